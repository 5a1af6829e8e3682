"""Resolving the boards one by one (ES-301 to ES-304, ES-308)."""

from __future__ import annotations

import pytest

from kordon.engine.records import EVERYBODY
from kordon.engine.rule_ids import rule
from kordon.games.estoril import events
from kordon.games.estoril.rules.characters import UNKNOWN
from tests.games.estoril.table import Table, card_of, ground_of

NO_REWARDS_OF_PORTUGAL = {1: "Garbo", 2: "Otto M.", 3: "Dusko P.", 4: "G. René", 5: "Zarah L.", 6: "Clark G."}


@rule("ES-301")
@pytest.mark.parametrize("boards", ["1 2 3 4 5 6", "8 7 6 5 4 3", "7' 2 8 1 6'' 4"])
def test_boards_are_resolved_in_ascending_number(boards: str) -> None:
    table = Table(boards).resolve()
    assert [event.board for event in table.happened(events.Opened)] == sorted(ground_of(boards).layout)


@rule("ES-301")
def test_only_the_board_being_resolved_is_turned_up() -> None:
    laid = {"1-I": "red Araújo", "2-I": "red Guedes", "2-II": "green Araújo", "4-I": "green Guedes"}
    table = Table(laid=laid).resolve()
    assert table.asked == "red Guedes D"
    ups = {where: table.is_up(where) for where in laid} | {"2-R": table.is_up("2-R")}
    assert ups == {"1-I": True, "2-I": True, "2-II": True, "4-I": False, "2-R": True}
    for where in ("1-I", "2-I", "2-II"):
        assert table.observe("spectator").laid[table.spot(where)] != UNKNOWN
    assert table.observe("spectator").reward[table.place(2)] != UNKNOWN
    assert table.observe("red").laid[table.spot("4-I")] == UNKNOWN


@rule("ES-301")
def test_a_hidden_reward_of_a_later_board_stays_hidden() -> None:
    table = Table("1 2 3 4 5 8", laid={"3-I": "red Guedes"}).resolve()
    assert table.asked == "red Guedes D"
    assert (table.is_up("8-R"), table.observe("green").reward[table.place(8)]) == (False, UNKNOWN)


@rule("ES-302")
def test_abilities_come_in_the_order_of_the_areas_whoever_owns_them() -> None:
    laid = {"8-IV": "red Linda X.", "8-II": "red Guedes", "8-I": "green Elizabeth", "8-III": "green Hans R."}
    laid["3-I"] = "red Araújo"
    table = Table("8 3 1 4 5 6", laid=laid).resolve()
    asked = []
    while table.position.round == 1 and table.asked != "nobody":
        asked.append(table.asked)
        table.decline()
    assert asked == ["red Guedes D", "green Hans R. C", "red Linda X. A"]  # no free area for Elizabeth


@rule("ES-302", "ES-309")
def test_two_symbols_of_a_card_are_left_one_after_the_other() -> None:
    table = Table(laid={"3-I": "red G. René", "3-II": "green Guedes"}).resolve()
    asked = []
    while table.asked != "nobody":
        asked.append(table.asked)
        table.decline()
    assert asked == ["red G. René AC", "red G. René C", "green Guedes D"]
    assert [event.symbol for event in table.happened(events.Declined)] == ["A", "C", "D"]


def use(table: Table, symbol: str) -> None:
    """One way to use the symbol from 3-I; board 2 is next to board 3."""
    if symbol == "A":
        table.assassinate("3-II")
    elif symbol == "D":
        table.protect("3-III")
    elif symbol == "S":
        table.seduce("2-I", to="3-II")
    else:
        table.conspire()
        table.choose(swap=True)


@rule("ES-309")
@pytest.mark.parametrize(
    ("name", "order"),
    [
        ("A. Alekhine", "AD"),
        ("A. Alekhine", "DA"),
        ("G. René", "AC"),
        ("G. René", "CA"),
        ("Antoine S.E.", "SC"),
        ("Antoine S.E.", "CS"),
    ],
)
def test_two_different_symbols_are_used_in_the_order_the_player_likes(name: str, order: str) -> None:
    laid = {"3-I": f"red {name}", "3-III": "green Guedes", "2-I": "green Araújo"}
    if name != "Antoine S.E.":
        laid["3-II"] = "green Araújo"
        laid["2-I"] = "green Roque"
    table = Table(laid=laid, rewards={2: "Otto M.", 3: "Garbo"}, deck="Pires").resolve()
    table.leave_all_of("green")
    assert set(table.asked.rpartition(" ")[2]) == set(order)
    use(table, order[0])
    assert table.asked == f"red {name} {order[1]}"
    use(table, order[1])
    assert table.asked == "green Guedes D"  # neither symbol is used twice


