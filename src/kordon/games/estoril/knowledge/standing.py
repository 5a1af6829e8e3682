"""The chance to win that advice tells, from what the search found."""

# Not compiled: only advice uses it.
from __future__ import annotations

from math import exp
from typing import Final

from kordon.games.estoril.observation import EstorilObservation

# By round, in the logarithm of the odds: how much roll-outs overrate the seat. In the last one they end with
# a victory, elsewhere with an evaluation that was tuned to games of the search. Fitted to 400 games of
# masters, two to four seats (`kordon.lab.calibration`).
OPTIMISM: Final = (0.1, 0.25, 0.35, 1.1)


def sober(seen: EstorilObservation, share: float) -> float:
    """A share of won roll-outs as a chance among masters."""
    return share / (share + (1 - share) * exp(OPTIMISM[seen.round - 1]))
