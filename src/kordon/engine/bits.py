"""Sets of numbers below 4,096 as one int: bit n stands for n. Such sets are named `…_mask`.

Where long sets are handled all the time, `BITS[n]` is quicker than `1 << n`, and `a ^ a & b` takes half as
long as `a & ~b`, which makes a negative number first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

BITS: Final[tuple[int, ...]] = tuple([1 << number for number in range(4096)])
"""The sets of one number, by it; it must not be negative."""

_SMALL_SETS: Final = 256
_MEMBERS: Final = [[n for n in range(8) if mask >> n & 1] for mask in range(_SMALL_SETS)]


def members(mask: int) -> list[int]:
    """The numbers in the set, in ascending order."""
    if mask < _SMALL_SETS:
        return _MEMBERS[mask].copy()
    found = []
    while mask:  # from the highest, which takes fewer long numbers than from the lowest
        highest = mask.bit_length() - 1
        found.append(highest)
        mask ^= BITS[highest]
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


def union(masks: Iterable[int]) -> int:
    """The numbers that are in any of these sets."""
    together = 0
    for mask in masks:
        together |= mask
    return together
