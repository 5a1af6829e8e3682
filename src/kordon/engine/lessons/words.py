"""What every lesson says, in all clients; the texts are in `text/`."""

# Not compiled: declares texts.
from __future__ import annotations

from typing import Final

from kordon.engine.words import Message

PANEL: Final = Message("learn-panel")
LESSONS: Final = Message("learn-lessons")
NUMBER: Final = Message("learn-number", "number", "of")
PROGRESS: Final = Message("learn-progress")
FINISHED: Final = Message("learn-finished")
NEXT: Final = Message("learn-next")
HINT: Final = Message("learn-hint")
SHOW: Final = Message("learn-show")
DO: Final = Message("learn-do")
BACK: Final = Message("learn-back")
SKIP: Final = Message("learn-skip")
OTHER: Final = Message("learn-other")
RETRY: Final = Message("learn-retry")
ONWARD: Final = Message("learn-onward")
AGAIN: Final = Message("learn-again")
GAME: Final = Message("learn-game")
LEAVE: Final = Message("learn-leave")

# ---- puzzles

PUZZLE: Final = Message("puzzle-panel")
PUZZLES: Final = Message("puzzle-list")
PUZZLE_NUMBER: Final = Message("puzzle-number", "number", "of")
DAILY: Final = Message("puzzle-daily")
WORSE: Final = Message("puzzle-other")
NEXT_PUZZLE: Final = Message("puzzle-onward")
LEAVE_PUZZLES: Final = Message("puzzle-leave")
WORTH: Final = Message("puzzle-worth", "chance", "next")
