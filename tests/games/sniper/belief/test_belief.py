"""What the defenders can hold possible: just what playing every world leaves, and never without the truth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Literal

import pytest

from kordon.engine.bits import members
from kordon.engine.chance import seed_from
from kordon.engine.checks.evidence import ANY, AT_A_MOMENT, BELIEF, SWAP, Evidence
from kordon.engine.checks.finding import state
from kordon.engine.checks.fuzz import configurations
from kordon.engine.checks.secrecy import at_a_moment
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR, encode
from kordon.engine.rule_ids import rule
from kordon.games.sniper import GAME, events
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.belief.sniper_model import Moment, deal, model_of
from kordon.games.sniper.belief.tracker import Tracker
from kordon.games.sniper.board import board_of
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.phases import BURYING
from kordon.games.sniper.pieces import NO_SPACE, SNIPER_SEAT
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.rounds import FIRST_TURN
from tests.games.sniper.belief.every_world import EveryWorld, daring
from tests.games.sniper.belief.queries import chance_of, entrances, joint, places

EVERYTHING = configurations(GAME)
MapName = Literal["launch", "pens"]
MAPS: tuple[MapName, ...] = ("launch", "pens")


def random_match(name: str) -> tuple[Match, Random]:
    source = Random(name)
    options, seats = source.choice(EVERYTHING)
    return Match(GAME, options, seats, seed_from(name)), source


def set_up(match: Match, source: Random) -> None:
    while match.position.turn < FIRST_TURN:
        match.play(source.choice(GAME.moves(match.position, GAME.to_act(match.position)[0])))


class Watcher:
    """A seat that takes in every message as it comes."""

    def __init__(self, match: Match, seat: int) -> None:
        self.history = match.history[seat]
        self.belief = SniperBelief(self.history)
        self.taken = len(self.history)

    def look(self) -> SniperBelief:
        for sight in self.history[self.taken :]:
            self.belief.update(sight)
        self.taken = len(self.history)
        return self.belief


def moments(match: Match, source: Random) -> Iterator[None]:
    """A game of rare things, move by move."""
    yield
    while acting := GAME.to_act(match.position):
        match.play(daring(match.position, source.choice(acting), source))
        yield


# ---- the set


def watch(name: str) -> int:
    """Follow a game through the eyes of a defender or a spectator; the number of moments compared."""
    match, source = random_match(name)
    watcher = Watcher(match, source.choice([*range(1, match.seats), SPECTATOR]))
    compared = 0
    for _ in moments(match, source):
        position = match.position
        if position.outcome is None and position.phase != BURYING:
            first, second = position.objectives
            chance = chance_of(watcher.look(), position.space, (first, second))
            assert chance > 0, f"{name}: {position.space} and {position.objectives} in turn {position.turn}"
            compared += 1
    return compared


@rule("SE-306")
@pytest.mark.parametrize("part", range(4))
def test_the_true_world_is_always_in_the_set(part: int) -> None:
    assert sum(watch(f"truth {part} {number}") for number in range(25)) > 400


@pytest.mark.full
@pytest.mark.parametrize("part", range(8))
def test_the_true_world_is_always_in_the_set_of_thousands_of_games(part: int) -> None:
    for number in range(400):
        watch(f"many truths {part} {number}")


def compare_with_every_world(name: str, rounds: int) -> int:
    """Play until the round is over; at every moment both ways must leave the same. The number of moments."""
    source = Random(name)
    options = SniperOptions(map=source.choice(MAPS), extra_card=True)
    match = Match(GAME, options, 2, seed_from(name))
    set_up(match, source)
    watcher = Watcher(match, 1)
    true_pair = match.position.objectives
    pairs = [true_pair, *source.sample([pair for pair in watcher.belief.pairs() if pair != true_pair], 2)]
    every_world = EveryWorld(match, 1, pairs)
    compared = 0
    while match.position.outcome is None and match.position.round <= rounds:
        held = {place for place in places(watcher.look()) if place[1] in pairs}
        assert held == every_world.places(), f"{name}: after {match.history[1][-1].events}"
        compared += 1
        acting = source.choice(GAME.to_act(match.position))
        every_world.play(daring(match.position, acting, source))
    return compared


@rule("SE-104", "SE-301", "SE-304", "SE-305", "SE-351", "SE-352", "SE-371", "SE-402", "SE-403", "SE-405")
@pytest.mark.parametrize("part", range(4))
def test_the_set_is_what_playing_every_world_leaves(part: int) -> None:
    compared = sum(compare_with_every_world(f"every world {part} {number}", 3) for number in range(8))
    assert compared > 100


@pytest.mark.full
@pytest.mark.parametrize("part", range(4))
def test_the_set_is_what_playing_every_world_leaves_in_longer_games(part: int) -> None:
    for number in range(20):
        compare_with_every_world(f"every long world {part} {number}", 6)


# ---- draws


def look_at(name: str) -> int:
    """Worlds drawn and swapped at some moments of a game look like the truth; how many really differed."""
    match, source = random_match(name)
    evidence = Evidence()
    for _ in moments(match, source):
        if source.random() < 0.08:
            seat = source.choice([*range(match.seats), SPECTATOR])
            at_a_moment(match, seat, GAME.belief(match.history[seat]), [], source, evidence)
    return sum(
        evidence.counts[AT_A_MOMENT, viewer, name, ANY]
        for viewer in evidence.viewers()
        for name in (SWAP, BELIEF)
    )


@rule("SE-306", "SE-307", "SE-511")
@pytest.mark.parametrize("part", range(4))
def test_drawn_worlds_look_like_the_truth(part: int) -> None:
    assert sum(look_at(f"look {part} {number}") for number in range(6)) > 40


@pytest.mark.full
@pytest.mark.parametrize("part", range(8))
def test_drawn_worlds_look_like_the_truth_in_many_games(part: int) -> None:
    for number in range(60):
        look_at(f"look often {part} {number}")


def in_the_middle(name: str, moves: int, map: MapName = "launch") -> tuple[Match, SniperBelief]:
    """A game with two players after so many moves, as a defender sees it."""
    source = Random(name)
    match = Match(GAME, SniperOptions(map=map, extra_card=True), 2, seed_from(name))
    for _ in range(moves):
        match.play(daring(match.position, GAME.to_act(match.position)[0], source))
    assert match.position.outcome is None
    return match, SniperBelief(match.history[1])


@pytest.mark.parametrize("map", MAPS)
def test_worlds_are_drawn_as_often_as_they_are_likely(map: MapName) -> None:
    beliefs = (in_the_middle(f"odds {game}", 25, map)[1] for game in range(20))
    belief = next(belief for belief in beliefs if len(joint(belief)) > 200)
    source = Random(4)
    number = 6_000
    drawn = Counter((world.space, world.objectives) for world in (belief.draw(source) for _ in range(number)))
    chances = joint(belief)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(drawn) <= set(chances)
    large = {place: number * chance for place, chance in chances.items() if number * chance > 5}
    assert len(large) > 20
    statistic = sum((drawn[place] - expected) ** 2 / expected for place, expected in large.items())
    assert statistic < len(large) + 5 * sqrt(2 * len(large)) + 10


@pytest.mark.parametrize("map", MAPS)
def test_probabilities_are_sums_of_each_other(map: MapName) -> None:
    match, belief = in_the_middle("sums", 45, map)
    chances = joint(belief)
    for pair, chance in belief.pairs().items():
        assert chance == pytest.approx(sum(c for (_, other), c in chances.items() if other == pair))
    spaces = belief.spaces()
    for space in range(match.position.board.map.size):
        assert spaces[space] == pytest.approx(sum(c for (where, _), c in chances.items() if where == space))
    assert sum(entrances(belief)) == pytest.approx(1)


def check_past(world: Position, match: Match) -> None:
    """Every turn of a drawn world begins where the one before ended, by steps that the map allows."""
    map = world.board.map
    assert [number for number, _, _ in world.record] == [number for number, _, _ in match.position.record]
    turns = [(space, path) for _, space, path in world.record]
    if len(world.record) < world.round:
        turns.append((world.space, world.walked))
    here = NO_SPACE
    for space, path in turns:
        if path:
            assert path[-1] == space
            if here == NO_SPACE:
                assert path[0] in map.entrances
                barred = [world.board.suit(objective) for objective in world.objectives]
                assert map.sector[path[0]] not in barred
            else:
                assert map.step_mask[here] >> path[0] & 1
            assert all(map.step_mask[one] >> two & 1 for one, two in pairwise(path))
        else:
            assert space == here
        here = space
    assert here == world.space


@rule("SE-301", "SE-307")
@pytest.mark.parametrize("map", MAPS)
def test_a_drawn_world_has_a_past(map: MapName) -> None:
    source = Random(9)
    for number in range(10):
        match, belief = in_the_middle(f"past {number}", 34, map)
        for _ in range(100):
            check_past(belief.draw(source), match)


def test_the_same_history_gives_the_same_belief_at_once_or_bit_by_bit() -> None:
    match, source = random_match("bit by bit")
    watcher = Watcher(match, SPECTATOR)
    for _ in moments(match, source):
        if match.position.outcome is None:
            watcher.look()
    assert joint(SniperBelief(match.history[SPECTATOR][:-1])) == joint(watcher.belief)


# ---- the sniper, set-up and end


@pytest.mark.parametrize("number", range(6))
def test_a_copy_can_be_told_what_might_come_without_changing_the_belief(number: int) -> None:
    """Mines that go off later weigh everything again, in the copy alone."""
    match, source = random_match(f"copy {number}")
    set_up(match, source)
    while match.position.round < 7 and (acting := GAME.to_act(match.position)):
        match.play(daring(match.position, source.choice(acting), source))
    history = match.history[SPECTATOR]
    half = len(history) * 2 // 3
    belief = SniperBelief(history[:half])
    before = belief.spaces(), belief.pairs()
    copied = belief.copy()
    for sight in history[half:]:
        copied.update(sight)
    afresh = SniperBelief(history)
    assert copied.spaces() == pytest.approx(afresh.spaces())
    assert copied.pairs() == pytest.approx(afresh.pairs())
    assert state(copied.draw(Random(1))) == state(afresh.draw(Random(1)))
    assert (belief.spaces(), belief.pairs()) == before
    for sight in history[half:]:
        belief.update(sight)
    assert state(belief.draw(Random(1))) == state(afresh.draw(Random(1)))


@pytest.mark.parametrize("map", MAPS)
def test_a_sniper_avoids_units_and_seeks_an_objective_that_was_just_freed(map: MapName) -> None:
    board = board_of(map)
    model = model_of(board)
    goal = board.map.objective_spaces[4]
    start = members(board.map.step_mask[goal])[0]
    unit = next(space for space in members(board.reach_mask[goal]) if space not in (start, goal))

    def chance(occupied: int, freed: int = 0) -> float:
        flows = Moment(model, occupied, (), freed).flows(start)
        return sum([share for end, share in (*flows.quiet, *flows.noticed) if end == goal])

    assert chance(1 << unit) < chance(0)
    assert chance(1 << unit, 1 << goal) > chance(0)


def test_a_kill_on_an_objective_frees_it_until_the_next_turn() -> None:
    match, source = random_match("freed")
    set_up(match, source)
    seen = match.history[SPECTATOR][-1].observation
    tracker = Tracker(board_of(seen.options.map), seen)
    goal = board_of(seen.options.map).map.objective_spaces[3]
    tracker.take(events.Marched(1, 4, 0, goal))
    tracker.take(events.Killed(4, 0))
    assert tracker._freed == 1 << goal
    tracker.take(events.SniperBegan(2, 9))
    tracker.take(events.Killed(7, 0))
    assert tracker._freed == 0


@rule("SE-902")
def test_the_sniper_knows_all_but_the_order_cards() -> None:
    source = Random(3)
    match = Match(GAME, SniperOptions(), 1, seed_from("solo"))
    while match.position.round < 3:
        match.play(GAME.moves(match.position, SNIPER_SEAT)[-1])
    belief = SniperBelief(match.history[SNIPER_SEAT])
    worlds = [belief.draw(source) for _ in range(400)]
    truth = match.position
    unseen = {order for order in range(21) if truth.orders >> order & 1} | {truth.slots[2]}
    assert {world.slots[2] for world in worlds} == unseen
    for world in worlds:
        assert not world.faults()
        assert world.orders >> world.slots[2] & 1 == 0
        assert world.orders.bit_count() == truth.orders.bit_count()
        assert encode(GAME.observe(world, SNIPER_SEAT)) == encode(GAME.observe(truth, SNIPER_SEAT))
    assert joint(belief) == {(truth.space, truth.objectives): 1.0}
    assert belief.spaces()[truth.space] == 1.0


@rule("SE-201")
def test_the_pair_is_dealt_as_the_rules_say() -> None:
    """Chances by plain simulation of the deal."""
    suits = (-1, 0, 0, 0, 1, 1, 2, 2, 3, 3)
    expected: dict[tuple[int, ...], float] = {}
    for pair, _, chance in deal(suits):
        expected[pair] = expected.get(pair, 0.0) + chance
    source = Random(201)
    number = 30_000
    dealt: Counter[tuple[int, ...]] = Counter()
    for _ in range(number):
        deck = source.sample(range(1, 10), 9)
        held = [deck.pop(), deck.pop()]
        while suits[held[0]] == suits[held[1]]:
            held.pop(source.randrange(2))
            held.append(deck.pop())
        dealt[tuple(sorted(held))] += 1
    assert set(dealt) == set(expected)
    for outcome, chance in expected.items():
        assert abs(dealt[outcome] - number * chance) < 5 * sqrt(number * chance)


@rule("SE-863")
def test_a_shown_objective_is_in_no_pair() -> None:
    source = Random(5)
    match = Match(GAME, SniperOptions(objective_shown=True), 2, seed_from("shown"))
    set_up(match, source)
    shown = match.position.shown
    assert shown
    pairs = SniperBelief(match.history[1]).pairs()
    assert pairs
    assert all(shown not in pair for pair in pairs)


def test_after_the_end_nothing_is_left_to_guess() -> None:
    match, source = random_match("the end")
    for _ in moments(match, source):
        pass
    belief = SniperBelief(match.history[SPECTATOR])
    truth = match.position
    assert joint(belief) == {(truth.space, truth.objectives): 1.0}
    assert belief.draw(source).record == truth.record
