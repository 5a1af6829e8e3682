"""`kordon arena`: bots against each other, with intervals, ratings and logs."""

from __future__ import annotations

import argparse
import signal
import sys
from contextlib import closing, suppress
from math import inf
from pathlib import Path
from time import monotonic
from typing import Self

import msgspec

from kordon.bots.entrants import NAMES, entrant
from kordon.bots.levels import LEVELS
from kordon.cli.progress import Progress
from kordon.cli.project import tool
from kordon.engine.errors import Fault
from kordon.games import find
from kordon.lab.arena import Report, Result, as_options, pairings, report
from kordon.lab.league import markdown
from kordon.lab.spread import Played, on_processes, on_ray
from kordon.lab.strangers import strangers

HELP = f"""Let bots play each other and count who wins.

Entrants: {NAMES}, or module:Class of any package. One with a budget takes iterations or seconds (search:160,
module:Class:0.1s).
`levels` stands for all levels, `strangers` for the opponents of other schools in kordon.lab.strangers.
  kordon arena GAME --bots steady,beginner --games 100
  kordon arena GAME --bots levels,strangers --games 400 --seconds 540 --processes 16 --markdown league.md
  kordon arena GAME --bots master --against strangers --games 120
  kordon arena GAME --bots master,playouts:0.5s --option NAME=ONE,OTHER --logs games --json report.json

Games come in pairs with the same luck and swapped sides. With iterations for budgets, the same seed gives the
same games. Stopped by Ctrl-C or by --seconds, it reports on the games that were finished. It also runs from a
plain folder of sources (PYTHONPATH=src python -m kordon.cli arena …), with msgspec and fluent beside it.

On a Ray cluster (pip install kordon[ray]) every machine needs the same version of Kordon.
"""

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--bots", required=True, metavar="A,B", help="who plays, two or more")
    parser.add_argument(
        "--against", metavar="C,D", help="each of --bots plays these, alone among one kind of them"
    )
    parser.add_argument("--seconds", type=float, metavar="N", help="stop after this time")
    parser.add_argument("--games", type=int, default=20, metavar="N", help="for each pair (default 20)")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table (default 2)")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="several values: NAME=A,B"
    )
    parser.add_argument("--seed", default="kordon", help="any text; the same seed plays the same games")
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="side by side (default 2)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster (host:port, auto) instead")
    parser.add_argument(
        "--compiled",
        action="store_true",
        help="play with compiled rules: about six minutes to build on two cores, once; then quicker",
    )
    parser.add_argument("--logs", type=Path, metavar="FOLDER", help="keep every game as a log here")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the report for programs")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the report as tables")


def run(args: argparse.Namespace) -> int:
    """Play them all and print the league; of those that were finished, if it is stopped."""
    if args.compiled:
        tool("compiled").become()
    game = find(args.game)
    names, against = entrants_of(args.game, args.bots), entrants_of(args.game, args.against or "")
    for name in ("games", "processes"):
        if getattr(args, name) < 1:
            raise Fault(f"--{name} must be at least 1")
    seats = args.players or max(2, game.seat_counts[0])
    games = pairings(args.game, names, args.games, seats, options_of(args.option), args.seed, against)
    if not games:
        raise Fault("bots: it takes two to play, for example --bots steady,random")
    if args.ray:
        played = on_ray(games, args.ray, args.logs is not None)
    else:
        played = on_processes(games, args.processes, args.logs is not None)
    results = collected(played, len(games), args.logs, args.seconds)
    was_stopped = len(results) < len(games)
    if was_stopped:
        print(f"kordon: stopped after {len(results)} of {len(games)} games", file=sys.stderr)
    tell(report(args.game, results, args.seed), args)
    return INTERRUPTED if was_stopped else 0


def tell(found: Report, args: argparse.Namespace) -> None:
    """Print what was found, and write it where that is asked for."""
    for line in lines(found):
        print(line)
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    if args.markdown:
        args.markdown.write_text(markdown(found), encoding="utf-8")


def entrants_of(game: str, text: str) -> list[str]:
    """The entrants that a list names; a `Fault` if one of them is nobody, or named twice."""
    known = {"levels": LEVELS, "strangers": strangers(game)}
    names = [one for name in text.split(",") if name for one in known.get(name, [name])]
    if len(set(names)) < len(names):
        raise Fault("bots: name each of them once; those that play each other must differ")
    for name in names:
        entrant(name)
    return names


def options_of(texts: list[str]) -> list[dict[str, str]]:
    """All combinations of what `--option` gave."""
    values: dict[str, list[str]] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Fault(f"option: write NAME=VALUE, not {text}")
        values[name] = value.split(",")
    return as_options(values)


def collected(played: Played, count: int, logs: Path | None, seconds: float | None = None) -> list[Result]:
    """All results, or those before Ctrl-C or within so many seconds, in the order that was asked for.

    Logs are written as games end.
    """
    end = inf if seconds is None else monotonic() + seconds
    results: dict[int, Result] = {}
    if logs is not None:
        logs.mkdir(parents=True, exist_ok=True)
    with (
        Progress("arena", count) as progress,
        closing(played),
        Interrupts() as interrupts,
        suppress(KeyboardInterrupt),
    ):
        while (item := interrupts.next_of(played)) is not None:
            number, result = item
            if logs is not None:
                (logs / f"{number:04}.kordon").write_text(result.log, encoding="utf-8")
            results[number] = msgspec.structs.replace(result, log="")
            progress.show(len(results))
            if interrupts.noted or monotonic() > end:
                break
    return [results[number] for number in sorted(results)]


class Interrupts:
    """Ctrl-C ends the wait for a game at once, but never the keeping of one that has been handed over.

    It leaves a note, too: what is raised in a callback gets lost.
    """

    def __init__(self) -> None:
        self.noted = False
        self.waiting = False

    def __enter__(self) -> Self:
        self.before = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self.before)

    def note(self, _number: int, _frame: object) -> None:
        """Take Ctrl-C."""
        self.noted = True
        if self.waiting:
            raise KeyboardInterrupt

    def next_of(self, played: Played) -> tuple[int, Result] | None:
        """The next game that ends; None after the last."""
        self.waiting = True
        try:
            return next(played, None)
        finally:
            self.waiting = False


def lines(found: Report) -> list[str]:
    """The league in words."""
    shown = []
    for share in sorted(found.shares, key=lambda share: (share.of, share.against, share.where)):
        where = f" ({share.where})" if share.where else ""
        against = f" against {share.against}" if share.against else ""
        interval = f"{share.low:.0%} to {share.high:.0%}"
        shown.append(
            f"{share.of}{against}{where}: {share.won:g} of {share.games}, "
            f"{share.won / share.games:.0%} ({interval})"
        )
    table = sorted(found.ratings.items(), key=lambda row: -row[1])
    if len(table) > 1:
        shown += [f"{rating:5.0f}  {name}" for name, rating in table]
    shown += [
        f"a decision of {name}: {found.seconds[name] * 1000:.0f} ms, the slowest {seconds * 1000:.0f} ms"
        for name, seconds in found.slowest.items()
    ]
    return shown
