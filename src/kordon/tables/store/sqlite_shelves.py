"""What SQLite keeps beside the logs: records of finished games, reports, bans."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, TypeVar

from kordon.tables.store.interface import Shelf, Store, check_size

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

T = TypeVar("T")


class SQLiteShelves(Store):
    """The part of the store that keeps single documents, and finds tables that nobody plays at."""

    @abstractmethod
    async def _read(self, statement: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T: ...

    @abstractmethod
    async def _wipe(self) -> None: ...

    async def put(self, shelf: Shelf, id: str, content: bytes) -> None:
        check_size(content)
        await self._write(
            lambda db: db.execute("REPLACE INTO shelves VALUES (?, ?, ?)", (shelf, id, content))
        )

    async def get(self, shelf: Shelf, id: str) -> bytes | None:
        rows = await self._read("SELECT content FROM shelves WHERE shelf = ? AND id = ?", shelf, id)
        return bytes(rows[0][0]) if rows else None

    async def on_shelf(self, shelf: Shelf, limit: int = 100, after: str = "") -> list[tuple[str, bytes]]:
        return await self._read(
            "SELECT id, content FROM shelves WHERE shelf = ? AND id > ? ORDER BY id LIMIT ?",
            shelf,
            after,
            limit,
        )

    async def drop(self, shelf: Shelf, id: str) -> None:
        await self._write(
            lambda db: db.execute("DELETE FROM shelves WHERE shelf = ? AND id = ?", (shelf, id))
        )
        await self._wipe()

    async def without_record(self, limit: int, after: str = "") -> list[str]:
        rows = await self._read(
            "SELECT id FROM tables WHERE state IN ('finished', 'abandoned') AND id > ? AND NOT EXISTS "
            "(SELECT 1 FROM shelves WHERE shelf = 'record' AND shelves.id = tables.id) ORDER BY id LIMIT ?",
            after,
            limit,
        )
        return [table_id for (table_id,) in rows]

    async def long_running(self, before: int, limit: int, after: str = "") -> list[str]:
        rows = await self._read(
            "SELECT id FROM tables WHERE state = 'playing' AND changed_at < ? AND id > ? ORDER BY id LIMIT ?",
            before,
            after,
            limit,
        )
        return [table_id for (table_id,) in rows]
