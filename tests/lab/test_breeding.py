"""Weights are bred: what wins is kept, within the class's own numbers, and everybody plays the same games."""

from __future__ import annotations

import sys
from random import Random

import pytest

from kordon.lab import breeding
from kordon.lab.arena import pairings
from kordon.lab.breeding import begun, drawn, means, narrowed, told, weights_of, won
from kordon.lab.strangers import wolfenstein
from kordon.lab.strangers.estoril import Learner, Spoiler


def test_weights_are_all_numbers_of_a_school_with_what_it_inherits() -> None:
    assert weights_of(Spoiler) == {
        "boldness": 1.0,
        "missions": 1.5,
        "spite": 4.0,
        "symbols": 0.5,
        "thrift": 0.25,
    }
    assert weights_of(Learner).keys() > weights_of(Spoiler).keys()


def test_generations_come_near_to_what_wins() -> None:
    """Who is nearest to 3 and −1 wins."""
    source, spread = Random("breeding"), begun({"good": 1.0, "bad": 0.5})
    for _ in range(30):
        tried = [drawn(spread, source) for _ in range(40)]
        spread = narrowed(spread, [(-((w["good"] - 3) ** 2) - (w["bad"] + 1) ** 2, w) for w in tried])
    found = means(spread)
    assert found["good"] == pytest.approx(3.0, abs=0.2)
    assert found["bad"] == pytest.approx(-1.0, abs=0.2)


def test_one_generation_moves_by_a_part_of_what_its_best_have_in_common() -> None:
    tried = [(score, {"weight": value}) for score, value in ((9.0, 4.0), (8.0, 6.0), *[(1.0, -50.0)] * 6)]
    mean, far = narrowed({"weight": (1.0, 2.0)}, tried)["weight"]
    assert mean == pytest.approx(0.3 * 1 + 0.7 * 5)
    assert far == pytest.approx(0.8 * 2 + 0.2 * 2**0.5)


def test_weights_are_played_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """One who never lays for a lead, and pays to be strong, loses more."""
    name = f"{Learner.__module__}:Learner"
    games = pairings("estoril", [name], 40, 2, [{}], "played", [f"{Learner.__module__}:Greedy"])
    sensible = weights_of(Learner)
    for weight, value in sensible.items():
        monkeypatch.setattr(Learner, weight, value)  # and back afterwards
    foolish = {**sensible, "boldness": -1.0, "missions": -2.0}
    assert won(Learner, games, sensible) > won(Learner, games, foolish) + 5


def test_the_command_tells_each_generation_and_compares_with_the_class(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = "breeding wolfenstein --option level=daddy --generations 1 --tries 4 --games 2 --processes 1"
    monkeypatch.setattr(sys, "argv", command.split())
    breeding.main()
    first, before, bred = capsys.readouterr().out.splitlines()
    assert first.startswith("1: the best ")
    assert before.startswith("before: ")
    assert before.endswith(told(weights_of(wolfenstein.Learner)))
    assert bred.startswith("bred: ")
