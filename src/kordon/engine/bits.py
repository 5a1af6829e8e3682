"""Sets of small numbers as one int: bit n stands for n. Such sets are named `…_mask`.

Where long sets are handled all the time, `BITS[n]` is quicker than `1 << n`, and `a ^ a & b` takes half as
long as `a & ~b`, which makes a negative number first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

BITS: Final[tuple[int, ...]] = tuple([1 << number for number in range(1024)])
"""The sets of one number, for numbers that can't be negative."""


def members(mask: int) -> list[int]:
    """The numbers in the set, in ascending order."""
    found = []
    while mask:  # from the highest, which takes fewer long numbers than from the lowest
        highest = mask.bit_length() - 1
        found.append(highest)
        mask ^= BITS[highest] if highest < len(BITS) else 1 << highest
    found.reverse()
    return found


def lowest(mask: int) -> int:
    """The least number in a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
