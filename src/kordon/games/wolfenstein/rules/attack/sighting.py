"""Who is how far from whom, sees whom, keeps whom from what (WO-408, WO-409, WO-612, WO-801, WO-804)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, get_args

from kordon.engine.bits import BITS, mask_of, members
from kordon.games.wolfenstein.board.sight import sees, sees_large
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import (
    FIGURE_KINDS,
    GEAR_CARDS,
    HERO_TRAITS,
    LARGE,
    Figure,
    has,
    with_trait,
)
from kordon.games.wolfenstein.pieces import ALLY, AreaMask, Slot, Square, SquareMask, Target
from kordon.games.wolfenstein.position import Position

_DISGUISES: Final = with_trait(GEAR_CARDS, tr.Disguise)
_DISGUISED: Final = tuple(has(traits, tr.Disguise) for traits in HERO_TRAITS)
FORBIDDING: Final[dict[tr.Manoeuvre, int]] = {
    what: mask_of([n for n, kind in enumerate(FIGURE_KINDS) if tr.Forbid(what) in kind.traits])
    for what in get_args(tr.Manoeuvre)
}
"""By manoeuvre: the mask of the figures that forbid it."""


def traits_of(position: Position, slot: Slot) -> tuple[Any, ...]:
    """The traits of a hero: skills that are always on, and all that is worn."""
    worn = position.worn[slot]
    if not worn:
        return HERO_TRAITS[position.heroes[slot]]
    return HERO_TRAITS[position.heroes[slot]] + traits_of_cards(worn)


@lru_cache(maxsize=4096)
def traits_of_cards(cards: int) -> tuple[Any, ...]:
    """The traits of all of these equipment cards."""
    return tuple([trait for card in members(cards) for trait in GEAR_CARDS[card].traits])


def distance_to(position: Position, square: Square, figure: Figure) -> int:
    """How far a figure is from a square, counted from its nearest one."""
    board = position.board
    if LARGE >> figure & 1:
        return board.distance_large(1 << square, position.squares_of(figure))
    return board.distance(square, position.enemy_at[figure])


def sees_figure(position: Position, square: Square, figure: Figure) -> bool:
    """Whether there is sight between a square and an enemy figure."""
    if LARGE >> figure & 1:
        squares = position.squares_of(figure)
        return sees_large(position.board, 1 << square, squares, position.closed, position.occupied)
    return sees(position.board, square, position.enemy_at[figure], position.closed, position.occupied)


def in_reach(position: Position, square: Square, reach: int) -> list[Figure]:
    """The enemies in sight and within a range of a square."""
    board = position.board
    within = board.within(square, reach)
    if not position.enemy_squares & within:
        return []
    found, enemy_at = [], position.enemy_at
    for figure in members(position.enemies):
        at = enemy_at[figure]
        squares = board.large(at) if LARGE >> figure & 1 else BITS[at]
        if squares & within and sees_figure(position, square, figure):
            found.append(figure)
    return found


def hidden_beyond(position: Position, slot: Slot) -> int:
    """How near an enemy must be to see the hero at all; 0 if it sees from anywhere."""
    nearest = position.unseen[slot]
    if not position.worn[slot] & _DISGUISES and not _DISGUISED[position.heroes[slot]]:
        return nearest
    for trait in traits_of(position, slot):
        if isinstance(trait, tr.Disguise):
            nearest = min(nearest, trait.beyond) if nearest else trait.beyond
    return nearest


def sees_target(position: Position, figure: Figure, who: Target) -> bool:
    """Whether an enemy sees a standing hero or an ally: the lines, and what hides the hero."""
    square = position.square_of(who)
    if who < ALLY:
        beyond = hidden_beyond(position, who)
        if beyond and distance_to(position, square, figure) > beyond:
            return False
    return sees_figure(position, square, figure)


def is_next_to(position: Position, figure: Figure, who: Target) -> bool:
    """Whether an enemy and a hero or ally are neighbours for an attack: also through bars (WO-314)."""
    near = position.board.neighbours(position.square_of(who), position.closed, 0)
    return bool(near & position.squares_of(figure))


def squares_beside(position: Position, figure: Figure) -> SquareMask:
    """The squares next to an enemy."""
    return position.board.open_edges(position.closed, position.barred).around(position.squares_of(figure))


def figures_on(position: Position, figures: int, squares: SquareMask) -> list[Figure]:
    """Those of some enemy figures that stand on any of some squares."""
    return [figure for figure in members(figures) if position.squares_of(figure) & squares]


def targets_on(position: Position, squares: SquareMask) -> list[Target]:
    """The standing heroes and the allies on some squares."""
    if not position.hero_squares & squares:
        return []
    return [who for who in position.targets() if squares >> position.square_of(who) & 1]


def targets_beside(position: Position, who: Target) -> list[Target]:
    """The other heroes and allies next to one."""
    near = position.near(position.square_of(who))
    return [other for other in position.targets() if near >> position.square_of(other) & 1]


def own_areas(position: Position, figure: Figure) -> AreaMask:
    """The areas that a figure stands in: a large one can be in several."""
    area_of = position.board.area
    if not LARGE >> figure & 1:
        return 1 << area_of[position.enemy_at[figure]]
    return mask_of([area_of[square] for square in members(position.squares_of(figure))])


def is_forbidden(position: Position, slot: Slot, what: tr.Manoeuvre) -> bool:
    """Whether an enemy next to the hero, and not stunned, forbids a manoeuvre."""
    figures = position.enemies & FORBIDDING[what] & ~position.stunned_enemies
    if not figures:
        return False
    return bool(figures_on(position, figures, position.near(position.hero_at[slot])))
