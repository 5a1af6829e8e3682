"""Record the game of each kind that the front page shows in its miniature.

Bots play the first moves of a game for three. Do that when the rules or boards of a game have changed.
"""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from kordon.bots.factory import make_bot
from kordon.engine import log
from kordon.engine.chance import seed_from
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.games import GAMES, find
from kordon.lab.arena import decisions
from kordon_dev import project

SEED: Final = "preview"
MOVES: Final = 70
SEATS: Final = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("games", metavar="GAME", nargs="*", help="all, if none is named")


def run(args: argparse.Namespace) -> int:
    """Write the recordings."""
    for name in args.games or sorted(GAMES):
        file = project.ROOT / "src" / "kordon" / "games" / name / "looks" / "preview.kordon"
        file.write_text(recorded(find(name)), "utf-8")
        print(file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file)
    return 0


def recorded(game: AnyGame) -> str:
    """The log of the first moves that bots make."""
    match = Match(game, game.parse_options({}), SEATS, seed_from(SEED))
    bots = [make_bot(game, seat, "steady", Random(f"{SEED} {seat}")) for seat in range(SEATS)]
    for seat in islice(decisions(match, bots), MOVES):
        match.play(bots[seat].choose())
    return log.write(match)
