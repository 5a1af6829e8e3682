"""Write a game's golden games, one per line, replacing those that are there.

Do that only when the rules were meant to change, and raise the game's version then. A test replays them:
`kordon.engine.checks.golden.is_unchanged`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from kordon.engine.checks.golden import GAMES_AT_LEAST, make
from kordon.engine.errors import Fault
from kordon.games import find


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", metavar="FILE", type=Path, help="such as tests/golden/GAME.jsonl")
    parser.add_argument("--games", type=int, default=GAMES_AT_LEAST, metavar="N", help="how many at least")


def run(args: argparse.Namespace) -> int:
    """Write the file."""
    games, file = make(find(args.game), args.games), args.file
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"".join(msgspec.json.encode(golden) + b"\n" for golden in games))
    except OSError as error:
        raise Fault(f"{file} can't be written: {error.strerror}") from None
    print(f"{file}: {len(games)} games")
    return 0
