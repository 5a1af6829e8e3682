"""A map as a picture: a printed sheet, in SVG, with colours, textures, marks, frame and legend.

A game with colours and marks of its own subclasses `Sheet`. The legend's texts are the game's:
`map-legend-open`, `map-legend-doorway` and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from itertools import chain
from string import Template
from typing import Any, Final

from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from kordon.maps.build import label_point, passage_stretch, shown_outlines
from kordon.maps.compiled import Stretch
from kordon.maps.format import MapSource, Scenery, Space
from kordon.maps.ground import Ground
from kordon.maps.lettering import LINE, Lettering, place_mark, place_name, room_in
from kordon.maps.words import Words

MARGIN: Final = 110
TITLE: Final = 40
LEGEND: Final = 170
LEGEND_COLUMNS: Final = 6
NAME_MARGIN: Final = 5
PAPER: Final = "#f1e7cd"
INK: Final = "#2f2a22"
SHADES: Final = {
    "open": "#f0eadb",
    "enclosed": "#d2c8b1",
    "elevated": "#fbf8ef",
    "water": "#9dbcbd",
    "obstruction": "#6d675c",
}
TEXTURES: Final = {"enclosed": "boards", "elevated": "grating", "water": "waves", "obstruction": "rubble"}
TUNNEL_TEXTURE: Final = "dark"
_DOORWAY_SIGN: Final = (
    f'<path d="M-20 0h9M11 0h9" class="wall"/><path d="M-11 -7v14M11 -7v14" stroke="{INK}" stroke-width="3"/>'
)
_LADDER_SIGN: Final = (
    f'<path d="M-16 -6h32M-16 6h32M-11 -6v12M-3 -6v12M5 -6v12M13 -6v12" stroke="{INK}" stroke-width="2.4"/>'
)


def _file(name: str, **values: int) -> str:
    """A part of every sheet, with these values in it."""
    text = files("kordon.maps").joinpath(name).read_text(encoding="utf-8")
    return Template(text).substitute(ink=INK, paper=PAPER, **values)


SHEET_STYLE: Final = " " + _file("sheet.css").replace("\n", " ")
Sign = tuple[str, str]  # a drawing around 0, 0 and the id of its text in the legend


class Sheet:
    """What a game may change about a map's picture; as it is, every kind of ground has one colour."""

    def shade(self, space: Any) -> str:
        """The colour of a space."""
        return SHADES[space.type]

    def texture(self, space: Any) -> str:
        """The texture over the colour, one of those that `definitions` names; empty for none."""
        return TEXTURES.get(space.type, "")

    def marks(self, space: Any) -> list[tuple[float, str]]:
        """The round marks of a space, each with its radius."""
        return []

    def arrows(self, source: Any) -> list[str]:
        """What is drawn over the frame, such as arrows onto the board."""
        return []

    def signs(self, source: Any) -> list[Sign]:
        """The legend: only signs that the map has."""
        return [*self.ground_signs(source), *self.passage_signs(source)]

    def ground_signs(self, source: Any) -> list[Sign]:
        """The legend's swatches of ground."""
        present = {space.type for space in source.spaces} | {"open", "enclosed"}
        found = [
            (swatch(shade, TEXTURES.get(kind, "")), f"map-legend-{kind}")
            for kind, shade in SHADES.items()
            if kind in present
        ]
        tunnels = [space for space in source.spaces if space.under is not None]
        if tunnels:
            found.append((swatch(self.shade(tunnels[0]), TUNNEL_TEXTURE), "map-legend-tunnel"))
        return found

    def passage_signs(self, source: Any) -> list[Sign]:
        """The legend's doorway and ladder."""
        doorway, ladder = (_DOORWAY_SIGN, "map-legend-doorway"), (_LADDER_SIGN, "map-legend-ladder")
        return [doorway, ladder] if source.ladders else [doorway]


def sheet_height(source: MapSource) -> int:
    """The height of the whole sheet: title above, board, legend below."""
    return source.height + 2 * MARGIN + TITLE + LEGEND


