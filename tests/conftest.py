"""What holds for all tests: long ones run only when asked for, and no test depends on the machine's speed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import settings

if TYPE_CHECKING:
    import pytest

settings.register_profile("kordon", deadline=None)
settings.load_profile("kordon")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests marked `full`, unless `kordon test --full` asked for them."""
    if os.environ.get("KORDON_FULL"):
        return
    long = [item for item in items if item.get_closest_marker("full")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell `kordon test` which tests failed."""
    if where := os.environ.get("KORDON_FAILED"):
        stats = terminalreporter.stats
        failed = {report.nodeid: None for kind in ("failed", "error") for report in stats.get(kind, ())}
        Path(where).write_text("\n".join(failed), "utf-8")
