"""Check the project of a game: all checks, or those named.

A failed check does not stop the others; the command fails at the end.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from kordon.cli import layers, rules
from kordon.cli.project import games_in
from kordon.engine.errors import Fault

Check = Callable[[Path], list[str]]

EXTRA = "authors"

WORKERS = 3  # most of them wait for a tool that runs as a process of its own


def tool(*arguments: str) -> Check:
    """Make a check of a tool that is run as a Python module; its output is the findings."""

    def check(folder: Path) -> list[str]:
        if find_spec(arguments[0]) is None:
            raise ModuleNotFoundError(name=arguments[0])
        return findings([sys.executable, "-m", *arguments], folder)

    return check


def findings(command: list[str], folder: Path) -> list[str]:
    """What a command prints if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    return (done.stdout + done.stderr).strip().splitlines() or [f"exit code {done.returncode}"]


def texts(folder: Path) -> list[str]:
    """What is missing, unused or given wrong arguments in the texts of a project's games."""
    from kordon.engine.checks.texts import book_faults, game_faults

    games = [game for game, _ in games_in(folder)]
    return [f"{game.name}: {fault}" for game in games for fault in (*game_faults(game), *book_faults(game))]


def lessons(folder: Path) -> list[str]:
    """What is wrong with the courses of a project's games: each lesson is walked to its end."""
    from kordon.engine.checks.lessons import game_faults

    return [f"{game.name}: {fault}" for game, _ in games_in(folder) for fault in game_faults(game)]


# Each check takes the project's folder and returns its findings, a line each.
CHECKS: dict[str, Check] = {
    "format": tool("ruff", "format", "--check", "."),
    "lint": tool("ruff", "check", "--quiet", "--output-format", "concise", "."),
    "types": tool("mypy", "--no-error-summary", "src", "tests"),
    "layers": lambda folder: [
        fault for game, package in games_in(folder) for fault in layers.check_game(package, game.name)
    ],
    "texts": texts,
    "lessons": lessons,
    "rules": rules.check_games,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("names", nargs="*", metavar="CHECK", help=f"one of: {', '.join(CHECKS)}")
    parser.add_argument("--folder", type=Path, default=Path(), help="the game's project (here)")


def run(args: argparse.Namespace) -> int:
    """Run the asked checks, all of them by default, and return 1 if any found something."""
    return run_checks(CHECKS, args.names, args.folder.resolve())


def run_checks(checks: dict[str, Check], names: list[str], folder: Path) -> int:
    """Run checks side by side, a line each with the time taken, then whether all is well."""
    unknown = [name for name in names if name not in checks]
    if unknown:
        raise Fault(f"there is no check “{unknown[0]}”; there are {', '.join(checks)}.")

    def timed(name: str) -> tuple[str, list[str], float]:
        begun = time.perf_counter()
        return name, checks[name](folder), time.perf_counter() - begun

    failed: list[str] = []
    with ThreadPoolExecutor(WORKERS) as pool:
        for name, faults, seconds in pool.map(timed, names or checks):
            print(f"{name:<10}{'FAILED' if faults else 'ok':<8}{seconds:5.1f} s", flush=True)
            if faults:
                failed.append(name)
                print(*[f"    {fault}" for fault in faults], sep="\n")
    if failed:
        print(f"failed: {', '.join(failed)}")
        return 1
    print("all ok")
    return 0
