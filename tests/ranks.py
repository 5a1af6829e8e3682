"""A rank test: whether some figures tend to be larger than others."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from math import sqrt

SUSPICIOUS = 3.9  # standard deviations; by chance one run in 10,000 shows more


def deviation(some: list[float], others: list[float]) -> float:
    """The statistic of Mann and Whitney, in standard deviations: how clearly some are larger than others."""
    pairs = len(some) * len(others)
    return (share_larger(some, others) - 0.5) * pairs / sqrt(pairs * (len(some) + len(others) + 1) / 12)


def share_larger(some: list[float], others: list[float]) -> float:
    """How often one of some is larger than one of the others; half of the ties count."""
    ordered = sorted(others)
    wins = sum(bisect_left(ordered, one) + bisect_right(ordered, one) for one in some) / 2
    return wins / (len(some) * len(others))


def margin(some: int, others: int) -> float:
    """How far from one half the share of larger ones has to be to become suspicious, with so many of each."""
    return SUSPICIOUS * sqrt((some + others + 1) / (12 * some * others))
