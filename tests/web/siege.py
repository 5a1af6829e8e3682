"""Attackers in a process of their own: `python -m tests.web.siege ADDRESS KIND SIZE SECONDS`.

They throw one kind of trouble at a server of this machine, for some seconds, and print how much it was. They
yield to other processes, as attackers on other machines would.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from random import Random
from time import monotonic, perf_counter
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.frames import Frame, Opcode

from kordon.engine import delta

HALF = b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
SOCKETS_EACH = 20  # of one guest
UNREADABLE = (b"{", b"[" * 5000, b'{"kind":"dance","id":1}')
READABLE = (
    b'{"kind":"why_not","id":1,"path":["act:nothing"]}',
    b'{"kind":"play","id":1,"path":[],"counter":7}',
    b'{"kind":"say","id":1,"text":"' + b"x" * 3000 + b'"}',
)


PING = Frame(Opcode.PING, b"").serialize(mask=True)
LONG_PING = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
BEGUN = Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True)
NOTHING_MORE = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
AT_ONCE = 2000  # frames in one write
PAUSE = 0.11  # between two moves: a socket may ask 15 times a second


class Meter:
    """A person who plays at random, and notes how long the server takes to answer."""

    def __init__(self, socket: ClientConnection, source: Random) -> None:
        self.socket = socket
        self.source = source
        self.waits: list[float] = []
        self.over = False
        self.changed_at = monotonic()
        self.longest_silence = 0.0
        self._choices: list[Any] = []
        self._counter = 0
        self._sent_at: float | None = None

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            self._take(json.loads(await self.socket.recv()))
            if self._choices and self._sent_at is None and not self.over:
                await asyncio.sleep(PAUSE)
                path = self.source.choice(self._choices)["path"]
                self._sent_at = perf_counter()
                request = {"kind": "play", "id": 1, "path": path, "counter": self._counter}
                await self.socket.send(json.dumps(request))

    def _take(self, message: dict[str, Any]) -> None:
        if message["kind"] == "reply":
            assert self._sent_at is not None
            self.waits.append(perf_counter() - self._sent_at)
            self._sent_at = None
            self.changed_at = monotonic()
            return
        if message["kind"] == "end":
            self.over = True
        if message["kind"] not in ("snapshot", "delta"):
            return
        self._counter = message.get("counter", 0)
        changes = message.get("scene") or {}
        if message["kind"] == "snapshot":
            self._choices = []
        if "choices" in changes:
            self._choices = delta.apply({}, {"choices": changes["choices"]})["choices"]
        self.longest_silence = max(self.longest_silence, monotonic() - self.changed_at)
        self.changed_at = monotonic()


class Attackers:
    """Guests of a server with bad intentions."""

    def __init__(self, address: str, size: int, seconds: float) -> None:
        self.address = address
        self.size = size
        self.seconds = seconds
        self.until = monotonic() + seconds
        self.done = 0

    async def guest(self, client: httpx.AsyncClient) -> dict[str, str]:
        token = (await client.post("/me/token")).json()["token"]
        client.cookies.clear()
        return {"authorization": f"Bearer {token}"}

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.address, timeout=60)

    async def table(
        self, client: httpx.AsyncClient, guest: dict[str, str], bots: int, seats: int = 3
    ) -> str:
        made = await client.post("/tables", json={"game": "sniper", "seats": seats}, headers=guest)
        table: str = made.raise_for_status().json()["table"]
        for seat in range(seats - bots, seats):
            await client.post(f"/tables/{table}/bot", json={"seat": seat, "level": "sharp"}, headers=guest)
        if bots == 3:
            await client.post(f"/tables/{table}/start", headers=guest)
        return table

    async def look(self, stack: AsyncExitStack, table: str, guest: dict[str, str]) -> ClientConnection:
        where = self.address.replace("http", "ws") + f"/tables/{table}/socket"
        return await stack.enter_async_context(
            connect(where, additional_headers=guest, open_timeout=60, max_queue=None)
        )

    # ---- what they do

    async def sockets(self) -> None:
        """Open so many sockets at one table, and chat there as fast as it is allowed."""
        async with self.client() as client, AsyncExitStack() as stack:
            first = await self.guest(client)
            table = await self.table(client, first, bots=0)
            guest = first
            opened: list[ClientConnection] = []
            while self.done < self.size:
                if self.done % SOCKETS_EACH == 0:
                    guest = await self.guest(client)
                opened.append(await self.look(stack, table, guest))
                self.done += 1
            while monotonic() < self.until:
                with suppress(ConnectionClosed):
                    await opened[0].send(json.dumps({"kind": "say", "id": 1, "text": "boo"}))
                await asyncio.sleep(0.2)

    async def junk(self) -> None:
        """Send so many messages that mean nothing, over forty sockets that are opened again and again.

        Every other socket begins with something that can't be read, which closes it at once.
        """
        async with self.client() as client:
            guests = [await self.guest(client) for _ in range(10)]
            table = await self.table(client, guests[0], bots=0)
            await asyncio.gather(*(self._send_junk(table, guests[n % 10]) for n in range(40)))

    async def _send_junk(self, table: str, guest: dict[str, str]) -> None:
        opened = 0
        while self.done < self.size:
            with suppress(ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError):
                async with AsyncExitStack() as stack:
                    socket = await self.look(stack, table, guest)
                    opened += 1
                    for number in range(300):
                        kinds = UNREADABLE if (number + opened) % 300 == 0 or opened % 2 else READABLE
                        await socket.send(kinds[number % len(kinds)], text=True)
                        self.done += 1
            await asyncio.sleep(0.01)

    async def bots(self) -> None:
        """Start so many games of bots alone, and watch all of them."""
        async with self.client() as client, AsyncExitStack() as stack:
            for _ in range(self.size):
                guest = await self.guest(client)
                await self.look(stack, await self.table(client, guest, bots=3), guest)
                self.done += 1
            await asyncio.sleep(max(0.0, self.until - monotonic()))

    async def masters(self) -> None:
        """Play at so many tables, each against a master, and be no trouble otherwise."""
        games: list[asyncio.Task[None]] = []
        async with self.client() as client, AsyncExitStack() as stack:
            for number in range(self.size):
                guest = await self.guest(client)
                table = await self.table(client, guest, bots=0, seats=2)
                for what, body in (("sit", {"seat": 1}), ("bot", {"seat": 0, "level": "master"}), ("start", {})):
                    answer = await client.post(f"/tables/{table}/{what}", json=body, headers=guest)
                    answer.raise_for_status()
                meter = Meter(await self.look(stack, table, guest), Random(number))
                games.append(asyncio.create_task(meter.play()))
                self.done += 1
            await asyncio.wait(games, timeout=self.seconds)
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)

    async def pings(self) -> None:
        """One socket without an account that sends so many pings, and comes back whenever it is closed.

        It comes from another machine's address, as far as it may: this machine has no limits by address.
        """
        await self._flood(b"", PING, reads=True)

    async def fragments(self) -> None:
        """The same with a text that never ends."""
        await self._flood(BEGUN, NOTHING_MORE, reads=True)

    async def unread(self) -> None:
        """The same with long pings whose answers nobody reads."""
        await self._flood(b"", LONG_PING, reads=False)

    async def _flood(self, first: bytes, again: bytes, reads: bool) -> None:
        async with self.client() as client:
            table = await self.table(client, await self.guest(client), bots=0)
        place = urlsplit(self.address)
        request = (
            f"GET /tables/{table}/socket HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nX-Forwarded-For: 203.0.113.9\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        while monotonic() < self.until or self.done < self.size:
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
            with suppress(OSError, EOFError):
                async with asyncio.timeout(2 * self.seconds):
                    await self._flood_one(reader, writer, request.encode(), first, again, reads)
            writer.transport.abort()

    async def _flood_one(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        request: bytes,
        first: bytes,
        again: bytes,
        reads: bool,
    ) -> None:
        """Write until the server closes the connection."""
        writer.write(request)
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            await asyncio.sleep(0.02)
            return
        writer.write(first)
        if reads:
            reading = asyncio.create_task(reader.read(-1))
        else:
            reading = asyncio.create_task(asyncio.sleep(2 * self.seconds, b""))
        try:
            while not reading.done():
                writer.write(again * AT_ONCE)
                await writer.drain()
                self.done += AT_ONCE
                await asyncio.sleep(0)
        finally:
            reading.cancel()

    async def half(self) -> None:
        """Leave so many requests half finished, and begin again when they are hung up on."""
        place = urlsplit(self.address)
        writers: list[asyncio.StreamWriter] = []
        while monotonic() < self.until or self.done < self.size:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(place.hostname, place.port)
                writer.write(HALF)
                writers.append(writer)
            self.done += 1
            if self.done >= self.size:
                await asyncio.sleep(0.02)
        for writer in writers:
            writer.close()


def main() -> None:
    """Attack, and print how much was thrown."""
    os.nice(10)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    _, address, kind, size, seconds = sys.argv
    attackers = Attackers(address, int(size), float(seconds))
    ways: dict[str, Callable[[], Awaitable[None]]] = {
        "sockets": attackers.sockets,
        "junk": attackers.junk,
        "bots": attackers.bots,
        "half": attackers.half,
        "pings": attackers.pings,
        "fragments": attackers.fragments,
        "unread": attackers.unread,
        "masters": attackers.masters,
    }

    async def attack() -> None:
        await ways[kind]()

    asyncio.run(attack())
    print(attackers.done)


if __name__ == "__main__":
    main()
