"""The chance to win that advice tells."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kordon.bots.advice import advise
from kordon.engine.chance import seed_from
from kordon.engine.knowledge import Option
from kordon.engine.match import Match
from kordon.games.wolfenstein import GAME, moves
from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon.games.wolfenstein.content.goals import Kill, Take
from kordon.games.wolfenstein.content.tables import LEVELS
from kordon.games.wolfenstein.knowledge import standing
from kordon.games.wolfenstein.knowledge.player import TeamPlayer
from kordon.games.wolfenstein.knowledge.team import TeamPolicy
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import HERO_TURN
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import life
from tests.games.wolfenstein.table import staged


def begun(level: str = "bring", mission: str = "cells") -> Match:
    """A game in which the first hero has just been activated."""
    options = WolfensteinOptions(mission=mission, level=level)  # type: ignore[arg-type]
    match = Match(GAME, options, 1, seed_from("standing"))
    while match.position.phase != HERO_TURN:
        match.play(TeamPolicy().pick(match.position, 0, Random(1)))
    return match


def after(position: Position, **fields: Any) -> float:
    world = position.copy()
    for name, value in fields.items():
        setattr(world, name, value)
    world.count_all()
    return standing.team_wins(world)


def test_every_mission_and_level_has_its_weight() -> None:
    known = standing.weights()
    assert set(known.missions) == {f"{mission} {level.name}" for mission in MISSIONS for level in LEVELS}
    position = begun().position
    assert set(standing.counts(position, 0.0)) <= set(known.counts)


def test_the_dead_and_time_gone_by_lower_it() -> None:
    position = begun().position
    now = standing.team_wins(position)
    assert 0 < now < 1
    assert after(position, round=position.mission.rounds) < now
    world = position.copy()
    for slot in (1, 2):
        life.suffer(world, slot, 99, 99)
        life.die(world, slot)
    assert standing.team_wins(world) < now


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_harder_level_begins_with_a_smaller_chance(mission: str) -> None:
    """Before anything is done; the two easiest are both nearly sure."""
    told = [
        standing.team_wins(
            GAME.start(GAME.parse_options({"mission": mission, "level": level}), 2, seed_from("x"))
        )
        for level in ("daddy", "bring", "death")
    ]
    assert told == sorted(told, reverse=True)


def test_what_is_counted() -> None:
    table = staged(
        "a . . . o s",
        heroes={"bj": "a", "klaus": "o"},
        enemies={"officer": "s"},
        active="bj",
        mission={"goals": (Kill("officer"),), "rounds": 8, "threat_limit": 4, "alarm": ("soldat",)},
    )
    position = table.position
    position.threat = 2
    counted = standing.counts(position, 0.0)
    figure = table.figure("s")
    assert counted["fight"] == pytest.approx(
        (position.enemy_life[figure] + position.enemy_armour[figure]) / 10
    )
    assert counted["threat"] == 0.5
    assert counted["goals"] == 1
    assert counted["late alarm"] == counted["alarm"] == 0
    position.alarms = 1
    assert standing.counts(position, 0.0)["threat"] == 0, "it has sounded"
    assert standing.counts(position, 0.0)["alarm"] == 1


def test_advice_tells_a_chance_and_its_list_falls() -> None:
    match = begun()
    found = advise(GAME, 0, match.history[0])
    told = [one.chance for one in found]
    assert None not in told
    assert told == sorted(told, reverse=True)  # type: ignore[type-var]
    assert told[0] == pytest.approx(standing.team_wins(match.position), abs=0.01)


def test_a_move_that_wins_at_once_loses_nothing_and_others_do(monkeypatch: pytest.MonkeyPatch) -> None:
    table = staged(
        "a o", heroes={"bj": "a"}, active="bj", objectives="o", mission={"goals": (Take("A"),), "rounds": 8}
    )
    work, end = table.legal(moves.Work)[0], moves.EndTurn(0)
    assert standing.chance_after(table.position, work, 1) == 1.0
    assert table.position.outcome is None, "only a copy is played on"
    assert standing.chance_after(table.position, end, 1) < 1.0
    player = TeamPlayer(0, 1.0, Random(1))
    chances = {work: 0.9, end: 0.6}
    monkeypatch.setattr(player, "_chance_after", lambda move: chances[move])
    best, other = Option(work, 1.0), Option(end, 0.1)
    assert player.loss(best, other) == pytest.approx(0.3)
    assert player.loss(other, best) == 0.0, "never a gain"
