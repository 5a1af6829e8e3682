"""The rulebook's long example, both phases: Klaus and two Soldats."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content.tables import LIGHT
from kordon.games.wolfenstein.pieces import BLANK, HEART, RELOAD, SHIELD
from kordon.games.wolfenstein.rules.enemy_attack import enemy_dice
from tests.games.wolfenstein.table import staged


@rule("WO-008", "WO-402", "WO-403", "WO-406", "WO-410", "WO-501", "WO-503", "WO-603")
def test_klaus_and_the_two_soldats() -> None:
    table = staged(
        "h a b c k d s e t", heroes={"klaus": "h"}, enemies={"soldat": "st"}, active="klaus"
    )
    position, klaus = table.position, table.slot("klaus")
    near, far = table.figure("s"), table.figure("t")

    # Klaus has 6 points. Four steps; now one Soldat is 2 squares away, the other 4.
    assert position.ap == 6
    table.step("abck")
    assert position.ap == 2
    # The pistol reaches 2 squares: only the nearer one can be attacked.
    assert [move.figure for move in table.legal(moves.Attack) if not move.mode] == [near]

    # One die of the pistol and two of accuracy: reload, blank, shield. The veteran rerolls: a heart.
    table.rolls("reload blank shield heart")
    glory, gear = position.glory[klaus], position.carried[klaus].bit_count()
    told = table.play(moves.Attack(0, near))
    attacked = next(event for event in told if isinstance(event, events.Attacked))
    assert sorted(attacked.faces) == sorted([HEART, BLANK, SHIELD])
    assert attacked.rerolled == 1
    assert RELOAD not in attacked.faces
    assert position.reloads == 0
    assert not position.alive >> near & 1

    # The loot: a glory point, an equipment card, an ammunition token of choice; nothing for the others.
    assert position.glory[klaus] == glory + 1
    assert position.carried[klaus].bit_count() == gear + 1
    tokens = position.ammunition
    table.play(moves.Choose(0, LIGHT))
    assert sum(position.ammunition) == sum(tokens) + 1
    assert position.glory.count(0) == 3

    # Noise in the room, the threat is 1, and there are no points left.
    assert position.noise == 1
    assert position.threat == 1
    assert position.ap == 0

    # The enemy phase. At 4 squares the sub-machine gun has 3 − 3, but at least 1 die: a reload is a blank.
    assert enemy_dice(position, far, klaus) == 1
    life = table.life("klaus")
    table.rolls("reload")
    told = table.end()
    shots = [event for event in told if isinstance(event, events.EnemyAttacked)]
    assert shots == [events.EnemyAttacked(far, klaus, (RELOAD,))]
    assert table.life("klaus") == life
    assert position.noise == 1

    # Three points are left: it walks next to Klaus, where it would roll all three dice.
    steps = [event.to for event in told if isinstance(event, events.EnemyMoved)]
    assert steps == [table.at("e"), table.at("s"), table.at("d")]
    assert enemy_dice(position, far, klaus) == 3
    assert told.index(shots[0]) < told.index(next(e for e in told if isinstance(e, events.EnemyMoved)))


@rule("WO-604", "WO-205")
def test_bj_shoots_into_the_corridor_and_the_other_soldat_comes_out_of_it() -> None:
    # Noise in the room and in the corridor; the Soldat sees nobody from where it is, leaves the noisy
    # corridor for the room, shoots and comes as near as it can. Then the corridor falls quiet.
    table = staged(
        """
        h . . . . # #
                -
        . . . . a b s
        """.replace("                -\n", "\n"),
        areas="""
        1 1 1 1 1 # #

        1 1 1 1 1 2 2
        """,
        heroes={"bj": "h"},
        enemies={"soldat": "s"},
        active="bj",
    )
    position = table.position
    position.noise = 0b11
    position.unseen = (5, 0, 0, 0)
    table.rolls("blank")
    told = table.end()
    while position.tie_kind:
        told += table.play(table.legal()[0])
    acts = [event for event in told if isinstance(event, events.EnemyActs)]
    assert (acts[0].area, acts[0].rule) == (table.area("a"), "WO-604")
    assert any(isinstance(event, events.EnemyAttacked) for event in told)
    assert position.noise == 0b01, "nobody is left in the corridor"
