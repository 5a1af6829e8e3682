"""Everything that is told: one record a kind."""

from __future__ import annotations

from typing import TypeAlias

from kordon.engine.records import Event, Seat


class Tide(Event, frozen=True, tag="tide"):
    """The open dice of a round."""

    dice: tuple[int, int, int]


class Sealed(Event, frozen=True, tag="sealed"):
    """Somebody has bid; UNKNOWN to others."""

    seat: Seat
    coins: int


class Opened(Event, frozen=True, tag="opened"):
    """All have bid, and one of them dives."""

    bids: tuple[int, ...]
    diver: Seat


class Found(Event, frozen=True, tag="found"):
    """What the diver rolled; UNKNOWN to others."""

    seat: Seat
    die: int


class Claimed(Event, frozen=True, tag="claimed"):
    """What the diver says."""

    seat: Seat
    site: int
    pearls: int


class Believed(Event, frozen=True, tag="believed"):
    """Somebody let it pass."""

    seat: Seat


class Doubted(Event, frozen=True, tag="doubted"):
    """Somebody did not, and the die was shown."""

    seat: Seat
    diver: Seat
    die: int
    was_true: bool


class Taken(Event, frozen=True, tag="taken"):
    """Somebody has pearls and a buoy more."""

    seat: Seat
    pearls: int
    site: int


SkerryEvent: TypeAlias = Tide | Sealed | Opened | Found | Claimed | Believed | Doubted | Taken
