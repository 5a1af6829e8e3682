"""The checkout that the tools work on."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# Folders that hold nothing of ours, for trees that git does not know.
FOREIGN_FOLDERS = frozenset({"__pycache__", "build", "dist", "node_modules"})
ANY = re.compile(".*")
OWN_DOT_NAMES = frozenset({".ci", ".gitignore"})


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


def lines_with(pattern: re.Pattern[str], folder: Path, named: re.Pattern[str] = ANY) -> list[tuple[str, int]]:
    """Where the project's own texts, or those of some names, hold a pattern: files and numbers of lines."""
    found = []
    for path in files(folder):
        content = path.read_bytes() if named.fullmatch(path.name) else b""
        lines = [] if b"\0" in content else content.decode("utf-8", errors="replace").splitlines()
        shown = path.relative_to(folder).as_posix()
        found += [(shown, number) for number, line in enumerate(lines, 1) if pattern.search(line)]
    return found


def _walk(folder: Path) -> list[Path]:
    found: list[Path] = []
    for entry in folder.iterdir():
        if entry.name in FOREIGN_FOLDERS or (entry.name.startswith(".") and entry.name not in OWN_DOT_NAMES):
            continue
        found += _walk(entry) if entry.is_dir() else [entry]
    return found
