"""What only the SQLite store has: one file, one process, a disk that may be full."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from kordon.engine.errors import Fault
from kordon.tables.store import open_store, sqlite, sqlite_file
from kordon.tables.store.interface import Player, Unavailable, encode_summary
from kordon.tables.store.sqlite import SQLiteStore
from tests.tables.store.examples import OPEN

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

pytestmark = pytest.mark.anyio

HOLDER = """
import asyncio, sys
from kordon.tables.store import open_store
async def main():
    store = await open_store(sys.argv[1])
    print("open", flush=True)
    sys.stdin.read()
asyncio.run(main())
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kordon.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SQLiteStore]:
    opened = await open_store(f"sqlite:///{path}")
    assert isinstance(opened, SQLiteStore)
    yield opened
    await opened.close()


async def test_every_commit_waits_for_the_disk(store: SQLiteStore) -> None:
    assert store._writer.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_a_second_store_on_the_same_file_is_refused(store: SQLiteStore, path: Path) -> None:
    for _ in range(2):
        with pytest.raises(Fault, match="in use"):
            await open_store(str(path))
    await store.close()
    again = await open_store(str(path))
    await again.close()


async def test_a_second_process_is_refused_until_the_first_is_gone(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        with pytest.raises(Fault, match="in use"):
            await open_store(str(path))
        holder.kill()
    store = await open_store(str(path))
    await store.close()


async def test_a_full_disk_is_told_and_got_over(store: SQLiteStore) -> None:
    await store.create("t", b"", OPEN)
    await store.append_many("t", 0, [b"before"])
    (pages,) = store._writer.execute("PRAGMA page_count").fetchone()
    store._writer.execute(f"PRAGMA max_page_count = {pages}")
    results = await asyncio.gather(
        store.append_many("t", 1, [bytes(100_000)]),
        store.append_many("t", 2, [b"behind it"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Unavailable, Unavailable]
    with pytest.raises(Unavailable, match="full"):
        await store.create("t2", bytes(100_000), OPEN)
    assert await store.entries("t") == [(0, b"before")]
    store._writer.execute("PRAGMA max_page_count = 1000000")
    await store.append_many("t", 1, [bytes(100_000)])
    assert await store.last(["t"]) == {"t": 1}


async def test_a_file_that_turned_read_only_is_told(store: SQLiteStore) -> None:
    await store.create("t", b"", OPEN)
    store._writer.execute("PRAGMA query_only = ON")
    with pytest.raises(Unavailable, match="readonly"):
        await store.append_many("t", 0, [b"x"])
    assert await store.entries("t") == []


async def test_what_can_not_be_opened_is_told_in_one_sentence(path: Path, tmp_path: Path) -> None:
    with pytest.raises(Fault, match="can't be opened"):
        await open_store(str(tmp_path / "no folder" / "kordon.db"))
    with pytest.raises(Fault, match="can't be opened"):
        await open_store(str(tmp_path))
    with pytest.raises(Fault, match="no database at"):
        await open_store(str(path), read_only=True)
    for url in ("", "mysql://x/y", "sqlite:///"):
        with pytest.raises(Fault, match="a database is"):
            await open_store(url)
    path.write_bytes(b"garbage" * 1000)
    with pytest.raises(Fault, match="can't be opened"):
        await open_store(str(path))
    assert path.read_bytes() == b"garbage" * 1000


async def test_a_newer_schema_is_refused(store: SQLiteStore, path: Path) -> None:
    await store.close()
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA user_version = {len(sqlite_file.STEPS) + 1}")
    for read_only in (False, True):
        with pytest.raises(Fault, match="newer Kordon"):
            await open_store(str(path), read_only=read_only)


async def test_an_older_schema_is_carried_over_when_it_is_served(
    store: SQLiteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.create("t", b"setup", OPEN)
    await store.close()
    monkeypatch.setattr(sqlite_file, "STEPS", (*sqlite_file.STEPS, ("UPDATE tables SET setup = x'21'",)))
    with pytest.raises(Fault, match="older Kordon"):
        await open_store(str(path), read_only=True)
    for _ in range(2):
        newer = await open_store(str(path))
        assert await newer.setup("t") == b"!"
        await newer.close()


async def test_a_failed_step_leaves_the_older_schema_whole(
    store: SQLiteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.create("t", b"setup", OPEN)
    await store.close()
    with monkeypatch.context() as patch:
        patch.setattr(sqlite_file, "STEPS", (*sqlite_file.STEPS, ("DELETE FROM tables", "nonsense")))
        with pytest.raises(Fault, match="can't be opened"):
            await open_store(str(path))
    again = await open_store(str(path))
    assert await again.setup("t") == b"setup"
    await again.close()


async def test_a_schema_without_the_lobbys_columns_gets_them(path: Path, tmp_path: Path) -> None:
    with closing(sqlite_file.connect(path)) as file, sqlite_file.transaction(file):
        for step in sqlite_file.STEPS[:2]:
            for statement in step:
                file.execute(statement)
        row = ("t", b"setup", encode_summary(OPEN), "open", 1, 1_000, 5)
        file.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        file.execute("INSERT INTO players VALUES ('anna', 'Anna', 'anna', 'hash', x'')")
        file.execute(f"PRAGMA application_id = {sqlite_file.APPLICATION}")
        file.execute("PRAGMA user_version = 2")
        file.execute("UPDATE players SET name = CAST(name AS BLOB), account = CAST(account AS BLOB)")
    store = await open_store(str(path))
    assert await store.open_tables(game=OPEN.game) == [("t", OPEN)]
    assert await store.lookalike("АNNА") == Player("anna", "Anna", "hash")
    await store.close()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_the_file_and_its_backups_are_for_their_owner_alone(path: Path, tmp_path: Path) -> None:
    path.touch(0o644)
    before = os.umask(0o022)
    try:
        store = await open_store(str(path))
        await store.create("t", b"setup", OPEN)
        await store.backup(tmp_path / "backup")
        found = {file.name: mode(file) for file in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert set(found.values()) == {0o600}
    assert len(found) == 5


async def test_a_hard_link_of_a_file_in_use_is_recognised(path: Path, tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == b"open\n"
    link = tmp_path / "link.db"
    link.hardlink_to(path)
    for read_only in (False, True):
        with pytest.raises(Fault, match="hard link"):
            await open_store(str(link), read_only=read_only)
    await (await open_store(str(path), read_only=True)).close()
    holder.communicate(b"")
    store = await open_store(str(link))  # nobody has it now
    with pytest.raises(Fault, match="hard link"):
        await open_store(str(path))
    await (await open_store(str(link), read_only=True)).close()
    await store.create("t", b"setup", OPEN)
    await store.close()


async def test_trouble_with_writing_is_told(store: SQLiteStore) -> None:
    assert await store.trouble() == ""
    await store._on_writer(lambda db: db.execute("PRAGMA query_only = ON"))
    assert await store.trouble() == "the database can't be written to"
    await store._on_writer(lambda db: db.execute("PRAGMA query_only = OFF"))
    assert await store.trouble() == ""


async def test_trouble_with_reading_is_told(store: SQLiteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(path: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    with monkeypatch.context() as patched:
        patched.setattr(sqlite_file, "connect", fails)
        assert await store.trouble() == "the database can't be read"
    assert await store.trouble() == ""


async def test_all_pages_are_read_once_an_hour(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(sqlite.Health, "_read_all", lambda health: looks.append(1))
    health = sqlite.Health(path)
    now = 1_700_000_000_000
    for later, count in ((0, 1), (5_000, 1), (3_599_999, 1), (3_600_000, 2), (3_605_000, 2)):
        health.look_through(now + later)
        await health.close()
        assert len(looks) == count


@pytest.mark.parametrize(
    ("code", "is_damage"),
    [
        (sqlite3.SQLITE_CORRUPT, True),
        (sqlite3.SQLITE_CORRUPT_INDEX, True),
        (sqlite3.SQLITE_NOTADB, True),
        (sqlite3.SQLITE_FULL, False),
        (sqlite3.SQLITE_IOERR_READ, False),
    ],
)
async def test_damage_is_told_from_other_errors(path: Path, code: int, is_damage: bool) -> None:
    error = sqlite3.DatabaseError("something")
    error.sqlite_errorcode = code
    health = sqlite.Health(path)
    health.note(error)
    assert bool(health.is_damaged) == is_damage


@pytest.mark.parametrize("is_read", [True, False])
async def test_broken_pages_are_told(path: Path, is_read: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(str(path))
    for number in range(40):
        await store.create(f"t{number}", bytes(4000), OPEN)
    await store.close()
    with path.open("r+b") as file:
        pages = path.stat().st_size // 4096
        for page in range(pages // 2, pages):
            file.seek(page * 4096)
            file.write(b"\xff" * 4096)
    store = await open_store(str(path))
    if is_read:
        monkeypatch.setattr(sqlite.Health, "look_through", lambda health, now: None)
        every = asyncio.gather(*(store.setup(f"t{number}") for number in range(40)))
        with pytest.raises(Unavailable):
            await every
    else:
        await store.trouble()  # looks through the file in the background
        assert isinstance(store, SQLiteStore)
        assert store._health._look is not None
        await store._health._look
    assert await store.trouble() == "the database is damaged"
    await store.close()


async def test_a_python_with_an_old_sqlite_is_told_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    with pytest.raises(Fault, match=r"Kordon needs 3\.35 or newer"):
        await open_store(str(path))
