"""Moves over real WebSockets: the server on one core, the players on another.

python bench/sockets.py [--json]: one table and 25 tables of Estoril for two, random moves as fast as each is
answered. A move's time is from the click to the arrival of its reply, which comes after the commit. The
processor time a move costs the server and the players tells, on a busy machine, what the times can't.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from operator import sub
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.node import node
from tests.web.players import Player, new_table

SECONDS = 8.0


class Timed(Player):
    """A player with a watch."""

    sent_at = 0.0

    async def _send(self, socket: object) -> None:
        self.sent_at = time.perf_counter()
        await super()._send(socket)  # type: ignore[arg-type]


async def measure(address: str, tables: int, seconds: float) -> tuple[float, float, float]:
    """Moves a second, and the median and p95 of their times in milliseconds."""
    times: list[float] = []
    source = Random(tables)
    begun = time.perf_counter()

    async def sit(players: list[Player]) -> None:
        timed = [Timed(player.token, player.table, player.source) for player in players]

        async def play(player: Timed) -> None:
            await player.play(address, lambda: times.append(time.perf_counter() - player.sent_at))

        await asyncio.gather(*map(play, timed))

    async def keep_playing(players: list[Player]) -> None:
        while True:
            await sit(players)
            players = await asyncio.to_thread(new_table, address, source)

    first = [await asyncio.to_thread(new_table, address, source) for _ in range(tables)]
    begun = time.perf_counter()
    tasks = [asyncio.create_task(keep_playing(players)) for players in first]
    await asyncio.sleep(seconds)
    took = time.perf_counter() - begun
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    ordered = sorted(times)
    return len(ordered) / took, ordered[len(ordered) // 2] * 1e3, ordered[len(ordered) * 95 // 100] * 1e3


def busy(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure and print."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[0]})  # the server inherits it
    figures: dict[str, dict[str, float | str]] = {}
    with tempfile.TemporaryDirectory() as folder, node(str(Path(folder) / "bench.sqlite")) as server:
        os.sched_setaffinity(0, {cores[-1]})
        for tables in (1, 25):
            before = busy(server.pid), busy(os.getpid())
            rate, median, p95 = asyncio.run(measure(server.address, tables, SECONDS))
            after = busy(server.pid), busy(os.getpid())
            figures[f"sockets-{tables}-moves"] = {"value": round(rate), "unit": "moves/s"}
            figures[f"sockets-{tables}-median"] = {"value": round(median, 2), "unit": "ms"}
            figures[f"sockets-{tables}-p95"] = {"value": round(p95, 2), "unit": "ms"}
            for who, used in zip(("server", "players"), map(sub, after, before), strict=True):
                cost = used / (rate * SECONDS) * 1e6
                figures[f"sockets-{tables}-{who}"] = {"value": round(cost), "unit": "µs a move"}
    if "--json" in sys.argv:
        print(json.dumps(figures, indent=1))
    else:
        for name, figure in figures.items():
            print(f"{name:24}{figure['value']:>10} {figure['unit']}")


if __name__ == "__main__":
    main()
