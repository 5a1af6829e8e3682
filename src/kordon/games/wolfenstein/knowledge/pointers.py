"""Where people point: a flag on a square sends bots' heroes there (WO-957).

A thing that lies there is for the nearest of them, until it is dealt with; an enemy or a mere place is for
all. Each goes to a place once, and does as it likes from the next round on. Nobody goes where no way leads.
"""

from __future__ import annotations

from kordon.engine.bits import mask_of, members
from kordon.engine.knowledge import Around
from kordon.engine.records import Seat
from kordon.games.wolfenstein.board.routes import FAR
from kordon.games.wolfenstein.knowledge.errands import Errand, beside
from kordon.games.wolfenstein.pieces import NOWHERE, Slot, Square, SquareMask
from kordon.games.wolfenstein.position import Position


class Pointers:
    """Where people want the heroes of one bot."""

    def __init__(self, around: Around, seat: Seat) -> None:
        numbers = [target.removeprefix("square:") for target in around.marks]
        self._marked: SquareMask = mask_of([int(number) for number in numbers if number.isdecimal()])
        self._people = around.people
        self._places: dict[Square, bool] = {}  # whether a mere place is pointed at
        self._came: dict[tuple[Slot, Square], int] = {}  # and the round when

    def of(self, position: Position, slot: Slot) -> SquareMask:
        """The squares that a hero still has to go to."""
        marked = members(self._marked & position.board.floor)
        return mask_of([square for square in marked if self._is_wanted(position, slot, square)])

    def _is_wanted(self, position: Position, slot: Slot, square: Square) -> bool:
        bit, here = 1 << square, position.hero_at[slot]
        is_bare = not (position.enemy_squares | position.tokens) & bit
        is_place = self._places.setdefault(square, is_bare)
        if is_bare and not is_place:
            return False  # it is dealt with
        if is_bare and (bit | beside(position, bit)) >> here & 1:
            return self._came.setdefault((slot, square), position.round) == position.round  # it stays a while
        if is_bare and (slot, square) in self._came:
            return False
        if position.tokens & bit and not self._is_nearest(position, slot, square):
            return False
        return _way(position, slot, square) < FAR

    def _is_nearest(self, position: Position, slot: Slot, square: Square) -> bool:
        """Whether no other hero of bots that stands has a shorter way."""
        owners, squares = position.owners, position.hero_at
        others = [
            hero
            for hero in members(position.standing)
            if owners[hero] not in self._people and squares[hero] != NOWHERE
        ]
        return slot == min([slot, *others], key=lambda hero: (_way(position, hero, square), hero))


def _way(position: Position, slot: Slot, square: Square) -> int:
    """What the way to a square costs a hero, as it would be sent there."""
    errand = Errand(position, slot, pointed=1 << square)
    return errand.whole_way(position.hero_at[slot])
