"""A game states the languages that it speaks; in all others it is played in English."""

from __future__ import annotations

import shutil
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ClassVar

import pytest

from kordon.engine.checks.sayings import Sayings
from kordon.engine.checks.texts import game_faults
from kordon.engine.speech import Speech
from kordon.engine.words import Text
from kordon.web import texts
from tests.engine.tiny import burrow

OWN = Path(burrow.__file__).parent / "text"


class English(burrow.Burrow):
    """The mole, by somebody who knows no Polish and no Czech."""

    languages: ClassVar[tuple[str, ...]] = ("en",)
    folder: Path

    @property
    def texts(self) -> Traversable:
        return self.folder


@pytest.fixture
def game(tmp_path: Path) -> English:
    shutil.copytree(OWN / "en", tmp_path / "en")
    game = English()
    game.folder = tmp_path
    return game


def test_only_the_languages_that_it_states_are_asked_for(game: English) -> None:
    assert [fault for fault in game_faults(game) if fault.startswith(("pl", "cs"))] == []
    Sayings(game).check(Text("game"))
    English.languages = ("en", "pl")
    try:
        assert "pl: game is missing" in game_faults(game)
    finally:
        English.languages = ("en",)


def test_others_hear_english(game: English, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Speech(game, "cs").say(Text("game")) == Speech(game, "en").say(Text("game")) != "game"
    monkeypatch.setattr(texts, "working", lambda: ({game.name: game}, []))
    texts.texts_of.cache_clear()
    try:
        found = texts.texts_of(game.name, "pl")
        assert found is not None
        assert Speech(game, "en").say(Text("game")).encode() in found[0]
        assert "KO-113 = Do tego stołu".encode() in found[0], "what the table says is Polish all the same"
    finally:
        texts.texts_of.cache_clear()
