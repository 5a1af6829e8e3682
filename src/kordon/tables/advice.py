"""Advice for a player on their move: asked for over the table, thought up in a process of its own.

Adviser and bots never wait for each other, so the time of an answer tells nothing about what bots do. What is
answered follows from the messages of the player's own seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kordon.engine.play import NOT_YOUR_TURN
from kordon.tables import decisions
from kordon.tables.bot_turns import game_name
from kordon.tables.bots import ADVISER
from kordon.tables.messages import Advised
from kordon.tables.rate_limit import HOUR, RateLimit
from kordon.tables.refusals import STALE, UNFAIR_ADVICE, refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from kordon.engine.records import Seat
    from kordon.tables.bot_queue import BotQueue
    from kordon.tables.bots import BotRunner
    from kordon.tables.entries import PlayerId, TableId
    from kordon.tables.node import Node
    from kordon.tables.table import Table

WITHIN: Final = 1.0  # seconds of thinking
AT_ONCE: Final = 4  # questions in ten seconds
AN_HOUR: Final = 240


class Advisers:
    """Answers players who ask what they could do."""

    def __init__(
        self, node: Node, runner: BotRunner, queue: BotQueue, owners: Callable[[Table], tuple[str, ...]]
    ) -> None:
        self.node = node
        self.runner = runner
        self.queue = queue
        self.owners = owners
        self.limits = RateLimit(AT_ONCE), RateLimit(AN_HOUR, HOUR)

    async def advise(self, id: TableId, player: PlayerId, seat: Seat, counter: int) -> tuple[Advised, ...]:
        """The best few moves of the player's seat, which has been sent this counter."""
        table = await self.node.table(id)
        check(table, player, seat, counter)
        for limit in self.limits:
            limit.count(player, self.node.time.now())
        async with self.queue.turn(ADVISER, self.owners(table), has_people=True):
            table = await self.node.table(id)
            check(table, player, seat, counter)
            history = list(table.running().history[seat])
            found = await self.runner.advise(game_name(self.node, table), seat, history, WITHIN)
        seen = history[-1].observation
        return tuple(
            Advised(
                table.game.path(seen, one.move),
                one.why,
                None if one.chance is None else round(100 * one.chance),
            )
            for one in found
        )


def check(table: Table, player: PlayerId, seat: Seat, counter: int) -> None:
    """Refuse players who are not to move, and those who play against people."""
    match = decisions.match_of_own_seat(table, player, seat)
    if counter != table.counters[seat]:
        raise refused(STALE)
    team = table.team_of(seat)
    if any(chair.player for other, chair in enumerate(table.seating.chairs) if other not in (seat, *team)):
        raise refused(UNFAIR_ADVICE)
    if not match.observation(seat).moves:
        raise refused(NOT_YOUR_TURN)
