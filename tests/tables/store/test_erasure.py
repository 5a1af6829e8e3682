"""Entries that are rewritten, the only ones that ever are; the same in every store."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kordon.tables.store import open_store
from kordon.tables.store.interface import Missing, Player, Taken
from tests.tables.store.examples import ANIA, OPEN, changed, with_members
from tests.tables.store.test_log import NO_IDS

if TYPE_CHECKING:
    from pathlib import Path

    from kordon.tables.store.base import Store

pytestmark = pytest.mark.anyio

WORD = b"hobbyhorse"


async def fill(store: Store) -> None:
    await store.create_player(Player("ania", "Hobbyhorse".lower(), None, WORD))
    await store.create("t", b"setup by " + WORD, with_members(ANIA))
    await store.append_many("t", 0, [b"sit " + WORD, b"move", b"say " + WORD * 40])
    await store.create("other", b"setup", OPEN)
    await store.append_many("other", 0, [b"untouched"])


async def test_older_entries_are_rewritten_in_their_places(store: Store) -> None:
    await fill(store)
    await store.erase(
        "t", 3, [b"forgotten", b"end"], changed(state="abandoned"), b"setup", {0: b"sit", 2: b""}
    )
    assert await store.entries("t") == [(0, b"sit"), (1, b"move"), (2, b""), (3, b"forgotten"), (4, b"end")]
    assert await store.setup("t") == b"setup"
    assert (await store.summary("t")).state == "abandoned"
    assert await store.entries("other") == [(0, b"untouched")]
    await store.append_many("t", 5, [b"goes on"])
    assert await store.last(["t"]) == {"t": 5}


async def test_nothing_is_rewritten_where_somebody_was_quicker(store: Store) -> None:
    await fill(store)
    before = await store.entries("t"), await store.setup("t"), await store.summary("t")
    with pytest.raises(Taken):
        await store.erase("t", 2, [b"forgotten"], changed(state="abandoned"), b"", {0: b"sit"})
    with pytest.raises(ValueError, match="gap"):
        await store.erase("t", 4, [b"forgotten"], None, b"", {0: b"sit"})
    with pytest.raises(ValueError, match="older"):
        await store.erase("t", 3, [b"forgotten"], None, b"", {3: b"sit"})
    for name in ("none", *NO_IDS):
        with pytest.raises(Missing):
            await store.erase(name, 0, [b"forgotten"], None, b"", {})
    assert (await store.entries("t"), await store.setup("t"), await store.summary("t")) == before


async def test_what_was_erased_is_in_no_later_backup(store: Store, tmp_path: Path) -> None:
    await fill(store)
    await store.backup(tmp_path / "before")
    assert WORD in (tmp_path / "before").read_bytes()
    await store.erase("t", 3, [b"forgotten"], None, b"setup", {0: b"sit", 2: b""})
    await store.delete_player("ania")
    await store.backup(tmp_path / "after")
    assert WORD not in (tmp_path / "after").read_bytes()


async def test_what_was_erased_is_not_in_the_file_any_more(tmp_path: Path) -> None:
    """Neither in a page that is free again, nor in the write-ahead log."""
    store = await open_store(str(tmp_path / "kordon.db"))
    await fill(store)
    await store.entries("t")  # a client has the file open
    await store.erase("t", 3, [b"forgotten"], None, b"setup", {0: b"sit", 2: b""})
    await store.delete_player("ania")
    files = list(tmp_path.iterdir())
    assert len(files) >= 3
    assert [file.name for file in files if WORD in file.read_bytes()] == []
    await store.close()
