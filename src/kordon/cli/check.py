"""`kordon check`: static checks of the sources."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from kordon.cli import layers, locks, machine_paths, map, project, protocol, rules, texts
from kordon.engine.errors import Fault
from kordon.web import build

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    Check = Callable[[Path], list[str]]

HELP = """Check the sources: all checks in turn, or those named.

A failed check does not stop the others; the command fails at the end.
"""


def tool(*arguments: str) -> Check:
    """Make a check of a tool that is run as a Python module; its output is the findings."""

    def check(folder: Path) -> list[str]:
        project.require_packages(arguments[0])
        return findings([sys.executable, "-m", *arguments], folder)

    return check


def client_types(folder: Path) -> list[str]:
    """Check the types of the web client."""
    client = folder / "src" / "kordon" / "web" / "client"
    build.install(client)
    checker = client / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    return findings([*build.node(), str(checker), "--fail-on-warnings", "--output", "human"], client)


def findings(command: list[str], folder: Path) -> list[str]:
    """What a command prints if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    return (done.stdout + done.stderr).strip().splitlines() or [f"exit code {done.returncode}"]


# Each check takes the checkout's root and returns its findings, a line each.
CHECKS: dict[str, Check] = {
    "format": tool("ruff", "format", "--check", "."),
    "lint": tool("ruff", "check", "--quiet", "--output-format", "concise", "."),
    "types": tool(
        "mypy", "--no-error-summary", "src", "tests", "examples", "bench", "kordon", "hatch_build.py"
    ),
    "client": client_types,
    "layers": layers.check,
    "locks": locks.check,
    "paths": machine_paths.check,
    "texts": texts.check,
    "rules": rules.check,
    "protocol": protocol.check,
    "maps": map.check_tables,
}


# The same for the folder of a game outside this checkout.
GAME_CHECKS: dict[str, Check] = {
    "format": CHECKS["format"],
    "lint": CHECKS["lint"],
    "types": tool("mypy", "--no-error-summary", "src", "tests"),
    "layers": lambda folder: [
        fault for game, package in project.games_in(folder) for fault in layers.check_game(package, game.name)
    ],
    "paths": machine_paths.check,
    "texts": texts.check_games,
    "rules": rules.check_games,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("names", nargs="*", metavar="CHECK", help=f"one of: {', '.join(CHECKS)}")
    parser.add_argument("--folder", type=Path, help="check the project of a game that lies elsewhere")


def run(args: argparse.Namespace) -> int:
    """Run the asked checks, all of them by default, and return 1 if any found something."""
    checks = CHECKS if args.folder is None else GAME_CHECKS
    unknown = [name for name in args.names if name not in checks]
    if unknown:
        raise Fault(f"there is no check “{unknown[0]}”; there are {', '.join(checks)}.")
    folder = project.root() if args.folder is None else args.folder.resolve()
    return run_checks({name: checks[name] for name in args.names or checks}, folder)


def run_checks(checks: dict[str, Check], folder: Path) -> int:
    """Run checks in turn, a line each with the time taken, continuing after a failure."""
    failed: list[str] = []
    for name, check in checks.items():
        print(f"{name:<10}", end="", flush=True)
        begun = time.perf_counter()
        faults = check(folder)
        print(f"{'FAILED' if faults else 'ok':<8}{time.perf_counter() - begun:5.1f} s", flush=True)
        for fault in faults:
            print(f"    {fault}")
        if faults:
            failed.append(name)
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0
