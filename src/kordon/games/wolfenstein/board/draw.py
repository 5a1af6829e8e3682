"""A mission as a picture: tiles, walls, doors, bars, tokens and who stands there."""

# Not compiled: draws for `kordon map` only.
from __future__ import annotations

from html import escape

from kordon.engine.bits import members
from kordon.games.wolfenstein.board import source as src
from kordon.games.wolfenstein.board.grid import ROOM, Board, Door
from kordon.games.wolfenstein.board.layout import Layout
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.pieces import Square
from kordon.maps.words import Words

CELL = 40
MARGIN = 30
LEGEND, COLUMN = 26, 190  # the height of a line of the legend, the width of its columns
FONT = "DejaVu Sans, Verdana, sans-serif"
GROUND, ROCK, INK, PAPER = "#2b2f36", "#1e2126", "#15171a", "#f4efe4"
FLOORS = {ROOM: ("#d9d2c3", "#cfc7b5"), "corridor": ("#b9c0c4", "#adb5ba")}
RANKS = {"trooper": "#8c2f2a", "officer": "#6b1f57", "boss": "#15171a"}


def draw(layout: Layout, board: Board, words: Words) -> str:
    """The SVG document of a mission without faults."""
    kinds = {kind: sign for sign, kind in layout.source.signs.items()}
    lines = [
        f"{sign} {kind} × {sum(other == kind for other, _ in layout.enemies)}" for kind, sign in kinds.items()
    ]
    width = board.width * CELL + 2 * MARGIN
    columns = (width - MARGIN) // COLUMN
    legend_rows = -(-len(lines) // columns)
    height = board.height * CELL + 2 * MARGIN + legend_rows * LEGEND
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONT}">',
        f'<rect width="{width}" height="{height}" fill="{GROUND}"/>',
        f'<g transform="translate({MARGIN} {MARGIN})">',
        *_floor(board, words),
        *_walls(board),
        *(_door(board, door) for door in board.doors),
        *(_bars(board, door) for door in board.bars),
        *_tokens(board),
        *(_enemy(board, kind, layout.square(place), kinds[kind]) for kind, place in layout.enemies),
        "</g>",
        *_legend(lines, columns, board.height * CELL + 2 * MARGIN),
        "</svg>",
    ]
    return "\n".join(parts)


def _xy(board: Board, square: Square) -> tuple[int, int]:
    return square % board.width * CELL, square // board.width * CELL


