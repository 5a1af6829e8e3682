"""The end of the game (ES-601 to ES-606)."""

from __future__ import annotations

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.estoril import events
from tests.games.estoril.moments import final, scores, winners
from tests.games.estoril.table import COLOURS


@rule("ES-601", "ES-602", "ES-603", "ES-606")
def test_the_rulebooks_score_of_29() -> None:
    """Seven discards, 13 on the characters, a mission alone (6) and one shared (3)."""
    hands = {
        "red": "Garbo, A. Monteiro, C. Rosa, A. Alekhine, Hans R., Linda X.",
        "green": "Roque, Elizabeth",
        "blue": "S. Smith",
        "yellow": "Guedes, E. Windsor",
    }
    discards = {"red": "Elizabeth, Araújo, Guedes, Roque, Pires, Salazar, Otto M."}
    table = final(hands, "A D N GB", discards)
    result = scores(table)
    assert result.discards[0] == 7
    assert result.characters[0] == 13
    assert [points[0] for points in result.missions] == [6, 3, 0, 0]
    assert result.missions[1] == (3, 0, 0, 3)
    assert result.totals[0] == 29
    assert result.missions_won[0] == 2
    assert winners(table) == ["red"]


@rule("ES-601")
def test_a_discard_is_worth_one_whatever_is_printed_on_it() -> None:
    table = final({"red": "", "green": ""}, discards={"red": "Garbo, C. Lucky Luciano", "green": "Clark G."})
    assert scores(table).discards == (2, 1)
    assert scores(table).totals == (2, 1)


@rule("ES-602")
def test_the_points_of_the_characters_in_hand() -> None:
    table = final({"red": "Garbo, Otto M., Pires", "green": "Linda X."}, "PT S D W")
    assert scores(table).characters == (4 + 3 + 1, 1)


@rule("ES-603")
@pytest.mark.parametrize(
    ("hands", "points"),
    [
        ({"red": "C. Rosa, S. Smith", "green": "Linda X."}, (6, 0)),
        ({"red": "C. Rosa", "green": "Linda X."}, (3, 3)),
        ({"red": "C. Rosa", "green": "Linda X.", "blue": "S. Smith"}, (2, 2, 2)),
        ({"red": "C. Rosa", "green": "Linda X.", "blue": "Roque", "yellow": "S. Smith"}, (2, 2, 0, 2)),
        ({"red": "C. Rosa", "green": "Linda X.", "blue": "Nora S.", "yellow": "S. Smith"}, (1, 1, 1, 1)),
        ({"red": "I. Shouwaloff", "green": "Linda X."}, (6, 0)),
    ],
)
def test_a_mission_goes_to_the_most_and_ties_share(hands: dict[str, str], points: tuple[int, ...]) -> None:
    assert scores(final(hands, "A DE GB D")).missions[0] == points


@rule("ES-603")
def test_discards_do_not_count_for_missions() -> None:
    discards = {"red": "C. Rosa, S. Smith, Nora S."}
    assert scores(final({"red": "", "green": "Linda X."}, "A DE GB D", discards)).missions[0] == (0, 6)


@rule("ES-603")
def test_nobody_with_none_of_it_scores_a_mission() -> None:
    table = final({"red": "Araújo", "green": "Araújo"}, "A DE GB D")
    assert scores(table).missions == ((0, 0),) * 4
    assert scores(table).missions_won == (0, 0)


@rule("ES-603", "ES-009")
@pytest.mark.parametrize(
    ("key", "more", "less"),
    [
        ("A", "I. Shouwaloff", "Linda X."),
        ("S", "Zsa Zsa G.", "Elizabeth"),
        ("C", "Dusko P.", "Hans R."),
        ("N", "Salazar", "Roque"),
        ("D", "J. Bourbon", "Guedes"),
        ("W", "Hedy L., Anne D.", "Linda X."),
        ("PT", "Pires, Araújo", "Guedes"),
        ("DE", "Otto M., Nora S.", "Hans R."),
        ("GB", "E. Windsor, G. Green", "Elizabeth"),
        ("US", "S. Smith, Clark G.", "Linda X."),
        ("strength", "Araújo", "Guedes"),
        ("flags", "Garbo, Dusko P.", "I. Shouwaloff, A. Alekhine"),
    ],
)
def test_each_mission_is_six_points_for_the_most(key: str, more: str, less: str) -> None:
    others = [other for other in ("A", "S", "C", "N") if other != key][:3]
    table = final({"red": less, "green": more}, " ".join([key, *others]))
    assert scores(table).missions[0] == (0, 6)


