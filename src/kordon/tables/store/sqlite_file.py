"""The SQLite file: how it is opened and locked, its schema, and how whole stores are copied in and out.

A backup of any store is such a file, and may itself be served from.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias, TypeVar

from kordon.engine.errors import Fault
from kordon.tables.store import schema
from kordon.tables.store.base import Script, following, for_sqlite

APPLICATION: Final = 0x4B4F5244  # “KORD” in the file's header, so that no other SQLite file is taken for ours
ROWS_AT_ONCE: Final = 2000
OLDEST: Final = (3, 35)  # of SQLite, the first that has RETURNING
PRIVATE: Final = 0o600
OTHERS: Final = 0o077

# The bytes of a database that SQLite locks while it has the file open in the mode we use.
SHARED_FIRST: Final = 0x4000_0002
SHARED_SIZE: Final = 510

T = TypeVar("T")
Row: TypeAlias = tuple[Any, ...]
Identity: TypeAlias = tuple[int, int]

STEPS = schema.steps(schema.SQLITE)


def make_private(path: Path) -> None:
    """Create the file if there is none, and see that only its owner may read it; SQLite follows its mode."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        if os.fstat(descriptor).st_mode & OTHERS and os.fstat(descriptor).st_uid == os.getuid():
            os.fchmod(descriptor, PRIVATE)
    finally:
        os.close(descriptor)


def connect(path: Path) -> sqlite3.Connection:
    """Open the file for explicit transactions, each durable when its commit returns."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise Fault(f"this Python has SQLite {sqlite3.sqlite_version}; Kordon needs 3.35 or newer")
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=64
    )
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA secure_delete = ON")  # what was erased must not stay behind in free pages
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """A transaction: committed at the end of the block, or rolled back."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # some failures of the disk have already rolled back
            connection.execute("ROLLBACK")
        raise


def run_script(db: sqlite3.Connection, script: Script[T]) -> T:
    """Run a transaction's statements; what it returns."""
    statement, result = following(script)
    while statement:
        text, *values = statement
        rows = db.execute(for_sqlite(text), values).fetchall()
        statement, result = following(script, rows)
    return result


def bring_up_to_date(connection: sqlite3.Connection, path: Path) -> None:
    """Create the schema, or migrate an older one; a newer one, or another program's, is refused."""
    if check(connection, path) == len(STEPS):
        return
    with transaction(connection):
        version = check(connection, path)
        run_script(connection, schema.migration(STEPS[version:]))
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")


