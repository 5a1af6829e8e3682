"""Click paths of moves."""

from __future__ import annotations

from kordon.engine.records import Path
from kordon.games.wolfenstein.moves import WolfensteinMove
from kordon.games.wolfenstein.observation import WolfensteinObservation


def path(observation: WolfensteinObservation, move: WolfensteinMove) -> Path:
    """The targets one clicks in turn to make this move."""
    raise NotImplementedError
