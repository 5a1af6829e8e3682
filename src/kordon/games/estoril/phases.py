"""The phases of a round: what is being done."""

from __future__ import annotations

from typing import Final

LAYING: Final = 0
PEEKING: Final = 1
OPENING: Final = 2
USING: Final = 3
CONSPIRING: Final = 4
EFFECT: Final = 5
SACRIFICING: Final = 6
AWARDING: Final = 7
DISCARDING: Final = 8
OVER: Final = 9
