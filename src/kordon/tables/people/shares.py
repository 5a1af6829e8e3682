"""How many running games and seats at open tables one player, and one network, may have."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

from kordon.tables.log.setups import NOBODY, PlayerId, TableId
from kordon.tables.log.table import Table
from kordon.tables.refusals import TOO_MANY_BOT_GAMES, TOO_MANY_GAMES, TOO_MANY_SEATS, refuse_if, refused
from kordon.tables.requests import Person
from kordon.tables.store.base import Store
from kordon.tables.store.interface import Missing, Summary

MOST_GAMES: Final = (40, 120)  # of a player, and from a network
MOST_BOT_GAMES: Final = (3, 6)
MOST_SEATS: Final = (12, 48)  # at tables that have not begun
LISTED: Final = 100  # of a player's tables, the last changed first
MOST_REMEMBERED: Final = 20_000

Taken: TypeAlias = "tuple[TableId, PlayerId]"
"""A seat: at which table, and whose; of nobody, the whole game."""

Remembered: TypeAlias = "OrderedDict[Taken, str]"
"""What is taken, and from which network."""


class Shares:
    """Who has started what. Networks are known only of games that began on this node since it started."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: Remembered = OrderedDict()
        self._seats: Remembered = OrderedDict()
        self._starting = asyncio.Lock()  # so that many requests at once are counted one after the other
        self._under_way: list[tuple[TableId, PlayerId, str | None]] = []  # seats being taken, from where
        self._settled = 0  # how many of those requests have ended

    @asynccontextmanager
    async def starting(self, table: Table, person: Person) -> AsyncIterator[None]:
        """Start the game inside of this, or be refused because there are too many."""
        async with self._starting:
            own = [summary for _, summary in await self._store.tables_of(person.id, LISTED)]
            near = list((await self._kept(self._games, person.network)).values())
            has_people = any(chair.player for chair in table.seating.chairs)
            for games, most, most_of_bots in zip((own, near), MOST_GAMES, MOST_BOT_GAMES, strict=True):
                running = [game for game in games if game.state == "playing"]
                refuse_if(len(running) >= most, TOO_MANY_GAMES)
                if not has_people and sum(map(is_of_bots_alone, running)) >= most_of_bots:
                    raise refused(TOO_MANY_BOT_GAMES)
            yield
            _remember(self._games, (table.id, NOBODY), person.network)

    @asynccontextmanager
    async def sitting(self, table: TableId, person: Person) -> AsyncIterator[None]:
        """Sit down inside of this, or be refused because others should find a seat, too."""
        if (await self._store.summary(table)).state != "open":
            yield
            return
        network = person.network
        own, near = await self._seats_of(person.id, network)
        if len(own - {(table, person.id)}) >= MOST_SEATS[0] or (
            network and len(near - {(table, person.id)}) >= MOST_SEATS[1]
        ):
            raise refused(TOO_MANY_SEATS)
        self._under_way.append((table, person.id, network))
        try:
            yield
            _remember(self._seats, (table, person.id), network)
        finally:
            self._under_way.remove((table, person.id, network))
            self._settled += 1

    async def _seats_of(self, player: PlayerId, network: str | None) -> tuple[set[Taken], set[Taken]]:
        """The player's seats at open tables and those from the network, with those that are being taken."""
        while True:
            settled = self._settled
            listed = await self._store.tables_of(player, LISTED)
            near = set(await self._kept(self._seats, network)) if network else set()
            if settled == self._settled:  # or a seat taken meanwhile was neither read nor is under way
                break
        own = {(id, player) for id, summary in listed if _waits_at(summary, player)}
        own |= {(id, one) for id, one, _ in self._under_way if one == player}
        near |= {(id, one) for id, one, known in self._under_way if known == network}
        return own, near

    async def _kept(self, remembered: Remembered, network: str | None) -> dict[Taken, Summary]:
        """What a network still has of what is remembered, with its tables; the rest is forgotten."""
        kept: dict[Taken, Summary] = {}
        for table, player in [taken for taken, known in remembered.items() if known == network]:
            try:
                summary = await self._store.summary(table)
            except Missing:
                remembered.pop((table, player), None)
                continue
            if _waits_at(summary, player) if player else summary.state == "playing":
                kept[table, player] = summary
            else:
                remembered.pop((table, player), None)
        return kept

    def owners(self, table: Table) -> tuple[str, ...]:
        """Who answers for the thinking of a table's bots."""
        network = self._games.get((table.id, NOBODY))
        return (table.setup.host,) if network is None else (table.setup.host, f"from {network}")


def _remember(remembered: Remembered, taken: Taken, network: str | None) -> None:
    if network is not None:
        remembered[taken] = network
        if len(remembered) > MOST_REMEMBERED:
            remembered.popitem(last=False)


def _waits_at(game: Summary, player: PlayerId) -> bool:
    """Whether the player sits at a table that has not begun."""
    return game.state == "open" and any(one.player == player and one.name for one in game.members)


def is_of_bots_alone(game: Summary) -> bool:
    """Whether no person has a seat; those who only watch have no name in a summary."""
    return not any(member.player and member.name for member in game.members)
