"""What no file may say: where a lock's packages come from, and where somebody's machine keeps its files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kordon.cli import locks, project

if TYPE_CHECKING:
    from pathlib import Path

# Joined here, so that this file does not match itself.
MACHINE_FOLDERS = "|".join(("home", "root", "work"))
# Not after a letter, a dot or the end of an expression: those are relative paths.
MACHINE_PATH = re.compile(rf"(?<![\w.)}}-])/(?:{MACHINE_FOLDERS})/")
RESOLVED = re.compile(r'"resolved":\s*"\w+:')


def check(folder: Path) -> list[str]:
    """List the lines of the project's files that say such a thing."""
    return [fault for path in project.files(folder) for fault in faults_of(path, folder)]


def faults_of(path: Path, folder: Path) -> list[str]:
    """List the lines of one file that say such a thing; nothing for what is no text."""
    content = path.read_bytes()
    if b"\0" in content:
        return []
    text = content.decode("utf-8", errors="replace")
    shown = path.relative_to(folder).as_posix()
    found = [
        f"{shown}:{number}: a path of somebody's machine"
        for number, line in enumerate(text.splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
    return found + [f"{shown}:{number}: an address in a lock" for number in lock_addresses(path.name, text)]


def lock_addresses(name: str, text: str) -> list[int]:
    """Return the lines of a lock that name an address; none for other files."""
    if re.fullmatch(r"requirements.*\.txt", name):
        return locks.addresses(text)
    if name == "package-lock.json":
        return [number for number, line in enumerate(text.splitlines(), 1) if RESOLVED.search(line)]
    return []
