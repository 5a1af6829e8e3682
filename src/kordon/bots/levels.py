"""The levels that opponents are offered in, and what each may spend on a move and takes into account."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from kordon.engine.chance import seed_from
from kordon.engine.game import AnyGame

Level: TypeAlias = Literal["beginner", "steady", "sharp", "master"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)

# Logs of tables hold these names: one that was ever given must stay readable.
StoredLevel: TypeAlias = Literal["beginner", "steady", "sharp", "master", "easy", "normal", "hard"]
_OLD: Final[Mapping[StoredLevel, Level]] = {"easy": "beginner", "normal": "steady", "hard": "sharp"}
_NOW: Final[Mapping[StoredLevel, Level]] = {**{level: level for level in LEVELS}, **_OLD}


def current(stored: StoredLevel) -> Level:
    """The level that a name in a log stands for now."""
    return _NOW[stored]


@cache
def is_played_together(game: AnyGame) -> bool:
    """Whether all seats of the game win and lose together."""
    seats = game.seat_counts[-1]
    return len(game.team(game.start(game.parse_options({}), seats, seed_from("any")), 0)) == seats > 1


def usual_level(game: AnyGame) -> Level:
    """The level of bots where nobody says another: as team-mates the best."""
    return "master" if is_played_together(game) else "steady"


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
    "beginner": Budget(iterations=1),
    "steady": Budget(iterations=60),
    "sharp": Budget(iterations=200),
    "master": Budget(iterations=1600),
}

# How much a bot takes into account, from 0 to 1; what it overlooks is what people overlook.
CARE: Final[Mapping[Level, float]] = {"beginner": 0.1, "steady": 0.45, "sharp": 0.75, "master": 1.0}
