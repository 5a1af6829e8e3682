"""A real server on a free port of this machine, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kordon.bots.levels import LEVELS, Budget
from kordon.cli.serve import listen
from kordon.engine import delta
from kordon.tables.bots.workers import BotRunner
from kordon.tables.live.node import Settings
from kordon.web import passphrases
from kordon.web.app import Options, make_app
from kordon.web.connections import ConnectionLimits, TrustedProxies
from kordon.web.machine import Machine
from kordon.web.server import make_server
from tests.web.node import QUICK_HASHES

SECRET = b"a secret that only the tests know"
ADMIN = "a token that only the host of the tests knows"
WAIT = 30.0
QUICK = Settings(beat=0.0, request_delay=0.0)


@contextmanager
def served(
    folder: Path,
    database: str = "",
    settings: Settings = QUICK,
    limits: ConnectionLimits | None = None,
    machine: Machine | None = None,
    proxies: TrustedProxies | None = None,
    port: socket.socket | None = None,
    **options: Any,
) -> Iterator[str]:
    """The address of a running server: on a free port, or on one that is held, one server after the other."""
    database = database or str(folder / "tables.sqlite")
    app = make_app(
        Options(database, **{"secret": SECRET, **options}),
        BotRunner(processes=0, budgets=dict.fromkeys(LEVELS, Budget(iterations=2))),
        settings,
        machine,
    )
    listener = port.dup() if port else listen("127.0.0.1", 0)
    server = make_server(app, limits, proxies)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])))
    quick = pytest.MonkeyPatch()
    quick.setattr(passphrases, "PasswordHasher", QUICK_HASHES)
    thread.start()
    try:
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        with httpx.Client(
            base_url=address, timeout=WAIT, transport=httpx.HTTPTransport(retries=20)
        ) as client:
            assert client.get("/livez").text == "ok\n"
        yield address
    finally:
        server.should_exit = True
        thread.join(WAIT)
        assert not thread.is_alive()
        quick.undo()


@contextmanager
def guests() -> Iterator[Callable[[str], Guest]]:
    """Makes guests, and shows all of them out at the end."""
    known: list[Guest] = []

    def arrive(address: str) -> Guest:
        known.append(Guest(address))
        return known[-1]

    try:
        yield arrive
    finally:
        for guest in known:
            guest.close()


class Guest:
    """Somebody with a browser's cookie jar."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=WAIT)
        self.lookers: list[Looker] = []
        self.language = "en"  # as chosen in the client
        self.token = self.post("/me/token")["token"]

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, **body: Any) -> Any:
        response = self.http.post(path, json=body).raise_for_status()
        return response.json() if response.content else None

    def refused(self, path: str, **body: Any) -> tuple[int, Any]:
        response = self.http.post(path, json=body)
        assert response.status_code >= 400
        return response.status_code, response.json()

    def table(self, seats: int = 2, game: str = "estoril", **wanted: Any) -> str:
        """A new table with this guest at seat 0."""
        table: str = self.post("/tables", game=game, seats=seats, **wanted)["table"]
        self.post(f"/tables/{table}/sit", seat=0)
        return table

    def look(self, table: str, key: str = "") -> Looker:
        self.lookers.append(Looker(self, table, key))
        return self.lookers[-1]

    def close(self) -> None:
        for looker in self.lookers:
            looker.close()
        self.http.close()


class Looker:
    """One socket: it keeps the picture up to date and remembers every byte."""

    def __init__(
        self, guest: Guest, table: str, key: str = "", headers: dict[str, str] | None = None
    ) -> None:
        address = guest.address.replace("http", "ws") + f"/tables/{table}/socket?key={key}"
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(
                address,
                additional_headers={
                    "Cookie": f"kordon={guest.token}; language={guest.language}",
                    **(headers or {}),
                },
                open_timeout=WAIT,
                max_queue=None,  # or closing it waits ten seconds for somebody to read what has come
            )
        )
        self.received: list[str] = []
        self.scene: dict[str, Any] | None = None
        self.snapshot: dict[str, Any] = {}
        self.counter = 0
        self.replies: dict[int, dict[str, Any]] = {}
        self.over = False
        self.asked = 0
        self.take()

    def drain(self, patience: float = 0.02) -> None:
        """Read what is there, and what comes within a moment."""
        try:
            while True:
                self.take(patience)
        except TimeoutError:
            pass

    def take(self, patience: float = WAIT) -> dict[str, Any]:
        """The next message, taken in."""
        text = str(self.socket.recv(timeout=patience))
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        match message["kind"]:
            case "snapshot":
                self.snapshot = message
                scene = message.get("scene")
                self.scene = None if scene is None else delta.apply({}, scene)
                self.counter = message.get("counter", 0)
                self.over = message["table"]["state"] == "finished"
            case "delta":
                assert self.scene is not None
                self.scene = delta.apply(self.scene, message.get("scene", {}))
                self.counter = message["counter"]
            case "end":
                self.over = True
            case "reply":
                self.replies[message["id"]] = message
        return message

    def ask(self, kind: str, **fields: Any) -> list[str]:
        """Ask for something and wait for the reply: the rules against it."""
        self.asked += 1
        self.socket.send(json.dumps({"kind": kind, "id": self.asked, **fields}))
        while self.asked not in self.replies:
            self.take()
        rules: list[str] = self.replies[self.asked]["rules"]
        return rules

    def play(self, choice: int) -> list[str]:
        assert self.scene is not None
        paths = [one["path"] for one in self.scene["choices"]]
        return self.ask("play", path=paths[choice % len(paths)], counter=self.counter)

    def is_asked(self) -> bool:
        return bool(self.scene and self.scene.get("choices"))

    def closed_with(self) -> int:
        """The code that the server closes the socket with."""
        try:
            while True:
                self.socket.recv(timeout=WAIT)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def close(self) -> None:
        self._stack.close()
