"""How likely the sniper is to win as things stand, by what everybody can see; fitted to games of masters."""

# Not compiled: only advice uses it.
from __future__ import annotations

from math import exp
from typing import Final

from kordon.games.sniper.observation import SniperObservation

# By what has happened: what it adds to the logarithm of the odds. Time and units left add next to nothing.
START: Final = 0.05
SOLO_START: Final = -0.1
COMPLETED: Final = 1.7  # an objective
WOUND: Final = -1.5


def sniper_wins(seen: SniperObservation) -> float:
    """The sniper's chance to win."""
    odds = START if seen.seats > 1 else SOLO_START
    odds += COMPLETED * len(seen.completed) + WOUND * seen.wounds
    return 1 / (1 + exp(-odds))
