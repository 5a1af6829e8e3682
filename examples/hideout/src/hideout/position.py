"""The options of a game, and its fields: in the position and in what a seat sees of it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from kordon.engine.fields import Secret
from kordon.engine.records import Observation, Options, Seat
from kordon.engine.state import State

from hideout.moves import GameMove

HIDER: Final[Seat] = 0
SEEKER: Final[Seat] = 1
SIDE: Final = 3
SQUARES: Final = range(SIDE * SIDE)
NO_SQUARE: Final = -1
UNKNOWN: Final = -2


class GameOptions(Options, frozen=True):
    """Fields are `bool` or `Literal`, so that the checks can try every value."""

    looks: Literal[4, 3, 5] = 4  # HI-203


class Public:
    """What positions and observations share."""

    __slots__ = ()

    options: GameOptions  # as chosen before the game
    blocked: int  # the square that nobody can use
    looked: tuple[int, ...]  # squares the seeker looked into, in order
    hider: Annotated[int, Secret(UNKNOWN)]  # the square; NO_SQUARE before one is chosen


class Position(State, Public):
    """The whole truth. What no observation ever shows is declared here."""

    def faults(self) -> list[str]:
        """What can't be true."""
        return ["the hider is in the blocked square"] if self.hider == self.blocked else []


class GameObservation(Observation, Public, frozen=True):
    """One seat's knowledge. What only observations have is declared here."""

    moves: tuple[GameMove, ...]  # of the seat
