"""Set-up (WO-1xx)."""

from __future__ import annotations

from collections import Counter

import pytest

from kordon.engine.bits import members
from kordon.engine.chance import seed_from
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content.tables import (
    ALL_GEAR,
    ALL_WEAPONS,
    GEAR,
    GEAR_OF,
    HERO,
    HEROES,
    WEAPON,
    WEAPON_OF,
)
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.pieces import ACTIVATING, ENTRUSTING, NO_CARD, NOWHERE, PICKING
from kordon.games.wolfenstein.rules import dispatch, setup
from tests.games.wolfenstein.drawn import drawn
from tests.games.wolfenstein.small import small_board, small_mission
from tests.games.wolfenstein.table import TEAM, Table, begun, mission_on

OPEN_GROUND = """
    h . . . . .

    . . . . . .
"""


@rule("WO-101")
def test_a_game_begins_in_round_one_without_threat_and_with_a_shared_life_each() -> None:
    position = begun(small_mission())
    assert (position.round, position.threat, position.noise) == (1, 0, 0)
    assert position.shared_lives == (1, 1, 1, 1)
    assert position.life == tuple(HEROES[hero].life for hero in position.heroes)
    assert position.armour == tuple(HEROES[hero].armour for hero in position.heroes)
    assert position.phase == ACTIVATING
    assert not position.faults()


@rule("WO-102")
def test_starting_cards_leave_their_decks_and_each_hero_draws_one_more() -> None:
    position = begun(small_mission(), team=("bj", "klaus", "anya", "bombate"))
    slot = position.heroes.index(HERO["anya"])
    assert [WEAPON_OF[card] for card in members(position.weapons[slot])] == [WEAPON["sub-machine-gun"]]
    carried = [GEAR_OF[card] for card in members(position.carried[slot])]
    assert GEAR["knife"] in carried
    assert len(carried) == 2
    held = 0
    for mask in position.weapons:
        held |= mask
    assert position.weapon_deck == ALL_WEAPONS & ~held
    drawn_cards = sum(mask.bit_count() for mask in position.carried)
    assert drawn_cards == 4 + 2  # and the knife and the axe
    assert position.gear_deck.bit_count() == ALL_GEAR.bit_count() - drawn_cards


@rule("WO-102")
def test_the_random_card_is_random() -> None:
    found = {begun(small_mission(), seed=f"deal {n}").carried[0] for n in range(12)}
    assert len(found) > 4


