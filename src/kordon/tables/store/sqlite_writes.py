"""What one transaction of SQLite writes, one table after the other."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

from kordon.tables.store.appends import Lost, Run
from kordon.tables.store.base import Script, append_first, columns_of
from kordon.tables.store.interface import Missing, Summary, Taken
from kordon.tables.store.sqlite_file import add_rows, run_script

# An entry without the one before it would be NULL, which the schema forbids: it is all rows or none.
FOLLOW = """
    INSERT INTO entries SELECT column1, column2, CASE
        WHEN EXISTS (SELECT 1 FROM entries WHERE table_id = column1 AND sequence = column4) THEN column3
    END FROM (VALUES {})
"""
PUT_SUMMARY = """
    UPDATE tables SET summary = ?, state = ?, public = ?, changed_at = ?, game = ?, free = ? WHERE id = ?
"""
LAST = "SELECT max(sequence) FROM entries WHERE table_id = ?"
ROWS_AT_ONCE: Final = 32

Row: TypeAlias = tuple[str, int, bytes, int]
"""A table, the number of an entry, the entry, and the number that must be there already."""


class Unequal(Exception):
    """Not all of a group could be written."""


def rows_of(run: Run) -> list[Row]:
    """The entries of a run that follows others."""
    before = run.first - 1
    return [(run.table_id, number, entry, before) for number, entry in enumerate(run.entries, run.first)]


def rows_alone(runs: list[Run]) -> list[Row] | None:
    """The rows, if all there is to write is a few entries that follow others: then one statement does it."""
    rows: list[Row] = []
    for run in runs:
        if not run.first or run.summary or run.due_at is not None:
            return None
        rows += rows_of(run)
    return rows if len(rows) <= ROWS_AT_ONCE else None


def follow(db: sqlite3.Connection, rows: list[Row]) -> Lost:
    """Write a few entries that follow others, all in one statement, or raise `Unequal`: then none is written.

    Outside a transaction, a single statement is a transaction. After every statement a thread waits for the
    GIL, which on a busy server takes longer than the statement.
    """
    try:
        db.execute(_follow(len(rows)), [value for row in rows for value in row])
    except sqlite3.IntegrityError as error:
        raise Unequal from error
    return {}


@cache
def _follow(count: int) -> str:
    return FOLLOW.format(", ".join(["(?, ?, ?, ?)"] * count))


def write_together(db: sqlite3.Connection, runs: list[Run]) -> Lost:
    """Write all runs in few statements, or raise `Unequal`: then the transaction must be undone."""
    rows: list[Row] = []
    for run in runs:
        if run.first:
            rows += rows_of(run)
            put_about(db, run)
        elif error := write_run(db, run):
            raise Unequal from error
    for at in range(0, len(rows), ROWS_AT_ONCE):
        follow(db, rows[at : at + ROWS_AT_ONCE])
    return {}


def write_apart(db: sqlite3.Connection, runs: list[Run]) -> Lost:
    """Write every run that can be written, and say why the others can't."""
    return {run.table_id: error for run in runs if (error := write_run(db, run))}


def write_run(db: sqlite3.Connection, run: Run) -> Exception | None:
    """Write the entries and the summary of a run, or say why it can't be: then nothing is written."""
    try:
        run_script(db, append_first(run))
    except (Taken, Missing, ValueError) as error:
        return error
    if run.rest:
        add_rows(db, "entries", run.rest)
    put_about(db, run)
    return None


def put_about(db: sqlite3.Connection, run: Run) -> None:
    """Write what a run changes beside the log."""
    if run.summary:
        run_script(db, put_summaries({run.table_id: run.summary}))
    if run.due_at is not None:
        db.execute("UPDATE tables SET due_at = ? WHERE id = ?", (run.due_at, run.table_id))


def put_summaries(summaries: Mapping[str, Summary]) -> Script[None]:
    """Write summaries and who is a member by them; deleted players are not named."""
    for table_id, summary in summaries.items():
        known = set[str]()
        for player in summary.players:
            if (yield "SELECT 1 FROM players WHERE id = ?", player):
                known.add(player)
        kept = summary.among(known)
        yield PUT_SUMMARY, *columns_of(kept), table_id
        rows = yield "SELECT player_id FROM members WHERE table_id = ?", table_id
        before = {player for (player,) in rows}
        for gone in before - kept.players:
            yield "DELETE FROM members WHERE player_id = ? AND table_id = ?", gone, table_id
        for new in kept.players - before:
            yield "INSERT INTO members VALUES (?, ?)", new, table_id
