"""A player connected to one node is present on all nodes: neither called nor replaced by a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, cast

import pytest

from kordon.tables.bots.workers import BotRunner
from kordon.tables.live.presence import TIMES_MISSED, Presence
from kordon.tables.log import decisions
from kordon.tables.log.decisions import TakeOver
from kordon.tables.service import TableService
from kordon.tables.store import open_store
from tests.tables.house import BUDGETS, QUICK, House, refused
from tests.tables.store.conftest import anyio_backend, new_url, postgres

__all__ = ["anyio_backend", "new_url", "postgres"]  # fixtures of the stores

PATIENCE = 30.0


class Nodes:
    """Three nodes that hear what is said in one order, and the time."""

    def __init__(self) -> None:
        self.ms = 1_000_000
        self.said: list[tuple[str, int]] = []
        self._unheard: list[tuple[int, str, int]] = []
        self.all = [Presence(partial(self._say, number), lambda: self.ms, pause=10.0) for number in range(3)]

    def _say(self, sender: int, key: str, sign: int) -> None:
        self.said.append((key, sign))
        self._unheard.append((sender, key, sign))

    def tell(self, sender: int, here: frozenset[tuple[str, str]]) -> None:
        """One node looks who is there, and all hear of it."""
        self.all[sender].tell(here)
        while self._unheard:
            said_by, key, sign = self._unheard.pop(0)
            for other, presence in enumerate(self.all):
                if other != said_by:
                    presence.hear(key, sign)

    def see(self, player: str) -> list[bool]:
        return [player in presence.elsewhere("t") for presence in self.all]


ANNA = frozenset({("t", "anna")})


def test_only_what_changes_is_told_and_the_rest_now_and_then() -> None:
    nodes = Nodes()
    for _ in range(5):
        nodes.ms += 1000
        nodes.tell(0, ANNA)
    assert nodes.said == [("t/anna", 2 * 1_001_000 + 1)]
    nodes.ms += 10_000
    nodes.tell(0, ANNA)
    assert len(nodes.said) == 2
    nodes.tell(0, frozenset())
    assert nodes.said[2] == ("t/anna", 2 * nodes.ms)
    assert nodes.see("anna") == [False, False, False]


def test_who_goes_from_one_node_is_still_there_on_another() -> None:
    nodes = Nodes()
    nodes.tell(0, ANNA)
    nodes.tell(1, ANNA)
    assert nodes.see("anna") == [True, True, True]
    nodes.tell(1, frozenset())
    assert nodes.see("anna") == [False, True, True]


def test_those_of_a_node_that_fell_silent_are_gone() -> None:
    nodes = Nodes()
    last = nodes.all[2]
    nodes.tell(0, ANNA)
    nodes.ms += TIMES_MISSED * 10_000 - 1
    assert last.forget() == []
    nodes.ms += 1
    assert last.forget() == [("t", "anna")]
    assert nodes.see("anna") == [False, True, False]
    assert last.forget() == []


@pytest.mark.anyio
async def test_who_looks_from_another_node_is_neither_called_nor_replaced(
    new_url: Callable[[str], str],
) -> None:
    database = new_url("postgres")
    calls: list[str] = []
    async with AsyncExitStack() as stack:
        stores = [await open_store(database) for _ in range(2)]
        for store in stores:
            stack.push_async_callback(store.close)
        house = House(cast("Any", stores[0]), stack)
        here = house.service = house.another_service(called=lambda _, player: calls.append(player))
        there = TableService(
            stores[1], BotRunner(processes=0, budgets=BUDGETS), time=house.time, settings=QUICK
        )
        stack.push_async_callback(there.close)
        for service in (here, there):
            service._background = [asyncio.create_task(service.node.listen(service.store.notifications()))]
        people = dict(enumerate(await house.people("Ada", "Ben")))
        ada, ben = people[0], people[1]
        id = await house.table(ada, ben)
        clients = {0: await house.client(id, ada), 1: await house.client(id, ben, service=there)}

        async def until(is_here: bool) -> None:
            there.node.share_presence()
            async with asyncio.timeout(PATIENCE):
                while (ben.id in here.node.room(id).present()) is not is_here:
                    await asyncio.sleep(0.01)

        async def until_asked(seat: int) -> None:
            """Play on until a seat is to act, and everybody was shown so."""
            while (await house.to_act(id))[0] != seat:
                mover = (await house.to_act(id))[0]
                table = await here.node.table(id)
                observation = table.running().observation(mover)
                path = table.game.path(observation, observation.moves[0])
                await here.play(id, people[mover], mover, table.counters[mover], path)

        await until(True)
        calls.clear()
        await until_asked(0)
        await until_asked(1)
        assert calls == []
        house.time.advance(decisions.AWAY / 1000)
        with refused("KO-102"):
            await here.ask(id, ada, TakeOver(1))
        clients[1].subscription.close()
        await until(False)
        await until_asked(0)
        await until_asked(1)
        assert calls == [ben.id]
        house.time.advance(decisions.AWAY / 1000)
        await here.ask(id, ada, TakeOver(1))
        assert calls == [ben.id, ben.id]
        house.time.advance(decisions.GRACE / 1000)
        # A look from another node is enough to be back, and everything begins again.
        clients[1] = await house.client(id, ben, service=there)
        await until(True)
        with refused("KO-102"):
            await here.ask(id, ada, TakeOver(1))
        clients[1].subscription.close()
        await until(False)
        with refused("KO-140"):
            await here.ask(id, ada, TakeOver(1))
        house.time.advance(decisions.AWAY / 1000)
        await here.ask(id, ada, TakeOver(1))
        with refused("KO-141"):
            await here.ask(id, ada, TakeOver(1))
        house.time.advance(decisions.GRACE / 1000)
        await here.ask(id, ada, TakeOver(1))
        assert (await here.node.table(id)).played_by_bots() == [False, True]
