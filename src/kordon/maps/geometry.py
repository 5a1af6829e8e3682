"""The board cut into elementary edges: which space lies on which side of each, in exact integers.

Drawn edges are split at every corner of any space that lies on them, so that two spaces share an edge exactly
when they share an elementary one, and every place where something can change for a line of sight is
a corner or a crossing of an elementary edge.
"""

from __future__ import annotations

from bisect import bisect, bisect_left
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cmp_to_key
from itertools import pairwise
from typing import Final, NamedTuple

Point = tuple[int, int]
Side = tuple[int, int]  # from corner to corner
OUTSIDE: Final = -1


class Edge(NamedTuple):
    """An elementary edge from corner `a` to corner `b`, seen with `left` and `right` of that direction.

    `touched` are all the spaces whose border it is part of: the two sides, and tunnels that end or run
    beneath it.
    """

    a: int
    b: int
    left: int
    right: int
    touched: tuple[int, ...]


class Ray(NamedTuple):
    """An elementary edge as it leaves a corner: to which corner, with which spaces beside it."""

    to: int
    edge: int
    left: int
    right: int


class Subdivision:
    """One view of the board: corners, elementary edges, and the fan of edges around every corner.

    Seen from above, a tunnel's outline is only a line drawn on the walkway over it: both sides of it
    are the walkway. Seen from below (`below=True`), the tunnel itself fills its outline.
    """

    def __init__(
        self, outlines: Sequence[Sequence[Point]], under: dict[int, int], *, below: bool = False
    ) -> None:
        rings = [counter_clockwise(outline) for outline in outlines]
        self.corners: list[Point] = sorted({point for ring in rings for point in ring})
        sides = self._sides(rings)
        filled = _filled(sides, under, below=below)
        self.edges: list[Edge] = [
            Edge(a, b, filled.get((a, b), OUTSIDE), filled.get((b, a), OUTSIDE), tuple(sorted(spaces)))
            for (a, b), spaces in sorted(_touched(sides).items())
        ]
        self.edge_at: dict[tuple[int, int], int] = {}
        fans: list[list[Ray]] = [[] for _ in self.corners]
        near: list[set[int]] = [set() for _ in self.corners]
        for number, edge in enumerate(self.edges):
            self.edge_at[edge.a, edge.b] = self.edge_at[edge.b, edge.a] = number
            fans[edge.a].append(Ray(edge.b, number, edge.left, edge.right))
            fans[edge.b].append(Ray(edge.a, number, edge.right, edge.left))
            near[edge.a].update(edge.touched)
            near[edge.b].update(edge.touched)
        self.fans: list[list[Ray]] = [self._sorted_fan(corner, fan) for corner, fan in enumerate(fans)]
        self.touched_at: list[tuple[int, ...]] = [tuple(sorted(spaces)) for spaces in near]

    def _sides(self, rings: Sequence[Sequence[Point]]) -> list[list[Side]]:
        """The sides of each space, cut at every corner that lies on them."""
        index = {point: number for number, point in enumerate(self.corners)}
        sides: list[list[Side]] = []
        for ring in rings:
            pieces: list[Side] = []
            for start, end in zip(ring, [*ring[1:], ring[0]], strict=True):
                stops = [start, *_between(self.corners, start, end), end]
                pieces += pairwise([index[point] for point in stops])
            sides.append(pieces)
        return sides

    def ends(self, number: int) -> tuple[Point, Point]:
        """The corners that an elementary edge joins."""
        edge = self.edges[number]
        return self.corners[edge.a], self.corners[edge.b]

    def space_towards(self, corner: int, direction: Point) -> int:
        """The space that a line enters when it leaves a corner in a direction no edge has there."""
        fan = self.fans[corner]
        x, y = self.corners[corner]
        for ray, following in zip(fan, [*fan[1:], fan[0]], strict=True):
            ax, ay = self.corners[ray.to]
            bx, by = self.corners[following.to]
            first, second = (ax - x, ay - y), (bx - x, by - y)
            if cross(first, second) > 0:
                inside = cross(first, direction) > 0 and cross(direction, second) > 0
            else:
                inside = not (cross(second, direction) > 0 and cross(direction, first) > 0)
            if inside:
                return ray.left
        raise AssertionError(f"no wedge at {self.corners[corner]} towards {direction}")

    def _sorted_fan(self, corner: int, fan: list[Ray]) -> list[Ray]:
        """The rays in counter-clockwise order: by quadrant, and within one by cross product."""
        x, y = self.corners[corner]

        def vector(ray: Ray) -> Point:
            to_x, to_y = self.corners[ray.to]
            return to_x - x, to_y - y

        def compare(one: Ray, other: Ray) -> int:
            first, second = vector(one), vector(other)
            return _quadrant(first) - _quadrant(second) or -cross(first, second)

        return sorted(fan, key=cmp_to_key(compare))


