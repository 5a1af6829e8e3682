from __future__ import annotations

import json
import os
import subprocess
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

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


TOOK = {"tests/a.py": 1.0, "tests/b.py": 9.0, "tests/browser/c.py": 2.0, "tests/browser/d.py": 3.0}
FILES = [*TOOK, "tests/new.py", "tests/web/e.py"]


def test_the_browsers_files_come_first_then_those_that_wait_and_then_the_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert (project.ROOT / conftest.BROWSER).is_dir()
    assert (project.ROOT / conftest.WAITING).is_dir()
    monkeypatch.setattr(conftest, "durations", lambda: TOOK)
    files = [SimpleNamespace(nodeid=f"{file}::test_it") for file in FILES]
    ordered = [item.nodeid.partition("::")[0] for item in sorted(files, key=conftest.turn)]  # type: ignore[arg-type]
    assert ordered[:3] == ["tests/browser/d.py", "tests/browser/c.py", "tests/web/e.py"]
    assert ordered[3:] == ["tests/b.py", "tests/new.py", "tests/a.py"]


class Worker:
    """A worker that notes the numbers of the tests it is given."""

    gateway = SimpleNamespace(id="")
    shutting_down = False

    def __init__(self) -> None:
        self.given: list[int] = []
        self.send_runtest_some = self.given.extend

    def shutdown(self) -> None:
        self.shutting_down = True


def handed_out(*files: str) -> list[list[str]]:
    """What two workers are given to begin with, of files in this order."""
    values = {"dist": "loadfile", "tx": ["2*popen"]}
    config: Any = SimpleNamespace(getvalue=values.get, option=SimpleNamespace(loadscopereorder=False))
    scheduling = conftest.pytest_xdist_make_scheduler(config, None)
    workers: list[Any] = [Worker(), Worker()]
    for worker in workers:
        scheduling.add_node(worker)
    for worker in workers:
        scheduling.add_node_collection(worker, [f"{file}::test_it" for file in files])
    scheduling.schedule()
    return [[files[number] for number in worker.given] for worker in workers]


def test_one_worker_begins_with_what_waits_beside_the_browsers_of_the_others() -> None:
    browser = ["tests/browser/a.py", "tests/browser/b.py", "tests/browser/c.py"]
    others = ["tests/web/d.py", "tests/e.py"]
    assert handed_out(*browser, *others) == [others, browser[:2]]
    assert handed_out(*browser, others[0]) == [[others[0], browser[1]], [browser[0], browser[2]]]
    assert handed_out(*others) == [others[:1], others[1:]]


def test_files_are_handed_out_otherwise_where_that_is_asked_for() -> None:
    config: Any = SimpleNamespace(getvalue={"dist": "load"}.get)
    assert conftest.pytest_xdist_make_scheduler(config, None) is None
