"""How likely the sniper is to win as things stand, by what everybody can see; fitted to games of masters."""

# Not compiled: only advice uses it.
from __future__ import annotations

from math import exp
from typing import Final

from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE

# By what is counted: what it adds to the logarithm of the odds (docs/lab.md).
START: Final = 0.0
COMPLETED: Final = 1.6  # an objective
WOUND: Final = -1.2
TURN_LEFT: Final = 0.08  # of the countdown
UNIT: Final = -0.1  # on the board
SOLO_START: Final = 0.0
SOLO_TURN_LEFT: Final = 0.08  # an order card in the deck


def sniper_wins(seen: SniperObservation) -> float:
    """The sniper's chance to win."""
    units = len([space for space in seen.units if space != NO_SPACE])
    odds = COMPLETED * len(seen.completed) + WOUND * seen.wounds + UNIT * units
    if seen.seats > 1:
        odds += START + TURN_LEFT * seen.countdown
    else:
        odds += SOLO_START + SOLO_TURN_LEFT * seen.orders_left
    return 1 / (1 + exp(-odds))
