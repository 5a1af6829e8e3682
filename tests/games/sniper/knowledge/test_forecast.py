"""Where a sniper is likely: headings, squads, noise, shots, and what answers leave of it."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kordon.bots.factory import make_bot
from kordon.engine.bits import mask_of, members
from kordon.engine.records import Delivery
from kordon.games.sniper import GAME, events
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.board import board_of
from kordon.games.sniper.knowledge.forecast import Forecast
from kordon.games.sniper.phases import DEFENDERS_TURN
from kordon.games.sniper.pieces import NO_SPACE, UNKNOWN
from kordon.lab.arena import decisions
from kordon.lab.strangers.sniper import Evader, Greedy
from tests.games.sniper.knowledge.playing import begun

NOBODY = (NO_SPACE,) * 9


def forecast(match: Any, *heard: Any, **changed: Any) -> Forecast:
    """After these events, told one by one in a turn, with things standing as they are changed."""
    seen = replace(match.observation(1), **changed)
    found = Forecast(seen)
    for event in heard:
        found.follow(Delivery((event,), seen))
    return found


def shown_at(space: int) -> list[Any]:
    """The sniper was seen there, and has a new turn."""
    return [events.SniperBegan(2, 9), events.Revealed(space), events.SniperDone(9), events.SniperBegan(3, 8)]


@pytest.fixture(scope="module")
def match() -> Any:
    return begun("launch", "forecast")


def start(match: Any) -> int:
    """A space two steps from the first objective, with neighbours."""
    board = board_of("launch")
    steps = board.steps_to(1 << board.map.objective_spaces[1])
    return next(at for at, far in enumerate(steps) if far == 2 and len(board.walks[at]) > 5)


def test_it_adds_up_to_one_sniper_in_spaces_that_can_be_reached(match: Any) -> None:
    at = start(match)
    found = forecast(match, *shown_at(at), events.SniperDone(8), units=NOBODY).spaces()
    assert sum(found) == pytest.approx(1.0, abs=1e-3)
    ends = {at, *[walk.path[-1] for walk in board_of("launch").walks[at]]}
    assert {space for space, chance in enumerate(found) if chance} <= {
        end for first in ends for end in [first, *[walk.path[-1] for walk in board_of("launch").walks[first]]]
    }


def test_walks_lead_to_objectives_and_away_from_squads(match: Any) -> None:
    board = board_of("launch")
    at = start(match)
    alone = forecast(match, *shown_at(at), events.SniperDone(8), units=NOBODY).spaces()
    objectives = board.map.objective_spaces[1:]
    mean = sum(alone) / len([chance for chance in alone if chance])
    assert sum([alone[goal] for goal in objectives if alone[goal]]) > mean
    ends = [space for space, chance in enumerate(alone) if chance]

    def reached(unit: int) -> list[int]:
        return [end for end in ends if (board.reach_mask[unit] | 1 << unit) >> end & 1]

    far = board.steps_to(1 << at)
    unit = next(space for space in ends if far[space] > 1 and 1 < len(reached(space)) < len(ends) / 2)
    guarded = forecast(match, *shown_at(at), events.SniperDone(8), units=(unit, *NOBODY[1:])).spaces()
    assert sum([guarded[end] for end in reached(unit)]) < 0.6 * sum([alone[end] for end in reached(unit)])


def test_what_is_heard_and_what_is_not_tell_where_the_walk_led(match: Any) -> None:
    """A unit beside the sniper hears every run that starts there."""
    board = board_of("launch")
    at = start(match)
    beside = next(iter(members(board.map.adjacent_mask[at])))
    units = (beside, *NOBODY[1:])
    quiet = forecast(match, *shown_at(at), events.SniperDone(8), units=units).spaces()
    runs = {walk.path[-1] for walk in board.walks[at] if len(walk.path) > 1}
    runs -= {at, *[walk.path[0] for walk in board.walks[at] if len(walk.path) == 1]}
    assert quiet[at] > 0
    assert sum([quiet[end] for end in runs]) == 0.0
    later = forecast(match, *shown_at(at), events.Alerted(1), units=units).spaces()
    assert later[at] == 0.0
    assert sum([later[end] for end in runs]) > 0.1
    masked = [events.CardPlayed(UNKNOWN), events.SniperDone(8)]
    covered = forecast(match, *shown_at(at), *masked, units=units).spaces()
    assert sum([covered[end] for end in runs]) > 0.1


def test_answers_leave_what_fits(match: Any) -> None:
    at = start(match)
    heard = [*shown_at(at), events.SniperDone(8)]
    likely = max(
        range(board_of("launch").map.size), key=forecast(match, *heard, units=NOBODY).spaces().__getitem__
    )
    gone = forecast(match, *heard, events.Attacked(1, 0, likely, False), units=NOBODY).spaces()
    assert gone[likely] == 0.0
    there = forecast(match, *heard, events.Spotted(1, 0, likely, True), units=NOBODY).spaces()
    assert there[likely] == pytest.approx(1.0)
    sector = board_of("launch").map.sector_mask[2]
    found = forecast(match, *heard, events.IntelGathered(1, 2, True), units=NOBODY).spaces()
    assert mask_of([space for space, chance in enumerate(found) if chance]) & ~sector == 0


def test_many_tokens_are_for_a_far_target(match: Any) -> None:
    """A miss by few tokens comes from near, one by many from farther off."""
    map = board_of("launch").map
    target = max(range(map.size), key=lambda space: map.sight_mask[space].bit_count())
    units = (target, *NOBODY[1:])

    def distance(tokens: int) -> float:
        shot = events.Shot(tokens, (0, tokens, 0, 0), False, -1)
        chances = forecast(
            match, events.SniperBegan(2, 9), events.SniperDone(9), events.SniperBegan(3, 8), shot, units=units
        ).spaces()
        return sum([chance * map.distance[space][target] for space, chance in enumerate(chances)])

    assert distance(1) < distance(4)


def test_after_an_objective_the_sniper_heads_for_another_suit(match: Any) -> None:
    board = board_of("launch")
    found = forecast(
        match, events.SniperBegan(2, 9), events.Completed(1, board.map.objective_spaces[1]), units=NOBODY
    )
    assert 1 not in found.headings
    assert all(board.suit(heading) != board.suit(1) for heading in found.headings)
    assert found.spaces()[board.map.objective_spaces[1]] == pytest.approx(1.0)


def test_a_copy_goes_on_by_itself(match: Any) -> None:
    found = forecast(match, *shown_at(start(match)), units=NOBODY)
    before = found.spaces()
    copy = found.copy()
    copy.follow(Delivery((events.SniperDone(8),), replace(match.observation(1), units=NOBODY)))
    assert found.spaces() == before != copy.spaces()


@pytest.mark.parametrize("sniper", [Greedy, Evader])
def test_it_finds_strangers_better_than_the_belief_does(sniper: Any) -> None:
    """By the logarithm of what it gives the true space, as the defenders' turns begin."""
    gained = []
    for number in range(4):
        match = begun("launch", f"finds {number}")
        bots: list[Any] = [sniper(GAME, 0, Random(number)), make_bot(GAME, 1, "master", Random(number))]
        found, sent, turn = Forecast(match.observation(1)), len(match.history[1]), -1
        for seat in decisions(match, bots):
            for delivery in match.history[1][sent:]:
                found.follow(delivery)
            sent = len(match.history[1])
            position = match.position
            if position.phase == DEFENDERS_TURN and position.turn != turn:
                turn = position.turn
                told = SniperBelief(match.history[1]).spaces()[position.space]
                gained.append(log(max(found.spaces()[position.space], 1e-3)) - log(max(told, 1e-3)))
            match.play(bots[seat].choose())
    assert sum(gained) / len(gained) > 0.1


