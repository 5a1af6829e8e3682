"""What PostgreSQL keeps beside the logs: records of finished games, reports, bans."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from kordon.tables.store.interface import Collection, check_size
from kordon.tables.store.reads import Reads

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

PUT = """
    INSERT INTO kordon.shelves VALUES ($1, $2, $3)
    ON CONFLICT (shelf, id) DO UPDATE SET content = excluded.content
"""


class PostgresDocuments(Reads):
    """The part of the store that keeps single documents."""

    @abstractmethod
    def _transaction(self) -> AbstractAsyncContextManager[Any]: ...

    async def put(self, collection: Collection, id: str, content: bytes) -> None:
        check_size(content)
        async with self._transaction() as db:
            await db.execute(PUT, collection, id, content)

    async def drop(self, collection: Collection, id: str) -> None:
        async with self._transaction() as db:
            await db.execute("DELETE FROM kordon.shelves WHERE shelf = $1 AND id = $2", collection, id)
