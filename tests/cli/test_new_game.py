"""`kordon new-game`: what it writes passes every check, and what it refuses it tells in one sentence."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kordon.cli import new_game
from kordon.cli.check import CHECKS
from kordon.cli.main import main
from kordon.games import working

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("new-game")
    known = list(sys.path)
    assert main(["new-game", "smugglers", "--into", str(folder)]) == 0
    yield folder / "smugglers"
    # A check imports the game from its folder; nothing of it may stay, for the module's tests may come twice.
    sys.path[:] = known
    for name in [name for name in sys.modules if name.partition(".")[0] == "smugglers"]:
        del sys.modules[name]


def test_the_new_game_has_its_own_name_everywhere(tmp_path: Path) -> None:
    assert main(["new-game", "wreckers", "--into", str(tmp_path)]) == 0
    made = tmp_path / "wreckers"
    files = [path for path in made.rglob("*") if path.is_file()]
    assert len(files) > 15
    for path in files:
        assert "hideout" not in path.read_text("utf-8").lower() + str(path.relative_to(made))
        assert "HI-" not in path.read_text("utf-8")
    assert "WR-101" in (made / "src" / "wreckers" / "text" / "pl" / "rules.ftl").read_text("utf-8")


# `kordon check types` looks at the examples with everything else.
@pytest.mark.parametrize(
    ("folder", "check"),
    [("new", "types")]
    + [(folder, check) for folder in ("new", "mole", "hideout") for check in CHECKS if check != "types"],
)
def test_new_and_example_games_pass_every_check(made: Path, folder: str, check: str) -> None:
    path = made if folder == "new" else ROOT / "examples" / folder
    assert CHECKS[check](path) == []


def test_the_rules_of_a_game_in_a_folder_are_listed_with_their_tests(
    made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "--folder", str(made)]) == 0
    told = capsys.readouterr().out
    assert told.splitlines()[0].startswith("SM-101    1  test_rules.py::")
    assert told.endswith("5 rules, 0 without a test\n")


def test_what_is_wrong_with_a_game_in_a_folder_is_found(made: Path, tmp_path: Path) -> None:
    assert main(["new-game", "poachers", "--into", str(tmp_path)]) == 0
    folder = tmp_path / "poachers"
    rules = folder / "src" / "poachers" / "text" / "en" / "rules.ftl"
    rules.write_text(rules.read_text("utf-8") + "PO-204 = A rule that nobody tests.\n", "utf-8")
    stale = "docs/rules/poachers.en.md is out of date; write it with: kordon rules --docs"
    place = "PO-204 has no place: name it where it is decided, or in BY_ABSENCE beside the rules"
    missing = [f"poachers: {language}: there is no message PO-204" for language in ("pl", "cs")]
    assert CHECKS["rules"](folder) == [stale, *missing, place, "PO-204 has no test"]
    assert "poachers: pl: PO-204 is missing" in CHECKS["texts"](folder)
    module = folder / "src" / "poachers" / "words.py"
    module.write_text("from kordon.tables import seating\nfrom kordon.games import estoril\n", "utf-8")
    assert CHECKS["layers"](folder) == [
        "poachers/words.py:1: games may not import tables, which is below it",
        "poachers/words.py:2: game poachers may not import estoril",
    ]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["Smugglers"], "a game's name is 3 to 20 lower-case letters"),
        (["my-game"], "a game's name is 3 to 20 lower-case letters"),
        (["class"], "not a Python keyword"),
        (["json"], "json is the name of another Python package"),
        (["estoril"], "there is a game called estoril already"),
        (["bandits", "--prefix", "s"], "two capital letters"),
        (["bandits", "--prefix", "KO"], "KO already begins the ids of other rules"),
    ],
)
def test_a_name_that_can_not_be_is_refused(
    arguments: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", *arguments, "--into", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert reason in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_already_is_left_alone(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (made / "pyproject.toml").read_text("utf-8")
    assert main(["new-game", "smugglers", "--into", str(made.parent)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert (made / "pyproject.toml").read_text("utf-8") == before


def test_a_prefix_is_chosen_that_no_other_game_has() -> None:
    assert "SE" in {game.prefix for game in working()[0].values()}
    assert new_game.free_prefix("secrets") == "SC"
    assert new_game.free_prefix("smugglers") == "SM"


def test_a_folder_without_a_game_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "--folder", str(tmp_path), "texts"]) == 2
    assert "its pyproject.toml can't be read" in capsys.readouterr().err
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'nothing'\n")
    assert main(["rules", "--folder", str(tmp_path)]) == 2
    assert "has no entry point of the group kordon.games" in capsys.readouterr().err
