"""What a move is worth follows from a seat's messages; the miner finds decisions, and the same ones again."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from kordon.engine.checks.finding import state
from kordon.engine.game import AnyGame
from kordon.engine.lessons.puzzles import Cut, Setting, Source, sources
from kordon.engine.lessons.walker import play_line
from kordon.engine.match import Match
from kordon.engine.records import Delivery
from kordon.games import GAMES, find
from kordon.lab.puzzles import judging, mining
from kordon.lab.puzzles.judging import GAP, Tried, judge, promising, usual_budget
from kordon.lab.puzzles.mining import begun, lines_of, stands


def cut(name: str) -> tuple[Match, Cut]:
    """A game as far as its first puzzle."""
    game = find(name)
    source = sources(game)[0]
    first = source.puzzles[0]
    return played(game, source, first.at), first


def played(game: AnyGame, source: Source, moves: int) -> Match:
    match = begun(game, source.options, source.seats, source.seed)
    for line in source.moves[:moves]:
        play_line(match, line)
    return match


def last_decision(source: Source, seat: int) -> int:
    """After how many moves the seat chose for the last time."""
    chosen = [line.startswith(f"{seat} ") and f"{seat} act:" not in line for line in source.moves]
    return max(number for number, is_choice in enumerate(chosen) if is_choice)


def twins(match: Match, seat: int) -> list[list[Delivery]]:
    """What the seat was sent, and the same from other truths."""
    game, history = match.game, match.history[seat]
    worlds = [game.swap_secrets(match.position, seat, Random(draw)) for draw in range(2)]
    if not game.sees_everything(match.position, seat):
        assert any(state(world) != state(match.position) for world in worlds)
    last = [Delivery(history[-1].events, game.observe(world, seat), history[-1].private) for world in worlds]
    return [history, *[[*history[:-1], one] for one in last]]


def test_twins_get_the_same_answer_from_the_search() -> None:
    """The truth is changed behind its back: who looks at the messages alone finds the same."""
    match, one = cut("estoril")
    found = [
        judge(match.game, one.seat, history, 120, "twin", screening=True)
        for history in twins(match, one.seat)
    ]
    assert found[0] is not None
    assert found[1:] == found[:1] * 2


@pytest.mark.parametrize("seat", [0, 1])
def test_twins_get_the_same_answer_from_those_who_play_on(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every world that is tried, and what comes of every move in it, is the same."""
    game = find("sniper")
    source = sources(game)[0]
    match = played(game, source, last_decision(source, seat))
    tried: list[tuple[Any, float, bytes]] = []
    monkeypatch.setattr(judging, "MOST_COMPARED", 3)

    def noted(*given: Any) -> Callable[[Any, Any, Random], float]:
        play_on = player_on(*given)

        def and_note(world: Any, move: Any, luck: Random) -> float:
            before = state(world)
            tried.append((move, play_on(world, move, luck), before))
            return tried[-1][1]

        return and_note

    player_on = judging._player_on
    monkeypatch.setattr(judging, "_player_on", noted)
    courses = []
    for history in twins(match, seat):
        judge(game, seat, history, 1, "twin")
        courses.append(tried.copy())
        tried.clear()
    assert courses[0]
    assert courses[1:] == courses[:1] * 2


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_nearly_all_puzzles_stand_with_other_luck(name: str) -> None:
    """At ten times the usual budget; of a sample, which is long enough."""
    game = find(name)
    found = [(source, one) for source in sources(game) for one in source.puzzles]
    sample = Random("standing").sample(found, min(len(found), 20))
    assert sum([stands(game, source, one) for source, one in sample]) >= 0.9 * len(sample)


def test_a_puzzle_that_the_game_no_longer_leads_to_does_not_stand() -> None:
    game = find("estoril")
    source = sources(game)[0]
    changed = msgspec.structs.replace(source, moves=(source.moves[0], source.moves[0], *source.moves[2:]))
    assert not stands(game, changed, source.puzzles[0])


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_are_cut_from_games_that_were_played_here(name: str) -> None:
    """A game follows from its seed: none of them is anybody's, and none is running."""
    for source in sources(find(name)):
        assert 0 < source.seed < 100_000, "tables draw 256 bits"
        assert len(source.moves) == max(one.at for one in source.puzzles)


