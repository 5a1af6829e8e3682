"""What a client loads once for a game: its texts in one language, as one file, and its boards."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files

from kordon.engine.delta import patch
from kordon.engine.errors import Fault
from kordon.engine.records import encode
from kordon.engine.scene import NOTHING
from kordon.engine.speech import LANGUAGES
from kordon.games import working


@cache
def texts_of(game: str, language: str) -> tuple[str, str] | None:
    """The texts and their tag; None if there is no such game or language."""
    known = working()[0].get(game)
    if known is None or language not in LANGUAGES:
        return None
    folders = [
        known.texts.joinpath(language),
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
    return text, _tag(text.encode())


@lru_cache(maxsize=64)
def board_of(game: str, board: str) -> tuple[bytes, str] | None:
    """The board and its tag; None if there is no such game or board."""
    known = working()[0].get(game)
    if known is None:
        return None
    for version in (known, *known.earlier):
        try:
            drawn = encode(patch(NOTHING, version.board(board)))
        except Fault:
            continue
        return drawn, _tag(drawn)
    return None


def _tag(content: bytes) -> str:
    return sha256(content).hexdigest()[:16]
