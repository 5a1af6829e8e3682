"""Movement, doors, bars and secret passages (WO-301, WO-305 to WO-310, WO-314)."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import moves
from tests.games.wolfenstein.table import Table, staged


def steps(table: Table) -> str:
    """The letters the active hero can step on."""
    squares = {move.to for move in table.legal(moves.Step)}
    return "".join(sorted(sign for square, sign in table.drawn.signs.items() if square in squares))


@rule("WO-301", "WO-305")
def test_a_step_costs_one_point_straight_or_diagonally() -> None:
    table = staged("b c d\n\ne a f\n\ng h i", heroes={"bj": "a"}, active="bj")
    assert steps(table) == "bcdefghi"
    table.step("b")
    assert table.position.ap == 5
    assert table.position.hero_at[table.slot("bj")] == table.at("b")


@rule("WO-305")
def test_walls_closed_doors_and_bars_stop_steps() -> None:
    table = staged("b|a1c\n  x\n. d .", heroes={"bj": "a"}, active="bj")
    assert steps(table) == ""


@rule("WO-305")
def test_a_diagonal_step_needs_one_passable_side() -> None:
    table = staged("a s\n\nt b", heroes={"bj": "a"}, enemies={"soldat": "st"}, active="bj")
    assert steps(table) == ""
    table = staged("a s\n\nt b", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    assert steps(table) == "bt"


@rule("WO-301")
def test_difficult_terrain_costs_two_to_enter_and_one_to_leave() -> None:
    table = staged("a ~ b", heroes={"bj": "a"}, active="bj")
    difficult = table.at("a") + 1
    table.play(moves.Step(0, difficult))
    assert table.position.ap == 4
    table.step("b")
    assert table.position.ap == 3
    table.position.ap = 1
    assert moves.Step(0, difficult) not in table.legal()


@rule("WO-301")
def test_a_sure_footed_hero_pays_one_for_it() -> None:
    table = staged("a ~ b", heroes={"bombate": "a"}, active="bombate")
    table.play(moves.Step(0, table.at("a") + 1))
    assert table.position.ap == 6


@rule("WO-306")
def test_friends_are_passed_foes_are_not_and_nobody_stops_on_another() -> None:
    table = staged("a k b", heroes={"bj": "a", "klaus": "k"}, active="bj")
    table.step("k")
    assert not table.legal(moves.EndTurn, moves.Exhaust)
    assert steps(table) == "ab"
    table.step("b")
    assert table.legal(moves.EndTurn)
    table = staged("a s b", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    assert steps(table) == ""


@rule("WO-306", "WO-307")
def test_a_step_onto_a_friend_needs_the_points_and_a_square_to_go_on_to() -> None:
    table = staged("a k b", heroes={"bj": "a", "klaus": "k"}, active="bj")
    table.position.ap = 1
    assert steps(table) == ""
    table = staged("a k n b", heroes={"bj": "a", "klaus": "k", "anya": "n"}, active="bj")
    table.position.ap = 2
    assert steps(table) == "k"  # onto the friend and back
    table = staged("k a", heroes={"bj": "a", "klaus": "k"}, active="bj")
    assert steps(table) == "k"
    table = staged("a k s", heroes={"bj": "a", "klaus": "k"}, enemies={"soldat": "s"}, active="bj")
    table.step("k")
    assert steps(table) == "a"


@rule("WO-306", "WO-307")
def test_from_a_marker_a_step_onto_a_friend_needs_a_way_past_all_friends() -> None:
    friends = {"bj": "h", "klaus": "k", "anya": "n"}
    table = staged("h k n b", heroes=friends, active="bj", starts="h")
    table.position.ap = 2
    assert steps(table) == "", "two points end on the second friend, and nobody goes back to the marker"
    table.position.ap = 3
    assert steps(table) == "k"
    assert steps(staged("h k n", heroes=friends, active="bj", starts="h")) == "", "a dead end"
    table = staged("h k ~", heroes={"bj": "h", "klaus": "k"}, active="bj", starts="h")
    table.position.ap = 2
    assert steps(table) == "", "the difficult square behind the friend costs two"
    table.position.ap = 3
    assert steps(table) == "k"


@rule("WO-307")
def test_nobody_enters_event_chest_and_objective_squares() -> None:
    table = staged("e c\n\na o", heroes={"bj": "a"}, active="bj", events="e", chests="c", objectives="o")
    assert steps(table) == ""


@rule("WO-307")
def test_start_and_support_markers_are_crossed_not_stopped_on() -> None:
    table = staged("a h t b", heroes={"bj": "a"}, active="bj", starts="h", supports="t")
    table.position.ap = 2
    assert steps(table) == "h"  # there and back
    table.position.ap = 1
    assert steps(table) == ""
    table.position.ap = 3
    table.step("h")
    assert not table.legal(moves.EndTurn)
    table.step("tb")
    assert table.legal(moves.EndTurn)


@rule("WO-301", "WO-308", "WO-314")
def test_a_door_is_opened_for_one_point_from_a_square_that_touches_it_and_stays_open() -> None:
    table = staged("a b1c\n\n. d1.", heroes={"bj": "a"}, active="bj")
    assert not table.legal(moves.Open)
    table.step("b")
    table.play(moves.Open(0, 0))
    assert table.position.ap == 4
    assert table.position.closed == 0
    assert not table.legal(moves.Open)
    assert "c" in steps(table)


@rule("WO-309", "WO-314")
def test_only_a_metal_burning_weapon_in_the_active_slot_removes_bars() -> None:
    table = staged("axb", heroes={"bj": "a"}, active="bj")
    assert not table.legal(moves.Burn)
    card = table.give("bj", weapon="laserkraftwerk")
    assert not table.legal(moves.Burn)
    table.play(moves.Ready(0, card))
    table.play(moves.Burn(0, 0))
    assert table.position.ap == 5
    assert table.position.barred == 0
    assert steps(table) == "b"


@rule("WO-309")
def test_bars_do_not_stop_an_attack_and_closed_doors_do() -> None:
    table = staged("axs", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    assert table.legal(moves.Attack)
    table = staged("a1s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    assert not table.legal(moves.Attack)


# ---- secret passages (WO-310)

PASSAGE = """
    a p|q b
