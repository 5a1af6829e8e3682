"""Print what a game says: every line of some random games once, with 0, 1, 2, 5 and 22 of everything,
then every other text, of its book and lessons too. Lines that look wrong (two colons, a name twice, a missing
space, a number with the wrong form) are marked with !.
"""

from __future__ import annotations

import argparse
import sys

from kordon.engine.speech import LANGUAGES
from kordon.games import find

EXTRA = "authors"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--games", type=int, default=8, help="how many games to play (default 8)")
    parser.add_argument("--faults", action="store_true", help="only lines that look wrong")


def run(args: argparse.Namespace) -> int:
    """Play, and print."""
    from kordon.engine.checks.reading import Reader, faults, miscounted

    reader = Reader(find(args.game))
    reader.play(args.games)
    is_wrong = False
    for id, words in reader.said(args.lang):
        wrong = [*faults(words, args.lang), *miscounted(words, args.lang)]
        is_wrong |= bool(wrong)
        if wrong or not args.faults:
            sys.stdout.write(f"{'!' if wrong else ' '} {id:24} {words}{' · '.join(['', *wrong])}\n")
    return int(is_wrong)
