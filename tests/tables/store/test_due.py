"""Which tables wait for a bot, the same in every store."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from kordon.tables.store import open_store, sqlite_file
from kordon.tables.store.interface import NEVER, encode_summary
from tests.tables.store.examples import OPEN, changed

if TYPE_CHECKING:
    from pathlib import Path

    from kordon.tables.store.base import Store

pytestmark = pytest.mark.anyio


async def test_tables_are_listed_when_their_time_has_come(store: Store) -> None:
    for table in ("a", "b", "c", "d"):
        await store.create(table, b"", OPEN)
    assert await store.due(NEVER - 1, 10) == []
    await store.append_many("a", 0, [b"x"], None, 300)
    await store.append_many("b", 0, [b"x", b"y"], changed(state="playing"), 100)
    await store.append_many("c", 0, [b"x"], due_at=300)
    await store.append_many("d", 0, [b"x"])
    assert await store.due(99, 10) == []
    assert await store.due(100, 10) == [(100, "b")]
    assert await store.due(300, 10) == [(100, "b"), (300, "a"), (300, "c")]
    assert await store.due(300, 2) == [(100, "b"), (300, "a")]
    assert await store.due(300, 2, (300, "a")) == [(300, "c")]


async def test_a_later_entry_says_it_anew_or_leaves_it(store: Store) -> None:
    await store.create("t", b"", OPEN)
    await store.append_many("t", 0, [b"x"], due_at=100)
    await store.append_many("t", 1, [b"x"])
    assert await store.due(200, 10) == [(100, "t")]
    await store.append_many("t", 2, [b"x"], due_at=200)
    assert await store.due(200, 10) == [(200, "t")]
    await store.append_many("t", 3, [b"x"], changed(state="finished"), NEVER)
    assert await store.due(NEVER - 1, 10) == []


async def test_it_is_settled_only_if_nobody_has_written_since(store: Store) -> None:
    for table in ("one", "two", "three"):
        await store.create(table, b"", OPEN)
        await store.append_many(table, 0, [b"x"], due_at=100)
    await store.append_many("two", 1, [b"x"], due_at=150)
    await store.settle_due({"one": (100, NEVER), "two": (100, NEVER), "three": (100, 900), "none": (1, 2)})
    assert await store.due(NEVER - 1, 10) == [(150, "two"), (900, "three")]


async def test_all_tables_are_listed_in_pages(store: Store) -> None:
    states = {"b": "open", "a": "playing", "c": "finished"}
    for table, state in states.items():
        await store.create(table, b"", changed(state=state, public=table == "a"))
    assert [table for table, _ in await store.all_tables(2)] == ["a", "b"]
    assert await store.all_tables(2, "b") == [("c", changed(state="finished", public=False))]


async def test_games_that_an_older_kordon_left_running_are_looked_at(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old.db")) as old:
        for statement in sqlite_file.STEPS[0]:
            old.execute(statement)
        for table, state in (("runs", "playing"), ("over", "finished")):
            summary = encode_summary(changed(state=state))
            old.execute("INSERT INTO tables VALUES (?, x'', ?, ?, 1, 5)", (table, summary, state))
        old.execute(f"PRAGMA application_id = {sqlite_file.APPLICATION}")
        old.execute("PRAGMA user_version = 1")
        old.commit()
    store = await open_store(str(tmp_path / "old.db"))
    assert await store.due(0, 10) == [(0, "runs")]
    await store.close()
