"""What only the PostgreSQL store has: several nodes, a network between, notifications."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

from kordon.engine.errors import Fault
from kordon.tables.store import open_store, postgres, schema, sqlite_file
from kordon.tables.store.interface import MISSED, Member, Taken, Unavailable
from kordon.tables.store.postgres import PostgresStore
from kordon.tables.store.postgres_notify import TABLES_IN_NOTIFICATION
from tests.tables.store.examples import ANIA, BOB, OPEN, with_members

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from kordon.tables.store.interface import Notifications
    from tests.tables.store.server import PostgresServer

pytestmark = pytest.mark.anyio

Nodes = tuple[PostgresStore, PostgresStore]
PATIENCE = 60  # seconds after which a test that waits for what never comes fails


@pytest.fixture
async def nodes(postgres_url: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two nodes over one database."""
    one, other = [await open_store(postgres_url) for _ in range(2)]
    assert isinstance(one, PostgresStore)
    assert isinstance(other, PostgresStore)
    yield one, other
    await one.close()
    await other.close()


async def sql(url: str, *statements: str) -> Any:
    connection = await asyncpg.connect(url)
    try:
        return [await connection.fetch(statement) for statement in statements][-1]
    finally:
        await connection.close()


async def until_blocked(connection: asyncpg.Connection, task: asyncio.Future[Any]) -> None:
    """Wait until a store waits for a lock, or is through with its task."""
    blocked = "SELECT FROM pg_stat_activity WHERE application_name = 'kordon' AND wait_event_type = 'Lock'"
    async with asyncio.timeout(PATIENCE):
        while not task.done() and not await connection.fetch(blocked):
            pass


async def until(notifications: Notifications, *wanted: tuple[str, int]) -> list[tuple[str, int]]:
    """All notifications up to the last of those wanted."""
    heard: list[tuple[str, int]] = []
    missing = set(wanted)
    async with asyncio.timeout(PATIENCE):
        async for notification in notifications:
            heard.append(notification)
            missing.discard(notification)
            if not missing:
                break
    return heard


async def test_of_two_nodes_exactly_one_gets_each_number(nodes: Nodes) -> None:
    tables = [f"t{number}" for number in range(12)]
    for table in tables:
        await nodes[0].create(table, b"", OPEN)

    async def play(node: PostgresStore, name: bytes, table: str) -> list[bytes]:
        written: list[bytes] = []
        sequence = 0
        while sequence < 25:
            entries = [b"%s %d" % (name, sequence), b"%s %d" % (name, sequence + 1)]
            try:
                await node.append_many(table, sequence, entries)
                written += entries
                sequence += 2
            except Taken as taken:
                sequence = (await node.entries(table, taken.sequence - 1))[-1][0] + 1
        return written

    wins = await asyncio.gather(
        *(play(node, name, table) for table in tables for node, name in zip(nodes, (b"A", b"B"), strict=True))
    )
    for index, table in enumerate(tables):
        log = await nodes[0].entries(table)
        assert [sequence for sequence, _ in log] == list(range(len(log)))
        assert sorted(entry for _, entry in log) == sorted(wins[2 * index] + wins[2 * index + 1])


async def test_what_waits_behind_an_entry_lost_to_another_node_is_lost_with_it(nodes: Nodes) -> None:
    one, other = nodes
    await one.create("t", b"", OPEN)
    await other.append_many("t", 0, [b"theirs"])
    first = asyncio.create_task(one.append_many("t", 0, [b"mine"]))
    await asyncio.sleep(0)  # the first is being written from here on
    second = asyncio.create_task(one.append_many("t", 1, [b"built on mine"]))
    results = await asyncio.gather(first, second, return_exceptions=True)
    assert [type(result) for result in results] == [Taken, Taken]
    assert await one.entries("t") == [(0, b"theirs")]


