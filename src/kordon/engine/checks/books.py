"""A game's book against the game: its texts, the rules and terms they name, and what its examples claim."""

# Not compiled: part of development, where the build's time counts for more.
from __future__ import annotations

import re
from collections.abc import Iterator

from kordon.engine.book import TERM, Book, PrintedBook
from kordon.engine.checks.texts import compare
from kordon.engine.game import AnyGame
from kordon.engine.speech import LANGUAGES

RULE = re.compile(r"\b[A-Z]{2}-\d{3}\b")
PREFIX = "book-"


def book_faults(game: AnyGame) -> list[str]:
    """Everything wrong with a game's book, if it has one."""
    book = game.book()
    if book is None:
        return []
    own = {id: arguments for id, arguments in book.said().items() if id.startswith(PREFIX)}
    faults = compare(book.texts, own)
    if not faults:
        faults = [fault for language in LANGUAGES for fault in _wrong_links(book, language)]
    return [*faults, *book.faults()]


def _wrong_links(book: Book, language: str) -> Iterator[str]:
    printed = book.printed(language, strict=True)
    known = {rule for rules in book.speech(language).rules().values() for rule in rules}
    for text in words_of(printed):
        for rule in RULE.findall(text):
            if rule not in known:
                yield f"{language}: there is no rule {rule}: {text}"
        for _, term in TERM.findall(text):
            if term not in printed.terms:
                yield f"{language}: there is no term {term}: {text}"


def words_of(book: PrintedBook) -> Iterator[str]:
    """Every text of a book."""
    for chapter in book.chapters:
        for part in chapter.parts:
            yield from part.words
            for row in part.rows:
                yield from row
    for picture in book.scenes.values():
        yield from (words for _, words in picture.notes)
    for _, means in book.terms.values():
        yield means
