"""Two servers on one PostgreSQL against one: how many moves they make for the processor time they use.

python -m kordon_dev.bench.nodes [--json]: see docs/load.md.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random

from kordon_dev.bench.kordon_table import KordonTable
from kordon_dev.bench.lanes import Result, play
from kordon_dev.bench.servers import load_parser, processor_seconds, say
from tests.tables.store.server import PostgresServer
from tests.web.node import node


def main() -> None:
    """Measure in turns and print."""
    args = arguments()
    results = {1: Result(), 2: Result()}
    for turn in range(args.turns):
        for count, result in results.items():
            say(f"turn {turn + 1} of {args.turns}: {count} node{'s' * (count > 1)}")
            with postgres() as (database, server), ExitStack() as stack:
                nodes = [stack.enter_context(node(database)) for _ in range(count)]
                addresses = [one.address for one in nodes] * args.tables
                play(addresses, KordonTable, 1, Random(0), list)  # to warm up
                processes = [os.getpid(), server, *[one.pid for one in nodes]]
                used, games = partial(seconds_of, processes), max(1, args.games // args.tables)
                result.add(play(addresses, KordonTable, games, Random(turn), used))
    one, two = map(figures, results.values())
    ratios = {name: round(two[name] / value, 3) for name, value in one.items()}
    if args.json:
        print(json.dumps({"1": one, "2": two, "ratio": ratios}, indent=1))
        return
    print(f"{'':32}{'one node':>12}{'two nodes':>12}{'ratio':>8}")
    for name, value in one.items():
        print(f"{name:32}{value:>12}{two[name]:>12}{ratios[name]:>8}")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = load_parser("nodes", __doc__)
    parser.add_argument("--turns", type=int, default=3, help="how often one and two nodes have their turn")
    parser.add_argument("--tables", type=int, default=25, help="tables played at once on each node")
    parser.add_argument(
        "--games", type=int, default=75, help="games in a turn on each node, over all its tables"
    )
    return parser.parse_args()


def figures(result: Result) -> dict[str, float]:
    """What is reported. Each node has an equal share of the tables, and so of the moves."""
    clients, database, *servers = result.used
    moves = len(result.times)
    share = moves / len(servers)
    return {
        "moves": moves,
        "moves_per_s": round(moves / result.seconds, 1),
        "moves_per_s_with_a_core_each": round(sum(share / used for used in servers), 1),
        "servers_us_per_move": result.us_per_move(sum(servers)),
        "database_us_per_move": result.us_per_move(database),
        "clients_us_per_move": result.us_per_move(clients),
    }


@contextmanager
def postgres() -> Iterator[tuple[str, int]]:
    """An empty database of a new server: its address, and the server's process."""
    server = PostgresServer()
    server.start()
    try:
        process = int((server.data / "postmaster.pid").read_text().split()[0])
        yield server.url(server.empty_database()), process
    finally:
        server.stop()


def seconds_of(processes: list[int]) -> list[float]:
    """The processor time of each; with the database's, of its processes for the connections."""
    database = processes[1]
    connections = Path(f"/proc/{database}/task/{database}/children").read_text().split()
    found = list(map(processor_seconds, processes))
    found[1] += sum(map(processor_seconds, map(int, connections)))
    return found


if __name__ == "__main__":
    main()
