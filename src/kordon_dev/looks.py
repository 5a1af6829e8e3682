"""List the look words that any game can use: shapes, lines, pieces, badges, colours, icons.

With --docs they are written to docs/looks.md, with pictures that Chromium takes of the client.
"""

from __future__ import annotations

import argparse
import base64
import html
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kordon.engine.delta import patch
from kordon.engine.scene import NOTHING
from kordon.tables.log.setups import Clock
from kordon.tables.messages import SeatInfo, Snapshot, TableInfo, You, encode_message
from kordon.web.looks import TYPES, made
from kordon_dev import gallery, project
from kordon_dev.browser import opened, served
from kordon_dev.gallery import Section

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route, WebSocketRoute

PAGE: Final = Path("docs") / "looks.md"
PICTURES: Final = Path("docs") / "pictures" / "looks"
INTRODUCTION: Final = """# What the stage can draw

Made by `./kordon looks --docs`. The pictures are taken of the client, in the stock's looks, which a game has
without any of its own. How a game brings its own: [add-a-game.md](add-a-game.md#looks).

A look is a few words on a shape, line, piece, zone or badge. A word that is put together counts by its parts
as well: `sector-red` is a `sector` and `red`. A word that nothing is said about changes nothing.
"""
SHEET: Final = """<style>
body { margin: 0; font: 13px/1.3 'Liberation Sans', sans-serif; background: #f4efe4; color: #23262b; }
main { display: flex; flex-wrap: wrap; gap: 10px; width: 860px; padding: 12px; }
figure { margin: 0; text-align: center; }
img { display: block; margin: 0 auto 4px; height: %dpx; max-width: 300px; object-fit: contain; }
</style>"""
SETTLED: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
HEIGHTS: Final = {"icons": 44, "colours": 44, "cards": 150, "around": 46}
USUAL_HEIGHT: Final = 84


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--docs", action="store_true", help=f"write {PAGE} and its pictures")


def run(args: argparse.Namespace) -> int:
    """Print the words, or write the page."""
    if not args.docs:
        for section in gallery.sections():
            print(f"{section.title}: {', '.join(thing.words for thing in section.things)}")
        return 0
    root = project.ROOT
    (root / PICTURES).mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (root / PICTURES / f"{name}.png").write_bytes(picture)
    (root / PAGE).write_text(page(), encoding="utf-8")
    print(PAGE)
    return 0


def page() -> str:
    """The page in words."""
    return "\n".join([INTRODUCTION, *map(_section, gallery.sections())])


def _section(section: Section) -> str:
    told = [thing for thing in section.things if thing.about]
    lines = [f"## {section.title}", "", section.about, ""]
    lines += [f"![{section.title}](pictures/looks/{section.name}.png)", ""]
    if told:
        lines += ["| words | what they mean |", "|---|---|"]
        lines += [f"| `{thing.words}` | {thing.about} |" for thing in told]
        lines.append("")
    plain = [f"`{thing.words}`" for thing in section.things if not thing.about]
    if plain:
        lines += [("Also: " if told else "") + ", ".join(plain) + ".", ""]
    return "\n".join(lines)


def pictures() -> dict[str, bytes]:
    """A sheet for every section, each thing with its words below it."""
    with served() as address, opened() as browser:
        shown = shown_in(browser, address)
        return {section.name: _sheet(browser, shown, section) for section in gallery.sections()}


def shown_in(browser: Browser, address: str) -> Page:
    """The gallery as a table of the real client; only what a server would send is made up."""
    page = browser.new_page(
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce",
        device_scale_factor=2,
        viewport={"width": 1700, "height": 1500},
    )
    looks = made(gallery.GAME, gallery.looks())
    listing = [{"name": gallery.GAME, "title": "", "about": "", "looks": looks.tag}]

    def send(line: WebSocketRoute) -> None:
        line.send(_snapshot())

    def give(route: Route) -> None:
        file = route.request.url.rpartition("/")[2]
        route.fulfill(body=looks.files[file], content_type=TYPES[file])

    page.route(
        "**/games?*", lambda route: route.fulfill(body=json.dumps(listing), content_type="application/json")
    )
    page.route(f"**/looks/{gallery.GAME}/**", give)
    page.route(f"**/texts/{gallery.GAME}/*", lambda route: route.fulfill(body="game = Looks\nseat-0 = Ada\n"))
    page.route_web_socket(f"**/tables/{gallery.GAME}/socket*", send)
    page.goto(f"{address}#/table/{gallery.GAME}")
    page.wait_for_selector(".board .shape")
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    return page


def _snapshot() -> str:
    table = TableInfo(
        id=gallery.GAME,
        game=gallery.GAME,
        rules_version=1,
        options={},
        state="playing",
        seats=(SeatInfo("person", "Ada", here=True),),
        public=True,
        languages=(),
        clock=Clock(),
        chat=True,
        spectators=True,
        open_view=False,
        seed_hash="",
    )
    message = Snapshot(table, You(viewer=0, seat=0), 1, patch(NOTHING, gallery.scene()), ())
    return encode_message(message).decode()


def _sheet(browser: Browser, shown: Page, section: Section) -> bytes:
    figures = []
    for thing in section.things:
        picture = shown.locator(thing.place).first.screenshot()
        source = base64.b64encode(picture).decode()
        words = html.escape(thing.words)
        figures.append(f'<figure><img src="data:image/png;base64,{source}">{words}</figure>')
    sheet: Any = browser.new_page()
    sheet.set_content(SHEET % HEIGHTS.get(section.name, USUAL_HEIGHT) + f"<main>{''.join(figures)}</main>")
    taken: bytes = sheet.locator("main").screenshot()
    sheet.close()
    return taken
