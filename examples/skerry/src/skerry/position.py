"""The options of a game, and its fields: in the position and in what a seat sees of it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from kordon.engine.fields import PerSeat
from kordon.engine.records import Observation, Options, Seat
from kordon.engine.state import State

from skerry.moves import SkerryMove

# The middle, and around it clockwise from the east: steps on the lattice of hexagons.
SITES: Final = ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NOBODY: Final[Seat] = -1
NONE: Final = -1  # no site, no bid
UNKNOWN: Final = -2
Phase: TypeAlias = Literal["bidding", "claiming", "doubting"]


class SkerryOptions(Options, frozen=True):
    """Fields are `bool` or `Literal`, so that the checks can try every value."""

    rounds: Literal[4, 3, 6] = 4  # SK-401


class Public:
    """What positions and observations share."""

    __slots__ = ()

    options: SkerryOptions  # as chosen before the game
    round: int  # from 1 on
    phase: Phase  # of the round
    tide: tuple[int, int, int]  # the open dice of the round
    buoys: tuple[Seat, ...]  # by site; NOBODY where it is free
    coins: tuple[int, ...]  # by seat
    pearls: tuple[int, ...]  # by seat
    bids: Annotated[tuple[int, ...], PerSeat(UNKNOWN)]  # by seat, while they are sealed; else NONE
    opened: tuple[int, ...]  # the last bids, by seat; empty before the first dive
    diver: Seat  # of this round; NOBODY while bids are made
    found: Annotated[tuple[int, ...], PerSeat(UNKNOWN)]  # by seat: the diver's die; 0 for the others
    site: int  # of the dive, once it is claimed
    claim: int  # pearls; 0 before the claim
    asked: Seat  # who may doubt now; NOBODY in other phases
    shown: int  # the die that the last doubt showed; 0 if the last claim was believed


class Position(State, Public):
    """The whole truth."""

    def faults(self) -> list[str]:
        """What can't be true."""
        return [] if min(*self.coins, *self.pearls) >= 0 else ["somebody has less than nothing"]


class SkerryObservation(Observation, Public, frozen=True):
    """One seat's knowledge."""

    moves: tuple[SkerryMove, ...]  # of the seat


def touches(one: int, other: int) -> bool:
    """Whether two sites lie side by side (SK-101)."""
    (a, b), (c, d) = SITES[one], SITES[other]
    return (c - a, d - b) in SITES[1:]
