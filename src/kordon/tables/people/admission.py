"""Who may come near a table, and when a guest becomes a player whom the store knows."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from kordon.tables.live.node import Decide, Given, Node
from kordon.tables.log import decisions
from kordon.tables.log.setups import TableId
from kordon.tables.log.table import Table
from kordon.tables.people.limits import OriginLimit, Rate
from kordon.tables.requests import Person
from kordon.tables.store.interface import Exists, Player

STRANGERS: Final = Rate(60)  # from one address, in an hour


class Admission:
    """Lets people to the tables of a node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._strangers = OriginLimit(network=STRANGERS)

    async def welcome(self, person: Person) -> None:
        """Store a guest as a player, because something of theirs must be stored."""
        store = self.node.store
        if person.stranger_from is None or await store.player(person.id) is not None:
            return
        self._strangers.count(person.id, person.stranger_from, self.node.time.now())
        with suppress(Exists):  # two concurrent requests of the same guest
            await store.create_player(Player(person.id, person.name))

    async def change(
        self, table: TableId, person: Person, key: str, decide: Decide[*Given], *given: *Given
    ) -> Table:
        """Change a table; a guest is stored only by a request that is not refused."""
        await self.node.admit(table, person.id, key)
        if person.stranger_from is not None:
            known = await self.node.table(table)
            if decide(known, self.node.time.now(), *given):
                await self.welcome(person)
        return await self.node.change(table, decide, *given)

    async def known(self, table: TableId, person: Person, key: str) -> Table:
        """The table, for those who may come near."""
        await self.node.admit(table, person.id, key)
        known = await self.node.table(table)
        decisions.admit(known, person.id, key)
        return known
