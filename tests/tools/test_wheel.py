"""The wheel in an environment of its own, with the packages of the runtime and none of development."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from kordon.cli.main import COMMANDS
from kordon_dev import COMMANDS as TOOLS
from kordon_dev import project

DEVELOPMENT = ("_pytest", "mypy", "playwright", "pytest", "ruff", "shapely", "kordon")


class Installed:
    """What somebody has who installed the wheel."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
        subprocess.run(command, cwd=project.ROOT, capture_output=True, check=True)
        with zipfile.ZipFile(next(folder.glob("*.whl"))) as wheel:
            self.names = wheel.namelist()
            wheel.extractall(folder / "site")
        for path in Path(sysconfig.get_path("purelib")).iterdir():
            if not path.name.startswith(DEVELOPMENT) and path.suffix != ".pth":
                (folder / "site" / path.name).symlink_to(path)
        self.here = folder / "here"
        self.here.mkdir()
        self.environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(folder / "site"),
            "XDG_DATA_HOME": str(folder),
        }

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        # -S: no site folder, so nothing but the path above.
        return subprocess.run(
            [sys.executable, "-S", "-m", "kordon.cli", *arguments],
            cwd=self.here,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def mistake(self, *arguments: str) -> str:
        """The one sentence that says why a command can't do it."""
        done = self.run(*arguments)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("kordon: ")
        assert done.stderr.count("\n") == 1
        return done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("wheel"))


def test_it_holds_the_product_and_no_tools(installed: Installed) -> None:
    assert {"kordon/web/static/index.html", "kordon/terminal/text/pl/terminal.ftl"} <= set(installed.names)
    assert {name.split("/")[0].split("-")[0] for name in installed.names} == {"kordon"}
    shown = installed.run("--help").stdout.split()
    assert set(COMMANDS) <= set(shown)
    assert not TOOLS.keys() - COMMANDS.keys() & set(shown)


@pytest.mark.parametrize("name", sorted(TOOLS.keys() - COMMANDS.keys()))
def test_tools_are_said_to_be_elsewhere(installed: Installed, name: str) -> None:
    assert "a checkout of the project has more" in installed.mistake(name)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("check", "check needs ruff: `pip install 'kordon[authors]'` brings it"),
        ("check texts", "pyproject.toml can't be read"),
        ("golden estoril", "arguments are required: FILE"),
        ("map check sniper", "need shapely, which is not installed here; `pip install 'kordon[maps]'`"),
        ("rules", "this works on the sources"),
        ("serve --compiled", "this works on the sources"),
        ("arena estoril --bots steady,random --compiled", "this works on the sources"),
    ],
)
def test_what_can_not_work_says_so_and_writes_nothing(
    installed: Installed, arguments: str, reason: str
) -> None:
    assert reason in installed.mistake(*arguments.split())
    assert list(installed.here.glob("*")) == []


def test_a_game_is_played_from_it(installed: Installed) -> None:
    done = installed.run("play", "estoril", "--watch", "--plain", "--bots", "beginner", "--lang", "cs")
    assert done.returncode == 0, done.stderr
    assert "Díváte se" in done.stdout


def test_an_author_of_a_game_can_work_with_it(installed: Installed, tmp_path: Path) -> None:
    made = installed.run("new-game", "smugglers", "--into", str(tmp_path))
    assert "pip install 'kordon[authors]'" in made.stdout
    folder = str(tmp_path / "smugglers")
    assert "check needs ruff: `pip install 'kordon[authors]'`" in installed.mistake(
        "check", "format", "--folder", folder
    )
    for arguments in (
        ("check", "layers", "texts", "rules", "--folder", folder),
        ("rules", "--folder", folder),
        ("fields", "estoril"),
        ("fuzz", "estoril", "--games", "1", "--processes", "1", "--thoroughness", "0.1"),
        ("golden", "estoril", str(tmp_path / "golden.jsonl"), "--games", "1"),
    ):
        done = installed.run(*arguments)
        assert done.returncode == 0, done.stdout + done.stderr
