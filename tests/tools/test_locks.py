from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kordon_dev import locks, project

if TYPE_CHECKING:
    from pathlib import Path

PYPROJECT = """
[project]
dependencies = ["msgspec>=0.19"]
[project.optional-dependencies]
dev = ["Fluent.Syntax>=0.19"]
"""
HASHED = (
    f" \\\n    --hash=sha256:{'0' * 64} \\\n    --hash=sha256:{'1' * 64}\n    # via kordon (pyproject.toml)\n"
)
RUNTIME = f"# made by uv\nhatchling==1.27.0{HASHED}msgspec==0.20.0{HASHED}"
ADDRESS = "https:" + "//packages.example/simple"
DEV = f"{RUNTIME}fluent-syntax==0.19.0{HASHED}colorama==0.4.6 ; sys_platform == 'win32'{HASHED}"


def faults(folder: Path, *, runtime: str = RUNTIME, dev: str = DEV) -> list[str]:
    """Write a project with these locks and return what the check finds."""
    (folder / "pyproject.toml").write_text(PYPROJECT)
    (folder / "requirements.in").write_text("# to install\nhatchling\n")
    (folder / "requirements.txt").write_text(runtime)
    (folder / "requirements-dev.txt").write_text(dev)
    return locks.check(folder)


def test_our_own_locks_are_sound() -> None:
    assert locks.check(project.ROOT) == []


def test_sound_locks_have_no_fault(tmp_path: Path) -> None:
    assert faults(tmp_path) == []


def test_a_pin_is_read_with_marker_and_hashes() -> None:
    assert locks.parse(DEV).named("Colorama") == [
        locks.Pin("colorama", "0.4.6", "sys_platform == 'win32'", 2)
    ]


@pytest.mark.parametrize("address", [ADDRESS, "file:package.tgz"])
def test_an_address_in_a_lock_of_npm_is_found(address: str, tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "package-lock.json").write_text(f'{{\n "resolved": "{address}"\n}}\n')
    assert faults(tmp_path) == ["client/package-lock.json: line 2 names an address"]


def test_an_address_in_a_lock_in_any_folder_is_found(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "requirements-web.txt").write_text(f"a @ {ADDRESS}")
    assert faults(tmp_path) == ["web/requirements-web.txt: line 1 names an address"]


def test_a_missing_lock_is_found(tmp_path: Path) -> None:
    faults(tmp_path)
    (tmp_path / "requirements.txt").unlink()
    assert locks.check(tmp_path) == ["requirements.txt is missing"]


def test_a_dependency_that_is_not_locked_is_found(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, dev=DEV.replace("fluent-syntax", "fluent-runtime"))
    assert fault.startswith("requirements-dev.txt: Fluent.Syntax is missing")


def test_a_version_that_pyproject_excludes_is_found(tmp_path: Path) -> None:
    old = {"runtime": RUNTIME.replace("0.20.0", "0.18.0"), "dev": DEV.replace("0.20.0", "0.18.0")}
    assert faults(tmp_path, **old) == [
        f"{name}: msgspec 0.18.0 is locked, but msgspec>=0.19 is asked for"
        for name in ("requirements.txt", "requirements-dev.txt")
    ]


def test_a_pin_without_hash_is_found(tmp_path: Path) -> None:
    assert faults(tmp_path, dev=DEV + "iniconfig==2.0.0\n") == ["requirements-dev.txt: iniconfig has no hash"]


def test_locks_that_disagree_are_found(tmp_path: Path) -> None:
    assert faults(tmp_path, dev=DEV.replace("0.20.0", "0.21.0")) == [
        "requirements-dev.txt: lacks msgspec 0.20.0, which requirements.txt has"
    ]


@pytest.mark.parametrize("line", [f"--index-url {ADDRESS}", "-f wheels", f"# from {ADDRESS}"])
def test_an_address_is_found(line: str, tmp_path: Path) -> None:
    found = faults(tmp_path, dev=f"{line}\n{DEV}")
    assert "requirements-dev.txt: line 1 names an address" in found


@pytest.mark.parametrize("line", ["msgspec>=0.19", "./wheels/msgspec.whl", "msgspec @ file:msgspec.whl"])
def test_what_is_not_pinned_is_found(line: str, tmp_path: Path) -> None:
    assert f"requirements-dev.txt: not a pinned package: {line}" in faults(tmp_path, dev=f"{DEV}{line}\n")
