"""Seducers (ES-404, ES-407)."""

from __future__ import annotations

from kordon.engine.records import EVERYBODY
from kordon.engine.rule_ids import rule
from kordon.games.estoril import events, moves
from kordon.games.estoril.rules.characters import UNKNOWN
from tests.games.estoril.table import Table, card_of

# Nobody's compatriots.
REWARDS = {1: "Otto M.", 2: "Garbo", 3: "S. Smith", 4: "G. René", 5: "Dusko P.", 6: "A. Alekhine"}


@rule("ES-404", "ES-303")
def test_the_rulebooks_double_seducer_wins_the_tie_on_area_one() -> None:
    """On board 2 Zsa Zsa fetches an own 4 from the beach to area I, and red's hidden 5 to area III."""
    laid = {"2-II": "green Zsa Zsa G.", "3-I": "green Pires", "5-I": "red C. Lucky Luciano"}
    table = Table("2 3 1 5 4 6", laid, rewards=REWARDS).resolve()
    assert table.observe("green").laid[table.spot("5-I")] == UNKNOWN
    table.seduce("3-I", to="2-I")
    assert table.asked == "green Zsa Zsa G. S"
    table.seduce("5-I", to="2-III")
    assert table.winner(2) == ("green", 5)
    assert table.happened(events.Won)[0].tied
    assert table.winner(5) is None
    assert table.winner(3) is None


@rule("ES-404")
def test_a_seducer_reaches_neighbouring_boards_resolved_or_not() -> None:
    laid = {"4-I": "red Elizabeth", "1-I": "green Araújo", "5-III": "green Roque", "6-I": "green Guedes"}
    laid |= {"4-II": "green Hans R.", "2-III": "red Araújo"}
    table = Table(laid=laid, rewards=REWARDS).resolve()
    assert table.asked == "red Elizabeth S"
    assert table.targets() == {"1-I", "5-III"}
    assert {table.where(move.to) for move in table.moves() if isinstance(move, moves.Seduce)} == {"4-III"}
    table.seduce("1-I", to="4-III")
    assert (table.on("1-I"), table.on("4-III")) == ("nothing", "green Araújo")


@rule("ES-404")
def test_no_reward_is_seduced() -> None:
    table = Table(laid={"4-I": "red Elizabeth", "1-I": "green Araújo"}, rewards=REWARDS).resolve()
    reward_field = 0  # of board 1
    assert table.refused(moves.Seduce(0, reward_field, table.spot("4-II"))) == ("ES-404",)
    assert table.refused(moves.Seduce(0, table.spot("1-I"), table.spot("4-I"))) == ("ES-404",)


@rule("ES-404")
def test_a_seduced_character_counts_for_its_owner() -> None:
    table = Table(laid={"4-I": "red Elizabeth", "1-I": "green Araújo"}, rewards=REWARDS).resolve()
    assert table.winner(1) == ("green", 2)
    table.seduce("1-I", to="4-III")
    assert table.winner(4) == ("green", 2)


@rule("ES-404")
def test_a_face_down_character_is_turned_up_for_all() -> None:
    laid = {"4-I": "red Elizabeth", "4-II": "red Guedes", "5-I": "green Roque"}
    table = Table(laid=laid, rewards=REWARDS, seats=3).resolve()
    notices = table.play(moves.Seduce(0, table.spot("5-I"), table.spot("4-III")))
    roque = card_of("Roque", "green")
    assert table.is_up("4-III")
    assert table.position.knows[table.spot("4-III")] == EVERYBODY
    for who in ("red", "blue", "spectator"):
        assert table.observe(who).laid[table.spot("4-III")] == roque
        assert table.seen_by(who, notices)[0].card == roque


@rule("ES-404")
def test_its_abilities_are_ignored() -> None:
    """Zsa Zsa fetches a diplomat and an assassin, and nobody is asked about either on board 4."""
    laid = {"4-I": "red Zsa Zsa G.", "5-I": "green C. Rosa", "1-I": "green Guedes"}
    table = Table(laid=laid, rewards=REWARDS).resolve()
    table.decline()
    table.seduce("1-I", to="4-II")
    table.seduce("5-I", to="4-III")
    assert table.asked == "nobody"
    assert table.winner(4) == ("green", 3)


