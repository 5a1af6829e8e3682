from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from kordon_dev import check, project

if TYPE_CHECKING:
    from pathlib import Path


def faults(folder: Path, name: str, text: str) -> list[str]:
    (folder / name).write_text(text)
    return check.machine_paths(folder)


def test_our_own_files_say_nothing_of_the_kind() -> None:
    assert check.machine_paths(project.ROOT) == []


@pytest.mark.parametrize("folder_name", ["home", "root", "work"])
@pytest.mark.parametrize("before", ["", " ", '"', "file://", "="])
def test_a_path_of_a_machine_is_found(folder_name: str, before: str, tmp_path: Path) -> None:
    assert faults(tmp_path, "notes.md", f"fine\n{before}/{folder_name}/someone/x\n") == [
        "notes.md:2: a path on somebody's machine"
    ]


@pytest.mark.parametrize("before", ["src", "..", "{base}", "packages.example"])
def test_relative_paths_and_routes_are_fine(before: str, tmp_path: Path) -> None:
    assert faults(tmp_path, "notes.md", f"{before}/home/x\n") == []


def test_files_are_those_that_git_would_track(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    for name in (".gitignore", "kept.py", "left.log"):
        (tmp_path / name).write_text("*.log\n")
    assert [path.name for path in project.files(tmp_path)] == [".gitignore", "kept.py"]


def test_files_without_git_leave_out_what_is_foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    for name in (".ci/run", ".venv/lib.py", "client/node_modules/x.js", "client/main.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")
    assert [path.name for path in project.files(tmp_path)] == ["run", "main.ts"]
