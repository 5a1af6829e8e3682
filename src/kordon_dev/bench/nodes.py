"""Two servers on one PostgreSQL against one: how many moves they make for the processor time they use.

python -m kordon_dev.bench.nodes [--json]: see docs/load.md.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random

import uvloop

from kordon_dev.bench.kordon_table import KordonTable
from kordon_dev.bench.lanes import Result, Table, measure
from kordon_dev.bench.servers import processor_seconds, say
from kordon_dev.bench.wire import Http
from tests.tables.store.server import PostgresServer
from tests.web.node import node

NODES = (1, 2)


class Tally:
    """All turns of a number of nodes."""

    def __init__(self, nodes: int) -> None:
        self.moves = 0
        self.seconds = 0.0
        self.servers = [0.0] * nodes  # seconds of processor time, here and below
        self.database = 0.0
        self.clients = 0.0

    def add(self, result: Result, used: list[float]) -> None:
        """Count a turn in; `used` is what the clients, the database and each node took."""
        self.moves += len(result.times)
        self.seconds += result.seconds
        self.clients += used[0]
        self.database += used[1]
        self.servers = [sum(both) for both in zip(self.servers, used[2:], strict=True)]

    def figures(self) -> dict[str, float]:
        """What is reported. Each node has an equal share of the tables, and so of the moves."""
        share = self.moves / len(self.servers)
        return {
            "moves": self.moves,
            "moves_per_s": round(self.moves / self.seconds, 1),
            "moves_per_s_with_a_core_each": round(sum(share / used for used in self.servers), 1),
            "servers_us_per_move": round(sum(self.servers) / self.moves * 1e6, 1),
            "database_us_per_move": round(self.database / self.moves * 1e6, 1),
            "clients_us_per_move": round(self.clients / self.moves * 1e6, 1),
        }


def main() -> None:
    """Measure in turns and print."""
    args = arguments()
    tallies = {count: Tally(count) for count in NODES}
    for turn in range(args.turns):
        for count, tally in tallies.items():
            say(f"turn {turn + 1} of {args.turns}: {count} node{'s' * (count > 1)}")
            with postgres() as (database, server), ExitStack() as stack:
                nodes = [stack.enter_context(node(database)) for _ in range(count)]
                addresses = [one.address for one in nodes] * args.tables
                run(addresses, 1, Random(0), list)  # to warm up
                processes = [os.getpid(), server, *[one.pid for one in nodes]]
                used = partial(seconds_of, processes)
                tally.add(*run(addresses, max(1, args.games // args.tables), Random(turn), used))
    tell({str(count): tally.figures() for count, tally in tallies.items()}, as_json=args.json)


def tell(report: dict[str, dict[str, float]], *, as_json: bool) -> None:
    """Print what one and two nodes did, and the ratio."""
    ratios = {name: round(report["2"][name] / value, 3) for name, value in report["1"].items()}
    if as_json:
        print(json.dumps({**report, "ratio": ratios}, indent=1))
        return
    print(f"{'':32}{'one node':>12}{'two nodes':>12}{'ratio':>8}")
    for name, value in report["1"].items():
        print(f"{name:32}{value:>12}{report['2'][name]:>12}{ratios[name]:>8}")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m kordon_dev.bench.nodes", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--turns", type=int, default=3, help="how often one and two nodes have their turn")
    parser.add_argument("--tables", type=int, default=25, help="tables played at once on each node")
    parser.add_argument(
        "--games", type=int, default=75, help="games in a turn on each node, over all its tables"
    )
    return parser.parse_args()


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """An empty database of a new server: its address, and the server's process."""
    server = PostgresServer()
    server.start()
    try:
        yield (
            server.url(server.empty_database()),
            int((server.data / "postmaster.pid").read_text().split()[0]),
        )
    finally:
        server.stop()


def seconds_of(processes: list[int]) -> list[float]:
    """The processor time of each; with the database's, of its processes for the connections."""
    database = processes[1]
    connections = Path(f"/proc/{database}/task/{database}/children").read_text().split()
    found = list(map(processor_seconds, processes))
    found[1] += sum(map(processor_seconds, map(int, connections)))
    return found


def run(
    addresses: list[str], games: int, source: Random, used: Callable[[], list[float]]
) -> tuple[Result, list[float]]:
    """Play at a table on each of these addresses at once; with it the processor time."""
    lanes: list[list[Table]] = []
    for address in addresses:
        http = Http(address)
        lanes.append([KordonTable(address, http, source) for _ in range(games)])
        http.close()
    before: list[float] = []

    async def played() -> tuple[Result, list[float]]:
        result = await measure(lanes, lambda: before.extend(used()))
        return result, used()

    result, after = uvloop.run(played())
    return result, [later - earlier for earlier, later in zip(before, after, strict=True)]


if __name__ == "__main__":
    main()
