"""How much each event decided, for the story told after the end."""

from __future__ import annotations

from kordon.games.wolfenstein.events import WolfensteinEvent


def weight(event: WolfensteinEvent) -> int:
    """How much an event decided."""
    return 0
