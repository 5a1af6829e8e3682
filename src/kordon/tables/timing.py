"""The time of day and the passing of it, given to the tables from outside so that tests need not wait."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Time(Protocol):
    """A source of time."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class SystemTime:
    """The machine's own."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
