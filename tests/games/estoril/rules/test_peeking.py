"""Face-down cards and peeks (ES-005, ES-006, ES-011, ES-508)."""

from __future__ import annotations

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.estoril import events, moves
from kordon.games.estoril.rules.characters import UNKNOWN
from tests.games.estoril.table import Table, card_of, name_of

ARAUJO = card_of("Araújo", "red")


@rule("ES-005")
@pytest.mark.parametrize("where", ["1-I", "2-III", "4-III", "5-I", "6-III"])
def test_top_secret_takes_the_card_face_down(where: str) -> None:
    table = Table()
    notices = table.play(moves.Lay(0, ARAUJO, table.spot(where)))
    assert not table.is_up(where)
    cell = table.spot(where)
    assert [type(event) for event in table.seen_by("green", notices)] == [events.Laid]
    assert table.seen_by("red", notices)[0].card == ARAUJO
    for who in ("green", "spectator"):
        assert table.seen_by(who, notices)[0].card == UNKNOWN
        assert table.observe(who).laid[cell] == UNKNOWN
    assert table.observe("red").laid[cell] == ARAUJO


@rule("ES-005", "ES-503")
@pytest.mark.parametrize("where", ["3-II", "3-III"])
def test_the_beach_takes_every_card_face_up(where: str) -> None:
    table = Table()
    notices = table.play(moves.Lay(0, ARAUJO, table.spot(where)))
    assert table.is_up(where)
    assert table.is_up("3-R")
    for who in ("red", "green", "spectator"):
        assert table.seen_by(who, notices)[0].card == ARAUJO
        assert table.observe(who).laid[table.spot(where)] == ARAUJO


@rule("ES-006", "ES-010")
def test_area_two_peeks_at_its_own_board() -> None:
    table = Table(laid={"2-III": "red Roque", "2-I": "green Guedes", "1-I": "green Roque"})
    table.lay("red", "Araújo", "2-II")
    assert table.asked == "red peeks"
    assert table.peeks() == {"2-I", "2-R"}


@rule("ES-006", "ES-010", "ES-307")
def test_area_three_peeks_at_its_own_and_neighbouring_boards() -> None:
    others = {"2-I": "green Guedes", "1-I": "green Roque", "3-II": "green Araújo"}
    others |= {"5-I": "green Hans R.", "4-I": "green Elizabeth", "6-I": "green Linda X."}
    table = Table(laid=others)
    table.lay("red", "Araújo", "2-III")
    assert table.peeks() == {"1-I", "2-I", "2-R", "5-I"}


@rule("ES-006", "ES-508")
def test_area_four_peeks_anywhere() -> None:
    others = {"1-I": "green Roque", "3-II": "green Araújo", "5-I": "green Hans R.", "6-III": "green Linda X."}
    table = Table("8 2 3 1 5 6", laid=others)
    table.lay("red", "Araújo", "8-IV")
    assert table.peeks() == {"1-I", "5-I", "6-III", "2-R", "8-R"}


@rule("ES-006")
@pytest.mark.parametrize("where", ["1-I", "3-II", "3-III", "6-I"])
def test_the_other_areas_have_no_peek(where: str) -> None:
    board = where[0]
    table = Table(
        laid={f"{board}-II" if where[2:] != "II" else f"{board}-I": "green Guedes", "2-III": "green Roque"}
    )
    table.lay("red", "Araújo", where)
    assert table.asked == "green lays"


@rule("ES-006")
def test_a_peek_shows_the_card_to_its_owner_alone() -> None:
    table = Table(laid={"2-I": "green Guedes"}, seats=3)
    table.lay("red", "Araújo", "2-III")
    notices = table.play(moves.Peek(0, table.spot("2-I")))
    guedes = card_of("Guedes", "green")
    assert table.seen_by("red", notices) == [events.Peeked(0, guedes, table.spot("2-I"), 2, 1)]
    assert table.observe("red").laid[table.spot("2-I")] == guedes
    for who in ("blue", "spectator"):
        assert table.seen_by(who, notices) == [events.Peeked(0, UNKNOWN, table.spot("2-I"), 2, 1)]
        assert table.observe(who).laid[table.spot("2-I")] == UNKNOWN
    assert not table.is_up("2-I")


@rule("ES-006")
def test_a_peek_at_a_reward() -> None:
    table = Table(rewards={2: "Garbo"})
    table.lay("red", "Araújo", "2-III")
    table.peek("2-R")
    place = table.place(2)
    assert name_of(table.observe("red").reward[place]) == "Garbo"
    assert table.observe("green").reward[place] == UNKNOWN
    assert table.observe("spectator").reward[place] == UNKNOWN
    assert not table.is_up("2-R")


@rule("ES-006")
def test_the_peek_comes_at_once_and_the_next_player_after_it() -> None:
    table = Table()
    table.lay("red", "Araújo", "2-III")
    assert table.asked == "red peeks"
    assert table.moves("green") == []
    table.peek("2-R")
    assert table.asked == "green lays"


@rule("ES-011")
def test_a_peek_may_be_declined() -> None:
    table = Table()
    table.lay("red", "Araújo", "2-III")
    table.decline()
    assert table.asked == "green lays"
    assert table.observe("red").reward[table.place(2)] == UNKNOWN


@rule("ES-011")
def test_own_cards_are_not_peeked_at() -> None:
    table = Table(laid={"1-I": "red Roque", "4-I": "green Roque"})
    table.lay("red", "Araújo", "1-III")
    assert table.peeks() == {"2-R", "4-I"}
    assert table.refused(moves.Peek(0, table.spot("1-I"))) == ("ES-011",)


@rule("ES-006", "ES-011")
def test_with_nothing_to_look_at_nobody_is_asked() -> None:
    table = Table(laid={"4-I": "red Roque"}, first="red")
    table.lay("red", "Araújo", "4-III")
    assert table.asked == "green lays"


@rule("ES-006", "ES-011")
def test_the_player_is_told_why_a_peek_symbol_gave_no_peek() -> None:
    table = Table(laid={"4-I": "red Roque", "6-I": "green Roque"}, first="red")
    table.lay("red", "Araújo", "4-III")  # nothing face down but an own card on 4 and its neighbours 1 and 5
    assert table.seen_by("red")[1:] == [events.NothingToPeek(0, 4, 3)]
    for who in ("green", "spectator"):
        assert [type(event) for event in table.seen_by(who)] == [events.Laid]
    table.lay("green", "Araújo", "5-III")  # for green, red's two cards on 4 are in reach
    assert table.asked == "green peeks"
    assert len(table.happened(events.NothingToPeek)) == 1
    table = Table(laid={"4-I": "red Roque"})
    table.lay("red", "Araújo", "6-I")  # no peek symbol, no reason to give
    assert table.happened(events.NothingToPeek) == []


@rule("ES-006")
def test_what_was_peeked_at_may_be_peeked_at_again_and_face_up_cards_not() -> None:
    table = Table(laid={"2-I": "green Guedes", "3-II": "green Roque"})
    table.set_known("2-I", "red")
    table.lay("red", "Araújo", "2-III")
    assert table.peeks() == {"2-I", "2-R"}
