"""Moves by bots: in seats of their own, and as stand-ins for players whose time is up."""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING, Any

from kordon.bots.levels import usual_level
from kordon.engine.errors import Fault
from kordon.engine.records import everybody_at, witnessed
from kordon.tables import decisions
from kordon.tables.bot_queue import BotQueue
from kordon.tables.pace import Beat, length

if TYPE_CHECKING:
    from collections.abc import Callable

    from kordon.engine.match import Match
    from kordon.engine.records import Seat
    from kordon.tables.bots import BotRunner
    from kordon.tables.entries import By
    from kordon.tables.node import Node
    from kordon.tables.room import Room
    from kordon.tables.table import Table

logger = logging.getLogger(__name__)


class BotTurns:
    """Makes the moves that no person makes."""

    def __init__(self, node: Node, runner: BotRunner, owners: Callable[[Table], tuple[str, ...]]) -> None:
        self.node = node
        self.runner = runner
        self.owners = owners
        self.queue = BotQueue()

    def wake(self, room: Room) -> None:
        """Let every bot that has something to decide begin to think, unless the game is paused."""
        if room.table is not None and not room.is_paused:
            self._begin(room, room.table.bots_to_act(), "bot")

    def wake_stand_ins(self, room: Room) -> None:
        """Let a stand-in move for everybody whose time is up."""
        if room.table is not None:
            self._begin(room, room.table.overdue(self.node.time.now()), "stand-in")

    def _begin(self, room: Room, seats: list[Seat], by: By) -> None:
        for seat in seats:
            if seat not in room.thinking:
                room.thinking.add(seat)
                self.node.spawn(self._turns(room, seat, by))

    async def _turns(self, room: Room, seat: Seat, by: By) -> None:
        """Move as long as this seat is to move."""
        try:
            if by == "bot" and not room.written_here:
                await self.node.time.sleep(self.node.settings.stand_by)
            while await self._turn(room, seat, by):
                pass
        except Fault as fault:
            logger.warning("the %s at seat %d of table %s could not move: %s", by, seat, room.id, fault)
        finally:
            room.thinking.discard(seat)

    async def _turn(self, room: Room, seat: Seat, by: By) -> bool:
        """One move; False when there is none to make."""
        table = await self.node.table(room.id)
        if not self._is_due(room, table, seat, by):
            return False
        place = self.runner.place_of(_key(table, seat))
        async with self.queue.turn(place, self.owners(table), table.seating.has_people):
            table = await self.node.table(room.id)
            if not self._is_due(room, table, seat, by):  # much may have happened meanwhile
                return False
            counter = table.counters[seat]
            beat = self._beat(table, by)
            within = beat.share(self.node.time.now()) if beat.length else None
            move = await self._choose(table, seat, within)
        await self._wait_for_the_beat(table, move, counter, by)
        await self.node.change(room.id, lambda table, at: decisions.bot_move(table, at, move, by, counter))
        return True

    def _is_due(self, room: Room, table: Table, seat: Seat, by: By) -> bool:
        if by == "bot":
            return seat in table.bots_to_act() and not room.is_paused
        return seat in table.overdue(self.node.time.now())

    def _beat(self, table: Table, by: By) -> Beat:
        """The table's beat, at the length that this node's settings force on all of them, if any.

        For a stand-in it is as long as with one more bot at the table.
        """
        beat = self.node.settings.beat
        if beat is not None:
            return Beat(table.beat.began, int(beat * 1000))
        if by == "bot":
            return table.beat
        return Beat(table.beat.began, max(table.beat.length, length(table.pace, [usual_level(table.game)])))

    async def _choose(self, table: Table, seat: Seat, within: float | None) -> Any:
        """What the bot answers to all that its seat was sent, and nothing else."""
        history = list(table.running().history[seat])
        level = table.seating.chairs[seat].level or usual_level(table.game)
        game = game_name(self.node, table)
        try:
            return await self.runner.choose(_key(table, seat), game, seat, level, history, within)
        except Exception:
            # A bot that fails must not block a table.
            logger.exception(
                "the bot at seat %d of table %s failed; a random move is made for it", seat, table.id
            )
            return Random().choice(history[-1].observation.moves)

    async def _wait_for_the_beat(self, table: Table, move: Any, counter: int, by: By) -> None:
        """Delay a move that others will notice to the end of the beat; delayed hidden steps could be counted.

        If another beat began meanwhile, the move waits for its end, as it would if it had just been found.
        """
        if not self._beat(table, by).length or counter != table.counters[move.seat]:
            return
        if not would_be_noticed(table.running(), move):
            return
        while counter == table.counters[move.seat]:
            beat = table.beat
            left = self._beat(table, by).left(self.node.time.now())
            if left:
                await self.node.time.sleep(left / 1000)
            if table.beat is beat:
                return


def game_name(node: Node, table: Table) -> str:
    """What a process of the bots finds the table's game by, under the version that it is played under."""
    name, version = table.game.name, table.game.version
    return name if node.find(name).version == version else f"{name}@{version}"


def _key(table: Table, seat: Seat) -> str:
    """The name of a bot: of one seat in one course of a game."""
    return f"{table.id}/{table.times_rewound}/{seat}"


def would_be_noticed(match: Match, move: Any) -> bool:
    """Whether anybody but its mover would notice this move."""
    after = match.position.copy()
    notices = match.game.apply(after, move)
    return any(
        witnessed(notices, viewer) or match.game.observe(after, viewer) != match.observation(viewer)
        for viewer in everybody_at(match.seats)
        if viewer != move.seat
    )
