"""How fast a move goes through a table and out to its subscriptions, and how many bytes each is sent."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from random import Random
from typing import Any

from kordon.engine.chance import seed_from
from kordon.engine.game import AnyGame
from kordon.engine.records import SPECTATOR
from kordon.tables.live.room import Room
from kordon.tables.live.subscription import Subscription
from kordon.tables.log import entries, playing
from kordon.tables.log.entries import Setup, encode_entry
from kordon.tables.log.table import Table

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


def moves_to_subscriptions(game: AnyGame) -> Callable[[], int]:
    """A piece of work: one whole game through a table; it returns the number of moves."""
    source = Random(1)
    games = 0

    def work() -> int:
        nonlocal games
        games += 1
        bench = BenchTable(game, f"bench {games}")
        moves = 0
        while (move := bench.random_move(source)) is not None:
            bench.play(move)
            moves += 1
            for subscription in bench.subscriptions:
                subscription.caught_up()
        return moves

    return work


def median_delta(game: AnyGame) -> float:
    """Bytes that a seat is sent for a move, in the median over a game."""
    source = Random(2)
    bench = BenchTable(game, "bench bytes")
    sizes: list[int] = []
    while (move := bench.random_move(source)) is not None:
        bench.play(move)
        for subscription in bench.subscriptions:
            sizes += [
                len(message) for message in subscription.take() if message.startswith(b'{"kind":"delta"')
            ]
    return statistics.median(sizes)


def largest_snapshot(game: AnyGame, options: dict[str, Any] | None = None, every: int = 1) -> float:
    """Bytes of the largest snapshot that a subscription could ask for, sampled every few moves."""
    source = Random(3)
    bench = BenchTable(game, "bench snapshots", options)
    largest = moves = 0
    while (move := bench.random_move(source)) is not None:
        bench.play(move)
        moves += 1
        if moves % every:
            continue
        largest = max(
            largest,
            *(len(bench.room.snapshot(bench.table, subscription, 0)) for subscription in bench.subscriptions),
        )
    return largest
