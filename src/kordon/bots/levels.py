"""The levels that opponents are offered in, and what each may spend on a move and takes into account."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

import msgspec

Level: TypeAlias = Literal["beginner", "steady", "sharp", "master"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
DEFAULT_LEVEL: Final[Level] = "steady"

# Logs of tables hold these names: one that was ever given must stay readable.
StoredLevel: TypeAlias = Literal["beginner", "steady", "sharp", "master", "easy", "normal", "hard"]
_NOW: Final[Mapping[StoredLevel, Level]] = {"easy": "beginner", "normal": "steady", "hard": "sharp"}


def current(stored: StoredLevel) -> Level:
    """The level that a name in a log stands for now."""
    for level in LEVELS:
        if level == stored:
            return level
    return _NOW[stored]


class Budget(msgspec.Struct, frozen=True):
    """What a bot may spend on one move: simulated games, seconds, or the one that runs out first.

    With iterations alone a bot's choice follows from its seed; a clock makes it depend on the machine.
    """

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        """Something must bound it."""
        if self.iterations is None and self.seconds is None:
            raise ValueError("a budget needs iterations or seconds")


# Seconds that a bot may think before others see something of it; its hidden steps share them.
THINKING: Final[Mapping[Level, float]] = {"beginner": 0.3, "steady": 0.3, "sharp": 0.5, "master": 1.0}

BUDGETS: Final[Mapping[Level, Budget]] = {
    "beginner": Budget(iterations=12),
    "steady": Budget(iterations=60),
    "sharp": Budget(iterations=200),
    "master": Budget(iterations=800),
}

# How much a bot takes into account, from 0 to 1; what it overlooks is what people overlook.
CARE: Final[Mapping[Level, float]] = {"beginner": 0.1, "steady": 0.45, "sharp": 0.75, "master": 1.0}
