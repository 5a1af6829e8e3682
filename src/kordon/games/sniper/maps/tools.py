"""`kordon map` for Sniper Elite: the shared tools with the game's own checks, sheet and compiled."""

# Not compiled: works on drawings, with Shapely, which a build does not need.
from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar

from kordon.games.sniper.maps import compiled, faults
from kordon.games.sniper.maps.sight_rules import SIGHT
from kordon.games.sniper.maps.source import Entrance, MapSource
from kordon.games.sniper.maps.staff_sheet import StaffSheet, arrow
from kordon.maps.check import Named, RuleIds, by_rule
from kordon.maps.ground import Ground
from kordon.maps.sheet import Sheet
from kordon.maps.sight import SightRules
from kordon.maps.tools import DrawnMaps


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

    def plan_faults(self, source: MapSource, named: Named) -> list[str]:
        """Sectors, objectives, starts and entrances."""
        return [
            *by_rule("SE-801", faults.space_faults(source, named)),
            *by_rule("SE-805", faults.objective_faults(source, named)),
            *by_rule("SE-205", faults.start_faults(source, named)),
            *by_rule("SE-109", faults.entrance_faults(source, named)),
        ]

    def drawing_faults(self, source: MapSource, named: Named) -> list[str]:
        """Arrows on no border."""
        return by_rule("SE-109", faults.arrow_faults(source, named))

    def layout_faults(self, source: MapSource, ground: Ground, named: Named) -> list[str]:
        """Sectors in several parts."""
        return by_rule("SE-001", faults.sector_faults(source, ground, named))

    def route_faults(self, source: MapSource, ground: Ground, named: Named) -> list[str]:
        """Ways from the entrances to the objectives."""
        return by_rule("SE-805", faults.reach_faults(source, ground, named))

    def sight_faults(self, ground: Ground, far: Sequence[Sequence[int]], named: Named) -> list[str]:
        """Rooms of one building that don't see each other."""
        return by_rule("SE-853", faults.house_faults(ground, far, named))

    def table_fields(self, source: MapSource) -> dict[str, Any]:
        """Sectors, terrain, objectives, starts and entrances by number."""
        spaces, sectors, squads = source.spaces, compiled.SECTOR_NAMES, compiled.SECTOR_NAMES[:3]
        numbered = {space.objective: space for space in spaces if space.objective is not None}
        objectives = [numbered[number] for number in range(1, compiled.OBJECTIVES + 1)]
        entrances: dict[str, Entrance] = {entrance.sector: entrance for entrance in source.entrances}
        return {
            "sectors": tuple(
                sectors.index(space.sector) if space.sector else compiled.NO_SECTOR for space in spaces
            ),
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
