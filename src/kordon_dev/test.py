"""Run the tests on four workers.

The browser tests use the system's Chromium, or one from the package index. Where there is neither, the other
tests run, and the command says so and fails.

A browser on a busy machine can be too late for a test. So where only a few browser tests fail, they run
twice more, with nothing beside them; if they pass both times, the command names them as unsteady and
succeeds. With --full every failure counts.

Files that took longest the last time that was recorded come first, so that all workers end together. One
worker begins with the tests of the server, which mostly wait, the others with those of the browser.

Every argument that is not listed here goes to pytest, for example:
  kordon test tests/engine -k undo -x
  kordon test tests/tools   (the tools of this repository alone; the product is all the rest)
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Collection
from pathlib import Path

from kordon_dev import browser, project

FAILURES = 1  # pytest's exit code when tests failed

# On two cores: tests of browsers wait for half of their time, those of servers for most of it.
WORKERS = 4

BROWSER = Path("tests", "browser")
FAILED = "KORDON_FAILED"  # names the file to which tests/conftest.py writes the tests that failed
RECORD = "KORDON_RECORD"  # asks it to record how long each file takes
MOST_UNSTEADY = 4  # more than that, and it is no accident


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--full", action="store_true", help="also run the tests that take long")
    parser.add_argument(
        "--record", action="store_true", help="record in tests/durations.json how long each file takes"
    )
    parser.set_defaults(passes_on=True)


def run(args: argparse.Namespace) -> int:
    """Run pytest from the checkout's root and return its exit code; 1 where a browser was missed."""
    arguments: list[str] = args.passed_on
    paths = {word: path for word in arguments if (path := path_in(word)) is not None}
    if not uses_browser(paths.values()) or browser.prepare():
        return run_tests(arguments, full=args.full, record=args.record)
    print(f"kordon: the tests in {BROWSER} are left out: {browser.NONE}", file=sys.stderr, flush=True)
    others = [word for word in arguments if word not in paths or not paths[word].is_relative_to(BROWSER)]
    code = 0
    if not paths or not paths.keys().isdisjoint(others):
        code = run_tests([f"--ignore={BROWSER}", *others], full=args.full, record=args.record)
    print(f"kordon: the tests in {BROWSER} did not run.", file=sys.stderr)
    return code or 1


def uses_browser(paths: Collection[Path]) -> bool:
    """Whether tests of the browser are among those that are asked for: without any path, all are."""
    return not paths or any(path.is_relative_to(BROWSER) or path in BROWSER.parents for path in paths)


def run_tests(arguments: list[str], *, full: bool, record: bool = False) -> int:
    """Run pytest and return its exit code, after another look at browser tests that failed."""
    with tempfile.TemporaryDirectory() as folder:
        failed = Path(folder, "failed")
        variables = environment(full=full) | {FAILED: str(failed)} | ({RECORD: "1"} if record else {})
        command = pytest_command(arguments)
        code = subprocess.run(command, cwd=project.ROOT, env=variables, check=False).returncode
        tests = failed.read_text("utf-8").splitlines() if failed.exists() else []
    return 0 if code == FAILURES and not full and are_unsteady(tests) else code


def are_unsteady(failed: list[str]) -> bool:
    """Whether the tests are few, all of the browser, and pass twice when nothing runs beside them."""
    if not 0 < len(failed) <= MOST_UNSTEADY or not all(Path(test).is_relative_to(BROWSER) for test in failed):
        return False
    print(f"kordon: once more, with nothing beside them: {', '.join(failed)}", file=sys.stderr, flush=True)
    command = pytest_command(["-n", "0", *failed])
    for _ in range(2):
        if subprocess.run(command, cwd=project.ROOT, env=environment(full=False), check=False).returncode:
            return False
    print(f"kordon: unsteady, passed when repeated: {', '.join(failed)}", file=sys.stderr, flush=True)
    return True


def path_in(word: str) -> Path | None:
    """The path that an argument names, from the checkout's root."""
    path = Path(word.partition("::")[0])
    return path if not word.startswith("-") and (project.ROOT / path).exists() else None


def pytest_command(passed_on: list[str]) -> list[str]:
    """Return the command line of pytest; what was passed on comes last, so it overrides ours."""
    # A file stays with one worker: its servers and browsers are shared. tests/conftest.py orders the files.
    # Benchmarks beside another worker would measure nothing: they run once, as tests.
    workers = ("-n", str(WORKERS), "--dist", "loadfile", "--no-loadscope-reorder")
    return [sys.executable, "-m", "pytest", *workers, "--benchmark-disable", *passed_on]


def environment(*, full: bool) -> dict[str, str]:
    """Return the environment of the tests, which says whether the long ones run.

    Bytecode is written, whatever the caller prefers: workers and the many processes that tests start would
    each compile everything again.
    """
    dropped = ("KORDON_FULL", RECORD, "PYTHONDONTWRITEBYTECODE")
    others = {name: value for name, value in os.environ.items() if name not in dropped}
    return others | {"KORDON_FULL": "1"} if full else others
