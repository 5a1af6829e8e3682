"""How fast bots move: always on a beat, so that the time they think for tells nobody anything.

A beat begins with something that everybody saw, and its length follows from what everybody knows: the
table's pace and the levels of its bots. A bot's next move that somebody else notices comes when the beat
ends, however soon it was found. It is found in time because thinking is cut off by time: of what is left of
the beat, each decision gets half, so that a turn of many hidden steps ends in time like one of a single step.
A beat is missed only when the machine is overloaded; then the move comes with the next one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from kordon.bots.levels import THINKING, Level
from kordon.tables.entries import Pace

# Seconds from one move to the next; longer if the bots need longer.
BEATS: Final[Mapping[Pace, float]] = {"calm": 1.8, "brisk": 0.8, "at-once": 0.0}

RESERVE: Final = 20  # milliseconds of a beat that nobody thinks in


def length(pace: Pace, levels: Iterable[Level]) -> int:
    """How long a beat takes, in milliseconds, with bots of these levels at the table."""
    return int(1000 * max(BEATS[pace], *[THINKING[level] for level in levels], 0.0))


class Beat:
    """The current beat of a table; times in milliseconds."""

    __slots__ = ("began", "length")

    def __init__(self, began: int = 0, length: int = 0) -> None:
        self.began = began
        self.length = length

    def left(self, at: int) -> int:
        """How long it is until a move may be shown: until the end of the beat, or of one that follows it."""
        since = at - self.began
        return self.length - since if since < self.length else -since % self.length

    def share(self, at: int) -> float:
        """Seconds for a decision that begins now."""
        since = at - self.began
        left = self.length - since if since < self.length else self.length
        return max(left - RESERVE, 0) / 2000
