"""What somebody knows who plays for the first time: the last sign of the sniper, roughly, for a few turns.

No filter of what is possible and no exact chances: a noise, a shot or the figure says "somewhere around
here", the further the longer ago, until it is forgotten. An answer counts until the sniper moves again.
Where there is no sign, a novice has a hunch about two objectives, and goes there and looks around. Nobody
misses a sniper who stands there for all to see (`novice_turn.SEEN`).
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from random import Random
from typing import Final

from kordon.engine.bits import lowest, mask_of, members
from kordon.engine.records import Delivery
from kordon.games.sniper import events
from kordon.games.sniper.belief.tracker import answer_of
from kordon.games.sniper.board import Board, board_of
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, Space, SpaceMask

AROUND: Final = (2, 3)  # steps, by the sniper's turns since the sign; then it is forgotten
HUNCHES: Final = 2  # objectives that are thought of where there is no sign
AROUND_HUNCH: Final = 2  # steps
HUNCH: Final = 0.4  # how far a hunch is trusted
IMAGINED: Final = 5  # steps around the sniper, where a novice thinks that others look


class Memory:
    """The last sign of the sniper, and how many of the sniper's turns ago it was; else a hunch."""

    def __init__(self) -> None:
        self._at: Space = NO_SPACE
        self._turns = 0
        self._hunch: list[Space] = []
        self._out: SpaceMask = 0  # answered with no since the sniper moved
        self._in: SpaceMask = -1  # answered with yes

    def learn(self, delivery: Delivery, before: SniperObservation) -> None:
        """Take in a message; `before` is the one that came before it."""
        map = board_of(before.options.map).map
        for event in delivery.events:
            if isinstance(event, events.SniperBegan):
                self._out, self._in = 0, -1
                self._turns += 1
                if self._turns >= len(AROUND):
                    self._at = NO_SPACE
            elif isinstance(event, events.Revealed):
                self._note(event.space)
            elif isinstance(event, events.Killed):
                self._note(before.units[event.unit])
            elif isinstance(event, events.Alerted):
                self._note(before.units[lowest(event.units)])
            elif (answer := answer_of(map, event)) is not None:
                self._hear(*answer)
                if isinstance(event, events.Swept) and event.found:
                    self._note(event.spaces[0])

    def _note(self, space: Space) -> None:
        if space != NO_SPACE:
            self._at, self._turns = space, 0

    def _hear(self, spaces: SpaceMask, is_inside: bool) -> None:
        """What was asked last is what is kept in mind."""
        if is_inside:
            self._in = spaces
        else:
            self._out |= spaces
            self._hunch = [goal for goal in self._hunch if not spaces >> goal & 1]

    def think_of(self, goals: list[Space], source: Random) -> None:
        """Have a hunch about where the sniper wants to go; it lasts until somebody has looked there."""
        self._hunch = [goal for goal in self._hunch if goal in goals]
        others = [goal for goal in goals if goal not in self._hunch]
        missing = min(HUNCHES - len(self._hunch), len(others))
        self._hunch += source.sample(others, missing)

    def chances(self, board: Board) -> list[float]:
        """By space: all around the sign or the hunch alike, but for what was answered."""
        trust = HUNCH
        near = board.within(mask_of(self._hunch), AROUND_HUNCH)
        if self._at != NO_SPACE:
            trust = 1.0
            near = board.within(1 << self._at, AROUND[self._turns])
        places = members(near & self._in & ~self._out)
        found = [0.0] * board.map.size
        for space in places:
            found[space] = trust / len(places)
        return found


def imagined(seen: SniperObservation, space: Space) -> dict[Space, float]:
    """Where a sniper thinks that others may look: anywhere around."""
    if space == NO_SPACE:
        return {}
    return dict.fromkeys(members(board_of(seen.options.map).within(1 << space, IMAGINED)), 1.0)