def definitions(source: MapSource) -> str:
    """The textures, and the board's outline to cut them at."""
    return _file("sheet.svg", width=source.width, height=source.height).rstrip("\n")


def scenery_line(scenery: Scenery) -> str:
    """Rails with sleepers, a road's broken middle line, or a fence."""
    path = "M" + "L".join(f"{x} {y}" for x, y in scenery.points)
    if scenery.kind == "rails":
        return "".join(f'<path d="{path}" class="{part}"/>' for part in ("sleepers", "rails", "between"))
    return f'<path d="{path}" class="{scenery.kind}"/>'


def decoration(source: MapSource, words: Words) -> str:
    """The double frame with its tick marks, the title, and a compass."""
    width, height = source.width, source.height
    ticks = "".join(f"M{x} -14v8M{x} {height + 6}v8" for x in range(100, width, 100)) + "".join(
        f"M-14 {y}h8M{width + 6} {y}h8" for y in range(100, height, 100)
    )
    return (
        f'<rect width="{width}" height="{height}" fill="none" stroke="{INK}" stroke-width="4"/>'
        f'<rect x="-14" y="-14" width="{width + 28}" height="{height + 28}" fill="none" stroke="{INK}"/>'
        f'<path d="{ticks}" stroke="{INK}" stroke-width="1.2"/>'
        f'<text class="title" x="{width / 2:.0f}" y="-84">{escape(words(source.name))}</text>'
        f'<g transform="translate({width - 40} -76)"><circle r="34" fill="none" stroke="{INK}"/>'
        f'<path d="M0 -30L8 0L0 30L-8 0Z" style="fill:{INK}"/>'
        f'<path d="M-30 0L0 -6L30 0L0 6Z" stroke="{INK}"/>'
        f'<path d="M0 30L8 0H-8Z" style="fill:{PAPER}" stroke="{INK}"/></g>'
    )


def legend(source: MapSource, signs: list[Sign], words: Words) -> str:
    """What every sign means, in rows under the board."""
    drawn = []
    for place, (sign, id) in enumerate(signs):
        x = 40 + place % LEGEND_COLUMNS * (source.width - 20) // LEGEND_COLUMNS
        y = source.height + 100 + place // LEGEND_COLUMNS * 56
        drawn.append(
            f'<g transform="translate({x} {y})">{sign}'
            f'<text class="legend" x="34" y="7">{escape(words(id))}</text></g>'
        )
    return "".join(drawn)


def swatch(fill: str, texture: str) -> str:
    """A piece of ground for the legend."""
    over = f'<rect x="-22" y="-15" width="44" height="30" fill="url(#{texture})"/>' if texture else ""
    return f'<rect x="-22" y="-15" width="44" height="30" fill="{fill}" stroke="{INK}"/>{over}'


# ---- the picture


