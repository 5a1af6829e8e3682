"""The options of a game of Mole, and its fields: in the position and in what a seat sees of it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from kordon.engine.fields import Secret
from kordon.engine.records import Observation, Options, Seat
from kordon.engine.state import State

from mole.board import SQUARES, UNKNOWN, Square
from mole.moves import MoleMove

MOLE: Final[Seat] = 0
HUNTER: Final[Seat] = 1


class MoleOptions(Options, frozen=True):
    """Fields are `bool` or `Literal`, so that the checks can try every value."""

    rounds: Literal[12, 9, 15] = 12  # MO-402


class Public:
    """What positions and observations share."""

    __slots__ = ()

    options: MoleOptions  # as chosen before the game
    agents: tuple[Square, ...]  # where they stand
    sent: int  # mask of the agents that have moved this turn
    searched: Square  # the last square searched, or NO_SQUARE
    visited: tuple[Square, ...]  # targets whose visit was told, in order
    mole: Annotated[Square, Secret(UNKNOWN)]  # where it is; NO_SQUARE before it hides

    turn: int  # 0: the mole hides; then odd: the mole's, even: the hunter's

    @property
    def round(self) -> int:
        """The round, from 1 on; 0 while the mole hides."""
        return (self.turn + 1) // 2


class Position(State, Public):
    """The whole truth."""

    def faults(self) -> list[str]:
        """What can't be true."""
        found = [] if len(set(self.agents)) == 2 else [f"the agents stand on {self.agents}"]
        return found if (self.mole in SQUARES) == (self.turn > 0) else [*found, f"the mole is in {self.mole}"]


class MoleObservation(Observation, Public, frozen=True):
    """One seat's knowledge."""

    moves: tuple[MoleMove, ...]  # of the seat
