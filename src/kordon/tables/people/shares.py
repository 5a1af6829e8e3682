"""How many running games and seats at open tables one player, and one network, may have."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

from kordon.tables.log.setups import PlayerId, TableId
from kordon.tables.log.table import Table
from kordon.tables.people.limits import network_of
from kordon.tables.refusals import TOO_MANY_BOT_GAMES, TOO_MANY_GAMES, TOO_MANY_SEATS, refused
from kordon.tables.requests import Person
from kordon.tables.store.base import Store
from kordon.tables.store.interface import Missing, Summary

MOST_GAMES: Final = (40, 120)  # of a player, and from a network
MOST_BOT_GAMES: Final = (3, 6)
MOST_SEATS: Final = (12, 48)  # at tables that have not begun
LISTED: Final = 100  # of a player's tables, the last changed first
REMEMBERED: Final = 20_000

Taken: TypeAlias = "tuple[TableId, PlayerId]"
"""A seat: at which table, and whose."""


class Shares:
    """Who has started what. Networks are known only of games that began on this node since it started."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._network_of: OrderedDict[TableId, str] = OrderedDict()
        self._seats: OrderedDict[Taken, str] = OrderedDict()  # and their networks
        self._starting = asyncio.Lock()  # so that many requests at once are counted one after the other
        self._under_way: list[tuple[TableId, PlayerId, str | None]] = []  # seats being taken, from where
        self._settled = 0  # how many of those requests have ended

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
                self._remember(table.id, network)

    def _remember(self, table: TableId, network: str) -> None:
        self._network_of[table] = network
        if len(self._network_of) > REMEMBERED:
            self._network_of.popitem(last=False)

    @asynccontextmanager
    async def sitting(self, table: TableId, person: Person) -> AsyncIterator[None]:
        """Sit down inside of this, or be refused because others should find a seat, too."""
        if (await self._store.summary(table)).state != "open":
            yield
            return
        network = network_of(person.address) if person.address else None
        own, near = await self._seats_of(person.id, network)
        if len(own - {(table, person.id)}) >= MOST_SEATS[0] or (
            network and len(near - {(table, person.id)}) >= MOST_SEATS[1]
        ):
            raise refused(TOO_MANY_SEATS)
        self._under_way.append((table, person.id, network))
        try:
            yield
            if network is not None:
                self._seats[table, person.id] = network
                if len(self._seats) > REMEMBERED:
                    self._seats.popitem(last=False)
        finally:
            self._under_way.remove((table, person.id, network))
            self._settled += 1

    async def _seats_of(self, player: PlayerId, network: str | None) -> tuple[set[Taken], set[Taken]]:
        """The player's seats at open tables and those from the network, with those that are being taken."""
        while True:
            settled = self._settled
            listed = await self._store.tables_of(player, LISTED)
            near = await self._seats_from(network) if network else set()
            if settled == self._settled:  # or a seat taken meanwhile was neither read nor is under way
                break
        own = {(id, player) for id, summary in listed if _waits_at(summary, player)}
        own |= {(id, one) for id, one, _ in self._under_way if one == player}
        near |= {(id, one) for id, one, known in self._under_way if known == network}
        return own, near

    async def _seats_from(self, network: str) -> set[Taken]:
        """The seats at open tables that were taken from a network and are kept."""
        kept = set[Taken]()
        for table, player in [seat for seat, known in self._seats.items() if known == network]:
            try:
                waits = _waits_at(await self._store.summary(table), player)
            except Missing:
                waits = False
            if waits:
                kept.add((table, player))
            else:
                self._seats.pop((table, player), None)
        return kept

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


def _waits_at(game: Summary, player: PlayerId) -> bool:
    """Whether the player sits at a table that has not begun."""
    return game.state == "open" and any(one.player == player and one.name for one in game.members)


def is_of_bots_alone(game: Summary) -> bool:
    """Whether no person has a seat; those who only watch have no name in a summary."""
    return not any(member.player and member.name for member in game.members)