def check(connection: sqlite3.Connection, path: Path) -> int:
    """The version of the schema, 0 for an empty file; a `Fault` if the file is not for this Kordon."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if objects and application != APPLICATION:
        raise Fault(f"{path} is a database of another program")
    return known_version(version, str(path))


def known_version(version: int, where: str) -> int:
    """The version, unless a newer Kordon made it."""
    if version > len(STEPS):
        raise Fault(
            f"{where} was written by a newer Kordon (schema {version}); "
            f"this one knows schemas up to {len(STEPS)}"
        )
    return version


def online_backup(source: Path, path: Path) -> None:
    """Copy a file that may be in use."""
    with (
        new_file(path) as unfinished,
        closing(connect(source)) as original,
        closing(sqlite3.connect(unfinished)) as copy,
    ):
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A path to write to; what was written takes the place of `path` when it is whole and on the disk."""
    if path.with_name(path.name + "-wal").exists():
        raise Fault(f"{path} is a database in use; choose another name")
    unfinished = path.with_name(path.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        make_private(unfinished)
        yield unfinished
        sync(unfinished)
        unfinished.replace(path)
        sync(path.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def new_backup(path: Path) -> Iterator[sqlite3.Connection]:
    """An empty store to fill with `add_rows`; it is at `path` once the block has ended well."""
    with new_file(path) as unfinished, closing(connect(unfinished)) as copy:
        copy.execute("PRAGMA synchronous = OFF")  # the whole file is synced at its end
        bring_up_to_date(copy, unfinished)
        with transaction(copy):
            yield copy


@contextmanager
def open_backup(path: Path) -> Iterator[sqlite3.Connection]:
    """A backup to read with `chunks`; a `Fault` if it is none, is damaged, or a newer Kordon made it.

    The file is left as it is: one that an older Kordon made is migrated in a copy.
    """
    if not path.is_file():
        raise Fault(f"there is no backup at {path}")
    with ExitStack() as stack:
        try:
            backup = stack.enter_context(closing(connect(path)))
            version = check(backup, path)
            if version == 0:
                raise Fault(f"{path} is not a Kordon backup")
            if backup.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise Fault(f"{path} is damaged")
            if version < len(STEPS):
                copy = Path(stack.enter_context(TemporaryDirectory(prefix="kordon-"))) / path.name
                online_backup(path, copy)
                backup = stack.enter_context(closing(connect(copy)))
                bring_up_to_date(backup, copy)
        except sqlite3.DatabaseError as error:
            raise Fault(f"{path} can't be read as a backup: {error}") from None
        yield backup


def chunks(backup: sqlite3.Connection, table: str) -> Iterator[list[Row]]:
    """All rows of a table, some at a time."""
    cursor = backup.execute(f"SELECT {', '.join(schema.COLUMNS[table])} FROM {table}")
    while rows := cursor.fetchmany(rows_at_once(table)):
        yield rows


def rows_at_once(table: str) -> int:
    """How many rows are copied at a time: few of those that are large."""
    return ROWS_AT_ONCE // 100 if table == "shelves" else ROWS_AT_ONCE


def add_rows(connection: sqlite3.Connection, table: str, rows: Iterable[Row]) -> None:
    """Add rows that another store gave."""
    columns = schema.COLUMNS[table]
    places = ", ".join("?" * len(columns))
    connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)


# ---- one process at a time writes to a file: others would not notice its entries


_held: Final[dict[Path, Identity]] = {}
"""The lock files that stores of this process have, and the databases that they write to."""


class FileLock:
    """Keeps every other process, and every other store of this one, from writing to the same file.

    The system drops such a lock with the process, however it ends, and its children don't inherit it. But it
    would also drop it when this process closes any other handle of the lock file: `_held` prevents that.
    """

    def __init__(self, database: Path) -> None:
        self._path = lock_path(database)
        refusal = Fault(f"{database} is in use by another running Kordon")
        if self._path in _held:
            raise refusal
        check_names(database)
        self._file = os.fdopen(os.open(self._path, os.O_WRONLY | os.O_CREAT, 0o600), "w")
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise refusal from None
        _held[self._path] = identity(database)

    def release(self) -> None:
        """Release the file."""
        del _held[self._path]
        self._file.close()


def lock_path(database: Path) -> Path:
    """The file beside the database that its server locks."""
    return database.with_name(database.name + "-lock")


def identity(path: Path) -> Identity:
    """What all names of a file have in common."""
    found = path.stat()
    return found.st_dev, found.st_ino


def check_names(database: Path) -> None:
    """Refuse a hard link of a database that is served by another name.

    SQLite keeps the newest entries in a file beside the database, by name. Under two names each process would
    miss what the other wrote, and then overwrite it.
    """
    if database.stat().st_nlink < 2 or _is_served(database):
        return
    if identity(database) in _held.values() or not _may_lock(database, SHARED_SIZE, SHARED_FIRST):
        raise Fault(f"{database} is a hard link of a database that is in use by another name")


def _is_served(database: Path) -> bool:
    """Whether a server has the file by this very name."""
    lock = lock_path(database)
    return lock in _held or (lock.is_file() and not _may_lock(lock))


def _may_lock(path: Path, size: int = 0, start: int = 0) -> bool:
    """Whether no other process has locked that part of a file."""
    with path.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, size, start)
        except OSError:
            return False
    return True
