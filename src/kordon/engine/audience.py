"""Who sees an event: sets of viewers. Apart from the records, so that the compiled build compiles it."""

from __future__ import annotations

from kordon.engine.records import EVERYBODY, OPEN, Event, Notice, Seat, SeatMask


def only(seat: Seat) -> SeatMask:
    """The audience of a private event: the seat, and everybody after the end."""
    return 1 << seat | 1 << OPEN


def others(seat: Seat) -> SeatMask:
    """The audience of the public side of a private event."""
    return EVERYBODY & ~only(seat)


def told(seat: Seat, event: Event, hidden: Event) -> tuple[Notice, Notice]:
    """An event that only its seat sees whole, and everybody after the end; the others see `hidden`."""
    return (only(seat), event), (others(seat), hidden)
