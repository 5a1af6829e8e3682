"""The rulebook's long examples, move by move: Klaus and two Soldats, B.J. and a corridor."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content.tables import LIGHT
from kordon.games.wolfenstein.pieces import BLANK, HEART, RELOAD, SHIELD
from tests.games.wolfenstein.table import LoadedDice, staged


@rule("WO-402", "WO-403", "WO-313", "WO-406", "WO-501", "WO-503", "WO-410", "WO-603", "WO-008")
def test_klaus_meets_two_soldats() -> None:
    table = staged("a b c d e f s g t", heroes={"klaus": "a"}, enemies={"soldat": "st"}, active="klaus")
    position, klaus = table.position, table.slot("klaus")
    near, far = table.figure("s"), table.figure("t")
    # He walks four squares; one of them is 2 squares away then, the other 4.
    table.step("bcde")
    assert position.ap == 2
    assert [move.figure for move in table.legal(moves.Attack) if not move.mode] == [near]
    # One die of the pistol and two of his own; the reload is rolled again and turns into a heart.
    position.chance = LoadedDice([RELOAD, BLANK, SHIELD, HEART])
    table.play(moves.Attack(0, near))
    assert table.told(events.Attacked)[0].faces == (HEART, BLANK, SHIELD)
    assert table.told(events.FigureHurt) == [events.FigureHurt(near, 1, 1)]
    assert table.told(events.Killed) == [events.Killed(near, klaus)]
    assert position.reloads == 0
    # One glory, one equipment card, one ammunition token of his choice; nothing for the others.
    table.play(moves.Choose(0, LIGHT))
    assert position.glory == (1, 0, 0, 0)
    assert position.carried[klaus].bit_count() == 1
    assert position.ammunition[:3] == (2, 0, 0)
    assert position.threat == 1
    assert position.noise == 1
    assert position.ap == 0
    # The other one fires first: three dice less three at distance 4 are one; a reload is a blank.
    position.chance = LoadedDice([RELOAD])
    table.end()
    assert table.told(events.EnemyAttacked) == [events.EnemyAttacked(far, klaus, (RELOAD,))]
    assert table.life("klaus") == (4, 3)
    # Then it comes up to him with its last three points.
    assert [event.to for event in table.told(events.EnemyMoved)] == [table.at(letter) for letter in "gsf"]
    assert position.enemy_at[far] == table.at("f")
    assert position.round == 3
    assert not position.fatigued


CORRIDOR = """
    . . . . # #

    . a . . c .

    . . . . t .

    . . . . # #
"""
ROOM_AND_CORRIDOR = """
    1 1 1 1 # #

    1 1 1 1 2 2

    1 1 1 1 2 2

    1 1 1 1 # #
"""


@rule("WO-203", "WO-205", "WO-501", "WO-603")
def test_a_tired_bj_shoots_into_a_corridor() -> None:
    table = staged(
        CORRIDOR,
        areas=ROOM_AND_CORRIDOR,
        heroes={"bj": "a"},
        enemies={"soldat": "ct"},
    )
    position, bj = table.position, table.slot("bj")
    victim, other = table.figure("c"), table.figure("t")
    position.fatigued = 1 << bj
    table.play(moves.Activate(0, bj))
    assert position.ap == 3
    position.chance = LoadedDice([HEART, BLANK, BLANK, BLANK])
    table.play(moves.Attack(0, victim))
    assert position.noise == 0b11
    table.play(moves.Choose(0, LIGHT))
    position.chance = LoadedDice([BLANK] * 3)
    table.end()
    # The other one shoots, then comes in and stands next to him: on which square is the controller's choice.
    assert len(table.told(events.EnemyAttacked)) == 1
    beside = {table.at("a") + 1, table.at("a") + 7, table.at("a") - 5}
    assert set(position.tie) == beside
    table.play(moves.Direct(0, 0))
    assert position.enemy_at[other] in beside
    # The corridor is quiet again, the room is not.
    assert table.told(events.Tidied) == [events.Tidied(0b10)]
    assert position.noise == 0b01
    assert not position.fatigued
