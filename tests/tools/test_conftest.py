from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from kordon_dev import project

if TYPE_CHECKING:
    from pathlib import Path

TESTS = """
import pytest

def test_short(): pass

@pytest.mark.full
def test_long(): pass
"""


def outcome(folder: Path, **more: str) -> str:
    """Run a short and a long test under the project's conftest, and return pytest's last line."""
    (folder / "conftest.py").write_bytes((project.ROOT / "tests" / "conftest.py").read_bytes())
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = full\n")
    (folder / "test_two.py").write_text(TESTS)
    others = {
        name: value for name, value in os.environ.items() if not name.startswith(("KORDON_", "PYTEST_"))
    }
    others["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # none is needed, and some take long to load
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=folder, env=others | more, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[-1]


def test_long_tests_are_deselected(tmp_path: Path) -> None:
    assert outcome(tmp_path).startswith("1 passed, 1 deselected")


def test_long_tests_run_when_asked_for(tmp_path: Path) -> None:
    assert outcome(tmp_path, KORDON_FULL="1").startswith("2 passed")
