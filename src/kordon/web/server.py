"""The server under the application: uvicorn, with a fast path for WebSocket text messages."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from itertools import count
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

from kordon.games import working
from kordon.tables.people.limits import Bucket, Rate
from kordon.web.connections import (
    RESERVED,
    ConnectionLimits,
    Connections,
    HttpConnection,
    TrustedProxies,
    raise_descriptors,
)
from kordon.web.rejections import log_rejected_host

FAST_PATH: Final = "kordon.fast_path"  # the extension under which an ASGI scope offers the protocol object
MOST_UNREAD: Final = 8  # texts; reading from the socket pauses above it
FRAMES: Final = Rate(40, 2667)  # of one socket: 40 at once, then 15 a second; requests among them
TOO_MANY: Final = 4008
SLICE: Final = 1024  # bytes that the library gets at a time
LONGEST_REQUEST: Final = 64 << 10
NORMAL: Final = 1000
ABNORMAL: Final = 1006
WHOLE_TEXT: Final = 0x81  # the first byte of a frame with a whole text
CLOSE: Final = 0x88  # the first byte of a close frame
END_OF_HEADERS: Final = b"\r\n\r\n"

SOCKETS_BETWEEN_COLLECTIONS: Final = 1000  # closed ones; each leaves about 100 objects in cycles
MOST_OBJECTS: Final = 5_000_000  # new ones, after which GC runs in any case


def make_server(
    app: ASGIApp, limits: ConnectionLimits | None = None, proxies: TrustedProxies | None = None
) -> uvicorn.Server:
    """A server that is yet to be given its socket, with room for as many as there are descriptors."""
    if limits is None:
        limits = ConnectionLimits(in_all=max(raise_descriptors() - RESERVED, RESERVED))
    proxies = proxies or TrustedProxies()
    return uvicorn.Server(
        uvicorn.Config(
            app,
            loop="uvloop" if find_spec("uvloop") else "asyncio",
            http=partial(HttpConnection, Connections(limits, proxies)),  # type: ignore[arg-type]
            forwarded_allow_ips=proxies.for_uvicorn,
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
    """A queue of what has come in, for one consumer: a task that waits, or `heard`, which is called."""

    __slots__ = ("_items", "_wakes", "heard")

    def __init__(self) -> None:
        self.heard: Callable[[], None] | None = None
        self._items: list[Any] = []  # a few at most
        self._wakes: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        """Whether the queue is empty."""
        return not self._items

    def put_nowait(self, item: Any) -> None:
        """Add an event."""
        self._items.append(item)
        if self.heard is not None:
            self.heard()
        elif self._wakes is not None and not self._wakes.done():
            self._wakes.set_result(None)

    def get_nowait(self) -> Any:
        """The next event; there must be one."""
        return self._items.pop(0)

    async def get(self) -> Any:
        """The next event, as soon as there is one."""
        while not self._items:
            self._wakes = asyncio.get_running_loop().create_future()
            await self._wakes
        return self.get_nowait()


class Gate:
    """Whether a client has room for more: an `asyncio.Event` that takes a tenth of the memory."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = True
        self._waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Whether there is room."""
        return self._is_set

    def set(self) -> None:
        """There is room again."""
        self._is_set = True
        waiting, self._waiting = self._waiting, None
        for future in waiting or ():
            if not future.done():
                future.set_result(None)

    def clear(self) -> None:
        """There is none."""
        self._is_set = False

    async def wait(self) -> None:
        """Wait until there is room."""
        while not self._is_set:
            future = asyncio.get_running_loop().create_future()
            self._waiting = [*(self._waiting or ()), future]
            await future


class TableSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a fast path for texts: in and out without an ASGI event for each.

    The application may take it over: then the ASGI call returns, with two dozen coroutines that would wait as
    long as the socket is open, and what the handshake left goes, too.
    """

    queue: Inbox  # type: ignore[assignment]
    writable: Gate  # type: ignore[assignment]
    _ended = count(1)  # sockets of this process
    _is_odd = False
    _unread = b""  # the beginning of a frame
    left: Callable[[], None] | None = None  # called when the connection is closed

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()
        self.writable = Gate()
        self._frames_left = Bucket(FRAMES, 1000 * self.loop.time())

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
        if not self.handshake_complete:
            super().data_received(data)
        elif self._is_odd:
            self._give_to_library(data)
        else:
            self._unread += data
            self._read_frames()

    def _give_to_library(self, data: bytes) -> None:
        """In slices, so that a flood of tiny frames ends soon after it has begun."""
        for start in range(0, len(data), SLICE):
            if not self._has_heard_enough():
                super().data_received(data[start : start + SLICE])

    def _read_frames(self) -> None:
        """Read on, until enough texts are waiting."""
        data, at = self._unread, 0
        while len(data) - at >= 2 and len(self.queue) < MOST_UNREAD and not self._is_odd:
            size, start = data[at + 1] & 127, at + 6
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start - 4])
            self._is_odd = size > LONGEST_REQUEST or data[at + 1] < 128
            end = start + size
            if self._is_odd or len(data) < end or self._has_heard_enough():
                break
            if self.close_sent and data[at] != CLOSE:
                # Only the client's own close is still waited for: it ends the connection.
                self._is_counted()
            elif data[at] == WHOLE_TEXT and not self.frames and self.conn.state is OPEN:
                self.curr_msg_data_type = "text"
                self.frames = [apply_mask(data[start:end], data[start - 4 : start])]
                self.send_receive_event_to_app()
            else:
                super().data_received(data[at:end])
            at = end
        self._unread = data[at:]
        if self._is_odd:
            self._give_to_library(self._unread)

    def _has_heard_enough(self) -> bool:
        """Whether nothing that still comes is of interest."""
        return self.transport.is_closing() or (self.close_sent and self.read_paused)

    def takes_frame(self) -> bool:
        """Count one more frame of the client's; False if there were too many."""
        return self._frames_left.take(1000 * self.loop.time())

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read: its answers would pile up."""
        pong = b"".join(self.conn.data_to_send())
        if self._is_counted() and self.writable.is_set():
            self.transport.write(pong)

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, one of those that count."""
        if self._is_counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, one of those that count."""
        if self._is_counted():
            super().handle_cont(event)

    def _is_counted(self) -> bool:
        """Count a frame that is not a request; a client that sends too many of them is cut off."""
        if self.takes_frame():
            return not self.close_sent
        if self.close_sent:
            # It has been told; if it goes on, nobody listens until the time for its own close is up.
            self.read_paused = True
            self.transport.pause_reading()
            return False
        log_rejected_host(self.client[0] if self.client else "", "far too many frames")
        self.close_sent = True
        if self.handshake_complete:
            self.conn.send_close(TOO_MANY)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": ""})
        self.transport.close()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        return False

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

    def take_over(self, heard: Callable[[], None]) -> None:
        """Serve the socket without its ASGI call: `heard` is called when there is something to take."""
        self.queue.heard = heard

    def let_go(self) -> None:
        """End that; what still comes is ignored."""
        self.queue.heard = None

    async def run_asgi(self) -> None:
        """As uvicorn does, but a socket that was taken over stays open."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application")
            self.let_go()
        heard = self.queue.heard
        if heard is None:
            self.send_500_response()  # unless there was another
            if self.close_timer is None:
                self.transport.close()
            return
        self.request.headers.clear()  # the library's parser holds the request
        del self.scope, self.request, self.response
        if self.queue:
            heard()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something for this socket; the server waits for it before it stops."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    def take_text(self) -> str | None:
        """The next text that has come, if there is one; empty for any other kind of message."""
        if not self.queue:
            return None
        event = self.queue.get_nowait()
        if not self.queue:
            if self._unread and not self._is_odd:
                self._read_frames()
            if self.read_paused and not self.queue and not self.transport.is_closing():
                self.read_paused = False
                self.transport.resume_reading()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event["code"])
        text: str = event.get("text", "")
        return text

    async def close(self, code: int = NORMAL) -> None:
        """Close the socket, if it is still open."""
        with suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

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
