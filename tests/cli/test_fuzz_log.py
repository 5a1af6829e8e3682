"""`kordon fuzz --log`: a finding is checked again from its log, and its game made shorter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from mole import Mole

from kordon.cli import fuzz
from kordon.cli.main import main
from kordon.engine import log
from kordon.engine.checks.fuzz import Failure, fuzz_game
from kordon.engine.game import AnyGame
from kordon.engine.records import Notice

LEAST = 4  # moves are enough


class ShowsTheMoleLater(Mole):
    """From its third turn on everybody can tell whether the mole is in an odd field."""

    def observe(self, position: Any, seat: int) -> Any:
        seen = super().observe(position, seat)
        if position.turn < 3 or seat == 0 or position.outcome:
            return seen
        return msgspec.structs.replace(seen, searched=seen.searched + 100 * (position.mole % 2))


class Stumbles(Mole):
    """It breaks down when the fifth turn begins: the move that does it is not in the log."""

    def apply(self, position: Any, move: Any) -> list[Notice]:
        notices: list[Notice] = super().apply(position, move)
        if position.turn == 5:
            raise KeyError("five")
        return notices


def found_in(game: AnyGame, path: Path) -> log.Log:
    """The log of the first failure that is longer than it has to be."""
    for number in range(100):
        try:
            fuzz_game(game, "again", number)
        except Failure as failure:
            written = log.read(failure.log)
            if len(written.moves) > LEAST:
                path.write_text(failure.log, encoding="utf-8")
                return written
    raise AssertionError("nothing found")


@pytest.mark.parametrize("game", [ShowsTheMoleLater(), Stumbles()], ids=lambda game: type(game).__name__)
def test_a_finding_stands_until_it_is_mended(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, shorter = tmp_path / "finding.kordon", tmp_path / "finding.short.kordon"
    before = found_in(game, path)
    check = before.ending.failure.partition(":")[0]
    monkeypatch.setattr(fuzz, "find", lambda name: game)
    assert main(["fuzz", "--log", str(path)]) == 1
    said = capsys.readouterr().err
    assert f"STILL FOUND after {len(before.moves)} moves: {check}: " in said

    after = log.read(shorter.read_text(encoding="utf-8"))
    assert len(after.moves) <= LEAST
    assert f"{len(after.moves)} of {len(before.moves)} moves are enough: {shorter}" in said
    assert after.ending.failure.startswith(f"{check}: ")
    assert len(log.verify(shorter.read_text(encoding="utf-8"), lambda name: game).moves) == len(after.moves)

    assert main(["fuzz", "--log", str(shorter)]) == 1
    assert "No shorter game was found." in capsys.readouterr().err
    monkeypatch.setattr(fuzz, "find", lambda name: Mole())
    assert main(["fuzz", "--log", str(path)]) == 0
    assert "the finding is gone" in capsys.readouterr().out


def test_a_shorter_game_that_fails_another_check_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class AlsoStumblesAtOnce(ShowsTheMoleLater):
        def team(self, position: Any, seat: int) -> tuple[int, ...]:
            if position.turn == 0:
                raise KeyError("none")
            return super().team(position, seat)

    path = tmp_path / "finding.kordon"
    found_in(ShowsTheMoleLater(), path)
    monkeypatch.setattr(fuzz, "find", lambda name: AlsoStumblesAtOnce())
    assert main(["fuzz", "--log", str(path)]) == 1
    shorter = log.read((tmp_path / "finding.short.kordon").read_text(encoding="utf-8"))
    assert shorter.ending.failure.startswith("secrecy: ")
    assert len(shorter.moves) == 3


def test_only_a_log_of_legal_moves_can_be_checked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class NoHiding(Mole):
        def observe(self, position: Any, seat: int) -> Any:
            return msgspec.structs.replace(super().observe(position, seat), moves=())

    path = tmp_path / "finding.kordon"
    found_in(ShowsTheMoleLater(), path)
    monkeypatch.setattr(fuzz, "find", lambda name: NoHiding())
    assert main(["fuzz", "--log", str(path)]) == 2
    assert "not all legal any more" in capsys.readouterr().err
    assert main(["fuzz"]) == 2
    assert "name a game, or the log of a finding" in capsys.readouterr().err
