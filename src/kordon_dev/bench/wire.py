"""A minimal WebSocket client, so that measurements are of the server; to the loopback only."""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = bytes(4)  # a mask of zeros: the payload goes out as it is


class Wire(asyncio.Protocol):
    """One socket. `receive` gets every text as it comes, whole."""

    def __init__(self, request: bytes, receive: Callable[[Wire, bytes], None]) -> None:
        self._request = request
        self._receive = receive
        self._buffer = b""
        self._is_open = False
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = ""  # why the server disconnected, if it did

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Hand on every whole message."""
        data = self._buffer + data if self._buffer else data
        if not self._is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._is_open = True
            self.opened.set_result(None)
        at, length = 0, len(data)
        while length - at >= 2:
            kind, size, start = data[at] & 15, data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start])
            if length < start + size:
                break
            at = start + size
            self._take(kind, data[start:at])
        self._buffer = data[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._receive(self, payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.lost = f"closed with {int.from_bytes(payload[:2])}"

    def connection_lost(self, error: Exception | None) -> None:
        """Remember it."""
        self.lost = self.lost or str(error or "the connection ended")
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.lost))

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((128 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes((128 | kind,)) + length + NO_MASK + payload)

    def close(self) -> None:
        """Disconnect without a close frame."""
        self._transport.abort()


async def open_wire(address: str, path: str, token: str, receive: Callable[[Wire, bytes], None]) -> Wire:
    """A socket that is open."""
    place = urlsplit(address)
    assert place.hostname == "127.0.0.1", "only this machine may be put under load"
    assert place.port
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {place.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, receive), place.hostname, place.port)
    await asyncio.wait_for(wire.opened, 30)
    return wire


class Http:
    """One HTTP connection for consecutive requests."""

    def __init__(self, address: str) -> None:
        self._connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=30)

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The response; an error unless it is a success."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        self._connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = self._connection.getresponse()
        text = response.read()
        assert response.status < 300, f"{method} {path}: {response.status} {text[:200]!r}"
        return json.loads(text) if text else None

    def close(self) -> None:
        """Disconnect."""
        self._connection.close()