def test_the_same_seed_gives_the_same_game_and_decisions() -> None:
    """It is played to its end; another seed gives another game."""
    game = find("sniper")
    (match, decisions), (again, same), (other, _) = [
        mining.source_game(game, Setting({"map": "pens"}), seed) for seed in (5, 5, 6)
    ]
    assert game.outcome(match.position) is not None
    assert lines_of(match) == lines_of(again) != lines_of(other)
    assert decisions == same


def test_the_moves_that_a_player_thinks_of_are_compared_once_for_a_place() -> None:
    match, one = cut("sniper")
    game, seen = match.game, match.observation(one.seat)
    choices = promising(game, one.seat, match.history[one.seat])
    moves = [move for choice in choices for move in choice]
    assert len(moves) == len(set(moves))
    assert set(moves) <= set(seen.moves)
    assert len(choices) <= judging.MOST_COMPARED
    for choice in choices:
        assert (
            len({path[-1] for path in [game.path(seen, move) for move in choice] if path[-1:] != ("act:go",)})
            <= 1
        )


def test_a_lead_is_sure_only_after_some_worlds() -> None:
    best, other = Tried(("a",)), Tried(("b",))
    best.results, other.results = [1.0] * 3, [0.0] * 3
    lead, error = best.lead(other)
    assert lead == 1.0
    assert error > 0
    best.results, other.results = [1.0, 0.0] * 8, [0.0, 1.0] * 8
    lead, error = best.lead(other)
    assert lead == 0
    assert error == pytest.approx(0.25, abs=0.02)


def test_a_clear_best_move_is_told_from_equal_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """With results that are known beforehand: by more than the gap, by less, and not at all."""
    match, one = cut("wolfenstein")
    game, history = match.game, match.history[one.seat]
    choices = promising(game, one.seat, history)
    best = choices[0][0]
    for others, is_clear in ((0.0, True), (1 - GAP / 2, False), (1.0, False)):
        monkeypatch.setattr(
            judging,
            "_player_on",
            lambda *_, others=others: lambda world, move, source: 1.0 if move == best else others,
        )
        found = judge(game, one.seat, history, 10 * usual_budget(game), "known")
        assert (found is not None) == is_clear
        if found is not None:
            assert found.best.moves == choices[0]
            assert found.gap == 1.0


@pytest.mark.parametrize(("lead", "is_sure"), [(0.20, False), (0.23, True)])
def test_a_search_is_believed_beyond_two_standard_errors(
    lead: float, is_sure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 100 visits each and a deviation of 0.4 the error of a lead is 0.057, so it takes 0.21."""
    match, one = cut("estoril")
    seen = match.observation(one.seat)
    shares = {seen.moves[0]: 0.5 + lead, seen.moves[1]: 0.5}
    children = {move: SimpleNamespace(won=100 * share, visits=100) for move, share in shares.items()}
    root = SimpleNamespace(children=children, deviation=lambda: 0.4)
    monkeypatch.setattr(judging.Weigher, "think", lambda self: root)
    history = match.history[one.seat]
    assert (judge(match.game, one.seat, history, 1, "known") is not None) == is_sure
    assert judge(match.game, one.seat, history, 1, "known", screening=True) is not None


@pytest.mark.parametrize(("others", "is_sure"), [(0.6, False), (0.3, True)])
def test_luck_is_not_taken_for_a_lead(others: float, is_sure: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that wins three worlds of four leads by 0.15 or 0.45; 80 worlds leave an error of 0.05."""
    match, one = cut("wolfenstein")
    game, history = match.game, match.history[one.seat]
    best = promising(game, one.seat, history)[0]
    tried = count()

    def result(world: Any, move: Any, source: Random) -> float:
        return float(next(tried) % 4 != 0) if move == best[0] else others

    monkeypatch.setattr(judging, "_player_on", lambda *_: result)
    assert (judge(game, one.seat, history, 10 * usual_budget(game), "known") is not None) == is_sure
