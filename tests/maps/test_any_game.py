"""The map tools and `kordon map` serve any game: here Treasure, on one small island."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar
from xml.etree import ElementTree as ET

import pytest

from kordon.cli import map as command
from kordon.engine.errors import Fault
from kordon.engine.game import MapTools
from kordon.maps import compiled, format
from kordon.maps.check import Named, RuleIds
from kordon.maps.sheet import Sheet
from kordon.maps.sight import SightRules
from kordon.maps.tools import DrawnMaps

SVG = "{http://www.w3.org/2000/svg}"


class Space(format.Space, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A space that may hold some gold."""

    gold: int = 0


class Island(format.MapSource, frozen=True, kw_only=True):
    """A map with gold on it."""

    spaces: tuple[Space, ...]


class CompiledFile(compiled.CompiledFile, frozen=True, kw_only=True):
    """Its table."""

    gold: tuple[int, ...]


class GoldSheet(Sheet):
    def marks(self, space: Space) -> list[tuple[float, str]]:
        return [(10, f"<text>{space.gold} gold</text>")] if space.gold else []


def wet_gold(source: Island, named: Named) -> Iterator[str]:
    wet = [space.id for space in source.spaces if space.gold and space.type == "water"]
    return (f"{named(space)} has gold under water." for space in wet)


class TreasureMaps(DrawnMaps):
    """Here everybody sees over water and over walls, and nobody over a hill."""

    names: ClassVar[tuple[str, ...]] = ("island",)
    sight = SightRules(looks=(1, 1, 1, 0, 0), blocks=(0, 0, 1, 0, 1))
    rules = RuleIds(file="TR-1", shapes="TR-2", passages="TR-3", sight="TR-4")
    sheet = GoldSheet()
    checks: ClassVar[Any] = {"plan": (("TR-5", wet_gold),)}
    source_type = Island
    compiled_type = CompiledFile

    def __init__(self, folder: Path) -> None:
        self.folder = folder  # type: ignore[misc]

    def table_fields(self, source: Island) -> dict[str, Any]:
        return {"gold": tuple(space.gold for space in source.spaces)}


class TileMaps:
    """A game whose maps are text and need neither polygons nor tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def sources(self) -> dict[str, Path]:
        return {"castle": self.folder / "castle.txt"}

    def faults(self, path: Path) -> list[str]:
        return [] if "D" in path.read_text() else ["There is no door."]

    def summary(self, path: Path) -> str:
        return f"{len(path.read_text().splitlines())} rows of squares"

    def draw(self, path: Path, language: str) -> str:
        return f"<svg lang='{language}'/>"

    def build(self, path: Path) -> tuple[Path | None, list[str]]:
        return path, []

    def stale(self) -> list[str]:
        return ["castle"]


def square(left: int, top: int, size: int = 100) -> list[list[int]]:
    return [[left, top], [left + size, top], [left + size, top + size], [left, top + size]]


# A beach, a hut with a doorway to it, a hill with a ladder up from the beach behind it, and the sea.
ISLAND: dict[str, Any] = {
    "format": 1,
    "map": "island",
    "name": "map-island",
    "origin": "own",
    "width": 200,
    "height": 200,
    "spaces": [
        {"id": 0, "type": "open", "polygon": square(0, 0), "name": "beach", "gold": 3},
        {"id": 1, "type": "enclosed", "polygon": square(100, 0), "name": "hut", "building": "hut"},
        {"id": 2, "type": "elevated", "polygon": square(0, 100), "name": "hill", "building": "hill"},
        {"id": 3, "type": "water", "polygon": square(100, 100), "name": "sea"},
    ],
    "doorways": [{"between": [0, 1]}],
    "ladders": [{"between": [0, 2]}],
    "words": {"en": {"map-island": "Island", "beach": "Beach", "hut": "Hut", "hill": "Hill", "sea": "Sea"}},
}


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Treasure, a game of tiles, and one without maps, instead of the games that are installed."""
    (tmp_path / "island.json").write_text(json.dumps(ISLAND))
    (tmp_path / "castle.txt").write_text("###\n#D#\n")
    tools = {"treasure": TreasureMaps(tmp_path), "tiles": TileMaps(tmp_path), "cards": None}
    found = {name: SimpleNamespace(map_tools=lambda kit=kit: kit) for name, kit in tools.items()}
    monkeypatch.setattr(command, "working", lambda: (found, []))
    monkeypatch.setattr(command, "find", found.__getitem__)
    monkeypatch.chdir(tmp_path)
    return found


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    return command.run(parser.parse_args(words))


