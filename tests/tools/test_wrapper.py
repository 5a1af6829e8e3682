"""The `kordon` file at the root, which makes the environment; pip and venv are not run here."""

from __future__ import annotations

import ast
import fcntl
import importlib.machinery
import importlib.util
import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from kordon_dev import project

if TYPE_CHECKING:
    from pathlib import Path

WRAPPER = project.ROOT / "kordon"
READY = (0, "")


class Machine:
    """A folder with the wrapper in it, and a record of the commands the wrapper would have run."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        loader = importlib.machinery.SourceFileLoader("kordon_wrapper", str(WRAPPER))
        spec = importlib.util.spec_from_loader(loader.name, loader)
        assert spec is not None
        self.wrapper: Any = importlib.util.module_from_spec(spec)
        loader.exec_module(self.wrapper)
        self.commands: list[str] = []
        self.answers: dict[str, tuple[int, str]] = {}
        self.folder = folder
        places = {
            "ROOT": folder,
            "VENV": folder / ".venv",
            "PYTHON": folder / ".venv/bin/python",
            "COMMAND": folder / ".venv/bin/kordon",
            "STATE": folder / ".venv/kordon-state.json",
            "LOCK": folder / ".venv.lock",
        }
        for name, place in places.items():
            monkeypatch.setattr(self.wrapper, name, place)
        monkeypatch.setattr(self.wrapper, "call", self.call)
        for name in ("pyproject.toml", "requirements.txt", "requirements-dev.txt"):
            (folder / name).write_text(name)

    def call(self, lock: int, *command: str) -> tuple[int, str]:
        """Stand in for running a command: note it, leave what it would leave, answer as told."""
        kind = next(word for word in ("venv", "--require-hashes", "--editable") if word in command)
        self.commands.append(kind)
        (self.folder / ".venv/bin").mkdir(parents=True, exist_ok=True)
        for name in ("python", "kordon"):
            (self.folder / ".venv/bin" / name).touch()
        return self.answers.get(kind, READY)

    def start(self, level: str) -> None:
        """Do what a start does before it passes on to the installed command."""
        wanted = self.wrapper.stamps()
        if not self.wrapper.is_ready(self.wrapper.read_state(), wanted, level):
            self.wrapper.set_up(wanted, level)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


ALL = ["venv", "--require-hashes", "--editable"]
UPDATE = ["--require-hashes", "--editable"]


def test_the_first_start_makes_everything_and_the_second_nothing(machine: Machine) -> None:
    machine.start("runtime")
    assert machine.commands == ALL
    machine.start("runtime")
    assert machine.commands == ALL


def test_development_adds_to_the_environment_and_covers_the_rest(machine: Machine) -> None:
    machine.start("runtime")
    machine.start("dev")
    assert machine.commands == ALL + UPDATE
    machine.start("runtime")
    assert machine.commands == ALL + UPDATE


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements.txt"])
def test_a_change_brings_the_environment_up_to_date(machine: Machine, name: str) -> None:
    machine.start("runtime")
    (machine.folder / name).write_text("changed")
    machine.start("runtime")
    assert machine.commands == ALL + UPDATE


@pytest.mark.parametrize("failing", ALL)
def test_an_unfinished_set_up_begins_anew(machine: Machine, failing: str) -> None:
    machine.answers[failing] = (1, "ERROR: out of luck")
    with pytest.raises(machine.wrapper.Refusal, match="out of luck"):
        machine.start("runtime")
    machine.answers.clear()
    machine.commands.clear()
    machine.start("runtime")
    assert machine.commands == ALL


def test_a_failed_update_is_not_relied_on(machine: Machine) -> None:
    machine.start("runtime")
    (machine.folder / "requirements.txt").write_text("changed")
    machine.answers["--editable"] = (1, "ERROR: out of luck")
    with pytest.raises(machine.wrapper.Refusal):
        machine.start("runtime")
    assert machine.wrapper.read_state() == {}


def test_an_environment_of_another_folder_begins_anew(machine: Machine) -> None:
    machine.start("runtime")
    state = json.loads(machine.wrapper.STATE.read_text())
    machine.wrapper.STATE.write_text(json.dumps(state | {"root": "elsewhere"}))
    machine.start("runtime")
    assert machine.commands == ALL * 2


def test_an_environment_whose_python_is_gone_begins_anew(machine: Machine) -> None:
    machine.start("runtime")
    machine.wrapper.PYTHON.unlink()
    machine.start("runtime")
    assert machine.commands == ALL * 2


def test_the_lock_is_held_while_commands_run(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def call(lock: int, *command: str) -> tuple[int, str]:
        with machine.wrapper.LOCK.open() as other, pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return machine.call(lock, *command)

    monkeypatch.setattr(machine.wrapper, "call", call)
    machine.start("runtime")
    assert machine.commands == ALL


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("WARNING: Retrying after NewConnectionError\nERROR: No matching distribution", "can't be reached"),
        (
            "ERROR: No matching distribution found for attrs==26.1.0",
            "or lacks attrs==26.1.0; check the network",
        ),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "by its hash"),
        ("Looking in indexes\nERROR: disk full\n", "pip could not install the packages: ERROR: disk full"),
    ],
)
def test_the_reason_of_a_failure_is_one_sentence(machine: Machine, output: str, sentence: str) -> None:
    machine.answers["--require-hashes"] = (1, output)
    with pytest.raises(machine.wrapper.Refusal, match=sentence):
        machine.start("runtime")


def test_no_address_is_ever_shown(machine: Machine) -> None:
    words = "ERROR: could not fetch https://user:secret@packages.example/simple/a/ (host='packages.example')"
    assert machine.wrapper.last_words(words) == "ERROR: could not fetch (address) ((address))"


@pytest.mark.parametrize(
    ("arguments", "state", "level"),
    [
        (["test", "-x"], {}, "dev"),
        (["bench"], {}, "dev"),
        (["looks", "--docs"], {}, "dev"),
        (["new-game", "smugglers"], {}, "dev"),
        (["map", "check", "sniper"], {}, "dev"),
        (["arena", "--compiled"], {}, "dev"),
        (["import", "game.kordon"], {}, "runtime"),
        (["nonsense"], {}, "runtime"),
        (["--version"], {}, "runtime"),
        (["play", "test"], {}, "runtime"),
        (["play"], {"dev": "…"}, "dev"),
        ([], {}, "runtime"),
    ],
)
def test_only_development_needs_the_dev_set(
    machine: Machine, arguments: list[str], state: dict[str, str], level: str
) -> None:
    assert machine.wrapper.level_for(arguments, state) == level


def test_an_old_python_can_read_the_refusal() -> None:
    ast.parse(WRAPPER.read_bytes(), feature_version=(3, 6))
    program = (
        "import runpy, sys; import fcntl, hashlib, importlib.util, json, pathlib, re, subprocess;"
        f"sys.version_info = (3, 9, 2); runpy.run_path({str(WRAPPER)!r}, run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("kordon: Python 3.11 or newer is needed, and this is 3.9;")