class Drawing:
    """One picture while it is drawn, with names in a language."""

    def __init__(self, source: MapSource, words: Words, sheet: Sheet) -> None:
        self.source = source
        self.words = words
        self.sheet = sheet
        self.ground = Ground(source)
        self.outlines = shown_outlines(source)
        self.doors = [passage_stretch(self.ground, passage) for passage in source.doorways]
        self.ladders = [passage_stretch(self.ground, passage) for passage in source.ladders]

    def document(self) -> str:
        """An SVG document of all layers, from the paper up to the names."""
        source = self.source
        width, height = source.width + 2 * MARGIN, sheet_height(source)
        left, top = -MARGIN, -MARGIN - TITLE
        layers = [
            definitions(source),
            f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="url(#paper)"/>',
            '<g clip-path="url(#board)">',
            *(self.floor(space) for space in source.spaces if space.type == "open"),
            *map(scenery_line, source.scenery),
            *(self.floor(space) for space in source.spaces if space.type != "open" and space.under is None),
            self.seams(),
            *(self.tunnel(space) for space in source.spaces if space.under is not None),
            self.walls(),
            self.brinks(),
            *map(_doorway, self.doors),
            *map(_ladder, self.ladders),
            "</g>",
            *(self.inscription(space) for space in source.spaces),
            *self.sheet.arrows(source),
            decoration(source, self.words),
            legend(source, self.sheet.signs(source), self.words),
        ]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
            f'width="{width}" height="{height}" lang="{self.words.language}" role="img">\n'
            f"<title>{escape(self.words(source.name), quote=False)}</title>\n<style>{SHEET_STYLE}</style>\n"
            + "\n".join(layers)
            + "\n</svg>\n"
        )

    def floor(self, space: Space) -> str:
        """A space's ground: its colour and its texture."""
        points = _points(space.polygon)
        title = f"<title>{escape(self.words(space.name), quote=False)}</title>"
        fill, texture = self.sheet.shade(space), self.sheet.texture(space)
        drawn = f'<polygon points="{points}" fill="{fill}">{title}</polygon>'
        if texture:
            drawn += f'<polygon points="{points}" fill="url(#{texture})" pointer-events="none"/>'
        if space.type == "obstruction":
            drawn += self.cross(space)
        return drawn

    def cross(self, space: Space) -> str:
        """The big X over what nobody enters."""
        x, y = label_point(self.source, space)
        reach = Polygon(space.polygon).exterior.distance(Point(x, y)) * 0.62
        return (
            f'<path d="M{x - reach:.0f} {y - reach:.0f}l{2 * reach:.0f} {2 * reach:.0f}m0 {-2 * reach:.0f}'
            f'l{-2 * reach:.0f} {2 * reach:.0f}" class="cross"/>'
        )

    def tunnel(self, space: Space) -> str:
        """A tunnel, seen through the walkway over it."""
        points = _points(self.outlines[space.id])
        shade = self.sheet.shade(space)
        title = f"<title>{escape(self.words(space.name), quote=False)}</title>"
        return (
            f'<polygon points="{points}" fill="{shade}">{title}</polygon>'
            f'<polygon points="{points}" fill="url(#{TUNNEL_TEXTURE})" class="tunnel" pointer-events="none"/>'
        )

    def seams(self) -> str:
        """The thin lines between spaces, one path for each kind of them."""
        paths: dict[str, list[str]] = {}
        for number, edge in enumerate(self.ground.view.edges):
            if edge.left == edge.right:
                continue  # the outline of a tunnel, below a walkway that runs on
            kinds = {self.source.spaces[space].type for space in edge.touched}
            if kinds == {"water"}:
                kind = "seam ripple"
            elif "water" in kinds:
                kind = "seam shore"
            else:
                kind = f"seam {'inner' if kinds & {'enclosed', 'elevated'} else 'ground'}"
            paths.setdefault(kind, []).append(self.line(number))
        return "".join(
            f'<path d="{"".join(lines)}" class="{kind}"/>' for kind, lines in sorted(paths.items())
        )

    def walls(self) -> str:
        """The thick lines around buildings."""
        lines = self._between(self.ground.is_wall_shown)
        rim = [
            self.line(number)
            for number, edge in enumerate(self.ground.view.edges)
            if len(edge.touched) == 1 and self.source.spaces[edge.touched[0]].type == "enclosed"
            if edge.touched[0] not in self.ground.under
        ]
        return f'<path d="{"".join(lines + rim)}" class="wall"/>'

    def brinks(self) -> str:
        """The rails of walkways, dashed towards lower ground."""
        drawn = "".join(self._between(self.ground.is_brink))
        return f'<path d="{drawn}" class="brink"/><path d="{drawn}" class="rail"/>' if drawn else ""

    def _between(self, is_drawn: Callable[[int, int], bool]) -> list[str]:
        """The edges between all spaces of which this holds."""
        shared = [edges for (a, b), edges in self.ground.shared.items() if is_drawn(a, b)]
        return list(map(self.line, chain(*shared)))

    def line(self, number: int) -> str:
        """One elementary edge as a piece of a path."""
        (ax, ay), (bx, by) = self.ground.view.ends(number)
        return f"M{ax} {ay}L{bx} {by}"

    def inscription(self, space: Space) -> str:
        """A space's marks and name."""
        if space.type == "obstruction":
            return ""
        taken: list[BaseGeometry] = [
            LineString([passage[:2], passage[2:]]).buffer(9) for passage in (*self.doors, *self.ladders)
        ]
        outline = space.polygon if space.under is None else self.outlines[space.id]
        taken += [
            Polygon(self.outlines[other.id]).buffer(2)
            for other in self.source.spaces
            if other.under == space.id
        ]
        middle = label_point(self.source, space)
        drawn: list[str] = []
        for radius, mark in self.sheet.marks(space):
            room = room_in(outline, taken, 3)
            high = (middle[0], middle[1] - radius) if not drawn else (middle[0] + radius, middle[1] - radius)
            x, y = place_mark(room, high, radius)
            taken.append(Point(x, y).buffer(radius + 2))
            drawn.append(f'<g transform="translate({x:.0f} {y:.0f})">{mark}</g>')
        lettering = place_name(self.words(space.name), room_in(outline, taken, NAME_MARGIN), middle)
        if lettering is not None:
            drawn.append(self.lettered(space, lettering))
        return "".join(drawn)

    def lettered(self, space: Space, lettering: Lettering) -> str:
        """A space's name."""
        turn = f' transform="rotate(-90 {lettering.x:.0f} {lettering.y:.0f})"' if lettering.upright else ""
        size, count = lettering.size, len(lettering.lines)
        baselines = [lettering.y + size * (0.34 + LINE * (place - (count - 1) / 2)) for place in range(count)]
        spans = "".join(
            f'<tspan x="{lettering.x:.0f}" y="{baseline:.0f}">{escape(line, quote=False)}</tspan>'
            for baseline, line in zip(baselines, lettering.lines, strict=True)
        )
        return f'<text class="name {space.type}" font-size="{lettering.size}"{turn}>{spans}</text>'


