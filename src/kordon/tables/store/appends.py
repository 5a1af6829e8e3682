"""Group commit: appends to many tables share one transaction, and each caller gets its own result.

While one group is being written the next one gathers, so a store writes one group at a time and the busier it
is the larger its groups grow. Appends to the same table stay in order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypeVar

from kordon.tables.store.interface import Summary, Unavailable, check_entries, is_id, no_table

T = TypeVar("T")

TABLES_IN_GROUP: Final = 2000
BYTES_IN_GROUP: Final = 8 << 20

Lost: TypeAlias = dict[str, Exception]
"""Why the runs of some tables were not written; nothing of such a run was."""


@dataclass(slots=True, eq=False)
class Run:
    """Consecutive entries of one table, from one caller or several, written all or not at all."""

    table_id: str
    first: int
    entries: list[bytes]
    summary: Summary | None
    due_at: int | None
    callers: list[asyncio.Future[None]] = field(default_factory=list)

    @property
    def last(self) -> int:
        """The number of the last of them."""
        return self.first + len(self.entries) - 1

    @property
    def rest(self) -> list[tuple[str, int, bytes]]:
        """The rows of all of them but the first."""
        return [
            (self.table_id, number, entry) for number, entry in enumerate(self.entries[1:], self.first + 1)
        ]

    def follow_with(self, other: Run) -> None:
        """Append a run that begins where this one ends."""
        self.entries += other.entries
        self.summary = other.summary or self.summary
        self.due_at = self.due_at if other.due_at is None else other.due_at
        self.callers += other.callers


class Appends:
    """The queue in front of a store's one writer."""

    def __init__(self, write: Callable[[list[Run]], Awaitable[Lost]]) -> None:
        self._write = write
        self._waiting: list[Run] = []
        self._worker: asyncio.Task[None] | None = None
        self._closed = False

    async def add(self, run: Run) -> None:
        """Queue a run and wait until it is durable, or raise why it is not."""
        check_entries(run.first, run.entries)
        if not is_id(run.table_id):
            raise no_table(run.table_id)
        if self._closed:
            raise Unavailable("the database is closed")
        caller: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        run.callers.append(caller)
        self._waiting.append(run)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        await caller

    async def close(self) -> None:
        """Take no more, and wait until everything queued is written."""
        self._closed = True
        if self._worker is not None:
            await self._worker

    async def _work(self) -> None:
        """Write group after group until the queue is empty."""
        try:
            while self._waiting:
                group = self._next_group()
                try:
                    lost = await self._write(list(group.values()))
                except Exception as error:  # every caller must get the error
                    lost = dict.fromkeys(group, error)
                self._settle(group, lost)
        finally:
            self._worker = None

    def _next_group(self) -> dict[str, Run]:
        """Take one run of each waiting table, joined with the runs that continue it."""
        group: dict[str, Run] = {}
        later: list[Run] = []
        size = 0
        for run in self._waiting:
            begun = group.get(run.table_id)
            has_room = len(group) < TABLES_IN_GROUP and size < BYTES_IN_GROUP
            if has_room and begun is None:
                group[run.table_id] = run
            elif has_room and begun is not None and run.first == begun.last + 1:
                begun.follow_with(run)
            else:
                later.append(run)
                continue
            size += sum(map(len, run.entries))
        self._waiting = later
        return group

    def _settle(self, group: dict[str, Run], lost: Lost) -> None:
        """Set the callers' results; runs queued behind a failed one build on its entries and fail with it."""
        behind = [
            run for run in self._waiting if run.table_id in lost and run.first > group[run.table_id].first
        ]
        if behind:
            self._waiting = [run for run in self._waiting if run not in behind]
        for run in (*behind, *group.values()):
            for caller in run.callers:
                settle(caller, None, lost.get(run.table_id))


def settle(caller: asyncio.Future[T], result: T, error: BaseException | None = None) -> None:
    """Resume somebody who waits; a cancelled caller gets nothing."""
    if caller.done():
        return
    if error is None:
        caller.set_result(result)
    else:
        caller.set_exception(error)
