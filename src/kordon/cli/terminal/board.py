"""The board of a scene, drawn: shapes with their captions, the pieces on them, numbers on what can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kordon.cli.terminal import words
from kordon.cli.terminal.letters import BOLD, DIM, Ink, glyphs, look_style, width_of, wrap
from kordon.cli.terminal.raster import Raster, Run, choose_scale
from kordon.cli.terminal.signs import Words, look_signs, mark_signs, number_tag, piece_words, text_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kordon.engine.records import Target
    from kordon.engine.scene import Piece, Scene, Shape
    from kordon.engine.speech import Speech

# Ground that looks like something: the same sign all over it.
TEXTURES = {"water": "~", "obstruction": "▓", "difficult": "∙"}
MOST_ROWS = 4
SHORT_NAMES = (4, 2)

Cell: TypeAlias = tuple[str, str]  # a character and its style; a wide one is followed by an empty one


class Board:
    """A drawing in progress."""

    def __init__(self, scene: Scene, speech: Speech, numbers: Mapping[Target, int], columns: int) -> None:
        self.scene = scene
        self.speech = speech
        self.numbers = numbers
        self.columns = columns
        self.crowded: list[Shape] = []  # shapes with more pieces than could be drawn
        self._pieces: dict[Target, list[Piece]] = {}
        for piece in scene.pieces:
            self._pieces.setdefault(piece.at, []).append(piece)

    def lines(self, ink: Ink) -> list[str]:
        """The drawing, in parts if it is wider than the columns, and what found no room in it."""
        if not self.scene.shapes:
            return []
        cells, buried = self._draw(self.scene.shapes)
        drawn = self._parts(cells, ink)
        if buried:
            drawn += [ink(self.speech.say(words.BELOW()), DIM), *self._parts(self._draw(buried)[0], ink)]
        for shape in self.crowded:
            names = ", ".join(text_of(piece_words(p, self.speech, self.numbers.get(p.id))) for p in self._on(shape))
            drawn += wrap(f"{self.speech.say(shape.label)}: {names}", self.columns, "  ")
        return drawn

    def _on(self, shape: Shape) -> list[Piece]:
        return self._pieces.get(shape.id, [])

    def _draw(self, shapes: Sequence[Shape]) -> tuple[list[list[Cell]], list[Shape]]:
        """The cells of the drawing, and the shapes around anything that lies below what is drawn."""
        scene = self.scene
        scale = choose_scale(shapes, scene.width, scene.height, self.columns, self._wanted_rows())
        raster = Raster(shapes, scene.lines, scene.width, scene.height, scale)
        cells = [[(char, "") for char in row] for row in raster.characters()]
        for number, run in raster.frames().items():
            self._write_caption(cells, shapes[number], run)
        for number, runs in raster.runs().items():
            self._fill(cells, shapes[number], runs)
        return cells, self._around(shapes, [shapes[number] for number in raster.buried])

    def _wanted_rows(self) -> int:
        lying = [self._on(shape) for shape in self.scene.shapes]
        most = max((sum(1 + bool(piece.marks) for piece in pieces) for pieces in lying), default=0)
        return min(MOST_ROWS, 1 + max(1, most))

    def _around(self, shapes: Sequence[Shape], buried: Sequence[Shape]) -> list[Shape]:
        """The buried shapes with everything of their own level that touches the rectangle they lie in."""
        if not buried:
            return []
        boxes = [_box(shape) for shape in buried]
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
        level = min(shape.level for shape in buried)
        near = ((shape, _box(shape)) for shape in shapes if shape.level == level)
        return [s for s, (x1, y1, x2, y2) in near if x1 <= right and x2 >= left and y1 <= bottom and y2 >= top]

    def _write_caption(self, cells: list[list[Cell]], shape: Shape, run: Run) -> None:
        """Write the name of a group into its upper border."""
        caption = self.speech.say(shape.label if shape.caption is None else shape.caption)
        room = run.length - 2
        tag = number_tag(self.numbers.get(shape.id))
        if room > 0:
            _write(cells, run.row, run.start + 1, [*tag, (f" {caption} ", BOLD)], room)

    def _fill(self, cells: list[list[Cell]], shape: Shape, runs: list[Run]) -> None:
        texture = next((TEXTURES[word] for word in shape.look.split() if word in TEXTURES), None)
        if texture is not None:
            for run in runs:
                _write(cells, run.row, run.start, [(texture * run.length, DIM)], run.length)
        content = self._content(shape, runs)
        if not content:
            return
        straight = len({(run.start, run.length) for run in runs}) == 1
        for words_, run in zip(content, _best_rows(content, runs), strict=False):
            spare = max(0, run.length - width_of(text_of(words_)))
            _write(cells, run.row, run.start + (min(1, spare // 2) if straight else spare // 2), words_, run.length)

    def _content(self, shape: Shape, runs: list[Run]) -> list[Words]:
        """What is written on a shape, in as many lines as there are rows, or fewer."""
        rows, widest = len(runs), max(run.length for run in runs)
        caption = "" if shape.caption is None else self.speech.say(shape.caption)
        signs = " ".join(filter(None, (caption, look_signs(shape.look))))
        head = [*number_tag(self.numbers.get(shape.id)), (signs, look_style(shape.look) or DIM)]
        heads = [head] if text_of(head) else []
        pieces = self._on(shape)
        if not pieces:
            return heads
        names = [piece_words(piece, self.speech, self.numbers.get(piece.id)) for piece in pieces]
        marks = [mark_signs(piece.marks, self.speech) for piece in pieces]
        long = heads + [line for name, mark in zip(names, marks, strict=True) for line in ([name, [(mark, "")]] if mark else [name])]
        if len(long) <= rows:
            return long
        short = heads + [[*name, (f" {mark}", "")] if mark else name for name, mark in zip(names, marks, strict=True)]
        if len(short) <= rows:
            return short
        for length in SHORT_NAMES:
            tokens = [piece_words(piece, self.speech, self.numbers.get(piece.id), length) for piece in pieces]
            packed = _packed([*heads, *tokens], widest)
            if len(packed) <= rows:
                return packed
        self.crowded.append(shape)
        return [[*head, (f" +{len(pieces)}", BOLD)]]

    def _parts(self, cells: list[list[Cell]], ink: Ink) -> list[str]:
        total = len(cells[0])
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


def _box(shape: Shape) -> tuple[int, int, int, int]:
    xs, ys = shape.outline[::2], shape.outline[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def _best_rows(content: list[Words], runs: list[Run]) -> list[Run]:
    """The rows of a shape that show the most of the content; the upper ones, if several do."""
    needs = [width_of(text_of(words_)) for words_ in content]
    windows = [runs[start : start + len(needs)] for start in range(max(1, len(runs) - len(needs) + 1))]
    return max(windows, key=lambda w: sum(min(run.length, need) for run, need in zip(w, needs, strict=False)))


def _packed(tokens: list[Words], columns: int) -> list[Words]:
    """The tokens side by side, in lines of so many columns."""
    lines: list[Words] = []
    for token in tokens:
        if lines and width_of(text_of(lines[-1])) + 1 + width_of(text_of(token)) <= columns:
            lines[-1] = [*lines[-1], (" ", ""), *token]
        else:
            lines.append(token)
    return lines


def _write(cells: list[list[Cell]], row: int, column: int, content: Words, room: int) -> None:
    """Write into the cells, at most so many; a cut shows."""
    written: list[tuple[str, int, str]] = []
    for text, style in content:
        written += [(glyph, width, style) for glyph, width in glyphs(text)]
    if sum(width for _, width, _ in written) > room:
        while written and sum(width for _, width, _ in written) > room - 1:
            written.pop()
        written.append(("…", 1, written[-1][2] if written else ""))
    for glyph, width, style in written:
        cells[row][column] = (glyph, style)
        for beside in range(1, width):
            cells[row][column + beside] = ("", style)
        column += width


def _inked(row: list[Cell], ink: Ink) -> str:
    drawn, text, style = "", "", ""
    for char, its_style in row:
        if its_style != style:
            drawn, text, style = drawn + ink(text, style), "", its_style
        text += char
    return (drawn + ink(text, style)).rstrip()
