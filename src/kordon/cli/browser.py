"""The system's Chromium, and a temporary server for it: for screenshots and benchmarks."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from kordon.engine.errors import Fault

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def chromium() -> str | None:
    """Where Chromium is, if it is installed."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def served() -> Iterator[str]:
    """The address of a server that ends with the block."""
    with tempfile.TemporaryDirectory(prefix="kordon-") as folder:
        database = str(Path(folder) / "tables.sqlite")
        command = [sys.executable, "-m", "kordon.cli", "serve", "--port", "0", "--no-browser", "--database"]
        with subprocess.Popen(
            [*command, database], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            try:
                assert server.stdout is not None
                line = server.stdout.readline()
                if "http" not in line:
                    raise Fault("the server did not start.")
                yield line.split()[-1]
            finally:
                server.terminate()
