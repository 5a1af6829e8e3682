"""The log line of each event."""

from __future__ import annotations

from kordon.engine.words import Text
from kordon.games.wolfenstein.events import WolfensteinEvent


def tell(event: WolfensteinEvent) -> Text:
    """The log line of an event."""
    raise NotImplementedError
