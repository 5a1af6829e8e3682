"""How sure a share of victories is, and ratings that explain many of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from typing import Final

NORMAL_95: Final = 1.959964
ROUNDS: Final = 200
AVERAGE_RATING: Final = 1500.0
PRIOR: Final = 0.5  # victories and defeats that everybody is given, so that a clean sheet has a rating


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    if games == 0:
        return 0.0, 1.0
    square = NORMAL_95 * NORMAL_95
    share = won / games
    middle = share + square / (2 * games)
    spread = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def percent(won: float, games: int) -> str:
    """A share in per cent, with its interval."""
    low, high = wilson(won, games)
    return f"{100 * won / max(1, games):.0f} [{100 * low:.0f}–{100 * high:.0f}]"


def ratings(names: Sequence[str], won: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Bradley-Terry strengths on Elo's scale, from what each won against each."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            gained, expected = PRIOR, 2 * PRIOR / (strength[name] + 1.0)
            for other in names:
                if other != name:
                    games = won.get((name, other), 0.0) + won.get((other, name), 0.0)
                    gained += won.get((name, other), 0.0)
                    expected += games / (strength[name] + strength[other])
            strength[name] = gained / expected
    return {name: AVERAGE_RATING + 400 * log10(strength[name]) for name in names}
