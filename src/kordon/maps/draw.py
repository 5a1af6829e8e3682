"""A map as a picture: a printed sheet, in SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final
from xml.sax.saxutils import escape

from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from kordon.maps.build import label_point, passage_stretch, shown_outlines
from kordon.maps.compiled import Stretch
from kordon.maps.format import MapSource, Space
from kordon.maps.ground import Ground
from kordon.maps.lettering import LINE, Lettering, place_mark, place_name, room_in
from kordon.maps.sheet import (
    INK,
    MARGIN,
    PAPER,
    SHEET_STYLE,
    TITLE,
    TUNNEL_TEXTURE,
    Sheet,
    decoration,
    definitions,
    legend,
    scenery_line,
    sheet_height,
)
from kordon.maps.words import Words

NAME_MARGIN: Final = 5


def draw(source: MapSource, words: Words, sheet: Sheet) -> str:
    """The map as an SVG document, with names in a language."""
    return _Drawing(source, words, sheet).document()


class _Drawing:
    """One picture while it is drawn."""

    def __init__(self, source: MapSource, words: Words, sheet: Sheet) -> None:
        self.source = source
        self.words = words
        self.sheet = sheet
        self.ground = Ground(source)
        self.outlines = shown_outlines(source)
        self.doors = [passage_stretch(self.ground, passage) for passage in source.doorways]
        self.ladders = [passage_stretch(self.ground, passage) for passage in source.ladders]

    def document(self) -> str:
        """All layers, from the paper up to the names."""
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
            f"<title>{escape(self.words(source.name))}</title>\n<style>{SHEET_STYLE}</style>\n"
            + "\n".join(layers)
            + "\n</svg>\n"
        )

    def floor(self, space: Space) -> str:
        """A space's ground: its colour and its texture."""
        points = _points(space.polygon)
        title = f"<title>{escape(self.words(space.name))}</title>"
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
        title = f"<title>{escape(self.words(space.name))}</title>"
        return (
            f'<polygon points="{points}" fill="{shade}">{title}</polygon>'
            f'<polygon points="{points}" fill="url(#{TUNNEL_TEXTURE})" class="tunnel" pointer-events="none"/>'
        )

    def seams(self) -> str:
        """The thin lines between spaces, one path for each kind of them."""
        paths: dict[str, list[str]] = {}
        for edge in self.ground.view.edges:
            if edge.left == edge.right:
                continue  # the outline of a tunnel, below a walkway that runs on
            kinds = {self.source.spaces[space].type for space in edge.touched}
            if kinds == {"water"}:
                kind = "seam ripple"
            elif "water" in kinds:
                kind = "seam shore"
            else:
                kind = f"seam {'inner' if kinds & {'enclosed', 'elevated'} else 'ground'}"
            paths.setdefault(kind, []).append(self.line(edge.a, edge.b))
        return "".join(
            f'<path d="{"".join(lines)}" class="{kind}"/>' for kind, lines in sorted(paths.items())
        )

    def walls(self) -> str:
        """The thick lines around buildings."""
        lines = self._between(self.ground.is_wall_shown)
        rim = [
            self.line(edge.a, edge.b)
            for edge in self.ground.view.edges
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
        edges = [self.ground.view.edges[edge] for edge in chain(*shared)]
        return [self.line(edge.a, edge.b) for edge in edges]

    def line(self, a: int, b: int) -> str:
        """One elementary edge as a piece of a path."""
        (ax, ay), (bx, by) = self.ground.view.corners[a], self.ground.view.corners[b]
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
            f'<tspan x="{lettering.x:.0f}" y="{baseline:.0f}">{escape(line)}</tspan>'
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
