"""A game's book as Markdown, for `docs/rules`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from kordon.engine.book import TERM, PrintedBook, PrintedPart

PICTURES: Final = "pictures"  # beside the pages
RULE: Final = re.compile(r"\b([A-Z]{2}-\d{3})\b")


def written(game: str, language: str, book: PrintedBook) -> list[str]:
    """The lines of a book: contents, chapters, words."""
    contents = [(chapter.name, chapter.title) for chapter in book.chapters]
    contents += [("words", book.words), ("rulings", book.rulings)]
    lines = [*[f"- [{title}](#{name})" for name, title in contents], ""]
    for chapter in book.chapters:
        lines += [f'## <a id="{chapter.name}"></a>{chapter.title}', ""]
        for part in chapter.parts:
            lines += [*_part(game, language, book, part), ""]
    lines += [f'## <a id="words"></a>{book.words}', ""]
    lines += [f'- <a id="term-{term}"></a>**{word}**: {means}' for term, (word, means) in book.terms.items()]
    return [*lines, "", f'## <a id="rulings"></a>{book.rulings}', ""]


def picture_name(game: str, scene: str, language: str) -> str:
    """Where the picture of an example is, beside the pages."""
    return f"{PICTURES}/{game}/{scene}.{language}.svg"


def sign_name(game: str, sign: str) -> str:
    """Where an icon is, beside the pages."""
    return f"{PICTURES}/{game}/signs/{sign}.svg"


def linked(text: str) -> str:
    """A text with links to terms and rules."""
    return RULE.sub(r"[\1](#\1)", TERM.sub(r"[\1](#term-\2)", text))


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _part(game: str, language: str, book: PrintedBook, part: PrintedPart) -> Iterator[str]:
    words = [linked(text) for text in part.words]
    if part.kind == "steps":
        yield from _numbered(words)
    elif part.kind == "points":
        yield from (f"- {text}" for text in words)
    elif part.kind == "table":
        heads = ["", *part.heads] if part.signs else part.heads
        yield from (f"**{words[0]}**", "", _row(heads), "|---" * len(heads) + "|")
        signs = [[f"![]({sign_name(game, sign)})"] for sign in part.signs] or [[]] * len(part.rows)
        for sign, row in zip(signs, part.rows, strict=True):
            yield _row([*sign, *[linked(cell).replace("|", "/") for cell in row]])
    elif part.kind == "scene":
        alt = TERM.sub(r"\1", part.words[0])
        yield from (f"![{alt}]({picture_name(game, part.scene, language)})", "", words[0])
        if notes := [linked(text) for _, text in book.scenes[part.scene].notes]:
            yield from ("", *_numbered(notes))
    else:
        yield from words


def _numbered(texts: list[str]) -> list[str]:
    return [f"{number}. {text}" for number, text in enumerate(texts, 1)]
