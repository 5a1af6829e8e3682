"""The round (WO-2xx), and who controls the enemies (WO-606)."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.pieces import ACTIVATING, LEADING, NOBODY, OVER, half
from kordon.games.wolfenstein.rules import rounds
from tests.games.wolfenstein.table import Table, staged

FIELD = """
    a b c d . .

    . . . . . .
"""
TWO_ROOMS = """
    a b .1. c d

    . . .1. . .
"""
ROOMS = """
    1 1 1 2 2 2

    1 1 1 2 2 2
"""
FOUR = {"bj": "a", "klaus": "b", "anya": "c", "set": "d"}


def turn(table: Table, hero: str) -> None:
    """A hero's turn without an action."""
    slot = table.slot(hero)
    table.play(moves.Activate(table.position.owners[slot], slot))
    if not table.told(events.HeroDied):
        table.end()


@rule("WO-202")
def test_a_player_activates_all_own_heroes_in_any_order_then_the_next_one() -> None:
    table = staged(FIELD, heroes=FOUR, seats=2)
    table.position.acting = table.position.first = 1
    own = [slot for slot in range(4) if table.position.owners[slot] == 1]
    assert [move.slot for move in table.legal()] == own
    table.play(moves.Activate(1, own[1]))
    table.end()
    assert [move.slot for move in table.legal()] == [own[0]]
    table.play(moves.Activate(1, own[0]))
    table.end()
    assert {move.seat for move in table.legal()} == {0}


@rule("WO-203", "WO-962")
def test_a_tired_hero_has_half_the_points_rounded_up_and_loses_the_token_at_the_end() -> None:
    table = staged(FIELD, heroes=FOUR)
    anya = table.slot("anya")
    table.position.fatigued = 1 << anya
    table.play(moves.Activate(0, anya))
    assert table.position.ap == 4  # of 7
    assert half(6) == 3
    table.end()
    assert not table.position.fatigued >> anya & 1


@rule("WO-203")
def test_at_the_end_of_a_turn_company_makes_noise() -> None:
    table = staged(TWO_ROOMS, areas=ROOMS, heroes={"bj": "a", "klaus": "b", "anya": "c"}, active="bj")
    table.position.noise = 0
    table.end()
    assert table.position.noise == 1 << table.area("a")


@rule("WO-204")
def test_unused_points_are_lost() -> None:
    table = staged(FIELD, heroes=FOUR)
    turn(table, "bj")
    assert table.position.ap == 0
    assert table.position.phase == ACTIVATING


@rule("WO-205")
def test_noise_stays_only_where_a_figure_is_also_a_lone_one() -> None:
    table = staged(TWO_ROOMS, areas=ROOMS, heroes={"bj": "a"})
    table.position.noise = 3
    turn(table, "bj")
    assert table.told(events.Tidied) == [events.Tidied(1 << table.area("c"))]
    assert table.position.noise == 1 << table.area("a")
    assert table.position.round == 3


@rule("WO-205", "WO-206")
def test_the_first_player_names_the_next_one_among_those_with_heroes() -> None:
    table = staged(FIELD, heroes=FOUR, seats=3)
    table.position.first = table.position.acting = 2
    for _ in range(4):
        table.play(table.legal(moves.Activate)[0])
        table.end()
    assert table.position.phase == LEADING
    assert [(move.seat, move.next) for move in table.legal()] == [(2, 0), (2, 1), (2, 2)]
    table.play(moves.Lead(2, 1))
    assert (table.position.first, table.position.acting, table.position.round) == (1, 1, 3)


@rule("WO-201", "WO-704")
def test_when_the_round_limit_is_passed_with_goals_open_the_mission_is_lost() -> None:
    table = staged(FIELD, heroes={"bj": "a"}, mission={"rounds": 2})
    turn(table, "bj")
    assert table.position.phase == OVER
    assert table.position.outcome is not None
    assert (table.position.outcome.winners, table.position.outcome.rule) == ((), "WO-201")


@rule("WO-201")
def test_in_the_last_round_the_game_goes_on() -> None:
    table = staged(FIELD, heroes={"bj": "a"}, mission={"rounds": 3})
    turn(table, "bj")
    assert table.position.outcome is None
    assert table.position.round == 3


# ---- the controller (WO-606)


@rule("WO-606")
def test_the_controller_starts_with_the_first_player_and_passes_clockwise() -> None:
    table = staged(FIELD, heroes=FOUR, seats=4)
    position = table.position
    position.first, position.controller = 2, NOBODY
    seen = []
    for _ in range(5):
        position.controller = rounds.next_controller(position)
        seen.append(position.controller)
    assert seen == [2, 3, 0, 1, 2]


@rule("WO-606")
def test_a_player_with_two_heroes_among_players_with_one_never_controls() -> None:
    table = staged(FIELD, heroes=FOUR, seats=3)
    position = table.position
    assert position.owners == (0, 1, 2, 0)
    position.first, position.controller = 0, NOBODY
    seen = []
    for _ in range(4):
        position.controller = rounds.next_controller(position)
        seen.append(position.controller)
    assert seen == [1, 2, 1, 2]


@rule("WO-606")
def test_a_player_without_heroes_controls_until_another_has_none_then_they_alternate() -> None:
    table = staged(FIELD, heroes=FOUR, seats=4)
    position = table.position
    position.dead = 1 << 3
    position.controller = 1
    assert rounds.next_controller(position) == 3
    position.controller = 3
    assert rounds.next_controller(position) == 3
    position.dead = 1 << 3 | 1 << 1
    seen = []
    for _ in range(4):
        position.controller = rounds.next_controller(position)
        seen.append(position.controller)
    assert seen == [1, 3, 1, 3]


@rule("WO-803")
def test_one_player_has_all_four_heroes_and_nothing_else_changes() -> None:
    table = staged(FIELD, heroes=FOUR)
    assert table.position.owners == (0, 0, 0, 0)
    for hero in FOUR:
        turn(table, hero)
    assert (table.position.round, table.position.first, table.position.controller) == (3, 0, 0)
    assert table.position.phase == ACTIVATING
