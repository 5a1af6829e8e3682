"""The time at a table: the seats' clocks, and the beat on which bots move. Neither reveals anything secret.

A seat's clock runs while the public picture says that the seat has something to decide, and a clock for
each move restarts whenever that picture changes. Steps that nobody else notices neither stop nor restart it.

Bots always move on a beat, so that the time they think for tells nobody anything.

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

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kordon.bots.levels import THINKING, Level
from kordon.engine.records import Seat
from kordon.tables.log.setups import Clock, Pace
from kordon.tables.messages import ClockNews

# Seconds from one move to the next; longer if the bots need longer. Shorter before the first turn: there is
# little to see and less to think about; and after what is taken in at a glance: the next step of a walk.
BEATS: Final[Mapping[Pace, float]] = {"calm": 1.8, "brisk": 0.8, "at-once": 0.0}
SET_UP_BEATS: Final[Mapping[Pace, float]] = {"calm": 0.9, "brisk": 0.3, "at-once": 0.0}
BRIEF_BEATS: Final[Mapping[Pace, float]] = {"calm": 0.35, "brisk": 0.1, "at-once": 0.0}

RESERVE: Final = 20  # milliseconds of a beat that nobody thinks in


class Clocks:
    """How much time each seat has left, in milliseconds."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.per_move = clock.kind == "move"
        self.budget = clock.seconds * 1000
        self.left = [self.budget] * seats
        self.running: tuple[Seat, ...] = ()
        self.since = 0

    def public_change(self, at: int, to_act: Sequence[Seat]) -> None:
        """Everybody saw something happen; these seats now have something to decide."""
        for seat in self.running:
            self.left[seat] = self.left_at(at, seat)
        if self.per_move:
            self.left = [self.budget] * len(self.left)
        self.running = tuple(to_act)
        self.since = at

    def left_at(self, at: int, seat: Seat) -> int:
        """Milliseconds that the seat has left at this time."""
        spent = max(0, at - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def is_up(self, at: int, seat: Seat) -> bool:
        """Whether the seat's time has run out."""
        return seat in self.running and self.left_at(at, seat) == 0

    def end(self, seat: Seat) -> int:
        """When the time of a seat whose clock runs will be up."""
        return self.since + self.left[seat]

    def news(self, at: int, bots: Sequence[bool]) -> ClockNews:
        """What everybody is shown; bots have no clock."""
        left = tuple(None if bot else self.left_at(at, seat) for seat, bot in enumerate(bots))
        return ClockNews(left, tuple(seat for seat in self.running if not bots[seat]))


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
