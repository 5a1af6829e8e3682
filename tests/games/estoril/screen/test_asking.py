"""What is asked: prompts that say what a symbol does, and click paths through the cards themselves."""

from __future__ import annotations

from typing import Any

import pytest

from kordon.engine.play import move_by_path, why_not_path
from kordon.engine.rule_ids import rule
from kordon.engine.scene import USELESS, Scene, labels
from kordon.engine.speech import LANGUAGES, Speech
from kordon.games.estoril import GAME, moves, words
from kordon.games.estoril.phases import PEEKING
from tests.games.estoril.table import Table

SAYS = {language: Speech(GAME, language, strict=True).say for language in LANGUAGES}


def scene_of(table: Table, who: str = "") -> Scene:
    return GAME.scene(table.observe(who or table.acting))


def played(table: Table, *path: str) -> Any:
    """The move that a click path stands for."""
    return move_by_path(GAME, table.observe(table.acting), path)


def using(name: str) -> Table:
    laid = {"3-I": f"red {name}", "3-II": "green Araújo", "2-I": "green Garbo", "6-I": "blue Pires"}
    table = Table(laid=laid, seats=3, rewards={2: "Otto M.", 3: "A. Ferro"}, deck="Dusko P.")
    return table.resolve()


@rule("ES-401", "ES-402", "ES-403", "ES-404", "ES-405")
@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("Linda X.", "Linda X., Assassin. Send a character"),
        ("Zarah L.", "Zarah L., Seducer. Move a character"),
        ("Otto M.", "Otto M., Conspirator. Look at"),
        ("Roque", "Roque, Nationalist. Gain +1"),
        ("Clark G.", "Clark G., Diplomat. Protect a character"),
    ],
)
def test_the_prompt_says_what_the_symbol_does(name: str, says: str) -> None:
    laid = {"3-I": f"red {name}", "3-II": "green Araújo", "2-I": "green Garbo"}
    table = Table(laid=laid, rewards={2: "S. Smith", 3: "A. Ferro"}).resolve()
    prompt = scene_of(table).prompt
    assert SAYS["en"](prompt).startswith(says)
    for say in SAYS.values():
        assert name.rstrip(".") in say(prompt)


@rule("ES-309")
def test_with_two_symbols_the_symbol_is_clicked_first() -> None:
    table = using("A. Alekhine")
    scene = scene_of(table)
    assert SAYS["en"](scene.prompt) == "A. Alekhine has two symbols. Which one do you use first?"
    assert [button.id for button in scene.buttons] == ["symbol:A", "symbol:D", "act:decline"]
    assert SAYS["en"](scene.buttons[1].label) == "Diplomat: protect a character"
    target = f"area:{table.spot('3-II')}"
    assert played(table, "symbol:A", target) == moves.Assassinate(0, table.spot("3-II"))
    assert played(table, "symbol:D", target) == moves.Protect(0, table.spot("3-II"))
    seen = table.observe("red")
    assert why_not_path(GAME, seen, (target,)) == ("ES-309",)
    next_door = f"area:{table.spot('2-I')}"
    assert why_not_path(GAME, seen, ("symbol:A", next_door)) == ("ES-401",)
    assert why_not_path(GAME, seen, ("symbol:D", "reward:0")) == ("ES-405",)
    table.protect("3-II")
    assert [button.id for button in scene_of(table).buttons] == ["act:decline"]
    assert why_not_path(GAME, table.observe("red"), (target,)) == ("ES-405",)
    assert played(table, f"area:{table.spot('3-I')}") == moves.Assassinate(0, table.spot("3-I"))


@rule("ES-309", "ES-402")
@pytest.mark.parametrize(("name", "other"), [("G. René", "symbol:A"), ("Antoine S.E.", "symbol:S")])
def test_a_conspirators_other_symbol_stands_beside_it(name: str, other: str) -> None:
    table = using(name)
    assert [button.id for button in scene_of(table).buttons] == [other, "symbol:C", "act:decline"]
    assert played(table, "symbol:C") == moves.Conspire(0)
    table.conspire()
    table.choose(swap=False)
    assert not table.asked.endswith("C")
    assert [button.id for button in scene_of(table).buttons] == ["act:decline"]


@rule("ES-302")
def test_of_two_equal_symbols_the_prompt_says_which_one_it_is() -> None:
    """Each is used or left by itself, so the question comes twice: the second time it says so."""
    table = Table(laid={"3-I": "red Salazar", "3-II": "green Araújo"}, rewards={3: "A. Ferro"}).resolve()
    first = scene_of(table).prompt
    assert SAYS["en"](first).startswith("The first of two equal symbols. Salazar, Nationalist.")
    table.rally()
    second = scene_of(table).prompt
    assert SAYS["en"](second).startswith("The second of two equal symbols. Salazar, Nationalist.")
    for say in SAYS.values():
        assert say(first) != say(second)


