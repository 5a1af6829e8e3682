"""In which order enemies act, and who decides what is left open (WO-602, WO-606)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.pieces import NOBODY
from kordon.games.wolfenstein.rules import rounds
from tests.games.wolfenstein.phase import EnemyPhase
from tests.games.wolfenstein.table import Table, staged

WIDE = """
    . . . . . . . .

    h . . . . . s .

    . . a . . . . .

    . . . . d . t .
"""


@rule("WO-602")
def test_higher_initiative_acts_first() -> None:
    table = staged(WIDE, heroes={"bj": "h"}, enemies={"soldat": "a", "drone": "s", "space-trooper": "d"})
    table.position.options = msgspec.structs.replace(table.position.options, ties="seed")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.order() == "sda"


@rule("WO-602")
def test_of_equals_the_nearer_to_a_hero_acts_first() -> None:
    table = staged(WIDE, heroes={"bj": "h"}, enemies={"soldat": "sad"})
    table.position.options = msgspec.structs.replace(table.position.options, ties="seed")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.order() == "ads"


@rule("WO-602")
def test_the_nearest_of_several_heroes_counts() -> None:
    for picture in ("h . . a . . . . . s . . . . . . k", "k . . . . . . s . . . . . a . . h"):
        table = staged(picture, heroes={"bj": "h", "klaus": "k"}, enemies={"soldat": "as"})
        table.position.options = msgspec.structs.replace(table.position.options, ties="seed")
        phase = EnemyPhase(table)
        phase.run()
        assert phase.order() == "as"


@rule("WO-602", "WO-606")
def test_of_equally_near_ones_the_controller_says_which_is_first() -> None:
    for choice in "st":
        phase = EnemyPhase(staged(WIDE, heroes={"bj": "h"}, enemies={"soldat": "st"}))
        phase.run()
        assert phase.asked() == ["s", "t"]
        phase.choose(choice)
        assert phase.told(events.Directed) == [events.Directed(0, "order", phase.figures[choice])]
        assert phase.told(events.EnemyActs)[0].figure == phase.figures[choice]


@rule("WO-606")
def test_who_can_do_nothing_is_not_chosen_from() -> None:
    # The figures at s and t are equally near; s is behind a wall without a door.
    table = staged(
        "h . . t\n- - - -\n. . . s",
        areas="1 1 1 1\n\n2 2 2 2",
        heroes={"bj": "h"},
        enemies={"soldat": "st"},
    )
    table.position.noise = 1 << table.area("s")
    phase = EnemyPhase(table)
    phase.run()
    assert phase.position.tie_kind == 0
    assert phase.woke() == {"s": "noise", "t": "sight"}
    assert phase.order() == "t"
    assert phase.acts("s") == "wait:obstacle"


@rule("WO-602")
def test_hard_case_3_a_blocked_figure_is_tried_again_after_each_later_one() -> None:
    # One file. The trooper (5) can pass its five friends (4), but not stand beyond: that costs 6 of its 5
    # points. It waits; the first Soldat moves up, and at once there is a square that costs 5.
    table = staged(
        "h . . . . . . . a b c d e t",
        heroes={"bj": "h"},
        enemies={"soldat": "abcde", "space-trooper": "t"},
    )
    table.position.noise = 1
    phase = EnemyPhase(table)
    phase.run()
    assert phase.order() == "atbcde"
    assert phase.acts("t") == "wait:blocked go:e go:d go:c go:b go:a"
    assert phase.rules("t") == ["WO-602", "WO-604"]


@rule("WO-602")
def test_hard_case_3_having_moved_one_square_is_not_being_blocked() -> None:
    # The same queue with one free square in front of the trooper: it takes it, and is done.
    table = staged(
        "h . . . . . . . a b c d e f t",
        heroes={"bj": "h"},
        enemies={"soldat": "abcde", "space-trooper": "t"},
    )
    table.position.noise = 1
    phase = EnemyPhase(table)
    phase.run()
    assert phase.order() == "tabcde"
    assert phase.acts("t") == "go:f"


@rule("WO-602", "WO-306")
def test_who_stays_blocked_takes_no_action() -> None:
    table = staged("h s t", heroes={"bj": "h"}, enemies={"soldat": "s", "space-trooper": "t"})
    table.position.noise = 1
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("t") == "wait:blocked"
    assert phase.attacks() == [("s", "bj")]


@rule("WO-306", "WO-602")
def test_enemies_pass_each_other_and_come_first_where_they_can_stand() -> None:
    # The drone (8) runs past three Soldats (4) next to the hero, and the Soldats close up.
    table = staged("h a b s t u d", heroes={"bj": "h"}, enemies={"soldat": "stu", "drone": "d"})
    table.position.noise = 1
    phase = EnemyPhase(table)
    phase.run()
    assert phase.acts("d") == "go:u go:t go:s go:b attack:bj go:a"
    assert [phase.at(letter) for letter in "dstu"] == ["a", "b", "s", "t"]


# ---- the controller (WO-606)


def with_seats(seats: int, owners: tuple[int, ...]) -> Table:
    """A position of so many players whose heroes are theirs."""
    table = staged("a b c d", heroes={"bj": "a", "klaus": "b", "anya": "c", "set": "d"}, seats=seats)
    table.position.owners = owners
    table.position.first = 1 % seats
    table.position.controller = NOBODY
    return table


def passing(table: Table, phases: int) -> list[int]:
    """Who controls the next so many enemy phases."""
    found = []
    for _ in range(phases):
        table.position.controller = rounds.next_controller(table.position)
        found.append(table.position.controller)
    return found


@rule("WO-606")
@pytest.mark.parametrize(
    ("owners", "dead", "expected"),
    [
        ((0, 0, 0, 0), 0, [0, 0, 0]),
        ((0, 1, 0, 1), 0, [1, 0, 1]),  # from the first player on, clockwise
        ((0, 1, 2, 3), 0, [1, 2, 3, 0, 1]),
        ((0, 1, 2, 0), 0, [1, 2, 1, 2]),  # two heroes while others have one: never
        ((0, 1, 0, 1), 0b0001, [0, 0, 0]),  # the one with fewer heroes, always
        ((0, 1, 2, 3), 0b0100, [2, 2, 2]),  # a player without heroes keeps it
        ((0, 1, 2, 3), 0b1100, [2, 3, 2, 3]),  # until another has none either: they alternate
    ],
)
def test_the_controller_passes_on(owners: tuple[int, ...], dead: int, expected: list[int]) -> None:
    table = with_seats(max(owners) + 1, owners)
    table.position.dead = dead
    assert passing(table, len(expected)) == expected


@rule("WO-606")
def test_the_controller_passes_on_with_each_enemy_phase_and_is_the_one_asked() -> None:
    table = staged(WIDE, heroes={"bj": "h"}, enemies={"soldat": "st"}, seats=2)
    table.position.controller, table.position.first = 0, 0
    phase = EnemyPhase(table)
    phase.run()
    assert table.position.controller == 1
    assert table.legal(seat=0) == []
    assert len(table.legal(seat=1)) == 2


@rule("WO-606")
def test_players_can_leave_ties_to_the_seed() -> None:
    chosen: set[Any] = set()
    for seed in range(12):
        table = staged(WIDE, heroes={"bj": "h"}, enemies={"soldat": "st"})
        table.position.options = msgspec.structs.replace(table.position.options, ties="seed")
        phase = EnemyPhase(table)
        table.position.chance.key = seed
        phase.run()
        assert table.position.tie_kind == 0
        directed = phase.told(events.Directed)
        assert directed[0].seat == NOBODY
        assert directed[0].kind == "order"
        chosen.add(directed[0].choice)
    assert len(chosen) == 2
