from __future__ import annotations

from collections import Counter

import pytest

from kordon.engine.chance import Chance, QuickChance, chance_from, seed_commitment, seed_from

SOURCES = pytest.mark.parametrize("make", [Chance, QuickChance])


def test_the_same_seed_gives_the_same_luck_on_every_machine() -> None:
    chance = chance_from(seed_from("kordon"))
    assert [chance.below(100) for _ in range(8)] == [33, 24, 44, 81, 41, 9, 47, 53]


@SOURCES
def test_a_copy_goes_on_from_the_same_point_on_its_own(make: type[Chance]) -> None:
    chance = make(7 << 90)
    chance.below(6)
    copy = chance.copy()
    ahead = [chance.below(1000) for _ in range(5)]
    assert [copy.below(1000) for _ in range(5)] == ahead
    assert copy.count == chance.count
    assert copy is not chance


@SOURCES
def test_dice_are_even(make: type[Chance]) -> None:
    chance = make(7 << 90)
    counts = Counter(chance.die(6) for _ in range(6000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    # 1000 each on average, with a deviation of 29: six deviations are allowed.
    assert all(abs(count - 1000) < 175 for count in counts.values())


@SOURCES
def test_every_order_of_a_shuffle_is_as_likely_as_any_other(make: type[Chance]) -> None:
    chance = make(7 << 90)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(40 < count < 170 for count in counts.values())


def test_another_key_or_count_gives_other_luck() -> None:
    def draws(chance: Chance) -> list[int]:
        return [chance.below(1 << 30) for _ in range(3)]

    assert draws(Chance(1)) != draws(Chance(2))
    assert draws(Chance(1)) != draws(Chance(1, count=1))


def test_a_commitment_fits_one_seed_only() -> None:
    assert seed_commitment(seed_from("a")) != seed_commitment(seed_from("b"))
    assert len(seed_from("any text at all")) == 32


@pytest.mark.parametrize("bound", [1, 2, 51])
def test_numbers_stay_below_the_bound(bound: int) -> None:
    chance = Chance(7)
    assert all(0 <= chance.below(bound) < bound for _ in range(500))
