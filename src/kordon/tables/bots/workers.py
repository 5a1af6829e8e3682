"""Opponents at tables: a seat's messages go in, a move comes out, in a process of their own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import ceil
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple, TypeAlias
from zlib import crc32

from kordon.bots.advice import Advice, advise, reason
from kordon.bots.bot import Bot
from kordon.bots.factory import make_bot
from kordon.bots.levels import BUDGETS, Budget, Level
from kordon.bots.quick import said_with
from kordon.engine.errors import Fault
from kordon.engine.knowledge import ALONE, Around
from kordon.engine.match import Match
from kordon.engine.records import Delivery, Seat
from kordon.engine.words import Text
from kordon.games import find

Strength: TypeAlias = tuple[Level, Budget, Around]

QUOTA: Final = Path("/sys/fs/cgroup/cpu.max")  # of a container, or of a service with a CPU quota
NICENESS: Final = 10  # of bots' processes, so that people's requests come first
BOTS_REMEMBERED: Final = 200  # in each process
ADVISER: Final = -1  # the place of the worker that gives advice

logger = logging.getLogger(__name__)


class Chosen(NamedTuple):
    """What a bot does, and what it says to its team about that."""

    move: Any
    says: Text | None = None


class BotRunner:
    """Asks bots for moves, without ever blocking the server. With no processes they think in a thread."""

    def __init__(self, processes: int | None = None, budgets: Mapping[Level, Budget] = BUDGETS) -> None:
        wanted = max(1, available_cores() - 1) if processes is None else processes
        self.budgets = budgets
        self._in_processes = wanted > 0
        self._places = max(1, wanted)
        self._workers: dict[int, Executor] = {}  # by place
        self._seen: OrderedDict[str, int] = OrderedDict()  # how much of each seat's history a worker has

    async def choose(
        self,
        key: str,
        game: str,
        seat: Seat,
        level: Level,
        history: Sequence[Delivery],
        within: float | None = None,
        around: Around = ALONE,
    ) -> Chosen:
        """A move for the seat that was sent this history; `key` names the seat of one course of one game.

        With `within`, thinking ends after that many seconds, even with budget left.
        """
        strength = level, self.budgets[level], around
        until = None if within is None else monotonic() + within  # processes of a machine share this clock
        place, start = self.place_of(key), self._seen.pop(key, 0)
        if start > len(history):
            start = 0
        chosen: Chosen | None = await self.in_worker(
            place, answer, key, game, seat, strength, start, list(history[start:]), until
        )
        if chosen is None:
            # The process is new, has forgotten this bot, or knows it otherwise: tell it everything.
            chosen = await self.in_worker(place, answer, key, game, seat, strength, 0, list(history), until)
        if chosen is None:
            raise Fault(f"the bot worker keeps crashing at start-up; seat {seat} got no move")
        self._seen[key] = len(history)
        while len(self._seen) > BOTS_REMEMBERED * self._places:
            self._seen.popitem(last=False)
        return chosen

    async def advise(self, game: str, seat: Seat, history: Sequence[Delivery], within: float) -> list[Advice]:
        """The best few moves of a seat that was sent this history."""
        for _ in range(2):
            budget = self.budgets["master"]
            found = await self.in_worker(ADVISER, advice, game, seat, list(history), budget, within)
            if found is not None:
                return found  # type: ignore[no-any-return]
        raise Fault(f"the adviser's process dies at once; seat {seat} got no advice")

    async def in_worker(self, place: int, work: Callable[..., Any], *given: Any) -> Any:
        """What the worker answers; None if its process died."""
        try:
            return await asyncio.wrap_future(self._worker(place).submit(work, *given))
        except BrokenProcessPool:
            logger.warning("a bot's process died; another takes its place")
            self._workers.pop(place, None)
            return None

    def place_of(self, key: str) -> int:
        """The worker that thinks for this key."""
        return crc32(key.encode()) % self._places

    def _worker(self, place: int) -> Executor:
        """One process each, so that a bot finds the process that knows it again."""
        worker = self._workers.get(place)
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
        while self._workers:
            _, worker = self._workers.popitem()
            worker.shutdown(wait=True, cancel_futures=True)


# ---- in the process of the bots


def end_with_the_node() -> None:
    """Let people's requests come first; end with the node, even if that was killed and could not say so."""
    os.nice(max(0, NICENESS - os.nice(0)))
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
    deliveries: list[Delivery],
    until: float | None = None,
) -> Chosen | None:
    """The bot's move after these further messages; None if no such bot has seen those before them."""
    known = _known.pop(key, None)
    if start == 0:
        level, budget, around = strength
        bot = make_bot(find(game), seat, level, Random(), {level: budget}, around)
    elif known is not None and known[1:] == (strength, start):
        bot = known[0]
    else:
        return None
    for delivery in deliveries:
        bot.see(delivery)
    _known[key] = bot, strength, start + len(deliveries)
    while len(_known) > BOTS_REMEMBERED:
        _known.popitem(last=False)
    move = bot.choose(None if until is None else until - monotonic())
    return Chosen(move, said_with(bot, move))


def advice(game: str, seat: Seat, history: list[Delivery], budget: Budget, within: float) -> list[Advice]:
    """The best few moves after these messages; nothing is remembered of them."""
    return advise(find(game), seat, history, budget, within)


def reason_for_last(
    game: str, options: Any, seats: int, seed: bytes, moves: list[Any], around: Around
) -> Text | None:
    """What spoke for the last move of a game that is over, by what its seat had been sent before it."""
    *before, last = moves
    rules = find(game)
    match = Match(rules, options, seats, seed)
    for move in before:
        match.play(move)
    return reason(rules, last.seat, match.history[last.seat], last, around)


# ---- the cores that this process may use, not those that the machine has


def available_cores(quota: Path = QUOTA) -> int:
    """The cores this process may run on, by its affinity and its control group."""
    affinity = getattr(os, "sched_getaffinity", None)  # not on macOS
    cores = len(affinity(0)) if affinity is not None else os.cpu_count() or 1
    return max(1, min(cores, _allowed(quota) or cores))


def _allowed(quota: Path) -> int | None:
    """Cores by quota, a part of one counted as one; None without a quota."""
    try:
        most, period = quota.read_text("ascii").split()
        return ceil(int(most) / int(period))
    except (OSError, ValueError):
        return None
