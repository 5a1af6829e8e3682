"""The characters (ES-001, ES-002, ES-007, ES-008): facts of the cards, as tables by card number.

Cards 0 to 23 are the starters, six a seat; cards 24 to 50 form the deck. A set of cards is an int
with one bit a card.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, TypeAlias

import msgspec

Card: TypeAlias = int
CardMask: TypeAlias = int

NO_CARD: Final = -1
UNKNOWN: Final = -2

ASSASSIN, SEDUCER, CONSPIRATOR, NATIONALIST, DIPLOMAT, WOMAN = SYMBOLS = ("A", "S", "C", "N", "D", "W")


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One character card."""

    name: str
    flag: str
    strength: int
    points: int
    symbols: str = ""
    woman: bool = False


class _File(msgspec.Struct, frozen=True):
    origin: str
    starters: tuple[Character, ...]
    deck: tuple[Character, ...]


_DATA = msgspec.json.decode(
    files("kordon.games.estoril").joinpath("data/characters.json").read_bytes(), type=_File
)

MOST_SEATS: Final = 4
STARTERS: Final = len(_DATA.starters)
CHARACTERS: Final[tuple[Character, ...]] = _DATA.starters * MOST_SEATS + _DATA.deck
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
