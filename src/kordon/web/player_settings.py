"""What a player has set for themselves: one object of named parts, kept with them and deleted with them."""

from __future__ import annotations

from typing import Any

import msgspec


def parts_of(settings: bytes) -> dict[str, Any]:
    """Everything that is kept, by name; nothing at first."""
    return msgspec.json.decode(settings, type=dict[str, Any]) if settings else {}


def with_part(settings: bytes, name: str, part: Any) -> bytes:
    """The settings with a part in place of what was there, or with none if it is empty; the others stay."""
    parts = {**parts_of(settings), name: part}
    if not part:
        del parts[name]
    return msgspec.json.encode(parts) if parts else b""
