"""Replay the log of a game and check it: every move legal, the seed and each turn as promised.

A log that a check wrote is replayed to the step that failed, and says what was found there.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from kordon.engine import log
from kordon.engine.errors import Fault
from kordon.games import find


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("log", type=Path, metavar="LOG")


def run(args: argparse.Namespace) -> int:
    """Say what the log holds; a log that does not hold what it says is a mistake."""
    text = read_file(args.log)
    match = log.verify(text, find)
    outcome = match.game.outcome(match.position)
    end = f"won by seat {' and '.join(map(str, outcome.winners))} ({outcome.rule})" if outcome else "not over"
    print(
        f"{match.game.name} for {match.seats}, {len(match.moves)} moves, "
        f"{len(match.commitments)} turns as promised, {end}"
    )
    failure = log.read(text).ending.failure
    if failure:
        print(f"after the last move a check found: {failure}")
    return 0


def read_file(path: Path) -> str:
    """The text of a log file; a `Fault` if there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Fault(f"{path} can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Fault(f"{path} is not a log file (not UTF-8 text)") from None
