"""Write out a game: as its seats saw it, as a spectator did, or with everything open.

The game comes from its log, or with --database from a table there that is over, also while a server runs.
As text it is the game's course in words; as JSON, one line for every message that the seat was sent; as log,
the file that `kordon verify` and `kordon import` read.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from kordon.cli.verify import read_file
from kordon.engine import log
from kordon.engine.errors import Fault
from kordon.engine.match import Match
from kordon.engine.records import OPEN, SPECTATOR, Delivery, Seat, witnessed
from kordon.engine.speech import LANGUAGES, Speech
from kordon.games import find
from kordon.tables import archive
from kordon.tables.store import open_store
from kordon.terminal.table import told

VIEWERS = {"open": OPEN, "spectator": SPECTATOR}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="LOG|TABLE", help="a log's file, or with --database a table's id")
    parser.add_argument("--database", default="", help="a file or a postgresql:// address")
    parser.add_argument("--seat", default="open", help="0, 1, …, spectator or open (default)")
    parser.add_argument("--format", choices=("text", "json", "log"), default="text")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--output", type=Path, help="a file (default: standard output)")


def run(args: argparse.Namespace) -> int:
    """Replay and write."""
    source = asyncio.run(_table(args.database, args.game)) if args.database else read_file(Path(args.game))
    lines: Iterable[str]
    if args.format == "log":
        lines = _as_it_is(source, args.game)
    else:
        match = log.verify(source, find)
        seat = which_seat(args.seat, match.seats)
        lines = _told(match, seat, args)
    text = "".join(f"{line}\n" for line in lines)
    if args.output:
        try:
            args.output.write_text(text, encoding="utf-8")
        except OSError as error:
            raise Fault(f"{args.output} can't be written: {error.strerror}") from None
    else:
        sys.stdout.write(text)
    return 0


def _as_it_is(source: str, game: str) -> list[str]:
    """A log without a change; if its rules are not installed any more, the reader is told."""
    header = log.read(source).header
    try:
        log.verify(source, find)
    except Fault as fault:
        try:
            is_known = find(header.game).under(header.rules_version) is not None
        except Fault:
            is_known = False
        if is_known:
            raise
        print(f"kordon: {game} is written out as it was stored, unchecked: {fault}", file=sys.stderr)
    return source.splitlines()


def _told(match: Match, seat: Seat, args: argparse.Namespace) -> Iterable[str]:
    if args.format == "json":
        return (msgspec.json.encode(delivery).decode() for delivery in messages(match, seat))
    speech = Speech(match.game, args.lang)
    return (speech.say(*line) for line in told(match.game, messages(match, seat)))


async def _table(database: str, table: str) -> str:
    """The log of a table in a database."""
    store = await open_store(database, read_only=True)
    try:
        return await archive.read(store, table, find)
    finally:
        await store.close()


def which_seat(name: str, seats: int) -> Seat:
    """The seat of that name; a `Fault` if the game has none."""
    if name in VIEWERS:
        return VIEWERS[name]
    if name.isdecimal() and int(name) < seats:
        return int(name)
    raise Fault(f"--seat: the game has seats 0 to {seats - 1}, spectator and open, not {name}")


def messages(match: Match, seat: Seat) -> Iterator[Delivery]:
    """Everything that a seat was sent, or would have been."""
    game = match.game
    position = game.start(match.options, match.seats, match.seed)
    last = game.observe(position, seat)
    yield Delivery((), last)
    for move in match.moves:
        notices = game.apply(position, move)
        delivery = Delivery(witnessed(notices, seat), game.observe(position, seat))
        if delivery.events or delivery.observation != last:
            last = delivery.observation
            yield delivery
