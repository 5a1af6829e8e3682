"""The small typed records that cross the engine's edge: moves, events, observations, outcomes.

None of them can contain itself, so GC does not track them (`gc=False`): a server keeps the histories of many
games, and a full collection would pause it to walk them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Self, TypeAlias, Union

import msgspec

from kordon.engine.fields import ObservationType

Seat: TypeAlias = int
SeatMask: TypeAlias = int
RuleId: TypeAlias = str
Target: TypeAlias = str
Path: TypeAlias = tuple[Target, ...]

# Two more viewers than the seats: they use the seats' numbers but never move.
SPECTATOR: Final = 6  # sees what every player may see
OPEN: Final = 7  # sees everything; used for a game that is over
EVERYBODY: Final[SeatMask] = 0xFF
NOBODY_KNOWS: Final[SeatMask] = 1 << OPEN


class Move(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """What a seat does; every kind of move is a subclass with a tag of its own."""

    seat: Seat


class Event(msgspec.Struct, frozen=True, gc=False, array_like=True, tag=True):
    """Something that happened, as one audience saw it; every kind is a subclass with a tag of its own."""


Notice: TypeAlias = tuple[SeatMask, Event]
"""An event and who sees it. An event that seats see differently takes several notices."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """Who won, by which rule, and the final scores by seat."""

    winners: tuple[Seat, ...]
    rule: RuleId
    scores: tuple[int, ...]


class Observation(msgspec.Struct, frozen=True, gc=False, metaclass=ObservationType):
    """All that one seat may know at one moment. Each game adds its own fields (see `fields`)."""

    seat: Seat  # who sees this; SPECTATOR and OPEN are not players
    seats: int  # how many play
    turn: int  # the public counter of turns
    to_act: tuple[Seat, ...]  # who decides, as far as the seat may know
    moves: tuple[Any, ...]  # the seat's own legal moves
    outcome: Outcome | None  # who won, once the game is over

    @classmethod
    def of(
        cls, position: Any, seat: Seat, to_act: tuple[Seat, ...], moves: tuple[Any, ...], **seen: Any
    ) -> Self:
        """What the seat sees: public fields as they are in the position, all others as given."""
        raise NotImplementedError


class Delivery(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One message to a seat: the events it witnessed and what it can observe after them."""

    events: tuple[Any, ...]
    observation: Any
    private: tuple[int, ...] = ()  # which of the events were kept from the public: indices


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What can be chosen before a game; each game has a subclass with its own documented fields."""


Carried: TypeAlias = str | msgspec.UnsetType
"""An option that nobody chooses: `Game.sequel` hands it on from the game before. Unset, it is nowhere."""


def everybody_at(seats: int) -> tuple[Seat, ...]:
    """Everybody who is sent anything during a game: the players and the spectators."""
    return (*range(seats), SPECTATOR)


def witnessed(notices: list[Notice], seat: Seat) -> tuple[Event, ...]:
    """The events that this seat saw."""
    return tuple([event for audience, event in notices if audience >> seat & 1])


def seen_by_all(notices: list[Notice]) -> tuple[Event, ...] | None:
    """The events, if everybody sees every one of them."""
    for audience, _ in notices:
        if audience != EVERYBODY:
            return None
    return tuple([event for _, event in notices])


def delivery_to(notices: list[Notice], seat: Seat, observation: Any) -> Delivery:
    """What the seat is sent. An event is private if spectators were not told of it."""
    events: list[Event] = []
    private: list[int] = []
    for audience, event in notices:
        if audience >> seat & 1:
            if not audience >> SPECTATOR & 1:
                private.append(len(events))
            events.append(event)
    return Delivery(tuple(events), observation, tuple(private))


def one_of(base: type, names: Mapping[str, Any]) -> Any:
    """The union of all kinds of a record that a module defines, in their order: what decoders are told."""
    kinds = [kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, base)]
    return Union[tuple([kind for kind in kinds if not kind.__subclasses__()])]  # noqa: UP007 - not known before


encode = msgspec.json.Encoder().encode