def _floor(board: Board, words: Words) -> list[str]:
    drawn = []
    for area in board.areas:
        squares = members(area.squares)
        for square in squares:
            x, y = _xy(board, square)
            shade = FLOORS[area.kind][(x + y) // CELL % 2]
            drawn.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{shade}"/>')
            if board.difficult >> square & 1:
                ripple = f"M{x + 6} {y + 14}q7 -8 14 0t14 0M{x + 6} {y + 28}q7 -8 14 0t14 0"
                drawn.append(f'<path d="{ripple}" fill="none" stroke="#6b5a3a" stroke-width="3"/>')
        places = [_xy(board, square) for square in squares]
        left, top = min(x for x, _ in places), min(y for _, y in places)
        right, bottom = max(x for x, _ in places) + CELL, max(y for _, y in places) + CELL
        x, y = (left + right) // 2, (top + bottom) // 2
        turned = f' transform="rotate(-90 {x} {y})"' if bottom - top > right - left else ""
        drawn.append(
            f'<text x="{x}" y="{y + 6}" text-anchor="middle" font-size="17" fill="#7d7462"{turned}>'
            f"{escape(words(f'tile-{area.name}'))}</text>"
        )
    return drawn


def _walls(board: Board) -> list[str]:
    """All that is wall, and thin lines where tiles are open to each other."""
    thick, thin = [], []
    for square in members(board.floor):
        x, y = _xy(board, square)
        here = square % board.width
        for other, inside, line in (
            (square + 1, here < board.width - 1, f"M{x + CELL} {y}v{CELL}"),
            (square - 1, here > 0, f"M{x} {y}v{CELL}"),
            (square + board.width, True, f"M{x} {y + CELL}h{CELL}"),
            (square - board.width, square >= board.width, f"M{x} {y}h{CELL}"),
        ):
            is_rim = not inside or not board.floor >> other & 1
            if is_rim or (min(square, other), max(square, other)) in board.walls:
                thick.append(line)
            elif board.area[square] != board.area[other]:
                thin.append(line)
    return [
        f'<path d="{"".join(thin)}" stroke="#8b8474" stroke-width="2" stroke-dasharray="4 5" fill="none"/>',
        f'<path d="{"".join(thick)}" stroke="{INK}" stroke-width="6" stroke-linecap="square" fill="none"/>',
    ]


def _span(board: Board, door: Door) -> tuple[int, int, bool]:
    """The middle of a doorway, and whether it stands upright."""
    middles = []
    for a, b in door.edges:
        (ax, ay), (bx, by) = _xy(board, a), _xy(board, b)
        middles.append(((ax + bx + CELL) // 2, (ay + by + CELL) // 2))
    x = sum(x for x, _ in middles) // len(middles)
    y = sum(y for _, y in middles) // len(middles)
    return x, y, abs(door.edges[0][0] - door.edges[0][1]) == 1


def _door(board: Board, door: Door) -> str:
    x, y, upright = _span(board, door)
    wide, high = (10, 2 * CELL) if upright else (2 * CELL, 10)
    return (
        f'<rect x="{x - wide // 2}" y="{y - high // 2}" width="{wide}" height="{high}" rx="3" '
        f'fill="#b5742c" stroke="{INK}" stroke-width="2"/>'
    )


def _bars(board: Board, door: Door) -> str:
    x, y, upright = _span(board, door)
    places = range(-CELL + 8, CELL, 12)
    posts = [f"M{x - 7} {y + at}h14" if upright else f"M{x + at} {y - 7}v14" for at in places]
    rail = f"M{x} {y - CELL}v{2 * CELL}" if upright else f"M{x - CELL} {y}h{2 * CELL}"
    return f'<path d="{rail}{"".join(posts)}" stroke="#4d6b7a" stroke-width="4" fill="none"/>'


def _tokens(board: Board) -> list[str]:
    drawn = [_badge(board, square, "?", "#c9a227") for square in board.events]
    drawn += [_badge(board, square, "▣", "#7a5230") for square in board.chests]
    for letters, squares, colour in (
        (src.OBJECTIVES, board.objectives, "#1f6f54"),
        ("➀➁➂➃", board.starts, "#2f5f9e"),
        ("▲▲▲▲", board.supports, "#a33b2f"),
    ):
        drawn += [
            _badge(board, square, letter, colour) for letter, square in zip(letters, squares, strict=False)
        ]
    for letter, ends in zip("abc", board.passages, strict=False):
        drawn += [_badge(board, square, letter, "#4a3a6b") for square in ends]
    return drawn


def _badge(board: Board, square: Square, letter: str, colour: str) -> str:
    x, y = _xy(board, square)
    return (
        f'<rect x="{x + 5}" y="{y + 5}" width="{CELL - 10}" height="{CELL - 10}" rx="6" fill="{colour}" '
        f'stroke="{PAPER}" stroke-width="2"/>'
        f'<text x="{x + CELL // 2}" y="{y + 28}" text-anchor="middle" font-size="20" '
        f'fill="{PAPER}">{letter}</text>'
    )


def _enemy(board: Board, kind: str, square: Square, sign: str) -> str:
    entry = tables.ENEMIES[tables.ENEMY[kind]]
    wide = 2 if kind in tables.LARGE_KINDS else 1
    x, y = _xy(board, square)
    middle, radius = CELL * wide // 2, CELL * wide // 2 - 4
    return (
        f'<circle cx="{x + middle}" cy="{y + middle}" r="{radius}" fill="{RANKS[entry.rank]}" '
        f'stroke="{PAPER}" stroke-width="2"/>'
        f'<text x="{x + middle}" y="{y + middle + 7}" text-anchor="middle" font-size="{16 + 4 * wide}" '
        f'fill="{PAPER}">{escape(sign)}</text>'
    )


def _legend(lines: list[str], columns: int, top: int) -> list[str]:
    drawn = []
    for number, line in enumerate(lines):
        x, y = MARGIN + number % columns * COLUMN, top + number // columns * LEGEND
        drawn.append(f'<text x="{x}" y="{y}" font-size="16" fill="{PAPER}">{escape(line)}</text>')
    return drawn
