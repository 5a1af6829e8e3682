"""Opponents at tables: a seat's messages go in, a move comes out, in a process of their own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from kordon.bots.factory import make_bot
from kordon.bots.levels import BUDGETS
from kordon.engine.errors import Fault
from kordon.games import find

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kordon.bots.bot import Bot
    from kordon.bots.levels import Budget, Level
    from kordon.engine.records import Seat, Sight

    Strength = tuple[Level, Budget]
    Asked = tuple[str, str, Seat, Strength, int, list[Sight], float | None]

BOTS_REMEMBERED: Final = 200  # in each process

logger = logging.getLogger(__name__)


class BotRunner:
    """Asks bots for moves, without ever blocking the server. With no processes they think in a thread."""

    def __init__(self, processes: int | None = None, budgets: Mapping[Level, Budget] = BUDGETS) -> None:
        wanted = max(1, (os.cpu_count() or 2) - 1) if processes is None else processes
        self.budgets = budgets
        self._in_processes = wanted > 0
        self._workers: list[Executor | None] = [None] * max(1, wanted)
        self._seen: OrderedDict[str, int] = OrderedDict()  # how much of each seat's history a worker has

    async def choose(
        self,
        key: str,
        game: str,
        seat: Seat,
        level: Level,
        history: Sequence[Sight],
        within: float | None = None,
    ) -> Any:
        """A move for the seat that was sent this history; `key` names the seat of one course of one game.

        With `within`, thinking ends after so many seconds, however much of the budget is left.
        """
        strength = level, self.budgets[level]
        until = None if within is None else monotonic() + within  # processes of a machine share this clock
        start = self._seen.pop(key, 0)
        if start > len(history):
            start = 0
        move = await self._ask(key, (key, game, seat, strength, start, list(history[start:]), until))
        if move is None:
            # The process is new, has forgotten this bot, or knows it at another level: tell it everything.
            move = await self._ask(key, (key, game, seat, strength, 0, list(history), until))
        if move is None:
            raise Fault(f"the bots' processes die at once; seat {seat} got no move from them")
        self._seen[key] = len(history)
        while len(self._seen) > BOTS_REMEMBERED * len(self._workers):
            self._seen.popitem(last=False)
        return move

    async def _ask(self, key: str, question: Asked) -> Any:
        place = self.place_of(key)
        try:
            return await asyncio.wrap_future(self._worker(place).submit(answer, *question))
        except BrokenProcessPool:
            logger.warning("a bot's process died; another takes its place")
            self._workers[place] = None
            return None

    def place_of(self, key: str) -> int:
        """The worker that thinks for this key."""
        return crc32(key.encode()) % len(self._workers)

    def _worker(self, place: int) -> Executor:
        """One process each, so that a bot finds the process that knows it again."""
        worker = self._workers[place]
        if worker is None:
            if self._in_processes:
                context = multiprocessing.get_context("spawn")
                worker = ProcessPoolExecutor(1, mp_context=context, initializer=end_with_the_node)
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


def end_with_the_node() -> None:
    """End this process when the node's ends, even if that was killed and could not say so."""
    node = multiprocessing.parent_process()
    assert node is not None, "bots think in a process of their own"

    def watch() -> None:
        multiprocessing.connection.wait([node.sentinel])
        os._exit(0)

    threading.Thread(target=watch, name="kordon-watch", daemon=True).start()


_known: OrderedDict[str, tuple[Bot, Strength, int]] = OrderedDict()


def answer(
    key: str,
    game: str,
    seat: Seat,
    strength: Strength,
    start: int,
    sights: list[Sight],
    until: float | None = None,
) -> Any:
    """The bot's move after these further messages; None if no such bot has seen those before them."""
    known = _known.pop(key, None)
    if start == 0:
        level, budget = strength
        bot = make_bot(find(game), seat, level, Random(), {level: budget})
    elif known is not None and known[1:] == (strength, start):
        bot = known[0]
    else:
        return None
    for sight in sights:
        bot.see(sight)
    _known[key] = bot, strength, start + len(sights)
    while len(_known) > BOTS_REMEMBERED:
        _known.popitem(last=False)
    return bot.choose(None if until is None else until - monotonic())
