"""The server under the application: uvicorn, with a fast path for WebSocket text messages."""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from kordon.games import working
from kordon.web.door import RESERVED, Door, Limits, Visitor, raise_descriptors

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import ASGIApp
    from websockets.http11 import Request

FAST_PATH: Final = "kordon.fast_path"  # the extension under which an ASGI scope offers the protocol object
MOST_UNREAD: Final = 8  # texts; reading from the socket pauses above it
LONGEST_REQUEST: Final = 64 << 10
ABNORMAL: Final = 1006
WHOLE_TEXT: Final = 0x81  # the first byte of a frame with a whole text
END_OF_HEADERS: Final = b"\r\n\r\n"

SOCKETS_BETWEEN_COLLECTIONS: Final = 1000  # closed ones; each leaves about 100 objects in cycles
MOST_OBJECTS: Final = 5_000_000  # new ones, after which GC runs in any case


def make_server(app: ASGIApp, limits: Limits | None = None) -> uvicorn.Server:
    """A server that is yet to be given its socket, with room for as many as there are descriptors."""
    if limits is None:
        limits = Limits(in_all=max(raise_descriptors() - RESERVED, RESERVED))
    return uvicorn.Server(
        uvicorn.Config(
            app,
            loop="uvloop",
            http=partial(Visitor, Door(limits)),  # type: ignore[arg-type]
            ws=TableSocket,
            ws_max_size=LONGEST_REQUEST,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            log_level="warning",  # below it uvicorn logs every socket's address, the invitation key included
            timeout_graceful_shutdown=5,
        )
    )


def make_ready() -> None:
    """Load what the first player would wait for, and freeze it for GC.

    Tables create no reference cycles and many objects; only sockets leave cycles when they close. So GC runs
    after a number of closed sockets, not after a number of allocations.
    """
    working()
    gc.collect()
    gc.freeze()
    gc.set_threshold(MOST_OBJECTS)


class Inbox:
    """A queue of received texts for one consumer."""

    def __init__(self) -> None:
        self._items: deque[Any] = deque()
        self._wakes: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        """Whether the queue is empty."""
        return not self._items

    def put_nowait(self, item: Any) -> None:
        """Add a text."""
        self._items.append(item)
        if self._wakes is not None and not self._wakes.done():
            self._wakes.set_result(None)

    async def get(self) -> Any:
        """The next text, as soon as there is one."""
        while not self._items:
            self._wakes = asyncio.get_running_loop().create_future()
            await self._wakes
        return self._items.popleft()


class TableSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a fast path for texts: in and out without an ASGI event for each."""

    queue: Inbox  # type: ignore[assignment]
    _ended = count(1)  # sockets of this process
    _is_odd = False
    _unread = b""  # the beginning of a frame
    left: Callable[[], None] | None = None  # called when the connection is closed

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()

    def connection_lost(self, exc: Exception | None) -> None:
        """Close; GC runs after many sockets have closed."""
        super().connection_lost(exc)
        if self.left is not None:
            self.left()
            self.left = None
        if next(self._ended) % SOCKETS_BETWEEN_COLLECTIONS == 0:
            self.loop.call_soon(gc.collect)

    def handle_connect(self, event: Request) -> None:
        """Offer the fast path to the application, which starts after this."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][FAST_PATH] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Handle complete text frames; every other frame, and anything unusual, goes to the library.

        The library gets only complete frames, so it is always between two of them; after anything unusual it
        gets everything.
        """
        if not self.handshake_complete:
            self._is_odd = self.handshake_initiated or not data.endswith(END_OF_HEADERS)
        if self._is_odd or not self.handshake_complete:
            super().data_received(data)
            return
        if self._unread:
            data = self._unread + data
        at = 0
        while len(data) - at >= 2 and not self._is_odd:
            size, start = data[at + 1] & 127, at + 6
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start - 4])
            self._is_odd = size > LONGEST_REQUEST or data[at + 1] < 128
            end = start + size
            if self._is_odd or len(data) < end:
                break
            if data[at] == WHOLE_TEXT and not self.frames and self.conn.state is OPEN:
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[start:end], data[start - 4 : start])]
                self.send_receive_event_to_app()
            else:
                super().data_received(data[at:end])
            at = end
        self._unread = data[at:]
        if self._is_odd:
            super().data_received(self._unread)

    def send_receive_event_to_app(self) -> None:
        """Queue a text; reading pauses while a client's backlog is too large."""
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive_text(self) -> str:
        """The next text; empty for any other kind of message."""
        event = await self.queue.get()
        if self.read_paused and not self.queue:
            self.read_paused = False
            self.transport.resume_reading()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event["code"])
        text: str = event.get("text", "")
        return text

    def write_texts(self, texts: list[bytes]) -> bool:
        """Send each as a text frame of its own, if the client has room for them."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([_head(len(text)) + text for text in texts]))
        return True

    async def send_texts(self, texts: list[bytes]) -> None:
        """Send each as a text frame of its own, as soon as the client has room for them."""
        await self.writable.wait()
        if not self.write_texts(texts):
            raise WebSocketDisconnect(ABNORMAL)


def _head(size: int) -> bytes:
    """The header of a frame with a whole text of this size."""
    if size < 126:
        return b"\x81%c" % size
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
