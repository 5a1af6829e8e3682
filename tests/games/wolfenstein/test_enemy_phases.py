"""Enemy phases of random games with noise everywhere and doors open: what always holds of them."""

from __future__ import annotations

from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content.tables import ENEMIES, FIGURE_OF
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import ENEMY_PHASE
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import dispatch, setup
from kordon.games.wolfenstein.rules.enemies.enemy_phase import AP, ATTACKS

MISSIONS = get_args(get_type_hints(WolfensteinOptions)["mission"])
ROUNDS = 5
ACTS = (events.EnemyMoved, events.EnemyOpened, events.EnemyAttacked)


def phases(mission: str, seed: int) -> list[tuple[Position, list[Any]]]:
    """The first enemy phases of a random game: the position before each, and its events."""
    source = Random(f"{mission} {seed}")
    options = WolfensteinOptions(mission=mission, heroes="any")  # type: ignore[arg-type]
    position = setup.set_up(options, 1, seed_from(f"{mission} {seed}"))
    position.closed &= source.getrandbits(20)
    found: list[tuple[Position, list[Any]]] = []
    before = position.copy()
    while dispatch.to_act(position) and position.round <= ROUNDS:
        if position.phase != ENEMY_PHASE:
            position.noise = (1 << len(position.board.areas)) - 1
            before = position.copy()
        legal = dispatch.legal_moves(position, dispatch.to_act(position)[0])
        told = [event for _, event in dispatch.apply(position, source.choice(legal))]
        if any(isinstance(event, events.EnemyPhaseBegan) for event in told):
            found.append((before, told))
            assert not position.faults(), position.faults()
        elif any(isinstance(event, events.Directed) for event in told):
            found[-1][1].extend(told)
            assert not position.faults(), position.faults()
    return found


@rule("WO-602", "WO-603", "WO-605")
@pytest.mark.parametrize("mission", MISSIONS)
def test_each_acts_once_within_its_points_and_attacks(mission: str) -> None:
    acted = 0
    for before, told in phases(mission, 1):
        closed = before.closed
        acts = [event for event in told if isinstance(event, ACTS)]
        actors = [event.figure for event in acts]
        activations = [figure for n, figure in enumerate(actors) if not n or actors[n - 1] != figure]
        assert len(activations) == len(set(activations)), "nobody acts twice"
        woken = {event.figure for event in told if isinstance(event, events.Woke)}
        assert set(activations) <= woken
        for figure in activations:
            own = [event for event in acts if event.figure == figure]
            kind = ENEMIES[FIGURE_OF[figure]]
            steps = sum(isinstance(event, events.EnemyMoved) for event in own)
            doors = [event.door for event in own if isinstance(event, events.EnemyOpened)]
            shots = 0 if any(type(t).__name__ == "Sweep" for t in kind.traits) else _attacks(own)
            assert shots <= ATTACKS[figure]
            assert steps + len(doors) + shots * kind.attack_ap <= AP[figure]
            assert all(closed >> door & 1 for door in doors)
            closed &= ~sum(1 << door for door in doors)
            acted += 1
    assert acted > ROUNDS


def _attacks(own: list[Any]) -> int:
    return sum(isinstance(event, events.EnemyAttacked) for event in own)


@rule("WO-606")
@pytest.mark.parametrize("mission", MISSIONS[:3])
def test_every_tie_is_a_choice_between_different_things(mission: str) -> None:
    source = Random(mission)
    options = WolfensteinOptions(mission=mission)  # type: ignore[arg-type]
    position = setup.set_up(options, 2, seed_from(mission))
    position.closed &= source.getrandbits(20)
    asked = 0
    while dispatch.to_act(position) and position.round <= ROUNDS:
        if position.phase == ENEMY_PHASE:
            assert len(set(position.tie)) == len(position.tie) > 1
            assert dispatch.to_act(position) == (position.controller,)
            asked += 1
        else:
            position.noise = (1 << len(position.board.areas)) - 1
        seat = dispatch.to_act(position)[0]
        dispatch.apply(position, source.choice(dispatch.legal_moves(position, seat)))
    assert asked > ROUNDS
