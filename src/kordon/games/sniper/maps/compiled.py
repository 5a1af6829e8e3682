"""Sniper Elite's maps as the rules use them: sectors, objectives, starts and entrances on a shared compiled.

A set of spaces is an int whose bit n stands for space n (the names end in `_mask`).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from kordon.engine.bits import mask_of
from kordon.engine.errors import Fault
from kordon.games.sniper.pieces import SECTOR_NAMES
from kordon.maps import compiled
from kordon.maps.compiled import Stretch

# Drawn by SE-802: Launch Facility (SE-803), Submarine Pens (SE-804); their balance is measured (SE-806).
MAP_NAMES: Final = ("launch", "pens")
DATA: Final = Path(__file__).parent.parent / "data"


class CompiledFile(compiled.CompiledFile, frozen=True, kw_only=True):
    """The generated file of a map."""

    sectors: tuple[int, ...]
    difficult: tuple[int, ...]
    objective_spaces: tuple[int, ...]
    objective_names: tuple[str, ...]
    officer_starts: tuple[int, ...]
    soldier_starts: tuple[tuple[int, ...], ...]
    entrances: tuple[int, ...]
    arrows: tuple[Stretch, ...]


class CompiledMap(compiled.CompiledMap):
    """One map's facts, ready for the rules; shared by every position, never changed."""

    # SE-101, SE-107, SE-108

    def __init__(self, file: CompiledFile) -> None:
        super().__init__(file)
        self.file: CompiledFile = file
        self.sector: tuple[int, ...] = file.sectors
        self.sector_mask: tuple[int, ...] = tuple(
            mask_of(space for space, sector in enumerate(file.sectors) if sector == wanted)
            & self.enterable_mask
            for wanted in range(len(SECTOR_NAMES))
        )
        self.difficult_mask: int = mask_of(file.difficult)
        self.matching_mask: tuple[int, ...] = tuple(  # SE-102
            near & self.type_mask[kind] & self.enterable_mask
            for near, kind in zip(self.adjacent_mask, file.types, strict=True)
        )
        self.objective_spaces: tuple[int, ...] = file.objective_spaces
        self.objective_at: tuple[int, ...] = tuple(
            file.objective_spaces.index(space) if space in file.objective_spaces[1:] else 0
            for space in range(self.size)
        )
        self.officer_starts: tuple[int, ...] = file.officer_starts
        self.soldier_starts: tuple[tuple[int, ...], ...] = file.soldier_starts
        self.entrances: tuple[int, ...] = file.entrances


@cache
def load(name: str) -> CompiledMap:
    """One of our own maps, compiled, `launch` or `pens`; read once per process."""
    if name not in MAP_NAMES:
        raise Fault(f"There is no map called {name!r}; the maps are {' and '.join(MAP_NAMES)}.")
    return CompiledMap(compiled.read(DATA / f"{name}.compiled.json", CompiledFile))
