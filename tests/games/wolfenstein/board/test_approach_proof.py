"""Where a walk along cheapest ways can end, against a slow search on random boards."""

from __future__ import annotations

from random import Random

import pytest

from kordon.engine.bits import mask_of, members
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.board.approach import Approach, field_to, ground_of
from kordon.games.wolfenstein.board.routes import FAR
from tests.games.wolfenstein.board.random_boards import random_board
from tests.games.wolfenstein.board.route_oracle import State, Walker

Way = list[tuple[int, int]]


class Careful(Walker):
    """A walker that opens doors only where it can stand."""

    no_stand: set[int]

    def actions(self, state: State) -> list[tuple[int, State, int]]:
        found = super().actions(state)
        return [known for known in found if known[2] >= 0 or state[0] not in self.no_stand]


class Case:
    """A random board, a figure that walks, friends in its way and squares where something stops it."""

    def __init__(self, random: Random, wide: int) -> None:
        while True:
            width, height = random.randint(3, 6), random.randint(3, 6)
            self.board = random_board(random, width, height, as_in_missions=wide == 2)
            self.closed = random.getrandbits(len(self.board.doors)) if self.board.doors else 0
            self.barred = random.getrandbits(len(self.board.bars)) if self.board.bars else 0
            edges = self.board.open_edges(self.closed, self.barred)
            places = members(
                edges.large_fits & ~self.board.doorway_anchors if wide == 2 else self.board.floor
            )
            if len(places) > 2:
                break
        self.start = random.choice(places)
        own = self.board.large(self.start) if wide == 2 else 1 << self.start
        squares = members(self.board.floor)
        self.blocked = mask_of(square for square in squares if random.random() < 0.1 / wide) & ~own
        self.no_stop = mask_of(square for square in squares if random.random() < 0.2 / wide) & ~own
        self.difficult = random.choice((1, 2))
        self.goals = mask_of(random.sample(places, min(len(places), 2))) & ~(1 << self.start)
        self.alert = mask_of(square for square in range(self.board.size) if random.random() < 0.15)
        self.points = random.randint(1, 7)
        self.ground = ground_of(
            self.board,
            self.start,
            self.closed,
            self.barred,
            self.blocked,
            self.no_stop,
            large=wide == 2,
            sure_footed=self.difficult == 1,
        )
        self.walker = Careful(self.board, self.barred, self.blocked, True, self.difficult, wide)
        self.walker.no_stand = {place for place in range(self.board.size) if not self.stands(place, wide)}

    def stands(self, place: int, wide: int) -> bool:
        if place == self.start:
            return True
        covered = self.board.large(place) if wide == 2 else 1 << place
        return not covered & self.no_stop and not (wide == 2 and self.board.is_across(place))

    def approach(self) -> Approach:
        field = field_to(self.ground, self.goals)
        return Approach(self.ground, field, self.points, lambda squares, points: squares & self.alert)

    def ends(self, ways: list[Way]) -> set[int]:
        """By the letter: follow each way until something stops it, a door has to be opened or points end."""
        stopped, opening, standing = set(), set(), set()
        for way in ways:
            for number, (place, cost) in enumerate(way):
                if cost > self.points:
                    break
                if number and place not in self.walker.no_stand:
                    standing.add((cost, place))
                    if self.alert >> place & 1:
                        stopped.add(place)
                        break
                if number + 1 < len(way) and self.needs_door(place, way[number + 1][0]):
                    if cost < self.points:
                        opening.add(place)
                    break
        furthest = max(standing, default=(0, 0))[0]
        return stopped | opening | {place for cost, place in standing if cost == furthest}

    def needs_door(self, place: int, after: int) -> bool:
        return after not in {act for _, _, act in self.walker.actions((place, self.closed)) if act >= 0}


@rule("WO-603", "WO-605", "WO-606")
@pytest.mark.parametrize("seed", range(6))
def test_a_walk_ends_where_a_slow_search_says(seed: int) -> None:
    random = Random(seed)
    several = doors = 0
    for _ in range(60):
        case = Case(random, 1)
        given = case.approach()
        ways = case.walker.cheapest(case.start, case.closed, set(members(case.goals)))
        if not ways:
            assert given.cost == FAR
            assert not given.ends
            continue
        assert given.cost == ways[0][-1][1]
        assert set(members(given.ends)) == case.ends(ways)
        several += given.ends.bit_count() > 1
        doors += bool(given.doors)
    assert several > 5
    assert doors


@rule("WO-801", "WO-804")
@pytest.mark.parametrize("seed", range(6))
def test_a_large_figures_walk_ends_where_a_slow_search_says(seed: int) -> None:
    random = Random(seed)
    several = 0
    for _ in range(60):
        case = Case(random, 2)
        given = case.approach()
        ways = case.walker.cheapest(case.start, case.closed, set(members(case.goals)))
        if not ways:
            assert given.cost == FAR
            continue
        assert given.cost == ways[0][-1][1]
        if not given.pushes:
            assert set(members(given.ends)) == case.ends(ways)
        for beyond, across in given.pushes.items():
            assert case.board.is_across(across)
            assert case.stands(beyond, 2)
            assert case.board.distance(beyond, across) == 1
        several += given.ends.bit_count() > 1
    assert several > 1


@rule("WO-603")
@pytest.mark.parametrize(("seed", "wide"), [(seed, wide) for seed in range(3) for wide in (1, 2)])
def test_the_way_to_each_end_can_be_walked_at_its_cost_past_nothing_that_stops_it(
    seed: int, wide: int
) -> None:
    random = Random(seed)
    for _ in range(60):
        case = Case(random, wide)
        given = case.approach()
        case.walker.own = set(case.walker.covered(case.start))
        for end in members(given.ends):
            state, cost = (case.start, case.closed), 0
            way = given.way(end)
            for place in way:
                price, state, _ = next(known for known in case.walker.actions(state) if known[2] == place)
                cost += price
            assert (state[0], cost) == (given.pushes.get(end, end), given.spent(end))
            assert cost <= case.points
            assert not any(case.alert >> place & 1 and case.stands(place, wide) for place in way[:-1])
