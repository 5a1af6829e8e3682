"""Fitting the chance to win, checking it by other games, and counting a person's goal acts."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest

from kordon.games.sniper.knowledge.standing import DEFENDERS_KNOW, SNIPER_KNOWS
from kordon.lab import calibration, standing, teamwork
from kordon.lab.calibration import Told


def test_equations_are_solved() -> None:
    assert standing.solved([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0]) == pytest.approx([0.8, 1.4])


def test_weights_are_found_again() -> None:
    source = Random(1)
    games = []
    for _ in range(1500):
        value = source.uniform(-2, 2)
        chance = 1 / (1 + exp(-(0.5 + 1.5 * value)))
        games.append([(0.5, {"value": value}, float(source.random() < chance))])
    found = standing.fit(games)
    assert found["value"] == pytest.approx(1.5, abs=0.15)
    assert standing.surprise(found, games) < standing.surprise({}, games)
    assert standing.fit([game * 3 for game in games]) == pytest.approx(found), "each game counts once"


def test_a_game_gives_moments_that_all_know_its_end() -> None:
    examples = standing.play("officers-room", "daddy", "moments", 2.0)
    assert examples
    assert len({won for _, _, won in examples}) == 1
    assert all(counted["start"] == start == 2.0 for start, counted, _ in examples)


def test_a_game_of_sniper_elite_gives_moments_of_both_sides() -> None:
    sniper, defenders = standing.play_sniper(1, "moments")
    assert len({won for _, _, won in [*sniper, *defenders]}) == 1
    assert {frozenset(counted) for _, counted, _ in sniper} == {frozenset(SNIPER_KNOWS)}
    assert {frozenset(counted) for _, counted, _ in defenders} == {frozenset(DEFENDERS_KNOW)}


def test_how_often_masters_win_is_read_from_the_curve() -> None:
    table = "| steady | hurt |\n|---|---|\n| 1 a | 9 [1–2] |\n\n| master | hurt | death |\n|---|---|---|\n"
    found = standing.starts(table + "| 2 cells | 50 [40–60] | 100 [98–100] |\n\nText | 3 |")
    assert found == pytest.approx({"cells hurt": 0.0, "cells death": log(199)})


def test_told_and_won_are_compared_by_tenths_with_errors_over_games() -> None:
    told = [
        Told(game, 2, 0, chance, won)
        for game, chance, won in ((0, 0.62, 1.0), (0, 0.64, 1.0), (1, 0.66, 0.0), (2, 1.0, 1.0))
    ]
    low, high, whole = calibration.rows(told)
    assert low[:2] == pytest.approx((0.64, 2 / 3))
    assert low[3:] == (3, 2)
    assert low[2] > 0
    assert high == (1.0, 1.0, 0.0, 1, 1)
    assert whole[3:] == (4, 3)


def test_chances_told_in_a_game_are_compared_with_its_end() -> None:
    options = {"mission": "officers-room", "level": "daddy"}
    found = calibration.play("wolfenstein", options, 2, "beginner", 0, "told")
    assert found
    assert found == calibration.play("wolfenstein", options, 2, "beginner", 0, "told")
    assert len({one.won for one in found}) == 1
    assert all(0 < one.chance < 1 for one in found)


def test_a_team_is_told_of_its_victory_and_a_searched_game_is_asked_too() -> None:
    squads = calibration.play("sniper", {}, 4, "beginner", 1, "team")
    assert {one.won for one in squads} == {0.0, 1.0}, "moments of both sides"
    found = calibration.play("estoril", {}, 3, "beginner", 0, "told")
    assert {one.seats for one in found} == {3}
    assert len({one.stage for one in found}) > 1


def test_acts_and_chests_are_counted_by_who_did_them() -> None:
    found = teamwork.play("officers-room", "daddy", "counted", "master")
    assert found["games"] == 1
    assert 0 < found["goal acts"] >= found["person's goal acts"]
    assert found["chests"] >= found["person's chests"]
    assert found == teamwork.play("officers-room", "daddy", "counted", "master")
