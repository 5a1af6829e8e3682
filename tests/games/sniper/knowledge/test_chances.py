"""How sure the players are: of winning, and of where the sniper is."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kordon.bots.quick import QuickBot
from kordon.engine.bits import members
from kordon.games.sniper import GAME, events
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.belief.sniper_model import AT_MOST, TEMPER
from kordon.games.sniper.board import FAR
from kordon.games.sniper.knowledge.defenders import DefenderPlayer
from kordon.games.sniper.knowledge.sniper import SniperPlayer
from kordon.games.sniper.phases import DEFENDERS_TURN, SNIPER_TURN
from kordon.games.sniper.pieces import (
    SNIPER_SEAT,
)
from tests.games.sniper.knowledge.playing import Sure, Told, begun, play, told


def chance_of(player: Any, seen: Any) -> float:
    """What the player would tell if it saw this."""
    player._seen = seen
    return float(player.chance())


def test_an_objective_done_is_hope_and_a_wound_is_none() -> None:
    match = play(
        begun("launch", "standing"), lambda position: position.round == 4 and position.phase == DEFENDERS_TURN
    )
    for seat, sign in ((SNIPER_SEAT, 1), (1, -1)):
        player = told(GAME.player(seat, 1.0, Random(1)), match, seat)
        seen = replace(match.observation(seat), completed=(), wounds=0)
        number = match.observation(SNIPER_SEAT).objectives[0]
        ahead, hurt = replace(seen, completed=(number,)), replace(seen, wounds=1)
        chances = [sign * chance_of(player, one) for one in (hurt, seen, ahead)]
        assert chances == sorted(chances), seat
        assert len(set(chances)) == 3


def test_the_chance_of_the_sniper_knows_the_way_the_time_and_who_is_near() -> None:
    match = play(
        begun("launch", "standing"), lambda position: position.round == 3 and position.phase == SNIPER_TURN
    )
    player, seen = told(SniperPlayer(1.0, Random(1)), match, SNIPER_SEAT), match.observation(SNIPER_SEAT)
    board = match.position.board
    goal = board.map.objective_spaces[seen.objectives[0]]
    near = next(space for space in members(board.map.step_mask[goal]) if space not in seen.units)
    far = max(range(board.map.size), key=lambda space: min(FAR - 1, board.steps_to(1 << goal)[space]))
    assert chance_of(player, replace(seen, space=near)) > chance_of(player, replace(seen, space=far)) + 0.1
    assert chance_of(player, replace(seen, countdown=2)) < chance_of(player, seen) - 0.05
    beside = tuple([near] * len(seen.units))
    there = replace(seen, space=near)
    assert chance_of(player, replace(there, units=beside)) < chance_of(player, there)


def test_the_chance_of_defenders_knows_what_they_can_reach() -> None:
    match = play(begun("pens", "found"), lambda position: position.phase == DEFENDERS_TURN)
    size, officer = match.position.board.map.size, match.position.units[3]
    player = told(DefenderPlayer(1.0, Random(1)), match, 1)
    player._belief = Sure(officer, size)
    found = player.chance()
    somewhere: Any = Told([1 / size] * size)
    player._belief = somewhere
    assert found > player.chance() + 0.2


def told_chances(*chances: float) -> list[float]:
    """What is told when the filter gives these chances."""
    belief = SniperBelief(begun("launch", "likely").history[1])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(belief, "spaces", lambda: list(chances))
        return belief.likely_spaces()


def test_what_is_told_of_likely_spaces_keeps_their_order_and_sum() -> None:
    match = play(
        begun("pens", "likely"), lambda position: position.round == 3 and position.phase == DEFENDERS_TURN
    )
    belief = SniperBelief(match.history[1])
    plain, likely = belief.spaces(), belief.likely_spaces()
    assert sum(likely) == pytest.approx(sum(plain))
    assert [chance > 0 for chance in likely] == [chance > 0 for chance in plain]
    order = sorted(range(len(plain)), key=plain.__getitem__)
    assert sorted(likely) == [likely[space] for space in order]
    assert max(likely) < max(plain)


def test_no_space_is_told_to_be_likelier_than_proves_right() -> None:
    """However sharp the filter is, what it takes from the likeliest goes to the others in proportion."""
    told = told_chances(0.9, 0.0, *[0.01] * 9, 0.001)
    assert told[0] == AT_MOST
    assert told[1] == 0.0
    assert sum(told) == pytest.approx(0.991)
    assert told[11] / told[10] == pytest.approx(0.1**TEMPER)


@pytest.mark.parametrize("spaces", [1, 2, 3, 5])
def test_of_few_spaces_none_is_told_to_be_likelier(spaces: int) -> None:
    filtered = [10.0**-power for power in range(1, spaces)]
    told = told_chances(1 - sum(filtered), *filtered)
    assert told == pytest.approx([1 / spaces] * spaces)


def test_nothing_is_told_of_a_sniper_who_is_off_the_board() -> None:
    assert told_chances(0.0, 0.0) == [0.0, 0.0]


@pytest.mark.full
def test_likely_spaces_hold_the_sniper_as_often_as_they_say() -> None:
    """Ten bins over 200 games of masters: within five points, or two standard errors if those are more."""
    called, held, cases = [0.0] * 10, [0] * 10, [0] * 10
    for number in range(200):
        match = begun(("launch", "pens")[number % 2], f"calibrated {number}")
        bots = [QuickBot(GAME.player(seat, 1.0, Random(number)), Random(number)) for seat in range(2)]
        belief = SniperBelief(match.history[1])
        sent = [0, 0]
        while acting := GAME.to_act(match.position):
            seat = acting[0]
            for sight in match.history[seat][sent[seat] :]:
                bots[seat].see(sight)
            sent[seat] = len(match.history[seat])
            shown = match.play(bots[seat].choose()).get(1)
            if shown is None or shown.observation.outcome is not None:
                continue
            belief.update(shown)
            if any(isinstance(event, events.SniperDone) for event in shown.events):
                for space, chance in enumerate(belief.likely_spaces()):
                    if chance > 0.005:
                        bin = min(9, int(10 * chance))
                        called[bin] += chance
                        held[bin] += space == match.position.space
                        cases[bin] += 1
    for bin, count in enumerate(cases):
        if count:
            share = called[bin] / count
            spread = 2 * sqrt(share * (1 - share) / count)
            assert abs(held[bin] / count - share) < max(0.05, spread), f"{share:.0%}: {held[bin]} of {count}"
