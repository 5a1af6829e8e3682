"""What SQLite keeps beside the logs: records of finished games, reports, bans."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, TypeVar

from kordon.tables.store.interface import Collection, check_size
from kordon.tables.store.reads import Reads

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

T = TypeVar("T")


class SQLiteDocuments(Reads):
    """The part of the store that keeps single documents."""

    @abstractmethod
    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T: ...

    @abstractmethod
    async def _wipe(self) -> None: ...

    async def put(self, collection: Collection, id: str, content: bytes) -> None:
        check_size(content)
        await self._write(
            lambda db: db.execute("REPLACE INTO shelves VALUES (?, ?, ?)", (collection, id, content))
        )

    async def drop(self, collection: Collection, id: str) -> None:
        await self._write(
            lambda db: db.execute("DELETE FROM shelves WHERE shelf = ? AND id = ?", (collection, id))
        )
        await self._wipe()
