"""The measurement of the stores writes what it says it writes."""

from __future__ import annotations

import asyncio

from kordon.tables.store import open_store
from kordon.tables.store.bench import bench_stores


def test_the_bench_counts_durable_entries(url: str) -> None:
    figures = bench_stores([url], tables=4, moves=5)
    assert list(figures) == [url]
    assert figures[url] > 0

    async def written() -> int:
        store = await open_store(url, read_only=True)
        tables = [table for table, _ in await store.open_tables()]
        last = await store.last(tables)
        await store.close()
        return sum(sequence + 1 for sequence in last.values())

    assert asyncio.run(written()) == 4 * 5
