"""Assassin, conspirator, diplomat and woman (ES-401, ES-402, ES-405, ES-406, ES-408, ES-012)."""

from __future__ import annotations

from kordon.engine.records import EVERYBODY
from kordon.engine.rule_ids import rule
from kordon.games.estoril import events, moves
from kordon.games.estoril.rules.characters import UNKNOWN
from tests.games.estoril.table import Table, card_of, name_of

# ---- assassin


@rule("ES-401")
def test_the_rulebooks_assassin_sends_luciano_back() -> None:
    """With Luciano gone red and green are tied for the most strength, and green goes on."""
    laid = {"3-I": "red S. Smith", "3-II": "green Hans R.", "3-III": "blue C. Lucky Luciano"}
    table = Table(laid=laid, seats=3).resolve()
    assert table.asked == "red S. Smith A"
    table.assassinate("3-III")
    assert table.on("3-III") == "nothing"
    assert "C. Lucky Luciano" in table.hand("blue")
    assert table.asked == "green Hans R. C"
    table.decline()
    assert table.winner(3) == ("red", 1)


@rule("ES-401")
def test_an_assassin_reaches_every_character_of_the_board_and_no_reward() -> None:
    laid = {"3-I": "red Linda X.", "3-II": "green Araújo", "3-III": "red Guedes", "2-I": "green Roque"}
    table = Table(laid=laid | {"6-II": "green Hans R."}).resolve()
    table.decline()
    assert table.asked == "red Linda X. A"
    assert table.targets() == {"3-I", "3-II", "3-III"}
    reward_field = 6 + 5
    assert table.refused(moves.Assassinate(0, reward_field)) == ("ES-401",)
    assert table.refused(moves.Assassinate(0, table.spot("2-I"))) == ("ES-401",)


@rule("ES-401")
def test_the_victim_is_not_laid_again_this_round() -> None:
    laid = {"3-I": "red Linda X.", "3-II": "green Araújo", "4-I": "green Guedes"}
    table = Table(laid=laid).resolve()
    table.assassinate("3-II")
    assert table.asked == "green Guedes D"
    assert table.position.markers == (0, 0)
    assert table.position.gone == 0
    table.decline()
    assert "Araújo" in table.hand("green")


@rule("ES-401")
def test_the_victim_counts_nothing_on_the_board_it_left() -> None:
    table = Table(laid={"3-I": "red Linda X.", "3-II": "green Araújo", "3-III": "green Elizabeth"}).resolve()
    table.assassinate("3-II")
    table.leave_all()
    assert table.winner(3) == ("green", 1)


# ---- conspirator


def conspiracy(seats: int = 3) -> Table:
    laid = {"3-I": "red Hans R.", "4-I": "green Guedes"}
    rewards = {1: "", 2: "", 3: "Garbo"}
    table = Table(laid=laid, seats=seats, rewards=rewards, deck="Pires, Salazar").resolve()
    assert table.asked == "red Hans R. C"
    return table


@rule("ES-402")
def test_a_conspirator_looks_at_the_decks_top_card() -> None:
    table = conspiracy()
    table.conspire()
    assert table.asked == "red chooses"
    assert name_of(table.observe("red").deck[-1]) == "Pires"
    for who in ("green", "blue", "spectator"):
        assert table.observe(who).deck[-1] == UNKNOWN
        assert events.Looked(0, UNKNOWN) in table.seen_by(who)
    assert events.Looked(0, card_of("Pires", "red")) in table.seen_by("red")


@rule("ES-402")
def test_a_conspirator_swaps_the_reward_for_the_top_card() -> None:
    table = conspiracy()
    table.conspire()
    table.choose(swap=True)
    assert table.deck()[0] == "Salazar"
    assert table.deck()[-1] == "Garbo"
    assert "Pires" in table.hand("red")
    assert table.winner(3) == ("red", 1)


@rule("ES-402")
def test_what_was_swapped_away_lay_open_before() -> None:
    table = conspiracy()
    table.conspire()
    table.choose(swap=True)
    assert table.position.deck_knows[0] == EVERYBODY
    assert name_of(table.observe("blue").deck[0]) == "Garbo"


