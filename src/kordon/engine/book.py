"""A game's rules as a book: data beside the game, said in a language, drawn from positions of the game.

The folder `book` of a game holds `book.toml`, which is read as a `Plan`, and `text/LANGUAGE/*.ftl`. Every
message of it is called `book-…`. Words in square brackets with a term behind them, `[heard](noise)`, are
explained where they are read; a rule's id leads to that rule.
"""

# Not compiled: it is read when somebody opens the book.
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources.abc import Traversable
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from kordon.engine.delta import Patch, patch
from kordon.engine.errors import Fault
from kordon.engine.play import move_by_path
from kordon.engine.records import Target
from kordon.engine.scene import NOTHING, Line, Scene, Shape, Sheet
from kordon.engine.speech import LANGUAGES, Speech
from kordon.engine.words import Text

if TYPE_CHECKING:
    from kordon.engine.game import AnyGame

TERM: Final = re.compile(r"\[([^\]]+)\]\(([a-z-]+)\)")
Box: TypeAlias = tuple[int, int, int, int]
PartKind: TypeAlias = Literal["text", "steps", "points", "table", "scene"]


# ---- what `book.toml` holds


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing after another on a page; exactly one of the names is given."""

    text: str = ""  # a paragraph
    steps: str = ""  # numbered: NAME-1, NAME-2, …
    points: str = ""  # the same without numbers
    table: str = ""  # of the game's data, or with `rows` of texts
    rows: tuple[str, ...] = ()  # NAME-ROW, each with an attribute a column
    columns: tuple[str, ...] = ()
    scene: str = ""
    glance: bool = False  # stands on the page to print, too

    @property
    def kind(self) -> PartKind:
        """Which of the names is given."""
        return next(kind for kind in get_args(PartKind) if getattr(self, kind))


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Parts under a heading."""

    name: str
    parts: tuple[Part, ...]


