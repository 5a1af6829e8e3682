"""What a client loads once for a game: its texts in one language, as one file, its boards, its book."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from kordon.engine.book import PrintedBook
from kordon.engine.delta import patch
from kordon.engine.errors import Fault
from kordon.engine.records import encode
from kordon.engine.scene import NOTHING
from kordon.engine.speech import FALLBACK, LANGUAGES, Speech
from kordon.games import working
from kordon.web.routes import Found


@cache
def texts_of(game: str, language: str) -> Found | None:
    """The texts and their tag; None if there is no such game or language."""
    known = working()[0].get(game)
    if known is None or language not in LANGUAGES:
        return None
    folders = [
        known.texts.joinpath(language if language in known.languages else FALLBACK),
        files("kordon.engine").joinpath("text", language),
        files("kordon.tables").joinpath("text", language),
    ]
    return in_one(folders)


def in_one(folders: Iterable[Traversable]) -> Found:
    """The texts of these folders as one file, and its tag."""
    parts = [
        file.read_text(encoding="utf-8")
        for folder in folders
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    ]
    text = "\n".join(parts).encode()
    return text, tag_of(text)


@lru_cache(maxsize=64)
def board_of(game: str, board: str) -> Found | None:
    """The board and its tag; None if there is no such game or board."""
    known = working()[0].get(game)
    if known is None:
        return None
    for version in (known, *known.earlier):
        try:
            drawn = encode(patch(NOTHING, version.board(board)))
        except Fault:
            continue
        return drawn, tag_of(drawn)
    return None


@lru_cache(maxsize=64)
def book_of(game: str, language: str) -> Found | None:
    """The rules as a book, without chapters where a game has none, and its tag; None as for texts."""
    known = working()[0].get(game)
    if known is None or language not in LANGUAGES:
        return None
    book = known.book()
    printed = PrintedBook(Speech(known, language).rule("game")) if book is None else book.printed(language)
    written = encode(printed)
    return written, tag_of(written)


def tag_of(content: bytes) -> str:
    """A tag that changes with the content."""
    return sha256(content).hexdigest()[:16]
