"""Laying characters (ES-203 to ES-207, ES-505, ES-607).

Most positions here lie on these boards, none of them turned; the inner cells are in brackets:

    1R    1I    2III  2R    3II   3III
    1III [1II] [2II] [2I]  [3I]   3R
    4I   [4II] [5R]  [5II] [6II]  6R
    4R    4III  5I    5III  6I    6III
"""

from __future__ import annotations

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.estoril import moves
from kordon.games.estoril.phases import LAYING
from kordon.games.estoril.rules.characters import CHARACTERS, DECK
from kordon.games.estoril.rules.ground import HERE_AND_NEIGHBOURS, NEIGHBOURS
from tests.games.estoril.table import SIX, Table, card_of

OUTER = {"1-I", "1-III", "2-III", "3-II", "3-III", "4-I", "4-III", "5-I", "5-III", "6-I", "6-III"}
MUCHAXO_INSIDE = {"5-II"}
INNER = {"1-II", "2-I", "2-II", "3-I", "4-II", "6-II"}


def crowd(areas: set[str], colour: str = "green") -> dict[str, str]:
    """Cards of the deck, all of one player, on these areas."""
    names = [CHARACTERS[card].name for card in DECK]
    return {area: f"{colour} {name}" for area, name in zip(sorted(areas), names, strict=False)}


@rule("ES-203")
def test_laying_takes_a_card_from_hand_and_a_marker() -> None:
    table = Table()
    table.lay("red", "Araújo", "3-II")
    assert table.on("3-II") == "red Araújo"
    assert table.hand("red") == {"Hans R.", "Elizabeth", "Linda X.", "Guedes", "Roque"}
    assert table.position.markers == (5, 6)


@rule("ES-203")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, "green", "green red green"),
        (3, "blue", "blue red green blue"),
        (4, "green", "green blue yellow red green"),
    ],
)
def test_players_lay_in_turn_to_the_left(seats: int, first: str, order: str) -> None:
    table = Table(seats=seats, first=first)
    for colour, area in zip(order.split(), ("1-I", "3-II", "4-I", "6-III", "3-III"), strict=False):
        assert table.asked == f"{colour} lays"
        name = "Roque" if "Araújo" not in table.hand(colour) else "Araújo"
        table.lay(colour, name, area)


@rule("ES-203")
def test_who_has_no_marker_left_is_passed_over() -> None:
    table = Table(seats=3, markers={"red": 2, "green": 0, "blue": 1})
    table.lay("red", "Araújo", "1-I")
    assert table.acting == "blue"
    table.lay("blue", "Araújo", "4-I")
    assert table.acting == "red"


@rule("ES-203", "ES-607")
def test_who_has_no_card_left_is_passed_over() -> None:
    table = Table(hands={"green": "Roque"})
    table.lay("red", "Araújo", "1-I")
    table.lay("green", "Roque", "3-II")
    assert table.position.markers == (5, 5)
    assert table.acting == "red"
    table.lay("red", "Guedes", "4-I")
    assert table.asked == "red lays"


@rule("ES-607")
def test_only_as_many_cards_are_laid_as_there_are() -> None:
    table = Table(hands={"red": "Garbo", "green": "Araújo"}, rewards={1: "Pires", 3: "Salazar"})
    table.lay("red", "Garbo", "1-I")
    table.lay("green", "Araújo", "3-II")
    assert table.position.round == 2
    assert (table.hand("red"), table.hand("green")) == ({"Garbo", "Pires"}, {"Araújo", "Salazar"})


@rule("ES-203")
def test_the_laying_ends_when_nobody_has_a_marker() -> None:
    table = Table(markers={"red": 1, "green": 1})
    table.lay("red", "Araújo", "1-I")
    assert table.position.phase == LAYING
    table.lay("green", "Araújo", "3-II")
    assert table.position.phase != LAYING
    assert table.winner(1) == ("red", 2)


@rule("ES-203", "ES-207")
def test_the_laying_ends_when_no_area_is_free() -> None:
    everywhere = OUTER | MUCHAXO_INSIDE | INNER
    table = Table(laid=crowd(everywhere - {"1-I"}), markers={"red": 6, "green": 6}, first="red")
    table.lay("red", "Araújo", "1-I")
    assert table.position.phase != LAYING


@rule("ES-204", "ES-205")
def test_the_first_card_goes_to_the_rim() -> None:
    assert Table().areas_open_to("red") == OUTER | MUCHAXO_INSIDE


