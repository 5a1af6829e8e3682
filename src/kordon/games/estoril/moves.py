"""Every kind of move. Moves are immutable; the common ones are created once and shared."""

from __future__ import annotations

from typing import Final, TypeAlias

from kordon.engine.records import Move
from kordon.games.estoril.rules.characters import CARDS, MOST_SEATS, Card
from kordon.games.estoril.rules.ground import CELLS, PLACES, Cell, Spot


class Lay(Move, frozen=True, tag="lay"):
    """Lay a character on an area."""

    card: Card
    cell: Cell


class Peek(Move, frozen=True, tag="peek"):
    """Look at a face-down card that the peek symbol reaches."""

    spot: Spot


class Decline(Move, frozen=True, tag="decline"):
    """Decline the peek, or leave the first symbol that could be used."""


class Assassinate(Move, frozen=True, tag="assassin"):
    """Send a character of this board back to its owner's hand."""

    cell: Cell


class Conspire(Move, frozen=True, tag="conspirator"):
    """Look at the deck's top card."""


class Choose(Move, frozen=True, tag="choose"):
    """After the look: keep the reward or swap it; the other card goes under the deck."""

    swap: bool


class Rally(Move, frozen=True, tag="nationalist"):
    """Count the compatriots."""


class Seduce(Move, frozen=True, tag="seducer"):
    """Bring a character over from a neighbouring board."""

    cell: Cell
    to: Cell


class Protect(Move, frozen=True, tag="diplomat"):
    """Shield a character from assassins and seducers."""

    cell: Cell


class Sacrifice(Move, frozen=True, tag="sacrifice"):
    """Give up one of your own characters at Boca do Inferno."""

    cell: Cell


class Discard(Move, frozen=True, tag="discard"):
    """Pick, in secret, one of the cards above six."""

    card: Card


EstorilMove: TypeAlias = (
    Lay | Peek | Decline | Assassinate | Conspire | Choose | Rally | Seduce | Protect | Sacrifice | Discard
)

_SEATS = range(MOST_SEATS)
LAY: Final = [[[Lay(s, card, cell) for cell in range(CELLS)] for card in range(CARDS)] for s in _SEATS]
PEEK: Final = [[Peek(s, spot) for spot in range(CELLS + PLACES)] for s in _SEATS]
DECLINE: Final = [Decline(s) for s in _SEATS]
ASSASSINATE: Final = [[Assassinate(s, cell) for cell in range(CELLS)] for s in _SEATS]
CONSPIRE: Final = [Conspire(s) for s in _SEATS]
CHOOSE: Final = [[Choose(s, swap=False), Choose(s, swap=True)] for s in _SEATS]
RALLY: Final = [Rally(s) for s in _SEATS]
PROTECT: Final = [[Protect(s, cell) for cell in range(CELLS)] for s in _SEATS]
SACRIFICE: Final = [[Sacrifice(s, cell) for cell in range(CELLS)] for s in _SEATS]
DISCARD: Final = [[Discard(s, card) for card in range(CARDS)] for s in _SEATS]
