"""The store of many nodes: PostgreSQL, through a pool of connections.

Each node writes one group of appends at a time. Two transactions that touch the same table's row must first
have met at one key of `entries`, which is taken in the order of table ids, and players are locked before
tables: so there is no circle in which nodes could wait for each other.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from kordon.engine.errors import Fault
from kordon.tables.store import archive
from kordon.tables.store.appends import Appends, Lost, Run
from kordon.tables.store.interface import (
    NEWEST,
    Exists,
    Listed,
    Place,
    Player,
    Store,
    Summary,
    TableState,
    Unavailable,
    account_key,
    check_id,
    check_size,
    decode_summary,
    is_id,
    name_taken,
    no_player,
    no_table,
    not_empty,
    reading_only,
)
from kordon.tables.store.notices import Listeners, Notices
from kordon.tables.store.postgres_schema import bring_up_to_date, version_of
from kordon.tables.store.postgres_writes import LAST, append_firsts, append_rest, put_summaries, why_not
from kordon.tables.store.wire import LOST, Wire

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

T = TypeVar("T")

CONNECTIONS: Final = 8
PATIENCE: Final = 15.0  # seconds until a silent database counts as lost

PLAYER = "SELECT id, name, passphrase_hash, settings FROM kordon.players WHERE "


class PostgresStore(Store):
    """All tables of any number of nodes."""

    def __init__(self, pool: asyncpg.Pool, listeners: Listeners, wire: Wire | None) -> None:
        self._pool = pool
        self._listeners = listeners
        self._wire = wire
        self._appends = Appends(self._write_group)
        self._closed = False

    @classmethod
    async def open(cls, url: str, *, read_only: bool) -> PostgresStore:
        """Connect, and create or migrate the schema, or a `Fault` that says why not."""
        # Every query has its index; a plan made while a table is empty must not scan it once it is full.
        session = {"application_name": "kordon", "enable_seqscan": "off"}
        if read_only:
            session["default_transaction_read_only"] = "on"

        async def connect() -> asyncpg.Connection:
            return await asyncpg.connect(
                url, server_settings=session, timeout=PATIENCE, command_timeout=PATIENCE
            )

        try:
            first = await connect()
            try:
                if read_only:
                    if await version_of(first) != len(archive.STEPS):
                        raise Fault("the database was last used by an older Kordon; serve it once")
                else:
                    await bring_up_to_date(first)
                if await first.fetchval("SHOW synchronous_commit") == "off":
                    session["synchronous_commit"] = "on"
            finally:
                await first.close()
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                server_settings=session,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                reset=nothing_to_reset,
            )
            listeners = Listeners()
            wire = None if read_only else Wire(connect, listeners)
            try:
                if wire:
                    await wire.open()
            except BaseException:
                pool.terminate()
                raise
        except ValueError:  # the reason may quote parts of the address, even of the password
            raise Fault("the address of the PostgreSQL database is not well-formed") from None
        except LOST as error:
            raise Fault(f"the PostgreSQL database can't be opened: {told(error)}") from None
        return cls(pool, listeners, wire)

    async def create(self, table_id: str, setup: bytes, summary: Summary) -> None:
        check_id(table_id)
        check_size(setup)
        async with self._transaction() as db:
            done = await db.execute(
                "INSERT INTO kordon.tables VALUES ($1, $2, '', $3, $4, $5) ON CONFLICT DO NOTHING",
                table_id,
                setup,
                summary.state,
                int(summary.public),
                summary.changed_at,
            )
            if rows_of(done) == 0:
                raise Exists(f"there already is a table {table_id}")
            await put_summaries(db, {table_id: summary})

    async def append_many(
        self, table_id: str, sequence: int, entries: Sequence[bytes], summary: Summary | None = None
    ) -> None:
        if self._wire is None:
            raise reading_only()
        await self._appends.add(table_id, sequence, entries, summary)

    async def setup(self, table_id: str) -> bytes:
        rows = await self._table(table_id, "SELECT setup FROM kordon.tables WHERE id = $1")
        return bytes(rows[0]["setup"])

    async def summary(self, table_id: str) -> Summary:
        rows = await self._table(table_id, "SELECT summary FROM kordon.tables WHERE id = $1")
        return decode_summary(rows[0]["summary"])

    async def entries(self, table_id: str, after: int = -1) -> list[tuple[int, bytes]]:
        if is_id(table_id):
            rows = await self._read(
                "SELECT sequence, entry FROM kordon.entries WHERE table_id = $1 AND sequence > $2 "
                "ORDER BY sequence",
                table_id,
                after,
            )
            if rows:
                return [(sequence, entry) for sequence, entry in rows]
        await self.setup(table_id)
        return []

    async def last(self, table_ids: Sequence[str]) -> dict[str, int]:
        rows = await self._read(LAST, [table_id for table_id in table_ids if is_id(table_id)])
        return {row["id"]: row["last"] for row in rows if row["last"] is not None}

    async def open_tables(self, limit: int = 50, before: Place = NEWEST) -> list[Listed]:
        rows = await self._read(
            "SELECT id, summary FROM kordon.tables WHERE state = 'open' AND public = 1 "
            "AND (changed_at, id) < ($1, $2) ORDER BY changed_at DESC, id DESC LIMIT $3",
            *before,
            limit,
        )
        return [(table_id, decode_summary(summary)) for table_id, summary in rows]

    async def tables_of(self, player_id: str, limit: int = 50, before: Place = NEWEST) -> list[Listed]:
        if not is_id(player_id):
            return []
        rows = await self._read(
            "SELECT id, summary FROM kordon.members JOIN kordon.tables ON id = table_id "
            "WHERE player_id = $1 AND (changed_at, id) < ($2, $3) "
            "ORDER BY changed_at DESC, id DESC LIMIT $4",
            player_id,
            *before,
            limit,
        )
        return [(table_id, decode_summary(summary)) for table_id, summary in rows]

    async def counts(self) -> dict[TableState, int]:
        rows = await self._read("SELECT state, count(*) FROM kordon.tables GROUP BY state")
        return {state: count for state, count in rows}  # noqa: C416 - a record is no pair to dict()

    async def create_player(self, player: Player) -> None:
        check_id(player.id)
        check_size(player.settings)
        async with self._transaction() as db:
            try:
                await db.execute(
                    "INSERT INTO kordon.players VALUES ($1, $2, $3, $4, $5)",
                    player.id,
                    player.name.encode(),
                    account_key(player.name) if player.passphrase_hash else None,
                    player.passphrase_hash,
                    player.settings,
                )
            except asyncpg.UniqueViolationError as error:
                if error.constraint_name == "players_pkey":
                    raise Exists("there already is a player with that id") from None
                raise name_taken() from None

    async def player(self, player_id: str) -> Player | None:
        rows = await self._read(PLAYER + "id = $1", player_id) if is_id(player_id) else []
        return player_of(rows[0]) if rows else None

    async def by_name(self, name: str) -> Player | None:
        rows = await self._read(PLAYER + "account = $1", account_key(name))
        return player_of(rows[0]) if rows else None

    async def set_name(self, player_id: str, name: str) -> None:
        await self._change_player(
            player_id,
            "name = $2, account = CASE WHEN passphrase_hash IS NULL THEN NULL ELSE $3::bytea END",
            name.encode(),
            account_key(name),
        )

    async def set_passphrase_hash(self, player_id: str, passphrase_hash: str | None) -> None:
        async with self._transaction() as db:
            rows = await db.fetch(PLAYER + "id = $1 FOR NO KEY UPDATE", player_id) if is_id(player_id) else []
            if not rows:
                raise no_player()
            try:
                await db.execute(
                    "UPDATE kordon.players SET passphrase_hash = $2, account = $3 WHERE id = $1",
                    player_id,
                    passphrase_hash,
                    account_key(player_of(rows[0]).name) if passphrase_hash else None,
                )
            except asyncpg.UniqueViolationError:
                raise name_taken() from None

    async def set_settings(self, player_id: str, settings: bytes) -> None:
        check_size(settings)
        await self._change_player(player_id, "settings = $2", settings)

    async def delete_player(self, player_id: str) -> None:
        if not is_id(player_id):
            raise no_player()
        async with self._transaction() as db:
            # Waits for every transaction that is writing this player into a summary, so that none is missed.
            if rows_of(await db.execute("DELETE FROM kordon.players WHERE id = $1", player_id)) == 0:
                raise no_player()
            theirs = await db.fetch(
                "SELECT id, summary FROM kordon.tables "
                "WHERE id IN (SELECT table_id FROM kordon.members WHERE player_id = $1) "
                "ORDER BY id FOR NO KEY UPDATE",
                player_id,
            )
            await put_summaries(db, {table_id: decode_summary(summary) for table_id, summary in theirs})

    def notices(self) -> Notices:
        return self._listeners.add()

    async def backup(self, path: Path) -> None:
        try:
            async with (
                in_thread(archive.new_archive(path)) as copy,
                self._transaction("repeatable_read", read_only=True) as db,
            ):
                for table, columns in archive.COLUMNS.items():
                    cursor = await db.cursor(f"SELECT {', '.join(columns)} FROM kordon.{table} ORDER BY 1, 2")
                    while rows := await cursor.fetch(archive.ROWS_AT_ONCE):
                        await asyncio.to_thread(archive.add_rows, copy, table, [tuple(row) for row in rows])
        except (OSError, sqlite3.Error) as error:
            raise Unavailable(f"the backup {path} could not be written: {error}") from error

    async def restore(self, path: Path) -> None:
        async with in_thread(archive.old_archive(path)) as backup, self._transaction() as db:
            await db.execute("LOCK TABLE kordon.tables, kordon.players IN EXCLUSIVE MODE")
            for table in ("tables", "players"):
                if await db.fetchval(f"SELECT EXISTS (SELECT FROM kordon.{table})"):
                    raise not_empty()
            for table, columns in archive.COLUMNS.items():
                chunks = archive.chunks(backup, table)
                while rows := await asyncio.to_thread(next, chunks, None):
                    await db.copy_records_to_table(table, schema_name="kordon", records=rows, columns=columns)

    async def healthy(self) -> bool:
        try:
            await self._read("SELECT 1")
        except Unavailable:
            return False
        return self._wire is None or self._wire.is_up

    async def close(self) -> None:
        if self._closed:
            return
        await self._appends.close()
        self._closed = True
        self._listeners.end()
        if self._wire:
            await self._wire.close()
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except LOST:
            self._pool.terminate()

    async def _write_group(self, runs: list[Run]) -> Lost:
        assert self._wire is not None
        won = {run.table_id for run in runs}
        try:
            async with self._connection() as db:
                if all(len(run.entries) == 1 and run.summary is None for run in runs):
                    won = await append_firsts(db, runs)
                else:
                    async with db.transaction():
                        firsts = await append_firsts(db, runs)
                        await append_rest(db, [run for run in runs if run.table_id in firsts])
                    won = firsts
                return await why_not(db, [run for run in runs if run.table_id not in won])
        finally:
            # If the connection was lost nobody knows what was written; who is told in vain finds nothing new.
            for run in runs:
                if run.table_id in won:
                    self._wire.tell(run.table_id, run.last)

    async def _change_player(self, player_id: str, change: str, *values: Any) -> None:
        if not is_id(player_id):
            raise no_player()
        async with self._transaction() as db:
            try:
                done = await db.execute(
                    f"UPDATE kordon.players SET {change} WHERE id = $1", player_id, *values
                )
            except asyncpg.UniqueViolationError:
                raise name_taken() from None
            if rows_of(done) == 0:
                raise no_player()

    async def _table(self, table_id: str, query: str) -> list[Any]:
        rows = await self._read(query, table_id) if is_id(table_id) else []
        if not rows:
            raise no_table(table_id)
        return rows

    async def _read(self, query: str, *values: Any) -> list[Any]:
        async with self._connection() as db:
            rows: list[Any] = await db.fetch(query, *values)
        return rows

    @asynccontextmanager
    async def _transaction(
        self, isolation: Any = "read_committed", *, read_only: bool = False
    ) -> AsyncIterator[Any]:
        if self._wire is None and not read_only:
            raise reading_only()
        async with self._connection() as db, db.transaction(isolation=isolation, readonly=read_only):
            yield db

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection of the pool, with what the database complains about said in one sentence."""
        if self._closed:
            raise Unavailable("the database is closed")
        try:
            async with self._pool.acquire(timeout=PATIENCE) as db:
                yield db
        except LOST as error:
            raise Unavailable(f"the PostgreSQL database could not do it: {told(error)}") from error


def rows_of(status: str) -> int:
    """How many rows a command touched, from what PostgreSQL answers to it."""
    return int(status.rpartition(" ")[2])


def player_of(row: asyncpg.Record) -> Player:
    """The record of a row."""
    return Player(row["id"], row["name"].decode(), row["passphrase_hash"], row["settings"])


def told(error: BaseException) -> str:
    """What an error says of itself, in one line."""
    lines = str(error).splitlines()
    return lines[0] if lines else "it did not answer in time"


@asynccontextmanager
async def in_thread(manager: AbstractContextManager[T]) -> AsyncIterator[T]:
    """A context whose beginning and end wait for the disk, entered and left without holding up the loop."""
    value = await asyncio.to_thread(manager.__enter__)
    try:
        yield value
    except BaseException as error:
        await asyncio.to_thread(manager.__exit__, type(error), error, error.__traceback__)
        raise
    await asyncio.to_thread(manager.__exit__, None, None, None)


async def nothing_to_reset(connection: Any) -> None:
    """Spare the round trip after each use: no session state is ever changed here."""
