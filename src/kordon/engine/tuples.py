"""Tuples of numbers in positions: shared by copies and observations, and replaced when they change."""

from __future__ import annotations


def replaced(numbers: tuple[int, ...], index: int, number: int) -> tuple[int, ...]:
    """The same numbers but for one."""
    listed = list(numbers)
    listed[index] = number
    return tuple(listed)
