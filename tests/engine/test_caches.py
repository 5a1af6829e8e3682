"""Bounded caches."""

from __future__ import annotations

from kordon.engine.caches import remember


def test_a_value_is_kept_and_returned() -> None:
    cache: dict[str, int] = {}
    assert remember(cache, "a", 1, most=2) == 1
    assert cache == {"a": 1}


def test_a_full_cache_starts_over() -> None:
    cache = {"a": 1, "b": 2}
    assert remember(cache, "c", 3, most=2) == 3
    assert cache == {"c": 3}
