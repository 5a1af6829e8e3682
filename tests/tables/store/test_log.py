"""The log of a table, the same in every store: what is written stays, in order, once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kordon.engine.errors import Fault
from kordon.tables.store import open_store
from kordon.tables.store.interface import LARGEST, Exists, Missing, Taken, Unavailable
from tests.tables.store.examples import OPEN, changed

if TYPE_CHECKING:
    from kordon.tables.store.base import Store

pytestmark = pytest.mark.anyio

NO_IDS = ("", "a b", "x" * 65, "nul\0", "žába", "'; DROP TABLE entries; --", "<b>", "\ud800")


async def test_a_table_keeps_its_set_up_and_begins_with_an_empty_log(store: Store) -> None:
    await store.create("t", b"\0\xff{}", OPEN)
    assert await store.setup("t") == b"\0\xff{}"
    assert await store.summary("t") == OPEN
    assert await store.entries("t") == []


async def test_an_id_is_used_once(store: Store) -> None:
    await store.create("t", b"first", OPEN)
    with pytest.raises(Exists):
        await store.create("t", b"second", changed(game="estoril"))
    assert await store.setup("t") == b"first"
    assert await store.summary("t") == OPEN


async def test_entries_are_read_in_order_and_from_any_number_on(store: Store) -> None:
    await store.create("t", b"", OPEN)
    await store.create("t2", b"", OPEN)
    for sequence in range(12):
        await store.append_many("t", sequence, [b"%d" % sequence])
    await store.append_many("t2", 0, [b"other"])
    assert await store.entries("t") == [(sequence, b"%d" % sequence) for sequence in range(12)]
    assert await store.entries("t", after=9) == [(10, b"10"), (11, b"11")]
    assert await store.entries("t", after=11) == []
    assert await store.last(["t", "t2", "t3"]) == {"t": 11, "t2": 0}


async def test_a_number_is_taken_once_and_the_refusal_says_where_to_read_on(store: Store) -> None:
    await store.create("t", b"", OPEN)
    await store.append_many("t", 0, [b"sit"])
    await store.append_many("t", 1, [b"start"])
    with pytest.raises(Taken) as taken:
        await store.append_many("t", 1, [b"late"], changed(state="finished"))
    assert taken.value.sequence == 1
    assert await store.entries("t", after=taken.value.sequence - 1) == [(1, b"start")]
    assert await store.summary("t") == OPEN


async def test_several_entries_are_written_all_or_none(store: Store) -> None:
    await store.create("t", b"", OPEN)
    await store.append_many("t", 0, [b"a", b"b", b"c"], changed(state="playing"))
    assert (await store.summary("t")).state == "playing"
    with pytest.raises(Taken) as taken:
        await store.append_many("t", 2, [b"x", b"y", b"z"], changed(state="finished"))
    assert taken.value.sequence == 2
    assert await store.entries("t") == [(0, b"a"), (1, b"b"), (2, b"c")]
    assert (await store.summary("t")).state == "playing"


async def test_there_is_no_gap_in_a_log(store: Store) -> None:
    await store.create("t", b"", OPEN)
    with pytest.raises(ValueError, match="gap"):
        await store.append_many("t", 1, [b"x"])
    await store.append_many("t", 0, [b"a"])
    with pytest.raises(ValueError, match="gap"):
        await store.append_many("t", 2, [b"x"])
    assert await store.entries("t") == [(0, b"a")]


async def test_what_is_not_there_is_missing(store: Store) -> None:
    for name in ("t", *NO_IDS):
        with pytest.raises(Missing):
            await store.append_many(name, 0, [b"x"])
        with pytest.raises(Missing):
            await store.append_many(name, 3, [b"x"])
        with pytest.raises(Missing):
            await store.entries(name)
        with pytest.raises(Missing):
            await store.setup(name)
        with pytest.raises(Missing):
            await store.summary(name)
        assert await store.last([name]) == {}


async def test_what_could_not_be_found_again_or_is_absurd_is_not_written(store: Store) -> None:
    for name in NO_IDS:
        with pytest.raises(ValueError, match="not an id"):
            await store.create(name, b"", OPEN)
    await store.create("t", b"", OPEN)
    for sequence, entries in ((-1, [b"x"]), (2**63, [b"x"]), (0, []), (0, [b"x", bytes(LARGEST + 1)])):
        with pytest.raises(ValueError, match=r"can't be written|more than"):
            await store.append_many("t", sequence, entries)
    assert await store.counts() == {"open": 1}
    assert await store.entries("t") == []


async def test_appends_that_do_not_wait_for_each_other_stay_in_order(store: Store) -> None:
    tables = [f"t{number}" for number in range(20)]
    for table in tables:
        await store.create(table, b"", OPEN)
    await asyncio.gather(
        *(
            store.append_many(table, sequence, [b"%d" % sequence])
            for sequence in range(30)
            for table in tables
        )
    )
    for table in tables:
        assert await store.entries(table) == [(sequence, b"%d" % sequence) for sequence in range(30)]


async def test_of_many_appends_with_one_number_exactly_one_wins(store: Store) -> None:
    await store.create("t", b"", OPEN)
    for sequence in range(5):
        results = await asyncio.gather(
            *(store.append_many("t", sequence, [b"%d by %d" % (sequence, one)]) for one in range(20)),
            return_exceptions=True,
        )
        winners = [one for one, result in enumerate(results) if result is None]
        assert len(winners) == 1
        assert all(isinstance(result, Taken) for result in results if result is not None)
        assert (await store.entries("t"))[sequence:] == [(sequence, b"%d by %d" % (sequence, winners[0]))]


async def test_what_was_built_on_a_lost_entry_is_lost_with_it(store: Store) -> None:
    await store.create("t", b"", OPEN)
    await store.append_many("t", 0, [b"a", b"b"])
    results = await asyncio.gather(
        store.append_many("t", 1, [b"mine"]),
        store.append_many("t", 2, [b"built on mine"]),
        store.append_many("t", 3, [b"built on that"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Taken, Taken, Taken]
    assert await store.entries("t") == [(0, b"a"), (1, b"b")]


async def test_who_loses_takes_no_other_table_along(store: Store) -> None:
    for table in ("late", "good", "far", "longer"):
        await store.create(table, b"", OPEN)
        await store.append_many(table, 0, [b"a", b"b"])
    results = await asyncio.gather(
        store.append_many("late", 1, [b"c"]),
        store.append_many("good", 2, [b"c"]),
        store.append_many("none", 2, [b"c"]),
        store.append_many("far", 7, [b"c"]),
        store.append_many("longer", 2, [b"c", b"d"]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Taken, type(None), Missing, ValueError, type(None)]
    assert await store.entries("good", 1) == [(2, b"c")]
    assert await store.entries("longer", 1) == [(2, b"c"), (3, b"d")]
    for table in ("late", "far"):
        assert await store.entries(table) == [(0, b"a"), (1, b"b")]


async def test_a_caller_who_gives_up_disturbs_nobody(store: Store) -> None:
    await store.create("t", b"", OPEN)
    await store.create("t2", b"", OPEN)
    first = asyncio.create_task(store.append_many("t", 0, [b"given up"]))
    second = asyncio.create_task(store.append_many("t2", 0, [b"awaited"]))
    await asyncio.sleep(0)
    first.cancel()
    await second
    with pytest.raises(asyncio.CancelledError):
        await first
    assert await store.entries("t2") == [(0, b"awaited")]
    assert await store.entries("t") == [(0, b"given up")]


async def test_closing_writes_what_is_waiting_and_takes_no_more(store: Store, url: str) -> None:
    await store.create("t", b"", OPEN)
    notifications = store.notifications()
    waiting = [asyncio.create_task(store.append_many("t", sequence, [b"x"])) for sequence in range(50)]
    await asyncio.sleep(0)
    assert not await store.trouble()
    await store.close()
    await asyncio.gather(*waiting)
    assert [notification async for notification in notifications] == []
    with pytest.raises(Unavailable):
        await store.append_many("t", 50, [b"x"])
    with pytest.raises(Unavailable):
        await store.entries("t")
    assert await store.trouble()
    await store.close()
    again = await open_store(url)
    assert await again.last(["t"]) == {"t": 49}
    await again.close()


async def test_a_store_opened_for_reading_sees_all_and_changes_nothing(store: Store, url: str) -> None:
    await store.create("t", b"setup", OPEN)
    await store.append_many("t", 0, [b"a"])
    client = await open_store(url, read_only=True)
    assert await client.entries("t") == [(0, b"a")]
    assert not await client.trouble()
    with pytest.raises(Fault, match="reading only"):
        await client.append_many("t", 1, [b"b"])
    with pytest.raises(Fault, match="reading only"):
        await client.create("t2", b"", OPEN)
    await store.append_many("t", 1, [b"b"])
    assert await client.entries("t", after=0) == [(1, b"b")]
    await client.close()


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(entries=st.lists(st.binary(max_size=300), min_size=1, max_size=8), setup=st.binary(max_size=2000))
async def test_any_bytes_come_back_as_they_were(store: Store, entries: list[bytes], setup: bytes) -> None:
    table = f"t{sum((await store.counts()).values())}"
    await store.create(table, setup, OPEN)
    await store.append_many(table, 0, entries)
    assert await store.setup(table) == setup
    assert await store.entries(table) == list(enumerate(entries))
