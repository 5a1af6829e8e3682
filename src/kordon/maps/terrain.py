"""The kinds of ground that a drawn map is made of."""

from __future__ import annotations

from typing import Final, Literal

TerrainName = Literal["open", "enclosed", "elevated", "water", "obstruction"]

OPEN: Final = 0
ENCLOSED: Final = 1  # a room of a building, with walls around the building
ELEVATED: Final = 2  # a walkway, with a drop around it
WATER: Final = 3
OBSTRUCTION: Final = 4
TYPE_NAMES: Final[tuple[TerrainName, ...]] = ("open", "enclosed", "elevated", "water", "obstruction")
ENTERABLE: Final = (OPEN, ENCLOSED, ELEVATED)
ENTERABLE_NAMES: Final = tuple(TYPE_NAMES[kind] for kind in ENTERABLE)
