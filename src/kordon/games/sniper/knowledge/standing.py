"""How likely the sniper is to win as things stand, by what a seat was sent; fitted to games of masters.

`python -m kordon.lab.standing sniper` fits the weights, `python -m kordon.lab.calibration sniper` checks
them.
"""

# Not compiled: only advice uses it.
from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Final

from kordon.games.sniper.board import FAR, Board
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import Space

# What each count adds to the logarithm of the odds: by what the sniper knows, and by what defenders know.
SNIPER_KNOWS: Final[Mapping[str, float]] = {
    "start": 0.96,
    "completed": 1.26,
    "wounds": -1.23,
    "cost": -2.59,
    "cost when one is completed": -1.95,
    "found": -0.15,
    "time": 0.55,
    "solo": -0.78,
}
DEFENDERS_KNOW: Final[Mapping[str, float]] = {
    "start": -0.94,
    "completed": 0.64,
    "wounds": -1.49,
    "near": 0.83,
    "hits": -1.43,
    "doubt": 0.95,
    "time": 0.26,
    "time when one is completed": 1.3,
}
A_FEW_STEPS: Final = 5.0  # over which being near an objective falls to a third


def sniper_wins(weights: Mapping[str, float], counted: Mapping[str, float]) -> float:
    """The sniper's chance to win."""
    return 1 / (1 + exp(-sum([weights[name] * value for name, value in counted.items()])))


def sniper_counts(seen: SniperObservation, turns: int, cost: float, found: float) -> dict[str, float]:
    """What the sniper goes by: the cost of the way that is left, and how surely squads know."""
    done = len(seen.completed)
    return {
        "start": 1.0,
        "completed": float(done),
        "wounds": float(seen.wounds),
        "cost": cost,
        "cost when one is completed": cost * done,
        "found": found,
        "time": turns / 10,
        "solo": float(seen.seats == 1),
    }


def defender_counts(seen: SniperObservation, near: float, hits: float, doubt: float) -> dict[str, float]:
    """What defenders go by: how near the sniper is to what is wanted, and the chance to strike now."""
    done = len(seen.completed)
    return {
        "start": 1.0,
        "completed": float(done),
        "wounds": float(seen.wounds),
        "near": near,
        "hits": hits,
        "doubt": doubt,
        "time": seen.countdown / 10,
        "time when one is completed": seen.countdown / 10 * done,
    }


def nearness(board: Board, wanted: Mapping[Space, float], ranked: list[tuple[Space, float]]) -> float:
    """How near the sniper is to objectives, by the chances of both."""
    total = 0.0
    for goal, chance in wanted.items():
        steps = board.steps_to(1 << goal)
        total += chance * sum([p * exp(-steps[at] / A_FEW_STEPS) for at, p in ranked if steps[at] < FAR])
    return total


def doubt(ranked: list[tuple[Space, float]]) -> float:
    """How little is known of where the sniper is, from 0 to about 1."""
    return -sum([chance * log(chance) for _, chance in ranked if chance > 0]) / 4
