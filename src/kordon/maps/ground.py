"""What follows from a map's shapes: who is next to whom, where one can step, where walls and drops are."""

from __future__ import annotations

from collections.abc import Sequence

from kordon.maps import sight
from kordon.maps.compiled import ELEVATED, ENCLOSED, OBSTRUCTION, TYPE_NAMES, WATER
from kordon.maps.format import MapSource
from kordon.maps.geometry import Subdivision, shared_edges
from kordon.maps.sight import SightRules


class Ground:
    """What follows from a map's shapes before any line of sight is drawn."""

    def __init__(self, source: MapSource) -> None:
        self.source = source
        self.types = [TYPE_NAMES.index(space.type) for space in source.spaces]
        self.under = {space.id: space.under for space in source.spaces if space.under is not None}
        outlines = [space.polygon for space in source.spaces]
        self.view = Subdivision(outlines, self.under)
        self.view_below = Subdivision(outlines, self.under, below=True) if len(self.under) > 1 else None
        self.shared = shared_edges(self.view, self.under)
        self.doorways = {pair(passage.between) for passage in source.doorways}
        self.ladders = {pair(passage.between) for passage in source.ladders}

    def neighbours(self) -> list[list[int]]:
        """All spaces that share an edge, of any type."""
        near: list[list[int]] = [[] for _ in self.types]
        for a, b in sorted(self.shared):
            near[a].append(b)
            near[b].append(a)
        return [sorted(spaces) for spaces in near]

    def steps(self) -> list[list[int]]:
        """The neighbours that can be stepped to."""
        return [
            [other for other in spaces if self.is_step(space, other)]
            for space, spaces in enumerate(self.neighbours())
        ]

    def is_step(self, a: int, b: int) -> bool:
        """Whether one can go from one of two adjacent spaces to the other."""
        if self.types[a] in (WATER, OBSTRUCTION) or self.types[b] in (WATER, OBSTRUCTION):
            return False
        if self.is_brink(a, b):
            return pair((a, b)) in self.ladders
        if self.is_wall(a, b):
            return pair((a, b)) in self.doorways
        return True

    def is_wall(self, a: int, b: int) -> bool:
        """Whether a wall stands between two adjacent spaces: around a building, or between two."""
        if ENCLOSED not in (self.types[a], self.types[b]):
            return False
        return self.types[a] != self.types[b] or self.building(a) != self.building(b)

    def is_wall_shown(self, a: int, b: int) -> bool:
        """Whether a wall can be seen from above: those of a tunnel are below the walkway."""
        return self.is_wall(a, b) and a not in self.under and b not in self.under

    def is_brink(self, a: int, b: int) -> bool:
        """Whether the ground falls between two adjacent spaces: only a ladder leads across."""
        return (self.types[a] == ELEVATED) != (self.types[b] == ELEVATED)

    def is_same_house(self, a: int, b: int) -> bool:
        """Whether two spaces are rooms of one building."""
        return self.types[a] == self.types[b] == ENCLOSED and self.building(a) == self.building(b)

    def building(self, space: int) -> str | None:
        """The building or walkway that a space is part of."""
        return self.source.spaces[space].building

    def distances(self, rules: SightRules) -> list[list[int]]:
        """The distance of every pair of spaces that can be entered, 0 where there is no sight."""
        far = sight.distances(self.view, self.types, self.under, self.ladders, rules)
        if self.view_below is not None:
            among = sight.tunnel_distances(self.view_below, self.types, self.under, rules)
            for a in self.under:
                for b in self.under:
                    far[a][b] = among[a][b]
        return far


def pair(between: tuple[int, int]) -> tuple[int, int]:
    """Two spaces, the lower number first."""
    return (between[0], between[1]) if between[0] < between[1] else (between[1], between[0])


# ---- ways over the steps: how far a space is, and which single spaces bar the way to it


def moves_to(start: int, steps: Sequence[Sequence[int]], without: int = -1) -> dict[int, int]:
    """The fewest single steps from a space to every space that can be reached, leaving one space out."""
    moves = {start: 0}
    edge = [start]
    while edge:
        following = []
        for space in edge:
            for near in steps[space]:
                if near != without and near not in moves:
                    moves[near] = moves[space] + 1
                    following.append(near)
        edge = following
    return moves


def choke_points(start: int, end: int, steps: Sequence[Sequence[int]]) -> list[int]:
    """The spaces that every way from start to end goes through.

    Without one, and with the ends apart, there are two ways that share nothing but their ends (Menger).
    """
    if end in steps[start]:
        return []
    return [
        space
        for space in range(len(steps))
        if space not in (start, end) and end not in moves_to(start, steps, without=space)
    ]