@rule("ES-402")
def test_a_conspirator_keeps_the_reward_and_hides_what_goes_away() -> None:
    table = conspiracy()
    table.conspire()
    notices = table.play(moves.Choose(0, swap=False))
    assert table.deck()[0] == "Salazar"
    assert table.deck()[-1] == "Pires"
    assert "Garbo" in table.hand("red")
    pires, garbo = card_of("Pires", "red"), card_of("Garbo", "red")
    assert table.observe("red").deck[0] == pires
    assert events.Conspired(0, 3, garbo, pires, swapped=False) in table.seen_by("red", notices)
    for who in ("green", "blue", "spectator"):
        assert table.observe(who).deck[0] == UNKNOWN
        assert events.Conspired(0, 3, garbo, UNKNOWN, swapped=False) in table.seen_by(who, notices)
        assert all(getattr(event, "under", UNKNOWN) == UNKNOWN for event in table.seen_by(who, notices))


@rule("ES-402", "ES-304")
def test_a_top_card_that_others_know_is_named_to_those_who_know_it() -> None:
    """Nobody came to board 2, and its reward is all that is left in the deck."""
    table = Table(laid={"3-I": "red Hans R."}, rewards={2: "Pires", 3: "Garbo"}, rest_gone=True, seats=3)
    table.resolve()
    pires, garbo = card_of("Pires", "red"), card_of("Garbo", "red")
    assert table.deck() == ["Pires"]
    looked = table.play(moves.Conspire(0))
    kept = table.play(moves.Choose(0, swap=False))
    for who in ("red", "green", "spectator"):
        assert events.Looked(0, pires) in table.seen_by(who, looked)
        assert events.Conspired(0, 3, garbo, pires, swapped=False) in table.seen_by(who, kept)
        assert pires in table.observe(who).deck


@rule("ES-402")
def test_the_new_reward_lies_face_up_for_all() -> None:
    laid = {"2-I": "red Hans R.", "2-II": "green Guedes"}
    table = Table(laid=laid, rewards={2: "Garbo"}, deck="Pires").resolve()
    table.conspire()
    table.choose(swap=True)
    assert table.asked == "green Guedes D"
    assert (table.on("2-R"), table.is_up("2-R")) == ("Pires", True)
    for who in ("green", "spectator"):
        assert name_of(table.observe(who).reward[table.place(2)]) == "Pires"


@rule("ES-402")
def test_who_looked_must_choose() -> None:
    table = conspiracy()
    table.conspire()
    assert table.moves() == [moves.Choose(0, swap=False), moves.Choose(0, swap=True)]


@rule("ES-402")
def test_a_double_conspirator_conspires_twice() -> None:
    table = Table(
        laid={"3-I": "red Dusko P."}, rewards={1: "", 2: "", 3: "Garbo"}, deck="Pires, Salazar"
    ).resolve()
    table.conspire()
    table.choose(swap=False)
    assert table.asked == "red Dusko P. C"
    table.conspire()
    table.choose(swap=True)
    assert "Salazar" in table.hand("red")
    under = table.deck()
    assert under.index("Pires") < under.index("Garbo")


@rule("ES-012")
def test_a_conspirator_needs_a_deck_and_a_reward() -> None:
    laid = {"3-I": "red Hans R.", "3-II": "green Guedes"}
    for rewards, deck, asked in [
        ({3: "Garbo"}, "Pires", "red Hans R. C"),
        ({3: "Garbo"}, "", "green Guedes D"),
        ({3: ""}, "Pires", "green Guedes D"),
    ]:
        assert Table(laid=laid, rest_gone=True, rewards=rewards, deck=deck).resolve().asked == asked


# ---- diplomat


@rule("ES-405")
def test_a_diplomat_protects_here_and_next_door_itself_too() -> None:
    laid = {"3-I": "red Guedes", "3-II": "green Araújo", "2-I": "green Garbo", "6-I": "red Roque"}
    table = Table(laid=laid | {"1-I": "red Araújo", "5-I": "green Hans R."}).resolve()
    assert table.asked == "red Guedes D"
    assert table.targets() == {"3-I", "3-II", "2-I", "6-I"}  # 2 is resolved, 6 still lies face down
    table.protect("3-I")
    assert table.position.shielded == 1 << table.spot("3-I")


