"""A writer to be killed: `python hammer.py URL TABLES TOKEN` appends without end.

It prints the table and the number of each entry once that is durable.
"""

from __future__ import annotations

import asyncio
import os
import sys

from kordon.tables.store import open_store
from kordon.tables.store.base import Store
from kordon.tables.store.interface import Taken


async def main(url: str, tables: list[str], token: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(write(store, table, token) for table in tables))


async def write(store: Store, table: str, token: str) -> None:
    sequence = (await store.last([table])).get(table, -1) + 1
    while True:
        try:
            await store.append_many(table, sequence, [f"{token} {table} {sequence}".encode()])
        except Taken:  # by one who was killed while its last commit was under way
            sequence = (await store.last([table]))[table] + 1
            continue
        os.write(1, f"{table} {sequence}\n".encode())
        sequence += 1


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2].split(","), sys.argv[3]))