@rule("WO-104")
@pytest.mark.parametrize(("seats", "shares"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
def test_heroes_are_shared_out_evenly(seats: int, shares: list[int]) -> None:
    position = begun(small_mission(), seats=seats)
    assert sorted(Counter(position.owners).values(), reverse=True) == shares
    assert len(set(position.heroes)) == 4


@rule("WO-104")
def test_nobody_picks_a_hero_twice_and_suggested_heroes_are_the_missions() -> None:
    options = WolfensteinOptions(heroes="suggested")
    position = setup.set_up(options, 2, seed_from("pick"), mission=small_mission(suggested=TEAM))
    offered = dispatch.legal_moves(position, 0)
    assert {move.hero for move in offered if isinstance(move, moves.Pick)} == {HERO[name] for name in TEAM}
    dispatch.apply(position, offered[0])
    assert dispatch.to_act(position) == (1,)
    assert moves.Pick(1, offered[0].hero) not in dispatch.legal_moves(position, 1)  # type: ignore[attr-defined]
    any_hero = setup.set_up(WolfensteinOptions(heroes="any"), 1, seed_from("pick"), mission=small_mission())
    assert len(dispatch.legal_moves(any_hero, 0)) == 6


def asked_who_begins(seats: int) -> Table:
    """The heroes are picked; the players say who begins."""
    board = small_board()
    position = setup.set_up(
        WolfensteinOptions(heroes="any"), seats, seed_from("first"), mission=small_mission()
    )
    table = Table(board, position)
    for hero in ("bj", "klaus", "anya", "bombate"):
        table.play(moves.Pick(position.acting, HERO[hero]))
    return table


@rule("WO-105")
def test_players_who_agree_on_who_begins_roll_no_dice() -> None:
    table = asked_who_begins(3)
    for seat in range(3):
        assert table.legal() == [moves.Lead(seat, first) for first in range(3)]
        before = table.position.chance.copy()
        table.play(moves.Lead(seat, 2))
        assert table.position.chance.count == before.count
    assert (table.position.first, table.position.acting, table.position.round) == (2, 2, 1)
    assert not table.told(events.FirstPlayerRolled)


@rule("WO-105")
def test_players_who_disagree_roll_two_dice_each_and_the_best_has_the_wish() -> None:
    table = asked_who_begins(3)
    table.play(moves.Lead(0, 0), moves.Lead(1, 2))
    assert table.position.round == 0
    table.rolls("heart shield heart heart blank reload blank blank shield blank")  # 2, 2 and 0; then 0 and 1
    table.play(moves.Lead(2, 0))
    assert table.told(events.FirstPlayerRolled) == [events.FirstPlayerRolled(2, (0, 1, 0))]
    assert table.position.first == 2


@rule("WO-105", "WO-803")
def test_one_player_is_not_asked_who_begins() -> None:
    assert asked_who_begins(1).position.round == 1


@rule("WO-103")
def test_with_one_marker_all_enter_on_it_one_whole_turn_after_the_other() -> None:
    board = drawn(OPEN_GROUND, starts="h")
    table = Table(board, begun(mission_on(board)))
    table.play(*[moves.Choose(0, table.legal()[0].answer) for _ in table.position.pending])
    assert {move.start for move in table.legal(moves.Activate)} == {table.at("h")}
    table.play(moves.Activate(0, 0, table.at("h")))
    assert table.position.hero_at == (table.at("h"), NOWHERE, NOWHERE, NOWHERE)
    assert not table.legal(moves.Activate)
    table.play(table.legal(moves.Step)[0])
    table.end()
    assert {(move.slot, move.start) for move in table.legal()} == {(s, table.at("h")) for s in (1, 2, 3)}


@rule("WO-103", "WO-106")
def test_with_four_markers_each_hero_has_an_own_one() -> None:
    board = drawn("a . b\n\nc . d\n\n. . .", starts="abcd")
    table = Table(board, begun(mission_on(board), team=("bj", "klaus", "anya", "bombate")))
    assert len({move.start for move in table.legal()}) == 4
    table.play(moves.Activate(0, 0, table.at("b")))
    table.play(next(move for move in table.legal(moves.Step) if move.to not in board.board.starts))
    table.end()
    assert {move.start for move in table.legal()} == {table.at(letter) for letter in "acd"}


@rule("WO-106")
def test_a_turn_does_not_end_on_the_marker_while_a_step_is_possible() -> None:
    board = drawn(OPEN_GROUND, starts="h")
    table = Table(board, begun(mission_on(board), team=("bj", "klaus", "anya", "bombate")))
    table.play(moves.Activate(0, 0, table.at("h")))
    assert not table.legal(moves.EndTurn)
    table.play(moves.Exhaust(0))
    assert not table.legal(moves.EndTurn)
    table.play(table.legal(moves.Step)[0])
    assert table.legal(moves.EndTurn)


@rule("WO-106", "WO-107")
def test_the_last_point_is_kept_for_the_step_off_the_marker() -> None:
    board = drawn("h1. .\n\n. . .", starts="h")
    table = Table(board, begun(mission_on(board), team=("bj", "klaus", "anya", "bombate")))
    table.play(moves.Activate(0, 0, table.at("h")))
    assert table.legal(moves.Open)
    table.position.ap = 1
    assert not table.legal(moves.Open)
    assert table.legal(moves.Step)


@rule("WO-106", "WO-108")
def test_a_hero_who_can_not_leave_the_marker_may_end_the_turn_there() -> None:
    board = drawn("h1. .", starts="h")
    table = Table(board, begun(mission_on(board), team=("bj", "klaus", "anya", "bombate")))
    table.play(moves.Activate(0, 0, table.at("h")))
    assert not table.legal(moves.Step)
    table.end()
    # The next one can't get past, so stays out for this round.
    assert {move.start for move in table.legal()} == {NOWHERE}
    table.play(moves.Activate(0, 1, NOWHERE))
    assert table.position.hero_at[1] == NOWHERE
    assert table.told(events.Missed)


@rule("WO-106", "WO-007")
def test_a_hero_starts_with_one_token_of_the_starting_weapons_ammunition() -> None:
    position = begun(small_mission(), team=("bj", "klaus", "set", "max"))
    assert position.ammunition == (0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0)
    assert position.active[3] == NO_CARD


@rule("WO-101", "WO-903")
def test_the_hardest_level_asks_who_has_the_only_token() -> None:
    position = begun(small_mission(), level="death")
    assert position.phase in (ENTRUSTING, PICKING) or position.pending
    table = Table(drawn(OPEN_GROUND, starts="h"), position)
    while position.pending:
        table.play(table.legal()[0])
    table.play(moves.Entrust(position.acting, 2))
    assert position.shared_lives == (0, 0, 1, 0)
