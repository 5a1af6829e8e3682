"""How fast bots move: always on a beat, so that the time they think for tells nobody anything.

A beat begins with something that everybody saw, and its length follows from what everybody knows: the
table's pace, the levels of its bots, and whether what they saw is taken in at a glance. A bot's next move
that somebody else notices comes when a beat ends, however soon it was found. Which one is settled when the
bot begins to think, before it has chosen anything.
The move is found in time because thinking is cut off by time: of what is left, each decision gets half, so
that a turn of many hidden steps ends in time like one of a single step. Where bots are late all the same,
because the machine is busy, every turn is given so much more time (`BotTurns.lateness`), with hidden steps
or without. A single turn that is late even so is shown with the next beat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from kordon.bots.levels import THINKING, Level
from kordon.tables.log.setups import Pace

# Seconds from one move to the next; longer if the bots need longer. Shorter before the first turn: there is
# little to see and less to think about; and after what is taken in at a glance: the next step of a walk.
BEATS: Final[Mapping[Pace, float]] = {"calm": 1.8, "brisk": 0.8, "at-once": 0.0}
SET_UP_BEATS: Final[Mapping[Pace, float]] = {"calm": 0.9, "brisk": 0.3, "at-once": 0.0}
BRIEF_BEATS: Final[Mapping[Pace, float]] = {"calm": 0.35, "brisk": 0.1, "at-once": 0.0}

RESERVE: Final = 20  # milliseconds of a beat that nobody thinks in


def length(pace: Pace, levels: Iterable[Level]) -> int:
    """How long a beat takes, in milliseconds, with bots of these levels at the table."""
    return int(1000 * max(BEATS[pace], *[THINKING[level] for level in levels], 0.0))


def set_up_length(pace: Pace) -> int:
    """How long a beat takes while the game is set up, in milliseconds, at every level."""
    return int(1000 * SET_UP_BEATS[pace])


def brief_length(pace: Pace) -> int:
    """How long a beat takes after what is taken in at a glance, in milliseconds, at every level."""
    return int(1000 * BRIEF_BEATS[pace])


class Deadline(NamedTuple):
    """What is settled when a bot begins to think about all steps up to a move that others notice; in ms."""

    shown: int  # when that move is shown
    found: int  # by when it has to be found

    def share(self, at: int) -> float:
        """Seconds for a decision that begins now: half of what is left, as steps may follow."""
        return max(self.found - RESERVE - at, 0) / 2000

    def lateness(self, at: int) -> int:
        """How late a turn is that was thought out now."""
        return max(0, at - self.found)


@dataclass(slots=True, eq=False)
class Beat:
    """The current beat of a table; times in milliseconds."""

    began: int = 0
    length: int = 0

    def left(self, at: int) -> int:
        """How long it is until a move may be shown: until the end of the beat, or of one that follows it."""
        since = at - self.began
        return self.length - since if since < self.length else -since % self.length

    def deadline(self, at: int, late: int = 0) -> Deadline:
        """For a bot that begins to think now, and may be so late: the end of the first beat it can keep."""
        shown = at + late + self.left(at + late)
        return Deadline(shown, min(shown - late, at + self.length))
