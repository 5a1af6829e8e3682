"""One process at a time writes to a SQLite file: others would not notice its entries."""

from __future__ import annotations

import fcntl
from typing import TYPE_CHECKING, Final

from kordon.engine.errors import Fault

if TYPE_CHECKING:
    from pathlib import Path


class FileLock:
    """Keeps every other process, and every other store of this one, from writing to the same file.

    The system drops such a lock with the process, however it ends, and its children don't inherit it. But it
    would also drop it when this process closes any other handle of the lock file: `_held` prevents that.
    """

    _held: Final[set[Path]] = set()

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + "-lock")
        refusal = Fault(f"{database} is in use by another running Kordon")
        if self._path in self._held:
            raise refusal
        self._file = self._path.open("a")
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise refusal from None
        self._held.add(self._path)

    def release(self) -> None:
        """Release the file."""
        self._held.discard(self._path)
        self._file.close()
