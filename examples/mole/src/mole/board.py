"""The squares, numbered row by row, and what is next to what (MO-101, MO-102)."""

from __future__ import annotations

from typing import Final, TypeAlias

Square: TypeAlias = int

SIDE: Final = 5
SQUARES: Final = range(SIDE * SIDE)
NO_SQUARE: Final[Square] = -1
UNKNOWN: Final[Square] = -2
TARGETS: Final[tuple[Square, ...]] = (2, 5, 9, 15, 19, 22)
AGENTS_START: Final[tuple[Square, Square]] = (11, 13)


def distance(one: Square, other: Square) -> int:
    """Steps over sides of squares."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


def within(steps: int, square: Square) -> list[Square]:
    """The squares so many steps away at most, without the square itself, in rising order."""
    return [other for other in SQUARES if 0 < distance(square, other) <= steps]


def name_of(square: Square) -> str:
    """A column's letter and a row's number, as on a chessboard."""
    return f"{'abcde'[square % SIDE]}{square // SIDE + 1}"
