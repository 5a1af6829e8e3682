"""Sets of spaces where a sniper can be, carried through a walk: who hears it tells where it may have led."""

# Not compiled: only the players use it, which are not.
from __future__ import annotations

from typing import Final, TypeAlias

from kordon.engine.bits import mask_of, members
from kordon.games.sniper.belief.sniper_model import Walk, model_of
from kordon.games.sniper.board import Board
from kordon.games.sniper.pieces import NO_SPACE, Space, SpaceMask

Noticed: TypeAlias = tuple[SpaceMask, SpaceMask]
"""The spaces of the units that hear a walk, and those of the dogs that smell it."""

UNNOTICED: Final[Noticed] = (0, 0)


class Ears:
    """Units and dogs as they stand: which walks they leave open, and which they notice."""

    def __init__(self, board: Board, occupied: SpaceMask, dogs: tuple[Space, ...]) -> None:
        self.board = board
        self.occupied = occupied
        self.dogs_mask = mask_of([dog for dog in dogs if dog != NO_SPACE])
        self._walks = model_of(board).walks
        self._ends: dict[Space, dict[Noticed, SpaceMask]] = {}

    def walks(self, start: Space) -> list[Walk]:
        """The walks from a space that no unit blocks."""
        occupied = self.occupied
        return [walk for walk in self._walks[start] if not walk[0] & occupied]

    def noticed(self, start: Space, walk: Walk) -> Noticed:
        """Who notices the walk."""
        return walk[1] & self.occupied, (walk[0] | 1 << start) & self.dogs_mask

    def ends(self, start: Space) -> dict[Noticed, SpaceMask]:
        """By who notices it: where a walk from a space can end."""
        known = self._ends.get(start)
        if known is None:
            known = self._ends[start] = {}
            occupied, dogs_mask, here = self.occupied, self.dogs_mask, 1 << start
            for mask, heard, end, _ in self._walks[start]:
                if not mask & occupied:
                    key = heard & occupied, (mask | here) & dogs_mask
                    known[key] = known.get(key, 0) | 1 << end
        return known

    def after(self, places: SpaceMask, noticed: Noticed) -> SpaceMask:
        """Where the sniper can be after a turn in which just these noticed a walk; none: perhaps no walk."""
        found = places if noticed == UNNOTICED else 0
        for start in members(places):
            found |= self.ends(start).get(noticed, 0)
        return found

    def after_masked(self, places: SpaceMask, dogs: SpaceMask = 0) -> SpaceMask:
        """The same when the walk may have been masked: only dogs notice it."""
        found = places if not dogs else 0
        for start in members(places):
            for (_, smelled), ends in self.ends(start).items():
                if smelled == dogs:
                    found |= ends
        return found
