"""How many running games one player, and one network, may have: altogether, and with bots alone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from kordon.tables.rate_limit import network_of
from kordon.tables.refusals import TOO_MANY_BOT_GAMES, TOO_MANY_GAMES, refused
from kordon.tables.store.interface import Missing

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from kordon.tables.entries import TableId
    from kordon.tables.requests import Person
    from kordon.tables.store.interface import Store, Summary
    from kordon.tables.table import Table

MOST_GAMES: Final = (40, 120)  # of a player, and from a network
MOST_BOT_GAMES: Final = (3, 6)
LISTED: Final = 100  # of a player's tables, the last changed first
REMEMBERED: Final = 20_000


class Shares:
    """Who has started what. Networks are known only of games that began on this node since it started."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._network_of: OrderedDict[TableId, str] = OrderedDict()
        self._starting = asyncio.Lock()  # so that many requests at once are counted one after the other

    @asynccontextmanager
    async def starting(self, table: Table, person: Person) -> AsyncIterator[None]:
        """Start the game inside of this, or be refused because there are too many."""
        network = network_of(person.address) if person.address else None
        async with self._starting:
            own = [summary for _, summary in await self._store.tables_of(person.id, LISTED)]
            near = await self._from(network)
            has_people = any(chair.player for chair in table.seating.chairs)
            for games, most, most_of_bots in zip((own, near), MOST_GAMES, MOST_BOT_GAMES, strict=True):
                running = [game for game in games if game.state == "playing"]
                if len(running) >= most:
                    raise refused(TOO_MANY_GAMES)
                if not has_people and sum(map(is_of_bots_alone, running)) >= most_of_bots:
                    raise refused(TOO_MANY_BOT_GAMES)
            yield
            if network is not None:
                self._network_of[table.id] = network
                if len(self._network_of) > REMEMBERED:
                    self._network_of.popitem(last=False)

    def owners(self, table: Table) -> tuple[str, ...]:
        """Who answers for the thinking of a table's bots."""
        network = self._network_of.get(table.id)
        return (table.setup.host,) if network is None else (table.setup.host, f"from {network}")

    async def _from(self, network: str | None) -> list[Summary]:
        """The games that were started from a network and run; those that are over are forgotten."""
        running: list[Summary] = []
        for id in [id for id, known in self._network_of.items() if known == network]:
            try:
                summary = await self._store.summary(id)
            except Missing:
                del self._network_of[id]
                continue
            if summary.state == "playing":
                running.append(summary)
            else:
                del self._network_of[id]
        return running


def is_of_bots_alone(game: Summary) -> bool:
    """Whether no person has a seat; those who only watch have no name in a summary."""
    return not any(member.player and member.name for member in game.members)
