"""The servers that are measured, each a process of its own on a core of its own."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from kordon.web import build
from kordon_dev import project
from tests.web.node import node

SOURCES = Path(__file__).resolve().parent / "boardgame.io"
SCRATCH = project.ROOT / "build" / "boardgame.io"


@dataclass(frozen=True)
class Server:
    """A running server."""

    address: str
    pid: int

    def megabytes(self) -> float:
        """What it holds in memory."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def processor_seconds(pid: int) -> float:
    """Seconds of processor time that a process has used, from the scheduler's statistics."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


@contextmanager
def on_the_first_core() -> Iterator[None]:
    """Processes started within the block stay on the first core, with all their threads."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


@contextmanager
def kordon() -> Iterator[Server]:
    """Kordon, with its tables in SQLite; without rate limits."""
    with TemporaryDirectory(prefix="kordon-bench-") as folder, ExitStack() as stack:
        with on_the_first_core():
            running = stack.enter_context(node(str(Path(folder) / "bench.sqlite")))
        yield Server(running.address, running.pid)


@contextmanager
def boardgame_io(folder: str = "") -> Iterator[Server]:
    """boardgame.io's server, with its matches in memory, or in files of a folder."""
    install()
    with on_the_first_core():
        process = subprocess.Popen(
            [*build.node(), "server.cjs"],
            cwd=SCRATCH,
            env={**os.environ, "NODE_ENV": "production", "FLATFILE_DIR": folder},
            stdout=subprocess.PIPE,
            text=True,
        )
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        assert address.startswith("http"), "boardgame.io's server did not start"
        yield Server(address, process.pid)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextmanager
def boardgame_io_files() -> Iterator[Server]:
    """boardgame.io's server, with its matches in files: what it has of its own for the disk."""
    with TemporaryDirectory(prefix="kordon-bench-") as folder, boardgame_io(folder) as server:
        yield server
        assert any(Path(folder).iterdir()), "boardgame.io's server has stored nothing"


def install() -> None:
    """Have the packages that the lock names, and our game beside them, in a folder that git ignores."""
    shutil.copytree(SOURCES, SCRATCH, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules"))
    build.install(SCRATCH, say=lambda step: print(step, file=sys.stderr), what="boardgame.io")


def load_parser(module: str, about: str) -> argparse.ArgumentParser:
    """The arguments that all benchmarks of load have."""
    parser = argparse.ArgumentParser(
        prog=f"python -m kordon_dev.bench.{module}", description=about.split("\n")[0]
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def say(step: str) -> None:
    """Print progress."""
    print(step, file=sys.stderr, flush=True)
