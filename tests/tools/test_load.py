"""The load benchmarks, with sizes so small that they only show that they work."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from kordon_dev import project

pytestmark = pytest.mark.full


def figures(module: str, *arguments: str) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", module, "--json", *arguments],
        cwd=project.ROOT,
        stdout=subprocess.PIPE,
        check=True,
        timeout=300,
    )
    return json.loads(done.stdout)


def test_all_servers_are_played_on() -> None:
    report = figures(
        "kordon_dev.bench.compare", "--turns", "1", "--tables", "1", "2", "--games", "2", "--warm-up", "1"
    )
    assert list(report) == ["kordon", "boardgame.io", "boardgame.io-files"]
    for side in report.values():
        assert list(side) == ["1", "2"]
        for found in side.values():
            assert found["moves"] > 50
            assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"]
            assert found["server_us_per_move"] > 0 < found["clients_us_per_move"]


def test_idle_tables_are_counted_and_moved_at() -> None:
    found = figures(
        "kordon_dev.bench.idle", "--tables", "5", "--settle", "0.1", "--watch", "0.5", "--moves", "8"
    )
    assert (found["tables"], found["sockets"]) == (5, 15)
    assert 0 < found["empty_mb"] <= found["busy_mb"]
    assert 0 < found["p50_ms"] <= found["p95_ms"]