async def test_a_node_hears_of_the_others_entries_and_not_of_its_own(nodes: Nodes) -> None:
    one, other = nodes
    hears_one, hears_other = other.notifications(), one.notifications()
    await one.create("t", b"", OPEN)
    await one.append_many("t", 0, [b"a"])
    assert await until(hears_one, ("t", 0)) == [("t", 0)]
    assert await other.entries("t") == [(0, b"a")]
    await other.append_many("t", 1, [b"b", b"c"])
    assert await until(hears_other, ("t", 2)) == [("t", 2)]
    await one.append_many("t", 3, [b"d"])
    assert await until(hears_one, ("t", 3)) == [("t", 3)]


async def test_notifications_of_a_crowd_arrive_with_the_last_number_of_each_table(nodes: Nodes) -> None:
    one, other = nodes
    tables = [f"{number:->64}" for number in range(2 * TABLES_IN_NOTIFICATION)]
    for table in tables:
        await one.create(table, b"", OPEN)
    notifications = other.notifications()
    await asyncio.gather(*(one.append_many(table, number, [b"x"]) for number in range(3) for table in tables))
    heard = await until(notifications, *((table, 2) for table in tables))
    assert {table for table, _ in heard} == set(tables)


async def test_the_last_notifications_are_sent_before_a_node_goes(postgres_url: str) -> None:
    one, other = [await open_store(postgres_url) for _ in range(2)]
    notifications = other.notifications()
    await one.create("t", b"", OPEN)
    await one.append_many("t", 0, [b"a"])
    await one.close()
    assert await until(notifications, ("t", 0)) == [("t", 0)]
    await other.close()


async def test_strangers_words_on_the_channel_are_passed_over(nodes: Nodes, postgres_url: str) -> None:
    notifications = nodes[0].notifications()
    await sql(postgres_url, "NOTIFY kordon, 'nonsense t:x :3 t:² t:-1 t:7'")
    assert await until(notifications, ("t", 7)) == [("t", 7)]


async def test_lost_connections_are_made_again_and_what_was_missed_is_told(
    nodes: Nodes, postgres_url: str
) -> None:
    one, other = nodes
    await one.create("t", b"", OPEN)
    notifications = other.notifications()
    for sequence in range(3):
        await sql(
            postgres_url,
            "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity "
            "WHERE application_name = 'kordon' AND datname = current_database()",
        )
        assert MISSED in await until(notifications, MISSED)
        try:
            await one.append_many("t", sequence, [b"a"])
        except Unavailable:  # it found the dead connection; the next one is alive
            await one.append_many("t", sequence, [b"a"])
        await until(notifications, ("t", sequence))
    assert await other.last(["t"]) == {"t": 2}
    assert not await other.trouble()


@pytest.mark.full
async def test_a_database_that_crashes_is_told_and_loses_nothing(
    nodes: Nodes, postgres: PostgresServer
) -> None:
    one, _ = nodes
    await one.create("t", b"", OPEN)
    await one.append_many("t", 0, [b"a"])
    notifications = one.notifications()
    await asyncio.to_thread(postgres.crash_and_restart)
    assert MISSED in await until(notifications, MISSED)
    try:
        await one.append_many("t", 1, [b"b"])
    except Unavailable:
        await one.append_many("t", 1, [b"b"])
    assert await one.entries("t") == [(0, b"a"), (1, b"b")]


async def test_nodes_that_start_together_make_one_schema(postgres_url: str) -> None:
    stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(4)))
    assert await sql(postgres_url, "SELECT version FROM kordon.schema") == [(len(sqlite_file.STEPS),)]
    for store in stores:
        await store.close()


async def test_both_databases_have_the_same_schema(postgres_url: str) -> None:
    assert len(postgres.STEPS) == len(sqlite_file.STEPS)
    await (await open_store(postgres_url)).close()
    rows = await sql(
        postgres_url,
        "SELECT table_name, column_name FROM information_schema.columns "
        "WHERE table_schema = 'kordon' AND table_name NOT IN ('schema', 'health') ORDER BY ordinal_position",
    )
    found = {table: tuple(row[1] for row in rows if row[0] == table) for table, _ in rows}
    assert found == schema.COLUMNS


