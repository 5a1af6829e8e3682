"""Sets of small numbers as ints."""

from __future__ import annotations

from random import Random

from kordon.engine.bits import lowest, mask_of, members


def test_sets_are_read_back_in_ascending_order() -> None:
    source = Random(1)
    for size in (1, 2, 30, 300):
        numbers = sorted(source.sample(range(400), size))
        mask = mask_of(numbers)
        assert members(mask) == numbers
        assert lowest(mask) == numbers[0]
    assert members(0) == []
