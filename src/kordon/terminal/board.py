"""The board of a scene, drawn: shapes and captions, the pieces on them, numbers on what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from kordon.engine.looks import Looks
from kordon.engine.records import Target
from kordon.engine.scene import Piece, Scene, Shape
from kordon.engine.speech import Speech
from kordon.terminal import words
from kordon.terminal.letters import BOLD, DIM, STYLING, Ink, packed, styled_glyphs, width_of, wrap
from kordon.terminal.raster import Raster, Run, Scale, box, choose_scale, covers
from kordon.terminal.signs import badge_signs, look_signs, look_style, number_tag, piece_sign

MOST_ROWS = 4
SHORT_NAMES = (4, 2)

Cell: TypeAlias = tuple[str, str]  # a character and its style; a wide one is followed by an empty one


class Board:
    """A drawing in progress."""

    def __init__(
        self, scene: Scene, speech: Speech, looks: Looks, numbers: Mapping[Target, int], columns: int
    ) -> None:
        self.scene = scene
        self.speech = speech
        self.looks = looks
        self.numbers = numbers
        self.columns = columns
        self.ink = Ink(False)
        self.crowded: list[Shape] = []  # shapes with more pieces than could be drawn
        self._pieces: dict[Target, list[Piece]] = {}
        for piece in scene.pieces:
            self._pieces.setdefault(piece.at, []).append(piece)

    def lines(self, ink: Ink) -> list[str]:
        """The drawing, in parts if it is wider than the columns, and what found no room in it."""
        self.ink, scene = ink, self.scene
        if not scene.shapes:
            return []
        scale = choose_scale(scene.shapes, scene.width, scene.height, self.columns, self._wanted_rows())
        cells, buried = self._draw(scene, scale)
        drawn = self._parts(cells)
        if buried:
            below, _ = self._draw(cut_out(scene, buried), scale)
            drawn += [ink(self.speech.say(words.BELOW()), DIM), *self._parts(below)]
        for shape in self.crowded:
            names = ", ".join(STYLING.sub("", self._sign(piece)) for piece in self._on(shape))
            drawn += wrap(f"{self.speech.say(shape.label)}: {names}", self.columns, "  ")
        return drawn

    def _on(self, shape: Shape) -> list[Piece]:
        return self._pieces.get(shape.id, [])

    def _draw(self, scene: Scene, scale: Scale) -> tuple[list[list[Cell]], list[Shape]]:
        """The cells of the drawing, and the shapes that are not in it, because higher ones cover them."""
        shapes = scene.shapes
        raster = Raster(shapes, scene.lines, scene.width, scene.height, scale)
        cells = [[(char, "") for char in row] for row in raster.characters()]
        for number, run in raster.frames().items():
            self._write_caption(cells, shapes[number], run)
        for number, runs in raster.runs().items():
            self._fill(cells, shapes[number], runs)
        return cells, [shapes[number] for number in raster.buried]

    def _wanted_rows(self) -> int:
        """Rows for a caption and the pieces; pieces beside the board count too, so that it keeps its size."""
        lying = [self._on(shape) for shape in self.scene.shapes] + [[piece] for piece in self.scene.pieces]
        most = max((sum(1 + bool(piece.badges) for piece in pieces) for pieces in lying), default=0)
        return min(MOST_ROWS, 1 + max(1, most))

    def _write_caption(self, cells: list[list[Cell]], shape: Shape, run: Run) -> None:
        """Write the name of a group into its upper border."""
        names = [] if shape.caption is None else [self.speech.say(shape.caption)]
        names.append(self.speech.say(shape.label))
        room = run.length - 2
        tag = number_tag(self.numbers.get(shape.id), self.ink)
        if room > 0:
            _write(cells, run.row, run.start + 1, tag + self.ink(f" {' '.join(names)} ", BOLD), room)

    def _fill(self, cells: list[list[Cell]], shape: Shape, runs: list[Run]) -> None:
        texture = self.looks.style(shape.look).letter
        if texture is not None:
            for run in runs:
                _write(cells, run.row, run.start, self.ink(texture * run.length, DIM), run.length)
        content = self._content(shape, runs)
        if not content:
            return
        straight = len({(run.start, run.length) for run in runs}) == 1
        for line, run in zip(content, _best_rows(content, runs), strict=False):
            spare = max(0, run.length - width_of(line))
            start = run.start + (min(1, spare // 2) if straight else spare // 2)
            _write(cells, run.row, start, line, run.length)

    def _content(self, shape: Shape, runs: list[Run]) -> list[str]:
        """What is written on a shape, in as many lines as there are rows, or fewer."""
        caption = "" if shape.caption is None else self.speech.say(shape.caption)
        signs = " ".join(filter(None, (caption, look_signs(shape.look, self.looks))))
        number = number_tag(self.numbers.get(shape.id), self.ink)
        head = number + self.ink(signs, look_style(shape.look, self.looks) or DIM)
        heads = [head] if head else []
        pieces = self._on(shape)
        if not pieces:
            return heads
        full = self._in_full(heads, pieces, runs)
        if full is not None:
            return full
        if len(pieces) <= len(runs) and not number:
            return self._cut_short(shape, pieces, runs)
        short = self._in_short(heads, pieces, runs)
        if short is not None:
            return short
        self.crowded.append(shape)
        return [head + self.ink(f" +{len(pieces)}", BOLD)]

    def _cut_short(self, shape: Shape, pieces: list[Piece], runs: list[Run]) -> list[str]:
        """A name to a row; what does not fit there either is listed beside the board."""
        widest = max(run.length for run in runs)
        names = [self._name(piece, widest) for piece in pieces]
        if any(width_of(name) > widest for name in names):
            self.crowded.append(shape)
        return names

    def _in_full(self, heads: list[str], pieces: list[Piece], runs: list[Run]) -> list[str] | None:
        """Names with their badges, below or beside them; None if there is no room."""
        rows, widest = len(runs), max(run.length for run in runs)
        below, beside = [*heads], [*heads]
        for piece in pieces:
            name = self._name(piece, widest)
            badge = badge_signs(piece.badges, self.speech, self.looks, widest)
            below += [name, badge] if badge else [name]
            beside.append(f"{name} {badge}" if badge else name)
        return below if len(below) <= rows else beside if len(beside) <= rows else None

    def _in_short(self, heads: list[str], pieces: list[Piece], runs: list[Run]) -> list[str] | None:
        """Shortened names, several to a line; None if there is no room."""
        for length in SHORT_NAMES:
            tokens = [self._sign(piece, length) for piece in pieces]
            for columns in sorted({run.length for run in runs}, reverse=True):
                lines = packed([*heads, *tokens], columns, " ")
                if len(lines) <= len(runs) and _fits(lines, _best_rows(lines, runs)):
                    return lines
        return None

    def _name(self, piece: Piece, room: int) -> str:
        """The piece's name; its caption, if it has one and the name has no room."""
        name = self._sign(piece)
        if piece.caption is None or width_of(name) <= room:
            return name
        return self._sign(piece, length=0)

    def _sign(self, piece: Piece, length: int | None = None) -> str:
        return piece_sign(piece, self.speech, self.looks, self.ink, self.numbers.get(piece.id), length)

    def _parts(self, cells: list[list[Cell]]) -> list[str]:
        total, ink = len(cells[0]), self.ink
        if total <= self.columns:
            return [_inked(row, ink) for row in cells]
        overlap = min(self.columns // 3, max(8, self.columns // 6))
        step = self.columns - overlap
        starts = list(range(0, total - overlap, step))
        drawn: list[str] = []
        for number, start in enumerate(starts, 1):
            start = min(start, total - self.columns)
            drawn.append(ink(self.speech.say(words.PART(number=number, count=len(starts))), DIM))
            drawn += [_inked(row[start : start + self.columns], ink) for row in cells]
        return drawn


def cut_out(scene: Scene, buried: Sequence[Shape]) -> Scene:
    """The rectangle that the buried shapes lie in, with all that lies there on their level."""
    corners = tuple(value for shape in buried for value in shape.outline)
    left, top, right, bottom = box(corners)
    level = min(shape.level for shape in buried)

    def moved(points: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(value - (top if index % 2 else left) for index, value in enumerate(points))

    return replace(
        scene,
        width=right - left,
        height=bottom - top,
        shapes=tuple(
            replace(shape, outline=moved(shape.outline))
            for shape in scene.shapes
            if shape.level == level and covers(corners, shape.outline)
        ),
        lines=tuple(
            replace(line, points=moved(line.points)) for line in scene.lines if covers(corners, line.points)
        ),
    )


def _best_rows(content: list[str], runs: list[Run]) -> list[Run]:
    """The rows of a shape that show the most of the content; the upper ones, if several do."""
    needs = [width_of(line) for line in content]
    windows = [runs[start : start + len(needs)] for start in range(max(1, len(runs) - len(needs) + 1))]
    return max(windows, key=lambda w: sum(min(run.length, need) for run, need in zip(w, needs, strict=False)))


def _fits(content: list[str], runs: list[Run]) -> bool:
    return all(width_of(line) <= run.length for line, run in zip(content, runs, strict=True))


def _write(cells: list[list[Cell]], row: int, column: int, content: str, room: int) -> None:
    """Write into the cells, up to the given width; a cut shows."""
    written = list(styled_glyphs(content))
    total = sum(width for _, width, _ in written)
    if total > room:
        while written and total > room - 1:
            total -= written.pop()[1]
        written.append(("…", 1, written[-1][2] if written else ""))
    for glyph, width, style in written:
        cells[row][column : column + width] = [(glyph, style), *[("", style)] * (width - 1)]
        column += width


def _inked(row: list[Cell], ink: Ink) -> str:
    drawn, text, style = "", "", ""
    for char, its_style in row:
        if its_style != style:
            drawn, text, style = drawn + ink(text, style), "", its_style
        text += char
    return (drawn + ink(text, style)).rstrip()
