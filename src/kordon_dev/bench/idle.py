"""A thousand idle tables with three sockets each, on one server: memory, load, and the time of a move.

python -m kordon_dev.bench.idle [--json]: see docs/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from random import Random

import uvloop

from kordon_dev.bench import servers
from kordon_dev.bench.kordon_table import KordonTable
from kordon_dev.bench.lanes import SEATS, Result
from kordon_dev.bench.servers import Server, load_parser, processor_seconds, say
from kordon_dev.bench.wire import Http

HANDS = 8  # concurrent set-ups
SPARE_FILES = 200
PATIENCE = 30.0


def main() -> None:
    """Measure and print."""
    args = arguments()
    most_files(args.tables * SEATS + SPARE_FILES)
    cores = sorted(os.sched_getaffinity(0))
    with servers.kordon() as server:
        os.sched_setaffinity(0, cores[-1:])
        figures = uvloop.run(measure(server, args))
    if args.json:
        print(json.dumps(figures, indent=1))
    else:
        for name, value in figures.items():
            print(f"{name:24}{value:>12}")


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = load_parser("idle", __doc__)
    parser.add_argument("--tables", type=int, default=1000, help="how many, with three sockets each")
    parser.add_argument("--settle", type=float, default=125.0, help="seconds until all are put away")
    parser.add_argument("--watch", type=float, default=60.0, help="seconds over which the idle cost is taken")
    parser.add_argument("--moves", type=int, default=300, help="at random tables, at the end")
    return parser.parse_args()


def most_files(wanted: int) -> None:
    """Let this process and the server, which inherits it, have this many sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        sys.exit(f"{wanted} open files are needed, and only {hard} are allowed here.")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


async def measure(server: Server, args: argparse.Namespace) -> dict[str, float]:
    """Set up, wait, watch, move."""
    figures: dict[str, float] = {"tables": args.tables, "sockets": args.tables * SEATS}
    figures["empty_mb"] = server.megabytes()
    say(f"setting up {args.tables} tables")
    tables = await asyncio.to_thread(set_up, server, args.tables)
    for table in tables:
        await table.open()
    figures["busy_mb"] = server.megabytes()
    say(f"waiting {args.settle:.0f} s for the tables to be put away")
    await asyncio.sleep(args.settle)
    figures["idle_mb"] = server.megabytes()
    say(f"watching for {args.watch:.0f} s")
    before = processor_seconds(server.pid)
    await asyncio.sleep(args.watch)
    figures["idle_load_percent"] = round((processor_seconds(server.pid) - before) / args.watch * 100, 2)
    say(f"making {args.moves} moves at random tables")
    result = await moves(tables, args.moves)
    for table in tables:
        if table.problem or any(wire.lost for wire in table.wires):
            raise RuntimeError(table.problem or next(wire.lost for wire in table.wires if wire.lost))
        table.close()
    return figures | result.percentiles()


def set_up(server: Server, count: int) -> list[KordonTable]:
    """Make the tables through the API, each with guests of its own."""

    def some(number: int) -> list[KordonTable]:
        mine = range(number, count, HANDS)
        with closing(Http(server.address)) as http:
            return [KordonTable(server.address, http, Random(index), clients=SEATS) for index in mine]

    with ThreadPoolExecutor(HANDS) as hands:
        return [table for made in hands.map(some, range(HANDS)) for table in made]


async def moves(tables: list[KordonTable], count: int) -> Result:
    """One move after the other, each at a random table, until everybody there has it."""
    result = Result()
    source = Random(1)
    for _ in range(count):
        done = asyncio.Event()
        table = source.choice(tables)
        table.moved = table.ended = done.set
        sent_at = time.perf_counter()
        table.play()
        await asyncio.wait_for(done.wait(), PATIENCE)
        result.times.append(time.perf_counter() - sent_at)
    return result


if __name__ == "__main__":
    main()
