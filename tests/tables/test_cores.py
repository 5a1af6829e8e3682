"""Bots use what is there, and leave it to people first."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kordon.tables.bots import workers
from kordon.tables.bots.workers import BotRunner


@pytest.mark.parametrize(
    ("quota", "expected"),
    [("max 100000", 4), ("150000 100000", 2), ("50000 100000", 1), ("900000 100000", 4), ("nonsense", 4)],
)
def test_a_container_s_quota_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quota: str, expected: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(4)), raising=False)
    (tmp_path / "cpu.max").write_text(quota)
    assert workers.available_cores(tmp_path / "cpu.max") == expected
    assert workers.available_cores(tmp_path / "missing") == 4


def test_one_core_is_left_to_people(monkeypatch: pytest.MonkeyPatch) -> None:
    for available, processes in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(workers, "available_cores", lambda available=available: available)
        assert BotRunner()._places == processes


def test_bots_think_after_everybody_else() -> None:
    bots = BotRunner(processes=1)
    try:
        assert bots._worker(0).submit(os.nice, 0).result() >= workers.NICENESS
    finally:
        bots.close()
