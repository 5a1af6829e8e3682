"""The characters (ES-001, ES-002, ES-007, ES-008): facts of the cards, as tables by card number.

Cards 0 to 23 are the starters, six a seat; cards 24 to 50 form the deck. A set of cards is an int
with one bit a card.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kordon.games.estoril.rules import printed
from kordon.games.estoril.rules.printed import Character

Card: TypeAlias = int
CardMask: TypeAlias = int

NO_CARD: Final = -1
UNKNOWN: Final = -2

ASSASSIN: Final = "A"
SEDUCER: Final = "S"
CONSPIRATOR: Final = "C"
NATIONALIST: Final = "N"
DIPLOMAT: Final = "D"
WOMAN: Final = "W"
SYMBOLS: Final = (ASSASSIN, SEDUCER, CONSPIRATOR, NATIONALIST, DIPLOMAT, WOMAN)

MOST_SEATS: Final = 4
STARTERS: Final = len(printed.STARTERS)
CHARACTERS: Final[tuple[Character, ...]] = printed.STARTERS * MOST_SEATS + printed.DECK
CARDS: Final = len(CHARACTERS)
DECK: Final[tuple[Card, ...]] = tuple(range(STARTERS * MOST_SEATS, CARDS))
DECK_MASK: Final[CardMask] = sum(1 << card for card in DECK)

FLAG: Final[tuple[str, ...]] = tuple(character.flag for character in CHARACTERS)
FLAGS: Final[tuple[str, ...]] = tuple(sorted(set(FLAG)))
STRENGTH: Final[tuple[int, ...]] = tuple(character.strength for character in CHARACTERS)
POINTS: Final[tuple[int, ...]] = tuple(character.points for character in CHARACTERS)
ABILITIES: Final[tuple[str, ...]] = tuple(character.symbols for character in CHARACTERS)


def starters_mask(seat: int) -> CardMask:
    """The six cards that a seat begins with."""
    return ((1 << STARTERS) - 1) << STARTERS * seat
