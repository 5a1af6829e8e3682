"""Write the pictures of docs/rules: every example of a game's book, as Chromium draws it.

`kordon rules --docs` writes the pages around them; `kordon check` says when either is out of date.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from kordon.cli.rules import picture_name, sign_name
from kordon.engine.book import Book
from kordon.engine.speech import LANGUAGES
from kordon.games import OURS, find
from kordon_dev import project
from kordon_dev.browser import opened, served

if TYPE_CHECKING:
    from playwright.sync_api import Page

FOLDER: Final = Path("docs") / "rules"
MARK: Final = "data-of"
# A grey that can be seen on white and on black.
SIGN: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="22" height="22">'
FLATTEN: Final = (Path(__file__).parent / "flatten.js").read_text("utf-8")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="all by default")


def run(args: argparse.Namespace) -> int:
    """Draw the books."""
    folder = project.ROOT / FOLDER
    with served() as address, opened() as browser:
        for name in args.games or OURS:
            book = find(name).book()
            if book is None:
                continue
            files = _signs(book)
            for language in LANGUAGES:
                page = browser.new_page(
                    locale=language,
                    color_scheme="light",
                    reduced_motion="reduce",
                    viewport={"width": 1366, "height": 900},
                )
                page.goto(f"{address}#/rules/{name}")
                drawn = _pictures(page, book).items()
                files |= {picture_name(name, scene, language): picture for scene, picture in drawn}
                page.close()
            for place, picture in files.items():
                path = folder / place
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(picture, "utf-8")
            print(name)
    return 0


def _pictures(page: Page, book: Book) -> dict[str, str]:
    """Every example as a document of its own, with a digest of what it shows."""
    page.wait_for_selector(".book .chapter")
    page.wait_for_load_state("networkidle")
    found = {}
    for scene in book.plan.scenes:
        figure = page.locator(f"figure[data-scene='{scene}'] .example")
        figure.scroll_into_view_if_needed()
        figure.locator("svg.board .shape").first.wait_for()
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        drawn: str = figure.locator("svg.board").evaluate(FLATTEN)
        found[scene] = drawn.replace("<svg ", f'<svg {MARK}="{digest(book, scene)}" ', 1) + "\n"
    return found


def _signs(book: Book) -> dict[str, str]:
    """Every icon of a table as a document of its own, by its place."""
    icons = {sign: book.game.looks.icon(sign) for signs in book.signs.values() for sign in signs}
    return {
        sign_name(book.game.name, sign): f'{SIGN}<path fill="#77736c" d="{outline}"/></svg>\n'
        for sign, outline in icons.items()
    }


def digest(book: Book, scene: str) -> str:
    """What an example shows, in short."""
    drawn, box = book.drawn(scene)
    shown = (
        [(shape.id, shape.outline, shape.look) for shape in drawn.shapes],
        [(line.points, line.look) for line in drawn.lines],
        [(piece.id, piece.at, piece.look) for piece in drawn.pieces],
        box,
        book.plan.scenes[scene].notes,
    )
    return sha256(msgspec.json.encode(shown)).hexdigest()[:16]


def check(root: Path) -> list[str]:
    """The pictures that are missing, that show something else, or that no page shows any more."""
    folder, wanted = root / FOLDER, dict(_wanted())
    there = {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in folder.rglob("*.svg")}
    stale = [name for name, held in wanted.items() if held not in there.get(name, "")]
    stale += sorted(there.keys() - wanted.keys())
    return [f"{FOLDER / name} is out of date; write it with: kordon book" for name in stale]


def _wanted() -> Iterator[tuple[str, str]]:
    """Every picture, with what its file must hold: a sign as a whole, of an example its digest."""
    for game in OURS:
        book = find(game).book()
        if book is not None:
            yield from _signs(book).items()
            for scene, language in product(book.plan.scenes, LANGUAGES):
                yield picture_name(game, scene, language), f'{MARK}="{digest(book, scene)}"'
