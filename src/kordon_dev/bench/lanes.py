"""Tables with one game after the other, and how long each move takes to reach everybody there."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random
from typing import TypeAlias

import uvloop

from kordon_dev.bench.wire import Http, Wire, open_wire

SEATS = 3
CLIENTS = SEATS + 1  # the last one is a spectator
PATIENCE = 20  # looks, each after half a second, at which nothing has moved


class Table(ABC):
    """One game from its first move to its last: three seats, a spectator, a socket for each."""

    moved: Callable[[], None]  # everybody whom the move concerns has it
    ended: Callable[[], None]  # everybody has been told of the end

    def __init__(self, address: str, tokens: list[str], path: str) -> None:
        self._address = address
        self._tokens = tokens
        self._path = path
        self.wires: list[Wire] = []
        self.problem = ""

    async def open(self) -> None:
        """Connect everybody, and wait until each has seen the table."""
        for client, token in enumerate(self._tokens):
            self.wires.append(await open_wire(self._address, self._path, token, self._take(client)))
        for _ in range(10_000):
            if self.problem or self.has_seen():
                break
            await asyncio.sleep(0.003)
        else:
            self.failed("somebody was never shown the table")
        if self.problem:
            raise RuntimeError(self.problem)

    def _take(self, client: int) -> Callable[[Wire, bytes], None]:
        def take(wire: Wire, text: bytes) -> None:
            try:
                self.receive(client, wire, text)
            except Exception as error:
                self.failed(f"{error!r} at {text[:300]!r}")

        return take

    def failed(self, problem: str) -> None:
        """Abort the measurement."""
        self.problem = self.problem or problem

    def close(self) -> None:
        """Disconnect everybody."""
        for wire in self.wires:
            wire.close()

    @abstractmethod
    def has_seen(self) -> bool:
        """Whether everybody who is connected has seen the table."""

    @abstractmethod
    def play(self) -> None:
        """Send some legal move; if there is none, the end is due."""

    @abstractmethod
    def receive(self, client: int, wire: Wire, text: bytes) -> None:
        """Handle a message to a client."""


NewTable: TypeAlias = Callable[[str, Http, Random], Table]


@dataclass
class Result:
    """What measurements found, one after the other."""

    seconds: float = 0.0
    times: list[float] = field(default_factory=list)  # in seconds, one for each move
    used: list[float] = field(default_factory=list)  # seconds of processor time, by process

    def add(self, other: Result) -> None:
        """Count another measurement in."""
        self.seconds += other.seconds
        self.times += other.times
        self.used = [sum(both) for both in zip_longest(self.used, other.used, fillvalue=0.0)]

    def us_per_move(self, seconds: float) -> float:
        """Microseconds for a move, of all the seconds that something took."""
        return round(seconds / len(self.times) * 1e6, 1)

    def percentiles(self) -> dict[str, float]:
        """What most moves took at the most."""
        ordered = sorted(self.times)
        last = len(ordered) - 1
        places = {percent: min(last, len(ordered) * percent // 100) for percent in (50, 95, 99)}
        return {f"p{percent}_ms": round(ordered[place] * 1000, 2) for percent, place in places.items()}


class Lane:
    """Games played one after the other, all of them prepared before."""

    def __init__(self, games: list[Table], result: Result, finish: Callable[[], None]) -> None:
        self._games = games
        self._result = result
        self._finish = finish
        self._sent_at = 0.0
        for game in games:
            game.moved, game.ended = self._moved, self._next_game

    def play(self) -> None:
        """Make the next move."""
        self._sent_at = time.perf_counter()
        self._games[0].play()

    def _moved(self) -> None:
        self._result.times.append(time.perf_counter() - self._sent_at)
        self.play()

    def _next_game(self) -> None:
        self._games.pop(0)
        if self._games:
            self.play()
        else:
            self._finish()


def play(
    addresses: Sequence[str], new_table: NewTable, games: int, source: Random, used: Callable[[], list[float]]
) -> Result:
    """Play at a table on each of these addresses at once, so many games one after the other.

    It ends when one has no game left: so long all of them are busy. `used` says how much processor time each
    process has used so far.
    """
    lanes = []
    for address in addresses:
        with closing(Http(address)) as http:
            lanes.append([new_table(address, http, source) for _ in range(games)])
    return uvloop.run(_played(lanes, used))


async def _played(lanes: list[list[Table]], used: Callable[[], list[float]]) -> Result:
    result = Result()
    over = asyncio.Event()
    tables = [table for games in lanes for table in games]
    try:
        for table in tables:
            await table.open()
        before, begun = used(), time.perf_counter()
        for lane in [Lane(list(games), result, over.set) for games in lanes]:
            lane.play()
        await _patiently(over, tables, result)
        result.seconds = time.perf_counter() - begun
    finally:
        for table in tables:
            table.close()
    result.used = [later - earlier for earlier, later in zip(before, used(), strict=True)]
    return result


async def _patiently(over: asyncio.Event, tables: list[Table], result: Result) -> None:
    """Wait for the end; fail on an error, or when nothing happens any more."""
    silent = 0
    while not over.is_set():
        count = len(result.times)
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), 0.5)
        silent = silent + 1 if len(result.times) == count else 0
        problems = [table.problem or wire.lost for table in tables for wire in table.wires]
        if silent > PATIENCE:
            problems.append("nothing moves any more")
        if any(problems):
            raise RuntimeError(next(filter(None, problems)))
