"""Which browser is used: the system's, one from the package index, Playwright's own, or none."""

from __future__ import annotations

import os
import subprocess
from argparse import Namespace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kordon.engine.errors import Fault
from kordon_dev import browser
from kordon_dev import test as command


class Machine:
    """A machine that has some of the browsers."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.has_index = False
        self.installs = 0
        self.launched: dict[str, Any] = {}
        (folder / "bin").mkdir()
        monkeypatch.setenv("PATH", str(folder / "bin"))
        monkeypatch.setattr(browser, "UNPACKED", folder / "unpacked")
        monkeypatch.setattr(browser, "install", self.install)
        monkeypatch.setattr(browser, "has_playwrights_own", lambda: False)

    def install(self) -> None:
        self.installs += 1
        if not self.has_index:
            raise Fault("the packages of a browser can't be installed: no network")
        (self.folder / "unpacked").mkdir()

    def add_system(self) -> None:
        path = self.folder / "bin" / "chromium-browser"
        path.touch()
        path.chmod(0o755)

    def launch(self) -> dict[str, Any]:
        """What Playwright is asked to start."""
        playwright: Any = SimpleNamespace(chromium=SimpleNamespace(launch=lambda **given: given))
        started: Any = browser.launch(playwright)
        return dict(started)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_the_systems_browser_comes_first(machine: Machine) -> None:
    machine.has_index = True
    machine.add_system()
    assert browser.prepare()
    assert machine.installs == 0
    started = machine.launch()
    assert started["executable_path"] == str(machine.folder / "bin" / "chromium-browser")
    assert started["env"] == os.environ


def test_else_one_is_installed_once_with_its_libraries_and_fonts(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.has_index = True
    monkeypatch.setenv("LD_LIBRARY_PATH", "own")
    assert browser.prepare()
    assert browser.prepare()
    assert machine.installs == 1
    started, unpacked = machine.launch(), machine.folder / "unpacked"
    assert started["executable_path"] == str(unpacked / "chromium")
    assert started["env"]["LD_LIBRARY_PATH"] == f"{unpacked / 'lib'}{os.pathsep}own"
    assert started["env"]["FONTCONFIG_FILE"] == str(unpacked / "fonts.conf")


def test_else_playwrights_own_is_taken(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "has_playwrights_own", lambda: True)
    assert browser.prepare()
    assert machine.launch()["executable_path"] is None


def test_else_a_sentence_says_so(machine: Machine, capsys: pytest.CaptureFixture[str]) -> None:
    assert not browser.prepare()
    assert capsys.readouterr().err.splitlines() == [
        "kordon: no Chromium is installed here; getting one from the package index …",
        "kordon: the packages of a browser can't be installed: no network",
    ]
    with pytest.raises(Fault, match="there is no browser"), browser.opened():
        pass


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What pytest was started with; it finds nothing wrong."""
    found: list[list[str]] = []

    def run(command: list[str], **_: Any) -> Any:
        found.append(command[command.index("--benchmark-disable") + 1 :])
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", run)
    return found


IGNORE = "--ignore=tests/browser"


@pytest.mark.parametrize(
    ("arguments", "left"),
    [
        ([], [IGNORE]),
        (["-k", "undo", "-x"], [IGNORE, "-k", "undo", "-x"]),
        (["tests"], [IGNORE, "tests"]),
        (["tests/engine", "tests/browser"], [IGNORE, "tests/engine"]),
        (["tests/browser/test_play.py::test_it"], None),
    ],
)
def test_without_a_browser_the_other_tests_run_and_the_command_fails(
    arguments: list[str],
    left: list[str] | None,
    machine: Machine,
    ran: list[list[str]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert command.run(Namespace(full=False, record=False, passed_on=arguments)) == 1
    assert ran == ([left] if left is not None else [])
    told = capsys.readouterr().err.splitlines()
    assert told[-2].startswith("kordon: the tests in tests/browser are left out: there is no browser")
    assert told[-1] == "kordon: the tests in tests/browser did not run."
    machine.add_system()
    ran.clear()
    assert command.run(Namespace(full=False, record=False, passed_on=arguments)) == 0
    assert ran == [arguments]


def test_tests_of_other_things_need_no_browser(machine: Machine, ran: list[list[str]]) -> None:
    arguments = ["tests/engine", "-k", "browser"]
    assert command.run(Namespace(full=False, record=False, passed_on=arguments)) == 0
    assert ran == [arguments]
    assert machine.installs == 0
