"""A map as a game uses it: ints, tuples of ints and one-int sets of spaces, read from a generated file.

A space is its number; a set of spaces is an int whose bit n stands for space n (the names end in `_mask`).
Nothing here computes geometry: `build` did, once, and the file holds the result. A game whose maps hold more
subclasses both classes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, TypeVar

import msgspec

from kordon.engine.bits import mask_of
from kordon.engine.errors import Fault

# ---- the kinds of ground that a drawn map is made of

TerrainName = Literal["open", "enclosed", "elevated", "water", "obstruction"]

OPEN: Final = 0
ENCLOSED: Final = 1  # a room of a building, with walls around the building
ELEVATED: Final = 2  # a walkway, with a drop around it
WATER: Final = 3
OBSTRUCTION: Final = 4
TYPE_NAMES: Final[tuple[TerrainName, ...]] = ("open", "enclosed", "elevated", "water", "obstruction")
ENTERABLE: Final = (OPEN, ENCLOSED, ELEVATED)
ENTERABLE_NAMES: Final = tuple(TYPE_NAMES[kind] for kind in ENTERABLE)

# ---- maps

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


class CompiledFile(msgspec.Struct, frozen=True, kw_only=True):
    """What `build` writes and `read` reads: lists that a person can still make sense of."""

    map: str
    name: str
    source_hash: str
    builder: str
    width: int
    height: int
    types: tuple[int, ...]
    names: tuple[str, ...]
    buildings: tuple[str, ...]
    adjacent: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]
    covers: tuple[int, ...]
    polygons: tuple[tuple[Point, ...], ...]
    labels: tuple[Point, ...]
    walls: tuple[Stretch, ...]
    brinks: tuple[Stretch, ...]
    doorways: tuple[Passage, ...]
    ladders: tuple[Passage, ...]
    scenery: tuple[Scenery, ...]


class CompiledMap:
    """One map's facts, ready for the rules; shared by every position, never changed."""

    def __init__(self, file: CompiledFile) -> None:
        self.map: str = file.map
        self.file: CompiledFile = file  # with all that is only drawn
        self.size: int = len(file.types)
        self.type: tuple[int, ...] = file.types
        self.type_mask: tuple[int, ...] = tuple(
            mask_of(space for space, kind in enumerate(file.types) if kind == wanted)
            for wanted in range(len(TYPE_NAMES))
        )
        self.enterable_mask: int = self.type_mask[OPEN] | self.type_mask[ENCLOSED] | self.type_mask[ELEVATED]
        self.adjacent_mask: tuple[int, ...] = tuple(map(mask_of, file.adjacent))
        self.step_mask: tuple[int, ...] = tuple(map(mask_of, file.steps))
        self.distance: tuple[tuple[int, ...], ...] = file.distance
        self.sight_mask: tuple[int, ...] = tuple(
            mask_of(space for space, far in enumerate(row) if far) for row in file.distance
        )
        self.covers: tuple[int, ...] = file.covers


File = TypeVar("File", bound=CompiledFile)


def read(path: Path, kind: type[File]) -> File:
    """A compiled map, typed."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except FileNotFoundError:
        raise Fault(f"The compiled map {path.name} is missing; build it from its map first.") from None
    except msgspec.DecodeError as error:
        raise Fault(f"{path.name} is not a compiled map: {error}.") from None
