"""What PostgreSQL keeps beside the logs: records of finished games, reports, bans."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from kordon.tables.store.interface import Shelf, Store, check_size

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

PUT = """
    INSERT INTO kordon.shelves VALUES ($1, $2, $3)
    ON CONFLICT (shelf, id) DO UPDATE SET content = excluded.content
"""
WITHOUT_RECORD = """
    SELECT id FROM kordon.tables WHERE state IN ('finished', 'abandoned') AND id > $1 AND NOT EXISTS
    (SELECT FROM kordon.shelves WHERE shelf = 'record' AND shelves.id = tables.id) ORDER BY id LIMIT $2
"""


class PostgresShelves(Store):
    """The part of the store that keeps single documents, and finds tables that nobody plays at."""

    @abstractmethod
    async def _read(self, query: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    def _transaction(self) -> AbstractAsyncContextManager[Any]: ...

    async def put(self, shelf: Shelf, id: str, content: bytes) -> None:
        check_size(content)
        async with self._transaction() as db:
            await db.execute(PUT, shelf, id, content)

    async def get(self, shelf: Shelf, id: str) -> bytes | None:
        rows = await self._read("SELECT content FROM kordon.shelves WHERE shelf = $1 AND id = $2", shelf, id)
        return bytes(rows[0]["content"]) if rows else None

    async def on_shelf(self, shelf: Shelf, limit: int = 100, after: str = "") -> list[tuple[str, bytes]]:
        rows = await self._read(
            "SELECT id, content FROM kordon.shelves WHERE shelf = $1 AND id > $2 ORDER BY id LIMIT $3",
            shelf,
            after,
            limit,
        )
        return [(id, bytes(content)) for id, content in rows]

    async def drop(self, shelf: Shelf, id: str) -> None:
        async with self._transaction() as db:
            await db.execute("DELETE FROM kordon.shelves WHERE shelf = $1 AND id = $2", shelf, id)

    async def without_record(self, limit: int, after: str = "") -> list[str]:
        return [row["id"] for row in await self._read(WITHOUT_RECORD, after, limit)]

    async def long_running(self, before: int, limit: int, after: str = "") -> list[str]:
        rows = await self._read(
            "SELECT id FROM kordon.tables WHERE state = 'playing' AND changed_at < $1 AND id > $2 "
            "ORDER BY id LIMIT $3",
            before,
            after,
            limit,
        )
        return [row["id"] for row in rows]