@rule("ES-309")
def test_one_symbol_may_be_used_and_the_other_left_whichever_comes_first() -> None:
    """Alekhine protects, and then leaves the murder; or leaves it first, and then protects."""
    for steps in (("protect", "decline"), ("decline", "protect")):
        table = Table(laid={"3-I": "red A. Alekhine", "3-II": "green Guedes"}).resolve()
        for step in steps:
            table.decline() if step == "decline" else table.protect("3-I")
        assert table.asked == "green Guedes D"
        assert [event.symbol for event in table.happened(events.Declined)] == ["A"]
        assert table.position.shielded == 1 << table.spot("3-I")


@rule("ES-309", "ES-501")
def test_where_one_of_two_symbols_cannot_be_used_only_the_other_is_asked_for() -> None:
    table = Table(laid={"1-I": "red A. Alekhine", "1-II": "green Guedes"}).resolve()
    assert table.asked == "red A. Alekhine D"
    table.decline()
    assert table.asked == "green Guedes D"


@rule("ES-309", "ES-405")
def test_the_order_matters_to_whom_a_diplomat_shields_from_its_own_knife() -> None:
    table = Table(laid={"3-I": "red A. Alekhine", "3-II": "green Araújo"}).resolve()
    table.protect("3-II")
    assert table.targets() == {"3-I"}


@rule("ES-302")
def test_each_symbol_may_be_left() -> None:
    laid = {"3-I": "red I. Shouwaloff", "3-II": "green Araújo"}
    table = Table(laid=laid).resolve()
    table.decline()
    assert table.asked == "red I. Shouwaloff A"
    table.assassinate("3-II")
    assert table.on("3-II") == "nothing"
    assert table.winner(3) == ("red", 1)


@rule("ES-302")
def test_a_card_removed_before_its_turn_does_nothing() -> None:
    table = Table(laid={"3-I": "red Linda X.", "3-II": "green Guedes", "3-III": "green Hans R."}).resolve()
    table.assassinate("3-II")
    assert table.asked == "green Hans R. C"


@rule("ES-302")
def test_a_card_moved_away_before_its_turn_does_nothing() -> None:
    """Elizabeth fetches the assassin from board 4 to board 1, and it is asked on neither."""
    table = Table(laid={"1-I": "red Elizabeth", "4-I": "green C. Rosa", "4-II": "red Araújo"}).resolve()
    table.seduce("4-I", to="1-II")
    assert table.asked == "nobody"
    assert table.winner(4) == ("red", 2)


@rule("ES-302")
def test_an_assassin_that_removes_itself_is_done() -> None:
    table = Table(laid={"3-I": "red I. Shouwaloff", "3-II": "green Araújo"}).resolve()
    table.assassinate("3-I")
    assert table.asked == "nobody"
    assert table.winner(3) == ("green", 2)


@rule("ES-302")
def test_after_an_assassin_that_removed_itself_the_next_card_has_all_its_symbols() -> None:
    laid = {"3-I": "red I. Shouwaloff", "3-II": "green Guedes", "3-III": "green J. Bourbon"}
    table = Table(laid=laid).resolve()
    table.assassinate("3-I")
    assert table.asked == "green Guedes D"
    table.protect("3-II")
    assert table.asked == "green J. Bourbon D"
    table.protect("3-III")
    assert table.asked == "nobody"


@rule("ES-303")
def test_the_strongest_takes_the_reward_into_hand_and_the_others_stay() -> None:
    laid = {"3-I": "red Pires", "3-II": "green Araújo", "3-III": "green Garbo", "4-I": "green Guedes"}
    table = Table(laid=laid, rewards={3: "A. Ferro"}, deck="").resolve()
    table.decline()
    assert table.winner(3) == ("green", 5)
    assert table.asked == "green Guedes D"
    assert "A. Ferro" in table.hand("green")
    assert [table.on(where) for where in ("3-I", "3-II", "3-III")] == [
        "red Pires",
        "green Araújo",
        "green Garbo",
    ]
    assert table.on("3-R") == "nothing"


@rule("ES-303")
def test_the_rulebooks_tie_goes_to_area_one() -> None:
    table = Table(laid={"4-I": "green Araújo", "4-II": "red Araújo"}).resolve()
    assert table.winner(4) == ("green", 2)