"""


def at_passage() -> Table:
    """A hero next to a secret passage through a wall."""
    table = staged(PASSAGE, heroes={"bj": "a"}, active="bj")
    board = table.position.board
    board.passages = ((table.at("p"), table.at("q")),)
    board.passage_mask = 1 << table.at("p") | 1 << table.at("q")
    board.no_stop = board.passage_mask
    return table


@rule("WO-301", "WO-310")
def test_a_passage_costs_a_step_on_a_journey_and_a_step_off_and_tires() -> None:
    table = at_passage()
    table.step("p")
    assert not table.legal(moves.EndTurn)
    table.play(moves.Travel(0, table.at("q")))
    assert table.position.fatigued == 1 << table.slot("bj")
    assert not table.legal(moves.EndTurn)
    table.step("b")
    assert table.position.ap == 3


@rule("WO-310")
def test_a_passage_needs_the_points_for_the_step_off() -> None:
    table = at_passage()
    table.position.ap = 2
    table.step("p")
    assert not table.legal(moves.Travel)
    assert steps(table) == "a"


@rule("WO-310", "WO-304")
def test_a_tired_hero_travels_too_for_fatigue_is_an_effect_here() -> None:
    table = at_passage()
    table.position.fatigued = 1 << table.slot("bj")
    table.step("p")
    assert table.legal(moves.Travel)


@rule("WO-310")
def test_a_passage_is_not_used_when_there_is_no_square_to_step_off_to() -> None:
    table = staged("a p|q s", heroes={"bj": "a"}, enemies={"soldat": "s"}, active="bj")
    board = table.position.board
    board.passages = ((table.at("p"), table.at("q")),)
    board.passage_mask = board.no_stop = 1 << table.at("p") | 1 << table.at("q")
    table.step("p")
    assert not table.legal(moves.Travel)