@rule("ES-204")
@pytest.mark.parametrize(
    ("boards", "inner"),
    [
        ("1 2 3 4 8 6", {"1-II", "2-II", "2-I", "3-I", "4-II", "8-I", "8-II", "6-II"}),
        ("1' 2 3 4 8 6", {"1-I", "2-II", "2-I", "3-I", "4-II", "8-I", "8-II", "6-II"}),
        ("1'' 2''' 3 4'' 8' 6'", {"2-II", "2-III", "3-I", "8-I", "8-IV", "6-I"}),
    ],
)
def test_outer_and_inner_depend_on_how_the_boards_are_turned(boards: str, inner: set[str]) -> None:
    table = Table(boards)
    ground = table.position.ground
    every = {table.where(cell) for areas in ground.areas for cell in areas}
    assert every - table.areas_open_to("red") == inner


@rule("ES-204")
def test_an_outer_area_takes_any_players_card_beside_anybody() -> None:
    table = Table(laid={"1-I": "green Roque"})
    table.lay("red", "Araújo", "2-III")
    assert table.on("2-III") == "red Araújo"


@rule("ES-205")
@pytest.mark.parametrize(
    ("own", "opened"),
    [
        ("1-I", {"1-II"}),  # on the same board
        ("1-II", {"2-II", "4-II"}),  # across boards, sideways and downwards
        ("2-I", {"2-II", "3-I"}),
        ("3-II", {"3-I"}),
        ("3-I", {"2-I", "6-II"}),
        ("4-II", {"1-II"}),  # the reward field of 5 lies between 4-II and 5-II
        ("2-III", {"2-II"}),
        ("3-III", set()),  # only a reward field and 3-II are beside it
        ("5-II", {"2-I", "6-II"}),
    ],
)
def test_an_inner_area_needs_an_own_card_beside_it(own: str, opened: set[str]) -> None:
    outer = OUTER | MUCHAXO_INSIDE
    table = Table(laid={own: "red Roque"}, first="red")
    assert table.areas_open_to("red") == (outer | opened) - {own}


@rule("ES-205")
def test_somebody_elses_card_opens_nothing() -> None:
    table = Table(laid={"1-I": "green Roque"}, first="red")
    assert "1-II" not in table.areas_open_to("red")
    table.lay("red", "Araújo", "6-I")
    assert "1-II" in table.areas_open_to("green")


@rule("ES-205")
def test_a_reward_field_is_no_area() -> None:
    table = Table(laid={"4-II": "red Roque"})
    field = 2 * 6 + 2  # the reward field of board 5, beside 4-II
    assert not table.position.ground.area_mask >> field & 1
    assert table.refused(moves.Lay(0, card_of("Araújo", "red"), field)) == ("ES-205",)


@rule("ES-505")
def test_all_of_muchaxo_counts_as_outer() -> None:
    for boards in (SIX, "1 5 3 4 2 6", "1 5' 3 4 2 6", "1 5'' 3 4 2 6", "1 5''' 3 4 2 6"):
        assert {"5-I", "5-II", "5-III"} <= Table(boards).areas_open_to("red")


@rule("ES-206")
def test_who_can_do_neither_may_use_any_free_area() -> None:
    table = Table(laid=crowd(OUTER | MUCHAXO_INSIDE), markers={"green": 0})
    assert table.areas_open_to("red") == INNER
    table.lay("red", "Araújo", "2-I")
    assert table.on("2-I") == "red Araújo"


@rule("ES-206")
def test_one_inner_area_beside_an_own_card_is_enough_to_keep_to_the_rule() -> None:
    laid = crowd(OUTER | MUCHAXO_INSIDE)
    laid["1-I"] = "red Roque"
    assert Table(laid=laid, markers={"green": 0}).areas_open_to("red") == {"1-II"}


@rule("ES-206")
def test_one_free_outer_area_is_enough_to_keep_to_the_rule() -> None:
    laid = crowd((OUTER | MUCHAXO_INSIDE) - {"6-III"})
    assert Table(laid=laid, markers={"green": 0}).areas_open_to("red") == {"6-III"}


@rule("ES-207")
def test_there_is_no_way_not_to_lay() -> None:
    table = Table()
    assert {type(move) for move in table.moves("red")} == {moves.Lay}
    assert len(table.moves("red")) == 6 * len(OUTER | MUCHAXO_INSIDE)


@rule("ES-307")
def test_neighbouring_boards_share_a_side() -> None:
    assert NEIGHBOURS == ((1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4))
    assert HERE_AND_NEIGHBOURS[4] == (4, 1, 3, 5)


@rule("ES-307")
def test_diagonal_boards_are_no_neighbours() -> None:
    """Elizabeth on 1 reaches 2 and 4, not 3, 5 or 6."""
    laid = {"1-I": "red Elizabeth"}
    laid |= crowd({"2-III", "3-III", "4-I", "5-III", "6-III"})
    table = Table(laid=laid).resolve()
    assert table.asked == "red Elizabeth S"
    assert table.targets() == {"2-III", "4-I"}
