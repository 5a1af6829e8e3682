"""The socket to a served table: a thread receives, and connects again when the line breaks."""

from __future__ import annotations

import os
import threading
from collections import deque
from contextlib import suppress
from typing import Any, Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from kordon.terminal.server import clean

PATIENCE: Final = 15.0  # seconds for one attempt to connect
FIRST_PAUSE: Final = 0.25  # seconds between attempts; doubled each time …
LONGEST_PAUSE: Final = 5.0  # … up to this
# Not for you; too many sockets or requests; a message that can't be read: connecting again would not help.
FINAL: Final = {4004, 4008, 1003}

DOWN: Final = "down"
CLOSED: Final = "closed"


class Connection:
    """Messages from the server, one after the other; `{"kind": "down"}` when the line broke.

    After `{"kind": "closed", "rule": …}` nothing follows. There is one byte in the pipe for each message that
    waits, so its reading end can be waited for together with the keyboard.
    """

    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self._token = token
        self._waiting: deque[dict[str, Any]] = deque()
        self.wake, self._ring = os.pipe()
        self._socket: ClientConnection | None = None
        self._received = 0  # messages
        self._is_left = threading.Event()
        self._thread = threading.Thread(target=self._receive, daemon=True)
        self._thread.start()

    def take(self) -> dict[str, Any]:
        """The next message; waits for it."""
        os.read(self.wake, 1)
        return self._waiting.popleft()

    def has_news(self) -> bool:
        """Whether a message waits."""
        return bool(self._waiting)

    def send(self, request: dict[str, Any]) -> None:
        """Send a request; if there is no line to send it on, the next messages say so."""
        if (socket := self._socket) is not None:
            with suppress(ConnectionClosed, OSError):
                socket.send(msgspec.json.encode(request), text=True)

    def close(self) -> None:
        """Leave."""
        self._is_left.set()
        if self._socket is not None:
            self._socket.close()
        self._thread.join(LONGEST_PAUSE)

    def _listen(self) -> str | None:
        """Receive until the line breaks; the rule by which the server ended it for good.

        It is empty if the server names none, and None if connecting may be tried again.
        """
        try:
            with _connected(self.address, self._token) as socket:
                self._socket = socket
                with suppress(ConnectionClosed):
                    for text in socket:
                        self._received += 1
                        self._put(clean(msgspec.json.decode(text)))
            code, reason = socket.protocol.close_code, socket.protocol.close_reason
            return clean(reason or "") if code in FINAL else None
        except InvalidStatus as refusal:
            return "" if 400 <= refusal.response.status_code < 500 else None
        except (InvalidHandshake, WebSocketException, OSError, EOFError):
            return None
        except msgspec.DecodeError:
            return ""

    def _receive(self) -> None:
        pause = FIRST_PAUSE
        was_ever_up = False
        while not self._is_left.is_set():
            before = self._received
            rule = self._listen()
            was_up = self._received > before
            self._socket = None
            if self._is_left.is_set():
                return
            was_ever_up |= was_up
            if rule is not None or not was_ever_up:
                self._put({"kind": CLOSED, "rule": rule or ""})
                return
            if was_up:
                pause = FIRST_PAUSE
                self._put({"kind": DOWN})
            self._is_left.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _put(self, message: dict[str, Any]) -> None:
        self._waiting.append(message)
        os.write(self._ring, b".")


def first_snapshot(address: str, token: str) -> dict[str, Any] | None:
    """What a new connection is shown first; None if it is shown nothing."""
    try:
        with _connected(address, token) as socket:
            message: dict[str, Any] = clean(msgspec.json.decode(socket.recv(PATIENCE)))
            return message if message.get("kind") == "snapshot" else None
    except (WebSocketException, OSError, EOFError, msgspec.DecodeError):
        return None


def _connected(address: str, token: str) -> ClientConnection:
    headers = {"Authorization": f"Bearer {token}"}
    return connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=1 << 24)
