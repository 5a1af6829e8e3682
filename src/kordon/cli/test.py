"""`kordon test`: the tests, on three workers."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from kordon.cli import project

if TYPE_CHECKING:
    import argparse

HELP = """Run the tests on three workers.

Every argument that is not listed here goes to pytest, for example:
  kordon test tests/engine -k undo -x
"""

# On two cores: tests of browsers and servers wait for half of their time.
WORKERS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--full", action="store_true", help="also run the tests that take long")
    parser.set_defaults(passes_on=True)


def run(args: argparse.Namespace) -> int:
    """Run pytest from the checkout's root and return its exit code."""
    folder = project.root()
    project.require_packages("pytest", "xdist")
    return subprocess.run(
        pytest_command(args.passed_on), cwd=folder, env=environment(full=args.full), check=False
    ).returncode


def pytest_command(passed_on: list[str]) -> list[str]:
    """Return the command line of pytest; what was passed on comes last, so it overrides ours."""
    # Modules stay together, because their servers and browsers are shared, until a worker has nothing left.
    # Benchmarks beside another worker would measure nothing: they run once, as tests.
    workers = ("-n", str(WORKERS), "--dist", "worksteal")
    return [sys.executable, "-m", "pytest", *workers, "--benchmark-disable", *passed_on]


def environment(*, full: bool) -> dict[str, str]:
    """Return the environment of the tests, which says whether the long ones run."""
    others = {name: value for name, value in os.environ.items() if name != "KORDON_FULL"}
    return others | {"KORDON_FULL": "1"} if full else others
