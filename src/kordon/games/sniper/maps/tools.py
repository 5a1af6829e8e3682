"""`kordon map` for Sniper Elite: the shared tools with the game's own checks, sheet and compiled."""

# Not compiled: works on drawings, with Shapely, which a build does not need.
from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, Final

from kordon.games.sniper.maps import compiled, faults
from kordon.games.sniper.maps.source import Entrance, MapSource
from kordon.games.sniper.maps.staff_sheet import StaffSheet, arrow
from kordon.games.sniper.pieces import NO_SECTOR, OBJECTIVES, SECTOR_NAMES
from kordon.maps.check import RuleIds
from kordon.maps.compiled import ELEVATED, ENCLOSED
from kordon.maps.sheet import Sheet
from kordon.maps.sight import SightRules
from kordon.maps.tools import Checks, DrawnMaps

# ---- who can see past what (SE-852 … SE-856)

# Three ways of looking, each with its own blocking spaces: over open ground (SE-852), from room to room
# (SE-853), from height to height (SE-854).
ACROSS: Final = 1
INDOORS: Final = 2
OVERHEAD: Final = 4

# The lines themselves (SE-851), and the tunnels under walkways (SE-858), are those of `kordon.maps.sight`.
# By type: open, enclosed, elevated, water, obstruction. Water is open ground to a line (SE-111), and what is
# elevated blocks all that is not from height to height (SE-855).
SIGHT: Final = SightRules(
    looks=(ACROSS, ACROSS | INDOORS, ACROSS | OVERHEAD, 0, 0),
    blocks=(INDOORS, ACROSS, ACROSS | INDOORS, INDOORS, ACROSS | INDOORS | OVERHEAD),
    # SE-856: between elevated and enclosed the line must pass through an open space. Water is open ground
    # that nobody can stand on, and everything else on such a line blocks it.
    needs_ground=frozenset([frozenset((ELEVATED, ENCLOSED))]),
)


class SniperMaps(DrawnMaps):
    """The two maps of the game, and any that somebody draws for it."""

    folder: ClassVar[Path] = compiled.DATA
    names: ClassVar[tuple[str, ...]] = compiled.MAP_NAMES
    sight: ClassVar[SightRules] = SIGHT
    texts: ClassVar[Traversable | None] = files("kordon.games.sniper").joinpath("text")
    rules: ClassVar[RuleIds] = RuleIds(file="SE-807", shapes="SE-801", passages="SE-105", sight="SE-859")
    sheet: ClassVar[Sheet] = StaffSheet()
    source_type = MapSource
    compiled_type = compiled.CompiledFile

    checks: ClassVar[Checks] = {
        "plan": (
            ("SE-801", faults.space_faults),
            ("SE-805", faults.objective_faults),
            ("SE-205", faults.start_faults),
            ("SE-109", faults.entrance_faults),
        ),
        "drawing": (("SE-109", faults.arrow_faults),),
        "layout": (("SE-001", faults.sector_faults),),
        "routes": (("SE-805", faults.reach_faults),),
        "sight": (("SE-853", faults.house_faults),),
    }

    def table_fields(self, source: MapSource) -> dict[str, Any]:
        """Sectors, terrain, objectives, starts and entrances by number."""
        spaces, sectors, squads = source.spaces, SECTOR_NAMES, SECTOR_NAMES[:3]
        numbered = {space.objective: space for space in spaces if space.objective is not None}
        objectives = [numbered[number] for number in range(1, OBJECTIVES + 1)]
        entrances: dict[str, Entrance] = {entrance.sector: entrance for entrance in source.entrances}
        return {
            "sectors": tuple(sectors.index(space.sector) if space.sector else NO_SECTOR for space in spaces),
            "difficult": tuple(space.id for space in spaces if space.difficult),
            "objective_spaces": (-1, *(space.id for space in objectives)),
            "objective_names": ("", *(space.objective_name or "" for space in objectives)),
            "officer_starts": tuple(starts(source, squad, "officer")[0] for squad in squads),
            "soldier_starts": tuple(starts(source, squad, "soldier") for squad in squads),
            "entrances": tuple(entrances[sector].space for sector in sectors),
            "arrows": tuple(arrow(source, entrances[sector]) for sector in sectors),
        }


def starts(source: MapSource, squad: str, rank: str) -> tuple[int, ...]:
    """The spaces where units of a squad and rank start."""
    return tuple(
        space.id
        for space in source.spaces
        if space.start and (space.start.squad, space.start.rank) == (squad, rank)
    )
