"""What holds for all tests: long ones run only when asked for, and no test depends on the machine's speed.

Files come in the order of how long they took, the longest first, so that no worker is left alone with a long
one at the end. Those of the browser come before all others: while it is open no other test may run. One
worker leaves them to the others and begins with the tests of the server: these mostly wait, and beside
browsers nobody misses the core.
"""

from __future__ import annotations

import gc
import json
import os
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("kordon", deadline=None)
settings.load_profile("kordon")

DURATIONS = Path(__file__).with_name("durations.json")  # seconds by file, as `kordon test --record` found
MOST_OBJECTS = 10_000  # that are created before GC runs
BROWSER = "tests/browser/"
WAITING = "tests/web/"
UNKNOWN = 5.0  # seconds for a file that is not there: early enough to do no harm


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests marked `full`, unless `kordon test --full` asked for them; order the files."""
    long = {item for item in items if item.get_closest_marker("full")}
    if long and not os.environ.get("KORDON_FULL"):
        config.hook.pytest_deselected(items=list(long))
        items[:] = [item for item in items if item not in long]
    if hasattr(config, "workerinput"):
        items.sort(key=turn)


def pytest_collection_finish() -> None:
    """Freeze for GC what was collected, which stays to the end; what games leave has hardly any cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MOST_OBJECTS)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand out files; the first worker gets one of the browser only when no other is left."""
    if config.getvalue("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

    class Scheduling(LoadFileScheduling):  # type: ignore[misc]
        def _assign_work_unit(self, node: Any) -> None:
            if node is self.nodes[0] and (file := next(filter(not_of_the_browser, self.workqueue), None)):
                self.workqueue.move_to_end(file, last=False)
            super()._assign_work_unit(node)

    return Scheduling(config, log)


def turn(item: pytest.Item) -> tuple[bool, bool, float]:
    """When a test's file has its turn, beside others in other workers."""
    file = item.nodeid.partition("::")[0]
    return not_of_the_browser(file), not file.startswith(WAITING), -durations().get(file, UNKNOWN)


def not_of_the_browser(file: str) -> bool:
    """Whether a file may run while no browser is open."""
    return not file.startswith(BROWSER)


@cache
def durations() -> dict[str, float]:
    """The recorded seconds by file."""
    recorded: dict[str, float] = json.loads(DURATIONS.read_text("utf-8")) if DURATIONS.exists() else {}
    return recorded


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell `kordon test` which tests failed."""
    if where := os.environ.get("KORDON_FAILED"):
        stats = terminalreporter.stats
        failed = {report.nodeid: None for kind in ("failed", "error") for report in stats.get(kind, ())}
        Path(where).write_text("\n".join(failed), "utf-8")
    if os.environ.get("KORDON_RECORD"):
        record(terminalreporter)


def record(terminalreporter: pytest.TerminalReporter) -> None:
    """Keep how long the files took that ran; others stay as they were recorded."""
    took: Counter[str] = Counter()
    for report in (report for reports in terminalreporter.stats.values() for report in reports):
        if hasattr(report, "duration"):
            took[report.nodeid.partition("::")[0]] += report.duration
    known = durations() | {file: round(seconds, 1) for file, seconds in took.items()}
    kept = {file: known[file] for file in sorted(known) if (DURATIONS.parents[1] / file).exists()}
    DURATIONS.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
