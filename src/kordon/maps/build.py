"""From a drawn map to the compiled map, the generated file that the game plays on."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polylabel

from kordon.maps import compiled
from kordon.maps.compiled import CompiledFile, Stretch
from kordon.maps.format import MapSource, Passage, Space
from kordon.maps.geometry import Point, longest_run
from kordon.maps.ground import Ground, pair
from kordon.maps.sight import SightRules

# Part of every compiled map: change it whenever one of the same source would come out differently.
BUILDER: Final = "2"
# A doorway is drawn this many times shorter than the longer side of the board.
PASSAGES_A_SIDE: Final = 52
# So is the strip of a walkway that is drawn above the mouth of a tunnel.
STRIPS_A_SIDE: Final = 110


def common_fields(ground: Ground, content: bytes, rules: SightRules) -> dict[str, Any]:
    """The fields that every compiled map has; `content` is the source file's, for its hash."""
    source, spaces = ground.source, ground.source.spaces
    return {
        "map": source.map,
        "name": source.name,
        "source_hash": hashlib.sha256(content).hexdigest(),
        "builder": BUILDER,
        "width": source.width,
        "height": source.height,
        "types": tuple(ground.types),
        "names": tuple(space.name for space in spaces),
        "buildings": tuple(space.building or "" for space in spaces),
        "adjacent": tuple(map(tuple, ground.neighbours())),
        "steps": tuple(map(tuple, ground.steps())),
        "distance": tuple(map(tuple, ground.distances(rules))),
        "covers": tuple(ground.under.get(space.id, -1) for space in spaces),
        "polygons": shown_outlines(source),
        "labels": tuple(label_point(source, space) for space in spaces),
        "walls": _lines(ground, ground.is_wall_shown),
        "brinks": _lines(ground, ground.is_brink),
        "doorways": _passages(ground, source.doorways),
        "ladders": _passages(ground, source.ladders),
        "scenery": tuple(compiled.Scenery(line.kind, line.points) for line in source.scenery),
    }


def table_path(path: Path) -> Path:
    """Where the compiled map of a map file stands: `launch.json` → `launch.compiled.json`."""
    return path.with_suffix(".compiled.json")


def is_current(path: Path, kind: type[CompiledFile]) -> bool:
    """Whether the compiled map beside a map file was built from this source by this version."""
    target = table_path(path)
    if not target.exists():
        return False
    made = compiled.read(target, kind)
    return (made.source_hash, made.builder) == (hashlib.sha256(path.read_bytes()).hexdigest(), BUILDER)


def encode(made: CompiledFile) -> bytes:
    """The compiled map as a file, with one line for each entry of a list, so that diffs stay readable."""
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
        mouths = _mouths(tunnel, tunnels, Polygon(source.spaces[walkway].polygon))
        below = shape.difference(mouths.buffer(strip, cap_style="flat", join_style="mitre"))
        around = Polygon(shown[walkway]).difference(below)
        if isinstance(below, Polygon) and isinstance(around, Polygon) and not around.interiors:
            shown[tunnel], shown[walkway] = _corners(below), _corners(around)
    return tuple(shown)


def _mouths(tunnel: int, tunnels: dict[int, Polygon], walkway: Polygon) -> BaseGeometry:
    """Where a tunnel comes out from under its walkway, other than into another tunnel."""
    mouths = tunnels[tunnel].boundary.intersection(walkway.boundary)
    for other in tunnels:
        if other != tunnel:
            mouths = mouths.difference(tunnels[other].boundary)
    return mouths


def _corners(shape: Polygon) -> tuple[Point, ...]:
    return tuple([(round(x), round(y)) for x, y in shape.exterior.coords[:-1]])


def _lines(ground: Ground, wanted: Callable[[int, int], bool]) -> tuple[Stretch, ...]:
    """The elementary edges, between spaces of one floor, where a wall stands or the ground falls."""
    chosen = set()
    for (a, b), edges in ground.shared.items():
        if wanted(a, b):
            chosen.update(edges)
    return tuple((*start, *end) for start, end in map(ground.view.ends, sorted(chosen)))


def passage_stretch(ground: Ground, passage: Passage) -> Stretch:
    """The stretch of edge that a doorway or ladder is drawn on, around its middle."""
    (ax, ay), (bx, by) = longest_run(ground.view, ground.shared[pair(passage.between)], passage.at)
    whole = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    half = min(max(ground.source.width, ground.source.height) / PASSAGES_A_SIDE, whole * 0.7) / 2
    x, y = passage.at or ((ax + bx) / 2, (ay + by) / 2)
    along_x, along_y = (bx - ax) / whole * half, (by - ay) / whole * half
    return round(x - along_x), round(y - along_y), round(x + along_x), round(y + along_y)


def _passages(ground: Ground, passages: tuple[Passage, ...]) -> tuple[compiled.Passage, ...]:
    return tuple(
        compiled.Passage(pair(passage.between), passage_stretch(ground, passage)) for passage in passages
    )
