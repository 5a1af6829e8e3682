"""What can be chosen before a game of Wolfenstein: the mission, the level, how heroes and ties go."""

from __future__ import annotations

from typing import Literal

import msgspec

from kordon.engine.records import Carried, Options
from kordon.games.wolfenstein.board.mission import MissionName


class WolfensteinOptions(Options, frozen=True):
    """The mission (WO-951), the level (WO-9xx), whose heroes (WO-104, WO-956), who decides ties (WO-606)."""

    mission: MissionName = "officers-room"
    level: Literal["daddy", "hurt", "bring", "death"] = "bring"
    heroes: Literal["suggested", "any", "veterans"] = "suggested"  # whom the players pick from
    ties: Literal["controller", "seed"] = (
        "controller"  # what enemies leave open: a player's choice, or chance
    )
    brought: Carried = msgspec.UNSET  # names of cards that veterans have earned: they choose one (WO-956)
