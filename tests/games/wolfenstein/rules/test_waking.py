"""Who wakes at the start of the enemy phase (WO-601, WO-904)."""

from __future__ import annotations

from typing import Any

from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events
from tests.games.wolfenstein.phase import EnemyPhase
from tests.games.wolfenstein.table import Table, staged

# Four tiles in a row with doors between them: a hero in the first, enemies in the others.
ROW = "h .1s .2t .3u"
ROW_AREAS = "1 1 2 2 3 3 4 4"


def in_a_row(**kinds: Any) -> Table:
    """Soldats in three tiles behind closed doors, with noise in the second tile."""
    table = staged(ROW, areas=ROW_AREAS, heroes={"bj": "h"}, enemies=kinds or {"soldat": "stu"})
    table.position.noise = 1 << table.area("s")
    return table


@rule("WO-601")
def test_a_hero_in_sight_wakes() -> None:
    phase = EnemyPhase(staged("h . . .|s", heroes={"bj": "h"}, enemies={"soldat": "s"}))
    phase.run()
    assert phase.woke() == {}
    phase = EnemyPhase(staged("h . . . s", heroes={"bj": "h"}, enemies={"soldat": "s"}))
    phase.run()
    assert phase.woke() == {"s": "sight"}


@rule("WO-601", "WO-011")
def test_noise_in_the_own_or_a_neighbouring_area_wakes_and_further_away_it_does_not() -> None:
    phase = EnemyPhase(in_a_row())
    phase.run()
    assert phase.woke() == {"s": "noise", "t": "noise"}


@rule("WO-601")
def test_noise_does_not_wake_officers_and_bosses() -> None:
    for kind in ("officer", "bevli", "hitler", "von-grim"):
        phase = EnemyPhase(in_a_row(**{kind: "s"}))
        phase.run()
        assert phase.woke() == {}
    phase = EnemyPhase(in_a_row(soldat="s", officer="t"))
    phase.run()
    assert phase.woke() == {"s": "noise"}


@rule("WO-601")
def test_a_hero_in_sight_wakes_officers_and_bosses() -> None:
    for kind in ("officer", "bevli"):
        phase = EnemyPhase(staged("h . . . . s", heroes={"bj": "h"}, enemies={kind: "s"}))
        phase.run()
        assert phase.woke() == {"s": "sight"}


@rule("WO-601")
def test_an_officer_attacked_since_the_last_phase_walks_to_the_nearest_hero_by_path() -> None:
    # Over the wall klaus is nearer, but bj is cheaper to walk to.
    table = staged(
        """
        k . . . .
        - - - -
        s a b c d

        . # # # e

        h # # # .
        """,
        heroes={"klaus": "k", "bj": "h"},
        enemies={"officer": "s"},
    )
    table.position.unseen = (1, 1, 0, 0)
    table.position.attacked = 1 << table.figure("s")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {"s": "attacked"}
    assert phase.told(events.EnemyActs)[0].who == table.slot("bj")
    assert phase.rules("s")[0] == "WO-601"
    assert table.position.attacked == 0, "it counts since the last enemy phase only"


@rule("WO-601")
def test_an_attack_alone_does_not_wake_a_soldat() -> None:
    table = staged(ROW, areas=ROW_AREAS, heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.attacked = 1 << table.figure("s")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {}


@rule("WO-601")
def test_hard_case_1_noise_of_the_phase_wakes_nobody() -> None:
    # s attacks: noise in its own and the hero's tile, next to those of t. t sleeps on.
    table = staged("t .|h . s .|u", areas="1 1 2 2 3 3 4", heroes={"bj": "h"}, enemies={"soldat": "stu"})
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {"s": "sight"}
    assert phase.attacks() == [("s", "bj")]
    assert phase.position.noise & (1 << table.area("h") | 1 << table.area("s"))
    assert phase.acts("t") == phase.acts("u") == ""
    phase.events = []
    phase.run()
    assert phase.woke() == {"s": "sight", "t": "noise"}, "in the next phase t wakes"


@rule("WO-601")
def test_hard_case_1_sight_of_the_phase_wakes_nobody() -> None:
    # s opens the door, so that the officer sees the hero; it stays asleep.
    table = staged(
        "o . s1. h",
        areas="1 1 1 2 2",
        heroes={"bj": "h"},
        enemies={"soldat": "s", "officer": "o"},
    )
    table.position.noise = 1 << table.area("h")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.told(events.EnemyOpened)
    assert phase.woke() == {"s": "noise"}
    assert phase.acts("o") == ""


@rule("WO-961", "WO-601")
def test_a_bleeding_hero_wakes_nobody_by_sight() -> None:
    table = staged("h . . . s", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.bleeding = 1
    table.position.life = replaced(table.position.life, 0, 0)
    table.position.count_heroes()
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {}


@rule("WO-904")
def test_on_the_hardest_level_heroes_count_as_noise() -> None:
    for level, woken in (("bring", {}), ("death", {"s": "noise"})):
        table = staged(ROW, areas=ROW_AREAS, heroes={"bj": "h"}, enemies={"soldat": "st"}, level=level)
        phase = EnemyPhase(table)
        phase.run()
        assert phase.woke() == woken
        assert ("open" in phase.acts("s")) == bool(woken), "it also goes there"


@rule("WO-907")
def test_a_quiet_hero_is_no_noise_on_the_hardest_level_either() -> None:
    table = staged(ROW, areas=ROW_AREAS, heroes={"bj": "h"}, enemies={"soldat": "s"}, level="death")
    card = table.give("bj", gear="felt-soles")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {"s": "noise"}, "the soles are not worn"
    table = staged(ROW, areas=ROW_AREAS, heroes={"bj": "h"}, enemies={"soldat": "s"}, level="death")
    assert table.give("bj", gear="felt-soles") == card
    table.position.carried = replaced(table.position.carried, 0, 0)
    table.position.worn = replaced(table.position.worn, 0, 1 << card)
    phase = EnemyPhase(table)
    phase.run()
    assert phase.woke() == {}


@rule("WO-413")
def test_the_stunned_do_nothing_and_the_sabotaged_do_not_attack() -> None:
    table = staged("h . . s", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.stunned_enemies = 1 << table.figure("s")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("s") == "wait:stunned"
    assert table.position.stunned_enemies == 0
    table = staged("h a b s", heroes={"bj": "h"}, enemies={"soldat": "s"})
    table.position.sabotaged_enemies = 1 << table.figure("s")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("s") == "go:b go:a"
    assert table.position.sabotaged_enemies == 0
