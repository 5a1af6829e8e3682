"""A socket of any other ASGI server, with the interface of `server.TableSocket`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kordon.tables.people.limits import Bucket
from kordon.web import server


class AsgiSocket:
    """Passes texts on as ASGI events; a task reads them as long as the socket is open."""

    def __init__(self, socket: WebSocket) -> None:
        self.loop = asyncio.get_running_loop()
        self._socket = socket
        self._inbox = server.Inbox()
        self._has_room = asyncio.Event()
        self._frames_left = Bucket(server.FRAMES, 1000 * self.loop.time())
        self._tasks: set[asyncio.Task[None]] = set()

    def take_over(self, heard: Callable[[], None]) -> None:
        """Call `heard` when there is something to take."""
        self._inbox.heard = heard

    def let_go(self) -> None:
        """End that; what still comes is ignored."""
        self._inbox.heard = None
        self._has_room.set()

    async def until_closed(self) -> None:
        """Read until either side has ended the socket; then wait for what is still being done for it."""
        while self._inbox.heard is not None:
            event = await self._socket.receive()
            self._inbox.put_nowait(event)
            if event["type"] == "websocket.disconnect":
                break
            if len(self._inbox) >= server.MOST_UNREAD:
                self._has_room.clear()
                await self._has_room.wait()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def takes_frame(self) -> bool:
        """Count one more request; False if there were too many."""
        return self._frames_left.take(1000 * self.loop.time())

    def take_text(self) -> str | None:
        """The next text that has come, if there is one; empty for any other kind of message."""
        if not self._inbox:
            return None
        event = self._inbox.get_nowait()
        self._has_room.set()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(event["code"])
        return event.get("text") or ""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something for this socket."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def write_texts(self, texts: list[bytes]) -> bool:
        """Nothing can be sent at once: a task is needed."""
        return False

    async def send_texts(self, texts: list[bytes]) -> None:
        """Send each as a text of its own."""
        for text in texts:
            await self._socket.send_text(text.decode())

    async def close(self, code: int = server.NORMAL) -> None:
        """Close the socket, if it is still open."""
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.close(code)
