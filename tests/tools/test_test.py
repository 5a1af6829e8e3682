from __future__ import annotations

import argparse

from kordon_dev import test as command


def parsed(*words: str) -> tuple[bool, list[str]]:
    parser = argparse.ArgumentParser(allow_abbrev=False)
    command.add_arguments(parser)
    args, unknown = parser.parse_known_args(words)
    assert args.passes_on
    return args.full, unknown


def test_other_arguments_go_to_pytest_in_their_order() -> None:
    assert parsed("tests/engine", "-k", "undo", "--full", "-x") == (
        True,
        ["tests/engine", "-k", "undo", "-x"],
    )
    assert parsed("-k", "undo", "tests/engine") == (False, ["-k", "undo", "tests/engine"])


def test_what_is_passed_on_comes_last() -> None:
    line = command.pytest_command(["-n", "0"])
    assert line[-2:] == ["-n", "0"]
    assert line.index(str(command.WORKERS)) < len(line) - 2


def test_only_full_asks_for_the_long_tests() -> None:
    assert command.environment(full=True)["KORDON_FULL"] == "1"
    assert "KORDON_FULL" not in command.environment(full=False)
