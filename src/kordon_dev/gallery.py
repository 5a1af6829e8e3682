"""Everything the stage can draw, as one scene of no game, in the stock's looks.

`gallery.toml` says what is shown, kind by kind; the words of the stock are added to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from kordon.engine.looks import Bands, Looks, stock
from kordon.engine.scene import Badge, Button, Choice, Line, Marker, Panel, Piece, Scene, Shape, Track, Zone
from kordon.engine.words import LITERAL, SEAT

GAME: Final = "gallery"
SIDE: Final = 120
COLUMNS: Final = 9
# Where things lie that are not on the board, and how the look of a piece there begins.
ZONES: Final = {"dice": "", "cards": "", "colours": "figure ", "icons": "token "}
AROUND: Final = "around"  # the section of what is neither on the board nor in one of those

say = LITERAL.say


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing of a section: the words it is drawn by, what they mean, and where it is on the page."""

    words: str
    about: str = ""
    place: str = ""  # a CSS selector
    badges: tuple[str, ...] = ()  # on it: `life 4`, or an icon alone


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Things of one kind."""

    name: str
    title: str
    about: str
    things: tuple[Thing, ...] = ()
    meanings: dict[str, str] = {}  # of words of the stock, if not plain from the word alone


_written = Path(__file__).with_suffix(".toml").read_bytes()
SECTIONS: Final = msgspec.toml.decode(_written, type=dict[str, tuple[Section, ...]])["sections"]


def looks() -> Looks:
    """The stock's looks, with an icon of bands to show one."""
    bands = Bands(("#2d7d4a", "#f4efe6", "#bf3a35"))
    return replace(stock(), bands={"flag-own": bands})


def sections() -> list[Section]:
    """Everything, kind by kind."""
    return [replace(section, things=tuple(_things(section))) for section in SECTIONS]


def _things(section: Section) -> Iterator[Thing]:
    known = section.meanings
    words = _stock_words().get(section.name, [])
    stocked = [Thing(word, known.get(word) or known.get(word.rpartition(" ")[2], "")) for word in words]
    for number, thing in enumerate((*stocked, *section.things)):
        place = ".thing[data-piece='{}'] > svg" if _zone(section, thing) else "[data-target='{}']"
        yield replace(thing, place=thing.place or place.format(f"{section.name}:{number}"))


def _stock_words() -> dict[str, list[str]]:
    """The words of the stock by section."""
    looks, styles = stock(), stock().styles.items()
    fills = [word for word, style in styles if style.fill is not None or style.texture is not None]
    signs = [f"place {word}" for word, sign in looks.signs.items() if sign.at and word not in fills]
    lines = [word for word, style in styles if style.width is not None or style.dash is not None]
    return {
        "shapes": ["place", *fills, *signs, "place start-2"],
        "lines": [*lines, "path latest", "arrow red"],
        "colours": [word for word, style in styles if style.tint is not None and word not in looks.icons],
        "icons": list(looks.icons),
    }


def _zone(section: Section, thing: Thing) -> str:
    """The zone that a thing lies in; empty for the board."""
    zone = "dice" if thing.words.startswith("die ") else section.name
    return zone if zone in ZONES else ""


def scene() -> Scene:
    """All of it on one table."""
    cells = ((index % COLUMNS * SIDE, index // COLUMNS * SIDE) for index in count())
    laid = [
        one
        for section in sections()
        for number, thing in enumerate(section.things)
        if section.name != AROUND
        for one in _laid(section, number, thing, cells)
    ]
    beside = [thing for section in SECTIONS if section.name == AROUND for thing in section.things]
    return Scene(
        status=say("Everything the stage can draw"),
        prompt=say("Look around."),
        width=COLUMNS * SIDE,
        height=next(cells)[1] + SIDE,
        shapes=tuple([one for one in laid if isinstance(one, Shape)]),
        lines=tuple([one for one in laid if isinstance(one, Line)]),
        groups=(tuple([one for one in laid if isinstance(one, Piece)]),),
        zones=(
            *[Zone(f"zone:{name}", "row", say(name)) for name in ZONES],
            Zone("zone:pile", "pile", say("Deck"), count=21),
            Zone("zone:bag", "bag", say("Bag"), count=11),
        ),
        tracks=(Track("track:0", say("Countdown"), 4, 1, 10),),
        panels=(Panel(0, SEAT(0), True, tuple(chain(*map(_badges, beside)))),),
        buttons=(Button("act:wait", say("Wait")),),
        choices=(Choice(("act:wait",)),),
        markers=(Marker("cube", say("Cube"), "cube", "shapes:", 4, rule="KO-001", mine=True),),
    )


def _laid(
    section: Section, number: int, thing: Thing, cells: Iterator[tuple[int, int]]
) -> Iterator[Shape | Line | Piece]:
    """What is drawn of a thing: in its zone, or on the next cell of the board."""
    id, zone = f"{section.name}:{number}", _zone(section, thing)
    if zone:
        yield _piece(id, f"zone:{zone}", thing, begins=ZONES[zone])
        return
    x, y = next(cells)
    if thing.words == "tile":
        yield from _tile(x, y)
    elif section.name == "shapes":
        yield _square(id, x, y, SIDE, thing.words, str(number + 1))
    elif section.name == "lines":
        yield _square(id, x, y, SIDE, "place")
        yield Line((x + 15, y + SIDE // 2, x + SIDE - 30, y + SIDE // 2), thing.words)
    else:
        yield _square(id, x, y, SIDE, "place", str(number + 1))
        yield _piece(f"on:{number}", id, thing)


def _piece(id: str, at: str, thing: Thing, begins: str = "") -> Piece:
    look, _, hidden = thing.words.partition(", ")
    is_hidden = bool(hidden) or "back" in look.split()
    return Piece(id, at, begins + look, say("Ada"), hidden=is_hidden, badges=_badges(thing))


def _badges(thing: Thing) -> tuple[Badge, ...]:
    written = [badge.partition(" ") for badge in thing.badges]
    return tuple([Badge(icon, say(icon), int(number) if number else None) for icon, _, number in written])


def _tile(x: int, y: int) -> Iterator[Shape]:
    """A square with four places on it."""
    left, top, half = x + 12, y + 24, SIDE // 2 - 12
    yield _square("tile", left, top, 2 * half, "tile corridor key", "A")
    for i in range(4):
        yield _square(f"tile:{i}", left + i % 2 * half, top + i // 2 * half, half, "room")


def _square(id: str, x: int, y: int, side: int, look: str, caption: str = "") -> Shape:
    outline = (x, y, x + side, y, x + side, y + side, x, y + side)
    return Shape(id, outline, look, say(look), say(caption) if caption else None)
