"""`kordon play` from its arguments to the last line, with what people get wrong."""

from __future__ import annotations

import argparse
import io
import sys
from typing import TYPE_CHECKING

import pytest

from kordon.bots.factory import make_bot
from kordon.bots.levels import BUDGETS, Budget, Level
from kordon.cli import play
from kordon.engine import log
from kordon.engine.errors import Fault
from kordon.engine.knowledge import Around
from kordon.games import find

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

    from kordon.bots.bot import Bot
    from kordon.engine.game import AnyGame


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    return play.run(parser.parse_args(arguments))


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A function that sets what is typed."""

    def types(*lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    types()
    return types


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "choose a game"),
        (("chess",), "there is no game called chess"),
        (("estoril", "--players", "5"), "players: estoril takes 2 to 4 players, not 5"),
        (("estoril", "--players", "two"), "players: a whole number"),
        (("estoril", "--players", "9" * 5000), "players: a whole number"),
        (("estoril", "--seat", "3"), "seat: a whole number from 1 to 2"),
        (("estoril", "--seat", "0"), "seat: a whole number from 1 to 2"),
        (("estoril", "--lang", "de"), "lang: Kordon speaks en, pl, cs"),
        (("estoril", "--option", "cheat=1"), "cheat: estoril has no such option"),
        (("estoril", "--option", "second_place"), "option: write it as NAME=VALUE"),
        (("estoril", "--option", "second_place=maybe"), "second_place: "),
        (("estoril", "--option", "secret_missions=true"), "secret_missions: "),
        (("estoril", "--bots", "godlike"), "bots: there is no level"),
        (("estoril", "--width", "10"), "width: a whole number of at least 40"),
        (("--load", "no-such-file"), "load: no-such-file can't be read"),
        (("--load", "x", "--seed", "y"), "seed: a game that is loaded"),
        (("estoril", "--save", "no-such-folder/game.log"), "save: no-such-folder"),
    ],
)
def test_a_wrong_argument_is_one_sentence(
    arguments: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Fault) as caught:
        run(*arguments)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


@pytest.mark.usefixtures("keyboard")
def test_the_end_of_input_says_goodbye(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("estoril", "--seed", "a", "--lang", "pl", "--width", "80") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Estoril 1942. Grasz jako Czerwony. Wpisz ?, by zobaczyć pomoc."
    assert lines[-1] == "Odchodzisz od stołu. Do zobaczenia!"
    assert any("┠" in line for line in lines)
    assert not any("\x1b" in line for line in lines)


@pytest.mark.usefixtures("keyboard")
def test_ctrl_c_says_goodbye(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert run("estoril", "--plain", "--lang", "en") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "You have left the table. Goodbye!"


def test_a_game_is_kept_and_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], keyboard: Callable[..., None]
) -> None:
    file = tmp_path / "my game.log"
    keyboard("1", "1", "q", "q")
    fixed = ("--plain", "--lang", "en", "--bots", "beginner")
    assert run("estoril", "--seed", "kept", "--seat", "2", "--save", str(file), *fixed) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    command = f"kordon play estoril --seat 2 --load '{file}' --save '{file}'"
    assert last == f"The game is saved. To continue: {command}"
    kept = log.verify(file.read_text(encoding="utf-8"), find)
    assert any(move.seat == 1 for move in kept.moves)

    keyboard("l")
    assert run("--seat", "2", "--load", str(file), *fixed) == 0
    shown = capsys.readouterr().out
    assert shown.count("Green lays") == 1  # in the log that was asked for
    assert log.verify(file.read_text(encoding="utf-8"), find).moves == kept.moves


def test_a_kept_game_is_never_overwritten_or_taken_for_another(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    file.write_text("precious", encoding="utf-8")
    with pytest.raises(Fault, match="is there already"):
        run("estoril", "--save", str(file))
    with pytest.raises(Fault, match="line 1 of the log is damaged"):
        run("--load", str(file))
    assert file.read_text(encoding="utf-8") == "precious"


@pytest.mark.usefixtures("keyboard")
@pytest.mark.parametrize(
    ("arguments", "level"),
    [
        (("estoril",), "steady"),
        (("wolfenstein",), "master"),
        (("wolfenstein", "--bots", "sharp"), "sharp"),
    ],
)
def test_bots_play_at_the_games_usual_level_or_as_asked(
    arguments: tuple[str, ...], level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Level] = []

    def noted(game: AnyGame, seat: int, level: Level, source: Random, around: Around) -> Bot:
        assert around == Around(frozenset({0}))
        made.append(level)
        return make_bot(game, seat, "beginner", source)

    monkeypatch.setattr(play, "make_bot", noted)
    assert run(*arguments, "--players", "2", "--plain", "--lang", "en") == 0
    assert made == [level]


@pytest.mark.usefixtures("keyboard")
def test_watching_plays_a_whole_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BUDGETS, "beginner", Budget(iterations=1))
    assert run("estoril", "--watch", "--seed", "w", "--bots", "beginner", "--lang", "cs", "--plain") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Estoril 1942. Díváte se na hru."
    assert "Semínko náhody" in lines[-1]


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "cs_CZ"}, "cs"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_systems_unless_asked_for(environment: dict[str, str], expected: str) -> None:
    assert play.language(None, environment) == expected
    assert play.language("pl", environment) == "pl"


@pytest.mark.usefixtures("keyboard")
@pytest.mark.parametrize(
    ("arguments", "no_color", "coloured"), [((), "", True), (("--no-color",), "", False), ((), "1", False)]
)
def test_colour_is_for_terminals_that_want_it(
    arguments: tuple[str, ...], no_color: str, coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Screen(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    screen = Screen()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setenv("NO_COLOR", no_color)
    run("estoril", "--seed", "a", "--width", "80", *arguments)
    assert ("\x1b[" in screen.getvalue()) == coloured


def test_a_screen_without_the_letters_for_drawing_gets_sentences() -> None:
    assert play.can_draw("utf-8")
    assert not play.can_draw("latin-1")
    assert not play.can_draw(None)
    assert not play.can_draw("no-such-encoding")
