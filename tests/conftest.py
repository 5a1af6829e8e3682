"""What holds for all tests: long ones run only when asked for, and no test depends on the machine's speed."""

from __future__ import annotations

import os
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
