"""Sets of small numbers as ints."""

from __future__ import annotations

from random import Random

from kordon.engine.bits import lowest, mask_of, members


def test_sets_are_read_back_in_ascending_order() -> None:
    source = Random(1)
    for size, most in ((1, 8), (4, 8), (1, 400), (2, 400), (30, 400), (300, 400), (9, 4096)):
        numbers = sorted(source.sample(range(most), size))
        mask = mask_of(numbers)
        assert members(mask) == numbers
        assert lowest(mask) == numbers[0]
    assert members(0) == []


def test_whoever_reads_a_set_may_change_the_list() -> None:
    members(5).append(9)
    assert members(5) == [0, 2]
