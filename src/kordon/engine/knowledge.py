"""What a game may tell bots about playing it well. None of it is needed: without it they play at random.

Both look at a position, so a bot asks about worlds that it drew from its belief, never about the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

import msgspec

from kordon.engine.records import Delivery, Seat, Target
from kordon.engine.words import Text

NOVICE: Final = 0.3  # care; with less of it somebody works nothing out
ALERT: Final = 0.75  # with as much of it nobody ever forgets to
LAPSES: Final = 2.2  # how much more often with less


def forgets(care: float, source: Random) -> bool:
    """Whether somebody takes a turn as a novice does: between the two, the less care the more often."""
    return care < NOVICE or (care < ALERT and source.random() < LAPSES * (ALERT - care))


class Around(msgspec.Struct, frozen=True):
    """What everybody at the table can see beside the game."""

    people: frozenset[Seat] = frozenset()  # the seats that people play
    marks: tuple[Target, ...] = ()  # where people want bots to go (`Game.pointer`)


ALONE: Final = Around()


class Option(msgspec.Struct, frozen=True, gc=False):
    """A move that a player considers, and how good it looks, compared with others: 1 at most."""

    move: Any
    value: float


class Player(Protocol):
    """A game's own quick player of one seat: like a person, it goes by what the seat is sent."""

    is_secretive: bool  # whether others gain by reading its habits, so that it has to vary what it does

    def see(self, delivery: Delivery) -> None:
        """Take in the next message."""

    def options(self) -> Sequence[Option]:
        """The moves worth considering now, at least one of them legal; the seat is to act."""

    def chance(self) -> float | None:
        """The seat's chance to win as things stand, by what it was sent; None if the player can't tell."""

    def loss(self, best: Option, other: Option) -> float:
        """How much smaller the chance to win is with another option than with the best one."""

    def why(self, move: Any) -> Text | None:
        """What speaks for a move, in a phrase for advice; None if it has no words for that."""


@runtime_checkable
class TeamMate(Player, Protocol):
    """A player that says to its team what it is about."""

    def says(self, move: Any) -> Text | None:
        """What it says with a move that it is about to make; None if nothing new."""


Cast: TypeAlias = Callable[[Any, Random], Sequence[Player]]
"""Of a world that one seat holds possible, after what it was sent: who plays on, by seat.

Each of these players has still to see this world.
"""


class Policy(Protocol):
    """Which moves are worth trying."""

    def weights(self, position: Any, seat: Seat, moves: Sequence[Any]) -> Sequence[float]:
        """How promising each of the seat's legal moves is: at least 0, and not 0 for all.

        A bot does not consider a move of weight 0, so that is for moves that can't be better than another.
        """

    def play_on(self, position: Any, source: Random, last_stage: int | None, limit: int) -> None:
        """A roll-out: moves for all seats, to the end of a stage or of the game, and no more than the limit.

        Bots spend most of their time here. A game whose loop is its own can have all of it compiled.
        """


Evaluation: TypeAlias = Callable[[Any], Sequence[float]]
"""How a game that was not played to its end would end, by seat: from 0, lost for its team, to 1, won."""

Plausibility: TypeAlias = Callable[[Any, Seat], float]
"""How likely others are to have acted as they would have in a world, which the belief does not ask.

It is a weight above 0, to compare worlds by that a seat holds possible.
"""
