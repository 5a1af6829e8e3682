"""From a drawn map to its table: who is next to whom, where one may step, who sees whom and how far.

Needs Shapely, as everything that works on drawings does; a game that is being played needs only `table`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polylabel

from kordon.games.sniper.maps import format, sight, table
from kordon.games.sniper.maps.format import MapSource, Space
from kordon.games.sniper.maps.geometry import Point, Subdivision, longest_run, shared_edges
from kordon.games.sniper.maps.table import ELEVATED, ENCLOSED, OBSTRUCTION, WATER, Stretch

# Part of every table: change it whenever a table of the same source would come out differently.
BUILDER: Final = "2"
# A doorway is drawn this many times shorter than the longer side of the board.
PASSAGES_A_SIDE: Final = 52
# So is the strip of a walkway that is drawn above the mouth of a tunnel.
STRIPS_A_SIDE: Final = 110
ENTERED: Final = ("open", "enclosed", "elevated")


class Ground:
    """What follows from a map's shapes before any line of sight is drawn."""

    def __init__(self, source: MapSource) -> None:
        self.source = source
        self.types = [table.TYPE_NAMES.index(space.type) for space in source.spaces]
        self.under = {space.id: space.under for space in source.spaces if space.under is not None}
        outlines = [space.polygon for space in source.spaces]
        self.view = Subdivision(outlines, self.under)
        self.view_below = Subdivision(outlines, self.under, below=True) if len(self.under) > 1 else None
        self.shared = shared_edges(self.view, self.under)
        self.doorways = {_pair(passage.between) for passage in source.doorways}
        self.ladders = {_pair(passage.between) for passage in source.ladders}

    def neighbours(self) -> list[list[int]]:
        """SE-101: all spaces that share an edge, whatever their type."""
        near: list[list[int]] = [[] for _ in self.types]
        for a, b in sorted(self.shared):
            near[a].append(b)
            near[b].append(a)
        return [sorted(spaces) for spaces in near]

    def steps(self) -> list[list[int]]:
        """SE-105, SE-107, SE-108: the neighbours a figure may step to."""
        return [
            [other for other in spaces if self.is_step(space, other)]
            for space, spaces in enumerate(self.neighbours())
        ]

    def is_step(self, a: int, b: int) -> bool:
        """Whether a figure may go from one of two adjacent spaces to the other."""
        if self.types[a] in (WATER, OBSTRUCTION) or self.types[b] in (WATER, OBSTRUCTION):
            return False
        if self.is_brink(a, b):
            return _pair((a, b)) in self.ladders
        if self.is_wall(a, b):
            return _pair((a, b)) in self.doorways
        return True

    def is_wall(self, a: int, b: int) -> bool:
        """Whether a wall stands between two adjacent spaces: around a building, or between two (SE-105)."""
        if ENCLOSED not in (self.types[a], self.types[b]):
            return False
        return self.types[a] != self.types[b] or self.building(a) != self.building(b)

    def is_wall_shown(self, a: int, b: int) -> bool:
        """Whether a wall can be seen from above: those of a tunnel are below the walkway."""
        return self.is_wall(a, b) and a not in self.under and b not in self.under

    def is_brink(self, a: int, b: int) -> bool:
        """Whether the ground falls between two adjacent spaces: only a ladder leads across (SE-105)."""
        return (self.types[a] == ELEVATED) != (self.types[b] == ELEVATED)

    def is_same_house(self, a: int, b: int) -> bool:
        """Whether two spaces are rooms of one building."""
        return self.types[a] == self.types[b] == ENCLOSED and self.building(a) == self.building(b)

    def building(self, space: int) -> str | None:
        """The building or walkway that a space is part of."""
        return self.source.spaces[space].building

    def distances(self) -> list[list[int]]:
        """SE-851 … SE-859 for all pairs that can be entered."""
        far = sight.distances(self.view, self.types, self.under, self.ladders)
        if self.view_below is not None:
            among = sight.tunnel_distances(self.view_below, self.types, self.under)
            for a in self.under:
                for b in self.under:
                    far[a][b] = among[a][b]
        return far


def build(source: MapSource, content: bytes) -> table.TableFile:
    """The table of a map without faults; `content` is the source file's, for its hash."""
    ground = Ground(source)
    spaces = source.spaces
    squads = table.SECTOR_NAMES[:3]
    numbered = {space.objective: space for space in spaces if space.objective is not None}
    starts = {
        (squad, rank): tuple(
            space.id
            for space in spaces
            if space.start and (space.start.squad, space.start.rank) == (squad, rank)
        )
        for squad in squads
        for rank in ("officer", "soldier")
    }
    entrances = {entrance.sector: entrance for entrance in source.entrances}
    return table.TableFile(
        map=source.map,
        name=source.name,
        source_hash=hashlib.sha256(content).hexdigest(),
        builder=BUILDER,
        width=source.width,
        height=source.height,
        types=tuple(ground.types),
        sectors=tuple(
            table.SECTOR_NAMES.index(space.sector) if space.sector else table.NO_SECTOR for space in spaces
        ),
        names=tuple(space.name for space in spaces),
        buildings=tuple(space.building or "" for space in spaces),
        difficult=tuple(space.id for space in spaces if space.difficult),
        adjacent=tuple(map(tuple, ground.neighbours())),
        steps=tuple(map(tuple, ground.steps())),
        distance=tuple(map(tuple, ground.distances())),
        objective_spaces=(-1, *(numbered[number].id for number in range(1, table.OBJECTIVES + 1))),
        objective_names=(
            "",
            *(numbered[number].objective_name or "" for number in range(1, table.OBJECTIVES + 1)),
        ),
        officer_starts=tuple(starts[squad, "officer"][0] for squad in squads),
        soldier_starts=tuple(starts[squad, "soldier"] for squad in squads),
        entrances=tuple(entrances[sector].space for sector in table.SECTOR_NAMES),
        arrows=tuple(arrow(source, entrances[sector].at) for sector in table.SECTOR_NAMES),
        covers=tuple(ground.under.get(space.id, -1) for space in spaces),
        polygons=shown_outlines(source),
        labels=tuple(label_point(source, space) for space in spaces),
        walls=_lines(ground, ground.is_wall_shown),
        brinks=_lines(ground, ground.is_brink),
        doorways=_passages(ground, source.doorways),
        ladders=_passages(ground, source.ladders),
        scenery=tuple(table.Scenery(line.kind, line.points) for line in source.scenery),
    )


