"""Outlines on a grid of characters: which shape is where, and the box characters between different ones.

The board is sampled at the points where four characters meet. A character whose four samples agree lies
inside a shape; otherwise it is part of a border, and each of its four arms is there if the two samples on
the arm's sides differ. Two characters share the samples between them, so lines always join.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor
from statistics import fmean
from typing import TypeAlias

from kordon.engine.records import Target
from kordon.engine.scene import Line, Shape

NOWHERE = -1
NO_LINE, LIGHT, HEAVY = 0, 1, 2
# Signs that stand on a border, where it runs down and where it runs across.
ON_BORDERS = {"ladder": "╫╪", "bars": "┇┅"}
ARROWS = {(1, 0): "→", (-1, 0): "←", (0, 1): "↓", (0, -1): "↑"}
SCENERY = "scenery"  # roads and rails: a picture may show them, characters would hide what matters
TRACE = "·"
FAMILIES = ("sector-", "room-", "building-", "board-")

Grid: TypeAlias = list[list[int]]
Point: TypeAlias = tuple[float, float]
Span: TypeAlias = tuple[int, int, int]  # row, first and one past the last


@dataclass(frozen=True)
class Scale:
    """How many characters a board unit takes, across and down."""

    x: float
    y: float


@dataclass(frozen=True)
class Run:
    """Neighbouring characters of one row that lie inside one shape."""

    row: int
    start: int
    length: int


def box_characters() -> dict[tuple[int, int, int, int], str]:
    """The box character for every weight of the arms up, right, down and left, by its Unicode name."""
    arms = {"UP": (0,), "RIGHT": (1,), "DOWN": (2,), "LEFT": (3,), "VERTICAL": (0, 2), "HORIZONTAL": (1, 3)}
    found = {(0, 0, 0, 0): " "}
    for char in map(chr, range(0x2500, 0x2580)):
        name = unicodedata.name(char).removeprefix("BOX DRAWINGS ")
        if re.search("DOUBLE|DASH|ARC|DIAGONAL", name):
            continue
        weights = [NO_LINE] * 4
        weight = LIGHT
        for part in name.split(" AND "):
            words = part.split()
            weight = HEAVY if "HEAVY" in words else LIGHT if "LIGHT" in words else weight
            for arm in (arm for word in words for arm in arms.get(word, ())):
                weights[arm] = weight
        found[weights[0], weights[1], weights[2], weights[3]] = char
    return found


BOX = box_characters()


class Raster:
    """A board on a grid of characters."""

    def __init__(
        self, shapes: Sequence[Shape], lines: Sequence[Line], width: int, height: int, scale: Scale
    ) -> None:
        self.scale = scale
        self.columns = round(width * scale.x) + 1
        self.rows = round(height * scale.y) + 1
        self._samples = [[NOWHERE] * (self.columns + 1) for _ in range(self.rows + 1)]
        self._grounds = [[NOWHERE] * (self.columns + 1) for _ in range(self.rows + 1)]
        spans = [self._spans(shape) for shape in shapes]
        for number in range(len(shapes)):
            _paint(self._samples, number, spans[number])
        self.buried: list[int] = []  # shapes that can't be seen, because something higher lies over them
        self._paint_grounds(shapes, spans)
        self._draw_borders(shapes, lines)

    def _paint_grounds(self, shapes: Sequence[Shape], spans: list[list[Span]]) -> None:
        for number, shape in enumerate(shapes):
            above = {top for row, start, end in spans[number] for top in self._samples[row][start:end]}
            if number in above or not above:
                continue
            if max(shapes[top].level for top in above) > shape.level:
                self.buried.append(number)
            else:
                _paint(self._grounds, number, spans[number])

    def _draw_borders(self, shapes: Sequence[Shape], lines: Sequence[Line]) -> None:
        walled = any("wall" in line.look.split() for line in lines)
        families = [() if walled else family(shape.look) for shape in shapes]
        self._down, self._across = self._borders(families, grounded=not walled)
        self._signs: dict[tuple[int, int], str] = {}
        for line in lines:
            self._mark(line)

    def characters(self) -> list[list[str]]:
        """The borders and the signs on them; a space where something else may be written."""
        columns = range(self.columns)
        drawn = [[BOX[self._arms(row, column)] for column in columns] for row in range(self.rows)]
        for (row, column), sign in self._signs.items():
            if drawn[row][column] == " " or sign != TRACE:
                drawn[row][column] = sign
        return drawn

    def runs(self) -> dict[int, list[Run]]:
        """For each shape that is seen, the longest run inside it in every row that has one."""
        longest: dict[tuple[int, int], Run] = {}
        for row in range(self.rows):
            start = 0
            for column in range(1, self.columns + 1):
                inside = self._inside(row, start)
                if column < self.columns and inside != NOWHERE and self._inside(row, column) == inside:
                    continue
                run = Run(row, start, column - start)
                key = inside, row
                if inside != NOWHERE and (key not in longest or longest[key].length < run.length):
                    longest[key] = run
                start = column
        found: dict[int, list[Run]] = {}
        for (shape, _), run in sorted(longest.items()):
            found.setdefault(shape, []).append(run)
        return found

    def frames(self) -> dict[int, Run]:
        """For each wholly covered shape, the upper border of the group it makes: room for its name."""
        found: dict[int, Run] = {}
        for row, samples in enumerate(self._grounds):
            for ground in sorted(set(samples) - {NOWHERE} - found.keys()):
                start = samples.index(ground)
                length = samples.count(ground)
                found[ground] = Run(max(0, row - 1), start, length - 1)
        return found

    def _inside(self, row: int, column: int) -> int:
        here = self._samples[row][column]
        arms = self._arms(row, column)
        return here if not any(arms) and here == self._samples[row + 1][column + 1] else NOWHERE

    def _arms(self, row: int, column: int) -> tuple[int, int, int, int]:
        down, across = self._down, self._across
        return down[row][column], across[row][column + 1], down[row + 1][column], across[row][column]

    def _spans(self, shape: Shape) -> list[Span]:
        """The samples inside the outline, row by row."""
        corners = self._points(shape.outline)
        found: list[Span] = []
        for row in range(self.rows + 1):
            met = crossings(corners, row - 0.5)
            for left, right in zip(met[::2], met[1::2], strict=True):
                start, end = max(0, ceil(left + 0.5)), min(self.columns + 1, ceil(right + 0.5))
                if start < end:
                    found.append((row, start, end))
        return found

    def _points(self, numbers: Sequence[int]) -> list[Point]:
        return [
            (x * self.scale.x, y * self.scale.y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        ]

    def _borders(self, families: list[tuple[str, ...]], grounded: bool) -> tuple[Grid, Grid]:
        """The weight of every arm that runs down and of every arm that runs across."""
        samples, grounds = self._samples, self._grounds

        def weight(row: int, column: int, other_row: int, other_column: int) -> int:
            one, other = samples[row][column], samples[other_row][other_column]
            if one == other:
                return NO_LINE
            of_one, of_other = (() if shape == NOWHERE else families[shape] for shape in (one, other))
            apart = grounded and grounds[row][column] != grounds[other_row][other_column]
            return HEAVY if of_one != of_other or apart else LIGHT

        rows, columns = range(self.rows + 1), range(self.columns + 1)
        down = [[weight(row, column, row, column + 1) for column in columns[:-1]] for row in rows]
        across = [[weight(row, column, row + 1, column) for column in columns] for row in rows[:-1]]
        return down, across

    def _mark(self, line: Line) -> None:
        words = line.look.split()
        if SCENERY in words:
            return
        points = self._points(line.points)
        for start, end in pairwise(points):
            if "wall" in words:
                self._weigh(start, end, HEAVY)
            elif "door" in words:
                self._weigh(start, end, LIGHT if "closed" in words else NO_LINE)
            elif signs := next((ON_BORDERS[word] for word in words if word in ON_BORDERS), ""):
                (x1, y1), (x2, y2) = start, end
                self._sign((x1 + x2) / 2, (y1 + y2) / 2, signs[abs(x2 - x1) > abs(y2 - y1)])
            else:
                self._trace(start, end, "arrow" in words)

    def _weigh(self, start: Point, end: Point, weight: int) -> None:
        """Set the weight of all arms along a line; of one at least."""
        (x1, y1), (x2, y2) = start, end
        crossed = False
        for row, x in _crossings(y1, y2, x1, x2):
            if 0 <= row <= self.rows and 0 <= round(x) < self.columns:
                self._down[row][round(x)] = weight
                crossed = True
        for column, y in _crossings(x1, x2, y1, y2):
            if 0 <= column <= self.columns and 0 <= round(y) < self.rows:
                self._across[round(y)][column] = weight
                crossed = True
        if crossed:
            return
        x, y = (x1 + x2) / 2, (y1 + y2) / 2
        if abs(x2 - x1) > abs(y2 - y1):
            self._across[min(round(y), self.rows - 1)][min(floor(x) + 1, self.columns)] = weight
        else:
            self._down[min(floor(y) + 1, self.rows)][min(round(x), self.columns - 1)] = weight

    def _trace(self, start: Point, end: Point, arrow: bool) -> None:
        (x1, y1), (x2, y2) = start, end
        steps = max(1, round(max(abs(x2 - x1), 2 * abs(y2 - y1)) / 2))
        for step in range(steps + 1):
            self._sign(x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps, TRACE)
        if arrow:
            across = abs(x2 - x1) >= abs(y2 - y1)
            way = (1 if x2 > x1 else -1, 0) if across else (0, 1 if y2 > y1 else -1)
            self._sign(x2, y2, ARROWS[way])

    def _sign(self, x: float, y: float, sign: str) -> None:
        row, column = min(max(0, round(y)), self.rows - 1), min(max(0, round(x)), self.columns - 1)
        self._signs[row, column] = sign


def family(look: str) -> tuple[str, ...]:
    """The words of a look that say what the shape is part of: borders between families are heavier."""
    return tuple(word for word in look.split() if word.startswith(FAMILIES))


def box(points: Sequence[int]) -> tuple[int, int, int, int]:
    """The rectangle around some points: left, top, right, bottom."""
    return min(points[::2]), min(points[1::2]), max(points[::2]), max(points[1::2])


def covers(points: Sequence[int], others: Sequence[int]) -> bool:
    """Whether the rectangle around some points holds the rectangle around the others."""
    left, top, right, bottom = box(points)
    x1, y1, x2, y2 = box(others)
    return left <= x1 and top <= y1 and right >= x2 and bottom >= y2


def crossings(points: Sequence[Point], y: float) -> list[float]:
    """Where the sides of an outline cross a horizontal line, from left to right."""
    sides = zip(points, [*points[1:], points[0]], strict=True)
    return sorted(
        x1 + (y - y1) * (x2 - x1) / (y2 - y1) for (x1, y1), (x2, y2) in sides if (y1 <= y) != (y2 <= y)
    )


def _paint(grid: Grid, number: int, spans: list[Span]) -> None:
    for row, start, end in spans:
        grid[row][start:end] = [number] * (end - start)


def _crossings(start: float, end: float, other_start: float, other_end: float) -> Iterator[tuple[int, float]]:
    """The sample lines that a segment crosses along one axis, and where it is on the other axis there."""
    low, high = min(start, end), max(start, end)
    for index in range(ceil(low + 0.5), ceil(high + 0.5)):
        part = (index - 0.5 - start) / (end - start)
        yield index, other_start + (other_end - other_start) * part


def choose_scale(shapes: Sequence[Shape], width: int, height: int, columns: int, inner_rows: int) -> Scale:
    """A scale at which the board fills the columns, but every shape keeps room for a few letters."""
    boxes = [box(shape.outline) for shape in shapes]
    widths = sorted(right - left for left, _, right, _ in boxes)
    heights = sorted(bottom - top for _, top, _, bottom in boxes)
    typical_width, typical_height = widths[len(widths) // 2], heights[len(heights) // 2]
    fitting = (columns - 1) / max(1, width)
    across = max(min(fitting, WIDEST / typical_width), NARROWEST / widths[0], NARROW / typical_width)
    down = max(min((inner_rows + 1) / typical_height, across * TALLEST), across * FLATTEST)
    down = max(down, LOWEST / heights[0])
    return Scale(_even(across, typical_width), _even(down, typical_height))


# In characters, one border each included: shapes are made no narrower, wider or lower than this.
NARROWEST, NARROW, WIDEST, LOWEST = 4, 8, 20, 2
# Characters are about twice as tall as wide; the drawing may be that much out of proportion.
TALLEST, FLATTEST = 0.55, 0.3


def _even(scale: float, typical: int) -> float:
    """The scale, made a little smaller so that a typical shape takes a whole number of characters."""
    whole = floor(scale * typical + 1e-9)
    return whole / typical if whole >= LOWEST else scale


# ---- where places lie from one another, for screen readers

WAYS = {"above": (0, -1), "right": (1, 0), "beneath": (0, 1), "left": (-1, 0)}
# A neighbour may be as far off as this part of the place's own size: boards can have gaps between them.
REACH = 0.4
STEPS = 20


def beside(shapes: Sequence[Shape], target: Target) -> dict[str, Target]:
    """The next place in each of the four directions, seen from the middle of a place."""
    shape = next((shape for shape in shapes if shape.id == target), None)
    if shape is None:
        return {}
    own = shape.outline
    left, top, right, bottom = box(own)
    x, y = fmean(own[::2]), fmean(own[1::2])
    # What lies wholly within or around the place is not a neighbour of it.
    apart = [one for one in shapes if not covers(one.outline, own) and not covers(own, one.outline)]
    found: dict[str, Target] = {}
    for way, (across, down) in WAYS.items():
        met = _first_met(apart, (x, y), (across * (right - left), down * (bottom - top)))
        if met is not None:
            found[way] = met.id
    return found


def _first_met(shapes: Sequence[Shape], start: tuple[float, float], way: tuple[float, float]) -> Shape | None:
    """The uppermost shape that a walk from the middle of a place comes to first."""
    for step in range(1, STEPS + 1):
        far = (0.5 + REACH) * step / STEPS
        x, y = start[0] + way[0] * far, start[1] + way[1] * far
        met = [shape for shape in shapes if contains(shape, x, y)]
        if met:
            return met[-1]
    return None


def contains(shape: Shape, x: float, y: float) -> bool:
    """Whether the point lies inside the outline."""
    points = list(zip(shape.outline[::2], shape.outline[1::2], strict=True))
    return sum(x < side for side in crossings(points, y)) % 2 == 1
