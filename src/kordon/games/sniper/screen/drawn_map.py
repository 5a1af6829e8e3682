"""The map as it is shown: its shapes and lines, computed once a map; and what is told of a space."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from kordon.engine.bits import mask_of, members
from kordon.engine.records import Target
from kordon.engine.scene import Line, Shape, Survey
from kordon.engine.words import LITERAL, Text
from kordon.games.sniper import pieces, words
from kordon.games.sniper.board import board_of, walks
from kordon.games.sniper.maps.compiled import CompiledMap
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import Objective, Space, SpaceMask
from kordon.maps.compiled import TYPE_NAMES, Point, Stretch
from kordon.maps.geometry import doubled_area

ARROW_PART: Final = 0.6  # of the arrow's length outside the board; it is drawn inside, where it can be seen


class DrawnMap:
    """What never changes of a map's picture."""

    def __init__(self, map: CompiledMap) -> None:
        self.map = map
        self.objectives: tuple[Text, ...] = tuple(
            _objective(map, number) for number in range(len(map.objective_spaces))
        )
        self.spaces: tuple[Text, ...] = tuple(_label(map, space) for space in range(map.size))
        # A tunnel lies within its walkway's outline: drawn before it, nothing of it could be seen or clicked.
        order = sorted(range(map.size), key=lambda space: map.covers[space] != pieces.NO_SPACE)
        self.shapes: tuple[Shape, ...] = tuple(self._shape(space) for space in order)
        self.lines: tuple[Line, ...] = tuple(_lines(map))
        self.flags: tuple[Space, ...] = tuple(_largest(map, mask) for mask in map.sector_mask)

    def _shape(self, space: Space) -> Shape:
        map = self.map
        entered = map.enterable_mask >> space & 1
        return Shape(
            f"space:{space}",
            outline(map.file.polygons[space]),
            look(map, space),
            self.spaces[space],
            LITERAL.say(str(space)) if entered else None,
            int(space in map.covers),
        )


_drawn: Final = cache(DrawnMap)


def drawn_map(name: str) -> DrawnMap:
    """The picture of a map, made once per process."""
    return _drawn(board_of(name).map)


def look(map: CompiledMap, space: Space) -> str:
    """The words for a space's style: its type, ground, sector, objective and marks."""
    found = ["space", TYPE_NAMES[map.type[space]]]
    if map.difficult_mask >> space & 1:
        found.append("difficult")
    if map.covers[space] != pieces.NO_SPACE:
        found.append("tunnel")
    if map.sector[space] != pieces.NO_SECTOR:
        found.append(f"sector-{pieces.SECTOR_NAMES[map.sector[space]]}")
    if map.objective_at[space]:
        found.append(f"objective-{map.objective_at[space]}")
    if space in map.entrances:
        found.append("entrance")
    for squad, name in enumerate(pieces.SQUAD_NAMES):
        if space == map.officer_starts[squad]:
            found.append(f"officer-{name}")
        elif space in map.soldier_starts[squad]:
            found.append(f"soldier-{name}")
    return " ".join(found)


def outline(polygon: tuple[Point, ...]) -> tuple[int, ...]:
    """The corners of a space where its edge turns; a map also has those where only a neighbour's does."""
    around = zip((polygon[-1], *polygon[:-1]), polygon, (*polygon[1:], polygon[0]), strict=True)
    turning = [here for before, here, after in around if not _is_straight(before, here, after)]
    return tuple([number for corner in turning for number in corner])


def _name(id: str, number: int, known: frozenset[str]) -> Text:
    """A name of our own maps; on any other map things have numbers only."""
    return Text(id) if id in known else LITERAL.say(str(number))


def _objective(map: CompiledMap, number: Objective) -> Text:
    name = _name(map.file.objective_names[number], number, words.OBJECTIVE_NAME.ids)
    return words.OBJECTIVE(number=number, name=name)


def _label(map: CompiledMap, space: Space) -> Text:
    name = _name(map.file.names[space], space, words.SPACE_NAME.ids)
    objective = map.objective_at[space]
    if not objective:
        return words.SPACE(number=space, name=name)
    thing = _name(map.file.objective_names[objective], objective, words.OBJECTIVE_NAME.ids)
    return words.SPACE_WITH_OBJECTIVE(number=space, name=name, objective=objective, thing=thing)


def _largest(map: CompiledMap, spaces: SpaceMask) -> Space:
    """The one of these spaces with the most room for a flag that stands for all of them (SE-904)."""
    return max(
        members(spaces & map.enterable_mask), key=lambda space: abs(doubled_area(map.file.polygons[space]))
    )


def _lines(map: CompiledMap) -> Iterator[Line]:
    for scenery in map.file.scenery:
        points = tuple([number for point in scenery.points for number in point])
        yield Line(points, f"scenery {scenery.kind}")
    for chain in chains(map.file.brinks):
        yield Line(chain, "brink")
    for chain in chains(map.file.walls):
        yield Line(chain, "wall")
    for passage in map.file.doorways:
        yield Line(passage.stretch, "door")
    for passage in map.file.ladders:
        yield Line(passage.stretch, "ladder", words.LEGEND("ladder"))
    for sector, (x1, y1, x2, y2) in zip(pieces.SECTOR_NAMES, map.file.arrows, strict=True):
        inside = round(x2 + (x2 - x1) * ARROW_PART), round(y2 + (y2 - y1) * ARROW_PART)
        yield Line((x2, y2, *inside), f"arrow entrance sector-{sector}", words.LEGEND("entrance"))


def chains(stretches: tuple[Stretch, ...]) -> list[tuple[int, ...]]:
    """The same stretches joined end to end into as few lines as a walk along them finds."""
    at: dict[Point, list[Point]] = {}
    for x1, y1, x2, y2 in stretches:
        at.setdefault((x1, y1), []).append((x2, y2))
        at.setdefault((x2, y2), []).append((x1, y1))
    found = []
    # Corners where an odd number meet are ends of some line, so walks begin there.
    for start in sorted(at, key=lambda point: (len(at[point]) % 2 == 0, point)):
        while at[start]:
            walk = [start]
            while at[walk[-1]]:
                here = walk[-1]
                there = at[here].pop()
                at[there].remove(here)
                if len(walk) > 1 and _is_straight(walk[-2], here, there):
                    walk[-1] = there
                else:
                    walk.append(there)
            found.append(tuple([number for point in walk for number in point]))
    return found


def _is_straight(a: Point, b: Point, c: Point) -> bool:
    across = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
    along = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
    return across == 0 and along > 0


# ---- what a space sees and how far, and where a unit there, or the sniper in sight, could go


def survey(seen: SniperObservation, target: Target) -> Survey | None:
    """The view from a space (SE-859), and a unit's or the sniper's next move from it (SE-304, SE-504)."""
    map = board_of(seen.options.map).map
    kind, _, number = target.partition(":")
    if kind != "space" or not number.isdecimal() or int(number) >= map.size:
        return None
    space = int(number)
    far = map.distance[space]
    return Survey(
        tuple([(f"space:{other}", far[other]) for other in members(map.sight_mask[space])]),
        tuple([f"space:{other}" for other in members(_reach(seen, space))]),
    )


def _reach(seen: SniperObservation, space: Space) -> SpaceMask:
    """Where a unit in the space, or the sniper, could go."""
    board = board_of(seen.options.map)
    occupied = mask_of([one for one in seen.units if one != pieces.NO_SPACE])
    if occupied >> space & 1:
        return board.reach_mask[space] & ~occupied
    if space in (seen.space, seen.figure):
        return mask_of([path[-1] for path in walks(board.map, space)])
    return 0
