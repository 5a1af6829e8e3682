"""Write all tables and players to a file, also while the server runs; or restore such a file.

A backup is a database of its own: it can be served from, and restored into any empty database. It does not
hold the secret that signs the players' tokens: keep that file with it, or guests lose their games.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from kordon.cli.serve import data_folder, secret_beside
from kordon.engine.errors import Fault
from kordon.tables.store import open_store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--database", default="", help="a file or a postgresql:// address")
    parser.add_argument("--restore", action="store_true", help="read FILE into the database, which is empty")


def run(args: argparse.Namespace) -> int:
    """Write or restore."""
    database = args.database or str(data_folder() / "kordon.sqlite")
    if not args.restore:
        if args.file.exists():
            raise Fault(f"{args.file} is already there; a backup never overwrites anything")
        if "://" not in database and not Path(database).is_file():
            raise Fault(f"there is no database at {database}")
    asyncio.run(_restore(database, args.file) if args.restore else _back_up(database, args.file))
    print(f"{'restored from' if args.restore else 'all is in'} {args.file}")
    print(f"The players' tokens are signed with {secret_beside(database)}: it belongs to the backup.")
    return 0


async def _back_up(database: str, file: Path) -> None:
    store = await open_store(database, read_only=True)
    try:
        await store.backup(file)
    except OSError as error:
        raise Fault(f"{file} can't be written: {error.strerror}") from None
    finally:
        await store.close()


async def _restore(database: str, file: Path) -> None:
    store = await open_store(database)
    try:
        await store.restore(file)
    finally:
        await store.close()
