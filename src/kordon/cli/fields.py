"""List the fields of a game's positions and observations, each with its type and meaning.

Meanings are the comments beside the declarations.
"""

from __future__ import annotations

import argparse
import ast
import inspect
from collections.abc import Iterator
from itertools import takewhile

from kordon.engine.chance import seed_from
from kordon.engine.game import AnyGame
from kordon.games import find

HEADING = "# ----"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME")


def run(args: argparse.Namespace) -> int:
    """Print a table for each class that declares fields."""
    for made in declaring(find(args.game)):
        print(f"## {made.__module__}.{made.__name__}\n\n| field | type | meaning |\n|---|---|---|")
        for name, type, meaning in table(made):
            print(f"| {name} | `{type}` | {meaning} |")
        print()
    return 0


def declaring(game: AnyGame) -> list[type]:
    """The classes that declare the fields of a game: what is public first."""
    seats = game.seat_counts[0]
    position = type(game.start(game.parse_options({}), seats, seed_from("fields")))
    bases = [base for made in (position, game.observation_type) for base in made.__mro__]
    found = [base for base in bases if "__annotations__" in vars(base)]
    return list(dict.fromkeys(sorted(found, key=bases.count, reverse=True)))


def table(made: type) -> Iterator[tuple[str, str, str]]:
    """Name, type and meaning of each field that a class declares itself."""
    lines = inspect.getsource(made).splitlines()
    [declaration] = ast.parse("\n".join(lines)).body
    assert isinstance(declaration, ast.ClassDef)
    for node in declaration.body:
        if isinstance(node, ast.AnnAssign) and node.end_lineno is not None:
            type = ast.unparse(node.annotation)
            if "ClassVar" not in type:
                beside = lines[node.end_lineno - 1].partition("  # ")[2]
                below = takewhile(is_continued, lines[node.end_lineno :])
                meaning = " ".join([beside, *(line.strip().lstrip("# ") for line in below)])
                yield ast.unparse(node.target), type, meaning.strip()


def is_continued(line: str) -> bool:
    """Whether a line goes on with the comment of the field above it."""
    return line.lstrip().startswith("# ") and not line.lstrip().startswith(HEADING)
