"""Two slow, simple ways to find lines of sight, written apart from the builder, to hold it to account.

`exact_distances` walks lines through all corners and through points close by, in fractions, and reads the
rules off the walk. `Sampler` throws lines at random: what it finds, the table may not deny.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, pairwise, product

import shapely
from shapely.geometry import LineString, Polygon

from kordon.maps.format import MapSource, Space

Number = int | Fraction
Point = tuple[Number, Number]
SCALE = 1000


def may_see(first: Space, second: Space, between: Sequence[Space], *, in_the_open: bool) -> bool:
    """Whether a line between two spaces through these others is a line of sight: SE-852 to SE-856."""
    kinds = {space.type for space in between}
    ends = {first.type, second.type}
    if "obstruction" in kinds:
        return False
    if ends == {"elevated"}:
        return True
    if "elevated" in kinds:
        return False
    if ends | kinds == {"enclosed"}:
        return True
    if "enclosed" in kinds:
        return False
    return in_the_open or ends != {"elevated", "enclosed"}


def exact_distances(source: MapSource) -> list[list[int]]:
    """The distances of all pairs on a small map without tunnels."""
    spaces = source.spaces
    shapes = [[(x * SCALE, y * SCALE) for x, y in space.polygon] for space in spaces]
    far = [[int(a == b and is_entered(spaces[a])) for b in range(len(spaces))] for a in range(len(spaces))]
    for passage in source.ladders:
        a, b = passage.between
        if {spaces[a].type, spaces[b].type} == {"elevated", "enclosed"}:
            far[a][b] = far[b][a] = 1
    corners = sorted({corner for shape in shapes for corner in shape})
    for start, end in combinations(corners, 2):
        for near_start, near_end in product(_near(start, start, end), _near(end, start, end)):
            for a, b, count in _seen_along(spaces, shapes, near_start, near_end):
                if not far[a][b] or count < far[a][b]:
                    far[a][b] = far[b][a] = count
    return far


def is_entered(space: Space) -> bool:
    return space.type in ("open", "enclosed", "elevated")


def _near(corner: tuple[int, int], start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """A corner, and points a thousandth of a unit or so to both sides of a line through it."""
    x, y = corner
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    longest = max(abs(along_x), abs(along_y))
    off_x, off_y = round(-3 * along_y / longest), round(3 * along_x / longest)
    return [(x, y), (x + off_x, y + off_y), (x - off_x, y - off_y)]


def _seen_along(
    spaces: Sequence[Space], shapes: Sequence[Sequence[tuple[int, int]]], start: Point, end: Point
) -> Iterator[tuple[int, int, int]]:
    """All pairs that one straight line joins, with the fewest spaces it can be said to pass through."""
    places = sorted({place for shape in shapes for place in _crossings(shape, start, end)})
    if len(places) < 2:
        return

    def point(place: Fraction) -> Point:
        return start[0] + place * (end[0] - start[0]), start[1] + place * (end[1] - start[1])

    touched = [[n for n, shape in enumerate(shapes) if _where(shape, point(place)) >= 0] for place in places]
    gaps = []
    for before, after in pairwise(places):
        middle = point((before + after) / 2)
        where = [_where(shape, middle) for shape in shapes]
        inside = [n for n, side in enumerate(where) if side > 0]
        gaps.append((bool(inside), inside or [n for n, side in enumerate(where) if side == 0]))
    for first in range(len(places)):
        for a in touched[first]:
            if not is_entered(spaces[a]):
                continue
            for last in range(first, len(places)):
                if last > first and (a in touched[last] or a in gaps[last - 1][1]):
                    break  # the line starts over from there
                for b in touched[last]:
                    if (
                        b == a
                        or not is_entered(spaces[b])
                        or any(b in touched[n] for n in range(first, last))
                    ):
                        continue
                    counts = [
                        len(set(through)) + 1
                        for through in product(*(sides for _, sides in gaps[first:last]))
                        if may_see(
                            spaces[a],
                            spaces[b],
                            [spaces[n] for n in through],
                            in_the_open=any(entered for entered, _ in gaps[first:last]),
                        )
                    ]
                    if counts:
                        yield a, b, min(counts)


def _crossings(shape: Sequence[tuple[int, int]], start: Point, end: Point) -> Iterator[Fraction]:
    """Where a line meets the outline, as parts of the way from start to end."""
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    length = along_x * along_x + along_y * along_y
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        side_a = along_x * (ay - start[1]) - along_y * (ax - start[0])
        side_b = along_x * (by - start[1]) - along_y * (bx - start[0])
        if side_a == 0:
            yield Fraction((ax - start[0]) * along_x + (ay - start[1]) * along_y) / length
        if side_a * side_b < 0:
            part = Fraction(side_a) / (side_a - side_b)
            x, y = ax + part * (bx - ax), ay + part * (by - ay)
            yield Fraction((x - start[0]) * along_x + (y - start[1]) * along_y) / length


def _where(shape: Sequence[tuple[int, int]], point: Point) -> int:
    """1 inside, 0 on the outline, -1 outside."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return 0
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            inside = not inside
    return 1 if inside else -1


class Sampler:
    """Random straight lines over a map, each with the spaces it passes through in order."""

    def __init__(self, source: MapSource, seed: int) -> None:
        self.spaces = [space for space in source.spaces if space.under is None]
        self.shapes = [Polygon(space.polygon) for space in self.spaces]
        self.tree = shapely.STRtree(self.shapes)
        self.corners = sorted({corner for space in self.spaces for corner in space.polygon})
        self.size = (source.width, source.height)
        self.random = random.Random(seed)

    def seen(self, lines: int) -> Iterator[tuple[int, int, int]]:
        """Pairs in sight of each other, with the number of spaces on the line that shows it."""
        for _ in range(lines):
            passed = self.walk(self.line())
            for first, a in enumerate(passed):
                for last in range(first + 1, len(passed)):
                    b, between = passed[last], passed[first + 1 : last]
                    if a == b or a in between:
                        break
                    if b in between or not (is_entered(a) and is_entered(b)):
                        continue
                    if may_see(a, b, between, in_the_open=bool(between)):
                        yield a.id, b.id, len({space.id for space in between}) + 1

    def line(self) -> LineString:
        """A line across the whole board, close by two corners."""
        while True:
            ends = [
                (x + self.random.gauss(0, 1), y + self.random.gauss(0, 1))
                for x, y in self.random.sample(self.corners, 2)
            ]
            (ax, ay), (bx, by) = ends
            reach = 2 * sum(self.size) / max(abs(bx - ax), abs(by - ay))
            across = LineString(
                [
                    (ax - reach * (bx - ax), ay - reach * (by - ay)),
                    (ax + reach * (bx - ax), ay + reach * (by - ay)),
                ]
            )
            if min(shape.length for shape in self.pieces(across)) > 1e-6:
                return across

    def walk(self, line: LineString) -> list[Space]:
        """The spaces along a line."""
        found = []
        for number in self.tree.query(line, predicate="intersects").tolist():
            for piece in shapely.get_parts(self.shapes[number].intersection(line)):
                found.append((line.project(piece.interpolate(0.5, normalized=True)), self.spaces[number]))
        return [space for _, space in sorted(found, key=lambda entry: entry[0])]

    def pieces(self, line: LineString) -> list[LineString]:
        """The parts of a line inside single spaces."""
        hit = self.tree.query(line, predicate="intersects").tolist()
        return [
            piece for number in hit for piece in shapely.get_parts(self.shapes[number].intersection(line))
        ] or [line]
