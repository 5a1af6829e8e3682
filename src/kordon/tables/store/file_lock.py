"""One process at a time writes to a SQLite file: others would not notice its entries."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final, TypeAlias

from kordon.engine.errors import Fault

# The bytes of a database that SQLite locks while it has the file open in the mode we use.
SHARED_FIRST: Final = 0x4000_0002
SHARED_SIZE: Final = 510

Identity: TypeAlias = tuple[int, int]


class FileLock:
    """Keeps every other process, and every other store of this one, from writing to the same file.

    The system drops such a lock with the process, however it ends, and its children don't inherit it. But it
    would also drop it when this process closes any other handle of the lock file: `_held` prevents that.
    """

    _held: Final[dict[Path, Identity]] = {}

    def __init__(self, database: Path) -> None:
        self._path = lock_path(database)
        refusal = Fault(f"{database} is in use by another running Kordon")
        if self._path in self._held:
            raise refusal
        check_names(database)
        self._file = os.fdopen(os.open(self._path, os.O_WRONLY | os.O_CREAT, 0o600), "w")
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise refusal from None
        self._held[self._path] = identity(database)

    @classmethod
    def is_held_here(cls, path: Path) -> bool:
        """Whether a store of this process has that lock file."""
        return path in cls._held

    @classmethod
    def identities(cls) -> frozenset[Identity]:
        """The files that stores of this process write to."""
        return frozenset(cls._held.values())

    def release(self) -> None:
        """Release the file."""
        del self._held[self._path]
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
    if identity(database) in FileLock.identities() or not _may_lock(database, SHARED_SIZE, SHARED_FIRST):
        raise Fault(f"{database} is a hard link of a database that is in use by another name")


def _is_served(database: Path) -> bool:
    """Whether a server has the file by this very name."""
    lock = lock_path(database)
    return FileLock.is_held_here(lock) or (lock.is_file() and not _may_lock(lock))


def _may_lock(path: Path, size: int = 0, start: int = 0) -> bool:
    """Whether no other process has locked that part of a file."""
    with path.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, size, start)
        except OSError:
            return False
    return True
