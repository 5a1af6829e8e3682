"""`kordon check` in a checkout: static checks of its sources, or of a game's project elsewhere."""

from __future__ import annotations

import argparse
from pathlib import Path

from kordon.cli import check as of_games
from kordon.cli import layers, map, rules
from kordon.cli.check import Check, run_checks, tool
from kordon.engine.checks import lessons as lessons_of_game
from kordon.games import OURS, find
from kordon_dev import book, client, locks, machine_paths, project, protocol, texts

HELP = """Check the sources: all checks, or those named.

A failed check does not stop the others; the command fails at the end.
"""


def format(folder: Path) -> list[str]:
    """Check that the Python sources and the web client are formatted; `kordon format` does it."""
    return [*of_games.CHECKS["format"](folder), *client.found_by(*client.FORMAT)]


def lint(folder: Path) -> list[str]:
    """Check the Python sources and the web client for what the linters forbid."""
    return [*of_games.CHECKS["lint"](folder), *client.found_by(*client.LINT)]


def lessons(folder: Path) -> list[str]:
    """Check the courses of our games: each lesson is walked to its end."""
    return [f"{name}: {fault}" for name in OURS for fault in lessons_of_game.game_faults(find(name))]


# Each check takes the checkout's root and returns its findings, a line each.
CHECKS: dict[str, Check] = {
    "format": format,
    "lint": lint,
    "types": tool("mypy", "--no-error-summary", "src", "tests", "examples", "kordon", "hatch_build.py"),
    "client": lambda _: client.found_by(*client.TYPES),
    "layers": layers.check,
    "locks": locks.check,
    "paths": machine_paths.check,
    "texts": texts.check,
    "lessons": lessons,
    "rules": lambda root: [*rules.check(root), *book.check(root)],
    "protocol": protocol.check,
    "maps": map.check_tables,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("names", nargs="*", metavar="CHECK", help=f"one of: {', '.join(CHECKS)}")
    parser.add_argument("--folder", type=Path, help="check the project of a game that lies elsewhere")


def run(args: argparse.Namespace) -> int:
    """Run the asked checks, all of them by default, and return 1 if any found something."""
    if args.folder is not None:
        return of_games.run(args)
    return run_checks(CHECKS, args.names, project.ROOT)
