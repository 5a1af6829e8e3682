"""What people say, note and mark at a table, each within its limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kordon.tables.log import decisions
from kordon.tables.people.limits import Rate, RateLimit

if TYPE_CHECKING:
    from kordon.engine.records import Target
    from kordon.tables.log.entries import TableId
    from kordon.tables.people.admission import Admission
    from kordon.tables.requests import Person

# Of one player, at once and in an hour.
LINES: Final = Rate(5, 10_000), Rate(300)
NOTES: Final = Rate(20, 10_000), Rate(600)
MARKS: Final = Rate(20, 10_000), Rate(2000)


class Talk:
    """Chat, notes and marks at the tables of a node."""

    def __init__(self, admission: Admission) -> None:
        self._admission = admission
        self._node = admission.node
        self._lines, self._notes, self._marks = RateLimit(*LINES), RateLimit(*NOTES), RateLimit(*MARKS)

    async def say(
        self, table: TableId, person: Person, text: str, key: str = "", to_team: bool = False
    ) -> None:
        """Say something to everybody at the table, or to one's team alone."""
        self._lines.count(person.id, self._node.time.now())
        await self._admission.change(table, person, key, decisions.say, person, text, key, to_team)

    async def note(self, table: TableId, person: Person, text: str) -> None:
        """Replace one's private notes."""
        self._notes.count(person.id, self._node.time.now())
        await self._node.change(table, decisions.note, person.id, text)

    async def mark(self, table: TableId, person: Person, marker: str, target: Target) -> None:
        """Put a mark on the board, or take it off."""
        self._marks.count(person.id, self._node.time.now())
        await self._node.change(table, decisions.mark, person.id, marker, target)
