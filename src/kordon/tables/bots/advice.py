"""Advice for a player on their move: asked for over the table, thought up in a process of its own.

Adviser and bots never wait for each other, so the time of an answer tells nothing about what bots do. What is
answered follows from the messages of the player's own seat. Each player has a share of the adviser's time:
who has had least of it is answered first.
"""

from __future__ import annotations

from typing import Final

from kordon.engine.errors import Fault
from kordon.engine.knowledge import Around
from kordon.engine.records import Seat
from kordon.engine.words import Text
from kordon.tables.archive import is_as_played
from kordon.tables.bots.queue import BotQueue
from kordon.tables.bots.turns import game_name
from kordon.tables.bots.workers import ADVISER, BotRunner, reason_for_last
from kordon.tables.live.node import Node
from kordon.tables.log import playing
from kordon.tables.log.setups import TableId
from kordon.tables.log.table import Table
from kordon.tables.messages import Advised
from kordon.tables.people.limits import Rate, RateLimit
from kordon.tables.refusals import GAME_STOPPED, NOT_OVER, refuse_if, refused
from kordon.tables.requests import Person

WITHIN: Final = 1.0  # seconds of thinking
QUESTIONS: Final = Rate(4, 10_000), Rate(240)  # of a player
REASONS: Final = Rate(20, 60_000), Rate(240)  # likewise, after the end


class Advisers:
    """Answers players who ask what they could do."""

    def __init__(self, node: Node, runner: BotRunner, queue: BotQueue) -> None:
        self.node = node
        self.runner = runner
        self.queue = queue
        self._limit = RateLimit(*QUESTIONS)
        self._reasons = RateLimit(*REASONS)

    async def reason(self, table: Table, person: Person, number: int) -> tuple[Seat, Text | None]:
        """Whose a move of a game that is over was, counted from 0, and what spoke for it; only for bots."""
        refuse_if(not table.seating.is_over, NOT_OVER)
        if table.match is None or not is_as_played(table):
            raise refused(GAME_STOPPED)
        moves = table.match.moves
        if not 0 <= number < len(moves):
            raise Fault(f"move: from 0 to {len(moves) - 1}, not {number}")
        seat: Seat = moves[number].seat
        if table.seating.chairs[seat].level is None:
            return seat, None
        self._reasons.count(person.id, self.node.time.now())
        setup, around = table.setup, Around(table.seating.people)
        async with self.queue.turn(ADVISER, _askers(person), has_people=True):
            asked = game_name(self.node, table), table.options, setup.seats, setup.seed, moves[: number + 1]
            why = await self.runner.in_worker(ADVISER, reason_for_last, *asked, around)
        return seat, why

    async def advise(self, id: TableId, person: Person, seat: Seat, counter: int) -> tuple[Advised, ...]:
        """The best few moves of the person's seat, which has been sent this counter."""
        playing.check_advice(await self.node.table(id), person.id, seat, counter)
        self._limit.count(person.id, self.node.time.now())
        # Before anything is thought: everybody is told at once, regardless of the advice.
        await self.node.change(id, playing.ask_advice, person.id, seat, counter)
        async with self.queue.turn(ADVISER, _askers(person), has_people=True):
            table = await self.node.table(id)
            playing.check_advice(table, person.id, seat, counter)
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


def _askers(person: Person) -> tuple[str, ...]:
    """Whose share of the adviser an answer is: the player's and their network's, not the table's host's."""
    return tuple(f"advice {one}" for one in (person.id, person.network) if one)
