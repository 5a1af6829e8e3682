"""Figures that come onto the map: by the alarm, by events, by other figures (WO-013, WO-505, WO-506).

The squares are found first, each as near as can be to its marker and then to a hero; then they are filled by
initiative, the highest on the square nearest to a hero. Large figures find their places before small ones.
"""

from __future__ import annotations

from kordon.engine.bits import mask_of, members
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content.tables import FIGURES_OF_KIND, INITIATIVE, LARGE, Figure, Kind
from kordon.games.wolfenstein.pieces import ENEMY_PHASE, NO_FIGURE, NOWHERE, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.noise_and_threat import noise


def free_figure(position: Position, kind: Kind, taken: int = 0) -> Figure:
    """A figure of the kind that is not on the map, or NO_FIGURE: the box is finite (WO-013)."""
    for figure in FIGURES_OF_KIND[kind]:
        if not (position.alive | taken) >> figure & 1:
            return figure
    return NO_FIGURE


def reinforce(position: Position, kinds: list[Kind]) -> None:
    """The alarm's figures come to the support markers; in the enemy phase they act in it (WO-505)."""
    for figure in appear(position, kinds, position.board.supports):
        if position.phase == ENEMY_PHASE:
            position.awake |= 1 << figure
            position.tried = 0
            position.tell(events.Woke(figure, "alarm"))


def place(position: Position, kind: Kind, square: Square) -> Figure:
    """Put one figure of the kind on the free square nearest to this one; NO_FIGURE if it can't be."""
    placed = appear(position, [kind], (square,))
    return placed[0] if placed else NO_FIGURE


def appear(position: Position, kinds: list[Kind], markers: tuple[Square, ...]) -> list[Figure]:
    """Place what the box has of these kinds at and around the markers, in turn; who came (WO-506, WO-507)."""
    if not markers:
        return []
    chosen = 0
    for kind in kinds:
        figure = free_figure(position, kind, chosen)
        if figure != NO_FIGURE:
            chosen |= 1 << figure
    places: list[tuple[Square, Figure]] = []
    # A support marker is stood on only by a figure that arrives there.
    taken = taken_squares(position)
    taken &= ~(mask_of(markers) & position.board.support_mask & ~filled_squares(position))
    for group in (members(chosen & LARGE), members(chosen & ~LARGE)):
        group.sort(key=lambda figure: -INITIATIVE[figure])
        squares: list[Square] = []
        for number, figure in enumerate(group):
            marker = markers[(len(places) + number) % len(markers)]
            square = nearest_free(position, figure, marker, taken)
            if square != NOWHERE:
                squares.append(square)
                taken |= position.board.large(square) if LARGE >> figure & 1 else 1 << square
        squares.sort(key=lambda square: hero_distance(position, square))
        places += zip(squares, group, strict=False)
    for square, figure in places:
        position.add_figure(figure, square)
        position.tell(events.Appeared(figure, square))
        noise.heed_presence_of(position, position.squares_of(figure))
    return [figure for _, figure in places]


def nearest_free(position: Position, figure: Figure, square: Square, taken: SquareMask) -> Square:
    """The free square nearest by path over the floor, then nearest to a hero; NOWHERE if there is none."""
    board = position.board
    edges = board.open_edges(position.closed, position.barred)
    seen = ring = 1 << square
    while ring:
        free = [candidate for candidate in members(ring) if _fits(position, figure, candidate, taken)]
        if free:
            return min(free, key=lambda candidate: hero_distance(position, candidate))
        ring = edges.steps(ring, board.floor) & ~seen
        seen |= ring
    return NOWHERE


def _fits(position: Position, figure: Figure, square: Square, taken: SquareMask) -> bool:
    if not LARGE >> figure & 1:
        return not taken >> square & 1
    board = position.board
    edges = board.open_edges(position.closed, position.barred)
    return bool(
        edges.large_fits >> square & 1 and not board.is_across(square) and not board.large(square) & taken
    )


def hero_distance(position: Position, square: Square) -> int:
    """How far the nearest hero or ally is from a square; 0 without any."""
    distance = position.board.distance
    return min([distance(square, hero) for hero in members(position.hero_squares)], default=0)


def filled_squares(position: Position) -> SquareMask:
    """The squares of figures and of tokens that nobody enters."""
    figures = position.hero_squares | position.fallen_squares | position.enemy_squares
    return figures | position.tokens


def taken_squares(position: Position) -> SquareMask:
    """The squares where no figure can be put: those filled, and markers nobody stops on."""
    return filled_squares(position) | position.board.no_stop
