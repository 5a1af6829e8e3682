from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kordon.cli import check
from kordon.cli.main import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_all_checks_run_and_the_failure_comes_last(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    checks: dict[str, check.Check] = {"maps": lambda _: ["the bridge is missing"], "texts": lambda _: []}
    assert check.run_checks(checks, [], tmp_path) == 1
    shown = re.sub(r" +\d+\.\d s", "", capsys.readouterr().out)
    assert [line.split() for line in shown.splitlines()] == [
        ["maps", "FAILED"],
        ["the", "bridge", "is", "missing"],
        ["texts", "ok"],
        ["failed:", "maps"],
    ]


def test_checks_that_find_nothing_pass(tmp_path: Path) -> None:
    assert check.run_checks({"texts": lambda _: []}, [], tmp_path) == 0


def test_a_tool_that_fails_reports_what_it_printed(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text("x = undefined\n")
    found = check.tool("ruff", "check", "--isolated", "--quiet", "--output-format", "concise", ".")(tmp_path)
    assert [line.split(" ")[:2] for line in found] == [["wrong.py:1:5:", "F821"]]
    assert check.tool("ruff", "version")(tmp_path) == []


def test_an_unknown_check_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "spelling"]) == 2
    assert capsys.readouterr().err.startswith("kordon: there is no check “spelling”; there are format, lint,")
