"""Servers killed while people play: what was acknowledged is there, once, and every table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from kordon.engine.match import Match
from kordon.games import find
from kordon.tables.log.entries import Played, decode_entry
from kordon.tables.log.setups import decode_setup
from kordon.tables.store import open_store
from tests.tables.store.conftest import anyio_backend, kind, new_url, postgres, url
from tests.web.node import Node, node
from tests.web.players import Player, new_table

__all__ = ["anyio_backend", "kind", "new_url", "postgres", "url"]  # fixtures of the stores

TABLES = 5
MOVES_OF_A_LIFE = range(5, 80)

pytestmark = pytest.mark.anyio


async def written(database: str, table: str) -> dict[int, list[list[str]]]:
    """The click paths of every seat's moves in the log; all of them legal where they stand."""
    store = await open_store(database, read_only=True)
    try:
        setup = decode_setup(await store.setup(table))
        logged = [decode_entry(entry) for _, entry in await store.entries(table)]
    finally:
        await store.close()
    game = find(setup.game)
    match = Match(game, game.parse_options(setup.options), setup.seats, setup.seed)
    paths: dict[int, list[list[str]]] = {seat: [] for seat in range(setup.seats)}
    for entry in logged:
        if isinstance(entry, Played):
            move = msgspec.convert(entry.move, game.move_type)
            paths[entry.seat].append(list(game.path(match.observation(entry.seat), move)))
            match.play(move)
    return paths


async def play_until_killed(server: Node, tables: list[list[Player]], moves: int) -> int:
    """Everybody plays; the server is killed right after this many moves. How many were made."""
    made = 0

    def done() -> None:
        nonlocal made
        made += 1
        if made == moves:
            server.kill()

    await asyncio.gather(*(player.play(server.address, done) for table in tables for player in table))
    if server.is_running:  # every game came to its end before
        server.kill()
    return made


async def check(database: str, tables: list[list[Player]]) -> None:
    """Every acknowledged move is there once; of those under way some may be.

    A kill may hit players before their first snapshot: then the log has no move of theirs.
    """
    for players in tables:
        paths = await written(database, players[0].table)
        for player in players:
            made = paths[player.seat]
            if player.pending is not None and len(made) == len(player.acknowledged) + 1:
                player.acknowledged.append(player.pending)  # it was written, but the answer did not arrive
            assert made == player.acknowledged


async def kill_over_and_over(database: str, kills: int, seed: int) -> None:
    source = Random(seed)
    tables: list[list[Player]] = []
    made = 0
    for _ in range(kills):
        server = Node(database)
        try:
            tables = [table for table in tables if not all(player.over for player in table)]
            while len(tables) < TABLES:
                tables.append(await asyncio.to_thread(new_table, server.address, source))
            life = await play_until_killed(server, tables, source.choice(MOVES_OF_A_LIFE))
        finally:
            if server.is_running:
                server.kill()
        assert life, "no table went on"
        made += life
        await check(database, tables)
    assert made >= kills
    with node(database) as last:
        everybody = [player for table in tables for player in table]
        await asyncio.gather(*(player.play(last.address, lambda: None) for player in everybody))
        assert all(player.over for player in everybody), "a table does not come to its end"


async def test_three_kills(url: str) -> None:
    await kill_over_and_over(url, 3, seed=1)


@pytest.mark.full
async def test_two_hundred_kills(url: str) -> None:
    await kill_over_and_over(url, 200, seed=2)


async def test_a_node_dies_in_mid_game_and_the_other_goes_on(new_url: Callable[[str], str]) -> None:
    """Players of one table on two nodes over one database."""
    database = new_url("postgres")
    with node(database) as one, node(database) as two:
        anna, ben = await asyncio.to_thread(new_table, one.address, Random(3))
        made = 0

        def done() -> None:
            nonlocal made
            made += 1
            if made == 20:
                one.kill()

        playing = asyncio.create_task(ben.play(two.address, done))
        await anna.play(one.address, done)
        assert made >= 20
        assert not playing.done()
        await asyncio.gather(anna.play(two.address, done), playing)
        assert anna.over
        assert ben.over
