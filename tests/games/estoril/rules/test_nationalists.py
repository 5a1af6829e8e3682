"""Nationalists (ES-403)."""

from __future__ import annotations

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.estoril import events
from tests.games.estoril.table import Table, card_of

# No reward is British, so that only what a test lays is counted.
REWARDS = {1: "C. Rosa", 2: "Garbo", 3: "S. Smith", 4: "Otto M.", 5: "Dusko P.", 6: "G. René"}


def green_on_the_beach(laid: dict[str, str], rewards: dict[int, str] | None = None) -> Table:
    """G. Green lies on 3-II in the middle of the upper row, beside 1, 2 and 5; 4 and 6 are at the corners."""
    table = Table("1 3 2 4 5 6", {"3-II": "red G. Green"} | laid, rewards=REWARDS | (rewards or {}), seats=4)
    table.resolve()
    while table.position.place != table.place(3) and table.asked != "nobody":
        table.decline()
    return table


@rule("ES-403", "ES-303")
def test_the_rulebooks_nationalist_gains_two() -> None:
    """Strength 2 and two British cards next door make 4; with the card on area I it is 6 in all."""
    laid = {"3-I": "red Araújo", "2-I": "green Elizabeth", "1-I": "blue I. L. Fleming"}
    table = green_on_the_beach(laid)
    assert table.asked == "red G. Green N"
    table.rally()
    assert table.happened(events.Rallied) == [events.Rallied(0, card_of("G. Green", "red"), 2)]
    assert table.winner(3) == ("red", 6)


@rule("ES-403")
@pytest.mark.parametrize(
    ("what", "laid", "rewards", "bonus"),
    [
        ("on this board", {"3-I": "green Elizabeth"}, {}, 1),
        ("an own card", {"3-III": "red E. Windsor"}, {}, 1),
        ("next door, resolved", {"1-I": "green Elizabeth"}, {}, 1),
        ("next door, face down", {"5-I": "green Elizabeth"}, {}, 0),
        ("at the corner, not next door", {"6-I": "green Elizabeth", "4-I": "blue Elizabeth"}, {}, 0),
        ("this board's reward", {}, {3: "Loreta B."}, 1),
        ("a face-up reward next door, not resolved", {}, {5: "Loreta B."}, 1),
        ("a reward at the corner", {}, {6: "Loreta B.", 4: "E. Windsor"}, 0),
        ("another flag", {"3-I": "green Hans R.", "1-I": "green Araújo"}, {}, 0),
        (
            "all together",
            {"3-I": "green Elizabeth", "2-I": "blue Elizabeth"},
            {3: "Loreta B.", 5: "E. Windsor"},
            4,
        ),
    ],
)
def test_what_counts_as_a_compatriot(
    what: str, laid: dict[str, str], rewards: dict[int, str], bonus: int
) -> None:
    table = green_on_the_beach(laid, rewards)
    while not table.asked.endswith("N") and table.asked.count(" "):
        table.decline()
    if not bonus:
        assert not table.asked.endswith("N"), what
        return
    table.rally()
    assert table.happened(events.Rallied)[0].bonus == bonus, what


@rule("ES-403", "ES-301")
def test_a_face_down_reward_next_door_does_not_count() -> None:
    """Board 8 hides its reward until its turn; then the British card there does count for board 8."""
    table = Table(
        "3 8 1 4 5 6", {"3-I": "red G. Green"}, rewards=REWARDS | {8: "E. Windsor"} | {2: ""}
    ).resolve()
    assert table.asked == "nobody"
    table = Table(
        "3 8 1 4 5 6", {"8-I": "red G. Green"}, rewards=REWARDS | {8: "E. Windsor", 2: ""}
    ).resolve()
    table.rally()
    assert table.winner(8) == ("red", 3)


@rule("ES-403", "ES-002")
def test_a_double_nationalist_gains_two_for_each() -> None:
    laid = {"4-I": "red Salazar", "4-II": "green Araújo", "4-III": "green Garbo"}
    table = Table(laid=laid, rewards=REWARDS | {1: "Zarah L.", 2: "Nora S."}).resolve()
    table.rally()
    assert table.asked == "red Salazar N"
    table.rally()
    assert table.winner(4) == ("green", 5)
    assert [event.bonus for event in table.happened(events.Rallied)] == [1, 1]
    laid["4-II"] = "red Araújo"
    table = Table(laid=laid, rewards=REWARDS | {1: "Zarah L.", 2: "Nora S."}).resolve()
    table.rally()
    table.rally()
    assert table.winner(4) == ("red", 2 + 2 + 2)


@rule("ES-403")
def test_the_bonus_is_fixed_when_the_symbol_has_its_turn() -> None:
    """The compatriot is murdered afterwards, and the bonus stays."""
    laid = {"3-I": "red G. Green", "3-II": "green S. Smith", "3-III": "green Elizabeth"}
    table = Table(laid=laid, rewards=REWARDS | {3: "Garbo", 2: ""}).resolve()
    table.rally()
    table.assassinate("3-III")
    assert table.winner(3) == ("red", 3)


@rule("ES-403", "ES-302")
def test_the_nationalist_may_do_without() -> None:
    table = Table(laid={"3-I": "red G. Green", "3-II": "green Elizabeth"}, rewards=REWARDS).resolve()
    table.decline()
    table.leave_all()
    assert table.winner(3) == ("red", 2)
