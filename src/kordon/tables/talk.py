"""What people say, note and mark at a table, each within its limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kordon.tables import decisions
from kordon.tables.rate_limit import HOUR, RateLimit

if TYPE_CHECKING:
    from kordon.engine.records import Target
    from kordon.tables.admission import Admission
    from kordon.tables.entries import TableId
    from kordon.tables.requests import Person

NOTES_AT_ONCE: Final = 20  # and marks
LINES_AN_HOUR: Final = 300
NOTES_AN_HOUR: Final = 600
MARKS_AN_HOUR: Final = 2000


class Talk:
    """Chat, notes and marks at the tables of a node."""

    def __init__(self, admission: Admission) -> None:
        self._admission = admission
        self._node = admission.node
        notes = RateLimit(NOTES_AT_ONCE)
        self._chat_limits = RateLimit(), RateLimit(LINES_AN_HOUR, HOUR)
        self._note_limits = notes, RateLimit(NOTES_AN_HOUR, HOUR)
        self._mark_limits = notes, RateLimit(MARKS_AN_HOUR, HOUR)
        self.limits = *self._chat_limits, *self._note_limits, *self._mark_limits[1:]

    async def say(
        self, table: TableId, person: Person, text: str, key: str = "", to_team: bool = False
    ) -> None:
        """Say something to everybody at the table, or to one's team alone."""
        self._count(self._chat_limits, person)
        await self._admission.change(
            table, person, lambda table, at: decisions.say(table, at, person, text, key, to_team), key
        )

    async def note(self, table: TableId, person: Person, text: str) -> None:
        """Replace one's private notes."""
        self._count(self._note_limits, person)
        await self._node.change(table, lambda table, at: decisions.note(table, at, person.id, text))

    async def mark(self, table: TableId, person: Person, marker: str, target: Target) -> None:
        """Put a mark on the board, or take it off."""
        self._count(self._mark_limits, person)
        await self._node.change(table, lambda table, at: decisions.mark(table, at, person.id, marker, target))

    def _count(self, limits: tuple[RateLimit, ...], person: Person) -> None:
        for limit in limits:
            limit.count(person.id, self._node.time.now())
