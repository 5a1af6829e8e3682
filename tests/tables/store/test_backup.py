"""Backups: of a store in use, whole, and good for any other store."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from kordon.engine.errors import Fault
from kordon.tables.store import open_store, sqlite_file
from kordon.tables.store.base import Store
from kordon.tables.store.interface import Player
from tests.tables.store.conftest import KINDS
from tests.tables.store.examples import ANIA, OPEN, changed, with_members

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.anyio

ACCOUNT = Player("bob", "Bob\0🂡", "$argon2id$b", b"\0settings")


async def fill(store: Store) -> None:
    await store.create_player(ANIA)
    await store.create_player(ACCOUNT)
    await store.create("t", b"\0setup", with_members(ANIA, ACCOUNT))
    await store.create("empty", b"", changed(state="abandoned", public=False))
    await store.append_many("t", 0, [b"%d\0" % number for number in range(sqlite_file.ROWS_AT_ONCE + 5)])


async def content(store: Store) -> list[object]:
    return [
        [(await store.setup(table), await store.summary(table), await store.entries(table))]
        for table in ("t", "empty")
    ] + [
        await store.by_name("bob\0🂡"),
        await store.player("ania"),
        await store.tables_of("ania"),
        await store.open_tables(),
        await store.counts(),
    ]


@pytest.mark.parametrize("target", KINDS)
async def test_a_backup_of_one_store_can_be_restored_into_another(
    store: Store, target: str, new_url: Callable[[str], str], tmp_path: Path
) -> None:
    await fill(store)
    await store.backup(tmp_path / "backup")
    other = await open_store(new_url(target))
    await other.restore(tmp_path / "backup")
    assert await content(other) == await content(store)
    await other.append_many("t", sqlite_file.ROWS_AT_ONCE + 5, [b"goes on"])
    await other.close()


async def test_a_backup_can_be_served_from(store: Store, tmp_path: Path) -> None:
    await fill(store)
    await store.backup(tmp_path / "backup")
    other = await open_store(str(tmp_path / "backup"))
    assert await content(other) == await content(store)
    await other.close()


async def test_a_backup_of_a_store_in_use_holds_one_moment(store: Store, url: str, tmp_path: Path) -> None:
    tables = [f"t{number}" for number in range(5)]
    for table in tables:
        await store.create(table, b"", OPEN)
    has_begun = asyncio.Event()

    async def play(table: str) -> None:
        for sequence in range(0, 120, 2):
            await store.append_many(table, sequence, [b"a", b"b"], changed(changed_at=sequence + 1))
            has_begun.set()

    playing = asyncio.gather(*map(play, tables))
    await has_begun.wait()
    client = await open_store(url, read_only=True)
    await client.backup(tmp_path / "backup")
    await client.close()
    await playing
    copy = await open_store(str(tmp_path / "backup"))
    for table in tables:
        numbers = [sequence for sequence, _ in await copy.entries(table)]
        assert numbers == list(range(len(numbers)))
        assert (await copy.summary(table)).changed_at in (len(numbers) - 1, 1_000)
        assert len(numbers) % 2 == 0
    await copy.close()


async def test_a_new_backup_takes_the_place_of_the_old_only_when_whole(store: Store, tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(b"old")
    (tmp_path / "backup.part").write_bytes(b"left by a crash")
    await store.backup(tmp_path / "backup")
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup"]
    live = await open_store(str(tmp_path / "live.db"))
    with pytest.raises(Fault, match="in use"):
        await store.backup(tmp_path / "live.db")
    with pytest.raises(Fault, match="in use"):
        await live.backup(tmp_path / "live.db")
    await live.close()
    with pytest.raises(Fault):
        await store.backup(tmp_path / "no folder" / "backup")
    assert not await store.trouble()


async def test_nothing_is_ever_restored_over(store: Store, tmp_path: Path) -> None:
    await store.create_player(ANIA)
    await store.backup(tmp_path / "backup")
    with pytest.raises(Fault, match="empty one"):
        await store.restore(tmp_path / "backup")
    assert await store.player("ania") == ANIA


async def test_what_is_no_backup_is_refused_and_changes_nothing(store: Store, tmp_path: Path) -> None:
    with pytest.raises(Fault, match="no backup at"):
        await store.restore(tmp_path / "missing")
    (tmp_path / "garbage").write_bytes(b"garbage" * 1000)
    with pytest.raises(Fault, match="can't be read"):
        await store.restore(tmp_path / "garbage")
    (tmp_path / "empty").touch()
    with pytest.raises(Fault, match="not a Kordon backup"):
        await store.restore(tmp_path / "empty")
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE recipes (name)")
    with pytest.raises(Fault, match="another program"):
        await store.restore(tmp_path / "other")
    await store.backup(tmp_path / "newer")
    with closing(sqlite3.connect(tmp_path / "newer")) as newer:
        newer.execute("PRAGMA user_version = 99")
    with pytest.raises(Fault, match="newer Kordon"):
        await store.restore(tmp_path / "newer")
    assert await store.counts() == {}
    assert not await store.trouble()


async def test_an_older_backup_is_carried_over_and_left_as_it_is(
    new_url: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await open_store(new_url("sqlite"))
    await fill(old)
    before = await content(old)
    await old.backup(tmp_path / "backup")
    await old.close()
    kept = (tmp_path / "backup").read_bytes()
    step = ("UPDATE tables SET setup = CAST(setup || x'21' AS BLOB)",)
    monkeypatch.setattr(sqlite_file, "STEPS", (*sqlite_file.STEPS, step))
    new = await open_store(new_url("sqlite"))
    await new.restore(tmp_path / "backup")
    assert await new.setup("t") == b"\0setup!"
    assert (await content(new))[2:] == before[2:]
    await new.close()
    assert (tmp_path / "backup").read_bytes() == kept
