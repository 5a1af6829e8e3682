"""What a move costs at a table: the figures of `kordon bench` that are bytes, and those that need sockets."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

from kordon.games import GAMES, find
from kordon_dev import project
from kordon_dev.bench.bench_table import largest_snapshot, median_delta

BYTES: dict[str, tuple[Callable[[Any], float], int]] = {
    "bytes a seat and move": (median_delta, 600),
    "bytes of a reconnect": (largest_snapshot, 30 << 10),
}
SOCKETS = {
    "socket moves": ("moves_per_s", "moves/s"),
    "socket p95": ("p95_ms", "ms"),
    "server time a move": ("server_us_per_move", "µs"),
}
TABLES = {"1": "1 table", "25": "25 tables"}
PLAYED = 75  # games


def figures(
    wanted: Callable[[str], bool], rate: Callable[[], float]
) -> Iterator[tuple[str, float, str, float]]:
    """Name, value, unit and ratio of every figure.

    The ratio of bytes is their share of what is allowed; that of a rate is to the calibration loop's, and
    that of a time how many rounds the loop makes meanwhile, in millions.
    """
    for game in GAMES:
        for what, (measured, most) in BYTES.items():
            if wanted(f"{game} {what}"):
                value = measured(find(game))
                yield f"{game} {what}", value, "bytes", value / most
    names = {
        f"{name}, {tables}": (count, *of) for count, tables in TABLES.items() for name, of in SOCKETS.items()
    }
    if not any(map(wanted, names)):
        return
    base = rate()
    report = over_sockets()
    for name, (count, key, unit) in names.items():
        if report and wanted(name):
            value = report[count][key]
            seconds = {"ms": 1e-3, "µs": 1e-6}.get(unit)
            yield name, value, unit, value / base if seconds is None else value * seconds * base / 1e6


def over_sockets() -> dict[str, dict[str, float]]:
    """What `bench.compare` measures of our own server; empty where it can't be run."""
    command = [sys.executable, "-m", "kordon_dev.bench.compare", "--json", "--only", "kordon", "--turns", "1"]
    command += ["--games", str(PLAYED), "--tables", *TABLES]
    try:
        done = subprocess.run(command, cwd=project.ROOT, capture_output=True, text=True, check=True)
    except subprocess.CalledProcessError as failed:
        last = failed.stderr.strip().splitlines()[-1:]
        print(f"sockets: skipped, for bench.compare failed: {''.join(last)}", file=sys.stderr)
        return {}
    report: dict[str, dict[str, float]] = json.loads(done.stdout)["kordon"]
    return report