def test_a_walk_that_nobody_heard_leads_where_it_is_thought_to_lead_at_the_turns_end(match: Any) -> None:
    """Who has walked unheard is where others will think so; who has not, is where the turn began."""
    at = start(match)
    found = forecast(match, *shown_at(at), units=NOBODY)
    assert set(found.weights(walked=False)) == {at}
    walked = found.weights(walked=True)
    found.follow(Delivery((events.SniperDone(8),), replace(match.observation(1), units=NOBODY)))
    spaces = found.spaces()
    assert len(walked) > 5
    whole = sum(walked.values())
    for space, weight in walked.items():
        assert weight / whole == pytest.approx(spaces[space], abs=1e-3)


def test_it_tells_what_the_sniper_heads_for(match: Any) -> None:
    """One on an objective's way heads for it more than for the others; after one of its suit for no other."""
    board = board_of("launch")
    at = start(match)
    goal = board.map.objective_spaces[1]
    nearer = next(end for end in members(board.map.step_mask[at]) if board.map.step_mask[end] >> goal & 1)
    seen = forecast(match, *shown_at(at), events.Revealed(nearer), units=NOBODY)
    aims = seen.aims()
    assert sum(aims.values()) == pytest.approx(1.0)
    assert aims[1] > 1 / len(aims)
    done = forecast(match, *shown_at(at), events.Completed(1, board.map.objective_spaces[1]), units=NOBODY)
    assert all(board.suit(number) != board.suit(1) for number in done.aims())
