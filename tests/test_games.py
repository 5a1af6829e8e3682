"""Games come in by the entry points of installed packages, and one that is broken hurts no other."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kordon import games
from kordon.engine.errors import Fault

FIND = "from kordon.games import GAMES, find, working; "


def install(folder: Path, package: str, name: str, source: str) -> None:
    """What pip leaves behind of a package that brings a game: a module, and the package's metadata."""
    (folder / f"{package}.py").write_text(source, encoding="utf-8")
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[kordon.games]\n{name} = {package}:GAME\n")


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", FIND + code],
        env={"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


OTHER = (
    "from kordon.games.estoril import Estoril\nclass Other(Estoril):\n    name = 'other'\nGAME = Other()\n"
)


def test_our_own_games_come_in_by_the_same_door() -> None:
    assert games.GAMES == ("estoril", "sniper", "wolfenstein")
    assert [games.find(name).name for name in games.GAMES] == list(games.GAMES)
    assert games.working()[1] == []


@pytest.mark.parametrize("name", games.GAMES)
def test_a_first_game_can_be_set_up_as_suggested(name: str) -> None:
    game = games.find(name)
    options = game.parse_options(dict(game.first_game))
    assert (options != game.parse_options({})) == bool(game.first_game)


def test_an_installed_package_brings_a_game(tmp_path: Path) -> None:
    install(tmp_path, "outside", "other", OTHER)
    done = run(tmp_path, "print(GAMES, find('other').name, list(working()[0]))")
    names = "'estoril', 'other', 'sniper', 'wolfenstein'"
    assert done.stdout.split("\n")[0] == f"({names}) other [{names}]"


def test_only_the_asked_game_is_loaded(tmp_path: Path) -> None:
    install(tmp_path, "outside", "other", OTHER)
    done = run(tmp_path, "import sys; find('sniper'); print('outside' in sys.modules)")
    assert done.stdout == "False\n"


@pytest.mark.parametrize(
    ("name", "source", "reason"),
    [
        ("other", "import nothing_like_this", "ModuleNotFoundError: No module named 'nothing_like_this'"),
        ("other", "raise ValueError('one\\ntwo')", "ValueError: one two"),
        ("other", "GAME = 7", "outside:GAME is not a Game instance"),
        ("another", OTHER, "the game there is called other"),
        (
            "other",
            f"{OTHER}\ntype(GAME).seat_counts = range(2, 8)",
            "it takes 7 players, but a table has 6 seats at most",
        ),
    ],
)
def test_a_broken_game_is_told_in_a_sentence_and_hurts_no_other(
    tmp_path: Path, name: str, source: str, reason: str
) -> None:
    install(tmp_path, "outside", name, source)
    done = run(tmp_path, "print(list(working()[0]), *working()[1], sep='\\n')")
    told = f"the game {name} of the package outside can't be loaded: {reason}"
    assert done.stdout.splitlines() == ["['estoril', 'sniper', 'wolfenstein']", told]
    tried = subprocess.run(
        [sys.executable, "-m", "kordon.cli", "fuzz", name],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (tried.returncode, tried.stderr) == (2, f"kordon: {told}\n")


def test_two_packages_with_one_name_are_told_in_a_sentence_and_hurt_no_other(tmp_path: Path) -> None:
    install(tmp_path, "one", "other", OTHER)
    install(tmp_path, "two", "other", OTHER)
    done = run(tmp_path, "print(list(working()[0]), *working()[1], sep='\\n')")
    told = "the packages one and two both bring a game called other; uninstall one of them"
    assert done.stdout.splitlines() == ["['estoril', 'sniper', 'wolfenstein']", told]


def test_players_are_told_no_more_of_a_broken_game_than_that_it_is_not_there(tmp_path: Path) -> None:
    install(tmp_path, "outside", "other", "raise ValueError('a path of the host')")
    done = run(tmp_path, "from kordon.games import playable; playable('other')")
    assert done.stderr.endswith(
        "Fault: there is no game called other; there are estoril, sniper, wolfenstein\n"
    )


def test_a_name_nobody_brings_is_refused_with_those_there_are() -> None:
    with pytest.raises(Fault, match="there is no game called chess; there are estoril, sniper, wolfenstein"):
        games.find("chess")
