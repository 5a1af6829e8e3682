"""The game's sight against a slow exact one, on random boards."""

from __future__ import annotations

from random import Random

import pytest

from kordon.engine.bits import mask_of, members
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.board.grid import Board
from kordon.games.wolfenstein.board.sight import sees, sees_large
from tests.games.wolfenstein.board.random_boards import random_board
from tests.games.wolfenstein.board.sight_oracle import oracle_sees


def compare(random: Random, board: Board, pairs: int) -> int:
    """Compare some pairs of squares; how many of them see each other."""
    squares = members(board.floor)
    seen = 0
    for _ in range(pairs):
        a, b = random.sample(squares, 2)
        figures = mask_of(square for square in squares if random.random() < 0.12)
        closed = random.getrandbits(len(board.doors)) if board.doors else 0
        expected = oracle_sees(board, a, b, closed, figures)
        given = sees(board, a, b, closed, figures), sees(board, b, a, closed, figures)
        assert given == (expected, expected), (a, b, closed, figures, board.floor, board.walls)
        seen += expected
    return seen


@rule("WO-408", "WO-414")
@pytest.mark.parametrize("seed", range(6))
def test_sight_is_that_of_an_exact_search(seed: int) -> None:
    random = Random(seed)
    seen = sum(
        compare(random, random_board(random, random.randint(3, 7), random.randint(3, 7)), 25)
        for _ in range(12)
    )
    assert 60 < seen < 240, "the boards are neither empty nor a heap of walls"


@rule("WO-408", "WO-414")
@pytest.mark.full
@pytest.mark.parametrize("seed", range(100, 140))
def test_sight_is_that_of_an_exact_search_at_length(seed: int) -> None:
    random = Random(seed)
    for _ in range(60):
        compare(random, random_board(random, random.randint(2, 12), random.randint(2, 12)), 60)


@rule("WO-801")
@pytest.mark.parametrize("seed", range(4))
def test_a_large_figures_sight_is_that_of_any_of_its_squares(seed: int) -> None:
    random = Random(seed)
    for _ in range(10):
        board = random_board(random, 6, 5)
        large = members(board.open_edges(0, 0).large_fits)
        if not large:
            continue
        figure = board.large(random.choice(large))
        for b in random.sample(members(board.floor & ~figure), 5):
            others = mask_of(square for square in members(board.floor) if random.random() < 0.1) | figure
            expected = any(oracle_sees(board, a, b, 0, others & ~figure) for a in members(figure))
            assert sees_large(board, figure, 1 << b, 0, others) == expected
            assert sees_large(board, 1 << b, figure, 0, others) == expected
