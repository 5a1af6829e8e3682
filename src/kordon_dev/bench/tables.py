"""What a move costs at a table: how fast it goes out to subscriptions, bytes, and what needs sockets."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import chain, product
from random import Random
from typing import Any, TypeAlias

from kordon.engine.chance import seed_from
from kordon.engine.game import AnyGame
from kordon.engine.records import SPECTATOR
from kordon.games import GAMES, find
from kordon.tables.live.room import Room
from kordon.tables.live.subscription import Subscription
from kordon.tables.log import entries, playing
from kordon.tables.log.entries import encode_entry
from kordon.tables.log.setups import Setup
from kordon.tables.log.table import Table
from kordon_dev import project

PLAYERS = 3


class BenchTable:
    """A table in memory with a subscription for each seat and a spectator; nothing is stored."""

    def __init__(self, game: AnyGame, seed: str, options: dict[str, Any] | None = None) -> None:
        seats = min(max(PLAYERS, game.seat_counts[0]), game.seat_counts[-1])
        setup = Setup(game.name, game.version, options or {}, seats, seed_from(seed), "0", "", 0)
        self.table = Table("bench", setup, game)
        self.room = Room("bench", 0)
        self.room.bring_back(self.table)
        for seat in range(seats):
            self.table.apply(entries.Sat(0, str(seat), seat, str(seat)))
        self.table.apply(entries.Started(0, open_view=False))
        self.subscriptions = [self._subscription(viewer) for viewer in (*range(seats), SPECTATOR)]

    def _subscription(self, viewer: int) -> Subscription:
        subscription = Subscription(str(viewer), None, viewer, self._snapshot, self.room.remove)
        self.room.add(subscription)
        self.room.snapshot(self.table, subscription, 0)
        return subscription

    async def _snapshot(self, subscription: Subscription) -> bytes:
        return self.room.snapshot(self.table, subscription, 0)

    def play(self, move: Any) -> None:
        """Check the move, encode its entry, apply it and encode what every subscription is sent."""
        table, seat = self.table, move.seat
        path = table.game.path(table.running().observation(seat), move)
        for entry in playing.play(table, 0, str(seat), seat, table.counters[seat], path, None):
            encode_entry(entry)
            self.room.tell(table.apply(entry), 0)

    def random_move(self, source: Random) -> Any:
        """A move that somebody is offered, or None after the end."""
        match = self.table.running()
        acting = match.game.to_act(match.position)
        return source.choice(match.observation(acting[0]).moves) if acting else None

    def play_out(self, source: Random) -> Iterator[list[Subscription]]:
        """Play random moves to the end; after each, everybody who was told of it."""
        while (move := self.random_move(source)) is not None:
            self.play(move)
            yield self.subscriptions


def moves_to_subscriptions(game: AnyGame) -> Callable[[], int]:
    """A piece of work: one whole game through a table; it returns the number of moves."""
    source = Random(1)
    games = 0

    def work() -> int:
        nonlocal games
        games += 1
        bench = BenchTable(game, f"bench {games}")
        moves = 0
        for subscriptions in bench.play_out(source):
            moves += 1
            for subscription in subscriptions:
                subscription.caught_up()
        return moves

    return work


def median_delta(game: AnyGame) -> float:
    """Bytes that a seat is sent for a move, in the median over a game."""
    source = Random(2)
    bench = BenchTable(game, "bench bytes")
    sizes: list[int] = []
    for subscriptions in bench.play_out(source):
        for message in chain(*[subscription.take() for subscription in subscriptions]):
            if message.startswith(b'{"kind":"delta"'):
                sizes.append(len(message))
    return statistics.median(sizes)


def largest_snapshot(game: AnyGame, options: dict[str, Any] | None = None, every: int = 1) -> float:
    """Bytes of the largest snapshot that a subscription could ask for, sampled every few moves."""
    source = Random(3)
    bench = BenchTable(game, "bench snapshots", options)
    sizes = [
        len(bench.room.snapshot(bench.table, subscription, 0))
        for moves, subscriptions in enumerate(bench.play_out(source), 1)
        if moves % every == 0
        for subscription in subscriptions
    ]
    return max(sizes)


# ---- as figures

Measured: TypeAlias = tuple[float, str, float]
"""Value, unit and ratio of a figure."""
Figures: TypeAlias = Iterator[tuple[str, Callable[[], Measured | None]]]
"""By name: what measures a figure; None where it can't be had, which was said."""

BYTES: dict[str, tuple[Callable[[Any], float], int]] = {
    "bytes a seat and move": (median_delta, 600),
    "bytes of a reconnect": (largest_snapshot, 30 << 10),
}
SOCKETS = {
    "socket moves": ("moves_per_s", "moves/s"),
    "socket p95": ("p95_ms", "ms"),
    "server time a move": ("server_us_per_move", "µs"),
}
TABLES = {"1": "1 table", "25": "25 tables"}
PLAYED = 75  # games


def figures(rate: Callable[[], float]) -> Figures:
    """What a move costs; the ratio of bytes is their share of what is allowed."""
    for game, (what, (measured, most)) in product(GAMES, BYTES.items()):
        yield f"{game} {what}", partial(bytes_of, game, measured, most)
    for (count, tables), (name, (key, unit)) in product(TABLES.items(), SOCKETS.items()):
        yield f"{name}, {tables}", partial(over_sockets, count, key, unit, rate)


def bytes_of(game: str, measured: Callable[[Any], float], most: int) -> Measured:
    """What is sent, of which so much is allowed."""
    value = measured(find(game))
    return value, "bytes", value / most


def compared(value: float, unit: str, base: float) -> Measured:
    """A rate as a share of the calibration loop's; a time by how many million rounds the loop makes in it."""
    seconds = {"ms": 1e-3, "µs": 1e-6}.get(unit.split()[0])
    return value, unit, value / base if seconds is None else value * seconds * base / 1e6


def over_sockets(count: str, key: str, unit: str, rate: Callable[[], float]) -> Measured | None:
    """What clients of so many tables at once met with."""
    base, report = rate(), of_our_server()
    return compared(report[count][key], unit, base) if report else None


@cache
def of_our_server() -> dict[str, dict[str, float]]:
    """What `bench.compare` measures of our own server; empty where it can't be run."""
    command = [sys.executable, "-m", "kordon_dev.bench.compare", "--json", "--only", "kordon", "--turns", "1"]
    command += ["--games", str(PLAYED), "--tables", *TABLES]
    try:
        done = subprocess.run(command, cwd=project.ROOT, capture_output=True, text=True, check=True)
    except subprocess.CalledProcessError as failed:
        last = failed.stderr.strip().splitlines()[-1:]
        print(f"sockets: skipped, for bench.compare failed: {''.join(last)}", file=sys.stderr)
        return {}
    report: dict[str, dict[str, float]] = json.loads(done.stdout)["kordon"]
    return report
