"""What the terminal says, in three languages."""

from __future__ import annotations

import pytest

from kordon.engine.speech import LANGUAGES, Speech
from kordon.engine.words import LITERAL, Message, Names
from kordon.terminal import words


def speech_in(language: str) -> Speech:
    return Speech(None, language, strict=True, client=words.TEXTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_the_clients_messages_can_be_said(language: str) -> None:
    speech = speech_in(language)
    messages = [value for value in vars(words).values() if isinstance(value, Message)]
    families = [value for value in vars(words).values() if isinstance(value, Names)]
    said = [speech.say(message(**dict.fromkeys(message.arguments, 7))) for message in messages]
    said += [speech.say(family(key)) for family in families for key in family.keys]
    assert len(said) == len(messages) + sum(len(family.keys) for family in families) > 40
    assert all(said)


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "One other place is empty."),
        ("en", 2, "2 other places are empty."),
        ("pl", 1, "Jedno inne miejsce jest puste."),
        ("pl", 2, "2 inne miejsca są puste."),
        ("pl", 12, "12 innych miejsc jest pustych."),
        ("pl", 22, "22 inne miejsca są puste."),
        ("cs", 1, "Jedno další místo je prázdné."),
        ("cs", 4, "4 další místa jsou prázdná."),
        ("cs", 22, "22 dalších míst je prázdných."),
    ],
)
def test_plurals_follow_the_language(language: str, count: int, said: str) -> None:
    assert speech_in(language).say(words.EMPTY(count=count)) == said


def test_numbers_are_written_as_the_language_writes_them() -> None:
    text = words.COUNTED(thing=LITERAL.say("x"), count=12345)
    assert speech_in("en").say(text) == "x: 12,345"
    assert speech_in("cs").say(text) == "x: 12\N{NO-BREAK SPACE}345"
