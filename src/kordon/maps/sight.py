"""Sight and distance of every pair of spaces, by critical lines in exact arithmetic.

Which ground blocks a line depends on its ends, and that is the game's to say: `SightRules`.

A line of sight is a straight segment from A's border to B's border which touches A only where it starts and
B only where it ends (a longer one can be shortened to such a one). It passes through the spaces whose
inside it meets; a corner that it touches is nobody's. Where it runs along an edge it passes through one of
the two spaces beside it, the better one for the line: so it slips past the wall of a house, but not through
the house along the wall between two rooms, and a straight kerb does not make a long street short.

Why finitely many lines are enough. Keep A and B fixed and move a valid segment. What it passes through
changes only when it meets a corner of some space or when an end of it reaches a corner of A or B. Passing
through nothing but a given set of spaces survives in the limit: a segment that gets inside any other space,
or runs between two others, has neighbours on all sides that do so too. So where the moving segment first
meets a corner it is still valid and counts no more spaces. Now shift the segment sideways until it meets a
corner; turn it around that corner until it meets another (its ends slide along edges of A and B, which have
corners at their ends, so there is always a next one; a segment that has shrunk to a point means that A and
B touch there). The result is a valid segment that counts no more spaces and lies on a line through two
corners. So all lines through two corners decide sight and the fewest spaces.

One rule asks for more, not for less: between some pairs of ground the line must get inside a space on its
way (`SightRules.needs_ground`), and to run along an edge is not enough. That may be lost in the limit.
Where it is lost, the segment lies on one of the lines next to the critical line: there
are finitely many kinds of those, each given by the corners on the critical line that are left on the one
side, touched, and left on the other side, and all of them are walked (`_neighbours`).

Corners, sides and order along a line are integers; positions along it are quotients of integers below
2**53, so that rounding keeps their order, and equal quotients are compared again as fractions.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kordon.maps.geometry import OUTSIDE, Point, Subdivision, cross

Numbers = npt.NDArray[np.int64]


class SightRules(NamedTuple):
    """How a game's lines of sight work. There may be several ways of looking, each a bit of its own.

    A line joins two spaces in a way in which one looks from both of them, if nothing it passes through blocks
    that way.
    """

    looks: tuple[int, ...]  # by type of ground: the ways in which one looks from there
    blocks: tuple[int, ...]  # by type of ground: the ways it blocks
    # Pairs of types whose lines must get inside a space in between; a ladder from one to the other will do.
    needs_ground: frozenset[frozenset[int]] = frozenset()

    def needs_ground_between(self, first: int, second: int) -> bool:
        """Whether a line between two types of ground must get inside a space on its way."""
        return frozenset((first, second)) in self.needs_ground


# A walk along a line: the spaces touched at each of its points, and between two points the space passed
# through, or the two spaces beside the edge it runs along.
Stops = list[tuple[int, ...]]
Run = tuple[int, int]
Gaps = list["int | Run"]
# On a line: ("corner", number) or ("edge", number) in order.
Events = list[tuple[bool, int]]


def distances(
    view: Subdivision,
    types: Sequence[int],
    under: dict[int, int],
    ladders: set[tuple[int, int]],
    rules: SightRules,
) -> list[list[int]]:
    """The distance of every pair of spaces, 0 where there is no sight; a space has distance 1 to itself."""
    survey = _Survey(view, types, under, rules, tunnels_only=False)
    for walk in _walks(view):
        survey.take(walk)
    for a, b in ladders:
        if rules.needs_ground_between(types[a], types[b]):
            survey.far[a][b] = survey.far[b][a] = 1
    return survey.far


def tunnel_distances(
    view: Subdivision, types: Sequence[int], under: dict[int, int], rules: SightRules
) -> list[list[int]]:
    """The distances among tunnel spaces, from a subdivision seen from below."""
    survey = _Survey(view, types, under, rules, tunnels_only=True)
    if any(survey.far[a][b] != 1 for a in under for b in under):
        for walk in _walks(view):
            survey.take(walk)
    return survey.far


class _Walk:
    """One line through two corners: its direction, and what it meets in order."""

    __slots__ = ("direction", "events", "gaps", "stops")

    def __init__(self, view: Subdivision, direction: Point, events: Events, enters: dict[int, int]) -> None:
        self.direction = direction
        self.events = events
        self.stops: Stops = [
            view.touched_at[number] if is_corner else view.edges[number].touched
            for is_corner, number in events
        ]
        self.gaps: Gaps = []
        for (is_corner, number), (next_is_corner, following) in pairwise(events):
            if not is_corner:
                self.gaps.append(enters[number])
            elif not next_is_corner:
                edge = view.edges[following]
                self.gaps.append(edge.left if enters[following] == edge.right else edge.right)
            elif (number, following) in view.edge_at:
                self.gaps.append(_beside(view, number, following))
            else:
                self.gaps.append(view.space_towards(number, direction))


def _walks(view: Subdivision) -> Iterator[_Walk]:
    """Every line through two corners, once."""
    x = np.array([corner[0] for corner in view.corners], dtype=np.int64)
    y = np.array([corner[1] for corner in view.corners], dtype=np.int64)
    start = np.array([edge.a for edge in view.edges])
    end = np.array([edge.b for edge in view.edges])
    for first in range(len(view.corners) - 1):
        off_x, off_y = x - x[first], y - y[first]
        # One row for each second corner: how far each corner lies to the left of the line, and how far along.
        side = np.outer(off_x[first + 1 :], off_y) - np.outer(off_y[first + 1 :], off_x)
        along = np.outer(off_x[first + 1 :], off_x) + np.outer(off_y[first + 1 :], off_y)
        sign = np.sign(side)
        crossed = sign[:, start] * sign[:, end] < 0
        for row, second in enumerate(range(first + 1, len(view.corners))):
            on_line = np.flatnonzero(side[row] == 0)
            if on_line[0] != first or on_line[1] != second:
                continue  # the line was walked from an earlier corner of it
            edges = np.flatnonzero(crossed[row])
            a, b = start[edges], end[edges]
            side_a, side_b = side[row, a], side[row, b]
            order = _order_along(
                along[row, on_line], along[row, a] * side_b - along[row, b] * side_a, side_b - side_a
            )
            events = [(True, corner) for corner in on_line.tolist()]
            events += [(False, edge) for edge in edges.tolist()]
            enters: dict[int, int] = {}
            for number, from_left in zip(edges.tolist(), (side_a > 0).tolist(), strict=True):
                enters[number] = view.edges[number].left if from_left else view.edges[number].right
            direction = int(off_x[second]), int(off_y[second])
            yield _Walk(view, direction, [events[number] for number in order], enters)


def _order_along(places: Numbers, above: Numbers, below: Numbers) -> list[int]:
    """The order of whole places and of fractions after them; exact where floats would be equal."""
    rough = np.concatenate((places.astype(np.float64), above / below))
    order = np.argsort(rough, kind="stable")
    if not np.any(np.diff(rough[order]) == 0):
        found: list[int] = order.tolist()
        return found
    exact = [Fraction(place) for place in places.tolist()]
    exact += [Fraction(n, d) for n, d in zip(above.tolist(), below.tolist(), strict=True)]
    return sorted(range(len(exact)), key=exact.__getitem__)


class _Survey:
    """The shortest distances found so far, in one view of the board."""

    def __init__(
        self,
        view: Subdivision,
        types: Sequence[int],
        under: dict[int, int],
        rules: SightRules,
        *,
        tunnels_only: bool,
    ) -> None:
        self.view = view
        looks = rules.looks
        everything = -1
        self.blocks = [rules.blocks[kind] for kind in types] + [everything]  # [OUTSIDE] is the last
        self.ways = _ways(types, under, looks, tunnels_only=tunnels_only)
        self.looks = [looks[kind] if any(row) else 0 for kind, row in zip(types, self.ways, strict=True)]
        self.seeing = frozenset[int](np.flatnonzero(self.looks).tolist())
        self.needs_ground = [[rules.needs_ground_between(kind, target) for target in types] for kind in types]
        self.far = [[0] * len(types) for _ in types]
        for space, kind in enumerate(types):
            self.far[space][space] = int(looks[kind] > 0)
        self.bare: set[tuple[int, int]] = set()
        # What touches in a point or along an edge sees each other at once: those lines have no length.
        self.bare_at: list[list[tuple[int, int]]] = []
        for touched in view.touched_at:
            for space in touched:
                self.meet(space, set(touched), (self.looks[space], 0), entered=False)
            self.bare_at.append(sorted(self.bare))
            self.bare.clear()

    def take(self, walk: _Walk) -> None:
        """Learn from a critical line, and from the lines next to it where ground is needed."""
        self.bare.clear()
        for is_corner, number in walk.events:
            if is_corner:
                self.bare.update(self.bare_at[number])
        self.look_along(walk.stops, walk.gaps, self.seeing)
        wanting = {space for a, b in self.bare if self.far[a][b] != 2 for space in (a, b)}
        if wanting:
            for stops, gaps in _neighbours(self.view, walk):
                self.look_along(stops, gaps, wanting)

    def look_along(self, stops: Stops, gaps: Gaps, spaces: Collection[int]) -> None:
        """Look along a walk from all its stops at these spaces."""
        for start, touched in enumerate(stops):
            for space in touched:
                if space in spaces:
                    self.look(space, start, stops, gaps)

    def look(self, space: int, start: int, stops: Stops, gaps: Gaps) -> None:
        """Look along a walk from one of its stops.

        A line that can choose sides along edges may be several lines: each is the ways of looking still left
        and the set of spaces passed through.
        """
        blocks = self.blocks
        lines = [(self.looks[space], 0)]
        entered = False
        met = set(stops[start])
        for stop in range(start, len(gaps)):
            gap = gaps[stop]
            if isinstance(gap, tuple):
                if space in gap:
                    return
                sides = {
                    (alive & ~blocks[side], passed | (1 << side if side >= 0 else 0))
                    for alive, passed in lines
                    for side in gap
                    if alive & ~blocks[side]
                }
                lines = _best(sides) if len(sides) > 1 else list(sides)
            else:
                if gap == space:
                    return
                entered = True
                free = ~blocks[gap]
                lines = [(alive & free, passed | 1 << gap) for alive, passed in lines if alive & free]
            if not lines:
                return
            touched = stops[stop + 1]
            if space in touched:
                return  # the line starts over from there
            new = {target for target in touched if target not in met}
            for line in lines:
                self.meet(space, new, line, entered=entered)
            met |= new

    def meet(self, space: int, targets: set[int], line: tuple[int, int], *, entered: bool) -> None:
        """A line from `space` has reached these spaces, after getting inside others or only beside them."""
        alive, passed = line
        row, ways = self.far[space], self.ways[space]
        for target in targets:
            if alive & ways[target]:
                if not entered and self.needs_ground[space][target]:
                    self.bare.add((space, target))
                    continue
                count = passed.bit_count() + 1
                if not row[target] or count < row[target]:
                    row[target] = self.far[target][space] = count


def _best(lines: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """The lines without those that have passed through more than another with as many ways left."""
    return [
        (alive, passed)
        for alive, passed in lines
        if not any(
            other != (alive, passed) and alive & ~other[0] == 0 and other[1] & ~passed == 0 for other in lines
        )
    ]


def _beside(view: Subdivision, corner: int, following: int) -> Run:
    """The spaces left and right of the elementary edge between two corners, in that direction."""
    edge = view.edges[view.edge_at[corner, following]]
    return (edge.left, edge.right) if edge.a == corner else (edge.right, edge.left)


def _neighbours(view: Subdivision, walk: _Walk) -> Iterator[tuple[Stops, Gaps]]:
    """The kinds of lines infinitely close to a critical line.

    Such a line is shifted by an offset that rises or falls steadily along it, so it leaves the first corners
    on one side, at most one exactly on it, and the rest on the other side.
    """
    corners = sum(is_corner for is_corner, _ in walk.events)
    for sign in (1, -1):
        for before in range(corners + 1):
            yield _shifted(view, walk, [sign] * before + [-sign] * (corners - before))
            if before < corners:
                yield _shifted(view, walk, [sign] * before + [0] + [-sign] * (corners - before - 1))


def _ways(
    types: Sequence[int], under: dict[int, int], looks: Sequence[int], *, tunnels_only: bool
) -> list[list[int]]:
    """In which ways each space may see each other: none between a tunnel and what lies over it."""

    def can_meet(space: int, target: int) -> bool:
        on_level = (space in under and target in under) == tunnels_only
        return on_level and space not in (target, under.get(target)) and target != under.get(space)

    return [
        [looks[kind] & looks[other] if can_meet(space, target) else 0 for target, other in enumerate(types)]
        for space, kind in enumerate(types)
    ]


def _shifted(view: Subdivision, walk: _Walk, signs: list[int]) -> tuple[Stops, Gaps]:
    """The walk along a line next to a critical one: left (1) or right (-1) of each corner, or over it."""
    stops: Stops = []
    gaps: Gaps = [OUTSIDE]
    sign_of = iter(signs)
    before = 0  # where the line passes the corner just before, if it was one
    for place, (is_corner, number) in enumerate(walk.events):
        sign = next(sign_of) if is_corner else 0
        gap = walk.gaps[place - 1] if place else None
        if isinstance(gap, tuple):
            # Along an edge, so between two corners: the line may change sides on it.
            left, right = gap
            first, second = before or sign, sign or before
            _append_gap(stops, gaps, left if first > 0 else right)
            if first != second:
                stops.append(view.edges[view.edge_at[walk.events[place - 1][1], number]].touched)
                gaps.append(left if second > 0 else right)
        elif gap is not None:
            _append_gap(stops, gaps, gap)
        if not is_corner:
            stops.append(walk.stops[place])
        elif not sign:
            stops.append(view.touched_at[number])
        else:
            for touched, entered in _around(view, number, walk.direction, sign):
                stops.append(touched)
                gaps.append(entered)
        before = sign
    return stops, gaps[1 : len(stops)]


def _append_gap(stops: Stops, gaps: Gaps, gap: int) -> None:
    """Add the space of the next gap, unless the walk is in it already."""
    if len(gaps) == len(stops):
        gaps.append(gap)
    else:
        assert gaps[-1] == gap, (gaps, gap)


def _around(
    view: Subdivision, corner: int, direction: Point, sign: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """The edges that a line crosses close by a corner, each with the space entered behind it."""
    x, y = view.corners[corner]
    crossed = []
    for ray in view.fans[corner]:
        to_x, to_y = view.corners[ray.to]
        vector = (to_x - x, to_y - y)
        if cross(direction, vector) * sign > 0:
            forward = direction[0] * vector[0] + direction[1] * vector[1]
            # Ordered by the cotangent of the angle to the line: where the crossings lie along it.
            crossed.append((Fraction(forward, abs(cross(direction, vector))), ray))
    for _, ray in sorted(crossed, key=lambda pair: pair[0]):
        yield view.edges[ray.edge].touched, ray.right if sign > 0 else ray.left
