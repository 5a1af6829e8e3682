"""What each board does of its own (ES-501 to ES-508)."""

from __future__ import annotations

from collections import Counter

import pytest

from kordon.engine.chance import Chance
from kordon.engine.rule_ids import rule
from kordon.games.estoril import events, moves
from kordon.games.estoril.rules.characters import UNKNOWN
from tests.games.estoril.table import Table, card_of, dice_with_differences, names_of

REWARDS = {
    1: "Salazar",
    2: "S. Smith",
    3: "Clark G.",
    4: "Hedy L.",
    5: "Dusko P.",
    6: "G. René",
    7: "A. Ferro",
}


@rule("ES-501")
def test_no_assassin_is_used_in_the_church() -> None:
    laid = {"1-I": "red I. Shouwaloff", "1-II": "green Araújo", "1-III": "green G. René"}
    table = Table(laid=laid).resolve()
    assert table.asked == "green G. René C"  # the other symbol of the card is used as anywhere
    table.decline()
    assert table.winner(1) == ("green", 2)


@rule("ES-501")
def test_an_assassin_may_lie_in_the_church() -> None:
    table = Table()
    table.lay("red", "Linda X.", "1-I")
    assert table.on("1-I") == "red Linda X."


@rule("ES-501", "ES-401")
@pytest.mark.parametrize("board", [2, 3, 4, 5, 6])
def test_elsewhere_assassins_are_used(board: int) -> None:
    table = Table(laid={f"{board}-I": "red Linda X.", f"{board}-II": "green Araújo"}).resolve()
    assert table.asked == "red Linda X. A"
    assert table.targets() == {f"{board}-I", f"{board}-II"}


@rule("ES-502")
def test_british_characters_are_stronger_at_hotel_palacio() -> None:
    laid = {"2-I": "green Araújo", "2-II": "red Elizabeth", "2-III": "red Loreta B."}
    table = Table(laid=laid, rewards=REWARDS).resolve()
    table.leave_all()
    assert table.winner(2) == ("red", 1 + 1 + 1 + 1)


@rule("ES-504")
def test_german_characters_are_stronger_at_hotel_atlantico() -> None:
    laid = {"4-I": "green Araújo", "4-II": "red Hans R.", "4-III": "red Zarah L."}
    table = Table(laid=laid, rewards=REWARDS).resolve()
    table.leave_all()
    assert table.winner(4) == ("red", 1 + 1 + 1 + 1)


@rule("ES-502", "ES-504")
@pytest.mark.parametrize(
    ("where", "name", "strength"),
    [
        ("2-I", "Elizabeth", 2),
        ("2-I", "Hans R.", 1),
        ("4-I", "Elizabeth", 1),
        ("4-I", "Hans R.", 2),
        ("3-I", "Hans R.", 1),
        ("5-I", "Elizabeth", 1),
    ],
)
def test_each_hotel_favours_its_own_guests(where: str, name: str, strength: int) -> None:
    table = Table(laid={where: f"red {name}"}, rewards=REWARDS).resolve()
    table.leave_all()
    assert table.winner(int(where[0])) == ("red", strength)


@rule("ES-502", "ES-404")
def test_a_seduced_guest_is_favoured_too() -> None:
    table = Table(laid={"2-I": "red Elizabeth", "1-I": "green I. L. Fleming"}, rewards=REWARDS).resolve()
    table.decline()
    table.seduce("1-I", to="2-II")
    assert table.winner(2) == ("green", 4)


@rule("ES-502", "ES-403")
def test_the_hotel_adds_to_a_nationalists_bonus() -> None:
    laid = {"2-I": "red G. Green", "2-II": "green Elizabeth", "2-III": "green Araújo"}
    table = Table(laid=laid, rewards=REWARDS).resolve()
    table.rally()
    table.leave_all()
    assert table.winner(2) == ("red", 2 + 1 + 1)


@rule("ES-503")
def test_everything_lies_open_on_the_beach() -> None:
    table = Table(rewards={3: "Garbo"})
    table.lay("red", "Linda X.", "3-II")
    spectator = table.observe("spectator")
    assert spectator.laid[table.spot("3-II")] == card_of("Linda X.", "red")
    assert spectator.reward[table.place(3)] == card_of("Garbo", "red")


# ---- casino


@rule("ES-506")
def test_the_rulebooks_evening_at_the_casino() -> None:
    """Luciano rolls nothing and stays at 5; the two characters of strength 1 roll 1 and 4, and win with 7."""
    laid = {"6-I": "blue C. Lucky Luciano", "6-II": "yellow Hans R.", "6-III": "yellow Guedes"}
    chance = dice_with_differences(0, 1, 4)
    table = Table(laid=laid, seats=4, rewards=REWARDS, chance=chance).resolve()
    assert table.asked == "yellow Hans R. C"
    assert table.happened(events.Rolled) == []
    table.leave_all()
    rolls = table.happened(events.Rolled)
    assert [abs(roll.first - roll.second) for roll in rolls] == [0, 1, 4]
    assert [(roll.seat, roll.card) for roll in rolls] == [
        (2, card_of("C. Lucky Luciano", "blue")),
        (3, card_of("Hans R.", "yellow")),
        (3, card_of("Guedes", "yellow")),
    ]
    assert table.winner(6) == ("yellow", 7)