@rule("ES-303")
@pytest.mark.parametrize(
    ("laid", "seats", "winner"),
    [
        # the tied player with the lowest area, not the player with the lowest area of all
        ({"8-I": "red Elizabeth", "8-II": "green Araújo", "8-III": "blue Araújo"}, 3, ("green", 2)),
        ({"8-I": "blue Elizabeth", "8-II": "red Garbo", "8-III": "green A. Monteiro"}, 3, ("red", 3)),
        ({"8-II": "yellow Araújo", "8-III": "blue Araújo", "8-IV": "red Araújo"}, 4, ("yellow", 2)),
        (
            {"8-I": "yellow Araújo", "8-II": "blue Araújo", "8-III": "green Araújo", "8-IV": "red Araújo"},
            4,
            ("yellow", 2),
        ),
        # two cards of one player make the tie
        ({"8-I": "red Elizabeth", "8-II": "green Araújo", "8-IV": "red Hans R."}, 2, ("red", 2)),
        ({"8-II": "red Elizabeth", "8-I": "green Araújo", "8-IV": "red Hans R."}, 2, ("green", 2)),
        # the number of the area counts, not the order of the cells
        ({"3-III": "red Araújo", "3-II": "green Araújo"}, 2, ("green", 2)),
    ],
)
def test_ties_with_two_three_and_four_players(
    laid: dict[str, str], seats: int, winner: tuple[str, int]
) -> None:
    table = Table("1 2 3 4 5 8'", laid, seats=seats).resolve()
    table.leave_all()
    assert table.winner(int(next(iter(laid))[0])) == winner
    (won,) = table.happened(events.Won)
    assert won.tied


@rule("ES-303")
def test_strength_zero_counts() -> None:
    table = Table(laid={"4-III": "red Linda X."}).resolve()
    table.decline()
    assert table.winner(4) == ("red", 0)


@rule("ES-303")
def test_a_tie_of_zeros_goes_to_the_lower_area() -> None:
    rewards = NO_REWARDS_OF_PORTUGAL
    table = Table(laid={"4-III": "red Linda X.", "4-II": "green Roque"}, rewards=rewards).resolve()
    table.leave_all()
    assert table.winner(4) == ("green", 0)


@rule("ES-303")
def test_an_empty_reward_field_gives_nothing() -> None:
    table = Table(laid={"4-I": "red Araújo"}, rest_gone=True, deck="Garbo").resolve()
    assert table.winner(4) is None
    assert table.hand("red") == {"Hans R.", "Elizabeth", "Linda X.", "Araújo", "Guedes", "Roque"}


@rule("ES-304")
def test_with_nobody_there_the_reward_goes_under_the_deck() -> None:
    table = Table(laid={"5-I": "red Guedes"}, rewards={1: "Garbo", 2: "Pires", 3: "Salazar", 4: "C. Rosa"})
    before = table.deck()
    table.resolve()
    assert table.asked == "red Guedes D"
    assert table.deck() == [*before, "Garbo", "Pires", "Salazar", "C. Rosa"]
    assert [table.on(f"{board}-R") for board in (1, 2, 3, 4)] == ["nothing"] * 4
    assert table.winner(1) is None


@rule("ES-304")
def test_all_know_what_went_under_the_deck() -> None:
    table = Table(laid={"5-I": "red Guedes"}, rewards={2: "Garbo"}).resolve()
    garbo = card_of("Garbo", "red")
    assert table.position.deck_knows[2] == EVERYBODY
    for who in ("red", "green", "spectator"):
        assert garbo in table.observe(who).deck
        assert events.Unclaimed(2, garbo) in table.seen_by(who)


@rule("ES-304", "ES-401")
def test_an_assassin_may_empty_the_board() -> None:
    table = Table(laid={"3-I": "red Linda X."}, rewards={3: "Garbo", 4: "", 5: "", 6: ""}).resolve()
    table.assassinate("3-I")
    assert table.winner(3) is None
    assert events.Unclaimed(3, card_of("Garbo", "red")) in table.happened(events.Unclaimed)


@rule("ES-308")
@pytest.mark.parametrize(
    ("what", "laid"),
    [
        ("a nationalist without compatriots", {"4-I": "red G. Green", "4-II": "green Araújo"}),
        ("an assassin on the church's board", {"1-I": "red Linda X.", "1-II": "green Araújo"}),
        (
            "a seducer without a neighbour",
            {"4-I": "red Elizabeth", "4-II": "green Araújo", "6-I": "green Garbo"},
        ),
        ("a seducer without room", {"4-I": "red Elizabeth", "4-II": "green Araújo", "4-III": "green Garbo"}),
    ],
)
def test_a_symbol_that_could_do_nothing_is_passed_over(what: str, laid: dict[str, str]) -> None:
    table = Table(laid=laid, rewards={1: "Otto M.", 4: "Dusko P.", 5: "S. Smith"})
    table.resolve()
    assert table.asked == "nobody", what


@rule("ES-308", "ES-405")
def test_a_diplomat_or_an_assassin_with_all_targets_protected_is_passed_over() -> None:
    laid = {"3-I": "red J. Bourbon", "3-II": "red Guedes", "3-III": "green Linda X."}
    table = Table(laid=laid).resolve()
    table.protect("3-I")
    table.protect("3-II")
    assert table.asked == "red Guedes D"
    table.protect("3-III")
    assert table.asked == "nobody"
