"""The arena: who sits where, whole games that can be played again, and what they come to."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kordon.bots.baselines import PlayoutBot, RandomBot
from kordon.bots.entrants import entrant
from kordon.bots.search import SearchBot
from kordon.cli import arena as command
from kordon.cli.main import main
from kordon.engine import log
from kordon.engine.errors import Fault
from kordon.games import find
from kordon.games.sniper import SniperElite
from kordon.lab.arena import Pairing, Report, Result, as_options, pairings, pairs, places_of, play, report
from kordon.lab.intervals import ratings, wilson
from kordon.lab.strangers.estoril import Searcher
from kordon_dev import compiled

MAPS = [{"map": "launch"}, {"map": "pens"}]


class FirstMove(RandomBot):
    """A bot of another package."""

    def choose(self, within: float | None = None) -> Any:
        return self._last.moves[0]


# ---- how sure a share is


def test_intervals_are_wilsons() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_ratings_explain_who_beat_whom() -> None:
    found = ratings(["a", "b", "c"], {("a", "b"): 75, ("b", "a"): 25, ("b", "c"): 75, ("c", "b"): 25})
    assert found["a"] - found["b"] == pytest.approx(400 * 0.4771, abs=8)  # 3 to 1
    assert found["b"] - found["c"] == pytest.approx(400 * 0.4771, abs=8)
    clean = ratings(["a", "b"], {("a", "b"): 10})
    assert 1500 < clean["a"] < 2500


# ---- who plays whom


def test_games_come_in_pairs_with_the_same_luck_and_swapped_sides() -> None:
    games = pairings("sniper", ["a", "b", "c"], 8, 3, MAPS, "x")
    assert len(games) == 3 * 8
    assert Counter(tuple(sorted(set(game.seats))) for game in games) == {
        ("a", "b"): 8,
        ("a", "c"): 8,
        ("b", "c"): 8,
    }
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert (one.seed, one.options) == (other.seed, other.options)
        assert one.seats[0] != other.seats[0]
        assert one.seats[1] == one.seats[2] == other.seats[0]
    assert len({game.seed for game in games}) == 4
    assert {frozenset(game.seats) for game in games[:6]} == {frozenset(p) for p in ("ab", "ac", "bc")}, (
        "a league that is stopped has games of every pair"
    )
    assert Counter(game.options["map"] for game in games) == {"launch": 12, "pens": 12}


def test_who_plays_against_some_plays_nobody_else() -> None:
    games = pairings("estoril", ["a", "b"], 2, 2, [{}], "x", against=["c", "a"])
    assert {frozenset(game.seats) for game in games} == {frozenset("ab"), frozenset("bc")}


def test_who_is_measured_against_others_sits_alone_in_each_seat_in_turn() -> None:
    games = pairings("estoril", ["a"], 6, 3, [{}], "x", against=["b", "c"])
    alone = [game.seats.index("a") for game in games if "b" in game.seats]
    assert alone == [0, 1, 2, 0, 1, 2]
    assert all(game.seats.count("a") == 1 and len(set(game.seats)) == 2 for game in games)
    assert [game.seed for game in games if "b" in game.seats] == ["x 0"] * 3 + ["x 1"] * 3
    sides = pairings("sniper", ["a"], 2, 4, [{}], "x", against=["b"])
    assert [game.seats for game in sides] == [("a", "b", "b", "b"), ("b", "a", "a", "a")], "a side each"


def test_without_sides_entrants_take_every_other_seat() -> None:
    assert places_of(find("estoril"), ("a", "b"), 4, 0) == ("a", "b", "a", "b")
    assert places_of(find("estoril"), ("a", "b"), 3, 1) == ("b", "a", "b")


def test_games_of_one_team_each_have_luck_of_their_own() -> None:
    missions = as_options({"mission": ["cells", "radio"]})
    games = pairings("wolfenstein", ["a", "b"], 6, 2, missions, "x")
    one, other = [[game for game in games if game.seats == (name, name)] for name in "ab"]
    assert len(one) == len({game.seed for game in one}) == 6
    assert Counter(game.options["mission"] for game in one) == {"cells": 3, "radio": 3}
    assert [game.seed for game in one] == [game.seed for game in other], "the same for each"


def test_where_all_are_one_team_everybody_plays_alone() -> None:
    class Together(SniperElite):
        def team(self, position: Any, seat: int) -> tuple[int, ...]:
            return tuple(range(position.seats))

    assert pairs(Together(), ["a", "b"], 2, {}) == [("a", "a"), ("b", "b")]
    assert pairs(find("sniper"), ["a", "b"], 2, {}) == [("a", "b")]


def test_options_are_combined() -> None:
    assert as_options({}) == [{}]
    assert as_options({"map": ["x", "y"], "late": ["true"]}) == [
        {"map": "x", "late": "true"},
        {"map": "y", "late": "true"},
    ]


# ---- games


def test_a_game_can_be_played_again_and_its_log_verifies() -> None:
    pairing = Pairing("sniper", ("rules", "steady"), {"map": "pens"}, "again")
    one, other = play(pairing, with_log=True), play(pairing, with_log=True)
    assert one.log == other.log
    assert (one.won, one.moves) == (other.won, other.moves)
    assert sum(one.won.values()) == 1
    assert len(log.verify(one.log, find).moves) == one.moves
    assert set(one.slowest) == {"rules", "steady"}
    assert play(pairing).log == ""


def test_entrants_by_name() -> None:
    game = find("estoril")
    source = Random(1)
    playouts, search = [entrant(name)(game, 0, source) for name in ("playouts:7", "search:0.25s")]
    assert isinstance(playouts, PlayoutBot)
    assert playouts.budget.iterations == 7
    assert isinstance(search, SearchBot)
    assert search.budget.seconds == 0.25
    other = entrant(f"{__name__}:FirstMove")(game, 0, source)
    assert isinstance(other, FirstMove)
    searcher = entrant("kordon.lab.strangers.estoril:Searcher:0.1s")(game, 0, source)
    assert isinstance(searcher, Searcher)
    assert searcher.seconds == 0.1
    for name, why in (
        ("godlike", "there is no “godlike”; there are beginner"),
        ("playouts:many", "say for example playouts:160 or :0.5s"),
        (f"{__name__}:FirstMove:soon", "say for example .*:FirstMove:160 or :0.5s"),
        ("nowhere:Bot", "can't be loaded"),
        ("kordon.bots.bot:Missing", "can't be loaded"),
    ):
        with pytest.raises(Fault, match=why):
            entrant(name)


def test_a_report_counts_overall_by_side_and_by_options() -> None:
    games = pairings("sniper", ["a", "b"], 8, 2, MAPS, "x")
    results = [
        Result(
            game,
            {"a": float(game.seats[0] == "a"), "b": float(game.seats[0] == "b")},
            "SE-601",
            1,
            {"a": 0.2, "b": 0.1},
            {"a": 0.4, "b": 0.1},
            {"a": 4, "b": 2},
        )
        for game in games
    ]
    found = report("sniper", results)
    shares = {(share.of, share.where): (share.won, share.games) for share in found.shares}
    wanted = {("a", ""): (4, 8), ("a", "seat 1"): (4, 4), ("a", "seats 2 on"): (0, 4)}
    assert shares == shares | wanted
    assert shares["b", "seat 1, map pens"] == (2.0, 2)
    assert found.ratings["a"] == pytest.approx(found.ratings["b"])
    assert found.slowest == {"a": 0.2, "b": 0.1}
    assert found.seconds == pytest.approx({"a": 0.1, "b": 0.05})


# ---- the command


def test_the_command_prints_a_league_and_keeps_games_and_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, logs = tmp_path / "report.json", tmp_path / "games"
    arguments = ["arena", "sniper", "--bots", "rules,random", "--games", "2", "--processes", "1"]
    written = ["--json", str(out), "--logs", str(logs), "--markdown", str(tmp_path / "league.md")]
    code = main([*arguments, "--option", "map=pens", "--seed", "x", *written])
    assert code == 0
    shown = capsys.readouterr().out
    assert "rules against random: 2 of 2, 100% (34% to 100%)" in shown
    assert shown.index("rules\n") < shown.index(" random\n")
    found = msgspec.json.decode(out.read_bytes(), type=Report)
    assert (found.game, found.games, found.seed) == ("sniper", 2, "x")
    league = (tmp_path / "league.md").read_text(encoding="utf-8")
    assert "sniper, 2 games, seed `x`" in league
    assert "| rules | · | 100 (34–100), 2 |" in league
    kept = sorted(logs.iterdir())
    assert [path.name for path in kept] == ["0000.kordon", "0001.kordon"]
    assert log.verify(kept[1].read_text(encoding="utf-8"), find).seats == 2


def test_a_league_that_is_stopped_reports_what_was_played(tmp_path: Path) -> None:
    """Ctrl-C in a terminal reaches the command and its workers."""
    out, logs = tmp_path / "report.json", tmp_path / "games"
    arguments = ["estoril", "--bots", "rules,random", "--games", "5000", "--processes", "2"]
    command = [
        sys.executable,
        "-m",
        "kordon.cli",
        "arena",
        *arguments,
        "--json",
        str(out),
        "--logs",
        str(logs),
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as league:
        while len(list(logs.glob("*.kordon"))) < 3 and league.poll() is None:
            time.sleep(0.05)
        os.killpg(league.pid, signal.SIGINT)
        shown, told = league.communicate(timeout=60)
    assert league.returncode == 130
    found = msgspec.json.decode(out.read_bytes(), type=Report)
    assert 3 <= found.games < 5000
    assert f"stopped after {found.games} of 5000 games" in told
    assert "Traceback" not in told
    assert "rules against random: " in shown
    assert len(list(logs.iterdir())) == found.games
    with pytest.raises(ProcessLookupError):
        os.killpg(league.pid, 0)  # nobody plays on


def test_an_interrupt_while_a_game_is_kept_loses_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What has a log is counted, whenever Ctrl-C comes."""
    written = Path.write_text

    def interrupted(self: Path, text: str, encoding: str) -> int:
        length = written(self, text, encoding=encoding)
        signal.raise_signal(signal.SIGINT)
        return length

    game = pairings("estoril", ["rules", "random"], 1, 2, [{}], "x")[0]
    played = ((number, play(game, True)) for number in range(3))
    monkeypatch.setattr(Path, "write_text", interrupted)
    assert len(command.collected(played, 3, tmp_path)) == len(list(tmp_path.iterdir())) == 1


