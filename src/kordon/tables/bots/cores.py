"""How many processor cores bots may use: those this process has, not those the machine has."""

from __future__ import annotations

import os
from math import ceil
from pathlib import Path
from typing import Final

QUOTA: Final = Path("/sys/fs/cgroup/cpu.max")  # of a container, or of a service with a CPU quota
NICENESS: Final = 10  # of bots' processes, so that people's requests come first


def available(quota: Path = QUOTA) -> int:
    """The cores this process may run on, by its affinity and its control group."""
    affinity = getattr(os, "sched_getaffinity", None)  # not on macOS
    cores = len(affinity(0)) if affinity is not None else os.cpu_count() or 1
    return max(1, min(cores, _allowed(quota) or cores))


def _allowed(quota: Path) -> int | None:
    """Cores by quota, a part of one counted as one; None without a quota."""
    try:
        most, period = quota.read_text("ascii").split()
        return ceil(int(most) / int(period))
    except (OSError, ValueError):
        return None


def step_back() -> None:
    """Let every other process of the machine come first."""
    os.nice(max(0, NICENESS - os.nice(0)))
