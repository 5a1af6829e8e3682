"""Check the sources: all checks, or those named.

A failed check does not stop the others; the command fails at the end.
"""

from __future__ import annotations

import argparse
import re
from importlib.resources import files
from pathlib import Path

from kordon.bots import words as bots_words
from kordon.cli import check as of_games
from kordon.cli import layers, map, rules
from kordon.cli.check import Check, run_checks, tool
from kordon.engine import words as engine_words
from kordon.engine.checks import lessons as lessons_of_game
from kordon.engine.checks.texts import book_faults, compare, declared_in, game_faults, unreferenced
from kordon.engine.lessons import words as lesson_words
from kordon.engine.looks import stock
from kordon.games import OURS, find
from kordon.terminal import words as terminal_words
from kordon_dev import book, client, locks, project, protocol


def format(folder: Path) -> list[str]:
    """Check that the Python sources and the web client are formatted; `kordon format` does it."""
    return [*of_games.CHECKS["format"](folder), *client.found_by(*client.FORMAT)]


def lint(folder: Path) -> list[str]:
    """Check the Python sources and the web client for what the linters forbid."""
    return [*of_games.CHECKS["lint"](folder), *client.found_by(*client.LINT)]


def lessons(folder: Path) -> list[str]:
    """Check the courses of our games: each lesson is walked to its end."""
    return [f"{name}: {fault}" for name in OURS for fault in lessons_of_game.game_faults(find(name))]


# ---- texts

COMMON_IDS = re.compile(r"KO-\d{3}|chapter-KO")
TABLE_IDS = re.compile(r"KO-1\d\d")


def texts(root: Path) -> list[str]:
    """Everything missing, unused or given wrong arguments: the engine's, the terminal's, tables', games'."""
    source = root / "src" / "kordon"
    common = declared_in(engine_words) | declared_in(bots_words)
    common |= {f"look-{word}": frozenset() for word in stock().lettered}
    faults = [
        *compare(files("kordon.engine").joinpath("text"), common, COMMON_IDS),
        *unreferenced(bots_words, source / "bots"),
        *compare(files("kordon.terminal").joinpath("text"), declared_in(terminal_words)),
        *unreferenced(terminal_words, source / "terminal"),
        *compare(files("kordon.tables").joinpath("text"), {}, TABLE_IDS),
        *compare(files("kordon.engine.lessons").joinpath("text"), declared_in(lesson_words)),
    ]
    games = [find(name) for name in OURS]
    faults += [
        f"{game.name}: {fault}" for game in games for fault in (*game_faults(game), *book_faults(game))
    ]
    return faults


# ---- paths of a developer's machine

# Joined here, so that this file does not match itself.
MACHINE_FOLDERS = "|".join(("home", "root", "work"))
# Not after a letter, a dot or the end of an expression: those are relative paths.
MACHINE_PATH = re.compile(rf"(?<![\w.)}}}}-])/(?:{MACHINE_FOLDERS})/")


def machine_paths(folder: Path) -> list[str]:
    """List the lines of the project's files that name such a path."""
    found = project.lines_with(MACHINE_PATH, folder)
    return [f"{shown}:{number}: a path on somebody's machine" for shown, number in found]


# Each check takes the checkout's root and returns its findings, a line each.
CHECKS: dict[str, Check] = {
    "format": format,
    "lint": lint,
    "types": tool("mypy", "--no-error-summary", "src", "tests", "examples", "kordon", "hatch_build.py"),
    "client": lambda _: client.found_by(*client.TYPES),
    "layers": layers.check,
    "locks": locks.check,
    "paths": machine_paths,
    "texts": texts,
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
