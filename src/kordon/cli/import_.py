"""Add finished games to a database from their logs, each checked move by move.

Prints where each can be replayed. A server has its database to itself: there, players import through their
browser.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from kordon.cli.serve import data_folder
from kordon.cli.verify import read_file
from kordon.tables.live.node import Settings
from kordon.tables.log.setups import NOBODY, TableId
from kordon.tables.requests import Person
from kordon.tables.service import TableService
from kordon.tables.store import open_store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("logs", nargs="+", type=Path, metavar="LOG")
    parser.add_argument("--database", default="", help="a file or a postgresql:// address")


def run(args: argparse.Namespace) -> int:
    """Read all logs first: a file that is missing leaves the database as it was."""
    texts = [read_file(path) for path in args.logs]
    database = args.database or str(data_folder() / "kordon.sqlite")
    for path, (table, key) in zip(args.logs, asyncio.run(_add(database, texts)), strict=True):
        print(f"{path} is now table {table}; its replay, at your server: /#/table/{table}/replay?key={key}")
    return 0


async def _add(database: str, texts: list[str]) -> list[tuple[TableId, str]]:
    store = await open_store(database)
    try:
        service = TableService(store, settings=Settings(imports_an_hour=(len(texts),) * 3))
        return [await _imported(service, text) for text in texts]
    finally:
        await store.close()


async def _imported(service: TableService, text: str) -> tuple[TableId, str]:
    """A new table, and the key that opens it to others than its players."""
    table = await service.exports.import_log(Person(NOBODY, ""), text)
    return table, (await service.node.table(table)).seating.setup.invitation
