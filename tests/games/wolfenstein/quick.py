"""Missions that are over as soon as they have begun, for tests of what comes after the end."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from kordon.engine.records import Outcome
from kordon.games.wolfenstein import GAME
from kordon.games.wolfenstein.pieces import OVER


def quick_end(*, is_won: bool = True) -> Any:
    """Rules under which a mission ends with the first move of its first round."""
    apply = GAME.apply

    def applied(position: Any, move: Any) -> Any:
        has_begun = position.round > 0
        notices = apply(position, move)
        if position.outcome is None and has_begun:
            position.outcome = Outcome(tuple(range(position.seats)) if is_won else (), "WO-704", (0,) * 4)
            position.phase, position.pending = OVER, ()
        return notices

    return patch.object(type(GAME), "apply", staticmethod(applied))
