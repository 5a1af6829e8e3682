"""The schema in PostgreSQL: the same tables as in the SQLite file, version for version."""

from __future__ import annotations

from typing import Any, Final

from kordon.tables.store import schema, sqlite_file
from kordon.tables.store.postgres_writes import run_script

ONE_AT_A_TIME: Final = 0x4B4F5244  # the advisory lock under which nodes that start together take turns

EXISTS = "SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'kordon' AND tablename = 'schema')"

STEPS = schema.steps(schema.POSTGRES)


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
                is_script = statement == schema.FILL_IN
                await (run_script(db, schema.fill_in()) if is_script else db.execute(statement))
        await db.execute("UPDATE kordon.schema SET version = $1", len(STEPS))


async def version_of(db: Any) -> int:
    """The version of the schema, 0 if there is none; a `Fault` if a newer Kordon made it."""
    # Not to_regclass: that may answer from the connection's cache, from before the lock.
    if not await db.fetchval(EXISTS):
        return 0
    version: int = await db.fetchval("SELECT version FROM kordon.schema")
    return sqlite_file.known_version(version, "the PostgreSQL database")
