"""The end of a round: cards back to hand, discards, the next first player (ES-305, ES-306)."""

from __future__ import annotations

import pytest

from kordon.engine.play import Refused
from kordon.engine.records import encode
from kordon.engine.rule_ids import rule
from kordon.games.estoril import GAME, events, moves
from kordon.games.estoril.phases import DISCARDING, LAYING, OVER
from tests.games.estoril.table import Table, card_of, names_of, random_positions, seat_of

SIX_STARTERS = {"Hans R.", "Elizabeth", "Linda X.", "Araújo", "Guedes", "Roque"}
WINNINGS = {3: "Garbo", 4: "Otto M.", 5: "Dusko P.", 6: "G. René"}


def after_two_wins_each() -> Table:
    """Red and green have eight cards each; blue, the third, has six."""
    laid = {"3-I": "red Araújo", "4-I": "red C. Lucky Luciano", "5-I": "green Araújo", "6-I": "green Pires"}
    laid |= {"3-II": "blue Araújo"}
    hands = {"red": "Hans R., Elizabeth, Linda X., Guedes", "green": "Hans R., Elizabeth, Linda X., Guedes"}
    table = Table(laid=laid, seats=3, hands=hands, rewards=WINNINGS).resolve()
    table.leave_all()
    assert table.position.phase == DISCARDING
    return table


@rule("ES-305")
def test_all_cards_and_markers_return() -> None:
    laid = {"1-I": "red Araújo", "2-I": "green Araújo", "4-II": "red Garbo"}
    table = Table(laid=laid, rewards={1: "", 2: "", 4: ""}).resolve()
    assert table.hand("red") == SIX_STARTERS | {"Garbo"}
    assert table.hand("green") == SIX_STARTERS
    table.discard("red", "Roque")
    assert table.position.round == 2
    assert table.position.markers == (6, 6)
    assert set(table.position.laid) == {-1}


@rule("ES-305")
def test_who_has_more_than_six_discards_down_to_six() -> None:
    table = after_two_wins_each()
    assert [len(table.hand(colour)) for colour in ("red", "green", "blue")] == [8, 8, 6]
    assert GAME.to_act(table.position) == (0, 1)
    assert table.moves("blue") == []
    for name in ("Hans R.", "Garbo"):
        table.discard("red", name)
    for name in ("Pires", "Linda X."):
        table.discard("green", name)
    assert table.position.phase == LAYING
    assert [len(table.hand(colour)) for colour in ("red", "green", "blue")] == [6, 6, 6]
    assert [names_of(mask) for mask in table.position.discards] == [
        {"Hans R.", "Garbo"},
        {"Pires", "Linda X."},
        set(),
    ]


@rule("ES-305")
def test_six_cards_or_fewer_discard_nothing() -> None:
    table = Table(laid={"3-I": "red Araújo"}, hands={"red": "Hans R., Elizabeth, Linda X., Guedes"}).resolve()
    assert len(table.hand("red")) == 6
    assert table.position.round == 2
    assert table.position.discards == (0, 0)


@rule("ES-305")
def test_any_card_in_hand_may_go_a_new_one_too() -> None:
    table = Table(laid={"3-I": "red Araújo"}, rewards={3: "Garbo"}).resolve()
    assert {move.card for move in table.moves("red")} == {
        card_of(name, "red") for name in SIX_STARTERS | {"Garbo"}
    }
    assert table.refused(moves.Discard(0, card_of("Pires", "red"))) == ("ES-305",)


@rule("ES-305")
def test_picks_are_secret_until_all_are_done() -> None:
    table = after_two_wins_each()
    watchers = ("green", "blue", "spectator")
    before = {who: encode(table.observe(who)) for who in watchers}
    notices = table.play(moves.Discard(0, card_of("Garbo", "red")))
    for who in watchers:
        assert table.seen_by(who, notices) == []
        assert encode(table.observe(who)) == before[who]
    assert table.seen_by("red", notices) == [events.Picked(0, card_of("Garbo", "red"))]
    assert names_of(table.observe("red").picked) == {"Garbo"}
    table.discard("red", "Guedes")
    for who in watchers:
        assert encode(table.observe(who)) == before[who]  # not even that red is done
    table.play(table.moves("green")[0])
    table.notices.clear()
    table.play(table.moves("green")[0])
    for who in (*watchers, "red"):
        shown = [event for event in table.seen_by(who) if isinstance(event, events.Discarded)]
        assert {event.card for event in shown if event.seat == 0} == {
            card_of(n, "red") for n in ("Garbo", "Guedes")
        }
        assert len(shown) == 4


@rule("ES-305")
def test_which_cards_were_picked_looks_the_same_to_the_others() -> None:
    one, other = after_two_wins_each(), after_two_wins_each()
    for name in ("Garbo", "Guedes"):
        one.discard("red", name)
    for name in ("Araújo", "C. Lucky Luciano"):
        other.discard("red", name)
    for who in ("green", "blue", "spectator"):
        assert encode(one.observe(who)) == encode(other.observe(who))


@rule("ES-305")
def test_discards_lie_open() -> None:
    table = Table(laid={"3-I": "red Araújo"}, rewards={3: "Garbo"}).resolve()
    table.discard("red", "Roque")
    for who in ("green", "spectator"):
        assert names_of(table.observe(who).discards[0]) == {"Roque"}


