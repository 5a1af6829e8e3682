"""Group commit, apart from any database: what is written together, and which caller gets which result."""

from __future__ import annotations

import asyncio

import pytest

from kordon.tables.store import appends
from kordon.tables.store.appends import Appends, Lost, Run

pytestmark = pytest.mark.anyio

Group = list[tuple[str, int, int]]


class Recorder:
    """Notes each group as tables with their first and last numbers; fails when told to."""

    def __init__(self) -> None:
        self.groups: list[Group] = []
        self.failure: Exception | None = None
        self.queue = Appends(self.write)

    async def write(self, runs: list[Run]) -> Lost:
        self.groups.append([(run.table_id, run.first, run.last) for run in runs])
        await asyncio.sleep(0)
        if self.failure:
            raise self.failure
        return {}

    async def add_all(self, *wanted: tuple[str, int, int]) -> list[BaseException | None]:
        runs = [Run(table, first, [b"x"] * count, None, None) for table, first, count in wanted]
        return await asyncio.gather(*map(self.queue.add, runs), return_exceptions=True)


async def test_what_waits_together_is_written_together_in_runs() -> None:
    recorder = Recorder()
    await recorder.add_all(("a", 0, 1), ("b", 5, 2), ("a", 1, 3), ("b", 7, 1), ("c", 0, 1))
    assert recorder.groups == [[("a", 0, 3), ("b", 5, 7), ("c", 0, 0)]]
    await recorder.add_all(("a", 4, 1))
    assert recorder.groups[1:] == [[("a", 4, 4)]]


async def test_what_comes_meanwhile_waits_for_the_next_group() -> None:
    recorder = Recorder()
    first = asyncio.create_task(recorder.add_all(("a", 0, 1)))
    while not recorder.groups:
        await asyncio.sleep(0)
    await recorder.add_all(("a", 1, 1), ("b", 0, 1))
    await first
    assert recorder.groups == [[("a", 0, 0)], [("a", 1, 1), ("b", 0, 0)]]


async def test_a_number_asked_for_twice_is_tried_twice() -> None:
    recorder = Recorder()
    await recorder.add_all(("a", 0, 1), ("a", 0, 1), ("a", 1, 1))
    assert recorder.groups == [[("a", 0, 1)], [("a", 0, 0)]]


async def test_groups_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appends, "TABLES_IN_GROUP", 2)
    recorder = Recorder()
    await recorder.add_all(("a", 0, 1), ("b", 0, 1), ("c", 0, 1))
    assert recorder.groups == [[("a", 0, 0), ("b", 0, 0)], [("c", 0, 0)]]
    monkeypatch.setattr(appends, "BYTES_IN_GROUP", 4)
    await recorder.add_all(("a", 1, 3), ("a", 4, 3), ("a", 7, 1))
    assert recorder.groups[2:] == [[("a", 1, 6)], [("a", 7, 7)]]


async def test_whatever_goes_wrong_every_caller_hears_of_it_and_the_next_are_served() -> None:
    recorder = Recorder()
    recorder.failure = RuntimeError("anything")
    results = await recorder.add_all(("a", 0, 1), ("b", 0, 1), ("a", 0, 1), ("a", 2, 1))
    assert results == [recorder.failure] * 4
    assert recorder.groups == [[("a", 0, 0), ("b", 0, 0)], [("a", 0, 0)]]
    recorder.failure = None
    assert await recorder.add_all(("a", 0, 1)) == [None]
