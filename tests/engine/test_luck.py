"""Luck that is chosen: all outcomes of a move, or one that fits."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kordon.engine.luck import ChosenChance, differences, every_outcome


class Dice:
    """A position that holds what was rolled."""

    def __init__(self) -> None:
        self.chance: Any = None
        self.rolled: tuple[int, ...] = ()

    def copy(self) -> Dice:
        return Dice()


class Rolls:
    """The move says how many dice are rolled; if the last one is a six, one more."""

    def apply(self, position: Dice, move: int) -> list[Any]:
        rolled = [position.chance.die(6) for _ in range(move)]
        if rolled[-1] == 6:
            rolled.append(position.chance.die(6))
        position.rolled = tuple(rolled)
        return []


ROLLS: Any = Rolls()


def test_all_outcomes_are_there_once_with_their_probabilities() -> None:
    outcomes = every_outcome(ROLLS, Dice(), 2, most=100)
    assert outcomes is not None
    rolls = {outcome.position.rolled: outcome.share for outcome in outcomes}
    assert len(rolls) == len(outcomes) == 6 * (5 + 6)
    assert rolls[3, 5] == pytest.approx(1 / 36)
    assert sum(rolls.values()) == pytest.approx(1)


@pytest.mark.parametrize("most", [65, 30, 1])
def test_too_many_outcomes_are_none(most: int) -> None:
    assert every_outcome(ROLLS, Dice(), 2, most) is None


class Contest:
    """Two roll a die each, again and again while they are equal."""

    def apply(self, position: Dice, move: int) -> list[Any]:
        one = other = rounds = 0
        while one == other:
            one, other = position.chance.die(6), position.chance.die(6)
            rounds += 1
            assert rounds < 1000, "nobody is that unlucky"
        return []


@pytest.mark.parametrize("most", [1, 40])
def test_rolls_that_are_repeated_until_they_differ_come_to_an_end(most: int) -> None:
    contest: Any = Contest()
    assert every_outcome(contest, Dice(), 0, most) is None


def test_a_copy_draws_the_same_and_then_goes_its_own_way() -> None:
    luck = ChosenChance([3], Random(1))
    luck.die(6)
    copy = luck.copy()
    luck.below(6)
    assert (luck.values[0], copy.values) == (3, [3])
    assert (luck.count, copy.count) == (2, 1)


@pytest.mark.parametrize(
    ("one", "other", "places"),
    [
        ([1, [2, 3]], [1, [2, 3]], 0),
        ([1, [2, 3]], [1, [4, 3]], 1),
        ([1, 2], [1], 1),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, 1),
        ({"a": 1}, {"b": 1}, 2),
        (None, 1, 1),
    ],
)
def test_differences_are_counted_place_by_place(one: Any, other: Any, places: int) -> None:
    assert differences(one, other) == places
