"""People who play over sockets, many at a time, and remember what was acknowledged."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from kordon.engine import delta

WAIT = 30.0
STALE = "KO-105"
TOO_FAST = "KO-108"


class Player:
    """One person at one seat of one table; `node` may change between two connections."""

    def __init__(self, token: str, table: str, seat: int, source: Random) -> None:
        self.token = token
        self.table = table
        self.seat = seat
        self.source = source
        self.acknowledged: list[list[str]] = []  # the click paths of the moves that were said to be done
        self.pending: list[str] | None = (
            None  # of the move that was sent, as long as nothing was said about it
        )
        self.over = False
        self._choices: list[dict[str, Any]] = []
        self._counter = 0
        self._number = 0

    async def play(self, node: str, done: Callable[[], object]) -> None:
        """Play until the game or the connection ends; `done` is called after each acknowledged move."""
        address = node.replace("http", "ws") + f"/tables/{self.table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        self.pending = None
        try:
            async with connect(address, additional_headers=headers, open_timeout=WAIT) as socket:
                while not self.over:
                    await self._step(socket, done)
        except (ConnectionClosed, InvalidMessage, OSError, EOFError):
            return

    async def _step(self, socket: ClientConnection, done: Callable[[], object]) -> None:
        message = msgspec.json.decode(await socket.recv(decode=False))
        match message["kind"]:
            case "snapshot":
                self._choices = []
                self._change(message.get("scene", {}))
                self._counter = message.get("counter", 0)
                assert message["you"]["viewer"] == self.seat
                self.over = message["table"]["state"] == "finished"
            case "delta":
                self._change(message.get("scene", {}))
                self._counter = message["counter"]
            case "end":
                self.over = True
            case "reply":
                self._take(message, done)
        if self.pending is None and self._choices and not self.over:
            await self._send(socket)

    def _change(self, changes: dict[str, Any]) -> None:
        """Follow the choices; a program needs no more of the scene."""
        if "choices" in changes:
            self._choices = delta.apply({}, {"choices": changes["choices"]})["choices"]

    def _take(self, message: dict[str, Any], done: Callable[[], object]) -> None:
        assert self.pending is not None
        if not message["rules"]:
            self.acknowledged.append(self.pending)
            done()
        else:
            assert message["rules"][0] in (STALE, TOO_FAST, "KO-001", "KO-002"), message
        self.pending = None

    async def _send(self, socket: ClientConnection) -> None:
        self._number += 1
        self.pending = self.source.choice(self._choices)["path"]
        request = {"kind": "play", "id": self._number, "path": self.pending, "counter": self._counter}
        await socket.send(msgspec.json.encode(request), text=True)


def new_table(node: str, source: Random, seats: int = 2, game: str = "estoril") -> list[Player]:
    """A table at which everybody sits and the game has begun."""
    clients = [httpx.Client(base_url=node, timeout=WAIT) for _ in range(seats)]
    try:
        tokens = [client.post("/me/token").raise_for_status().json()["token"] for client in clients]
        made = clients[0].post("/tables", json={"game": game, "seats": seats}).raise_for_status()
        table: str = made.json()["table"]
        for seat, client in enumerate(clients):
            client.post(f"/tables/{table}/sit", json={"seat": seat}).raise_for_status()
        clients[0].post(f"/tables/{table}/start").raise_for_status()
    finally:
        for client in clients:
            client.close()
    return [Player(token, table, seat, Random(source.random())) for seat, token in enumerate(tokens)]
