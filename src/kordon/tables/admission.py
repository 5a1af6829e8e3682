"""Who may come near a table, and when a guest becomes a player whom the store knows."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kordon.tables import decisions
from kordon.tables.rate_limit import HOUR, RateLimit, network_of
from kordon.tables.store.interface import Exists, Player

if TYPE_CHECKING:
    from collections.abc import Callable

    from kordon.tables.entries import AnyEntry, TableId
    from kordon.tables.node import Node
    from kordon.tables.requests import Person
    from kordon.tables.table import Table

STRANGERS: Final = 60  # from one address, in an hour


class Admission:
    """Lets people to the tables of a node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._strangers = RateLimit(STRANGERS, HOUR)
        self.limits = (self._strangers,)

    async def welcome(self, person: Person) -> None:
        """Store a guest as a player, because something of theirs must be stored."""
        store = self.node.store
        if person.stranger_from is None or await store.player(person.id) is not None:
            return
        where = network_of(person.stranger_from)
        if where is not None:
            self._strangers.count(where, self.node.time.now())
        with suppress(Exists):  # two concurrent requests of the same guest
            await store.create_player(Player(person.id, person.name))

    async def change(
        self,
        table: TableId,
        person: Person,
        decide: Callable[[Table, int], list[AnyEntry]],
        key: str = "",
    ) -> Table:
        """Change a table; a guest is stored only by a request that is not refused."""
        await self.node.admit(table, person.id, key)
        if person.stranger_from is not None and decide(await self.node.table(table), self.node.time.now()):
            await self.welcome(person)
        return await self.node.change(table, decide)

    async def known(self, table: TableId, person: Person, key: str) -> Table:
        """The table, for those who may come near."""
        await self.node.admit(table, person.id, key)
        known = await self.node.table(table)
        decisions.admit(known, person.id, key)
        return known
