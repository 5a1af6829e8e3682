"""Everything that can happen. A card that a witness can't see is `UNKNOWN`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kordon.engine.records import Event, Seat, one_of
from kordon.games.estoril.rules.characters import Card
from kordon.games.estoril.rules.ground import Cell, Place, Spot


class OfCard(Event, frozen=True):
    """What a seat does with a character, or to one."""

    seat: Seat
    card: Card


class RoundBegan(Event, frozen=True, tag="round"):
    """New boards and rewards lie on the table."""

    round: int
    first: Seat


class Laid(OfCard, frozen=True, tag="laid"):
    """A character was laid on an area of a board."""

    cell: Cell
    board: int
    area: int


class Peeked(OfCard, frozen=True, tag="peeked"):
    """Somebody looked at a face-down card; area 0 is the reward."""

    spot: Spot
    board: int
    area: int


class NothingToPeek(Event, frozen=True, tag="no-peek"):
    """A card was laid on an area with a peek symbol, but no card lay face down in reach."""

    seat: Seat
    board: int
    area: int


class Declined(OfCard, frozen=True, tag="declined"):
    """An ability was left unused (or a peek, with no card and no symbol)."""

    symbol: str


class Opened(Event, frozen=True, tag="opened"):
    """A board's cards were turned up: the next board to resolve."""

    board: int
    place: Place


class Unclaimed(Event, frozen=True, tag="unclaimed"):
    """Nobody was there: the reward went under the deck."""

    board: int
    card: Card


class Assassinated(OfCard, frozen=True, tag="assassinated"):
    """A character returned to its owner's hand."""

    owner: Seat


class Looked(OfCard, frozen=True, tag="looked"):
    """A conspirator saw the deck's top card."""


class Conspired(Event, frozen=True, tag="conspired"):
    """What a conspirator left on the reward field, and what went under the deck."""

    seat: Seat
    board: int
    reward: Card
    under: Card
    swapped: bool


class Rallied(OfCard, frozen=True, tag="rallied"):
    """A nationalist found compatriots."""

    bonus: int


class Seduced(OfCard, frozen=True, tag="seduced"):
    """A character was brought over from a neighbouring board, face up."""

    owner: Seat
    cell: Cell
    to: Cell
    board: int


class Protected(OfCard, frozen=True, tag="protected"):
    """A diplomat's marker was put on a character."""

    cell: Cell
    board: int
    area: int


class Rolled(OfCard, frozen=True, tag="rolled"):
    """Two dice at the casino and the difference they added."""

    first: int
    second: int


class Sacrificed(OfCard, frozen=True, tag="sacrificed"):
    """The weakest player at Boca do Inferno lost a character for good."""


class Won(OfCard, frozen=True, tag="won"):
    """The strongest player took the reward."""

    board: int
    strength: int
    tied: bool


class Picked(OfCard, frozen=True, tag="picked"):
    """A card was laid aside, face down, to be discarded."""


class Discarded(OfCard, frozen=True, tag="discarded"):
    """All discards were shown; one event a card."""


class Ended(Event, frozen=True, tag="ended"):
    """The game is over; one event a seat."""

    seat: Seat
    score: int
    won: bool


if TYPE_CHECKING:
    EstorilEvent: TypeAlias = Event
else:
    EstorilEvent = one_of(Event, globals())
