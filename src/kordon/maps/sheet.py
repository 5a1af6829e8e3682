"""The printed sheet around and under a map: colours, textures, marks, frame and legend.

A game with colours and marks of its own subclasses `Sheet`. The legend's texts are the game's:
`map-legend-open`, `map-legend-doorway` and so on.
"""

from __future__ import annotations

from html import escape
from typing import Any, Final

from kordon.maps.format import MapSource, Scenery
from kordon.maps.words import Words

MARGIN: Final = 110
TITLE: Final = 40
LEGEND: Final = 170
LEGEND_COLUMNS: Final = 6
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
SHEET_STYLE: Final = f"""
text {{ font-family: Georgia, 'Liberation Serif', 'DejaVu Serif', serif; fill: {INK}; text-anchor: middle; }}
path {{ fill: none; stroke-linecap: round; stroke-linejoin: round; }}
.seam {{ stroke-width: 2.2; }} .ground {{ stroke: #fffaf0; }}
.inner {{ stroke: #4a4235; stroke-width: 1.6; }}
.shore {{ stroke: #4f7377; stroke-width: 3; }} .ripple {{ stroke: #7fa3a6; stroke-dasharray: 10 7; }}
.wall {{ stroke: {INK}; stroke-width: 8; stroke-linecap: square; stroke-linejoin: miter; }}
.brink {{ stroke: #7b7466; stroke-width: 6; }}
.rail {{ stroke: {PAPER}; stroke-width: 2.6; stroke-dasharray: 7 7; stroke-linecap: butt; }}
.tunnel {{ stroke: {INK}; stroke-width: 3; stroke-dasharray: 9 6; }}
.sleepers {{ stroke: #6b5d45; stroke-width: 18; stroke-dasharray: 4 9; stroke-linecap: butt; opacity: 0.55; }}
.rails {{ stroke: #55503f; stroke-width: 10; stroke-linecap: butt; opacity: 0.6; }}
.between {{ stroke: #c9c2ae; stroke-width: 6.5; stroke-linecap: butt; opacity: 0.9; }}
.road {{ stroke: #b9a77e; stroke-width: 2.5; stroke-dasharray: 22 16; opacity: 0.8; }}
.fence {{ stroke: #6b5d45; stroke-width: 2; stroke-dasharray: 2 7; }}
.cross {{ stroke: {PAPER}; stroke-width: 7; opacity: 0.75; }}
.name {{ letter-spacing: 0.2px; paint-order: stroke; stroke: {PAPER}; stroke-width: 3px;
stroke-opacity: 0.55; }} .water {{ font-style: italic; fill: #2f5459; }}
.title {{ font-size: 40px; letter-spacing: 9px; }}
.legend {{ font-size: 19px; text-anchor: start; }} .small {{ font-size: 17px; font-style: italic; }}
""".replace("\n", " ")


_DOORWAY_SIGN: Final = (
    f'<path d="M-20 0h9M11 0h9" class="wall"/><path d="M-11 -7v14M11 -7v14" stroke="{INK}" stroke-width="3"/>'
)
_LADDER_SIGN: Final = (
    f'<path d="M-16 -6h32M-16 6h32M-11 -6v12M-3 -6v12M5 -6v12M13 -6v12" stroke="{INK}" stroke-width="2.4"/>'
)

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
    return f"""<defs>
<radialGradient id="paper" cx="50%" cy="45%" r="75%"><stop offset="60%" stop-color="{PAPER}"/>
<stop offset="100%" stop-color="#d9c79c"/></radialGradient>
<clipPath id="board"><rect width="{source.width}" height="{source.height}"/></clipPath>
<pattern id="waves" width="46" height="22" patternUnits="userSpaceOnUse">
<path d="M0 7q6 -5 11.5 0t11.5 0t11.5 0t11.5 0" stroke="#6f999c" stroke-width="1.2" opacity="0.55"/></pattern>
<pattern id="boards" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<path d="M0 0V9" stroke="{INK}" stroke-width="1" opacity="0.16"/></pattern>
<pattern id="grating" width="11" height="11" patternUnits="userSpaceOnUse">
<path d="M0 5.5H11M5.5 0V11" stroke="{INK}" stroke-width="0.8" opacity="0.2"/></pattern>
<pattern id="rubble" width="13" height="13" patternUnits="userSpaceOnUse">
<path d="M0 13L13 0M0 0L13 13" stroke="{INK}" stroke-width="1.4" opacity="0.45"/></pattern>
<pattern id="thicket" width="26" height="22" patternUnits="userSpaceOnUse">
<path d="M4 9l3 -6l3 6M17 20l3 -6l3 6" stroke="#5d6b3a" stroke-width="1.5" opacity="0.75"/></pattern>
<pattern id="dark" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<path d="M0 0V8" stroke="{INK}" stroke-width="2.4" opacity="0.3"/></pattern>
</defs>"""


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