def test_a_league_ends_when_its_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--bots", "rules,random", "--games", "5000", "--processes", "1", "--seconds", "0"]
    assert main(["arena", "estoril", *arguments]) == 130
    assert "stopped after 1 of 5000 games" in capsys.readouterr().err


def test_a_league_that_is_stopped_at_once_has_an_empty_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(*_: Any) -> Iterator[Any]:
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "on_processes", stopped)
    assert main(["arena", "estoril", "--bots", "rules,random", "--games", "2"]) == 130
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "kordon: stopped after 0 of 2 games\n")


def test_an_interrupt_that_gets_lost_ends_the_league_with_the_next_game() -> None:
    """An exception that is raised in a callback of the pool is reported and forgotten."""
    before = signal.getsignal(signal.SIGINT)
    result = play(pairings("estoril", ["rules", "random"], 1, 2, [{}], "lost")[0])

    def played() -> Any:
        yield 0, result
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        yield 1, result
        yield 2, result

    assert len(command.collected(played(), 3, None)) == 2
    assert signal.getsignal(signal.SIGINT) is before


def test_a_league_of_compiled_rules_goes_on_as_the_same_command(monkeypatch: pytest.MonkeyPatch) -> None:
    class Became(Exception):
        pass

    def execve(_: str, arguments: list[str], environment: dict[str, str]) -> None:
        raise Became(arguments[1:], environment["PYTHONPATH"].partition(os.pathsep)[0])

    monkeypatch.setattr(compiled, "kept", lambda _: Path("built"))
    monkeypatch.setattr(os, "execve", execve)
    arguments = ["arena", "estoril", "--bots", "rules,random"]
    monkeypatch.setattr(sys, "argv", ["kordon", *arguments, "--compiled"])
    with pytest.raises(Became) as became:
        main()
    assert became.value.args == (["-m", "kordon.cli", *arguments], "built")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["estoril", "--bots", "steady"], "it takes two to play"),
        (["estoril", "--bots", "steady,godlike"], "there is no “godlike”"),
        (["estoril", "--bots", "steady,random", "--games", "0"], "--games must be at least 1"),
        (["sniper", "--bots", "steady,random", "--option", "pens"], "write NAME=VALUE"),
        (["sniper", "--bots", "steady,random", "--option", "map=moon"], "map: it takes"),
        (["sniper", "--bots", "steady,random", "--players", "7"], "players: sniper takes 1 to 4"),
    ],
)
def test_mistakes_are_one_sentence(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert why in capsys.readouterr().err
    assert command.HELP
