"""What people ask a table for, and who they are."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from kordon.engine.errors import Fault
from kordon.engine.records import Seat
from kordon.engine.speech import LANGUAGES
from kordon.tables.log.entries import Clock, Pace, PlayerId

Viewer: TypeAlias = Seat
"""Whose picture somebody is shown: a seat's, SPECTATOR's or OPEN's."""

SHORTEST_CLOCK = 5
LONGEST_CLOCK = 30 * 24 * 3600


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks, under the name they now go by."""

    id: PlayerId
    name: str
    stranger_from: str | None = None  # the network address of a guest who is not stored yet
    address: str = ""  # where the request comes from; empty for this machine's own programs


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table somebody wants."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    public: bool = True
    languages: tuple[str, ...] = ()
    clock: Clock = Clock()
    chat: bool = True
    spectators: bool = True
    open_view: bool = False  # propose the delayed all-seeing view
    pace: Pace = "brisk"  # of bots


class TableChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host wants changed before the start; what is missing stays as it is."""

    options: dict[str, Any] | None = None
    seats: int | None = None
    public: bool | None = None
    clock: Clock | None = None
    open_view: bool | None = None


def check(wanted: NewTable) -> None:
    """Refuse an unknown language, one that is named twice, and an impossible clock."""
    if len(wanted.languages) > len(LANGUAGES) or len(set(wanted.languages)) < len(wanted.languages):
        raise Fault(f"languages: each of {', '.join(LANGUAGES)} once at most")
    for language in wanted.languages:
        if language not in LANGUAGES:
            raise Fault(f"languages: Kordon speaks {', '.join(LANGUAGES)}, not “{language[:20]}”")
    check_clock(wanted.clock)


def check_clock(clock: Clock) -> None:
    """Refuse an impossible clock."""
    if clock.kind != "none" and not SHORTEST_CLOCK <= clock.seconds <= LONGEST_CLOCK:
        raise Fault(f"clock: from {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds, not {clock.seconds}")
