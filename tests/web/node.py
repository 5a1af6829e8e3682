"""A server in a process of its own, to be killed: `python -m tests.web.node DATABASE SETTINGS PORT`.

It prints its address when it accepts connections. Fast bots, no client, a secret that all nodes share, and no
rate limits: its players are programs.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import msgspec
from argon2 import PasswordHasher

from kordon.bots.levels import LEVELS, Budget
from kordon.cli.serve import listen
from kordon.tables.bots.workers import BotRunner
from kordon.tables.live.node import Settings
from kordon.tables.people.limits import Rate
from kordon.web import passphrases, server
from kordon.web.app import Options, make_app
from kordon.web.server import make_ready, make_server

SECRET = b"a secret that all nodes of a test share"
PLENTY = 10**9
# A real one takes a fifth of a second, and every server makes one as it starts.
QUICK_HASHES = partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
QUICK = Settings(
    beat=0.0,
    request_delay=0.0,
    tables_an_hour=(PLENTY, PLENTY, PLENTY),
    imports_an_hour=(PLENTY, PLENTY, PLENTY),
    requests_a_second=(PLENTY, PLENTY),
)


class Node:
    """A running server process."""

    def __init__(self, database: str, *prefix: str, settings: Settings = QUICK, port: int = 0) -> None:
        told = msgspec.json.encode(settings).decode()
        self._process = subprocess.Popen(
            [*prefix, sys.executable, "-m", "tests.web.node", database, told, str(port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        if not self.address.startswith("http"):
            self.kill()
            raise AssertionError("the node did not start")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        """End it in order; its exit code."""
        self._process.send_signal(signal.SIGINT)
        return self._end()

    def _end(self) -> int:
        code = self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None


@contextmanager
def node(database: str, settings: Settings = QUICK) -> Iterator[Node]:
    """A node that does not outlive the test."""
    running = Node(database, settings=settings)
    try:
        yield running
    finally:
        if running.is_running:
            running.kill()


def main() -> None:
    """Serve until killed."""
    server.FRAMES = Rate(sys.maxsize)  # type: ignore[misc]
    passphrases.PasswordHasher = QUICK_HASHES  # type: ignore[attr-defined,assignment]
    bots = BotRunner(processes=0, budgets=dict.fromkeys(LEVELS, Budget(iterations=2)))
    settings = msgspec.json.decode(sys.argv[2], type=Settings)
    app = make_app(Options(sys.argv[1], SECRET), bots, settings)
    listener = listen("127.0.0.1", int(sys.argv[3]))
    # A client that connects before the loop runs just waits: the port is bound.
    os.write(1, f"http://127.0.0.1:{listener.getsockname()[1]}\n".encode())
    make_ready()
    make_server(app).run(sockets=[listener])


if __name__ == "__main__":
    main()
