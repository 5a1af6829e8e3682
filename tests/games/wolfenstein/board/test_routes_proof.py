"""Steps and what ways cost, against a slow search, on random boards, for small and large figures."""

from __future__ import annotations

from random import Random

import pytest

from kordon.engine.bits import mask_of, members
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.board.approach import LargeGround, field_to, ground_of
from kordon.games.wolfenstein.board.grid import DIRECTIONS, spread
from tests.games.wolfenstein.board.random_boards import random_board
from tests.games.wolfenstein.board.route_oracle import Walker


class Case:
    """A random board with figures on it, and one that walks."""

    def __init__(self, random: Random, wide: int) -> None:
        while True:
            width, height = random.randint(3, 6), random.randint(3, 6)
            self.board = random_board(random, width, height, as_in_missions=wide == 2)
            self.closed = random.getrandbits(len(self.board.doors)) if self.board.doors else 0
            self.barred = random.getrandbits(len(self.board.bars)) if self.board.bars else 0
            edges = self.board.open_edges(self.closed, self.barred)
            self.places = members(
                edges.large_fits & ~self.board.doorway_anchors if wide == 2 else self.board.floor
            )
            if self.places:
                break
        self.start = random.choice(self.places)
        own = self.board.large(self.start) if wide == 2 else 1 << self.start
        squares = members(self.board.floor)
        self.blocked = mask_of(square for square in squares if random.random() < 0.12 / wide) & ~own
        self.difficult_cost = random.choice((1, 2))
        self.wide = wide
        self.walker = Walker(self.board, self.barred, self.blocked, True, self.difficult_cost, wide)
        self.walker.own = set(self.walker.covered(self.start))

    def steps(self) -> set[int]:
        """Where one step leads to, no door opened."""
        if self.wide == 1:
            edges = self.board.open_edges(self.closed, self.barred)
            width = self.board.width
            return set(members(spread(width, edges.east, edges.south, 1 << self.start, ~self.blocked)))
        edges = self.board.open_edges(self.closed, self.barred)
        large = LargeGround(self.board, self.start, edges, self.blocked, 0, self.difficult_cost)
        found = 0
        for direction in range(len(DIRECTIONS)):
            found |= large.shifted(1 << self.start, direction) & ~large.to_open
        return set(members(found))

    def cost(self, goal: int) -> int:
        """What the game says that a way costs."""
        ground = ground_of(
            self.board,
            self.start,
            self.closed,
            self.barred,
            self.blocked,
            0,
            large=self.wide == 2,
            sure_footed=self.difficult_cost == 1,
        )
        return field_to(ground, 1 << goal).cost(self.start)


@rule("WO-305", "WO-306", "WO-308", "WO-309", "WO-801", "WO-804")
@pytest.mark.parametrize(("seed", "wide"), [(seed, wide) for seed in range(4) for wide in (1, 2)])
def test_steps_are_those_of_a_slow_search(seed: int, wide: int) -> None:
    random = Random(seed)
    for _ in range(60):
        case = Case(random, wide)
        expected = {case.walker.step(case.start, dx, dy, case.closed) for dx, dy in DIRECTIONS} - {None}
        assert case.steps() == expected


@rule("WO-305", "WO-314", "WO-605", "WO-804")
@pytest.mark.parametrize(("seed", "wide"), [(seed, wide) for seed in range(4) for wide in (1, 2)])
def test_ways_cost_what_a_slow_search_says(seed: int, wide: int) -> None:
    random = Random(seed)
    reached = 0
    for _ in range(30):
        case = Case(random, wide)
        expected = case.walker.by_place(case.start, case.closed)
        for goal in random.sample(case.places, min(len(case.places), 8)):
            if goal in expected:
                assert case.cost(goal) == expected[goal]
                reached += 1
            else:
                assert case.cost(goal) > 1000
    assert reached > 50
