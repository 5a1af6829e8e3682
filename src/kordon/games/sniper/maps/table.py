"""A map as the game uses it: ints, tuples of ints and one-int sets of spaces, read from a generated file.

A space is its number; a set of spaces is an int whose bit n stands for space n (the names end in `_mask`).
Nothing here computes geometry: `build` did, once, and the file holds the result.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from kordon.engine.bits import mask_of
from kordon.engine.errors import Fault

OPEN: Final = 0
ENCLOSED: Final = 1
ELEVATED: Final = 2
WATER: Final = 3
OBSTRUCTION: Final = 4
TYPE_NAMES: Final = ("open", "enclosed", "elevated", "water", "obstruction")

YELLOW: Final = 0
RED: Final = 1
BLACK: Final = 2
WHITE: Final = 3
NO_SECTOR: Final = -1
SECTOR_NAMES: Final = ("yellow", "red", "black", "white")

OBJECTIVES: Final = 9
MAP_NAMES: Final = ("launch", "pens")
DATA: Final = Path(__file__).parent.parent / "data"

Point = tuple[int, int]
Stretch = tuple[int, int, int, int]


class Passage(msgspec.Struct, frozen=True):
    """A doorway or a ladder: the two spaces it joins and the stretch of edge it is drawn on."""

    between: tuple[int, int]
    stretch: Stretch


class Scenery(msgspec.Struct, frozen=True):
    """A line that is only looked at: rails, the middle of a road, a fence."""

    kind: str
    points: tuple[Point, ...]


class TableFile(msgspec.Struct, frozen=True, kw_only=True):
    """What `build` writes and `load` reads: lists a person can still make sense of."""

    map: str
    name: str
    source_hash: str
    builder: str
    width: int
    height: int
    types: tuple[int, ...]
    sectors: tuple[int, ...]
    names: tuple[str, ...]
    buildings: tuple[str, ...]
    difficult: tuple[int, ...]
    adjacent: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]
    objective_spaces: tuple[int, ...]
    objective_names: tuple[str, ...]
    officer_starts: tuple[int, ...]
    soldier_starts: tuple[tuple[int, ...], ...]
    entrances: tuple[int, ...]
    arrows: tuple[Stretch, ...]
    covers: tuple[int, ...]
    polygons: tuple[tuple[Point, ...], ...]
    labels: tuple[Point, ...]
    walls: tuple[Stretch, ...]
    brinks: tuple[Stretch, ...]
    doorways: tuple[Passage, ...]
    ladders: tuple[Passage, ...]
    scenery: tuple[Scenery, ...]


class MapTable:
    """One map's facts, ready for the rules; shared by every position, never changed."""

    __slots__ = (
        "adjacent_mask",
        "all_mask",
        "arrows",
        "brinks",
        "buildings",
        "covers",
        "difficult_mask",
        "distance",
        "doorways",
        "enterable_mask",
        "entrances",
        "height",
        "labels",
        "ladders",
        "map",
        "matching_mask",
        "name",
        "names",
        "objective_at",
        "objective_names",
        "objective_spaces",
        "officer_starts",
        "polygons",
        "scenery",
        "sector",
        "sector_mask",
        "sight_mask",
        "size",
        "soldier_starts",
        "step_mask",
        "type",
        "type_mask",
        "walls",
        "width",
    )

    def __init__(self, file: TableFile) -> None:
        self.map: str = file.map
        self.name: str = file.name
        self.width: int = file.width
        self.height: int = file.height
        self.size: int = len(file.types)
        self.all_mask: int = (1 << self.size) - 1
        self.type: tuple[int, ...] = file.types
        self.type_mask: tuple[int, ...] = tuple(
            mask_of(space for space, kind in enumerate(file.types) if kind == wanted)
            for wanted in range(len(TYPE_NAMES))
        )
        self.sector: tuple[int, ...] = file.sectors
        self.enterable_mask: int = self.type_mask[OPEN] | self.type_mask[ENCLOSED] | self.type_mask[ELEVATED]
        self.sector_mask: tuple[int, ...] = tuple(
            mask_of(space for space, sector in enumerate(file.sectors) if sector == wanted)
            & self.enterable_mask
            for wanted in range(len(SECTOR_NAMES))
        )
        self.difficult_mask: int = mask_of(file.difficult)
        self.adjacent_mask: tuple[int, ...] = tuple(map(mask_of, file.adjacent))
        self.matching_mask: tuple[int, ...] = tuple(
            near & self.type_mask[kind] & self.enterable_mask
            for near, kind in zip(self.adjacent_mask, file.types, strict=True)
        )
        self.step_mask: tuple[int, ...] = tuple(map(mask_of, file.steps))
        self.distance: tuple[tuple[int, ...], ...] = file.distance
        self.sight_mask: tuple[int, ...] = tuple(
            mask_of(space for space, far in enumerate(row) if far) for row in file.distance
        )
        self.objective_spaces: tuple[int, ...] = file.objective_spaces
        self.objective_names: tuple[str, ...] = file.objective_names
        self.objective_at: tuple[int, ...] = tuple(
            file.objective_spaces.index(space) if space in file.objective_spaces[1:] else 0
            for space in range(self.size)
        )
        self.officer_starts: tuple[int, ...] = file.officer_starts
        self.soldier_starts: tuple[tuple[int, ...], ...] = file.soldier_starts
        self.entrances: tuple[int, ...] = file.entrances
        self.arrows: tuple[Stretch, ...] = file.arrows
        self.covers: tuple[int, ...] = file.covers
        self.names: tuple[str, ...] = file.names
        self.buildings: tuple[str, ...] = file.buildings
        self.polygons: tuple[tuple[Point, ...], ...] = file.polygons
        self.labels: tuple[Point, ...] = file.labels
        self.walls: tuple[Stretch, ...] = file.walls
        self.brinks: tuple[Stretch, ...] = file.brinks
        self.doorways: tuple[Passage, ...] = file.doorways
        self.ladders: tuple[Passage, ...] = file.ladders
        self.scenery: tuple[Scenery, ...] = file.scenery


@cache
def load(name: str) -> MapTable:
    """The table of one of our own maps, `launch` or `pens`; read once a process."""
    if name not in MAP_NAMES:
        raise Fault(f"There is no map called {name!r}; the maps are {' and '.join(MAP_NAMES)}.")
    return MapTable(read(DATA / f"{name}.table.json"))


def read(path: Path) -> TableFile:
    """A generated table file, typed."""
    try:
        return _DECODER.decode(path.read_bytes())
    except FileNotFoundError:
        raise Fault(f"The table {path.name} is missing; build it from its map first.") from None
    except msgspec.DecodeError as error:
        raise Fault(f"{path.name} is not a map's table: {error}.") from None


_DECODER = msgspec.json.Decoder(TableFile)
