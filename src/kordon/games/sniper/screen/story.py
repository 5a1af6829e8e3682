"""What decided a game, for the story that is told after its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.games.sniper import events

LOSS: Final = 1
SEEN: Final = 2
DECISIVE: Final = 3

WEIGHTS: Final[dict[type, Callable[[Any], int]]] = {
    events.Completed: lambda event: DECISIVE,
    events.Attacked: lambda event: DECISIVE if event.wounded else 0,
    events.SpecialistShot: lambda event: DECISIVE if event.wounded else 0,
    events.Spotted: lambda event: SEEN if event.found else 0,
    events.Swept: lambda event: SEEN if event.found else 0,
    events.MineWentOff: lambda event: SEEN,
    events.Killed: lambda event: LOSS,
}


def weight(event: events.SniperEvent) -> int:
    """How much the event decided: an objective or a wound most, then where the sniper was found."""
    weigh = WEIGHTS.get(type(event))
    return 0 if weigh is None else weigh(event)
