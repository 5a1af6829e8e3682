"""The store of one process: a SQLite file, one writer thread, a few readers.

The write-ahead log lets readers go on while the writer commits, and every commit waits for the disk.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeAlias, TypeVar

from kordon.engine.errors import Fault
from kordon.tables.store import schema, sqlite_file, sqlite_writes
from kordon.tables.store.appends import Lost, Run, settle
from kordon.tables.store.base import Script, Store, for_sqlite
from kordon.tables.store.interface import Unavailable, is_id, not_empty
from kordon.tables.store.sqlite_file import FileLock, check_names

T = TypeVar("T")
Job: TypeAlias = "tuple[Callable[[], Any], asyncio.Future[Any], asyncio.AbstractEventLoop]"

READERS: Final = 4
PAGES_BETWEEN_CHECKPOINTS: Final = 4000
BETWEEN_LOOKS: Final = 3_600_000  # milliseconds; a look reads the whole file
DAMAGED: Final = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))
PRIMARY: Final = 0xFF  # the part of an error code that says what kind it is

logger = logging.getLogger(__name__)


class SQLiteStore(Store):
    """All of a host's tables in one file."""

    is_shared = False
    _put_summaries = staticmethod(sqlite_writes.put_summaries)

    def __init__(self, path: Path, writer: sqlite3.Connection, lock: FileLock | None) -> None:
        super().__init__(read_only=lock is None)
        self._path = path
        self._lock = lock
        self._writer = writer
        self._writing = Worker("kordon-writer")
        self._reading = ThreadPoolExecutor(READERS, "kordon-reader")
        self._readers = threading.local()
        self._connections = [writer]
        self._health = Health(path)

    @classmethod
    async def open(cls, path: Path, *, read_only: bool) -> SQLiteStore:
        """Open the file, creating it if necessary, or a `Fault` that says why not."""
        return await asyncio.to_thread(cls._open, path.resolve(), read_only)

    @classmethod
    def _open(cls, path: Path, read_only: bool) -> SQLiteStore:
        if read_only and not path.is_file():
            raise Fault(f"there is no database at {path}")
        lock: FileLock | None = None
        writer: sqlite3.Connection | None = None
        try:
            if read_only:
                check_names(path)
            else:
                sqlite_file.make_private(path)
                lock = FileLock(path)
            writer = sqlite_file.connect(path)
            if read_only:
                if sqlite_file.check(writer, path) != len(sqlite_file.STEPS):
                    raise Fault(f"{path} was last used by an older Kordon; serve it once to migrate it")
                writer.execute("PRAGMA query_only = ON")
            else:
                writer.execute("PRAGMA journal_mode = WAL")
                writer.execute(f"PRAGMA wal_autocheckpoint = {PAGES_BETWEEN_CHECKPOINTS}")
                sqlite_file.bring_up_to_date(writer, path)
            return cls(path, writer, lock)
        except BaseException as error:
            if writer:
                writer.close()
            if lock:
                lock.release()
            if isinstance(error, (OSError, sqlite3.Error)):
                raise Fault(f"the database {path} can't be opened: {error}") from None
            raise

    async def settle_due(self, settled: Mapping[str, tuple[int, int]]) -> None:
        rows = [(due_at, table_id, known) for table_id, (known, due_at) in settled.items()]
        statement = "UPDATE tables SET due_at = ? WHERE id = ? AND due_at = ?"
        await self._in_transaction(lambda db: db.executemany(statement, rows))

    async def last(self, table_ids: Sequence[str]) -> dict[str, int]:
        def job(db: sqlite3.Connection) -> dict[str, int]:
            latest = {
                id: db.execute(sqlite_writes.LAST, (id,)).fetchone()[0] for id in filter(is_id, table_ids)
            }
            return {id: sequence for id, sequence in latest.items() if sequence is not None}

        return await self._on_reader(job)

    def tell(self, key: str, number: int) -> None:
        """There are no other nodes."""

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(translated, self._path, lambda: sqlite_file.online_backup(self._path, path))

    async def restore(self, path: Path) -> None:
        def job(db: sqlite3.Connection) -> None:
            for table in ("tables", "players"):
                if db.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
                    raise not_empty()
            with sqlite_file.open_backup(path) as backup:
                for table in schema.COLUMNS:
                    for rows in sqlite_file.chunks(backup, table):
                        sqlite_file.add_rows(db, table, rows)

        await self._in_transaction(job)

    def _trouble(self, tried: str, now: int) -> str:
        self._health.look_through(now)
        return self._health.is_damaged or tried

    async def _disconnect(self) -> None:
        await self._health.close()
        await asyncio.to_thread(self._shut_down)

    def _shut_down(self) -> None:
        self._reading.shutdown()
        self._writing.shut_down()
        for connection in reversed(self._connections):
            connection.close()
        if self._lock:
            self._lock.release()

    async def _write_group(self, runs: list[Run]) -> Lost:
        try:
            if rows := sqlite_writes.rows_alone(runs):
                return await self._on_writer(lambda db: sqlite_writes.follow(db, rows))
            return await self._in_transaction(lambda db: sqlite_writes.write_together(db, runs))
        except sqlite_writes.Unequal:
            return await self._in_transaction(lambda db: sqlite_writes.write_apart(db, runs))

    async def _write(self, script: Script[T]) -> T:
        return await self._in_transaction(lambda db: sqlite_file.run_script(db, script))

    async def _in_transaction(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do a job on the writer thread, in one durable transaction."""
        self._check_writable()

        def work(db: sqlite3.Connection) -> T:
            with sqlite_file.transaction(db):
                return job(db)

        return await self._on_writer(work)

    async def _wipe(self) -> None:
        """Truncate the write-ahead log, so nothing overwritten stays in it, unless somebody is reading it."""
        await self._on_writer(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    async def _on_writer(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do a job on the writer thread."""
        if self._is_closed:
            raise Unavailable("the database is closed")
        return await self._writing.do(lambda: self._translated(lambda: job(self._writer)))

    async def _read(self, statement: str, *values: Any) -> list[Any]:
        return await self._on_reader(lambda db: db.execute(for_sqlite(statement), values).fetchall())

    async def _on_reader(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Do a job on one of the reader threads, each of which has a connection of its own."""

        def work() -> T:
            db: sqlite3.Connection | None = getattr(self._readers, "connection", None)
            if db is None:
                db = sqlite_file.connect(self._path)
                self._connections.append(db)
                db.execute("PRAGMA query_only = ON")
                self._readers.connection = db
            return job(db)

        if self._is_closed:
            raise Unavailable("the database is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._translated, work)

    def _translated(self, work: Callable[[], T]) -> T:
        try:
            return translated(self._path, work)
        except Unavailable as error:
            self._health.note(error.__cause__)
            raise


def translated(path: Path, work: Callable[[], T]) -> T:
    """Run some work; errors of the disk or SQLite become one sentence."""
    try:
        return work()
    except (OSError, sqlite3.Error) as error:
        raise Unavailable(f"the database {os.fspath(path)} could not do it: {error}") from error


class Health:
    """Whether the file is whole: what its errors say, and a look at all pages from time to time.

    Damage does not go away while the server runs.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._looked_at = 0
        self._look: asyncio.Task[None] | None = None
        self.is_damaged = ""

    def note(self, error: BaseException | None) -> None:
        """Remember an error that only a damaged file gives."""
        if isinstance(error, sqlite3.DatabaseError):
            code = getattr(error, "sqlite_errorcode", 0)
            if code & PRIMARY in DAMAGED and not self.is_damaged:
                self.is_damaged = "the database is damaged"
                said = " ".join(str(error).split())
                logger.error("the database %s is damaged: %s; restore a backup", self._path, said)

    def look_through(self, now: int) -> None:
        """Read all pages in the background, if it is time to."""
        if now - self._looked_at >= BETWEEN_LOOKS:
            self._looked_at = now
            self._look = asyncio.get_running_loop().create_task(asyncio.to_thread(self._read_all))

    def _read_all(self) -> None:
        try:
            with closing(sqlite3.connect(self._path)) as file:
                file.execute("PRAGMA query_only = ON")
                (found,) = file.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError(found)
        except sqlite3.DatabaseError as error:
            if not hasattr(error, "sqlite_errorcode"):
                error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            self.note(error)

    async def close(self) -> None:
        """Wait for the look that is under way."""
        if self._look is not None:
            await asyncio.wait((self._look,))


class Worker:
    """A thread that runs jobs in order; lighter than `ThreadPoolExecutor`.

    A job that runs when the process exits is not waited for.
    """

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[], T]) -> T:
        """Queue a job and wait for its result."""
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, outcome, loop))
        return await outcome

    def shut_down(self) -> None:
        """Finish the queued jobs, and end."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (waiting := self._jobs.get()) is not None:
            job, outcome, loop = waiting
            result, error = None, None
            try:
                result = job()
            except BaseException as failure:
                error = failure
            with suppress(RuntimeError):  # the loop may be closed, and its caller gone
                loop.call_soon_threadsafe(settle, outcome, result, error)
            del waiting, job, outcome, loop, result, error  # hold no references while idle
