"""Whether the SQLite file is whole: what its errors say, and a look at all pages from time to time."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

BETWEEN_LOOKS: Final = 3_600_000  # milliseconds; a look reads the whole file
DAMAGED: Final = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))
PRIMARY: Final = 0xFF  # the part of an error code that says what kind it is

logger = logging.getLogger(__name__)


class Health:
    """What is known about the file; damage does not go away while the server runs."""

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
