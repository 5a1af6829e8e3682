"""Entries on their way into a store."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

    from kordon.tables.store.interface import Summary


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

    def follow_with(self, other: Run) -> None:
        """Append a run that begins where this one ends."""
        self.entries += other.entries
        self.summary = other.summary or self.summary
        self.due_at = self.due_at if other.due_at is None else other.due_at
        self.callers += other.callers
