"""Saying texts in three languages: nesting, plurals, names, and what happens when a message is flawed."""

from __future__ import annotations

import subprocess
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from kordon.engine.speech import LANGUAGES, Speech, Unsaid
from kordon.engine.words import LIST, LITERAL, NAMED, SEAT, Text
from kordon.games import GAMES, find

if TYPE_CHECKING:
    from pathlib import Path

OWN_RULES = [f"KO-00{number}" for number in range(1, 8)]


def toy(folder: Path, **texts: str) -> Any:
    """Something with the texts of a game."""
    for language, text in texts.items():
        (folder / language).mkdir()
        (folder / language / "toy.ftl").write_text(text, encoding="utf-8")
    return SimpleNamespace(texts=folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engines_own_rules_can_be_said(language: str) -> None:
    speech = Speech(None, language, strict=True)
    assert speech.rules() == {"KO": OWN_RULES}
    assert len({speech.rule(rule) for rule in OWN_RULES}) == len(OWN_RULES)
    assert speech.chapter("KO")


def test_texts_in_texts_are_said_first_and_nothing_is_wrapped_in_marks(tmp_path: Path) -> None:
    game = toy(tmp_path, en="outer = <{ $inner }>\ninner = ({ $name })")
    nested = Text("outer", {"inner": Text("inner", {"name": LITERAL.say("Ö")})})
    assert Speech(game, "en", strict=True).say(nested) == "<(Ö)>"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "3, 1 and Player 2"), ("pl", "3, 1 i Gracz 2"), ("cs", "3, 1 a Hráč 2")]
)
def test_a_list_is_said_as_the_language_lists_things(language: str, said: str) -> None:
    speech = Speech(None, language, strict=True)
    assert speech.say(LIST.say([3, 1, SEAT(1)])) == said
    assert speech.say(LIST.say(["one"])) == "one"
    assert speech.say(LIST.say([])) == ""


def test_a_target_is_called_as_the_scene_calls_it_however_deep(tmp_path: Path) -> None:
    speech = Speech(toy(tmp_path, en="goes = Goes to { $place }.\nboth = { $first } And { $first }"), "en")
    text = Text("both", {"first": Text("goes", {"place": NAMED.say("space:41")})})
    names = {"space:41": LITERAL.say("41 Alley")}
    assert speech.say(text, names) == "Goes to 41 Alley. And Goes to 41 Alley."
    assert speech.say(text) == "Goes to 41. And Goes to 41."


def test_an_attribute_is_asked_for_with_a_dot(tmp_path: Path) -> None:
    game = toy(tmp_path, en="flag = Portugal\n    .of = of Portugal")
    speech = Speech(game, "en", strict=True)
    assert (speech.say(Text("flag")), speech.say(Text("flag.of"))) == ("Portugal", "of Portugal")


def test_a_seat_has_a_given_name_or_the_games_or_the_common_one(tmp_path: Path) -> None:
    game = toy(tmp_path, en="seat-0 = Red\n    .of = of Red\nseat-1 = Green")
    speech = Speech(game, "en", {0: "Zoë"}, strict=True)
    assert [speech.say(SEAT(seat)) for seat in range(3)] == ["Zoë", "Green", "Player 3"]
    assert speech.say(Text("seat-0.of")) == "Zoë"


def test_the_stop_of_an_abbreviation_closes_the_sentence(tmp_path: Path) -> None:
    game = toy(tmp_path, en="discards = { $who } discards { $card }.\nwait = Wait...")
    speech = Speech(game, "en", strict=True)
    said = speech.say(Text("discards", {"who": "Red", "card": LITERAL.say("Hans R.")}))
    assert said == "Red discards Hans R."
    assert speech.say(Text("wait")) == "Wait..."


@pytest.mark.parametrize(
    "text", [Text("nothing"), Text("half"), Text("half.other"), Text("twice"), Text("broken")]
)
def test_a_strict_speech_refuses_flaws(text: Text, tmp_path: Path) -> None:
    source = "half =\n    .one = 1\ntwice = { $given } { $missing }\nbroken = { unknown }"
    game = toy(tmp_path, en=source, pl=source)
    with pytest.raises(Unsaid, match=f"pl: .*{text.id.partition('.')[0]}"):
        Speech(game, "pl", strict=True).say(text)


def test_a_flaw_falls_back_to_english_and_then_to_the_id(tmp_path: Path) -> None:
    game = toy(tmp_path, en="both = English { $x }\nonly = only English", pl="both = { $y }")
    speech = Speech(game, "pl")
    assert speech.say(Text("both", {"x": "x"})) == "English x"
    assert speech.say(Text("only")) == "only English"
    assert speech.say(Text("none")) == "none"
    assert speech.rule("XX-001") == "XX-001"


def test_rules_stand_by_chapter_the_longest_name_wins(tmp_path: Path) -> None:
    game = toy(
        tmp_path,
        en="chapter-SE-3 = Turn\nSE-301 = a\nchapter-SE-35 = Shots\nSE-351 = b\nSE-302 = c\nother = d",
    )
    assert Speech(game, "en").rules() == {"SE-3": ["SE-301", "SE-302"], "SE-35": ["SE-351"], "KO": OWN_RULES}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_every_game_can_be_said(name: str, language: str) -> None:
    game = find(name)
    speech = Speech(game, language, strict=True)
    chapters = speech.rules()
    assert all(speech.chapter(chapter) for chapter in chapters)
    assert all(speech.rule(rule) for rules in chapters.values() for rule in rules)
    assert any(chapter.startswith(game.prefix) for chapter in chapters)
    assert speech.rule("game")


def test_a_client_brings_texts_of_its_own(tmp_path: Path) -> None:
    for name, text in {"game": "pawn = Pawn", "client": "pawn = no\nhint = Move { $what }!"}.items():
        (tmp_path / name).mkdir()
        toy(tmp_path / name, en=text)
    game: Any = SimpleNamespace(texts=tmp_path / "game")
    hint = Text("hint", {"what": Text("pawn", {})})
    assert Speech(game, "en", strict=True, client=tmp_path / "client").say(hint) == "Move Pawn!"
    assert Speech(game, "en").say(hint) == "hint"


def test_an_unknown_language_is_a_mistake_of_the_caller() -> None:
    with pytest.raises(ValueError, match="de"):
        Speech(None, "de")


def test_fluent_is_loaded_only_when_something_is_said() -> None:
    code = "import sys, kordon.engine.speech as s; s.Speech(None, 'en'); assert 'fluent' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