@rule("ES-305")
def test_a_pick_is_one_of_the_own_hand_and_only_once() -> None:
    table = after_two_wins_each()
    table.discard("red", "Garbo")
    assert table.refused(moves.Discard(0, card_of("Garbo", "red"))) == ("ES-305",)
    table.discard("red", "Guedes")
    assert table.refused(moves.Discard(0, card_of("Araújo", "red"))) == ("KO-001",)
    assert table.refused(moves.Discard(2, card_of("Araújo", "blue"))) == ("KO-001",)


@rule("ES-306")
@pytest.mark.parametrize(
    ("seats", "first", "following"),
    [
        (2, "red", "green"),
        (2, "green", "red"),
        (3, "green", "blue"),
        (3, "blue", "red"),
        (4, "yellow", "red"),
    ],
)
def test_the_first_player_moves_to_the_left(seats: int, first: str, following: str) -> None:
    table = Table(seats=seats, first=first, round=2).resolve()
    assert table.position.round == 3
    assert table.position.first == seat_of(following)
    assert table.asked == f"{following} lays"


@rule("ES-306")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_fourth_round_ends_the_game(round: int) -> None:
    table = Table(round=round).resolve()
    over = GAME.outcome(table.position) is not None
    assert over == (round == 4)
    assert (table.position.phase == OVER) == over
    if over:
        assert GAME.to_act(table.position) == ()
        assert table.position.first == 0
        assert table.moves("red") == []


@rule("ES-306", "ES-305")
def test_the_last_discards_come_before_the_end() -> None:
    table = Table(laid={"3-I": "red Araújo"}, rewards={3: "Garbo"}, round=4).resolve()
    assert table.position.phase == DISCARDING
    table.discard("red", "Roque")
    assert table.position.phase == OVER
    assert table.refused(moves.Discard(0, card_of("Garbo", "red"))) == ("KO-002",)


@rule("ES-306")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_has_four_rounds(seats: int) -> None:
    rounds = set()
    for position in random_positions("whole", seats):
        rounds.add(position.round)
        assert position.faults() == []
        assert all(hand.bit_count() <= 6 for hand in position.hands) or position.phase != LAYING
    assert rounds == {1, 2, 3, 4}


# ---- taking back


@rule("ES-305")
def test_a_pick_can_be_taken_back_while_more_are_to_be_picked() -> None:
    match = after_two_wins_each().match()
    match.play(moves.Discard(0, card_of("Garbo", "red")))
    sent = match.take_back(0)
    assert set(sent) == {0}
    assert match.observation(0).picked == 0
    assert names_of(match.position.hands[0]) >= {"Garbo"}
    match.play(moves.Discard(0, card_of("Guedes", "red")))
    assert names_of(match.observation(0).picked) == {"Guedes"}


@rule("ES-305")
def test_a_pick_can_be_taken_back_after_another_player_went_on() -> None:
    match = after_two_wins_each().match()
    match.play(moves.Discard(0, card_of("Garbo", "red")))
    for name in ("Pires", "Guedes"):
        match.play(moves.Discard(1, card_of(name, "green")))
    match.take_back(0)
    assert [names_of(mask) for mask in match.position.picked] == [set(), {"Pires", "Guedes"}, set()]
    for name in ("Araújo", "Guedes"):
        match.play(moves.Discard(0, card_of(name, "red")))
    assert names_of(match.position.discards[0]) == {"Araújo", "Guedes"}


@rule("ES-305")
def test_the_last_pick_stays_because_it_tells_that_others_still_choose() -> None:
    match = after_two_wins_each().match()
    for name in ("Garbo", "Guedes"):
        match.play(moves.Discard(0, card_of(name, "red")))
    with pytest.raises(Refused) as refusal:
        match.take_back(0)
    assert refusal.value.rules == ("KO-005",)
    assert names_of(match.position.picked[0]) == {"Garbo", "Guedes"}


@rule("ES-305")
def test_after_the_reveal_no_pick_is_taken_back() -> None:
    match = Table(laid={"3-I": "red Araújo"}, rewards={3: "Garbo"}).resolve().match()
    match.play(moves.Discard(0, card_of("Roque", "red")))
    with pytest.raises(Refused) as refusal:
        match.take_back(0)
    assert refusal.value.rules == ("KO-004",)


@rule("ES-203")
def test_a_lay_cannot_be_taken_back() -> None:
    match = Table(markers={"green": 0}).match()
    match.play(moves.Lay(0, card_of("Araújo", "red"), Table().spot("1-I")))
    with pytest.raises(Refused):
        match.take_back(0)


@rule("ES-006")
def test_neither_a_peek_nor_the_lay_before_it_can_be_taken_back() -> None:
    table = Table()
    match = table.match()
    match.play(moves.Lay(0, card_of("Araújo", "red"), table.spot("2-III")))
    with pytest.raises(Refused) as refusal:
        match.take_back(0)
    assert refusal.value.rules == ("KO-005",)
    match.play(moves.Peek(0, table.spot("2-R")))
    with pytest.raises(Refused):
        match.take_back(0)
    assert match.position.reward_knows[table.place(2)] & 1


@rule("ES-402")
def test_a_conspirators_look_cannot_be_taken_back() -> None:
    match = Table(laid={"3-I": "red Hans R."}).resolve().match()
    match.play(moves.Conspire(0))
    with pytest.raises(Refused) as refusal:
        match.take_back(0)
    assert refusal.value.rules == ("KO-005",)
