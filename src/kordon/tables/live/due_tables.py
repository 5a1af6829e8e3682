"""Tables that wait for a bot or a clock while no node has them loaded: after a restart or a crash.

The store knows when each of them is due. Nodes poll it and load a few tables at a time, as long as their bots
keep up; when several nodes load the same table, the store lets only one move.
"""

from __future__ import annotations

import logging
from typing import Final

from kordon.tables.live.node import Node
from kordon.tables.log.setups import TableId
from kordon.tables.store.interface import Place, Unavailable

AT_ONCE: Final = 32  # tables loaded whose bots are still thinking
PAGE: Final = 200

FIRST: Final[Place] = (-1, "")

logger = logging.getLogger(__name__)


class DueTables:
    """Loads the tables that are due, page by page, repeatedly."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self._after = FIRST
        self._looked_at = 0
        self._woken: set[TableId] = set()
        self._broken: set[TableId] = set()  # can't be loaded here; logged once

    async def look(self) -> None:
        """Load some tables, if it is time to poll."""
        now = self.node.time.now()
        settings = self.node.settings
        if self._after == FIRST and now - self._looked_at < settings.look * 1000:
            return
        self._looked_at = now
        # With other nodes, the node that has the table loaded gets time to move first.
        grace = settings.stand_by if self.node.store.is_shared else 0
        due = await self.node.store.due(now - int(grace * 1000), PAGE, self._after)
        self._woken = {id for id in self._woken if id in self.node.rooms and self.node.rooms[id].thinking}
        for place in due:
            if len(self._woken) >= AT_ONCE:
                return
            await self._wake(*place)
            self._after = place
        if len(due) < PAGE:
            self._after = FIRST

    async def _wake(self, due_at: int, id: TableId) -> None:
        if id in self._broken:
            return
        try:
            if await self.node.wake(id, due_at):
                self._woken.add(id)
        except Unavailable:
            raise
        except Exception as error:  # one broken table must not stop the others
            self._broken.add(id)
            logger.warning("table %s waits for a machine and can't go on: %s", id, error)
