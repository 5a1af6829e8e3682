"""Why something can't be done now, by rule ids."""

from __future__ import annotations

from kordon.engine.records import Path, RuleId
from kordon.games.wolfenstein.observation import WolfensteinObservation


def explain(observation: WolfensteinObservation, path: Path) -> tuple[RuleId, ...]:
    """The rules against the last target of a path."""
    raise NotImplementedError