@rule("ES-006")
def test_a_look_at_a_known_card_is_marked_as_useless() -> None:
    """It is legal, but nothing is gained by it: clients show what is already known instead."""
    laid = {"1-I": "green Guedes", "1-II": "green Roque"}
    table = Table(laid=laid, rewards={2: "Garbo"})
    table.lay("red", "Hans R.", "1-III")
    fresh = scene_of(table)
    assert not [choice for choice in fresh.choices if choice.worth or choice.note]
    table.peek("1-I")
    table.lay("green", "Araújo", "6-I")
    table.lay("red", "Araújo", "4-III")
    assert table.asked == "red peeks"
    marked = {choice.path: choice for choice in scene_of(table).choices if choice.worth}
    known = marked.pop((f"area:{table.spot('1-I')}",))
    assert not marked
    assert known.worth == USELESS
    assert known.note is not None
    assert SAYS["en"](known.note) == "You know this card already: Guedes."
    assert [say(known.note) for say in SAYS.values()][1:] != [SAYS["en"](known.note)] * 2


@rule("ES-402")
def test_a_conspirator_clicks_one_of_the_two_cards() -> None:
    table = Table(laid={"3-I": "red Otto M."}, rewards={3: "G. René"}, deck="J. Bourbon", seats=3).resolve()
    table.conspire()
    scene = scene_of(table)
    prize = f"prize:{table.place(3)}"
    assert scene.buttons == ()
    assert {choice.path: SAYS["en"](choice.note) for choice in scene.choices if choice.note} == {
        (prize,): "J. Bourbon goes under the deck",
        ("deck:top",): "G. René goes under the deck",
    }
    names = labels(scene)
    assert SAYS["en"](names[prize]) == "G. René"
    assert SAYS["en"](names["deck:top"]) == "J. Bourbon (face down, known to you)"
    assert played(table, prize) == moves.Choose(0, swap=False)
    assert played(table, "deck:top") == moves.Choose(0, swap=True)


@rule("ES-402")
def test_nobody_else_is_shown_the_top_card() -> None:
    table = Table(laid={"3-I": "red Otto M."}, rewards={3: "G. René"}, deck="J. Bourbon", seats=3).resolve()
    table.conspire()
    for who, shown in [("red", True), ("green", False), ("blue", False), ("spectator", False)]:
        assert ("deck:top" in labels(scene_of(table, who))) == shown


@rule("ES-006", "ES-011")
def test_an_eye_that_would_show_nothing_says_so_before_a_card_is_laid_there() -> None:
    """The note and what follows agree: with one nobody is asked, without one somebody is."""
    table = Table(laid={"4-I": "red Roque", "6-I": "green Roque"}, first="red")
    notes = {choice.path: choice.note for choice in scene_of(table).choices}
    card = next(path for path in notes if path[1] == f"area:{table.spot('4-III')}")[0]
    assert notes[card, f"area:{table.spot('4-III')}"] == words.NO_PEEK_HERE()
    assert notes[card, f"area:{table.spot('1-III')}"] is None  # the secret reward of 2 is in reach
    for path, note in notes.items():
        after = table.position.copy()
        GAME.apply(after, played(table, *path))
        has_eye = table.position.ground.peek[int(path[1].removeprefix("area:"))]
        assert (note is not None) == bool(has_eye and after.phase != PEEKING)


@rule("ES-305")
def test_cards_are_laid_aside_with_one_click_until_the_last() -> None:
    """What nobody notices asks for no confirmation; the last one may end the round, so it does."""
    laid = {"1-I": "red Araújo", "2-I": "green Araújo", "4-II": "red Garbo", "5-I": "red Pires"}
    table = Table(laid=laid, rewards={1: "", 2: "", 4: "", 5: ""}).resolve()
    table.leave_all()
    scene = scene_of(table, "red")
    assert SAYS["en"](scene.prompt).startswith("2 more to lay aside")
    assert scene.free == ("card:",)
    assert scene_of(table, "green").free == ()
    table.discard("red", "Roque")
    scene = scene_of(table, "red")
    assert SAYS["en"](scene.prompt).startswith("One more to lay aside")
    assert scene.free == ()
    aside = next(piece.id for piece in scene.pieces if piece.at == "zone:picked")
    why = GAME.matter(table.observe("red"), (aside,))
    assert why is not None
    assert "Take back" in SAYS["en"](why)
