"""The checkout that the commands of development work on."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path

from kordon.engine.errors import Fault

# Folders that hold nothing of ours, for trees that git does not know.
FOREIGN_FOLDERS = frozenset({"__pycache__", "build", "dist", "node_modules"})
OWN_DOT_NAMES = frozenset({".ci", ".gitignore"})


def root() -> Path:
    """Return the checkout's root; a `Fault` if the package was installed without its sources."""
    folder = Path(__file__).resolve().parents[3]
    if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
        return folder
    raise Fault("this command works on the sources: run it as `./kordon` in a checkout of the project.")


def require_packages(*names: str) -> None:
    """Raise a `Fault` unless the packages for development are there."""
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    if missing:
        raise Fault(f"{' and '.join(missing)} is not installed: start this command as `./kordon`.")


def files(folder: Path) -> list[Path]:
    """List the project's own files: those git would track, or, without git, all but foreign folders."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=folder,
            capture_output=True,
            check=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return sorted(_walk(folder))
    paths = (folder / name for name in listed.stdout.split("\0") if name)
    return sorted({path for path in paths if path.is_file()})


def _walk(folder: Path) -> list[Path]:
    found: list[Path] = []
    for entry in folder.iterdir():
        if entry.name in FOREIGN_FOLDERS or (entry.name.startswith(".") and entry.name not in OWN_DOT_NAMES):
            continue
        found += _walk(entry) if entry.is_dir() else [entry]
    return found
