"""What a move is worth follows from a seat's messages; the miner finds decisions, and the same ones again."""

from __future__ import annotations

from random import Random

import pytest

from kordon.engine.checks.finding import state
from kordon.engine.lessons.puzzles import Cut, Setting, sources
from kordon.engine.lessons.walker import play_line
from kordon.engine.match import Match
from kordon.engine.records import Delivery
from kordon.games import GAMES, find
from kordon.lab.puzzles import judging, mining
from kordon.lab.puzzles.judging import GAP, Tried, judge, promising, usual_budget
from kordon.lab.puzzles.mining import begun, lines_of, stands

FEW = 6


def cut(name: str, seat: int | None = None) -> tuple[Match, Cut]:
    """A game as far as a puzzle of a seat, the last one that there is: it is the quickest."""
    game = find(name)
    found = [(source, one) for source in sources(game) for one in source.puzzles if seat in (None, one.seat)]
    source, last = max(found, key=lambda one: one[1].at)
    match = begun(game, source.options, source.seats, source.seed)
    for line in source.moves[: last.at]:
        play_line(match, line)
    return match, last


@pytest.mark.parametrize(("name", "seat"), [("estoril", None), ("sniper", 1), ("sniper", 0)])
def test_twins_get_the_same_answer(name: str, seat: int | None) -> None:
    """The truth is changed behind its back: who looks at the messages alone finds the same."""
    match, one = cut(name, seat)
    game, history = match.game, match.history[one.seat]
    budget = 60 if name == "estoril" else FEW
    first = judge(game, one.seat, history, budget, "twin", screening=True)
    worlds = [game.swap_secrets(match.position, one.seat, Random(draw)) for draw in range(2)]
    if not game.sees_everything(match.position, one.seat):
        assert any(state(world) != state(match.position) for world in worlds)
    for world in worlds:
        seen = Delivery(history[-1].events, game.observe(world, one.seat), history[-1].private)
        assert judge(game, one.seat, [*history[:-1], seen], budget, "twin", screening=True) == first


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_nearly_all_puzzles_stand_with_other_luck(name: str) -> None:
    """At ten times the usual budget; of a sample, which is long enough."""
    game = find(name)
    found = [(source, one) for source in sources(game) for one in source.puzzles]
    sample = Random("standing").sample(found, min(len(found), 20))
    assert sum([stands(game, source, one) for source, one in sample]) >= 0.9 * len(sample)


@pytest.mark.parametrize("name", GAMES)
def test_puzzles_are_cut_from_games_that_were_played_here(name: str) -> None:
    """A game follows from its seed: none of them is anybody's, and none is running."""
    for source in sources(find(name)):
        assert 0 < source.seed < 100_000, "tables draw 256 bits"
        assert len(source.moves) == max(one.at for one in source.puzzles)


def test_the_same_game_gives_the_same_decisions() -> None:
    game = find("wolfenstein")
    setting = Setting({"mission": "officers-room"})
    first, again = [mining.source_game(game, setting, 5) for _ in range(2)]
    assert lines_of(first[0]) == lines_of(again[0])
    assert first[1] == again[1]
    assert game.outcome(first[0].position) is not None, "it was played to its end"


def test_the_moves_that_a_player_thinks_of_are_compared_once_for_a_place() -> None:
    match, one = cut("sniper", 0)
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
