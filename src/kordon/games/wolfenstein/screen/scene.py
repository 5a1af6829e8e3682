"""The scene of an observation."""

from __future__ import annotations

from kordon.engine.scene import Scene
from kordon.games.wolfenstein.observation import WolfensteinObservation


def scene(observation: WolfensteinObservation) -> Scene:
    """What is shown of an observation."""
    raise NotImplementedError


def board(name: str) -> Scene:
    """What never changes of a mission's picture."""
    raise NotImplementedError