@rule("ES-404", "ES-302")
def test_a_seduced_character_stays_silent_and_leaves_its_board_empty() -> None:
    table = Table(laid={"4-I": "red Elizabeth", "5-I": "green C. Rosa"}, rewards=REWARDS).resolve()
    table.seduce("5-I", to="4-II")
    assert table.asked == "nobody"
    assert table.winner(5) is None
    assert table.winner(4) == ("green", 2)


@rule("ES-404", "ES-308")
def test_without_a_free_area_there_is_no_seduction() -> None:
    laid = {"4-I": "red Elizabeth", "4-II": "green Araújo", "4-III": "red Araújo"}
    laid["5-I"] = "green C. Lucky Luciano"
    assert Table(laid=laid, rewards=REWARDS).resolve().asked == "nobody"
    laid |= {"4-I": "red C. Rosa", "4-II": "red Elizabeth"}
    table = Table(laid=laid, rewards=REWARDS).resolve()
    table.assassinate("4-III")
    assert table.asked == "red Elizabeth S"
    assert table.targets() == {"5-I"}


@rule("ES-404")
def test_the_marker_comes_along() -> None:
    table = Table(
        laid={"4-I": "red Elizabeth", "5-I": "green Roque", "4-II": "green Guedes"}, rewards=REWARDS
    )
    table.resolve().seduce("5-I", to="4-III")
    assert table.position.owner[table.spot("4-III")] == 1
    assert table.position.owner[table.spot("5-I")] == -1


@rule("ES-404", "ES-305")
def test_a_seduced_character_returns_to_its_owner_after_the_round() -> None:
    table = Table(laid={"4-I": "red Elizabeth", "5-I": "green Roque"}, rewards=REWARDS).resolve()
    table.seduce("5-I", to="4-III")
    assert "Roque" in table.hand("green")


@rule("ES-404", "ES-305")
def test_nobody_stays_silent_into_the_next_round() -> None:
    laid = {"4-I": "red Elizabeth", "5-I": "green Roque", "4-II": "green Araújo"}
    table = Table(laid=laid, rewards={4: "", 5: ""}).resolve()
    table.seduce("5-I", to="4-III")
    assert table.position.round == 2
    assert table.position.silent == table.position.shielded == 0
    assert set(table.position.bonus) == {0}


@rule("ES-407")
def test_a_bonus_stays_behind_on_the_other_board() -> None:
    """G. Green wins board 1 with 2 + 1, and is worth 2 again when Elizabeth fetches it to board 4."""
    laid = {"1-I": "green G. Green", "1-II": "green E. Windsor", "4-I": "red Elizabeth", "4-II": "red Araújo"}
    table = Table(laid=laid, rewards=REWARDS).resolve()
    table.rally()
    table.decline()
    assert table.winner(1) == ("green", 2 + 1 + 4)
    assert table.asked == "red Elizabeth S"
    table.seduce("1-I", to="4-III")
    assert table.winner(4) == ("red", 3)
    table = Table(laid=laid | {"4-II": "red Guedes"}, rewards=REWARDS).resolve()
    table.rally()
    table.decline()
    table.seduce("1-I", to="4-III")
    table.decline()
    assert table.winner(4) == ("red", 2)


@rule("ES-407", "ES-401")
def test_nobody_inherits_the_bonus_of_the_character_that_lay_there() -> None:
    """G. Green rallies and is murdered; Araújo, fetched to the same area, has no more than his own 2."""
    laid = {"3-I": "red G. Green", "3-II": "green Nora S.", "3-III": "green Elizabeth", "6-I": "red Araújo"}
    table = Table(laid=laid, rewards=REWARDS).resolve()
    table.rally()
    table.assassinate("3-I")
    table.seduce("6-I", to="3-I")
    assert table.winner(3) == ("red", 2)
