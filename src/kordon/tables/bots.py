"""Opponents at tables: a seat's messages go in, a move comes out, in a process of their own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from kordon.bots.playout import PlayoutBot
from kordon.engine.errors import Fault
from kordon.games import find

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kordon.engine.records import Seat, Sight
    from kordon.tables.entries import Level

# Games played out for a move.
BUDGETS: Final[Mapping[Level, int]] = {"easy": 30, "normal": 160, "hard": 600}
BOTS_REMEMBERED: Final = 200  # in each process

logger = logging.getLogger(__name__)


class BotRunner:
    """Asks bots for moves, without ever blocking the server. With no processes they think in a thread."""

    def __init__(self, processes: int | None = None, budgets: Mapping[Level, int] = BUDGETS) -> None:
        wanted = max(1, (os.cpu_count() or 2) - 1) if processes is None else processes
        self.budgets = budgets
        self._in_processes = wanted > 0
        self._workers: list[Executor | None] = [None] * max(1, wanted)
        self.waiting = 0  # moves that were asked for and are not there yet
        self._seen: OrderedDict[str, int] = OrderedDict()  # how much of each seat's history a worker has

    async def choose(self, key: str, game: str, seat: Seat, level: Level, history: Sequence[Sight]) -> Any:
        """A move for the seat that was sent this history; `key` names the seat of one course of one game."""
        budget = self.budgets[level]
        start = self._seen.pop(key, 0)
        if start > len(history):
            start = 0
        move = await self._ask(key, (key, game, seat, budget, start, list(history[start:])))
        if move is None:
            # The process is new, or has forgotten this bot: tell it everything.
            move = await self._ask(key, (key, game, seat, budget, 0, list(history)))
        if move is None:
            raise Fault(f"the bots' processes die at once; seat {seat} got no move from them")
        self._seen[key] = len(history)
        while len(self._seen) > BOTS_REMEMBERED * len(self._workers):
            self._seen.popitem(last=False)
        return move

    async def _ask(self, key: str, question: tuple[str, str, Seat, int, int, list[Sight]]) -> Any:
        place = crc32(key.encode()) % len(self._workers)
        self.waiting += 1
        try:
            return await asyncio.wrap_future(self._worker(place).submit(answer, *question))
        except BrokenProcessPool:
            logger.warning("a bot's process died; another takes its place")
            self._workers[place] = None
            return None
        finally:
            self.waiting -= 1

    def _worker(self, place: int) -> Executor:
        """One process each, so that a bot finds the process that knows it again."""
        worker = self._workers[place]
        if worker is None:
            if self._in_processes:
                context = multiprocessing.get_context("spawn")
                worker = ProcessPoolExecutor(1, mp_context=context)
            else:
                worker = ThreadPoolExecutor(1, "kordon-bot")
            self._workers[place] = worker
        return worker

    def close(self) -> None:
        """End the processes."""
        for place, worker in enumerate(self._workers):
            if worker is not None:
                worker.shutdown(wait=True, cancel_futures=True)
                self._workers[place] = None


# ---- in the process of the bots

_known: OrderedDict[str, tuple[PlayoutBot, int]] = OrderedDict()


def answer(key: str, game: str, seat: Seat, budget: int, start: int, sights: list[Sight]) -> Any:
    """The bot's move after these further messages; None if the bot has not seen those before them."""
    bot, seen = _known.pop(key, (None, 0))
    if start == 0:
        bot, seen = PlayoutBot(find(game), seat, Random(), budget), 0
    if bot is None or seen != start:
        return None
    bot.games = budget
    for sight in sights:
        bot.see(sight)
    _known[key] = bot, start + len(sights)
    while len(_known) > BOTS_REMEMBERED:
        _known.popitem(last=False)
    return bot.choose()