def cross(first: Point, second: Point) -> int:
    """Positive when `second` turns to the left of `first`."""
    return first[0] * second[1] - first[1] * second[0]


def doubled_area(outline: Sequence[Point]) -> int:
    """Twice the signed area: positive when the outline runs counter-clockwise."""
    return sum(cross(a, b) for a, b in zip(outline, [*outline[1:], outline[0]], strict=True))


def counter_clockwise(outline: Sequence[Point]) -> list[Point]:
    """The outline in counter-clockwise order, seen with y upwards; it only matters that all have one."""
    return list(outline) if doubled_area(outline) > 0 else list(reversed(outline))


def is_between(point: Point, start: Point, end: Point) -> bool:
    """Whether the point lies on the straight edge, strictly between its ends."""
    along = (end[0] - start[0], end[1] - start[1])
    off = (point[0] - start[0], point[1] - start[1])
    if cross(along, off):
        return False
    length = along[0] * along[0] + along[1] * along[1]
    return 0 < along[0] * off[0] + along[1] * off[1] < length


def is_on(point: Point, start: Point, end: Point) -> bool:
    """Whether the point lies on the straight edge, or is an end of it."""
    return point in (start, end) or is_between(point, start, end)


def shared_edges(view: Subdivision, under: dict[int, int]) -> dict[tuple[int, int], list[int]]:
    """For every adjacent pair (lower number first) its elementary edges.

    A tunnel and any walkway space that lies over a tunnel are on different floors along the edges they share.
    """
    covers = set(under.values())
    shared: dict[tuple[int, int], list[int]] = defaultdict(list)
    for number, edge in enumerate(view.edges):
        for place, first in enumerate(edge.touched):
            for second in edge.touched[place + 1 :]:
                floors_apart = (first in under and second in covers) or (second in under and first in covers)
                if not floors_apart:
                    shared[first, second].append(number)
    return dict(shared)


def longest_run(view: Subdivision, edges: Iterable[int], at: Point | None) -> tuple[Point, Point]:
    """Of some elementary edges the one to draw a passage on: the one that `at` lies on, or the longest."""

    def length(number: int) -> int:
        (ax, ay), (bx, by) = view.ends(number)
        return (ax - bx) ** 2 + (ay - by) ** 2

    choice = [number for number in edges if at is None or is_on(at, *view.ends(number))]
    if not choice:
        raise ValueError("the point lies on none of the edges")
    return view.ends(max(choice, key=lambda number: (length(number), -number)))


def _quadrant(vector: Point) -> int:
    x, y = vector
    if x > 0 and y >= 0:
        return 0
    if x <= 0 and y > 0:
        return 1
    return 2 if x < 0 else 3


def _touched(sides: Sequence[Sequence[Side]]) -> dict[Side, set[int]]:
    """The spaces that have each side, whichever way round."""
    touched: dict[Side, set[int]] = defaultdict(set)
    for space, pieces in enumerate(sides):
        for a, b in pieces:
            touched[min(a, b), max(a, b)].add(space)
    return touched


def _filled(sides: Sequence[Sequence[Side]], under: dict[int, int], *, below: bool) -> dict[Side, int]:
    """The space on the left of each side; tunnels lie under what covers them, or come first below."""
    filled = {side: space for space, pieces in enumerate(sides) if space not in under for side in pieces}
    for tunnel, cover in under.items():
        for a, b in sides[tunnel]:
            if filled.keys().isdisjoint(((a, b), (b, a))):
                filled[a, b] = filled[b, a] = cover
    if below:
        filled |= {side: tunnel for tunnel in under for side in sides[tunnel]}
    return filled


def _between(corners: list[Point], start: Point, end: Point) -> list[Point]:
    """The corners strictly inside an edge, from start to end; they are sorted, and so are those on a line."""
    low, high = sorted((start, end))
    near = corners[bisect(corners, low) : bisect_left(corners, high)]
    found = [point for point in near if is_between(point, start, end)]
    return found if start < end else found[::-1]
