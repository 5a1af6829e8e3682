"""LISTEN/NOTIFY between nodes, over one PostgreSQL connection.

Notifications are sent after the commit, never inside the writing transaction (that would make all writers of
all nodes queue for one lock), and carry only the latest number of each table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import asyncpg

from kordon.tables.store.interface import MISSED, Notification

log = logging.getLogger(__name__)

Connect: TypeAlias = "Callable[[], Awaitable[asyncpg.Connection]]"

CHANNEL: Final = "kordon"
TABLES_IN_NOTIFICATION: Final = (
    50  # two ids and a number of the greatest length still fit PostgreSQL's 8,000 bytes
)
HEARTBEAT: Final = 15.0  # seconds of silence after which the connection is tested
LONGEST_PAUSE: Final = 5.0  # seconds between attempts to connect again
FAREWELL: Final = 2.0  # seconds for the last notifications and the disconnect

LOST: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresNotify:
    """A dedicated connection, reconnected when it is lost."""

    def __init__(self, connect: Connect, hear: Callable[[Notification], None]) -> None:
        self._connect = connect
        self._pass_on = hear
        self._untold: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.is_up = False

    async def open(self) -> None:
        """Start listening; nothing is missed after it returns."""
        connection = await self._listen()
        self._task = asyncio.create_task(self._stay(connection))

    async def close(self) -> None:
        """Send what is queued, if that is possible at once, and disconnect."""
        self._closing = True
        self._wake.set()
        if self._task is None:
            return
        _, unfinished = await asyncio.wait({self._task}, timeout=FAREWELL)
        if unfinished:
            self._task.cancel()
            await asyncio.wait({self._task})

    def tell(self, table_id: str, sequence: int) -> None:
        """Notify the other nodes of a durable entry; returns at once."""
        self._untold[table_id] = sequence
        self._wake.set()

    async def _stay(self, connection: asyncpg.Connection | None) -> None:
        """Use one connection after the other."""
        while connection is not None:
            try:
                await self._talk(connection)
                if self._closing:
                    await connection.close(timeout=FAREWELL)
            except LOST as error:
                log.warning("the connection for notifications was lost: %s", error)
            finally:
                self.is_up = False
                connection.terminate()
            connection = await self._again()

    async def _again(self) -> asyncpg.Connection | None:
        """Retry until connected; notifications sent meanwhile were missed."""
        pause = 0.05
        while not self._closing:
            try:
                connection = await self._listen()
            except LOST:
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
            else:
                log.warning("the connection for notifications is back")
                self._pass_on(MISSED)
                return connection
        return None

    async def _listen(self) -> asyncpg.Connection:
        connection = await self._connect()
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.add_listener(CHANNEL, self._hear)
        self.is_up = True
        return connection

    async def _talk(self, connection: asyncpg.Connection) -> None:
        """Send what is queued, until the connection is lost or closed."""
        while not connection.is_closed():
            self._wake.clear()
            await self._send(connection)
            if self._closing:
                return
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self._wake.wait()
            except TimeoutError:
                await connection.execute("SELECT 1")

    async def _send(self, connection: asyncpg.Connection) -> None:
        """Send everything queued; what fails stays queued."""
        while self._untold and not connection.is_closed():
            some = dict(list(self._untold.items())[:TABLES_IN_NOTIFICATION])
            text = " ".join(f"{table_id}:{sequence}" for table_id, sequence in some.items())
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
            for table_id, sequence in some.items():
                if self._untold[table_id] == sequence:
                    del self._untold[table_id]

    def _hear(self, connection: Any, sender: int, _channel: str, payload: object) -> None:
        """Pass on what another node sent; this node's own notifications come back, too."""
        if sender == connection.get_server_pid():
            return
        for notification in str(payload).split():
            table_id, _, sequence = notification.rpartition(":")
            if table_id and sequence.isascii() and sequence.isdigit():
                self._pass_on((table_id, int(sequence)))
