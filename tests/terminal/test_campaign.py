"""The campaign in the terminal: games that are finished here count by themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kordon.cli import play
from kordon.cli.main import main
from kordon.engine.campaign import Result
from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.engine.speech import LANGUAGES, Speech
from kordon.games import find
from kordon.terminal.campaign import ended, keep, kept
from kordon.terminal.words import TEXTS
from tests.games.wolfenstein.quick import quick_end

GAME = find("wolfenstein")


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return play.results_file()


def finished(**options: str) -> Match:
    """A mission that was won at once."""
    match = Match(GAME, GAME.parse_options({"level": "daddy", **options}), 1, seed_from("terminal"))
    with quick_end():
        while GAME.to_act(match.position):
            match.play(GAME.moves(match.position, 0)[0])
    return match


def test_a_game_that_is_won_here_is_kept_and_leads_to_the_next(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    speech = Speech(GAME, "en", client=TEXTS)
    with quick_end():
        told = ended(finished(heroes="veterans"), 0, speech, results)
    assert told[1] == "Quiet: The alarm never sounded."
    [onward] = [line for line in told if line.startswith("To continue: ")]
    assert "--option=mission=cells" in onward
    assert "brought=" in onward
    (result,) = kept(results, "wolfenstein")
    assert result == Result("officers-room", "daddy", (0,), ("quiet", "unscathed", "in-time"), (0,))
    for language in LANGUAGES:
        assert main(["campaign", "wolfenstein", "--lang", language]) == 0
    english = capsys.readouterr().out.partition("\n\n")[0]
    assert "Wolfenstein: 1 of 10 won" in english
    assert "Can I play, Daddy?: won once · Quiet, Safe and sound, In time" in english
    assert main(["campaign", "wolfenstein", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["won"]["chapters"][0]["won"][0]["times"] == 1


def test_the_command_for_the_next_mission_is_one_that_works(results: Path) -> None:
    with quick_end():
        after: Any = GAME.sequel(finished(heroes="veterans").position)
    given = [("mission", after.mission), ("heroes", after.heroes), ("brought", after.brought)]
    assert GAME.parse_options(dict(given)).brought == after.brought


def test_what_was_not_won_and_what_is_no_result_counts_for_nothing(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["campaign", "wolfenstein", "--lang", "en"]) == 0
    keep(results, "wolfenstein", Result("cells", "hurt", (), (), (0,)))
    keep(results, "estoril", Result("cells", "hurt", (0,), (), (0,)))
    with results.open("ab") as file:
        file.write(b"\xff not a line of ours\n[]\n")
    assert main(["campaign", "wolfenstein", "--lang", "en"]) == 0
    before, after = capsys.readouterr().out.split("Wolfenstein: ")[1:]
    assert before.count("not played yet") == 10
    assert " 2. The cells\n    played once, not won yet" in after
    assert after.startswith("0 of 10")
    assert main(["campaign", "estoril"]) == 2
    assert capsys.readouterr().err == "kordon: estoril has no campaign\n"
