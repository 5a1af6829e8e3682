"""A player's settings: one object of named parts, stored and deleted with the player."""

from __future__ import annotations

from typing import Any

import msgspec


def parts_of(settings: bytes) -> dict[str, Any]:
    """All parts, by name; empty at first."""
    return msgspec.json.decode(settings, type=dict[str, Any]) if settings else {}


def with_part(settings: bytes, name: str, part: Any) -> bytes:
    """The settings with one part replaced, or removed if it is empty."""
    parts = {**parts_of(settings), name: part}
    if not part:
        del parts[name]
    return msgspec.json.encode(parts) if parts else b""
