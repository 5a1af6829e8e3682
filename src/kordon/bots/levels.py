"""The levels that opponents are offered in, and what each may spend on a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

import msgspec

# Logs of tables hold these names: one that was ever given must stay readable.
Level: TypeAlias = Literal["easy", "normal", "hard"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
DEFAULT_LEVEL: Final[Level] = "normal"


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
THINKING: Final[Mapping[Level, float]] = {"easy": 0.3, "normal": 0.5, "hard": 2.0}

BUDGETS: Final[Mapping[Level, Budget]] = {
    "easy": Budget(iterations=30),
    "normal": Budget(iterations=160),
    "hard": Budget(iterations=600),
}
