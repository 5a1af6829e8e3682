"""The time of day and the passing of it, given to the tables from outside so that tests need not wait."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Iterable
from typing import Final, TypeVar

T = TypeVar("T")

SLICE: Final = 0.0005  # seconds that long work takes from the event loop at a time
PAUSE: Final = 0.001  # between two slices; the event loop knows no shorter one
OF_LATE: Final = 64  # durations that count
EXCEPTIONS: Final = 2  # of those may have been longer than usual


class Time:
    """The machine's own time; tests have another."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


async def in_slices(items: Iterable[T]) -> AsyncIterator[T]:
    """The items, for long work in the event loop: everybody else gets their turn after every slice."""
    began = time.perf_counter()
    for item in items:
        yield item
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(PAUSE)  # other threads need the interpreter, too: the store's, above all
            began = time.perf_counter()


class Recent:
    """The last durations of something, in milliseconds."""

    def __init__(self) -> None:
        self._durations = deque([0] * OF_LATE, maxlen=OF_LATE)

    def count(self, duration: int) -> None:
        """One more."""
        self._durations.append(duration)

    def most(self) -> int:
        """How long it takes at most, but for a few exceptions."""
        return sorted(self._durations)[-EXCEPTIONS - 1]
