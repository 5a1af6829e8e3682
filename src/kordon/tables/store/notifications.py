"""Notifications from other nodes: a queue that keeps only the latest number of each table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

Notification: TypeAlias = tuple[str, int]

MISSED: Final[Notification] = ("", -1)
"""Some notifications may have been lost: look at every table that matters."""


class Notifications:
    """An asynchronous iterator of notifications; it receives from its creation on and ends with its store."""

    def __init__(self, forget: Callable[[Notifications], object]) -> None:
        self._latest: dict[str, int] = {}
        self._news = asyncio.Event()
        self._ended = False
        self._forget = forget

    def put(self, notification: Notification) -> None:
        """Keep a notification until it is read; a later one of the same table takes its place."""
        table_id, sequence = notification
        self._latest[table_id] = max(sequence, self._latest.get(table_id, -1))
        self._news.set()

    def end(self) -> None:
        """End the iteration once everything is read."""
        self._ended = True
        self._news.set()
        self._forget(self)

    def __aiter__(self) -> Notifications:
        return self

    async def __anext__(self) -> Notification:
        while not self._latest:
            if self._ended:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        table_id = next(iter(self._latest))
        return table_id, self._latest.pop(table_id)


class Listeners:
    """All listeners in this process to other nodes' entries."""

    def __init__(self) -> None:
        self._all: set[Notifications] = set()

    def add(self) -> Notifications:
        """A new listener."""
        listener = Notifications(self._all.discard)
        self._all.add(listener)
        return listener

    def tell(self, notification: Notification) -> None:
        """Pass a notification on to all of them."""
        for listener in self._all:
            listener.put(notification)

    def end(self) -> None:
        """End all listeners."""
        for listener in list(self._all):
            listener.end()
