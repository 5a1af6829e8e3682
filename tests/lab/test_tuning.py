"""Weights are tuned to games of the search, and no further than these ask for."""

from __future__ import annotations

from random import Random

import pytest

from kordon.bots.levels import BUDGETS
from kordon.games.estoril.knowledge.training import Example, surprise
from kordon.lab import tuning
from kordon.lab.tuning import tuned


def examples(number: int, decided_by: int, sure: float) -> list[Example]:
    """Two seats; who has the feature wins that often."""
    source = Random(number)
    found: list[Example] = []
    for _ in range(number):
        has = source.random() < 0.5
        wins = has if source.random() < sure else not has
        rows = [[(decided_by, float(has))], [(decided_by, float(not has))]]
        found.append((1, rows, [float(wins), float(not wins)]))
    return found


def test_what_was_taken_for_too_sure_is_scaled_down() -> None:
    base = [6.0, 0.0]
    games = examples(200, 0, 0.75)
    weights = tuned(base, games)
    assert 0.5 < weights[0] < 3.0
    assert surprise([weights], games) < surprise([base], games)
    assert weights[1] == pytest.approx(0.0), "nothing was seen of it"


def test_what_decides_is_learned_against_the_pull() -> None:
    weights = tuned([1.0, 0.0], examples(200, 1, 0.9))
    assert weights[1] > 0.3


def test_a_game_of_the_search_shows_what_seats_had_as_rounds_began(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "BUDGET", BUDGETS["beginner"])
    found = tuning.play(1)
    assert [left for left, _, _ in found] == [3, 2, 1]
    for _, seats, shares in found:
        assert len(seats) == len(shares) == 3
        assert sum(shares) == pytest.approx(1.0)