def table_path(path: Path) -> Path:
    """Where the table of a map file stands: `launch.json` → `launch.table.json`."""
    return path.with_suffix(".table.json")


def current(path: Path) -> bool:
    """Whether the table beside a map file was made from this very source by this very builder."""
    target = table_path(path)
    if not target.exists():
        return False
    made = table.read(target)
    return (made.source_hash, made.builder) == (hashlib.sha256(path.read_bytes()).hexdigest(), BUILDER)


def encode(made: table.TableFile) -> bytes:
    """The table's file: one line an entry of each list, so that changes stay readable."""
    lines = []
    for field in made.__struct_fields__:
        value = getattr(made, field)
        if isinstance(value, tuple) and value and not isinstance(value[0], (int, str)):
            inner = ",\n  ".join(msgspec.json.encode(entry).decode() for entry in value)
            lines.append(f'"{field}": [\n  {inner}\n]')
        else:
            lines.append(f'"{field}": {msgspec.json.encode(value).decode()}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def label_point(source: MapSource, space: Space) -> Point:
    """The middle of the widest circle in a space, beside any tunnel drawn on it."""
    shape: BaseGeometry = Polygon(space.polygon)
    for other in source.spaces:
        if other.under == space.id:
            shape = shape.difference(Polygon(other.polygon))
    parts = [part for part in shapely.get_parts(shape) if isinstance(part, Polygon)]
    middle = polylabel(max(parts, key=lambda part: part.area), tolerance=1)
    return round(middle.x), round(middle.y)


def shown_outlines(source: MapSource) -> tuple[tuple[Point, ...], ...]:
    """The outlines of the spaces as they are drawn.

    A tunnel runs right across its walkway, which would be cut in two. So a strip of the walkway is drawn
    above every mouth of the tunnel, and the walkway around the rest of it.
    """
    shown = [space.polygon for space in source.spaces]
    tunnels = {space.id: Polygon(space.polygon) for space in source.spaces if space.under is not None}
    strip = max(source.width, source.height) / STRIPS_A_SIDE
    for tunnel, shape in tunnels.items():
        walkway = source.spaces[tunnel].under
        assert walkway is not None
        mouths = shape.boundary.intersection(Polygon(source.spaces[walkway].polygon).boundary)
        for other in tunnels:
            if other != tunnel:
                mouths = mouths.difference(tunnels[other].boundary)
        below = shape.difference(mouths.buffer(strip, cap_style="flat", join_style="mitre"))
        around = Polygon(shown[walkway]).difference(below)
        if isinstance(below, Polygon) and isinstance(around, Polygon) and not around.interiors:
            shown[tunnel], shown[walkway] = _corners(below), _corners(around)
    return tuple(shown)


def _corners(shape: Polygon) -> tuple[Point, ...]:
    return tuple([(round(x), round(y)) for x, y in shape.exterior.coords[:-1]])


def arrow(source: MapSource, at: Point) -> Stretch:
    """An entrance's arrow, from off the board to its tip on the border."""
    length = max(source.width, source.height) // 24
    x, y = at
    if x in (0, source.width):
        return (x - length if x == 0 else x + length), y, x, y
    return x, (y - length if y == 0 else y + length), x, y


def _lines(ground: Ground, wanted: Callable[[int, int], bool]) -> tuple[Stretch, ...]:
    """The elementary edges, between spaces of one floor, where a wall stands or the ground falls."""
    chosen = set()
    for (a, b), edges in ground.shared.items():
        if wanted(a, b):
            chosen.update(edges)
    corners, elementary = ground.view.corners, ground.view.edges
    return tuple((*corners[elementary[edge].a], *corners[elementary[edge].b]) for edge in sorted(chosen))


def passage_stretch(ground: Ground, passage: format.Passage) -> Stretch:
    """The stretch of edge that a doorway or ladder is drawn on, around its middle."""
    (ax, ay), (bx, by) = longest_run(ground.view, ground.shared[_pair(passage.between)], passage.at)
    whole = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    half = min(max(ground.source.width, ground.source.height) / PASSAGES_A_SIDE, whole * 0.7) / 2
    x, y = passage.at or ((ax + bx) / 2, (ay + by) / 2)
    along_x, along_y = (bx - ax) / whole * half, (by - ay) / whole * half
    return round(x - along_x), round(y - along_y), round(x + along_x), round(y + along_y)


def _passages(ground: Ground, passages: tuple[format.Passage, ...]) -> tuple[table.Passage, ...]:
    return tuple(
        table.Passage(_pair(passage.between), passage_stretch(ground, passage)) for passage in passages
    )


def _pair(between: tuple[int, int]) -> tuple[int, int]:
    return (between[0], between[1]) if between[0] < between[1] else (between[1], between[0])