@rule("ES-506")
def test_the_dice_have_six_sides_and_are_rolled_only_at_the_casino() -> None:
    faces: Counter[int] = Counter()
    for key in range(150):
        laid = {"6-I": "red Araújo", "4-I": "green Araújo"}
        table = Table(laid=laid, rewards=REWARDS, chance=Chance(key)).resolve()
        (roll,) = table.happened(events.Rolled)
        assert roll.card == card_of("Araújo", "red")
        faces.update((roll.first, roll.second))
        assert table.winner(6) == ("red", 2 + abs(roll.first - roll.second))
        assert table.winner(4) == ("green", 2)
    assert set(faces) == {1, 2, 3, 4, 5, 6}


@rule("ES-506", "ES-404")
def test_a_seduced_character_rolls_dice_too() -> None:
    laid = {"6-I": "red Elizabeth", "5-I": "green Araújo"}
    table = Table(laid=laid, rewards=REWARDS, chance=dice_with_differences(0, 3)).resolve()
    table.seduce("5-I", to="6-II")
    assert [roll.card for roll in table.happened(events.Rolled)] == [
        card_of("Elizabeth", "red"),
        card_of("Araújo", "green"),
    ]
    assert table.winner(6) == ("green", 2 + 3)


# ---- Boca do Inferno


def boca(laid: dict[str, str], seats: int = 2) -> Table:
    return Table("1 2 3 4 5 7", laid, seats=seats, rewards=REWARDS).resolve()


@rule("ES-507")
def test_the_rulebooks_evening_at_boca_do_inferno() -> None:
    """Blue has 5, yellow 1 + 1: yellow is the weakest and gives up the character worth fewer points."""
    laid = {"7-I": "blue C. Lucky Luciano", "7-II": "yellow Loreta B.", "7-III": "yellow S. Smith"}
    table = Table("1 2 3 4 5 7", laid, seats=4, rewards=REWARDS | {2: "Pires"}).resolve()
    assert table.asked == "yellow Loreta B. C"
    table.leave_all()
    assert table.asked == "yellow sacrifices"
    assert table.targets() == {"7-II", "7-III"}
    table.sacrifice("7-III")
    assert names_of(table.position.gone) >= {"S. Smith"}
    assert "S. Smith" not in table.hand("yellow")
    assert "Loreta B." in table.hand("yellow")
    assert table.winner(7) == ("blue", 5)


@rule("ES-507")
def test_the_sacrifice_comes_before_the_reward_is_given() -> None:
    table = boca({"7-I": "red Araújo", "7-II": "green Araújo"})
    assert table.winner(7) is None
    assert table.asked == "green sacrifices"
    table.sacrifice("7-II")
    assert table.winner(7) == ("red", 2)
    assert table.position.gone == 1 << card_of("Araújo", "green")


@rule("ES-507")
@pytest.mark.parametrize(
    ("laid", "seats", "loser"),
    [
        # a tie spares the tied player with the lowest area
        ({"7-I": "red Araújo", "7-II": "green Araújo"}, 2, "green"),
        ({"7-II": "red Araújo", "7-I": "green Araújo"}, 2, "red"),
        ({"7-I": "blue Araújo", "7-II": "green Araújo", "7-III": "red Araújo"}, 3, "red"),
        ({"7-I": "red Garbo", "7-II": "blue Araújo", "7-III": "green Araújo"}, 3, "green"),
        ({"7-I": "green Elizabeth", "7-II": "red Araújo", "7-III": "green Hans R."}, 2, "red"),
        # no tie: the weakest, wherever
        ({"7-I": "red Linda X.", "7-II": "green Araújo"}, 2, "red"),
    ],
)
def test_who_is_the_weakest(laid: dict[str, str], seats: int, loser: str) -> None:
    table = boca(laid, seats)
    table.leave_all()
    assert table.asked == f"{loser} sacrifices"


@rule("ES-507", "ES-403")
def test_a_bonus_may_save_the_weakest() -> None:
    """Green's 3 beats red's printed 2; with two compatriots red has 4, and green loses a character."""
    laid = {"7-I": "red G. Green", "7-II": "green I. L. Fleming", "3-I": "blue Elizabeth"}
    table = boca(laid, seats=3)
    table.leave_all_of("blue")
    table.rally()
    table.leave_all()
    assert table.happened(events.Rallied)[0].bonus == 2
    assert table.asked == "green sacrifices"


@rule("ES-507")
def test_alone_nobody_is_lost() -> None:
    table = boca({"7-I": "red Araújo", "7-II": "red Garbo"})
    assert table.winner(7) == ("red", 5)
    assert table.position.gone == 0


@rule("ES-507")
def test_after_the_abilities_there_may_be_only_one_left() -> None:
    table = boca({"7-I": "red Linda X.", "7-II": "green Araújo"})
    table.assassinate("7-II")
    assert table.winner(7) == ("red", 0)
    assert table.position.gone == 0


@rule("ES-507")
def test_another_players_character_is_not_given_up() -> None:
    table = boca({"7-I": "red Garbo", "7-II": "green Araújo"})
    assert table.moves() == [moves.Sacrifice(1, table.spot("7-II"))]
    assert table.refused(moves.Sacrifice(1, table.spot("7-I"))) == ("ES-507",)


@rule("ES-508")
def test_the_museum_has_four_areas_and_one_peeks_anywhere() -> None:
    table = Table("3 8 1 4 2 6", laid={"6-III": "green Roque", "8-III": "red Linda X."}, first="red")
    table.lay("red", "Araújo", "8-IV")
    assert table.peeks() == {"6-III", "8-R", "2-R"}
    table.peek("6-III")
    assert table.observe("red").laid[table.spot("6-III")] == card_of("Roque", "green")
    assert table.observe("spectator").laid[table.spot("6-III")] == UNKNOWN
