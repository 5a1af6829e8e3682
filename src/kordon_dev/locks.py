"""The locks: every dependency is pinned, every pin has its hashes, and no address is named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kordon_dev import project

RUNTIME_LOCK = "requirements.txt"
DEV_LOCK = "requirements-dev.txt"
ANY_LOCK = re.compile(r"requirements.*\.txt|package-lock\.json")
BUILD_INPUT = "requirements.in"
SERVER_EXTRA = "server"  # a checkout can do all that a server can

ADDRESS = re.compile(
    r"\w://|\"resolved\":\s*\"\w+:|^\s*(?:-i|-f|--(?:extra-)?index-url|--find-links|--trusted-host)\b"
)
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}(?=\s|$)")


@dataclass(frozen=True, slots=True)
class Pin:
    """One entry of a lock: exactly one version, for the machines its marker describes."""

    name: str
    version: str
    marker: str
    hashes: int


@dataclass(slots=True)
class Lock:
    """A lock's pins, and the lines that are not pins."""

    pins: list[Pin] = field(default_factory=list)
    odd: list[str] = field(default_factory=list)

    def named(self, name: str) -> list[Pin]:
        """Return the pins of a package; several if machines get different versions."""
        return [pin for pin in self.pins if pin.name == canonicalize_name(name)]


def check(folder: Path) -> list[str]:
    """List all that is wrong with the locks of a checkout."""
    missing = [f"{name} is missing" for name in (RUNTIME_LOCK, DEV_LOCK) if not (folder / name).is_file()]
    if missing:
        return missing
    described = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
    extras = described["project"].get("optional-dependencies", {})
    needed = [*described["project"]["dependencies"], *extras.get(SERVER_EXTRA, [])]
    needed += build_requirements(folder)
    runtime, dev = (parse((folder / name).read_text("utf-8")) for name in (RUNTIME_LOCK, DEV_LOCK))
    named = project.lines_with(ADDRESS, folder, ANY_LOCK)
    return [
        *faults_of(RUNTIME_LOCK, runtime, needed),
        *faults_of(DEV_LOCK, dev, chain(needed, *extras.values())),
        *differences(runtime, dev),
        *[f"{shown}: line {number} names an address" for shown, number in named],
    ]


def build_requirements(folder: Path) -> list[str]:
    """Return what is needed, beside the dependencies, to install the project itself."""
    lines = (folder / BUILD_INPUT).read_text("utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def parse(text: str) -> Lock:
    """Read a lock in pip's format."""
    lock = Lock()
    uncommented = re.sub(r"^\s*#.*\n?", "", text, flags=re.MULTILINE)
    for entry in uncommented.replace("\\\n", " ").splitlines():
        if not entry.strip():
            continue
        found = re.match(r"([\w.-]+)==([\w.!+]+)\s*(?:;\s*(.*?))?(?=\s+--hash|\s*$)", entry)
        if found:
            name, version, marker = found.groups(default="")
            lock.pins.append(Pin(canonicalize_name(name), version, marker, len(HASH.findall(entry))))
        else:
            lock.odd.append(entry.strip())
    return lock


def faults_of(name: str, lock: Lock, requirements: Iterable[str]) -> list[str]:
    """List what is wrong with one lock that has to satisfy the requirements."""
    faults = [f"{name}: not a pinned package: {line}" for line in lock.odd]
    faults += [f"{name}: {pin.name} has no hash" for pin in lock.pins if not pin.hashes]
    for wanted in map(Requirement, requirements):
        pins = lock.named(wanted.name)
        if not pins:
            faults.append(f"{name}: {wanted.name} is missing; rebuild the lock as its first lines say")
        faults += [
            f"{name}: {pin.name} {pin.version} is locked, but {wanted} is asked for"
            for pin in pins
            if not wanted.specifier.contains(pin.version, prereleases=True)
        ]
    return faults


def differences(runtime: Lock, dev: Lock) -> list[str]:
    """List the pins of the runtime lock that the dev lock lacks: one environment serves both."""
    pinned = {(pin.name, pin.version, pin.marker) for pin in dev.pins}
    return [
        f"{DEV_LOCK}: lacks {pin.name} {pin.version}, which {RUNTIME_LOCK} has"
        for pin in runtime.pins
        if (pin.name, pin.version, pin.marker) not in pinned
    ]
