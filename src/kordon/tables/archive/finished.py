"""What is kept of a game that is over, because later rules may not be able to replay it.

It holds the log and the replays of all viewers, as they were when the game ended. It is made in the
background, a little later and with long pauses, so that it takes no time from games that are played. A node
that starts archives the games that are missing: those that ended while it was stopped, or before there was an
archive.
"""

from __future__ import annotations

import asyncio
import logging
import lzma
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Final

import msgspec

from kordon.engine import log
from kordon.engine.errors import Fault
from kordon.engine.match import Match
from kordon.engine.records import Seat
from kordon.tables.live.node import Node
from kordon.tables.log.setups import TableId

PRESET: Final = 1  # of LZMA: replays by several viewers have most in common, so the quickest is small enough
SHARE: Final = 20  # pause after making a record, in multiples of the time it took
PAGE: Final = 50

MakeReplays = Callable[[Match], Mapping[Seat, bytes]]
"""The replays of a game that is over by viewer, each as it is sent."""

logger = logging.getLogger(__name__)


class ArchivedGame(msgspec.Struct, frozen=True):
    """A game that is over."""

    log: str
    replays: dict[Seat, msgspec.Raw]


def packed(match: Match, make_replays: MakeReplays) -> bytes:
    """The record of a match, compressed."""
    replays = {viewer: msgspec.Raw(replay) for viewer, replay in make_replays(match).items()}
    return lzma.compress(msgspec.json.encode(ArchivedGame(log.write(match), replays)), preset=PRESET)


def unpacked(content: bytes) -> ArchivedGame:
    """The record that was packed."""
    return msgspec.json.decode(lzma.decompress(content), type=ArchivedGame)


class Archive:
    """Archives the games of this node, one at a time."""

    def __init__(self, node: Node, make_replays: MakeReplays | None) -> None:
        self._node = node
        self._make_replays = make_replays
        self._due: asyncio.Queue[TableId] = asyncio.Queue()

    def ended(self, table: TableId) -> None:
        """A game is over."""
        if self._make_replays is not None:
            self._due.put_nowait(table)

    async def run(self) -> None:
        """Archive games as they end, after those that are missing."""
        if self._make_replays is None:
            return
        await self._make_missing()
        while True:
            await self._make(await self._due.get())

    async def _make_missing(self) -> None:
        after = ""
        while True:
            try:
                missing = await self._node.store.without_record(PAGE, after)
            except Fault as fault:
                logger.warning("records of finished games could not be looked for: %s", fault)
                return
            if not missing:
                return
            for table in missing:
                await self._make(table)
            after = missing[-1]

    async def _make(self, id: TableId) -> None:
        assert self._make_replays is not None
        began = perf_counter()
        try:
            table = await self._node.table(id)
            if table.match is None or table.has_stopped or not table.seating.is_over:
                return
            if table.rules_version != table.game.version:
                return  # what these rules would show is not what was played
            content = await asyncio.to_thread(packed, table.match, self._make_replays)
            await self._node.store.put("record", id, content)
        except Exception as error:  # one game without a record must not cost others theirs
            logger.warning("no record was made of table %s: %s", id, error)
        await self._node.time.sleep(SHARE * (perf_counter() - began))
