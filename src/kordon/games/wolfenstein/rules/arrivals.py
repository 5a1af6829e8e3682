"""Figures that come onto the map: by the alarm, by events, by other figures (WO-013, WO-505, WO-506).

Written by ENEMIES; this first version puts each figure on the nearest free square.
"""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.records import EVERYBODY, Notice
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.board.grid import spread
from kordon.games.wolfenstein.content.tables import FIGURES_OF_KIND, LARGE, Figure, Kind
from kordon.games.wolfenstein.pieces import NO_FIGURE, NOWHERE, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import noise


def free_figure(position: Position, kind: Kind) -> Figure:
    """A figure of the kind that is not on the map, or NO_FIGURE: the box is finite (WO-013)."""
    for figure in FIGURES_OF_KIND[kind]:
        if not position.alive >> figure & 1:
            return figure
    return NO_FIGURE


def appear_at(position: Position, kinds: list[Kind], square: Square, notices: list[Notice]) -> None:
    """Figures of an event appear on a square and around it (WO-506)."""
    for kind in kinds:
        place(position, kind, square, notices)


def place(position: Position, kind: Kind, square: Square, notices: list[Notice]) -> Figure:
    """Put one figure of the kind on the free square nearest to this one; NO_FIGURE if it can't be."""
    figure = free_figure(position, kind)
    if figure == NO_FIGURE:
        return NO_FIGURE
    found = nearest_free(position, figure, square)
    if found == NOWHERE:
        return NO_FIGURE
    position.add_figure(figure, found)
    notices.append((EVERYBODY, events.Appeared(figure, found)))
    noise.heed_presence_of(position, position.squares_of(figure), notices)
    return figure


def nearest_free(position: Position, figure: Figure, square: Square) -> Square:
    """The free square nearest by path over the floor, the first in order; NOWHERE if there is none."""
    board = position.board
    edges = board.open_edges(position.closed, position.barred)
    taken = taken_squares(position)
    seen = ring = 1 << square
    while ring:
        for candidate in members(ring):
            if LARGE >> figure & 1:
                if edges.large_fits >> candidate & 1 and not board.large(candidate) & taken:
                    return candidate
            elif not taken >> candidate & 1:
                return candidate
        ring = spread(board.width, edges.east, edges.south, ring, board.floor) & ~seen
        seen |= ring
    return NOWHERE


def taken_squares(position: Position) -> SquareMask:
    """The squares where no figure can be put: figures, tokens, markers that are no support, passages."""
    return (
        position.hero_squares
        | position.fallen_squares
        | position.enemy_squares
        | position.tokens
        | position.board.start_mask
        | position.board.passage_mask
    )


def reinforce(position: Position, kinds: list[Kind], notices: list[Notice]) -> None:
    """The alarm's figures come to the support markers and act in this phase, if it is the enemies' (WO-505)."""
    supports = position.board.supports
    for number, kind in enumerate(kinds):
        figure = place(position, kind, supports[number % len(supports)], notices)
        if figure != NO_FIGURE:
            position.awake |= 1 << figure
