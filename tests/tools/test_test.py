from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from kordon_dev import project
from kordon_dev import test as command


def parsed(*words: str) -> tuple[bool, list[str]]:
    parser = argparse.ArgumentParser(allow_abbrev=False)
    command.add_arguments(parser)
    args, unknown = parser.parse_known_args(words)
    assert args.passes_on
    return args.full, unknown


def test_other_arguments_go_to_pytest_in_their_order() -> None:
    assert parsed("tests/engine", "-k", "undo", "--full", "-x") == (
        True,
        ["tests/engine", "-k", "undo", "-x"],
    )
    assert parsed("-k", "undo", "tests/engine") == (False, ["-k", "undo", "tests/engine"])


def test_what_is_passed_on_comes_last() -> None:
    line = command.pytest_command(["-n", "0"])
    assert line[-2:] == ["-n", "0"]
    assert line.index(str(command.WORKERS)) < len(line) - 2


def test_only_full_asks_for_the_long_tests() -> None:
    assert command.environment(full=True)["KORDON_FULL"] == "1"
    assert "KORDON_FULL" not in command.environment(full=False)


def test_bytecode_is_written_whatever_the_caller_prefers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in command.environment(full=False)


ONCE = """
import pathlib
def test_late():
    runs = pathlib.Path(__file__).with_suffix(".runs")
    runs.write_text((runs.read_text() if runs.exists() else "") + "x")
    assert len(runs.read_text()) %s
"""


@pytest.mark.parametrize(
    ("passes", "full", "code"),
    [("> 1", False, 0), ("> 1", True, 1), ("== 2", False, 1)],  # late once, or passes only now and then
)
def test_only_a_browser_test_that_passes_twice_alone_is_forgiven(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, passes: str, full: bool, code: int
) -> None:
    (tmp_path / command.BROWSER).mkdir(parents=True)
    (tmp_path / command.BROWSER / "test_late.py").write_text(ONCE % passes)
    (tmp_path / "conftest.py").write_text((project.ROOT / "tests" / "conftest.py").read_text("utf-8"))
    monkeypatch.setattr(project, "ROOT", tmp_path)
    assert command.run_tests(["-n", "0", "-p", "no:cacheprovider", "tests"], full=full) == code


def test_many_failures_and_those_without_a_browser_are_no_accident() -> None:
    assert not command.are_unsteady([])
    assert not command.are_unsteady(["tests/engine/test_match.py::test_a_copy"])
    assert not command.are_unsteady([f"tests/browser/test_play.py::test_{n}" for n in range(5)])
