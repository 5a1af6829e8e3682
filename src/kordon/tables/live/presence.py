"""Who looks at which table from another node.

Nodes that share a store tell each other which players with a seat look at a table: when that changes, and
periodically. These notifications have the key `TABLE/PLAYER`; the number grows with time, and an odd number
means present. A player no node reports any more is gone; that covers nodes that died.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from kordon.tables.log.setups import PlayerId, TableId

AND: Final = "/"  # is in no id
TIMES_MISSED: Final = 3  # reports missed until a player counts as gone


class Presence:
    """What this node reports, and what other nodes report."""

    def __init__(self, tell: Callable[[str, int], None], now: Callable[[], int], pause: float) -> None:
        self._tell = tell
        self._now = now
        self._pause = int(pause * 1000)  # between two reports of the same
        self._told: frozenset[tuple[TableId, PlayerId]] = frozenset()
        self._told_at = 0
        self._elsewhere: dict[TableId, dict[PlayerId, int]] = {}  # until when, unless reported again

    def elsewhere(self, table: TableId) -> Collection[PlayerId]:
        """The players connected to the table on other nodes."""
        return self._elsewhere.get(table, ())

    def tell(self, here: frozenset[tuple[TableId, PlayerId]]) -> None:
        """Tell the other nodes who is connected here."""
        now = self._now()
        changed = here ^ self._told
        if now - self._told_at >= self._pause:
            self._told_at = now
            changed |= here
        self._told = here
        for table, player in changed:
            self._say(table, player, (table, player) in here)

    def hear(self, key: str, number: int) -> tuple[TableId, PlayerId, bool, bool]:
        """Apply another node's report: table, player, whether they are connected, whether that is new."""
        table, _, player = key.partition(AND)
        is_here = number % 2 == 1
        is_news = is_here != (player in self.elsewhere(table))
        if is_here:
            self._elsewhere.setdefault(table, {})[player] = self._now() + TIMES_MISSED * self._pause
        else:
            self._drop(table, player)
            if (table, player) in self._told:  # other nodes would think that the player left this node, too
                self._say(table, player, True)
        return table, player, is_here, is_news

    def forget(self) -> list[tuple[TableId, PlayerId]]:
        """Drop and return the players no node reports any more."""
        now = self._now()
        gone = [
            (table, player)
            for table, players in self._elsewhere.items()
            for player, until in players.items()
            if until <= now
        ]
        for table, player in gone:
            self._drop(table, player)
        return gone

    def _drop(self, table: TableId, player: PlayerId) -> None:
        players = self._elsewhere.get(table, {})
        players.pop(player, None)
        if not players:
            self._elsewhere.pop(table, None)

    def _say(self, table: TableId, player: PlayerId, is_here: bool) -> None:
        self._tell(f"{table}{AND}{player}", 2 * self._now() + is_here)
