"""Strangers: one of every school finishes its games, and shares no code with the levels."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.games import GAMES, find
from kordon.games.sniper.phases import DEFENDERS_TURN
from kordon.lab import strangers as package
from kordon.lab.arena import Pairing, play
from kordon.lab.strangers import SCHOOLS, strangers
from kordon.lab.strangers.estoril import Searcher
from kordon.lab.strangers.traces import Traces

STRANGERS = [(game, name) for game in SCHOOLS for name in strangers(game)]


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Searcher, "seconds", 0.0)


def test_every_game_has_six_schools_or_more() -> None:
    assert set(SCHOOLS) <= set(GAMES)
    assert min(map(len, SCHOOLS.values())) >= 6


@pytest.mark.parametrize(("game", "name"), STRANGERS)
def test_a_stranger_plays_whole_games_on_every_side_and_can_play_them_again(game: str, name: str) -> None:
    pairing = Pairing(game, (name, name), {}, "whole")
    assert play(pairing, with_log=True).log == play(pairing, with_log=True).log


def test_traces_always_hold_the_truth_possible() -> None:
    """A filter by another hand than the belief's: in no game does it exclude where the sniper is."""
    game = find("sniper")
    for number in range(6):
        match = Match(game, game.parse_options({}), 2, seed_from(f"traces {number}"))
        traces, sent, source = Traces("launch"), 0, Random(number)
        while acting := game.to_act(match.position):
            match.play(source.choice(game.moves(match.position, acting[0])))
            for delivery in match.history[1][sent:]:
                traces.follow(delivery)
            sent = len(match.history[1])
            if match.position.phase == DEFENDERS_TURN:
                assert traces.weights()[match.position.space] > 0


def test_strangers_share_no_code_with_the_levels() -> None:
    for path in Path(package.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert "knowledge" not in (node.module or "")
                assert not (node.module or "").startswith("kordon.bots")


def test_a_league_runs_from_a_plain_folder_of_sources(tmp_path: Path) -> None:
    """Nothing is installed: no entry points, no packages but those beside it."""
    for name in ("kordon", "msgspec", "fluent"):
        spec = find_spec(name)
        assert spec is not None
        [place] = spec.submodule_search_locations or []
        (tmp_path / name).symlink_to(place)
    arguments = ["sniper", "--bots", "strangers", "--against", "random", "--games", "1", "--processes", "1"]
    command = [sys.executable, "-S", "-m", "kordon.cli", "arena", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "kordon.lab.strangers.sniper:Net against random: " in done.stdout
