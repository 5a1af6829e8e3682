"""Paths of a developer's machine: no file of the project may contain one."""

from __future__ import annotations

import re
from pathlib import Path

from kordon_dev import project

# Joined here, so that this file does not match itself.
MACHINE_FOLDERS = "|".join(("home", "root", "work"))
# Not after a letter, a dot or the end of an expression: those are relative paths.
MACHINE_PATH = re.compile(rf"(?<![\w.)}}-])/(?:{MACHINE_FOLDERS})/")


def check(folder: Path) -> list[str]:
    """List the lines of the project's files that contain such a path."""
    return [fault for path in project.files(folder) for fault in faults_of(path, folder)]


def faults_of(path: Path, folder: Path) -> list[str]:
    """List the lines of one file that contain such a path; binary files are skipped."""
    content = path.read_bytes()
    if b"\0" in content:
        return []
    text = content.decode("utf-8", errors="replace")
    shown = path.relative_to(folder).as_posix()
    return [
        f"{shown}:{number}: a path on somebody's machine"
        for number, line in enumerate(text.splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
