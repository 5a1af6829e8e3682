"""Cheapest ways against a slow search, on random boards, for small and large figures."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kordon.engine.bits import mask_of, members
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.board.routes import (
    FAR,
    Ways,
    costs_from,
    costs_from_large,
    find_ways,
    find_ways_large,
    steps_from,
    steps_from_large,
)
from tests.games.wolfenstein.board.random_boards import random_board
from tests.games.wolfenstein.board.route_oracle import NEAR, Walker


class Case:
    """A random board with figures on it, and one that walks."""

    def __init__(self, random: Random, wide: int) -> None:
        while True:
            width, height = random.randint(3, 6), random.randint(3, 6)
            self.board = random_board(random, width, height, as_in_missions=wide == 2)
            self.closed = random.getrandbits(len(self.board.doors)) if self.board.doors else 0
            self.barred = random.getrandbits(len(self.board.bars)) if self.board.bars else 0
            edges = self.board.open_edges(self.closed, self.barred)
            places = members(edges.large_fits if wide == 2 else self.board.floor)
            if places:
                break
        self.start = random.choice(places)
        own = self.board.large(self.start) if wide == 2 else 1 << self.start
        squares = members(self.board.floor)
        self.blocked = mask_of(square for square in squares if random.random() < 0.12 / wide) & ~own
        self.no_stop = mask_of(square for square in squares if random.random() < 0.25) & ~own
        self.opens = random.random() < 0.7
        self.difficult = random.choice((1, 2))
        self.goals = mask_of(random.sample(places, min(len(places), 2))) & ~(1 << self.start)
        self.walker = Walker(self.board, self.barred, self.blocked, self.opens, self.difficult, wide)


def costs(case: Case, search: Callable[..., list[int]]) -> list[int]:
    return search(
        case.board,
        case.start,
        case.closed,
        case.barred,
        case.blocked,
        case.no_stop,
        case.opens,
        case.difficult,
    )


def ways(case: Case, search: Callable[..., Ways]) -> Ways:
    return search(
        case.board, case.start, case.goals, case.closed, case.barred, case.blocked, case.opens, case.difficult
    )


@rule("WO-305", "WO-306", "WO-309", "WO-314", "WO-605")
@pytest.mark.parametrize("seed", range(4))
def test_costs_and_steps_are_those_of_a_slow_search(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        case = Case(random, 1)
        given = costs(case, costs_from)
        expected = case.walker.by_place(case.start, case.closed)
        for square in range(case.board.size):
            ends = not case.no_stop >> square & 1
            assert given[square] == (expected.get(square, FAR) if ends else FAR)
        steps = {case.walker.step(case.start, dx, dy, case.closed) for dx, dy in NEAR} - {None}
        mask = steps_from(case.board, case.start, case.closed, case.barred, case.blocked)
        assert set(members(mask)) == steps


@rule("WO-801", "WO-804")
@pytest.mark.parametrize("seed", range(4))
def test_costs_and_steps_of_large_figures_are_those_of_a_slow_search(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        case = Case(random, 2)
        given = costs(case, costs_from_large)
        expected = case.walker.by_place(case.start, case.closed)
        for anchor in range(case.board.size):
            covered = case.board.large(anchor)
            ends = anchor == case.start or not (covered & case.no_stop or case.board.is_across(anchor))
            assert given[anchor] == (expected.get(anchor, FAR) if ends else FAR)
        steps = {case.walker.step(case.start, dx, dy, case.closed) for dx, dy in NEAR} - {None}
        mask = steps_from_large(case.board, case.start, case.closed, case.barred, case.blocked)
        assert set(members(mask)) == steps


@rule("WO-606", "WO-603")
@pytest.mark.parametrize(("seed", "wide"), [(seed, wide) for seed in range(3) for wide in (1, 2)])
def test_all_cheapest_ways_and_their_ends_are_found(seed: int, wide: int) -> None:
    random = Random(seed)
    several = 0
    for _ in range(40):
        case = Case(random, wide)
        given = ways(case, find_ways_large if wide == 2 else find_ways)
        expected = case.walker.cheapest(case.start, case.closed, set(members(case.goals)))
        if not expected:
            assert given.cost == FAR
            assert not given.ends
            continue
        assert given.cost == expected[0][-1][1]
        assert set(members(given.ends)) == {way[-1][0] for way in expected}
        passed = {(square, cost) for cost, layer in enumerate(given.layers) for square in members(layer)}
        assert passed == {stop for way in expected for stop in way}
        for budget in range(given.cost + 1):
            stops = {
                [place for place, cost in way if cost <= budget and is_free(case, place)][-1]
                for way in expected
            }
            assert set(members(given.stops(budget, case.no_stop & ~case.goals))) == stops
            several += len(stops) > 1
    assert several > 4


def is_free(case: Case, place: int) -> bool:
    return place == case.start or not case.no_stop & ~case.goals & 1 << place


@rule("WO-603", "WO-605")
@pytest.mark.parametrize(("seed", "wide"), [(seed, wide) for seed in range(3) for wide in (1, 2)])
def test_the_way_can_be_walked_at_its_cost(seed: int, wide: int) -> None:
    random = Random(seed)
    walked = 0
    for _ in range(60):
        case = Case(random, wide)
        found = ways(case, find_ways_large if wide == 2 else find_ways)
        for end in members(found.ends):
            case.walker.own = set(case.walker.covered(case.start))
            state, cost = (case.start, case.closed), 0
            for action in found.way(end):
                price, state, _ = next(known for known in case.walker.actions(state) if known[2] == action)
                cost += price
            assert (state[0], cost) == (end, found.cost)
            walked += 1
    assert walked > 10
