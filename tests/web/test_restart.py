"""A server that is killed while a bot is to move: the next one moves, although nobody connects."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest

from kordon.games import find
from kordon.tables.live.node import Settings
from kordon.tables.log.entries import Played, decode_entry
from kordon.tables.log.setups import decode_setup
from kordon.tables.log.table import fold
from kordon.tables.store import open_store
from tests.tables.store.conftest import anyio_backend, kind, new_url, postgres, url
from tests.web.node import node
from tests.web.players import WAIT
from tests.web.test_crash import written

__all__ = ["anyio_backend", "kind", "new_url", "postgres", "url"]  # fixtures of the stores

pytestmark = pytest.mark.anyio

HOLDS_BACK = Settings(beat=600.0, request_delay=0.0)  # others see no bot's move for ten minutes
SOON = Settings(beat=0.0, request_delay=0.0, stand_by=0.2, look=0.2, tick=0.1)


async def moves(database: str, table: str) -> list[Played]:
    store = await open_store(database, read_only=True)
    try:
        logged = [decode_entry(entry) for _, entry in await store.entries(table)]
    finally:
        await store.close()
    return [entry for entry in logged if isinstance(entry, Played)]


async def until_moved(database: str, table: str, before: int) -> Played:
    async with asyncio.timeout(WAIT):
        while len(made := await moves(database, table)) <= before:
            await asyncio.sleep(0.05)
    return made[before]


def new_game(host: httpx.Client, **wanted: object) -> str:
    table: str = host.post("/tables", json={"game": "estoril", "seats": 2, **wanted}).json()["table"]
    host.post(f"/tables/{table}/sit", json={"seat": 0}).raise_for_status()
    host.post(f"/tables/{table}/bot", json={"seat": 1}).raise_for_status()
    host.post(f"/tables/{table}/start").raise_for_status()
    return table


async def bot_to_move(host: httpx.Client, database: str) -> str:
    """A game against a bot in which the bot is to move, and keeps everybody waiting."""
    while True:
        id = new_game(host)
        store = await open_store(database, read_only=True)
        try:
            log = [decode_entry(entry) for _, entry in await store.entries(id)]
            table = await fold(id, decode_setup(await store.setup(id)), find("estoril"), log)
        finally:
            await store.close()
        if table.bots_to_act():
            return id


async def test_a_bot_moves_after_a_restart_without_any_client(url: str) -> None:
    with node(url, HOLDS_BACK) as killed, httpx.Client(base_url=killed.address, timeout=WAIT) as host:
        table = await bot_to_move(host, url)
        before = len(await moves(url, table))
        killed.kill()
    with node(url, SOON):
        assert (await until_moved(url, table, before)).by == "bot"


async def test_a_clock_runs_out_over_a_restart_without_any_client(url: str) -> None:
    with node(url) as killed, httpx.Client(base_url=killed.address, timeout=WAIT) as host:
        table = new_game(host, clock={"kind": "move", "seconds": 5})
        made = await moves(url, table)
        killed.kill()
    with node(url, SOON):
        while (await until_moved(url, table, len(made))).by != "stand-in":
            made = await moves(url, table)


async def test_of_two_nodes_that_start_together_one_moves(new_url: Callable[[str], str]) -> None:
    database = new_url("postgres")
    with node(database, HOLDS_BACK) as killed, httpx.Client(base_url=killed.address, timeout=WAIT) as host:
        table = await bot_to_move(host, database)
        before = len(await moves(database, table))
        killed.kill()
    with node(database, SOON), node(database, SOON):
        await until_moved(database, table, before)
    assert any((await written(database, table)).values())  # which also replays every move