@rule("ES-604")
def test_the_rulebooks_strength_of_16() -> None:
    hands = {"red": "Roque", "green": "C. Lucky Luciano, Garbo, Araújo, Linda X., Pires, Otto M."}
    table = final(hands, "strength PT DE GB")
    assert scores(table).missions[0] == (0, 6)
    hands["red"] = "Amélia, E. Windsor, Walser S., Hedy L., Hans R."
    assert scores(final(hands, "strength PT DE GB")).missions[0] == (3, 3)


@rule("ES-604")
def test_the_flags_mission_counts_each_country_once() -> None:
    """The rulebook's red has four different flags; the second French card adds nothing."""
    hands = {
        "red": "Garbo, G. René, Antoine S.E., Dusko P., I. Shouwaloff",
        "green": "C. Lucky Luciano, Zsa Zsa G.",
    }
    hands["green"] += ", J. Bourbon, A. Alekhine"
    assert scores(final(hands, "flags PT DE GB")).missions[0] == (3, 3)


@rule("ES-604")
def test_other_countries_count_nothing_for_the_flags() -> None:
    hands = {"red": "Araújo, Hans R., Elizabeth, Linda X.", "green": "Garbo"}
    assert scores(final(hands, "flags A D C")).missions[0] == (0, 6)


@rule("ES-605")
def test_one_card_may_count_for_several_missions() -> None:
    table = final({"red": "Zsa Zsa G.", "green": ""}, "S W flags strength")
    assert [points[0] for points in scores(table).missions] == [6, 6, 6, 6]
    assert scores(table).missions_won == (4, 0)


@rule("ES-606")
def test_most_points_win() -> None:
    table = final({"red": "Araújo", "green": "Garbo", "blue": "Otto M."}, "A D N GB")
    assert scores(table).totals == (1, 4, 3)
    assert winners(table) == ["green"]
    assert [(event.seat, event.score, event.won) for event in table.happened(events.Ended)] == [
        (0, 1, False),
        (1, 4, True),
        (2, 3, False),
    ]


@rule("ES-606")
def test_a_tie_goes_to_more_missions() -> None:
    """Green's character is worth more, but that is asked only later."""
    discards = {"green": "Pires, Salazar, Otto M."}
    table = final({"red": "Linda X.", "green": "Garbo"}, "A D N GB", discards)
    assert scores(table).totals == (7, 7)
    assert scores(table).characters == (1, 4)
    assert winners(table) == ["red"]


@rule("ES-606")
def test_a_shared_mission_counts_as_won() -> None:
    """Red wins one mission alone, green shares two of them with blue: 2 beat 1 when the points are equal."""
    hands = {"red": "Linda X.", "green": "Hans R., Guedes", "blue": "Hans R., Guedes"}
    table = final(
        hands, "A C D strength", {"green": "Garbo", "blue": "", "red": "Pires, Otto M., Roque, Elizabeth"}
    )
    result = scores(table)
    assert result.missions == ((6, 0, 0), (0, 3, 3), (0, 3, 3), (0, 3, 3))
    assert result.missions_won == (1, 3, 3)
    assert result.totals == (11, 12, 11)
    table = final(
        hands, "A C D strength", {"green": "", "blue": "", "red": "Pires, Otto M., Roque, Elizabeth"}
    )
    assert scores(table).totals == (11, 11, 11)
    assert winners(table) == ["green", "blue"]


@rule("ES-606")
def test_then_more_points_on_characters() -> None:
    table = final({"red": "Garbo", "green": "Araújo"}, "A C D N", {"green": "Pires, Otto M., Amélia"})
    assert scores(table).totals == (4, 4)
    assert winners(table) == ["red"]


@rule("ES-606")
def test_then_the_victory_is_shared() -> None:
    table = final({"red": "Araújo", "green": "Araújo", "blue": ""}, "A C D N")
    assert winners(table) == ["red", "green"]
    everybody = final(dict.fromkeys(COLOURS, "Roque, Hans R."))
    assert winners(everybody) == list(COLOURS)
