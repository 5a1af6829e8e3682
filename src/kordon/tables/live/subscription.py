"""One connection to a table: its backlog, and how it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from kordon.tables.log.setups import PlayerId, Viewer

MOST_WAITING: Final = 32  # messages; a larger backlog is replaced by a snapshot


@dataclass(slots=True, eq=False)
class Subscription:
    """One subscription to a table: an async iterator of encoded messages, the first a snapshot.

    Its backlog is limited: a subscription that falls behind gets a fresh snapshot instead.

    A server has thousands of them, nearly all idle, and a task that waits takes more memory than all else
    that a subscription has. So an owner may set `hurry`: it is called when there is something to send, and
    the owner calls `deliver` soon after.
    """

    player: PlayerId
    wanted: Viewer | None
    viewer: Viewer
    _snapshot: Callable[[Subscription], Awaitable[bytes]]
    _leave: Callable[[Subscription], None]
    network: str | None = None  # that it comes from; None for this machine
    name: str = ""  # that the player went by when it began
    hurry: Callable[[], object] | None = field(default=None, init=False)
    _waiting: list[bytes] = field(default_factory=list, init=False)
    _replies: list[bytes] = field(default_factory=list, init=False)
    _wakes: asyncio.Future[None] | None = field(default=None, init=False)  # waits for the next message
    _is_hurried: bool = field(default=False, init=False)
    _is_behind: bool = field(default=True, init=False)
    _is_closed: bool = field(default=False, init=False)

    def send(self, message: bytes) -> None:
        """Queue the message; too large a backlog becomes one snapshot."""
        if self._is_behind:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.refresh()
            return
        self._waiting.append(message)
        self._hurry()

    def reply(self, message: bytes) -> None:
        """Queue a reply after all messages: what the request changed is sent first."""
        self._replies.append(message)
        self._hurry()

    def refresh(self) -> None:
        """Send a fresh snapshot instead of the backlog; also after a stale click."""
        self._is_behind = True
        self._waiting.clear()
        self._hurry()

    def caught_up(self) -> None:
        """Queue messages from here on: the snapshot before them is being made."""
        self._is_behind = False
        self._waiting.clear()

    def close(self) -> None:
        """End the subscription; a player's presence ends with the last one."""
        if not self._is_closed:
            self._is_closed = True
            self._waiting.clear()
            self._hurry()
            self._leave(self)

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> bytes:
        while not self._is_closed:
            if self._is_behind:
                return await self._snapshot(self)
            if self._waiting:
                return self._waiting.pop(0)
            if self._replies:
                return self._replies.pop(0)
            self._wakes = asyncio.get_running_loop().create_future()
            await self._wakes
        raise StopAsyncIteration

    def _hurry(self) -> None:
        if self.hurry is None:
            if self._wakes is not None and not self._wakes.done():
                self._wakes.set_result(None)
        elif not self._is_hurried:
            self._is_hurried = True
            self.hurry()

    def deliver(self, write: Callable[[list[bytes]], bool]) -> bool:
        """Write the backlog at once; False if it needs a task: for a snapshot, a slow client, or the end."""
        self._is_hurried = False
        if self._is_behind or self._is_closed:
            return False
        due = [*self._waiting, *self._replies]
        if due and not write(due):
            return False
        self._waiting.clear()
        self._replies.clear()
        return True

    async def batch(self) -> list[bytes]:
        """The backlog, as soon as there is one; empty when the subscription has ended."""
        first = await anext(self, None)
        if first is None:
            return []
        return [first] if self._is_behind else [first, *self.take()]

    def take(self) -> list[bytes]:
        """The queued messages, then the replies."""
        taken = [*self._waiting, *self._replies]
        self._waiting.clear()
        self._replies.clear()
        return taken

    @property
    def is_closed(self) -> bool:
        """Whether it has ended."""
        return self._is_closed

    def has_news(self) -> bool:
        """Whether there is a backlog, or a snapshot is due."""
        return self._is_behind or bool(self._waiting) or bool(self._replies)
