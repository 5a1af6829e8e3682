"""What somebody knows who plays for the first time: the last sign of the sniper, roughly, for a few turns.

No filter of what is possible and no exact chances: a noise, a shot or the figure says "somewhere around
here", the further the longer ago, until it is forgotten. Nobody misses a sniper who stands there for all to
see (`defenders_turn.SEEN`).
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from typing import Final

from kordon.engine.records import Delivery
from kordon.games.sniper import events
from kordon.games.sniper.board import Board, board_of
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, Space, UnitMask

NOVICE: Final = 0.3  # care; with less of it somebody plays like this
AROUND: Final = (3, 5)  # steps, by the sniper's turns since the sign; then it is forgotten
IMAGINED: Final = 5  # steps around the sniper, where a novice thinks that others look


class Memory:
    """The last sign of the sniper, and how many of the sniper's turns ago it was."""

    def __init__(self) -> None:
        self._at: Space = NO_SPACE
        self._turns = 0

    def learn(self, delivery: Delivery, before: SniperObservation) -> None:
        """Take in a message; `before` is the one that came before it."""
        for event in delivery.events:
            if isinstance(event, events.SniperBegan):
                self._turns += 1
                if self._turns >= len(AROUND):
                    self._at = NO_SPACE
            elif isinstance(event, events.Revealed):
                self._note(event.space)
            elif isinstance(event, events.Killed):
                self._note(before.units[event.unit])
            elif isinstance(event, events.Alerted):
                self._note(before.units[_first(event.units)])

    def _note(self, space: Space) -> None:
        if space != NO_SPACE:
            self._at, self._turns = space, 0

    def chances(self, board: Board) -> list[float]:
        """By space: all around the sign alike; nothing where there is none."""
        found = [0.0] * board.map.size
        if self._at == NO_SPACE:
            return found
        near = around(board, self._at, AROUND[self._turns])
        for space in near:
            found[space] = 1 / len(near)
        return found


def around(board: Board, centre: Space, steps: int) -> list[Space]:
    """The spaces within so many steps."""
    return [space for space, far in enumerate(board.steps_to(1 << centre)) if far <= steps]


def imagined(seen: SniperObservation, space: Space) -> dict[Space, float]:
    """Where a sniper thinks that others may look: anywhere around."""
    if space == NO_SPACE:
        return {}
    return dict.fromkeys(around(board_of(seen.options.map), space, IMAGINED), 1.0)


def _first(units: UnitMask) -> int:
    return (units & -units).bit_length() - 1