@rule("ES-405")
def test_no_assassin_and_no_seducer_can_choose_the_protected() -> None:
    """The rulebook's yellow protects a character next door: neither kind of danger reaches it there."""
    laid = {"3-I": "red Guedes", "6-I": "red Garbo", "6-II": "green Linda X.", "6-III": "green Araújo"}
    table = Table(laid=laid).resolve()
    table.protect("6-I")
    assert table.asked == "green Linda X. A"
    assert table.targets() == {"6-II", "6-III"}
    assert table.refused(moves.Assassinate(1, table.spot("6-I"))) == ("ES-405",)

    table = Table(laid={"3-I": "red Guedes", "6-I": "green Elizabeth", "3-II": "green Araújo"}).resolve()
    table.protect("3-I")
    assert table.asked == "green Elizabeth S"
    assert table.targets() == {"3-II"}
    seduction = moves.Seduce(1, table.spot("3-I"), table.spot("6-II"))
    assert table.refused(seduction) == ("ES-405",)


@rule("ES-405")
def test_the_protection_lasts_for_the_round() -> None:
    table = Table(laid={"3-I": "red Guedes", "6-I": "green Araújo"}, rewards={3: "", 6: ""}).resolve()
    table.protect("6-I")
    assert table.position.round == 2
    assert table.position.shielded == 0


@rule("ES-408")
def test_white_markers_never_run_out() -> None:
    """Eight diplomats' symbols on three boards in a row protect eight characters in one round."""
    laid = {
        "1-I": "red Guedes",
        "1-II": "red A. Monteiro",
        "1-III": "red Clark G.",
        "2-I": "green Guedes",
        "2-II": "green J. Bourbon",
        "2-III": "green E. Windsor",
        "3-I": "red A. Alekhine",
        "3-II": "green Araújo",
        "3-III": "red Araújo",
    }
    table = Table(laid=laid).resolve()
    for where in ("1-I", "1-II", "1-III", "2-I", "2-II", "2-III", "3-I", "3-II"):
        table.protect(where)
    assert table.position.shielded.bit_count() == 8
    assert table.targets() == {"3-III"}  # Alekhine's knife finds nobody else


@rule("ES-405")
def test_protecting_a_face_down_card_does_not_show_it() -> None:
    laid = {"3-I": "red Guedes", "6-I": "green Garbo", "3-II": "green Guedes"}
    table = Table(laid=laid, seats=3).resolve()
    table.set_known("6-I", "blue")
    cell = table.spot("6-I")
    notices = table.play(moves.Protect(0, cell))
    hidden = events.Protected(0, UNKNOWN, cell, 6, 1)
    shown = events.Protected(0, card_of("Garbo", "green"), cell, 6, 1)
    assert table.seen_by("red", notices) == table.seen_by("spectator", notices) == [hidden]
    assert table.seen_by("green", notices) == table.seen_by("blue", notices) == [shown]
    assert not table.is_up("6-I")
    assert table.observe("red").laid[cell] == UNKNOWN


@rule("ES-405")
def test_the_protected_still_counts_and_uses_its_own_ability() -> None:
    table = Table(laid={"3-I": "red Guedes", "3-II": "green Hans R."}).resolve()
    table.protect("3-II")
    assert table.asked == "green Hans R. C"
    table.decline()
    assert table.winner(3) == ("red", 1)


# ---- woman


@rule("ES-406")
def test_the_woman_symbol_does_nothing_on_a_board() -> None:
    """Loreta B. has a conspirator and a woman, Anne D. a seducer without a neighbour and a woman."""
    table = Table(laid={"3-I": "red Loreta B.", "3-II": "green Anne D."}).resolve()
    assert table.asked == "red Loreta B. C"
    table.decline()
    assert table.asked == "nobody"
    assert table.winner(3) == ("green", 2)
