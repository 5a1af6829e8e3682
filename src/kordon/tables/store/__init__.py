"""The stores behind one interface: SQLite for one process, PostgreSQL for any number of nodes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kordon.engine.errors import Fault

if TYPE_CHECKING:
    from kordon.tables.store.base import Store


async def open_store(url: str, *, read_only: bool = False) -> Store:
    """Open a store: a `postgresql://` address, or a file's path, with or without `sqlite:///` before it.

    Opening creates the database's schema or brings it up to date. A SQLite file belongs to one process at a
    time; read-only, as for a backup or an export of a running host, any process may.
    """
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from kordon.tables.store.postgres import PostgresStore  # a host without it need not load it
        except ModuleNotFoundError as error:
            brought = "`pip install 'kordon[server]'` brings it"
            raise Fault(
                f"a PostgreSQL database needs {error.name}, which is not installed here; {brought}"
            ) from None

        return await PostgresStore.open(url, read_only=read_only)
    path = url.removeprefix("sqlite:///")
    if not path or "://" in path:
        raise Fault("a database is a file's path or a postgresql:// address")
    from kordon.tables.store.sqlite import SQLiteStore

    return await SQLiteStore.open(Path(path), read_only=read_only)
