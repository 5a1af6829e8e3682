"""The server under the application: uvicorn as Kordon runs it, with a short way for what is sent most."""

from __future__ import annotations

import asyncio
import gc
from collections import deque
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import uvicorn
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import OPEN

from kordon.games import working

if TYPE_CHECKING:
    from starlette.types import ASGIApp
    from websockets.http11 import Request

SHORT_WAY: Final = "kordon.short_way"  # the name of the protocol itself among the connection's extensions
MOST_UNREAD: Final = 8  # texts; whoever sends more waits until they have been read
LONGEST_REQUEST: Final = 64 << 10
ABNORMAL: Final = 1006
WHOLE_TEXT: Final = 0x81  # how a frame with a whole text begins
END_OF_HEADERS: Final = b"\r\n\r\n"

SOCKETS_BETWEEN_COLLECTIONS: Final = 1000  # that have ended; each leaves about 100 objects behind
MOST_OBJECTS: Final = 5_000_000  # new ones, after which a look is taken in any case


def make_server(app: ASGIApp) -> uvicorn.Server:
    """A server that is yet to be given its socket."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            loop="uvloop",
            http="httptools",
            ws=TableSocket,
            ws_max_size=LONGEST_REQUEST,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=5,
        )
    )


def make_ready() -> None:
    """Load what the first player would wait for, and let the collector of cycles leave it alone.

    Tables make no cycles and are much to look through; only sockets leave any behind when they end. So those
    are counted, and not what is made and kept.
    """
    working()
    gc.collect()
    gc.freeze()
    gc.set_threshold(MOST_OBJECTS)


class Inbox:
    """What has come in and nobody has taken yet: a queue for one consumer."""

    def __init__(self) -> None:
        self._items: deque[Any] = deque()
        self._wakes: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def empty(self) -> bool:
        """Whether all has been taken."""
        return not self._items

    def put_nowait(self, item: Any) -> None:
        """Let it be taken."""
        self._items.append(item)
        if self._wakes is not None and not self._wakes.done():
            self._wakes.set_result(None)

    async def get(self) -> Any:
        """The next one, as soon as there is one."""
        while not self._items:
            self._wakes = asyncio.get_running_loop().create_future()
            await self._wakes
        return self._items.popleft()


class TableSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with a short way for texts: in and out without an event for each of them."""

    queue: Inbox  # type: ignore[assignment]
    _ended = count(1)  # sockets of this process
    _is_odd = False
    _unread = b""  # the beginning of a frame

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox()

    def connection_lost(self, exc: Exception | None) -> None:
        """End; after many have, what they left behind is cleared away."""
        super().connection_lost(exc)
        if next(self._ended) % SOCKETS_BETWEEN_COLLECTIONS == 0:
            self.loop.call_soon(gc.collect)

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application, which begins to run after this."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][SHORT_WAY] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Take whole texts in at once; every other frame, and all that is odd, is the library's to judge.

        It is given whole frames only, so that it always stands between two of them; once something is odd,
        everything.
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
        """Let a whole text wait to be read; whoever sends too many at once is not listened to meanwhile."""
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
        """The next text; for something else that was sent, an empty one."""
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
    """The beginning of a frame that holds a whole text of this size."""
    if size < 126:
        return b"\x81%c" % size
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)
