"""What every lesson says, in all clients; the texts are in `text/`."""

# Not compiled: declares texts.
from __future__ import annotations

from typing import Final

from kordon.engine.words import Message, Names

NUMBER: Final = Message("learn-number", "number", "of")
NEXT: Final = Message("learn-next")
OTHER: Final = Message("learn-other")
LOST: Final = Message("learn-lost")
ONWARD: Final = Message("learn-onward")
GAME: Final = Message("learn-game")
IN_BROWSERS: Final = Names(
    "learn",
    [
        *("panel", "lessons", "progress", "finished", "words", "hint", "show"),
        *("do", "back", "skip", "retry", "again", "leave"),
    ],
)

# ---- puzzles

PUZZLE_NUMBER: Final = Message("puzzle-number", "number", "of")
DAILY: Final = Message("puzzle-daily")
WORSE: Final = Message("puzzle-other")
NEXT_PUZZLE: Final = Message("puzzle-onward")
PUZZLES_IN_BROWSERS: Final = Names("puzzle", ["panel", "list", "leave"])
BECAUSE: Final = Message("puzzle-because", "why")
WORTH: Final = Message("puzzle-worth", "chance", "next")
