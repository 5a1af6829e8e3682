"""Everything the stage can draw, as one scene of no game, in the stock's looks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Final

import msgspec

from kordon.engine.looks import Bands, Looks, stock
from kordon.engine.scene import Badge, Button, Choice, Line, Marker, Panel, Piece, Scene, Shape, Track, Zone
from kordon.engine.words import LITERAL, SEAT, Text

GAME: Final = "gallery"
SIDE: Final = 120
COLUMNS: Final = 9


class Thing(msgspec.Struct, frozen=True):
    """One thing of a section: the words it is drawn by, what they mean, and where it is on the page."""

    words: str
    about: str
    place: str  # a CSS selector


class Section(msgspec.Struct, frozen=True):
    """Things of one kind."""

    name: str
    title: str
    about: str
    things: tuple[Thing, ...]


# Words of the stock whose meaning is not plain from the word alone.
MEANINGS: Final = {
    "place": "any shape: the theme’s floor, its caption in a corner",
    "difficult": "ground that costs more; also a sign in the corner",
    "blocked": "nobody gets in or through",
    "secret": "what lies here is face down",
    "start": "where somebody begins",
    "path": "where somebody went",
    "path latest": "the last stretch; it moves",
    "arrow": "with a head at its end; in a colour if it names one",
    "door": "drawn over a wall",
}
CARDS: Final = {
    "card": ("a card with its name", ()),
    "card key": ("with the icon of its last word", ()),
    "card red hero": ("in a colour", ()),
    "card deck": (
        "with badges: numbers above, signs beside",
        (("strength", 3), ("points", 2), ("secret", None)),
    ),
    "card ": ("with an icon of bands, which a game brings", (("strength", 1), ("flag-own", None))),
    "card back": ("face down", ()),
}
FIGURES: Final = {
    "figure hero blue": ("an icon and a colour", ()),
    "figure red": ("without an icon: its first letters", ()),
    "figure hero green": ("with badges around it", (("life", 4), ("wound", None))),
    "figure large hero": ("as large as its place", ()),
    "token noise": ("a token", ()),
    "token noise ": ("several of one kind: `NAME-x` counts", (("count-x", 3),)),
    "cube red": ("any other first word is a card", ()),
}
DICE: Final = ("die 1", "die 2", "die 3", "die 4", "die 5", "die 6", "die heart", "die blank")
BADGES: Final = (
    ("strength", 3),
    ("life", 4),
    ("points", 12),
    ("bonus", 1),
    ("shield", None),
    ("squad-red", None),
)


def looks() -> Looks:
    """The stock's looks, with an icon of bands to show one."""
    bands = Bands(("#2d7d4a", "#f4efe6", "#bf3a35"))
    return msgspec.structs.replace(stock(), bands={"flag-own": bands})


def say(words: str) -> Text:
    """Words as they stand."""
    return LITERAL.say(words)


def _grounds() -> list[str]:
    looks = stock()
    fills = [
        word for word, style in looks.styles.items() if style.fill is not None or style.texture is not None
    ]
    signs = [f"place {word}" for word, sign in looks.signs.items() if sign.at and word not in fills]
    return ["place", *fills, *signs, "place start-2"]


def _lines() -> list[str]:
    looks = stock()
    drawn = [
        word for word, style in looks.styles.items() if style.width is not None or style.dash is not None
    ]
    return [*drawn, "path latest", "arrow red"]


def _tints() -> list[str]:
    looks = stock()
    return [
        word for word, style in looks.styles.items() if style.tint is not None and word not in looks.icons
    ]


def _about(words: str) -> str:
    return MEANINGS.get(words) or MEANINGS.get(words.rpartition(" ")[2], "")


def sections() -> list[Section]:
    """Everything, kind by kind."""
    looks = stock()
    shape = "[data-target='{}']".format
    thing = ".thing[data-piece='{}'] > svg".format
    return [
        Section(
            "shapes",
            "Shapes",
            "Parts of the board. A look is any number of words; each may have a fill, a texture, a sign.",
            (
                *[Thing(words, _about(words), shape(f"shape:{i}")) for i, words in enumerate(_grounds())],
                Thing("tile", "a square with others wholly on it: its name above", ".shape.l-tile"),
            ),
        ),
        Section(
            "lines",
            "Lines",
            "Drawn along the board; lines that begin with `scenery` lie beneath shapes that are not `open`.",
            tuple(Thing(words, _about(words), shape(f"line:{i}")) for i, words in enumerate(_lines())),
        ),
        Section(
            "pieces",
            "Figures, tokens and dice",
            "The first word says what it is, a colour and an icon may follow.",
            (
                *[Thing(w.strip(), a, shape(f"at:{i}")) for i, (w, (a, _)) in enumerate(FIGURES.items())],
                Thing("figure hero, hidden", "known to the viewer only", shape(f"at:{len(FIGURES)}")),
                *[Thing(words, "", thing(f"die:{i}")) for i, words in enumerate(DICE)],
            ),
        ),
        Section(
            "cards",
            "Cards",
            "A piece whose first word is none of the above.",
            (
                *[
                    Thing(words.strip(), about, thing(f"card:{i}"))
                    for i, (words, (about, _)) in enumerate(CARDS.items())
                ],
                Thing("card key, hidden", "face down, but known to the viewer", thing("card:hidden")),
            ),
        ),
        Section(
            "around",
            "Beside the board",
            "Panels with badges, tracks, zones and markers.",
            (
                *[
                    Thing(icon, "a badge" if i else "a badge, with its number", f".panel-badge >> nth={i}")
                    for i, (icon, _) in enumerate(BADGES)
                ],
                Thing("track", "a number on a scale", ".track"),
                Thing("pile", "a zone with a count", "[data-zone='zone:pile']"),
                Thing("bag", "likewise", "[data-zone='zone:bag']"),
                Thing("markers", "what players put on the board", ".tools"),
            ),
        ),
        Section(
            "colours",
            "Colours",
            "Words that give a figure, a token, a spot or an arrow its colour.",
            tuple(Thing(word, "", thing(f"tint:{word}")) for word in _tints()),
        ),
        Section(
            "icons",
            "Icons",
            "For the last word of a piece or badge that has one; `loadout-key` finds `key` too.",
            tuple(Thing(word, "", thing(f"icon:{word}")) for word in looks.icons),
        ),
    ]


