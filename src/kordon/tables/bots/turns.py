"""Moves that no person makes: by bots, by stand-ins for players whose time is up, and only moves.

A bot lets a person go first who shares something with its seat (`Game.shares`), as long as they are connected
and have not let it go ahead. That follows from what everybody can see, so the waiting tells nobody anything.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from kordon.bots.levels import usual_level
from kordon.engine.errors import Fault
from kordon.engine.knowledge import Around
from kordon.engine.match import Match
from kordon.engine.records import Seat, everybody_at, witnessed
from kordon.engine.words import Text
from kordon.tables.bots.queue import BotQueue
from kordon.tables.bots.workers import BotRunner, Chosen
from kordon.tables.live.node import Node
from kordon.tables.live.room import Room
from kordon.tables.log import playing
from kordon.tables.log.clocks import Beat, Deadline, length
from kordon.tables.log.setups import By
from kordon.tables.log.table import Table
from kordon.tables.timing import Recent

logger = logging.getLogger(__name__)


class BotTurns:
    """Makes the moves that no person makes."""

    def __init__(self, node: Node, runner: BotRunner, owners: Callable[[Table], tuple[str, ...]]) -> None:
        self.node = node
        self.runner = runner
        self.owners = owners
        self.queue = BotQueue()
        self.lateness = Recent()  # how late turns were on this machine

    def wake(self, room: Room) -> None:
        """Make only moves, and let every bot that has to decide begin to think, unless the game is paused."""
        if room.table is None:
            return
        forced, bots = room.table.forced(), self._bots(room, room.table)
        if (forced or bots) and not room.is_paused:
            self._begin(room, forced, "forced")
            self._begin(room, bots, "bot")

    def go_ahead(self, room: Room, table: Table, seat: Seat) -> None:
        """Let the bots that wait for this seat move before it, in this turn."""
        room.gone_ahead[seat] = table.game.turn(table.running().position)
        self.wake(room)

    def _bots(self, room: Room, table: Table) -> list[Seat]:
        """The bots that are to move and wait for nobody."""
        return [seat for seat in table.bots_to_act() if not self._lets_go_first(room, table, seat)]

    def _lets_go_first(self, room: Room, table: Table, seat: Seat) -> bool:
        """Whether a person shares something with the bot's seat, is here, and has not let it go ahead."""
        match, chairs, here = table.running(), table.seating.chairs, room.present()
        turn = table.game.turn(match.position)
        return any(
            chairs[other].level is None
            and not chairs[other].left
            and chairs[other].player in here
            and room.gone_ahead.get(other) != turn
            for other in table.game.shares(match.observation(seat))
        )

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
            if by != "stand-in" and not room.written_here:
                await self.node.time.sleep(self.node.settings.stand_by)
            while await self._turn(room, seat, by):
                pass
        except Fault as fault:
            logger.warning("the %s at seat %d of table %s could not move: %s", by, seat, room.id, fault)
        finally:
            room.thinking.discard(seat)

    async def _turn(self, room: Room, seat: Seat, by: By) -> bool:
        """All steps up to one that others notice, in one place of the queue; False when none is to be made.

        If hidden steps waited in the queue one by one, the wait for what follows them would count them.
        """
        table = await self.node.table(room.id)
        if not self._is_due(room, table, seat, by):
            return False
        if by == "forced":
            move = next(move for move in table.only_moves() if move.seat == seat)
            await self.node.change(room.id, playing.bot_move, move, by, table.counters[seat])
            return True
        key = _key(table, seat)
        place = self.runner.place_of(key)
        async with self.queue.turn(place, self.owners(table), table.seating.has_people):
            thought = await self._think(room, seat, by, key)
        if thought is not None:
            await self._wait_for_the_beat(thought, by)
            says = thought.says if by == "bot" else None
            await self.node.change(room.id, playing.bot_move, thought.move, by, thought.counter, says)
        return True

    async def _think(self, room: Room, seat: Seat, by: By, key: str) -> Thought | None:
        """Make the hidden steps of a turn, and find the move that ends them; None if there is none."""
        table = await self.node.table(room.id)
        begun = table.beat
        beat = self._beat(table, by)
        begins = self.node.time.now()
        deadline = beat.deadline(begins, self.lateness.most()) if beat.length else None
        while self._is_due(room, table, seat, by) and _key(table, seat) == key:  # much may have happened
            counter = table.counters[seat]
            within = deadline.share(self.node.time.now()) if deadline else None
            move, says = await self._choose(table, seat, within)
            if deadline is None or counter != table.counters[seat]:
                return Thought(table, move, counter, begun, deadline, says)
            if would_be_noticed(table.running(), move):
                self.lateness.count(deadline.lateness(self.node.time.now()))
                return Thought(table, move, counter, begun, deadline, says)
            await self.node.change(room.id, playing.bot_move, move, by, counter)
            table = await self.node.table(room.id)
        return None

    def _is_due(self, room: Room, table: Table, seat: Seat, by: By) -> bool:
        if by == "forced":
            return seat in table.forced() and not room.is_paused
        if by == "bot":
            return seat in self._bots(room, table) and not room.is_paused
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

    async def _choose(self, table: Table, seat: Seat, within: float | None) -> Chosen:
        """What the bot answers to all that its seat was sent, and nothing else."""
        history = list(table.running().history[seat])
        level = table.seating.chairs[seat].level or usual_level(table.game)
        game = game_name(self.node, table)
        try:
            around = Around(table.seating.people, table.pointed_out())
            return await self.runner.choose(_key(table, seat), game, seat, level, history, within, around)
        except Exception:
            # A bot that fails must not block a table.
            logger.exception(
                "the bot at seat %d of table %s failed; a random move is made for it", seat, table.id
            )
            return Chosen(Random().choice(history[-1].observation.moves))

    async def _wait_for_the_beat(self, thought: Thought, by: By) -> None:
        """Wait for the moment that was settled when thinking began, or for the next beat if that has passed.

        If another beat began meanwhile, the move waits for its end, as it would if it had just been found.
        """
        table, move, counter, begun, deadline, _ = thought
        while deadline is not None and counter == table.counters[move.seat]:
            beat, now = table.beat, self.node.time.now()
            is_in_time = beat is begun and now <= deadline.shown
            left = deadline.shown - now if is_in_time else self._beat(table, by).left(now)
            if left:
                await self.node.time.sleep(left / 1000)
            if table.beat is beat:
                return


class Thought(NamedTuple):
    """A move that others will notice, or that nobody can time, and when it was thought out."""

    table: Table
    move: Any
    counter: int  # of the seat that it answers to
    begun: Beat  # the beat in which thinking began
    deadline: Deadline | None  # None: bots move at once
    says: Text | None = None  # to its team


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
