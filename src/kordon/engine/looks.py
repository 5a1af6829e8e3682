"""What a game looks and sounds like, as data: icons, signs, colours, grounds, sounds, a cover.

Shapes, pieces, lines and badges carry *look words* ("space open sector-red"); a game's looks say how those
words are drawn, by the web client and in a terminal. They are read from the folder `looks` of the game's
package, on top of the stock in `data/looks.toml`; a game without such a folder has the stock alone.

Games may come from other packages, so nothing in here can carry code, markup or an address: colours,
gradients, outlines and fonts have to match narrow patterns, and a cover may only hold plain drawn elements.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from kordon.engine.errors import Fault
from kordon.engine.pictures import check_svg

FILE: Final = "looks.toml"
TIPS: Final = "tips.toml"
COURSES: Final = "courses.toml"
COVER: Final = "cover.svg"
# What is read from other files than the rest.
OF_THEIR_OWN: Final = {"tips": TIPS, "courses": COURSES, "told": COURSES}
LAST: Final = 1000

Word: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*\Z", max_length=40)]
Words: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9]*([ -][A-Za-z0-9]+)*\Z", max_length=120)]
Colour: TypeAlias = Annotated[str, Meta(pattern=r"^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\Z")]
Colours: TypeAlias = Colour | tuple[Colour, Colour]  # one for both, or for light and for dark
# Path data in a square of 24, or the word of another icon.
Outline: TypeAlias = Annotated[
    str, Meta(pattern=r"^(M[MmLlHhVvCcSsQqTtAaZz0-9.,+\- ]+|[a-z][A-Za-z0-9-]*)\Z", max_length=2000)
]
# What CSS calls a background, of gradients alone: known functions, numbers, colours, a few words.
Gradients: TypeAlias = Annotated[
    str,
    Meta(
        pattern=r"^(?>(?:repeating-)?(?:linear|radial)-gradient\(|light-dark\(|calc\(|\(|\)|#[0-9a-fA-F]{3,8}\b"
        r"|-?\d*\.?\d+(?:px|%|deg)?|\b(?:transparent|circle|ellipse|at|center|to|top|bottom|left|right|no-repeat)\b"
        r"|[-+/, ])++\Z",
        max_length=2000,
    ),
]
# A target, or how one begins: `act:sweep`, `track:threat`, `hero`.
TargetStart: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9:-]*\Z", max_length=40)]
Font: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z][A-Za-z0-9 -]*\Z", max_length=40)]
Letter: TypeAlias = Annotated[str, Meta(pattern=r"^[^\s\x00-\x20\x7f-\xa0]\Z")]
TEXTURES: Final = ("none", "waves", "planks", "grating", "rubble", "thicket", "lattice")  # of every client
# A drawing's own path data; the squares of figures are 24 wide, those of textures as they say.
Drawing: TypeAlias = Annotated[str, Meta(pattern=r"^M[MmLlHhVvCcSsQqTtAaZz0-9.,+\- ]+\Z", max_length=2000)]
# What a part of a figure is painted with: shades of the figure's own colour, or what all have in common.
Tone: TypeAlias = Annotated[
    str, Meta(pattern=r"^(tint|dark|light|ink|skin|shade|paper|#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}))\Z")
]
# What clients can play without a file; a game gives them to its log lines.
Sound: TypeAlias = Literal["shot", "find", "alarm", "step", "card", "dice", "loss"]
# What clients stage when a line of the log is told, out of what the line names:
# - throw: the dice in it, over the board, with a tracer from the first thing to the second
# - shot: a scope closes on the thing (or that of the line before), tokens are drawn one after the other
# - fall: the figure falls where it stood
# - turn-up: a card turns over; the last text is its name, if no card of that name lies anywhere
# - open: a door swings; alarm: all edges turn red, a searchlight sweeps
# - result: nothing of its own; it is said with the throw before it, as is a fall
# - light: the place is lit and the rest dark, or the line is only said; take: numbers there add up, the
#   winner takes the card
Moment: TypeAlias = Literal["throw", "shot", "fall", "turn-up", "open", "alarm", "light", "take", "result"]
# A shape that tells things apart without their colour.
Mark: TypeAlias = Literal["circle", "triangle", "square", "diamond", "star", "cross", "hexagon", "shield"]
Share: TypeAlias = Annotated[float, Meta(ge=0, le=8)]


class Palette(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """The named colours of a theme."""

    page: Colours | None = None  # behind everything
    paper: Colours | None = None  # panels and lists
    sunk: Colours | None = None
    line: Colours | None = None
    ink: Colours | None = None
    muted: Colours | None = None
    accent: Colours | None = None
    on_accent: Colours | None = None
    lit: Colours | None = None  # what can be chosen
    bar: Colours | None = None  # the line on top of the page
    on_bar: Colours | None = None
    table: Colours | None = None  # around the board
    sheet: Colours | None = None  # the paper that the board is drawn on
    floor: Colours | None = None  # of shapes without a fill of their own
    seam: Colours | None = None  # between shapes
    map_ink: Colours | None = None  # captions, signs and lines on the board
    card: Colour | None = None
    card_ink: Colour | None = None
    back: Colour | None = None  # of cards that lie face down


class Grounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What larger areas are painted with, on top of their colours."""

    bar: Gradients | None = None
    stage: Gradients | None = None  # behind the board
    over: Gradients | None = None  # over the board, so mostly transparent


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the game's name is set."""

    font: tuple[Font, ...] = ()
    capitals: bool = False
    italic: bool = False
    spacing: Annotated[float, Meta(ge=-0.1, le=0.5)] = 0.0  # between letters, in their height


