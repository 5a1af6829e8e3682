"""What decided a mission, for the story that is told after its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content.tables import BOSSES, OFFICERS

TURN: Final = 1
DANGER: Final = 2
DECISIVE: Final = 3


def _killed(event: events.Killed) -> int:
    if BOSSES >> event.figure & 1:
        return DECISIVE
    return DANGER if OFFICERS >> event.figure & 1 else 0


WEIGHTS: Final[dict[type, Callable[[Any], int]]] = {
    events.GoalReached: lambda event: DECISIVE,
    events.HeroDied: lambda event: DECISIVE,
    events.AlarmSounded: lambda event: DANGER,
    events.Bled: lambda event: DANGER,
    events.Helped: lambda event: DANGER,
    events.Killed: _killed,
    events.TaskPaid: lambda event: TURN,
    events.BotJoined: lambda event: TURN,
    events.EventChosen: lambda event: TURN,
}


def weight(event: events.WolfensteinEvent) -> int:
    """How much the event decided: goals and deaths most, then the alarm, wounds and officers."""
    weigh = WEIGHTS.get(type(event))
    return 0 if weigh is None else weigh(event)
