"""Moves over real sockets, Kordon's server against boardgame.io's two ways, in turns on the same core.

python -m kordon_dev.bench.compare [--json]: see docs/load.md.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from random import Random

import uvloop

from kordon_dev import compiled, project
from kordon_dev.bench import servers
from kordon_dev.bench.boardgame_table import BoardgameTable
from kordon_dev.bench.kordon_table import KordonTable
from kordon_dev.bench.lanes import Result, Table, measure
from kordon_dev.bench.servers import Server
from kordon_dev.bench.wire import Http

Start = Callable[[], AbstractContextManager[Server]]
NewTable = Callable[[str, Http, Random], Table]

SIDES: dict[str, tuple[Start, NewTable]] = {
    "kordon": (servers.kordon, KordonTable),
    "boardgame.io": (servers.boardgame_io, BoardgameTable),
    "boardgame.io-files": (servers.boardgame_io_files, BoardgameTable),
}
WARM_UP = 10  # games; a server that compiles as it runs is at its best afterwards


class Tally:
    """All turns of one server at one number of tables."""

    def __init__(self, tables: int) -> None:
        self.all = Result(tables)
        self.server = 0.0  # seconds of processor time
        self.clients = 0.0

    def add(self, result: Result, server: float, clients: float) -> None:
        """Count a turn in."""
        self.all.times += result.times
        self.all.seconds += result.seconds
        self.server += server
        self.clients += clients

    def figures(self) -> dict[str, float]:
        """What is reported."""
        moves = len(self.all.times)
        return {
            "moves": moves,
            "moves_per_s": round(moves / self.all.seconds, 1),
            "p50_ms": round(self.all.milliseconds(50), 2),
            "p95_ms": round(self.all.milliseconds(95), 2),
            "p99_ms": round(self.all.milliseconds(99), 2),
            "server_us_per_move": round(self.server / moves * 1e6, 1),
            "server_load": round(self.server / self.all.seconds, 3),
            "clients_us_per_move": round(self.clients / moves * 1e6, 1),
            "clients_load": round(self.clients / self.all.seconds, 3),
        }


def main() -> None:
    """Measure and print."""
    args = arguments()
    if args.compiled:
        # The server that is started finds the compiled modules before the sources.
        os.environ["PYTHONPATH"] = str(compiled.kept(project.ROOT))
    cores = sorted(os.sched_getaffinity(0))
    tallies = {name: {count: Tally(count) for count in args.tables} for name in args.only or SIDES}
    for turn in range(args.turns):
        for name, counts in tallies.items():
            os.sched_setaffinity(0, cores)
            start, new_table = SIDES[name]
            with start() as server:
                os.sched_setaffinity(0, cores[-1:])
                print(f"turn {turn + 1} of {args.turns}: {name}", file=sys.stderr, flush=True)
                if args.warm_up:
                    run(server, new_table, 1, args.warm_up, Random(0))
                for count, tally in counts.items():
                    games = max(1, args.games // count)
                    tally.add(*run(server, new_table, count, games, Random(turn)))
    report = report_of(tallies)
    print(json.dumps(report, indent=1) if args.json else table_of(report))


def report_of(tallies: dict[str, dict[int, Tally]]) -> dict[str, dict[str, dict[str, float]]]:
    """The figures of each server by the number of tables."""
    return {
        name: {str(count): tally.figures() for count, tally in counts.items()}
        for name, counts in tallies.items()
    }


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m kordon_dev.bench.compare", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--turns", type=int, default=3, help="how often each server has its turn")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 25], help="tables played at once")
    parser.add_argument("--games", type=int, default=75, help="games in a turn, over all its tables")
    parser.add_argument("--warm-up", type=int, default=WARM_UP, help="games played before, not counted")
    parser.add_argument("--compiled", action="store_true", help="build ours with mypyc first, and serve that")
    parser.add_argument("--only", nargs="+", choices=list(SIDES), help="measure these alone")
    return parser.parse_args()


def run(
    server: Server, new_table: NewTable, count: int, games: int, source: Random
) -> tuple[Result, float, float]:
    """Play on this many tables at once; returns the processor time, too, of the server and of the clients."""
    http = Http(server.address)
    lanes = [[new_table(server.address, http, source) for _ in range(games)] for _ in range(count)]
    http.close()
    before = (0.0, 0.0)

    def used() -> tuple[float, float]:
        return server.processor_seconds(), servers.processor_seconds(os.getpid())

    def started() -> None:
        nonlocal before
        before = used()

    async def played() -> tuple[Result, tuple[float, float]]:
        result = await measure(lanes, started)
        return result, used()

    result, after = uvloop.run(played())
    return result, after[0] - before[0], after[1] - before[1]


def table_of(report: dict[str, dict[str, dict[str, float]]]) -> str:
    """The figures side by side; after those of every other side, the ratio of the first one's to them."""
    first, *others = report
    lines = []
    for count, figures in report[first].items():
        title = f"{count} table{'s' if count != '1' else ''}"
        heads = "".join(f"{other:>20}{f'{first} is':>{len(first) + 5}}" for other in others)
        lines.append(f"\n{title:24}{first:>14}{heads}")
        for name, value in figures.items():
            line = f"{name:24}{value:>14}"
            for other in others:
                theirs = report[other][count][name]
                ratio = f"{value / theirs:.2f} ×" if theirs else ""
                line += f"{theirs:>20}{ratio:>{len(first) + 5}}"
            lines.append(line)
    return "\n".join(lines).strip("\n")


if __name__ == "__main__":
    main()