def _points(outline: Sequence[tuple[int, int]]) -> str:
    return " ".join(f"{x},{y}" for x, y in outline)


def _doorway(stretch: Stretch) -> str:
    """A gap in the wall with its two jambs."""
    ax, ay, bx, by = stretch
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    x, y = (by - ay) / long * 7, (ax - bx) / long * 7
    jambs = "".join(
        f"M{px - x:.1f} {py - y:.1f}L{px + x:.1f} {py + y:.1f}" for px, py in ((ax, ay), (bx, by))
    )
    return (
        f'<path d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" stroke="{PAPER}" stroke-width="9"/>'
        f'<path d="{jambs}" stroke="{INK}" stroke-width="3"/>'
    )


def _ladder(stretch: Stretch) -> str:
    """Two rails with rungs, across the brink."""
    ax, ay, bx, by = stretch
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    along_x, along_y = (bx - ax) / long, (by - ay) / long
    x, y = (ax + bx) / 2, (ay + by) / 2
    out_x, out_y = along_y * 17, -along_x * 17
    side_x, side_y = along_x * 8, along_y * 8
    corners = [
        (x + sign * side_x + way * out_x, y + sign * side_y + way * out_y)
        for sign, way in ((1, 1), (1, -1), (-1, -1), (-1, 1))
    ]
    ground = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in corners) + "Z"
    lines = "".join(
        f"M{x + sign * side_x - out_x:.1f} {y + sign * side_y - out_y:.1f}l{2 * out_x:.1f} {2 * out_y:.1f}"
        for sign in (1, -1)
    )
    lines += "".join(
        f"M{x - side_x + part * out_x:.1f} {y - side_y + part * out_y:.1f}l{2 * side_x:.1f} {2 * side_y:.1f}"
        for part in (-0.75, -0.25, 0.25, 0.75)
    )
    return f'<path d="{ground}" fill="{PAPER}"/><path d="{lines}" stroke="{INK}" stroke-width="2.6"/>'
