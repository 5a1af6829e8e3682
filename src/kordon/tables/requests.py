"""What people ask a table for, and who they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

import msgspec

from kordon.engine.errors import Fault
from kordon.engine.speech import LANGUAGES
from kordon.tables.log.setups import Clock, Pace, PlayerId
from kordon.tables.people.limits import network_of

if TYPE_CHECKING:
    from kordon.tables.log.entries import Entry
    from kordon.tables.log.table import Table

AwaySince: TypeAlias = Callable[[PlayerId], int | None]
"""When a player's last connection ended, on any node; None while they are connected."""

SHORTEST_CLOCK = 5
LONGEST_CLOCK = 30 * 24 * 3600


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks, under the name they now go by."""

    id: PlayerId
    name: str
    stranger_from: str | None = None  # the network address of a guest who is not stored yet
    address: str = ""  # where the request comes from; empty for this machine's own programs

    @property
    def network(self) -> str | None:
        """The network that counts as one for rate limits; None for this machine itself."""
        return network_of(self.address) if self.address else None


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


class Asker(NamedTuple):
    """Who asks something of a table, and what a decision needs to know beside the table itself."""

    person: Person
    key: str  # of the invitation
    away_since: AwaySince


class Request(msgspec.Struct, frozen=True):
    """Something that is asked of a table: decided on what the table is, it becomes entries of its log."""

    limit: ClassVar[str] = ""  # which of the limits in `people.limits` it counts against
    is_for_insiders: ClassVar[bool] = False  # refuses who is not at the table by itself, invited or not

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        """The entries to write, none if there is nothing to change, or a refusal."""
        raise NotImplementedError


class SocketRequest(Request, frozen=True, tag_field="kind"):
    """A request over a socket; its id is of the client's choice, and the reply repeats it."""

    id: int


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
