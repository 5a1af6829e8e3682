"""`kordon map check | draw | build`."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from kordon.cli import map as command
from kordon.engine.errors import Fault
from kordon.engine.rule_ids import rule
from kordon.games.sniper.maps import compiled
from kordon.maps.compiled import read

LAUNCH = compiled.DATA / "launch.json"


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words))


@rule("SE-807")
def test_check_names_every_fault_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.json"
    path.write_text(
        LAUNCH.read_text().replace('"objective": 3', '"objective": 4').replace('"officer"', '"soldier"')
    )
    assert run("check", str(path)) == 2
    told = capsys.readouterr().out.splitlines()
    assert "Objective 3 is missing. (SE-805)" in told
    assert "The red squad has 0 start marks for its officer, not 1. (SE-205)" in told
    assert all(re.search(r"\. \(SE-\d{3}\)$", line) for line in told)


@rule("SE-807")
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "The JSON breaks in line 1"),
        ("[1, 2", "The JSON breaks in line 1"),
        ("[]", "The map's outermost level: Expected `object`"),
        ('{"format": 1}', "The map's outermost level: Object missing required field"),
        (LAUNCH.read_text().replace('"format": 1', '"format": 9'), "The file has format 9"),
        (LAUNCH.read_text().replace('"open"', '"lava"', 1), "Invalid enum value 'lava'"),
    ],
)
def test_a_file_that_is_no_map_is_named_with_the_rule(
    content: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "own.json"
    path.write_text(content)
    for what in ("check", "build"):
        assert run(what, str(path)) == 2
        told = capsys.readouterr().out.splitlines()
        assert sentence in told[0]
        assert told[0].endswith(". (SE-807)")


@rule("SE-807")
def test_check_sums_a_sound_map_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "launch") == 0
    assert (
        capsys.readouterr().out == "launch: 108 spaces to enter, 3 more, 58 doorways, 0 ladders, no fault.\n"
    )


@rule("SE-807")
def test_draw_writes_a_picture_in_a_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "map.svg"
    assert run("draw", "pens", "--output", str(target), "--lang", "cs") == 0
    assert "Ponorkový bunkr" in target.read_text(encoding="utf-8")
    assert capsys.readouterr().out == f"{target} is drawn.\n"


@rule("SE-807")
def test_draw_names_itself_after_the_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("draw", "launch") == 0
    assert (tmp_path / "launch.svg").exists()


@rule("SE-807")
def test_a_map_that_does_not_fit_is_not_drawn(tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text(LAUNCH.read_text().replace("[0, 0]", "[5, 5]", 1))
    with pytest.raises(Fault, match=r"own\.json can't be drawn yet: There is a gap"):
        run("draw", str(path), "--output", str(tmp_path / "map.svg"))
    with pytest.raises(Fault, match="can't be written to"):
        run("draw", "launch", "--output", str(tmp_path / "nowhere" / "map.svg"))
    with pytest.raises(Fault, match=r"no map called .*none\.json; the maps are .*sniper/launch, sniper/pens"):
        run("draw", str(tmp_path / "none.json"))


@rule("SE-801", "SE-807")
def test_build_writes_the_table_that_we_keep(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "launch.json"
    path.write_bytes(LAUNCH.read_bytes())
    assert run("build", str(path)) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'launch.compiled.json'} is built.\n"
    built, kept = (
        read(folder / "launch.compiled.json", compiled.CompiledFile) for folder in (tmp_path, compiled.DATA)
    )
    assert (built.source_hash, built.distance, built.steps) == (kept.source_hash, kept.distance, kept.steps)


@rule("SE-807")
def test_build_refuses_a_map_with_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.json"
    path.write_text("[")
    assert run("build", str(path)) == 2
    assert capsys.readouterr().out.startswith("The JSON breaks in line 1")
