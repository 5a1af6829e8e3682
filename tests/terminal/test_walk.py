"""Walking click paths, and what typed words mean."""

from __future__ import annotations

from kordon.engine.scene import Choice
from kordon.engine.words import LITERAL
from kordon.terminal.walk import DONE, Walk, matching


def choices(*paths: str) -> list[Choice]:
    return [Choice(tuple(path.split())) for path in paths]


def test_each_step_offers_what_can_follow_once_and_in_order() -> None:
    walk = Walk(choices("a x", "a y", "b x"))
    assert walk.next() == ["a", "b"]
    assert walk.choose("a") is None
    assert walk.next() == ["x", "y"]
    assert walk.choose("y") == ("a", "y")


def test_a_step_without_a_choice_is_passed_by_but_never_the_last_one() -> None:
    walk = Walk(choices("unit act x", "unit act y"))
    assert (walk.path, walk.next()) == (("unit", "act"), ["x", "y"])
    only = Walk(choices("unit act x"))
    assert (only.path, only.next()) == (("unit", "act"), ["x"])
    assert only.choose("x") == ("unit", "act", "x")


def test_back_returns_to_the_last_question() -> None:
    walk = Walk(choices("a only x", "a only y", "b z"))
    assert not walk.back()
    walk.choose("a")
    assert walk.next() == ["x", "y"]
    assert walk.back()
    assert len(walk.path) == 0
    assert walk.next() == ["a", "b"]


def test_a_whole_path_that_could_go_on_can_be_ended() -> None:
    walk = Walk(choices("41", "41 44", "41 44 45"))
    assert walk.choose("41") is None
    assert walk.next() == ["44", DONE]
    assert walk.choose(DONE) == ("41",)
    assert walk.back()
    assert walk.choose("44") is None
    assert walk.choose("45") == ("41", "44", "45")


def test_what_has_no_order_is_chosen_in_any_order() -> None:
    hands = choices("card:1 card:1 card:2", "card:1 card:2 card:3", "pair:1 pair:2")
    walk = Walk(hands, ("card", "go act:sweep card"))
    assert walk.next() == ["card:1", "card:2", "card:3", "pair:1"]
    walk.choose("card:3")
    assert walk.next() == ["card:1", "card:2"]
    walk.choose("card:2")
    assert walk.next() == ["card:1"]
    assert walk.choose("card:1") == ("card:3", "card:2", "card:1")
    twice = Walk(hands, ("card",))
    twice.choose("card:2")
    twice.choose("card:1")
    assert twice.next() == ["card:1", "card:3"]
    sweep = Walk(
        [
            Choice(("go:1", "act:sweep", "card:1", "card:2"), LITERAL.say("both")),
            Choice(("go:1", "card:1", "card:2")),
        ],
        ("card", "go act:sweep card"),
    )
    sweep.choose("act:sweep")
    sweep.choose("card:2")
    assert sweep.note("card:1") == LITERAL.say("both")
    in_order = Walk(sweep.choices, sweep.any_order)
    in_order.choose("card:1")  # after this beginning order counts
    assert in_order.next() == ["card:2"]


def test_a_note_is_shown_where_a_step_decides_the_move() -> None:
    walk = Walk([Choice(("a",), LITERAL.say("40 %")), Choice(("b", "x")), Choice(("b", "y"))])
    assert walk.note("a") == LITERAL.say("40 %")
    assert walk.note("b") is None


NAMES = {
    "area:1": "Kasyno Estoril, obszar I",
    "area:2": "Kasyno Estoril, obszar II",
    "card:3": "Łukasz",
    "act:no": "Nie",
}


def test_ids_names_and_beginnings_are_understood() -> None:
    assert matching("card:3", NAMES) == ["card:3"]
    assert matching("LUK", NAMES) == ["card:3"]
    assert matching("kasyno", NAMES) == ["area:1", "area:2"]
    assert matching("Kasyno Estoril, obszar I", NAMES) == ["area:1"]
    assert matching("estoril", NAMES) == ["area:1", "area:2"]
    assert matching("xyz", NAMES) == []
