from __future__ import annotations

import json
import os
import subprocess
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

from kordon_dev import project
from tests import conftest

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

TESTS = """
import pytest

def test_short(): pass

@pytest.mark.full
def test_long(): pass
"""


def outcome(folder: Path, **more: str) -> str:
    """Run a short and a long test under the project's conftest, and return pytest's last line."""
    tests = folder / "tests"
    tests.mkdir()
    (tests / "conftest.py").write_bytes((project.ROOT / "tests" / "conftest.py").read_bytes())
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = full\n")
    (tests / "test_two.py").write_text(TESTS)
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


def test_how_long_files_take_is_recorded_when_asked_for(tmp_path: Path) -> None:
    outcome(tmp_path, KORDON_RECORD="1")
    recorded = json.loads((tmp_path / "tests" / "durations.json").read_text("utf-8"))
    assert list(recorded) == ["tests/test_two.py"]
    assert recorded["tests/test_two.py"] >= 0


def test_what_waits_comes_first_then_the_browsers_files_and_then_the_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (project.ROOT / conftest.WAITS).is_file()
    took = {"tests/a.py": 1.0, "tests/b.py": 9.0, "tests/browser/c.py": 2.0, "tests/browser/d.py": 3.0}
    monkeypatch.setattr(conftest, "durations", lambda: took)
    files = [SimpleNamespace(nodeid=f"{file}::test_it") for file in [*took, "tests/new.py", conftest.WAITS]]
    ordered = [item.nodeid.partition("::")[0] for item in sorted(files, key=conftest.turn)]  # type: ignore[arg-type]
    assert ordered[:3] == [conftest.WAITS, "tests/browser/d.py", "tests/browser/c.py"]
    assert ordered[3:] == ["tests/b.py", "tests/new.py", "tests/a.py"]
