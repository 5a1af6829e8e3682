"""Which bot thinks next: tables with people first, then the owner whose bots have thought least recently.

A worker thinks about one turn at a time; everything else waits here, where it can be put in order. An owner
is the player who hosts a table, and the network it was started from. Thinking time is counted with a
half-life, so it is forgiven after some minutes. At a table with people every turn counts as the usual turn
does: if its own time counted, later waits would tell of hidden steps.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

HALF_LIFE: Final = 60.0  # seconds
MOST_THINKING: Final = 60.0  # seconds of an owner's recent thinking; about 70 % of a core in the long run
MOST_OWNERS: Final = 10_000
USUAL: Final = 64  # turns that the usual time of a turn follows from

# Groups, in the order that they are served in.
WITH_PEOPLE: Final = 0
BOTS_ALONE: Final = 1  # and tables with people whose owner has had more than a fair share
OVER_THE_LIMIT: Final = 2  # bots alone again: these wait even if nobody else does
PAUSE: Final = 1.0  # seconds until a worker looks again, when nobody is within the limit

Place: TypeAlias = int
"""The worker that knows a bot."""


class Figures(NamedTuple):
    """For the host; times in seconds."""

    waiting: int = 0  # moves that are asked for and not there yet
    longest_wait: float = 0.0  # of those that wait now
    thinking: float = 0.0  # since the start


@dataclass(slots=True, eq=False)
class Waiting:
    """A bot that is to move."""

    owners: tuple[str, ...]
    has_people: bool
    since: float
    granted: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BotQueue:
    """The bots of all tables of this node that are to move."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._waiting: dict[Place, list[Waiting]] = {}
        self._busy: set[Place] = set()
        self._resting: set[Place] = set()
        self._used: dict[str, tuple[float, float]] = {}  # seconds of thinking by owner, and when that was
        self._usual: float | None = None  # seconds of a turn at a table with people
        self._seconds = 0.0

    @asynccontextmanager
    async def turn(self, place: Place, owners: tuple[str, ...], has_people: bool) -> AsyncIterator[None]:
        """Wait until it is this bot's turn to think; it is over with the context."""
        one = Waiting(owners, has_people, self._now())
        self._waiting.setdefault(place, []).append(one)
        if place not in self._busy:
            self._next(place)
        try:
            await one.granted
        except asyncio.CancelledError:
            if one in self._waiting[place]:
                self._waiting[place].remove(one)
            else:
                self._next(place)
            raise
        begun = self._now()
        try:
            yield
        finally:
            seconds = self._now() - begun
            self._seconds += seconds
            if has_people:
                usual = seconds if self._usual is None else self._usual
                seconds = self._usual = usual + (seconds - usual) / USUAL
            self._count(owners, seconds)
            self._next(place)

    def used(self, owners: tuple[str, ...]) -> float:
        """Seconds that an owner's bots have thought recently; of the owner with the most."""
        now = self._now()
        known = (self._used.get(owner, (0.0, now)) for owner in owners)
        return max((seconds * 0.5 ** ((now - at) / HALF_LIFE) for seconds, at in known), default=0.0)

    def figures(self) -> Figures:
        """What the host may want to know."""
        now = self._now()
        waits = [now - one.since for some in self._waiting.values() for one in some]
        return Figures(len(waits) + len(self._busy), max(waits, default=0.0), self._seconds)

    def _next(self, place: Place) -> None:
        """Grant the worker to the first in line, if anybody may think now."""
        self._busy.discard(place)
        if not self._waiting[place]:
            return
        one = min(self._waiting[place], key=self._rank)
        if self._rank(one)[0] == OVER_THE_LIMIT:
            if place not in self._resting:
                self._resting.add(place)
                asyncio.get_running_loop().call_later(PAUSE, self._look_again, place)
            return
        self._waiting[place].remove(one)
        self._busy.add(place)
        one.granted.set_result(None)

    def _look_again(self, place: Place) -> None:
        self._resting.discard(place)
        if place not in self._busy:
            self._next(place)

    def _rank(self, one: Waiting) -> tuple[int, float, float]:
        """The smallest is served first."""
        used = self.used(one.owners)
        is_within = used < MOST_THINKING
        if one.has_people:
            group = WITH_PEOPLE if is_within else BOTS_ALONE
        else:
            group = BOTS_ALONE if is_within else OVER_THE_LIMIT
        return group, used, one.since

    def _count(self, owners: tuple[str, ...], seconds: float) -> None:
        now = self._now()
        for owner in owners:
            self._used[owner] = self.used((owner,)) + seconds, now
        if len(self._used) > MOST_OWNERS:
            least = sorted(self._used, key=lambda owner: self.used((owner,)))
            for owner in least[: MOST_OWNERS // 2]:
                del self._used[owner]
