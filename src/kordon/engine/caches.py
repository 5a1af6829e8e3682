"""Bounded caches that are plain dicts.

Compiled code asks a dict without a Python call, which `functools.lru_cache` costs: use these where rules ask
all the time.
"""

from __future__ import annotations

from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


def remember(cache: dict[Key, Value], key: Key, value: Value, most: int) -> Value:
    """Keep a value, in a cache that starts over when it holds so many; return it."""
    if len(cache) >= most:
        cache.clear()
    cache[key] = value
    return value