class Stroke(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line drawn over an example: from place to place, or through points of the board."""

    look: str  # "sight clear", "sight blocked", "arrow way"
    places: tuple[str, ...] = ()
    points: tuple[int, ...] = ()


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of the game, what is pointed out in it, and what is claimed of it."""

    position: dict[str, Any]  # as the game's book draws positions
    moves: tuple[tuple[str, ...], ...] = ()  # click paths of the acting seat, played from there on
    viewer: int = 0
    show: tuple[str, ...] = ()  # the places that are in the picture; none for the whole board
    around: int = 0  # so far around them the board goes on; 0 for nothing but them
    notes: tuple[str, ...] = ()  # places and pieces with a number, explained by scene-NAME-1, …
    marks: dict[str, tuple[str, ...]] = {}  # places in another light: good, bad, here
    strokes: tuple[Stroke, ...] = ()
    claims: dict[str, Any] = {}  # checked by tests


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    chapters: tuple[Chapter, ...]
    terms: tuple[str, ...] = ()
    scenes: dict[str, Example] = {}


# ---- what clients get


class PrintedPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part in words."""

    kind: PartKind
    words: tuple[str, ...] = ()  # paragraphs, items, a caption
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    signs: tuple[str, ...] = ()  # the icons before the rows, if there are any
    scene: str = ""
    glance: bool = False


class PrintedChapter(msgspec.Struct, frozen=True):
    """A chapter in words."""

    name: str
    title: str
    parts: tuple[PrintedPart, ...]


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """An example to be drawn: a scene with nothing to choose, and the numbers on it."""

    scene: Patch
    box: Box | None = None  # x, y, width and height of what is in sight, if not all
    notes: tuple[tuple[str, str], ...] = ()  # place and words, in the order of the numbers


class PrintedBook(msgspec.Struct, frozen=True, omit_defaults=True):
    """The book in one language."""

    title: str
    chapters: tuple[PrintedChapter, ...] = ()
    terms: dict[str, tuple[str, str]] = {}  # by name: the word and what it means
    scenes: dict[str, Picture] = {}
    words: str = ""  # the heading of the terms
    rulings: str = ""  # and of the rules by their ids


def table_of(name: str, heads: Iterable[str], rows: Iterable[Iterable[str | int | Text]]) -> Sheet:
    """A table of a game's data: the title and the heads are messages `book-…`, words in cells any message."""
    return Sheet(
        Text(f"book-{name}"),
        tuple([Text(f"book-{head}") for head in heads]),
        tuple([tuple([Text(cell) if isinstance(cell, str) else cell for cell in row]) for row in rows]),
    )


class Book:
    """A game's book. A game subclasses it to draw positions, to check claims, and to list its data."""

    tables: ClassVar[Mapping[str, Callable[[], Sheet]]] = {}
    signs: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # of tables: an icon of the looks for each row

    def __init__(self, game: AnyGame, folder: Traversable) -> None:
        self.game = game
        self.texts = folder.joinpath("text")
        try:
            self.plan = msgspec.toml.decode(folder.joinpath("book.toml").read_bytes(), type=Plan)
        except msgspec.DecodeError as error:
            raise Fault(f"{game.name}: book.toml: {error}") from None

    # ---- what a game answers

    def position(self, given: Mapping[str, Any]) -> Any:
        """The position that an example describes."""
        raise NotImplementedError

    def holds(self, position: Any, claim: str, value: Any) -> bool:
        """Whether something is true of a position, by the rules themselves."""
        raise NotImplementedError

    def strokes(self, position: Any, example: Example) -> Iterable[Line]:
        """Lines that follow from the position, such as lines of sight; by default none."""
        return ()

    # ---- the book in words

    def speech(self, language: str, *, strict: bool = False) -> Speech:
        """The game's and the book's words."""
        return Speech(self.game, language, strict=strict, client=self.texts)

    def printed(self, language: str, *, strict: bool = False) -> PrintedBook:
        """The whole book in a language."""
        speech = self.speech(language, strict=strict)

        def said(name: str) -> str:
            return speech.say(Text(f"book-{name}"))

        return PrintedBook(
            speech.say(Text("game")),
            tuple(
                PrintedChapter(
                    chapter.name,
                    said(chapter.name),
                    tuple(self._part(part, speech) for part in chapter.parts),
                )
                for chapter in self.plan.chapters
            ),
            {term: (said(f"term-{term}"), said(f"term-{term}.means")) for term in self.plan.terms},
            {name: self.picture(name, speech) for name in self.plan.scenes},
            said("words"),
            said("rulings"),
        )

    def _part(self, part: Part, speech: Speech) -> PrintedPart:
        if part.table:
            sheet = self.sheet(part)
            heads = tuple(speech.say(head) for head in sheet.heads)
            rows = tuple(
                tuple(str(cell) if isinstance(cell, int) else speech.say(cell) for cell in row)
                for row in sheet.rows
            )
            signs = self.signs.get(part.table, ())
            return PrintedPart("table", (speech.say(sheet.label),), heads, rows, signs, glance=part.glance)
        words = tuple(speech.say(text) for text in self._texts_of(part))
        return PrintedPart(part.kind, words, scene=part.scene, glance=part.glance)

    def _items(self, name: str) -> Iterator[str]:
        """NAME-1, NAME-2, … as far as there are texts."""
        english, number = self.speech(LANGUAGES[0]), 1
        while english.has(f"book-{name}-{number}"):
            yield f"{name}-{number}"
            number += 1

    def sheet(self, part: Part) -> Sheet:
        """A table: of the game's data, or of texts."""
        if not part.rows:
            return self.tables[part.table]()
        name = f"book-{part.table}"
        return Sheet(
            Text(name),
            tuple(Text(f"{name}.{column}") for column in part.columns),
            tuple(
                (Text(f"{name}-{row}"), *[Text(f"{name}-{row}.{column}") for column in part.columns[1:]])
                for row in part.rows
            ),
        )

    # ---- its pictures

    def picture(self, name: str, speech: Speech) -> Picture:
        """An example as it is drawn, with its notes in words."""
        example = self.plan.scenes[name]
        scene, box = self.drawn(name)
        places = {piece.id: piece.at for piece in scene.pieces}
        notes = tuple(
            (places.get(target, target), speech.say(Text(f"book-scene-{name}-{number}")))
            for number, target in enumerate(example.notes, 1)
        )
        return Picture(patch(NOTHING, scene), box, notes)

    def staged(self, name: str) -> Any:
        """The position of an example, after its moves."""
        example = self.plan.scenes[name]
        position = self.position(example.position)
        for path in example.moves:
            seat = self.game.to_act(position)[0]
            self.game.apply(position, move_by_path(self.game, self.game.observe(position, seat), path))
        return position

    def drawn(self, name: str) -> tuple[Scene, Box | None]:
        """The scene of an example, cut to what it is about, and what of it is in sight."""
        example = self.plan.scenes[name]
        position = self.staged(name)
        scene = self.game.scene(self.game.observe(position, example.viewer))
        grounds = self._grounds(name, scene)
        frame = _frame([grounds[target] for target in example.show], example.around)

        def is_kept(bounds: Box) -> bool:
            return _is_in(bounds, frame, part=bool(example.around))

        shapes = tuple(_marked(shape, example.marks) for shape in scene.shapes if is_kept(grounds[shape.id]))
        here = {shape.id for shape in shapes}
        strokes = [Line(_points(stroke, grounds), stroke.look) for stroke in example.strokes]
        cut = Scene(
            Text(""),
            Text(""),
            scene.width,
            scene.height,
            shapes=shapes,
            lines=(*_lines(scene, frame, is_kept), *self.strokes(position, example), *strokes),
            # Without what is only said of pieces in play.
            groups=(tuple(replace(piece, detail=()) for piece in scene.pieces if piece.at in here),),
        )
        left, top, right, bottom = frame
        return cut, (left, top, right - left, bottom - top) if example.around else None

    def _grounds(self, name: str, scene: Scene) -> dict[Target, Box]:
        """The bounds of all places; those that the example names are among them."""
        example = self.plan.scenes[name]
        grounds = {shape.id: _bounds(shape.outline) for shape in scene.shapes}
        for target in (*example.show, *chain(*[stroke.places for stroke in example.strokes])):
            if target not in grounds:
                raise Fault(f"{self.game.name}: book.toml: scenes.{name}: there is no place {target}")
        return grounds

    # ---- what tests and tools ask

    def faults(self) -> list[str]:
        """Claims that are not true, and names that nothing is called by."""
        shown = {part.scene for chapter in self.plan.chapters for part in chapter.parts}
        found = [
            f"scenes.{name}: {fault}" for name in self.plan.scenes for fault in self._example_faults(name)
        ]
        found += [f"scenes.{name} is on no page" for name in self.plan.scenes.keys() - shown]
        found += self._sign_faults()
        return [f"{self.game.name}: {fault}" for fault in found]

    def _sign_faults(self) -> Iterator[str]:
        parts = {part.table: part for chapter in self.plan.chapters for part in chapter.parts}
        for table, signs in self.signs.items():
            rows = len(self.sheet(parts[table]).rows) if table in parts else 0
            if rows != len(signs):
                yield f"table {table} has {rows} rows and {len(signs)} signs"
            yield from (f"there is no icon {sign}" for sign in signs if self.game.looks.icon(sign) is None)

    def _example_faults(self, name: str) -> Iterator[str]:
        example, position = self.plan.scenes[name], self.staged(name)
        for claim, value in example.claims.items():
            if not self.holds(position, claim, value):
                yield f"{claim} = {value} is not true"
        scene, _ = self.drawn(name)
        known = {*[shape.id for shape in scene.shapes], *[piece.id for piece in scene.pieces]}
        for target in (*example.notes, *chain(*example.marks.values())):
            if target not in known:
                yield f"{target} is not in the picture"

    def said(self) -> dict[str, frozenset[str]]:
        """The ids of all messages that the book is made of, its own and the game's, with their arguments."""
        plan = self.plan
        names = ["words", "rulings", *[chapter.name for chapter in plan.chapters]]
        names += [f"term-{term}{what}" for term in plan.terms for what in ("", ".means")]
        for name, example in plan.scenes.items():
            names += [f"scene-{name}-{number}" for number in range(1, len(example.notes) + 1)]
        texts = [Text(f"book-{name}") for name in names]
        for chapter in plan.chapters:
            for part in chapter.parts:
                texts += self._texts_of(part)
        return {text.id: frozenset(text.args) for text in texts}

    def _texts_of(self, part: Part) -> list[Text]:
        """What a part of a chapter says."""
        if part.table:
            sheet = self.sheet(part)
            every = (sheet.label, *sheet.heads, *chain(*sheet.rows))
            return [text for text in every if isinstance(text, Text)]
        if part.scene:
            return [Text(f"book-scene-{part.scene}")]
        if part.text:
            return [Text(f"book-{part.text}")]
        return [Text(f"book-{item}") for item in self._items(part.steps or part.points)]


# ---- geometry


def _lines(scene: Scene, frame: Box, is_kept: Callable[[Box], bool]) -> list[Line]:
    """The lines that are kept, and the rulers, moved to the frame."""
    rulers = [line for line in scene.lines if line.look.startswith(RULER)]
    others = [line for line in scene.lines if line not in rulers]
    return [*[line for line in others if is_kept(_bounds(line.points))], *_rulers(rulers, frame)]


RULER: Final = "scenery ruler"
NO_FRAME: Final = (-(1 << 30), -(1 << 30), 1 << 30, 1 << 30)


def _bounds(outline: tuple[int, ...]) -> Box:
    xs, ys = outline[::2], outline[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def _frame(boxes: list[Box], around: int) -> Box:
    if not boxes:
        return NO_FRAME
    left, top, right, bottom = zip(*boxes, strict=True)
    edge = around or 1
    return min(left) - edge, min(top) - edge, max(right) + edge, max(bottom) + edge


def _rulers(lines: Iterable[Line], frame: Box) -> Iterator[Line]:
    """The names of rows and columns beside the board, moved to the edge of what is shown."""
    for line in lines:
        x, y = line.points
        if frame is NO_FRAME:
            yield line
        elif y < 0 and frame[0] < x < frame[2]:
            yield replace(line, points=(x, frame[1] + y))
        elif x < 0 and frame[1] < y < frame[3]:
            yield replace(line, points=(frame[0] + x, y))


def _is_in(box: Box, frame: Box, *, part: bool) -> bool:
    left, top, right, bottom = box
    if part:
        return left < frame[2] and right > frame[0] and top < frame[3] and bottom > frame[1]
    return left >= frame[0] and top >= frame[1] and right <= frame[2] and bottom <= frame[3]


def _points(stroke: Stroke, grounds: Mapping[Target, Box]) -> tuple[int, ...]:
    if stroke.points:
        return stroke.points
    middles = [grounds[place] for place in stroke.places]
    return tuple(
        value for left, top, right, bottom in middles for value in ((left + right) // 2, (top + bottom) // 2)
    )


def _marked(shape: Shape, marks: Mapping[str, tuple[str, ...]]) -> Shape:
    for mark, targets in marks.items():
        if shape.id in targets:
            return replace(shape, look=f"{shape.look} marked-{mark}")
    return shape
