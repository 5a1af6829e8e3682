"""The tools around a log: verify, export, fuzz, rules; and what people can do wrong with them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kordon.cli import fuzz, progress, rules
from kordon.cli.main import main
from kordon.engine import log
from kordon.engine.chance import seed_from
from kordon.engine.checks.fuzz import Tally
from kordon.engine.match import Match
from kordon.games import find

ESTORIL = find("estoril")


@pytest.fixture(autouse=True, scope="module")
def read_once() -> Iterator[None]:
    """All sources and tests of the project are read once for all that is asked of its rules."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("Places", "tests_by_rule"):
            patch.setattr(rules, name, cache(getattr(rules, name)))
        yield


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    source = Random(4)
    match = Match(ESTORIL, ESTORIL.parse_options({}), 2, seed_from("tools"))
    while acting := ESTORIL.to_act(match.position):
        match.play(source.choice(ESTORIL.moves(match.position, acting[0])))
    path = tmp_path / "game.kordon"
    path.write_text(log.write(match), encoding="utf-8")
    return path


def mistake(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command says about a mistake: exactly one sentence, on stderr, with exit code 2."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("kordon: ")
    assert err.count("\n") == 1
    return err


def test_verify_tells_what_a_sound_log_holds(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(finished)]) == 0
    assert "estoril for 2" in (said := capsys.readouterr().out)
    assert "turns as promised" in said
    assert "(ES-606)" in said


def test_verify_refuses_what_is_no_sound_log(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    finished.write_text("\n".join(lines[:30]), encoding="utf-8")
    assert "cut off" in mistake(capsys, "verify", str(finished))
    finished.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8 text" in mistake(capsys, "verify", str(finished))
    assert "can't be read" in mistake(capsys, "verify", str(finished.parent / "nothing.kordon"))
    assert "can't be read" in mistake(capsys, "verify", str(finished.parent))


@pytest.mark.parametrize("seat", ["0", "1", "spectator", "open"])
def test_export_tells_the_game_as_a_seat_saw_it(
    finished: Path, seat: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in ("en", "pl", "cs"):
        assert main(["export", str(finished), "--seat", seat, "--lang", language]) == 0
        assert len(capsys.readouterr().out.splitlines()) > 80
    assert main(["export", str(finished), "--seat", seat, "--format", "json"]) == 0
    messages = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert messages[-1]["observation"]["outcome"]["rule"] == "ES-606"


def test_an_export_for_a_seat_names_no_card_laid_by_others(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", str(finished), "--seat", "0"]) == 0
    own = capsys.readouterr().out
    assert main(["export", str(finished), "--seat", "open"]) == 0
    everything = capsys.readouterr().out
    assert "Green lays a card face down" in own
    assert "Red lays a card face down" not in own
    assert "face down:" not in everything


def test_export_refuses_a_seat_that_is_not_there(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "seats 0 to 1" in mistake(capsys, "export", str(finished), "--seat", "7")
    target = finished.parent / "no" / "such" / "folder"
    assert "can't be written" in mistake(capsys, "export", str(finished), "--output", str(target))


def test_fuzz_reports_what_it_did(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["fuzz", "estoril", "--games", "4", "--processes", "1", "--log", str(tmp_path / "f")]) == 0
    assert "no finding in 4 games" in capsys.readouterr().out


@pytest.mark.parametrize(("spent", "says"), [(9.4, True), (0.5, False)])
def test_fuzz_tells_where_the_time_goes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, spent: float, says: bool
) -> None:
    def played(*given: Any) -> None:
        tally: Tally = given[-1]
        tally.games, tally.seconds, tally.belief_seconds = 4, 10.0, spent

    monkeypatch.setattr(fuzz, "fuzz_many", played)
    assert main(["fuzz", "estoril"]) == 0
    said = capsys.readouterr().out
    assert (f"94% of 10 s went into beliefs: see {fuzz.BELIEF_HELP}" in said) == says
    assert ("into beliefs" in said) == says
    page, _, place = fuzz.BELIEF_HELP.partition("#")
    assert f"## {place.replace('-', ' ').capitalize()}\n" in Path(page).read_text(encoding="utf-8")


def test_long_work_tells_how_much_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    screen, now = Screen(), 100.0
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr("kordon.cli.progress.time.monotonic", lambda: now)
    with progress.Progress("fuzz mole", 200) as bar:
        now = 130.0
        bar.show(50)
    assert " 50/200, 90 s left" in screen.getvalue()


class Screen(StringIO):
    """Somebody watches."""

    def isatty(self) -> bool:
        return True


def test_fuzz_refuses_nonsense(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no game called chess; there are estoril, sniper" in mistake(capsys, "fuzz", "chess")
    assert "--games must be at least 1" in mistake(capsys, "fuzz", "estoril", "--games", "0")


def test_arena_wants_different_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert "name each of them once" in mistake(capsys, "arena", "estoril", "--bots", "random,random")
    assert "it takes two to play" in mistake(capsys, "arena", "estoril", "--bots", "random")


def test_every_rule_is_guarded_by_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["rules", "--json"])
    table = json.loads(capsys.readouterr().out)
    assert len(table) > 300
    assert all(table.values())
    assert code == 0


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_found(tmp_path: Path) -> None:
    test = tmp_path / "test_some.py"
    test.write_text('@rule("ES-101", "ES-999")\ndef test_it():\n    pass\n', encoding="utf-8")
    found = rules.tests_by_rule(tmp_path)
    assert found == {"ES-101": ["test_some.py::test_it"], "ES-999": ["test_some.py::test_it"]}


def test_a_rule_is_told_with_its_places_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "WO-416", "ES-405", "KO-101"]) == 0
    told = capsys.readouterr().out
    assert "\n    by absence: " in told
    assert "\n    src/kordon/games/estoril/rules/abilities.py:_is_target\n" in told
    assert "\n    src/kordon/tables/log/seating.py:Seating.own_seat\n" in told
    assert "\n    tests/games/wolfenstein/rules/test_attack.py::test_armour_does_not_grow_back\n" in told
    assert "there is no rule WO-999" in mistake(capsys, "rules", "WO-999")


def test_a_sample_of_rules_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--sample", "3"]) == 0
    assert len([line for line in capsys.readouterr().out.splitlines() if line[0] != " "]) == 3


def test_the_rules_in_the_documentation_are_current() -> None:
    root = Path(__file__).parents[2]
    assert rules.check(root) == []


def test_options_are_refused_with_their_field(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--option", "haste=yes"]
    assert "haste: estoril has no such option" in mistake(capsys, "play", "estoril", *options)
    assert "players: estoril takes 2 to 4 players, not 5" in mistake(
        capsys, "play", "estoril", "--players", "5"
    )
    options = ["--players", "2", "--option", "secret_missions=true"]
    assert "secret_missions: they need 3 or 4 players" in mistake(capsys, "play", "estoril", *options)