async def test_a_newer_schema_is_refused(postgres_url: str) -> None:
    await (await open_store(postgres_url)).close()
    await sql(postgres_url, "UPDATE kordon.schema SET version = 99")
    for read_only in (False, True):
        with pytest.raises(Fault, match="newer Kordon"):
            await open_store(postgres_url, read_only=read_only)


async def test_an_older_schema_is_carried_over_when_it_is_served(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Fault, match="older Kordon"):
        await open_store(postgres_url, read_only=True)
    store = await open_store(postgres_url)
    await store.create("t", b"setup", OPEN)
    await store.close()
    steps = (*postgres.STEPS, ("UPDATE kordon.tables SET setup = '!'",))
    monkeypatch.setattr(postgres, "STEPS", steps)
    monkeypatch.setattr(sqlite_file, "STEPS", steps)
    newer = await open_store(postgres_url)
    assert await newer.setup("t") == b"!"
    await newer.close()


async def test_commits_wait_for_the_disk_whatever_the_database_says(postgres_url: str) -> None:
    name = postgres_url.partition("@/")[2].partition("?")[0]
    await sql(postgres_url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    store = await open_store(postgres_url)
    assert isinstance(store, PostgresStore)
    async with store._connection() as db:
        assert await db.fetchval("SHOW synchronous_commit") == "on"
    await store.close()


async def test_what_can_not_be_opened_is_told_in_one_sentence(postgres: PostgresServer) -> None:
    with pytest.raises(Fault, match=r'can\'t be opened: database "nowhere" does not exist'):
        await open_store(postgres.url("nowhere"))
    with pytest.raises(Fault, match="can't be opened"):
        await open_store("postgresql://kordon@127.0.0.1:1/kordon")
    with pytest.raises(Fault, match="not well-formed") as refusal:
        await open_store("postgresql://kordon:sec/ret@127.0.0.1/kordon")
    assert "sec" not in str(refusal.value)


async def test_nodes_take_tables_in_one_order_so_that_none_waits_in_a_circle(
    nodes: Nodes, postgres_url: str
) -> None:
    await nodes[0].create("t1", b"", OPEN)
    await nodes[0].create("t2", b"", OPEN)
    third = await asyncpg.connect(postgres_url)
    async with third.transaction():
        await third.execute("INSERT INTO kordon.entries VALUES ('t1', 0, 'third')")
        both = asyncio.gather(
            nodes[0].append_many("t2", 0, [b"x"]),
            nodes[0].append_many("t1", 0, [b"x"]),
            return_exceptions=True,
        )
        await until_blocked(third, both)
        await third.execute("INSERT INTO kordon.entries VALUES ('t2', 0, 'third')")
    assert [type(result) for result in await both] == [Taken, Taken]
    await third.close()


async def test_a_summary_waits_for_the_deletion_of_a_player_it_names(nodes: Nodes, postgres_url: str) -> None:
    one, _ = nodes
    await one.create_player(ANIA)
    await one.create("t", b"", OPEN)
    other = await asyncpg.connect(postgres_url)
    async with other.transaction():
        await other.execute("DELETE FROM kordon.players WHERE id = 'ania'")
        append = asyncio.create_task(one.append_many("t", 0, [b"sit"], with_members(ANIA)))
        await until_blocked(other, append)
    await append
    await other.close()
    assert (await one.summary("t")).members == (Member(""),)
    assert await one.tables_of("ania") == []


async def test_a_player_who_is_deleted_while_summaries_are_written_is_named_nowhere(nodes: Nodes) -> None:
    one, other = nodes
    await one.create_player(ANIA)
    await one.create_player(BOB)
    tables = [f"t{number}" for number in range(10)]
    for table in tables:
        await one.create(table, b"", with_members(BOB))
    has_begun = asyncio.Event()

    async def play(table: str) -> None:
        for sequence in range(20):
            await one.append_many(table, sequence, [b"x"], with_members(ANIA, BOB))
            has_begun.set()

    playing = asyncio.gather(*map(play, tables))
    await has_begun.wait()
    await other.delete_player("ania")
    await playing
    assert await other.tables_of("ania") == []
    for table in tables:
        assert (await other.summary(table)).members == (Member(""), Member("Bob", "bob"))
