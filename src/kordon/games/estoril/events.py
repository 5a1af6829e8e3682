"""Everything that can happen. A card that a witness can't see is `UNKNOWN`."""

from __future__ import annotations

from typing import TypeAlias

from kordon.engine.records import Event, Seat
from kordon.games.estoril.rules.characters import Card
from kordon.games.estoril.rules.ground import Cell, Place, Spot


class RoundBegan(Event, frozen=True, tag="round"):
    """New boards and rewards lie on the table."""

    round: int
    first: Seat


class Laid(Event, frozen=True, tag="laid"):
    """A character was laid on an area of a board."""

    seat: Seat
    card: Card
    cell: Cell
    board: int
    area: int


class Peeked(Event, frozen=True, tag="peeked"):
    """Somebody looked at a face-down card; area 0 is the reward."""

    seat: Seat
    card: Card
    spot: Spot
    board: int
    area: int


class NothingToPeek(Event, frozen=True, tag="no-peek"):
    """A card was laid on an area with a peek symbol, but no card lay face down in reach."""

    seat: Seat
    board: int
    area: int


class Declined(Event, frozen=True, tag="declined"):
    """An ability was left unused (or a peek, with no card and no symbol)."""

    seat: Seat
    card: Card
    symbol: str


class Opened(Event, frozen=True, tag="opened"):
    """A board's cards were turned up: the next board to resolve."""

    board: int
    place: Place


class Unclaimed(Event, frozen=True, tag="unclaimed"):
    """Nobody was there: the reward went under the deck."""

    board: int
    card: Card


class Assassinated(Event, frozen=True, tag="assassinated"):
    """A character returned to its owner's hand."""

    seat: Seat
    card: Card
    owner: Seat


class Looked(Event, frozen=True, tag="looked"):
    """A conspirator saw the deck's top card."""

    seat: Seat
    card: Card


class Conspired(Event, frozen=True, tag="conspired"):
    """What a conspirator left on the reward field, and what went under the deck."""

    seat: Seat
    board: int
    reward: Card
    under: Card
    swapped: bool


class Rallied(Event, frozen=True, tag="rallied"):
    """A nationalist found compatriots."""

    seat: Seat
    card: Card
    bonus: int


class Seduced(Event, frozen=True, tag="seduced"):
    """A character was brought over from a neighbouring board, face up."""

    seat: Seat
    card: Card
    owner: Seat
    cell: Cell
    to: Cell
    board: int


class Protected(Event, frozen=True, tag="protected"):
    """A diplomat's marker was put on a character."""

    seat: Seat
    card: Card
    cell: Cell
    board: int
    area: int


class Rolled(Event, frozen=True, tag="rolled"):
    """Two dice at the casino and the difference they added."""

    seat: Seat
    card: Card
    first: int
    second: int


class Sacrificed(Event, frozen=True, tag="sacrificed"):
    """The weakest player at Boca do Inferno lost a character for good."""

    seat: Seat
    card: Card


class Won(Event, frozen=True, tag="won"):
    """The strongest player took the reward."""

    seat: Seat
    card: Card
    board: int
    strength: int
    tied: bool


class Picked(Event, frozen=True, tag="picked"):
    """A card was laid aside, face down, to be discarded."""

    seat: Seat
    card: Card


class Discarded(Event, frozen=True, tag="discarded"):
    """All discards were shown; one event a card."""

    seat: Seat
    card: Card


class Ended(Event, frozen=True, tag="ended"):
    """The game is over; one event a seat."""

    seat: Seat
    score: int
    won: bool


EstorilEvent: TypeAlias = (
    RoundBegan
    | Laid
    | Peeked
    | NothingToPeek
    | Declined
    | Opened
    | Unclaimed
    | Assassinated
    | Looked
    | Conspired
    | Rallied
    | Seduced
    | Protected
    | Rolled
    | Sacrificed
    | Won
    | Picked
    | Discarded
    | Ended
)
