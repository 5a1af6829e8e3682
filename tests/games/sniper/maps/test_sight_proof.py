"""The critical lines against two slower ways of looking: neither may see more, and neither less."""

from __future__ import annotations

import random

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.sniper.maps import compiled
from kordon.games.sniper.maps.source import MapSource
from kordon.games.sniper.maps.tools import SIGHT
from kordon.maps.format import read
from tests.games.sniper.maps.sight_oracle import Sampler, exact_distances
from tests.games.sniper.maps.sketch import Sketch

LETTERS = ("abcdefgh", "ABCDEFGH", "123456789")


def random_sketch(seed: int, width: int = 4, height: int = 4, spaces: int = 7) -> Sketch:
    """A board filled by growing spaces of random types from random cells, no space around another."""
    chance = random.Random(seed)
    while True:
        cells = [(x, y) for x in range(width) for y in range(height)]
        board: dict[tuple[int, int], str] = {}
        unused = {letters: list(letters) for letters in LETTERS}
        for cell in chance.sample(cells, spaces):
            kind = chance.choice((*LETTERS, LETTERS[0], "~", "#"))
            board[cell] = kind if kind in "~#" else unused[kind].pop(0)
        while len(board) < len(cells):
            x, y = chance.choice(cells)
            near = chance.choice([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
            if (x, y) in board and near in cells:
                board.setdefault(near, board[x, y])
        picture = "\n".join("".join(board[x, y] for x in range(width)) for y in range(height))
        try:
            return Sketch(picture)
        except AssertionError:
            continue  # a space drawn around another, or in two pieces


def assert_exact(sketch: Sketch) -> None:
    found, slow = sketch.ground.distances(SIGHT), exact_distances(sketch.source)
    for a, name in enumerate(sketch.letters):
        for b, other in enumerate(sketch.letters):
            assert found[a][b] == slow[a][b], (name, other)


@rule("SE-851", "SE-852", "SE-853", "SE-854", "SE-855", "SE-856", "SE-859")
@pytest.mark.parametrize("seed", range(3))
def test_critical_lines_find_exactly_what_a_slow_search_in_fractions_finds(seed: int) -> None:
    assert_exact(random_sketch(seed))


@pytest.mark.full
@rule("SE-851", "SE-852", "SE-853", "SE-854", "SE-855", "SE-856", "SE-859")
@pytest.mark.parametrize("seed", range(100, 160))
def test_critical_lines_find_exactly_what_a_slow_search_finds_on_many_boards(seed: int) -> None:
    assert_exact(random_sketch(seed, width=4 + seed % 3, spaces=7 + seed % 6))


@rule("SE-851", "SE-859")
@pytest.mark.parametrize("name", compiled.MAP_NAMES)
def test_no_random_line_shows_what_the_table_denies(name: str) -> None:
    distance = compiled.load(name).distance
    sampler = Sampler(read(compiled.DATA / f"{name}.json", MapSource), seed=851)
    pairs = set()
    for a, b, count in sampler.seen(lines=1500):
        assert 0 < distance[a][b] <= count, (a, b, count)
        pairs.add((min(a, b), max(a, b)))
    assert len(pairs) > 1000
