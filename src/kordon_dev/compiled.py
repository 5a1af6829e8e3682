"""The compiled build, made on request in its own folder: to serve, measure and compare."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from fcntl import LOCK_EX, flock
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import monotonic

from kordon.engine.errors import Fault
from kordon_dev import project

STEP = "kordon: "  # begins the lines of hatch_build.py that are shown while it builds
TAKES = "about six minutes on two cores"
EVERY = 30.0  # seconds after which it is said again that the build goes on


def build(root: Path, folder: Path) -> Path:
    """Build the wheel with compiled rules and unpack it; the folder to put first on the path."""
    unpacked = folder / "compiled"
    status, told = watched(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        root,
        {**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": "1"},
    )
    wheels = list(folder.glob("*.whl"))
    if status or not wheels:
        reasons = [line for line in told if " error: " in line] or told[-1:]  # not where it was noticed
        raise Fault(f"the compiled build failed: {'; '.join(reasons) or 'no reason given'}")
    with zipfile.ZipFile(wheels[0]) as wheel:
        wheel.extractall(unpacked)
    return unpacked


def watched(command: list[str], folder: Path, variables: dict[str, str]) -> tuple[int, list[str]]:
    """Run a build and show its steps and how long they take; returns its status and all it said."""
    begun, over = monotonic(), Event()
    told: list[str] = []

    def say(step: str) -> None:
        print(f"{step} … ({monotonic() - begun:.0f} s so far)", file=sys.stderr, flush=True)

    def remind() -> None:
        while not over.wait(EVERY):
            say(f"{STEP}still building")

    with subprocess.Popen(
        command, cwd=folder, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        Thread(target=remind, daemon=True).start()
        try:
            for line in process.stdout:
                told.append(line.rstrip())
                if line.startswith(STEP):
                    say(told[-1])
        finally:
            over.set()
    return process.returncode, told


def kept(root: Path) -> Path:
    """The compiled build of these sources, built if necessary; builds of other sources are removed."""
    known = sha256(sys.version.encode())
    for path in [root / "pyproject.toml", *project.files(root / "src" / "kordon")]:
        known.update(str(path.relative_to(root)).encode() + path.read_bytes())
    folder = root / "build" / "compiled"
    wanted = folder / known.hexdigest()[:16]
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        flock(lock, LOCK_EX)  # tests in several processes share one build
        if not wanted.is_dir():
            print(f"{STEP}compiling, once for these sources: {TAKES}", file=sys.stderr, flush=True)
            with TemporaryDirectory(dir=folder) as scratch:
                built = build(root, Path(scratch))
                for older in folder.glob("[0-9a-f]" * 16):
                    shutil.rmtree(older)
                built.rename(wanted)
    return wanted


def environment(unpacked: Path) -> dict[str, str]:
    """The environment in which Python finds the compiled build before everything else."""
    path = os.pathsep.join(filter(None, [str(unpacked), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path}


def become() -> None:
    """Go on as the same command, with the compiled build of these sources in their place."""
    built = kept(project.ROOT)
    # An option may be shortened, down to one letter.
    arguments = [word for word in sys.argv[1:] if len(word) < 3 or not "--compiled".startswith(word)]
    command = [sys.executable, "-m", "kordon.cli", *arguments]
    os.execve(sys.executable, command, environment(built))


def run_with(unpacked: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the compiled build in place of the sources."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment(unpacked),
        cwd=unpacked,
        capture_output=True,
        text=True,
        check=False,
    )
