"""The schema in PostgreSQL: the same tables as in the SQLite file, version for version."""

from __future__ import annotations

from typing import Any, Final

from kordon.tables.store import sqlite_file
from kordon.tables.store.interface import NEVER, decode_summary
from kordon.tables.store.lookalikes import looks_of

ONE_AT_A_TIME: Final = 0x4B4F5244  # the advisory lock under which nodes that start together take turns

EXISTS = "SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'kordon' AND tablename = 'schema')"

# Not a statement: the database can't compute these columns, and its JSON knows no NUL.
FILL_IN = "game and free seats of all tables, looks of all accounts"

# Step for step what `sqlite_file.STEPS` holds. Ids sort by their bytes, as SQLite sorts them.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE kordon.tables (
            id text COLLATE "C" PRIMARY KEY,
            setup bytea NOT NULL,
            summary bytea NOT NULL,
            state text NOT NULL,
            public smallint NOT NULL,
            changed_at bigint NOT NULL
        )""",
        "CREATE INDEX tables_by_state ON kordon.tables (state, public, changed_at, id)",
        """CREATE TABLE kordon.entries (
            table_id text COLLATE "C" NOT NULL,
            sequence bigint NOT NULL,
            entry bytea NOT NULL,
            PRIMARY KEY (table_id, sequence)
        )""",
        """CREATE TABLE kordon.players (
            id text COLLATE "C" PRIMARY KEY,
            name bytea NOT NULL,
            account bytea UNIQUE,
            passphrase_hash text,
            settings bytea NOT NULL
        )""",
        """CREATE TABLE kordon.members (
            player_id text COLLATE "C" NOT NULL,
            table_id text COLLATE "C" NOT NULL,
            PRIMARY KEY (player_id, table_id)
        )""",
        "CREATE INDEX members_by_table ON kordon.members (table_id)",
    ),
    (
        f"ALTER TABLE kordon.tables ADD COLUMN due_at bigint NOT NULL DEFAULT {NEVER}",
        "UPDATE kordon.tables SET due_at = 0 WHERE state = 'playing'",
        "CREATE INDEX tables_by_due ON kordon.tables (due_at, id)",
    ),
    (
        "ALTER TABLE kordon.tables ADD COLUMN game bytea NOT NULL DEFAULT ''",
        "ALTER TABLE kordon.tables ADD COLUMN free integer NOT NULL DEFAULT 0",
        """CREATE INDEX tables_to_join ON kordon.tables (changed_at, id)
            WHERE state = 'open' AND public = 1 AND free > 0""",
        "ALTER TABLE kordon.players ADD COLUMN looks bytea",
        "ALTER TABLE kordon.players ADD COLUMN generation bigint NOT NULL DEFAULT 0",
        FILL_IN,
        "CREATE INDEX players_by_looks ON kordon.players (looks)",
        "CREATE TABLE kordon.health (id integer PRIMARY KEY, written_at bigint NOT NULL)",
    ),
    (
        """CREATE TABLE kordon.shelves (
            shelf text COLLATE "C" NOT NULL,
            id text COLLATE "C" NOT NULL,
            content bytea NOT NULL,
            PRIMARY KEY (shelf, id)
        )""",
    ),
)


async def bring_up_to_date(db: Any) -> None:
    """Create the schema, or migrate an older one; a newer one is refused."""
    if await version_of(db) == len(STEPS):
        return
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", ONE_AT_A_TIME)
        version = await version_of(db)
        if version == 0:
            await db.execute("CREATE SCHEMA IF NOT EXISTS kordon")
            await db.execute("CREATE TABLE IF NOT EXISTS kordon.schema (version integer NOT NULL)")
            await db.execute("INSERT INTO kordon.schema VALUES (0)")
        for step in STEPS[version:]:
            for statement in step:
                await (fill_in(db) if statement is FILL_IN else db.execute(statement))
        await db.execute("UPDATE kordon.schema SET version = $1", len(STEPS))


async def fill_in(db: Any) -> None:
    """Compute the columns that follow from others."""
    rows = await db.fetch("SELECT id, summary FROM kordon.tables")
    summaries = [(row["id"], decode_summary(row["summary"])) for row in rows]
    await db.executemany(
        "UPDATE kordon.tables SET game = $2, free = $3 WHERE id = $1",
        [(table_id, summary.game.encode(), summary.open_seats) for table_id, summary in summaries],
    )
    rows = await db.fetch("SELECT id, name FROM kordon.players WHERE account IS NOT NULL")
    looks = [(looks_of(row["name"].decode()), row["id"]) for row in rows]
    await db.executemany("UPDATE kordon.players SET looks = $1 WHERE id = $2", looks)


async def version_of(db: Any) -> int:
    """The version of the schema, 0 if there is none; a `Fault` if a newer Kordon made it."""
    # Not to_regclass: that may answer from the connection's cache, from before the lock.
    if not await db.fetchval(EXISTS):
        return 0
    version: int = await db.fetchval("SELECT version FROM kordon.schema")
    return sqlite_file.known_version(version, "the PostgreSQL database")