class Bands(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An icon of bands of colour side by side, such as a flag; on a card it is a band as well."""

    colours: Annotated[tuple[Colour, ...], Meta(min_length=1, max_length=9)]
    across: bool = False  # one under the other
    cross: tuple[Colour, ...] = ()  # laid over them, each narrower than the one before


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a look word or an icon is shown in little room.

    With a place, a shape of that look gets the icon there; `objective-3` is drawn with its number.
    """

    at: Literal["", "corner", "middle"] = ""
    letter: Letter | None = None  # in a terminal
    pips: bool = False  # on a figure its number is a row of so many dots


class Weave(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A texture of the game's own: lines that are repeated."""

    size: tuple[Annotated[int, Meta(ge=4, le=400)], Annotated[int, Meta(ge=4, le=400)]]
    lines: Drawing
    ink: Colours
    width: Share = 1.0
    fill: Colours | None = None


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of figures, in a square of 24."""

    d: Drawing
    tone: Tone


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How everything that has certain look words is drawn."""

    fill: Colours | None = None  # of a shape
    seam: Colours | None = None  # around a shape
    ink: Colours | None = None  # a line's colour; captions on a shape; the number on a badge
    tint: Colours | None = None  # of a figure, a token, a badge, a marker, an arrow
    mark: Mark | None = None  # what has this tint is told by this shape as well; a ground is strewn with it
    texture: Word | None = None
    width: Share | None = None  # of a line, in the usual size of a figure; of a seam, in pixels
    dash: tuple[Annotated[float, Meta(ge=0)], ...] | None = None
    ends: Literal["round", "butt", "square"] | None = None
    letter: Letter | None = None  # what the ground is filled with in a terminal
    rim: Colours | None = None  # of a line: its lit edge
    glow: Share | None = None  # of a figure: how far it lights the board around it


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Lines of the log that belong together, such as those of a side's turn: one line that opens.

    One that is staged is called `group-NAME`, any other by its first line; a text `group-NAME-COUNT` follows
    for each count that is not 0. Where all are, a quiet one is called `group-NAME-quiet`. It ends before a
    line, or with a status, that `ends` names.
    """

    begins: Word
    ends: tuple[Word, ...]
    counts: dict[Word, tuple[Word, ...]] = {}  # how many different things did what these lines say
    counted: str = ""  # the argument that names the thing; the first text among them by default
    # The counts whose text is said for each line instead, with that line's arguments.
    each: tuple[Word, ...] = ()
    sheet: tuple[Word, ...] = ()  # the lines that tell how it came out
    staged: bool = False  # when it ends, it is told once more in one picture
    quiet: bool = False  # that nothing happened has words of its own
    nobodys: bool = False  # no seat is that side, whoever may have to decide something in it


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line for a player's first games, told once, when something first happens; its text is `tip-NAME`.

    Everything that a tip names must be so. It stands beside what it names first: the place in the line, the
    target, the track; or beside `at`.
    """

    lines: tuple[Word, ...] = ()  # one of these was just told in the log
    asked: tuple[Word, ...] = ()  # the player is asked one of these prompts
    target: TargetStart = ""  # a target that begins so can be clicked now
    track: TargetStart = ""  # this track …
    least: int = 0  # … stands here or higher
    most: int = LAST  # … and not above this
    seats: tuple[Annotated[int, Meta(ge=0)], ...] = ()  # for players in these seats alone
    at: TargetStart = ""
    # What its text is given: arguments of the line; `value`, `high` of the track.
    given: tuple[Word, ...] = ()

    def __post_init__(self) -> None:
        if not (self.lines or self.asked or self.target or self.track):
            raise ValueError("a tip names a line, a prompt, a target or a track")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A step of a turn; its text is `course-COURSE-STEP`.

    One is at it while a status or a prompt says so. With `open`, an argument of the prompt says so by itself:
    0 for what is over, anything else for what can still be done.
    """

    status: tuple[Word, ...] = ()
    asked: tuple[Word, ...] = ()
    open: Word | None = None


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The course of a turn or a round: its steps, in order, and for whom."""

    status: tuple[Word, ...]  # while one of these is the scene's status
    steps: dict[Word, Step]
    seats: tuple[Annotated[int, Meta(ge=0)], ...] = ()


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What others learn by a move, said before it is confirmed, by the text `told-NAME`. The first fits."""

    # How it begins: clicks, or their kinds.
    path: Annotated[str, Meta(pattern=r"^[a-z0-9:-]+( [a-z0-9:-]+)*\Z", max_length=80)]
    asked: tuple[Word, ...] = ()  # in answer to one of these prompts
    look: Word | None = None  # a look word of the last place
    unnoted: bool = False  # only where the choice has no note
    seats: tuple[Annotated[int, Meta(ge=0)], ...] = ()


class Looks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about how a game looks."""

    order: int = LAST  # where the game stands among others; equal ones by their names
    colours: Palette = Palette()
    seats: Annotated[tuple[Colour, ...], Meta(max_length=8)] = ()
    grounds: Grounds = Grounds()
    title: Title = Title()
    icons: dict[Word, Outline] = {}
    bands: dict[Word, Bands] = {}
    signs: dict[Word, Sign] = {}
    styles: dict[Words, Style] = {}
    sounds: dict[Word, Sound] = {}  # by the id of a log line
    moments: dict[Word, Moment] = {}  # likewise
    groups: dict[Word, Group] = {}
    tips: dict[Word, Tip] = {}  # in the order in which they are due; read from a file of their own
    courses: dict[Word, Course] = {}  # read from a file of their own, and so is `told`
    told: dict[Word, Told] = {}
    surveys: TargetStart = ""  # how targets begin that one can look around from
    textures: dict[Word, Weave] = {}
    parts: dict[Word, Part] = {}
    # By a look word: the parts that make up a standing figure, a bust on a card or a piece of furniture.
    figures: dict[Word, Words] = {}
    cover: str = ""  # SVG; a plain one is drawn for a game without

    def __post_init__(self) -> None:
        for name, ground in given(self.grounds).items():
            if not _is_balanced(ground):
                raise ValueError(f"the brackets of the ground {name} don't match")
        for word, outline in self.icons.items():
            if not outline.startswith("M") and not self.icons.get(outline, "").startswith("M"):
                raise ValueError(f"the icon {word} is to look like {outline}, which has no outline")
        for words, style in self.styles.items():
            if style.texture not in (None, *TEXTURES, *self.textures):
                raise ValueError(f"the style {words} has the texture {style.texture}, which there is not")
        for word, made_of in self.figures.items():
            unknown = set(made_of.split()) - self.parts.keys()
            if unknown:
                raise ValueError(f"the figure {word} has the part {min(unknown)}, which there is not")
        if self.cover:
            check_svg(self.cover)

    def icon(self, word: str) -> str | None:
        """The outline for an icon's word."""
        found = self.icons.get(word)
        return found if found is None or found.startswith("M") else self.icons[found]

    def style(self, look: str) -> Style:
        """All that is said about a look: by more words before fewer, by later entries before earlier ones."""
        words = {part for word in look.split() for part in parts(word)}
        fitting = [entry for entry in self.styles.items() if words.issuperset(entry[0].split())]
        found: dict[str, Any] = {}
        for _, style in sorted(fitting, key=lambda entry: len(entry[0].split())):
            found.update(given(style))
        return Style(**found)

    @property
    def lettered(self) -> set[str]:
        """The words that a terminal shows on shapes by a letter; a text `look-WORD` tells what each means."""
        return {word for word, sign in self.signs.items() if sign.at and sign.letter is not None}

    def letters(self, look: str) -> list[tuple[str, str, str]]:
        """The signs on a shape of this look: their words, letters, and numbers if they have one."""
        found = []
        for word in look.split():
            stem, _, value = word.partition("-")
            sign = self.signs.get(word) or self.signs.get(stem)
            if sign is not None and sign.at and sign.letter is not None and value != "0":
                found.append((stem, sign.letter, value if value.isdecimal() else ""))
        return found


def parts(word: str) -> tuple[str, ...]:
    """A look word, and the parts of one that is put together: `officer-red` is an `officer` and `red`."""
    return word, *word.split("-")


def in_scheme(colours: Colours, dark: bool) -> Colour:
    """The colour in light or dark surroundings."""
    return colours if isinstance(colours, str) else colours[dark]


@cache
def stock() -> Looks:
    """What every game has to draw with."""
    return _decoded(_toml(files("kordon.engine").joinpath("data", FILE)), "the stock of looks")


def read(folder: Traversable, game: str) -> Looks:
    """The looks in a folder on top of the stock; a `Fault` names the field and the reason."""
    if not folder.joinpath(FILE).is_file():
        return stock()
    where = f"the looks of {game}"
    given, base = _written(folder, where), msgspec.to_builtins(stock())
    for field, value in given.items():
        under = base.get(field)
        if isinstance(under, dict) and isinstance(value, dict):
            kept = {name: thing for name, thing in under.items() if name not in value}
            given[field] = {**kept, **value}  # what is said again counts as said later
    return _decoded({**base, **given}, where)


def _written(folder: Traversable, where: str) -> dict[str, Any]:
    """What the files of a folder hold, each field from its own file."""
    given = _toml(folder.joinpath(FILE))
    if "cover" in given:
        raise Fault(f"{where}: the cover belongs into {COVER}")
    for field, file in OF_THEIR_OWN.items():
        if field in given:
            raise Fault(f"{where}: {field} belong into {file}")
        if folder.joinpath(file).is_file():
            apart = _toml(folder.joinpath(file))
            given[field] = apart if file == TIPS else apart.get(field, {})
    cover = folder.joinpath(COVER)
    if cover.is_file():
        given["cover"] = cover.read_text(encoding="utf-8")
    return given


def shade(colour: Colour) -> tuple[float, float, float, float]:
    """Red, green, blue and opacity of a colour, each from 0 to 1."""
    digits = colour[1:]
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    red, green, blue, alpha = bytes.fromhex(digits.ljust(8, "f"))
    return red / 255, green / 255, blue / 255, alpha / 255


def _toml(file: Traversable) -> dict[str, Any]:
    import tomllib  # here, because few commands draw anything

    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault(f"{file.name} can't be read: {error}") from None


def _decoded(given: dict[str, Any], where: str) -> Looks:
    try:
        return msgspec.convert(given, Looks)
    except msgspec.ValidationError as error:
        raise Fault(f"{where}: {error}") from None


def given(struct: Palette | Grounds | Style) -> dict[str, Any]:
    """What is said, by the names of the fields."""
    found = msgspec.structs.asdict(struct)
    return {name: value for name, value in found.items() if value is not None}


def _is_balanced(text: str) -> bool:
    depth = 0
    for char in text:
        depth += (char == "(") - (char == ")")
        if depth < 0:
            return False
    return depth == 0
