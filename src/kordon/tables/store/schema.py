"""The schema of both databases, written once: each has its own words for the same types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from kordon.tables.store.base import Script
from kordon.tables.store.interface import NEVER, decode_summary, looks_of

Steps: TypeAlias = tuple[tuple[str, ...], ...]

# Ids sort by their bytes in both.
SQLITE: Final[Mapping[str, str]] = {
    "kordon": "",
    "id": "TEXT",
    "text": "TEXT",
    "bytes": "BLOB",
    "empty": "x''",
    **dict.fromkeys(("short", "int", "long"), "INTEGER"),
    "without_rowid": " WITHOUT ROWID",
}
POSTGRES: Final[Mapping[str, str]] = {
    "kordon": "kordon.",
    "id": 'text COLLATE "C"',
    "text": "text",
    "bytes": "bytea",
    "empty": "''",
    "short": "smallint",
    "int": "integer",
    "long": "bigint",
    "without_rowid": "",
}

# What a copy of a whole store consists of, in both databases.
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "players": ("id", "name", "account", "passphrase_hash", "settings", "looks", "generation"),
    "tables": ("id", "setup", "summary", "state", "public", "changed_at", "due_at", "game", "free"),
    "members": ("player_id", "table_id"),
    "entries": ("table_id", "sequence", "entry"),
    "shelves": ("shelf", "id", "content"),
}

FILL_IN: Final = "game and free seats of all tables, looks of all accounts"  # see `_fill_in`

# Each step brings the schema from the version that is its index to the next one. Steps are only ever added.
STEPS: Final[Steps] = (
    (
        """CREATE TABLE {kordon}tables (
            id {id} PRIMARY KEY,
            setup {bytes} NOT NULL,
            summary {bytes} NOT NULL,
            state {text} NOT NULL,
            public {short} NOT NULL,
            changed_at {long} NOT NULL
        ){without_rowid}""",
        "CREATE INDEX tables_by_state ON {kordon}tables (state, public, changed_at, id)",
        """CREATE TABLE {kordon}entries (
            table_id {id} NOT NULL,
            sequence {long} NOT NULL,
            entry {bytes} NOT NULL,
            PRIMARY KEY (table_id, sequence)
        ){without_rowid}""",
        """CREATE TABLE {kordon}players (
            id {id} PRIMARY KEY,
            name {bytes} NOT NULL,
            account {bytes} UNIQUE,
            passphrase_hash {text},
            settings {bytes} NOT NULL
        ){without_rowid}""",
        """CREATE TABLE {kordon}members (
            player_id {id} NOT NULL,
            table_id {id} NOT NULL,
            PRIMARY KEY (player_id, table_id)
        ){without_rowid}""",
        "CREATE INDEX members_by_table ON {kordon}members (table_id)",
    ),
    (
        f"ALTER TABLE {{kordon}}tables ADD COLUMN due_at {{long}} NOT NULL DEFAULT {NEVER}",
        "UPDATE {kordon}tables SET due_at = 0 WHERE state = 'playing'",
        "CREATE INDEX tables_by_due ON {kordon}tables (due_at, id)",
    ),
    (
        "ALTER TABLE {kordon}tables ADD COLUMN game {bytes} NOT NULL DEFAULT {empty}",
        "ALTER TABLE {kordon}tables ADD COLUMN free {int} NOT NULL DEFAULT 0",
        """CREATE INDEX tables_to_join ON {kordon}tables (changed_at, id)
            WHERE state = 'open' AND public = 1 AND free > 0""",
        "ALTER TABLE {kordon}players ADD COLUMN looks {bytes}",
        "ALTER TABLE {kordon}players ADD COLUMN generation {long} NOT NULL DEFAULT 0",
        FILL_IN,
        "CREATE INDEX players_by_looks ON {kordon}players (looks)",
        "CREATE TABLE {kordon}health (id {int} PRIMARY KEY, written_at {long} NOT NULL)",
    ),
    (
        """CREATE TABLE {kordon}shelves (
            shelf {id} NOT NULL,
            id {id} NOT NULL,
            content {bytes} NOT NULL,
            PRIMARY KEY (shelf, id)
        )""",
    ),
)


def steps(words: Mapping[str, str]) -> Steps:
    """The steps in a database's own words."""
    return tuple(tuple(statement.format(**words) for statement in step) for step in STEPS)


def migration(steps: Steps) -> Script[None]:
    """Take these steps."""
    for step in steps:
        for statement in step:
            if statement == FILL_IN:
                yield from _fill_in()
            else:
                yield (statement,)


def _fill_in() -> Script[None]:
    """Compute the columns that follow from others, which the databases can't."""
    for id, content in (yield ("SELECT id, summary FROM kordon.tables",)):
        summary = decode_summary(content)
        yield (
            "UPDATE kordon.tables SET game = $2, free = $3 WHERE id = $1",
            id,
            summary.game.encode(),
            summary.open_seats,
        )
    for id, name in (yield ("SELECT id, name FROM kordon.players WHERE account IS NOT NULL",)):
        yield "UPDATE kordon.players SET looks = $2 WHERE id = $1", id, looks_of(name.decode())
