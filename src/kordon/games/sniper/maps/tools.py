"""`kordon map` for Sniper Elite: the shared tools with the game's own checks, sheet and compiled."""

# Not compiled: works on drawings, with Shapely, which a build does not need.
from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, Final

from kordon.games.sniper.maps import compiled, faults
from kordon.games.sniper.maps.source import Entrance, MapSource, Space
from kordon.games.sniper.pieces import NO_SECTOR, OBJECTIVES, SECTOR_NAMES
from kordon.maps.check import RuleIds
from kordon.maps.compiled import ELEVATED, ENCLOSED, Stretch
from kordon.maps.sheet import INK, PAPER, Sheet, Sign, swatch
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


# ---- the sheet: a colour for each sector, and the marks of objectives, starts and entrances

SECTOR_SHADES: Final = {
    "yellow": {"open": "#efd98f", "enclosed": "#d3ae4d", "elevated": "#f7ebc2"},
    "red": {"open": "#e6b29a", "enclosed": "#c77b60", "elevated": "#f3d7c8"},
    "black": {"open": "#bdbab0", "enclosed": "#918e86", "elevated": "#dddbd3"},
    "white": {"open": "#f0eadb", "enclosed": "#d2c8b1", "elevated": "#fbf8ef"},
}
SECTOR_INK: Final = {"yellow": "#c48f12", "red": "#a5331f", "black": "#2b2b2e", "white": "#fffdf6"}
_ENTRANCE_SIGN: Final = (
    f'<path d="M22 0L0 -17V-7H-22V7H0V17Z" style="fill:{SECTOR_INK["white"]}" '
    f'stroke="{INK}" stroke-width="2.5"/>'
)


class StaffSheet(Sheet):
    """A staff officer's map."""

    def shade(self, space: Space) -> str:
        """The sector's colour, in the shade of the space's type."""
        return SECTOR_SHADES[space.sector or "white"].get(space.type) or super().shade(space)

    def texture(self, space: Space) -> str:
        """Thicket on difficult ground."""
        return "thicket" if space.difficult else super().texture(space)

    def marks(self, space: Space) -> list[tuple[float, str]]:
        """The round marks of a space, each with its radius."""
        marks: list[tuple[float, str]] = []
        if space.objective is not None:
            marks.append((19, objective_mark(space.objective)))
        if space.start is not None:
            marks.append((15, start_mark(space.start.squad, space.start.rank)))
        if space.difficult:
            marks.append((11, difficult_mark()))
        return marks

    def arrows(self, source: MapSource) -> list[str]:
        """The entrances."""
        return [entrance_mark(entrance, arrow(source, entrance)) for entrance in source.entrances]

    def signs(self, source: MapSource) -> list[Sign]:
        """The legend: only signs that the map has."""
        difficult = [(difficult_mark(), "map-legend-difficult")]
        return [
            *self.ground_signs(source),
            *(difficult if any(space.difficult for space in source.spaces) else []),
            *self.passage_signs(source),
            (objective_mark(1), "map-legend-objective"),
            (start_mark("red", "officer"), "map-legend-officer"),
            (start_mark("red", "soldier"), "map-legend-soldier"),
            (_ENTRANCE_SIGN, "map-legend-entrance"),
            *((swatch(shades["open"], ""), f"sector-{sector}") for sector, shades in SECTOR_SHADES.items()),
        ]


def arrow(source: MapSource, entrance: Entrance) -> Stretch:
    """An entrance's arrow, from off the board to its tip on the border."""
    length = max(source.width, source.height) // 24
    x, y = entrance.at
    if x in (0, source.width):
        return (x - length if x == 0 else x + length), y, x, y
    return x, (y - length if y == 0 else y + length), x, y


def objective_mark(number: int) -> str:
    """A numbered seal."""
    return (
        f'<circle r="18" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
        f'<circle r="14" fill="none" stroke="{INK}"/>'
        f'<text y="7.5" font-size="22" font-weight="bold">{number}</text>'
    )


def start_mark(squad: str, rank: str) -> str:
    """A squad's disc, with a star for the officer."""
    disc = f'<circle r="13" fill="{SECTOR_INK[squad]}" stroke="{PAPER}" stroke-width="3"/>'
    if rank == "soldier":
        return disc
    star = "M0 -9L2.6 -2.8L9 -2.6L4 1.6L5.8 8L0 4.4L-5.8 8L-4 1.6L-9 -2.6L-2.6 -2.8Z"
    return f'{disc}<path d="{star}" style="fill:{PAPER}"/>'


def difficult_mark() -> str:
    """The exclamation mark of ground that slows one down."""
    return (
        f'<path d="M0 -10L10.5 8.5H-10.5Z" style="fill:{PAPER}" stroke="{INK}" stroke-width="2"/>'
        '<text y="6.5" font-size="15" font-weight="bold">!</text>'
    )


def entrance_mark(entrance: Entrance, stretch: Stretch) -> str:
    """An arrow from off the board, in its sector's colour."""
    x, y, tip_x, tip_y = stretch
    turn = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}[_sign(tip_x - x), _sign(tip_y - y)]
    ink = SECTOR_INK[entrance.sector]
    return (
        f'<g transform="translate({tip_x} {tip_y}) rotate({turn})">'
        f'<path d="M2 0L-30 -26V-11H-66V11H-30V26Z" style="fill:{ink}" stroke="{INK}" '
        'stroke-width="3"/></g>'
    )


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


# ---- all that `kordon map` asks for


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
