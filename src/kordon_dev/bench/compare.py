"""Moves over real sockets, Kordon's server against boardgame.io's two ways, in turns on the same core.

python -m kordon_dev.bench.compare [--json]: see docs/load.md.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from contextlib import AbstractContextManager
from random import Random

from kordon_dev import compiled, project
from kordon_dev.bench import servers
from kordon_dev.bench.boardgame_table import BoardgameTable
from kordon_dev.bench.kordon_table import KordonTable
from kordon_dev.bench.lanes import NewTable, Result, play
from kordon_dev.bench.servers import Server, load_parser, processor_seconds, say

Start = Callable[[], AbstractContextManager[Server]]

SIDES: dict[str, tuple[Start, NewTable]] = {
    "kordon": (servers.kordon, KordonTable),
    "boardgame.io": (servers.boardgame_io, BoardgameTable),
    "boardgame.io-files": (servers.boardgame_io_files, BoardgameTable),
}
WARM_UP = 10  # games; a server that compiles as it runs is at its best afterwards


def main() -> None:
    """Measure and print."""
    args = arguments()
    if args.compiled:
        # The server that is started finds the compiled modules before the sources.
        os.environ["PYTHONPATH"] = str(compiled.kept(project.ROOT))
    cores = sorted(os.sched_getaffinity(0))
    results = {name: {count: Result() for count in args.tables} for name in args.only or SIDES}
    for turn in range(args.turns):
        for name, counts in results.items():
            os.sched_setaffinity(0, cores)
            start, new_table = SIDES[name]
            with start() as server:
                os.sched_setaffinity(0, cores[-1:])
                say(f"turn {turn + 1} of {args.turns}: {name}")
                if args.warm_up:
                    run(server, new_table, 1, args.warm_up, Random(0))
                for count, result in counts.items():
                    games = max(1, args.games // count)
                    result.add(run(server, new_table, count, games, Random(turn)))
    report = report_of(results)
    print(json.dumps(report, indent=1) if args.json else table_of(report))


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = load_parser("compare", __doc__)
    parser.add_argument("--turns", type=int, default=3, help="how often each server has its turn")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 25], help="tables played at once")
    parser.add_argument("--games", type=int, default=75, help="games in a turn, over all its tables")
    parser.add_argument("--warm-up", type=int, default=WARM_UP, help="games played before, not counted")
    parser.add_argument("--compiled", action="store_true", help="build ours with mypyc first, and serve that")
    parser.add_argument("--only", nargs="+", choices=list(SIDES), help="measure these alone")
    return parser.parse_args()


def run(server: Server, new_table: NewTable, count: int, games: int, source: Random) -> Result:
    """Play on this many tables at once; the server and the clients use processor time."""

    def used() -> list[float]:
        return [processor_seconds(server.pid), processor_seconds(os.getpid())]

    return play([server.address] * count, new_table, games, source, used)


def figures(result: Result) -> dict[str, float]:
    """What is reported of one server at one number of tables."""
    server, clients = result.used
    return {
        "moves": len(result.times),
        "moves_per_s": round(len(result.times) / result.seconds, 1),
        **result.percentiles(),
        "server_us_per_move": result.us_per_move(server),
        "server_load": round(server / result.seconds, 3),
        "clients_us_per_move": result.us_per_move(clients),
        "clients_load": round(clients / result.seconds, 3),
    }


def report_of(results: dict[str, dict[int, Result]]) -> dict[str, dict[str, dict[str, float]]]:
    """The figures of every side by the number of tables."""
    return {
        name: {str(count): figures(result) for count, result in counts.items()}
        for name, counts in results.items()
    }


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