def test_both_kinds_of_tools_keep_the_contract(tmp_path: Path) -> None:
    kits: list[MapTools] = [TreasureMaps(tmp_path), TileMaps(tmp_path)]
    assert [list(kit.sources()) for kit in kits] == [["island"], ["castle"]]


@pytest.mark.usefixtures("games")
@pytest.mark.parametrize("named", ["island", "treasure/island"])
def test_a_sound_map_is_summed_up(named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", named) == 0
    assert capsys.readouterr().out == "island: 3 spaces to enter, 1 more, 1 doorways, 1 ladders, no fault.\n"


@pytest.mark.usefixtures("games")
def test_shared_faults_and_the_games_own_bear_the_games_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = json.loads(json.dumps(ISLAND))
    broken["spaces"][3]["gold"] = 1
    broken["spaces"][1]["polygon"] = square(110, 0, 90)
    (tmp_path / "island.json").write_text(json.dumps(broken))
    for what in ("check", "build"):
        assert run(what, "island") == 2
        told = capsys.readouterr().out.splitlines()
        assert "Space 3 (Sea) has gold under water. (TR-5)" in told
        assert any(line.startswith("There is a gap") and line.endswith("(TR-2)") for line in told)
    broken["spaces"][0]["sector"] = "yellow"  # another game's field
    (tmp_path / "island.json").write_text(json.dumps(broken))
    assert run("check", "island") == 2
    unknown = "The space 0: Object contains unknown field `sector`. (TR-1)\n"
    assert capsys.readouterr().out == unknown


@pytest.mark.usefixtures("games")
def test_the_table_holds_shared_and_own_facts(tmp_path: Path) -> None:
    assert run("build", "island") == 0
    made = compiled.read(tmp_path / "island.compiled.json", CompiledFile)
    assert made.gold == (3, 0, 0, 0)
    assert made.steps == ((1, 2), (0,), (0,), ())
    # By this game's rules one looks from the hut to the hill in front of it, but nowhere from the sea.
    assert made.distance == ((1, 1, 1, 0), (1, 1, 1, 0), (1, 1, 1, 0), (0, 0, 0, 0))
    assert compiled.CompiledMap(made).sight_mask == (0b111, 0b111, 0b111, 0)
    assert run("check", "island") == 0


def test_sight_is_the_games_to_say(tmp_path: Path) -> None:
    """Four rooms in a row: with walls that block, one sees the next room only."""
    row = [
        {"id": n, "type": "enclosed", "polygon": square(100 * n, 0), "name": f"room-{n}", "building": "row"}
        for n in range(4)
    ]
    drawn = {**ISLAND, "width": 400, "height": 100, "spaces": row, "doorways": [], "ladders": []}
    path = tmp_path / "island.json"
    path.write_text(json.dumps({**drawn, "words": {}}))

    class WalledMaps(TreasureMaps):
        sight = SightRules(looks=(1, 1, 1, 0, 0), blocks=(0, 1, 1, 0, 1))

    free, walled = TreasureMaps(tmp_path), WalledMaps(tmp_path)
    source = format.read(path, Island)
    assert free.compiled(source, b"").distance[0] == (1, 1, 2, 3)
    assert walled.compiled(source, b"").distance[0] == (1, 1, 0, 0)


@pytest.mark.usefixtures("games")
def test_the_picture_has_the_games_marks_and_names(tmp_path: Path) -> None:
    assert run("draw", "treasure/island") == 0
    picture = ET.fromstring((tmp_path / "island.svg").read_text())
    written = ["".join(text.itertext()) for text in picture.iter(f"{SVG}text")]
    assert {"Island", "Beach", "Hut", "3 gold"} <= set(written)


@pytest.mark.usefixtures("games")
def test_a_game_brings_its_own_tools_for_its_own_kind_of_map(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", "castle") == 0
    assert run("draw", "tiles/castle", "--lang", "pl") == 0
    assert run("check", "castle.txt") == 0
    told = capsys.readouterr().out.splitlines()
    assert told == [
        "2 rows of squares, no fault.",
        "castle.svg is drawn.",
        "2 rows of squares, no fault.",
    ]
    assert (tmp_path / "castle.svg").read_text() == "<svg lang='pl'/>"
    (tmp_path / "castle.txt").write_text("###\n")
    assert run("check", "castle") == 2
    assert capsys.readouterr().out == "There is no door.\n"


@pytest.mark.usefixtures("games")
def test_somebodys_own_file_says_its_game_where_several_have_maps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").write_text(json.dumps(ISLAND))
    with pytest.raises(Fault, match=r"say which game mine is for: --game treasure or tiles"):
        run("check", "mine")
    assert run("check", "mine", "--game", "treasure") == 0
    assert capsys.readouterr().out.startswith("island: 3 spaces")
    (tmp_path / "mine").rename(tmp_path / "mine.json")  # only one game's maps have this ending
    assert run("check", "mine.json") == 0
    with pytest.raises(Fault, match="cards has no maps"):
        run("check", "mine.json", "--game", "cards")


def test_a_name_that_two_games_use_needs_the_game(games: dict[str, Any], tmp_path: Path) -> None:
    games["other"] = SimpleNamespace(map_tools=lambda: TreasureMaps(tmp_path))
    with pytest.raises(Fault, match="several games have a map called island"):
        run("check", "island")
    assert run("check", "other/island") == 0


@pytest.mark.usefixtures("games")
def test_the_check_of_the_sources_goes_over_all_games(tmp_path: Path) -> None:
    told = [
        f"the table of {name} is out of date; rebuild it with: kordon map build {name}"
        for name in ("treasure/island", "tiles/castle")
    ]
    assert command.check_tables(tmp_path) == told
    assert run("build", "island") == 0
    assert command.check_tables(tmp_path) == told[1:]
    (tmp_path / "island.json").write_text(json.dumps({**ISLAND, "origin": "published"}))
    assert command.check_tables(tmp_path) == told


@pytest.mark.usefixtures("games")
def test_a_games_name_checks_all_of_its_maps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("check", "treasure") == 0
    assert capsys.readouterr().out.startswith("island: 3 spaces")
    assert run("check", "tiles") == 0
    assert capsys.readouterr().out == "2 rows of squares, no fault.\n"
    (tmp_path / "castle.txt").write_text("###\n")
    assert run("check", "tiles") == 2
    assert capsys.readouterr().out == "castle: There is no door.\n"


def test_tools_whose_packages_are_missing_are_refused_in_a_sentence(games: dict[str, Any]) -> None:
    def broken() -> MapTools:
        raise ModuleNotFoundError("No module named 'chisel'", name="chisel")

    games["treasure"].map_tools = broken
    with pytest.raises(Fault, match="the maps of treasure need chisel, which is not installed here"):
        run("check", "treasure/island")


def test_the_toolkit_names_no_game() -> None:
    package = Path(compiled.__file__).parent
    text = "".join(path.read_text(encoding="utf-8") for path in package.glob("*.py")).lower()
    assert [word for word in ("sniper", "se-1", "se-8", "sector", "objective", "squad") if word in text] == []