def scene() -> Scene:
    """All of it on one table."""
    shapes, lines, pieces = [], [], list(_beside())
    cells = ((index % COLUMNS * SIDE, index // COLUMNS * SIDE) for index in count())
    for i, words in enumerate(_grounds()):
        shapes.append(_cell(f"shape:{i}", next(cells), words, str(i + 1)))
    for i, words in enumerate(_lines()):
        x, y = next(cells)
        shapes.append(_cell(f"line:{i}", (x, y), "place"))
        lines.append(Line((x + 15, y + SIDE // 2, x + SIDE - 30, y + SIDE // 2), words))
    for i, (words, (_, badges)) in enumerate(FIGURES.items()):
        shapes.append(_cell(f"at:{i}", next(cells), "place", str(i + 1)))
        pieces.append(_piece(f"on:{i}", f"at:{i}", words.strip(), badges))
    hidden = f"at:{len(FIGURES)}"
    shapes.append(_cell(hidden, next(cells), "place", "7"))
    pieces.append(Piece("on:hidden", hidden, "figure hero", say("Ada"), hidden=True))
    shapes += _tile(next(cells))
    rows = -(-next(cells)[1] // SIDE) + 1
    return Scene(
        status=say("Everything the stage can draw"),
        prompt=say("Look around."),
        width=COLUMNS * SIDE,
        height=rows * SIDE,
        shapes=tuple(shapes),
        lines=tuple(lines),
        groups=(tuple(pieces),),
        zones=(
            *[Zone(f"zone:{name}", "row", say(name)) for name in ("dice", "cards", "colours", "icons")],
            Zone("zone:pile", "pile", say("Deck"), count=21),
            Zone("zone:bag", "bag", say("Bag"), count=11),
        ),
        tracks=(Track("track:0", say("Countdown"), 4, 1, 10),),
        panels=(Panel(0, SEAT(0), True, tuple(Badge(icon, say(icon), value) for icon, value in BADGES)),),
        buttons=(Button("act:wait", say("Wait")),),
        choices=(Choice(("act:wait",)),),
        markers=(Marker("cube", say("Cube"), "cube", "shape:", 4, rule="KO-001", mine=True),),
    )


def _beside() -> Iterator[Piece]:
    for i, words in enumerate(DICE):
        yield _piece(f"die:{i}", "zone:dice", words)
    for i, (words, (_, badges)) in enumerate(CARDS.items()):
        yield _piece(f"card:{i}", "zone:cards", words, badges)
    yield Piece("card:hidden", "zone:cards", "card key", say("Ada"), hidden=True)
    for word in _tints():
        yield _piece(f"tint:{word}", "zone:colours", f"figure {word}")
    for word in stock().icons:
        yield _piece(f"icon:{word}", "zone:icons", f"token {word}")


def _piece(id: str, at: str, look: str, badges: tuple[tuple[str, int | None], ...] = ()) -> Piece:
    made = tuple(Badge(icon, say(icon), value) for icon, value in badges)
    return Piece(id, at, look, say("Ada"), hidden="back" in look.split(), badges=made)


def _tile(corner: tuple[int, int]) -> Iterator[Shape]:
    """A square with four places on it."""
    x, y, half = corner[0] + 12, corner[1] + 24, SIDE // 2 - 12
    yield _square("tile", x, y, 2 * half, "tile corridor key", "A")
    for i in range(4):
        yield _square(f"tile:{i}", x + i % 2 * half, y + i // 2 * half, half, "room")


def _cell(id: str, corner: tuple[int, int], look: str, caption: str = "") -> Shape:
    return _square(id, *corner, SIDE, look, caption)


def _square(id: str, x: int, y: int, side: int, look: str, caption: str = "") -> Shape:
    outline = (x, y, x + side, y, x + side, y + side, x, y + side)
    return Shape(id, outline, look, say(look), say(caption) if caption else None)
