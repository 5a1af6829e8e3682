"""Random games on both maps: what the sniper hides changes nothing that the others see (SE-306, SE-511)."""

from __future__ import annotations

from random import Random

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.checks.finding import shared_parts, state
from kordon.engine.records import OPEN, SPECTATOR, encode, witnessed
from kordon.engine.rule_ids import rule
from kordon.games.sniper import GAME
from kordon.games.sniper.observe import observe
from kordon.games.sniper.options import SniperOptions
from kordon.games.sniper.rules import dispatch
from kordon.games.sniper.secrets import swap_secrets

SEATS = (1, 2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("map", ["launch", "pens"])
@rule("SE-306", "SE-511")
def test_nobody_can_tell_worlds_apart_that_differ_in_secrets(map: str, seats: int) -> None:
    source, swaps = Random(f"moves of {map} {seats}"), Random(f"swaps of {map} {seats}")
    position = GAME.start(SniperOptions(map=map), seats, seed_from(f"{map} {seats}"))  # type: ignore[arg-type]
    different = 0
    while position.outcome is None:
        for seat in (*range(seats), SPECTATOR):
            world = swap_secrets(position, seat, swaps)
            assert world.faults() == []
            assert encode(observe(world, seat)) == encode(observe(position, seat))
            different += (world.space, world.objectives) != (position.space, position.objectives)
        acting = dispatch.to_act(position)
        before = {seat: encode(observe(position, seat)) for seat in (*range(1, seats), SPECTATOR)}
        notices = dispatch.apply(
            position, source.choice(dispatch.legal_moves(position, source.choice(acting)))
        )
        for seat, seen in before.items():
            assert witnessed(notices, seat) or encode(observe(position, seat)) == seen
        assert position.faults() == []
    assert different > 4 * seats


@rule("SE-307")
@pytest.mark.parametrize("map", ["launch", "pens"])
def test_after_the_end_everybody_sees_everything(map: str) -> None:
    source = Random(map)
    position = GAME.start(SniperOptions(map=map), 3, seed_from(map))  # type: ignore[arg-type]
    while position.outcome is None:
        acting = source.choice(dispatch.to_act(position))
        dispatch.apply(position, source.choice(dispatch.legal_moves(position, acting)))
    views = [observe(position, seat) for seat in (0, 1, 2, SPECTATOR, OPEN)]
    for seen in views:
        assert seen.record == tuple(position.record)
        assert len(seen.record) >= 1
        assert (seen.space, seen.objectives, seen.hand) == (
            position.space,
            position.objectives,
            tuple(position.hand),
        )


@pytest.mark.parametrize("seats", SEATS)
def test_a_copy_is_equal_and_goes_its_own_way(seats: int) -> None:
    source = Random(seats)
    position = GAME.start(SniperOptions(), seats, seed_from(f"copy {seats}"))
    for _ in range(60):
        if position.outcome is not None:
            break
        copy, before = position.copy(), state(position)
        assert state(copy) == before
        assert shared_parts(position, copy) == []
        seat = source.choice(dispatch.to_act(position))
        move = source.choice(dispatch.legal_moves(position, seat))
        dispatch.apply(copy, move)
        assert state(position) == before
        dispatch.apply(position, move)
        assert state(position) == state(copy)
