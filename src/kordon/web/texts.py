"""The `.ftl` sources of a game in one language, as one file for the client."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files

from kordon.engine.speech import LANGUAGES
from kordon.games import GAMES, find


@cache
def texts_of(game: str, language: str) -> tuple[str, str] | None:
    """The texts and their tag; None if there is no such game or language."""
    if game not in GAMES or language not in LANGUAGES:
        return None
    folders = [
        find(game).texts.joinpath(language),
        files("kordon.engine").joinpath("text", language),
        files("kordon.tables").joinpath("text", language),
    ]
    parts = [
        file.read_text(encoding="utf-8")
        for folder in folders
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]
    text = "\n".join(parts)
    return text, sha256(text.encode()).hexdigest()[:16]
