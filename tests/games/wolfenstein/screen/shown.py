"""Staged tables as they are shown: a drawn mission takes the place of the first one while a test runs."""

from __future__ import annotations

import pytest

from kordon.engine.play import move_by_path, why_not_path
from kordon.engine.records import RuleId, Seat
from kordon.engine.scene import Piece, Scene, labels
from kordon.engine.speech import LANGUAGES, Speech
from kordon.engine.words import Text
from kordon.games.wolfenstein import GAME
from kordon.games.wolfenstein.board import mission
from kordon.games.wolfenstein.observation import WolfensteinObservation
from tests.games.wolfenstein.table import Table

SPEECHES = {language: Speech(GAME, language, strict=True) for language in LANGUAGES}


class Shown:
    """What a seat is shown of a staged table."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch, seat: Seat = 0) -> None:
        options = table.position.options
        for level in ("", options.level):
            monkeypatch.setitem(mission._missions, (options.mission, level), table.position.mission)
        self.table = table
        self.seat = seat

    @property
    def seen(self) -> WolfensteinObservation:
        return GAME.observe(self.table.position, self.seat)

    @property
    def scene(self) -> Scene:
        return GAME.scene(self.seen)

    def say(self, text: Text | None, language: str = "en") -> str:
        """The words of a text; heroes and squares by their names in the scene."""
        assert text is not None
        return SPEECHES[language].say(text, labels(self.scene))

    def piece(self, id: str) -> Piece:
        return next(piece for piece in self.scene.pieces if piece.id == id)

    def said_of(self, id: str) -> str:
        """All that a piece's badges and details say."""
        piece = self.piece(id)
        texts = [*[badge.label for badge in piece.badges], *piece.detail]
        return "\n".join(self.say(text) for text in texts)

    def note(self, *path: str) -> str:
        """What is known about a choice; nothing if there is no note."""
        note = next(choice.note for choice in self.scene.choices if choice.path == path)
        return "" if note is None else SPEECHES["en"].in_full(note, labels(self.scene))

    def click(self, *path: str) -> None:
        """Make the move of a click path."""
        self.table.play(move_by_path(GAME, self.seen, path))

    def why_not(self, *path: str) -> tuple[RuleId, ...]:
        return why_not_path(GAME, self.seen, path)

    def square(self, letter: str) -> str:
        return f"square:{self.table.at(letter)}"

    def enemy(self, letter: str) -> str:
        return f"enemy:{self.table.figure(letter)}"

    def hero(self, name: str) -> str:
        return f"hero:{self.table.slot(name)}"
