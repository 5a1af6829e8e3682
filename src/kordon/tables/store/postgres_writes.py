"""What one transaction of PostgreSQL writes, many tables at a time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from kordon.tables.store.appends import Run
from kordon.tables.store.base import Script, columns_of, following
from kordon.tables.store.interface import Summary

T = TypeVar("T")

# The scalar sub-queries, unlike EXISTS, never scan whole tables.
APPEND = """
    INSERT INTO kordon.entries (table_id, sequence, entry)
    SELECT new.table_id, new.sequence, new.entry
    FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS new (table_id, sequence, entry)
    WHERE CASE new.sequence
        WHEN 0 THEN (SELECT 1 FROM kordon.tables WHERE id = new.table_id)
        ELSE (SELECT 1 FROM kordon.entries old
              WHERE old.table_id = new.table_id AND old.sequence = new.sequence - 1)
    END = 1
    ORDER BY new.table_id COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING table_id
"""
APPEND_REST = "INSERT INTO kordon.entries SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])"
LAST = """
    SELECT wanted.id, (SELECT max(sequence) FROM kordon.entries WHERE table_id = wanted.id) AS last
    FROM unnest($1::text[]) AS wanted (id)
"""
PUT_SUMMARIES = """
    UPDATE kordon.tables
    SET summary = new.summary, state = new.state, public = new.public, changed_at = new.changed_at,
        game = new.game, free = new.free
    FROM unnest($1::text[], $2::bytea[], $3::text[], $4::smallint[], $5::bigint[], $6::bytea[], $7::integer[])
        AS new (id, summary, state, public, changed_at, game, free)
    WHERE tables.id = new.id
"""
DROP_MEMBERS = """
    DELETE FROM kordon.members old WHERE table_id = ANY($1) AND NOT EXISTS (
        SELECT FROM unnest($2::text[], $3::text[]) AS new (player_id, table_id)
        WHERE new.player_id = old.player_id AND new.table_id = old.table_id
    )
"""
ADD_MEMBERS = """
    INSERT INTO kordon.members SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING
"""

# Rows are locked in the order of ids, as `delete_player` locks them; see the top of `postgres`.
PUT_DUE = """
    WITH ours AS MATERIALIZED (
        SELECT id FROM kordon.tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE
    )
    UPDATE kordon.tables SET due_at = new.due_at
    FROM unnest($1::text[], $2::bigint[]) AS new (id, due_at) JOIN ours ON ours.id = new.id
    WHERE tables.id = new.id
"""
SETTLE_DUE = """
    WITH ours AS MATERIALIZED (
        SELECT id FROM kordon.tables WHERE id = ANY($1::text[]) FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE kordon.tables SET due_at = new.due_at
    FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS new (id, known, due_at)
        JOIN ours ON ours.id = new.id
    WHERE tables.id = new.id AND tables.due_at = new.known
"""


async def run_script(db: Any, script: Script[T]) -> T:
    """Run a transaction's statements; what it returns."""
    statement, result = following(script)
    while statement:
        statement, result = following(script, await db.fetch(*statement))
    return result


async def append_firsts(db: Any, runs: list[Run]) -> set[str]:
    """Write the first entry of each run where its number is the next one; the tables that were won."""
    rows = await db.fetch(APPEND, *turned((run.table_id, run.first, run.entries[0]) for run in runs))
    return {row["table_id"] for row in rows}


async def append_rest(db: Any, runs: list[Run]) -> None:
    """Write the other entries, the summaries and the times of runs whose first entry is ours."""
    if rest := [row for run in runs for row in run.rest]:
        await db.execute(APPEND_REST, *turned(rest))
    summaries = {run.table_id: run.summary for run in runs if run.summary}
    if summaries:
        await run_script(db, put_summaries(summaries))
    dues = [(run.table_id, run.due_at) for run in runs if run.due_at is not None]
    if dues:
        await db.execute(PUT_DUE, *turned(dues))


def put_summaries(summaries: Mapping[str, Summary]) -> Script[None]:
    """Write summaries and who is a member by them; deleted players are not named."""
    wanted = sorted({player for summary in summaries.values() for player in summary.players})
    known: set[str] = set()
    if wanted:
        rows = yield "SELECT id FROM kordon.players WHERE id = ANY($1) ORDER BY id FOR KEY SHARE", wanted
        known = {row["id"] for row in rows}
    kept = {table_id: summary.among(known) for table_id, summary in summaries.items()}
    members = [(player, table_id) for table_id, summary in kept.items() for player in summary.players]
    rows = [(table_id, *columns_of(summary)) for table_id, summary in kept.items()]
    yield PUT_SUMMARIES, *turned(rows, 7)
    yield DROP_MEMBERS, list(kept), *turned(members, 2)
    if members:
        yield ADD_MEMBERS, *turned(members)


def turned(rows: Iterable[tuple[Any, ...]], width: int = 3) -> list[list[Any]]:
    """Rows as columns, also if there are none."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
