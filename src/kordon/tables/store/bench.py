"""How many durable entries a store takes in a second."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from kordon.tables.store import open_store
from kordon.tables.store.interface import Summary

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kordon.tables.store.interface import Store

ENTRY = b'["move",2,{"unit":"red-2","path":[41,42,44],"at":1234567890123}]'
OPEN = Summary("game", "open", True, 4, 4, (), 0)


def bench_stores(urls: Iterable[str], tables: int = 200, moves: int = 100) -> dict[str, float]:
    """Durable appends a second of each store, over many tables that each wait for one append at a time."""
    return {url: asyncio.run(appends_per_second(url, tables, moves)) for url in urls}


async def appends_per_second(url: str, tables: int, moves: int) -> float:
    """Open the store, play the same short game at every table at once and close it."""
    store = await open_store(url)
    try:
        mark = time.time_ns()
        names = [f"bench-{mark}-{number}" for number in range(tables)]
        await asyncio.gather(*(store.create(name, b"{}", OPEN) for name in names))
        begun = time.perf_counter()
        await asyncio.gather(*(play(store, name, moves) for name in names))
        return tables * moves / (time.perf_counter() - begun)
    finally:
        await store.close()


async def play(store: Store, table_id: str, moves: int) -> None:
    """Append one entry after the other."""
    for sequence in range(moves):
        await store.append(table_id, sequence, ENTRY)
