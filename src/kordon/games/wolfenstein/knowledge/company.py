"""What makes a team-mate: to stay in reach, not to open doors alone, to leave chests to those beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kordon.engine.bits import members
from kordon.games.wolfenstein.knowledge.danger import HELPING
from kordon.games.wolfenstein.pieces import NOWHERE, Slot, Square
from kordon.games.wolfenstein.position import Position

APART: Final = 1.0  # a square farther from the nearest friend than help reaches
MOST_APART: Final = 10.0
LEFT_ALONE: Final = 6.0  # a door opened with nobody near
TAKEN: Final = 0.4  # of a chest's worth, where a friend who still has a turn stands beside it


class Company:
    """The other heroes on their feet, as one of them sees them."""

    def __init__(self, position: Position, slot: Slot, people: Sequence[Square] = ()) -> None:
        self.position = position
        others = members(position.standing & ~(1 << slot))
        # Those to stay with: people's heroes, if there are any.
        self._at: list[Square] = list(people) or [
            at for other in others if (at := position.hero_at[other]) != NOWHERE
        ]
        # With a turn to come in this round.
        self.waiting: list[Slot] = members(position.standing & ~position.activated & ~(1 << slot))

    def apart(self, square: Square) -> float:
        """What it costs to end a turn so far from everybody."""
        if not self._at:
            return 0.0
        distance = self.position.board.distance
        beyond = min([distance(square, at) for at in self._at]) - HELPING
        return min(MOST_APART, APART * beyond) if beyond > 0 else 0.0

    def alone_at_door(self, square: Square) -> float:
        """What it costs to open a door with nobody near enough to help."""
        return LEFT_ALONE if self._at and self.apart(square) else 0.0

    def share(self, chest: Square) -> float:
        """How much of a chest's worth is left for this hero: a friend beside it may take it."""
        near = self.position.near(chest)
        return TAKEN if any(near >> self.position.hero_at[friend] & 1 for friend in self.waiting) else 1.0
