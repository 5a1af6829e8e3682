"""What an entry has to tell, as the fold returns it: messages, with whom they are for.

A message that stands alone is for everybody at the table.
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from kordon.engine.records import Delivery, Seat
from kordon.tables.log.setups import PlayerId
from kordon.tables.messages import AnyMessage, Question, TurnCommitment
from kordon.tables.requests import Viewer


class Seen(NamedTuple):
    """What each viewer saw of a move. If it was public, the clocks changed, too."""

    deliveries: dict[Viewer, Delivery]
    commitment: TurnCommitment | None = None
    is_public: bool = False
    forced: Seat | None = None  # whose only move it was, if the table made it


class ToSeats(NamedTuple):
    """A message to the viewers of these seats alone."""

    seats: tuple[Seat, ...]
    message: AnyMessage


class ToPlayer(NamedTuple):
    """A message about a player's own things, not to be shown where a screen lies open on the table."""

    player: PlayerId
    message: AnyMessage


class Sign(Enum):
    """News that hold nothing."""

    MARKS = "the marks that everybody sees have changed; each player sees them among their own"
    SEATS = "somebody took or lost a seat, or the table's state changed"
    UNINVITED = "the invitation changed: who neither sits nor hosts is let go, unless the table is public"


class Refresh(NamedTuple):
    """Everybody gets a fresh snapshot; the reason is public. `then` is what no snapshot shows."""

    then: Question | None = None


class Call(NamedTuple):
    """These seats have something to decide since now; those who are away are called."""

    seats: tuple[Seat, ...]


class Miss(NamedTuple):
    """The others miss the player of this seat."""

    seat: Seat


News: TypeAlias = Sign | Seen | ToSeats | ToPlayer | Refresh | Call | Miss | AnyMessage

REFRESH: Final = Refresh()
