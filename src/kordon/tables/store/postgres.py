"""The store of many nodes: PostgreSQL, through a pool of connections.

Each node writes one group of appends at a time. Two transactions that touch the same table's row must first
have met at one key of `entries`, which is taken in the order of table ids, and players are locked before
tables. So nodes can't deadlock.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from kordon.engine.errors import Fault
from kordon.tables.store import postgres_writes, schema, sqlite_file
from kordon.tables.store.appends import Lost, Run
from kordon.tables.store.base import Script, Store, why_not
from kordon.tables.store.interface import NameTaken, Unavailable, is_id, not_empty
from kordon.tables.store.postgres_notify import LOST, Connect, PostgresNotify

T = TypeVar("T")

CONNECTIONS: Final = 8
PATIENCE: Final = 15.0  # seconds until an unresponsive database counts as lost
ONE_AT_A_TIME: Final = 0x4B4F5244  # the advisory lock under which nodes that start together take turns
EXISTS = "SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'kordon' AND tablename = 'schema')"
STEPS = schema.steps(schema.POSTGRES)


class PostgresStore(Store):
    """All tables of any number of nodes."""

    is_shared = True
    _put_summaries = staticmethod(postgres_writes.put_summaries)

    def __init__(self, pool: asyncpg.Pool, connect: Connect, read_only: bool) -> None:
        super().__init__(read_only)
        self._pool = pool
        self._notify = None if read_only else PostgresNotify(connect, self._hear)

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
                    if await version_of(first) != len(STEPS):
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
            store = cls(pool, connect, read_only)
            try:
                if store._notify:
                    await store._notify.open()
            except BaseException:
                pool.terminate()
                raise
        except ValueError:  # the reason may quote parts of the address, even of the password
            raise Fault("the address of the PostgreSQL database is not well-formed") from None
        except LOST as error:
            raise Fault(f"the PostgreSQL database can't be opened: {told(error)}") from None
        return store

    async def settle_due(self, settled: Mapping[str, tuple[int, int]]) -> None:
        rows = [(table_id, *times) for table_id, times in settled.items()]
        await self._do(postgres_writes.SETTLE_DUE, *postgres_writes.turned(rows))

    async def last(self, table_ids: Sequence[str]) -> dict[str, int]:
        rows = await self._read(postgres_writes.LAST, [table_id for table_id in table_ids if is_id(table_id)])
        return {row["id"]: row["last"] for row in rows if row["last"] is not None}

    def tell(self, key: str, number: int) -> None:
        if self._notify is not None:
            self._notify.tell(key, number)

    async def backup(self, path: Path) -> None:
        try:
            async with (
                in_thread(sqlite_file.new_backup(path)) as copy,
                self._transaction("repeatable_read", read_only=True) as db,
            ):
                for table, columns in schema.COLUMNS.items():
                    cursor = await db.cursor(f"SELECT {', '.join(columns)} FROM kordon.{table} ORDER BY 1, 2")
                    while rows := await cursor.fetch(sqlite_file.rows_at_once(table)):
                        await asyncio.to_thread(
                            sqlite_file.add_rows, copy, table, [tuple(row) for row in rows]
                        )
        except (OSError, sqlite3.Error) as error:
            raise Unavailable(f"the backup {path} could not be written: {error}") from error

    async def restore(self, path: Path) -> None:
        async with in_thread(sqlite_file.open_backup(path)) as backup, self._transaction() as db:
            await db.execute("LOCK TABLE kordon.tables, kordon.players IN EXCLUSIVE MODE")
            for table in ("tables", "players"):
                if await db.fetchval(f"SELECT EXISTS (SELECT FROM kordon.{table})"):
                    raise not_empty()
            for table, columns in schema.COLUMNS.items():
                chunks = sqlite_file.chunks(backup, table)
                while rows := await asyncio.to_thread(next, chunks, None):
                    await db.copy_records_to_table(table, schema_name="kordon", records=rows, columns=columns)

    def _trouble(self, tried: str, now: int) -> str:
        is_deaf = self._notify is not None and not self._notify.is_up
        return tried or ("other servers' moves are not heard" if is_deaf else "")

    async def _disconnect(self) -> None:
        if self._notify:
            await self._notify.close()
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except LOST:
            self._pool.terminate()

    async def _write_group(self, runs: list[Run]) -> Lost:
        assert self._notify is not None
        won = {run.table_id for run in runs}
        try:
            async with self._connection() as db:
                if all(map(is_plain, runs)):
                    won = await postgres_writes.append_firsts(db, runs)
                else:
                    async with db.transaction():
                        firsts = await postgres_writes.append_firsts(db, runs)
                        await postgres_writes.append_rest(db, [run for run in runs if run.table_id in firsts])
                    won = firsts
                lost = [run for run in runs if run.table_id not in won]
                return {run.table_id: await postgres_writes.run_script(db, why_not(run)) for run in lost}
        finally:
            # After a lost connection it is unknown what was written; a needless notification does no harm.
            for run in runs:
                if run.table_id in won:
                    self._notify.tell(run.table_id, run.last)

    async def _write(self, script: Script[T]) -> T:
        async with self._transaction() as db:
            try:
                return await postgres_writes.run_script(db, script)
            except asyncpg.UniqueViolationError:  # of two accounts that take one name at once
                raise NameTaken() from None

    async def _read(self, statement: str, *values: Any) -> list[Any]:
        async with self._connection() as db:
            rows: list[Any] = await db.fetch(statement, *values)
        return rows

    @asynccontextmanager
    async def _transaction(
        self, isolation: Any = "read_committed", *, read_only: bool = False
    ) -> AsyncIterator[Any]:
        if not read_only:
            self._check_writable()
        async with self._connection() as db, db.transaction(isolation=isolation, readonly=read_only):
            yield db

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection of the pool; the database's errors become one sentence."""
        if self._is_closed:
            raise Unavailable("the database is closed")
        try:
            async with self._pool.acquire(timeout=PATIENCE) as db:
                yield db
        except LOST as error:
            raise Unavailable(f"the PostgreSQL database could not do it: {told(error)}") from error


def is_plain(run: Run) -> bool:
    """Whether one statement writes all of the run."""
    return len(run.entries) == 1 and run.summary is None and run.due_at is None


def told(error: BaseException) -> str:
    """An error's message, in one line."""
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


# ---- the schema: the same tables as in the SQLite file, version for version


async def bring_up_to_date(db: Any) -> None:
    """Create the schema, or migrate an older one; a newer one is refused."""
    if await version_of(db) == len(STEPS):
        return
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
        version = await version_of(db)
        if version == 0:
            await db.execute("CREATE SCHEMA IF NOT EXISTS kordon")
            await db.execute("CREATE TABLE IF NOT EXISTS kordon.schema (version integer NOT NULL)")
            await db.execute("INSERT INTO kordon.schema VALUES (0)")
        await postgres_writes.run_script(db, schema.migration(STEPS[version:]))
        await db.execute("UPDATE kordon.schema SET version = $1", len(STEPS))


async def version_of(db: Any) -> int:
    """The version of the schema, 0 if there is none; a `Fault` if a newer Kordon made it."""
    # Not to_regclass: that may answer from the connection's cache, from before the lock.
    if not await db.fetchval(EXISTS):
        return 0
    version: int = await db.fetchval("SELECT version FROM kordon.schema")
    return sqlite_file.known_version(version, "the PostgreSQL database")
