"""Sniper Elite's sheet: a colour for each sector, and the marks of objectives, starts and entrances."""

# Not compiled: works on drawings, with Shapely, which a build does not need.
from __future__ import annotations

from typing import Final

from kordon.games.sniper.maps.source import Entrance, MapSource, Space
from kordon.maps.compiled import Stretch
from kordon.maps.sheet import INK, PAPER, Sheet, Sign, swatch

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
