"""What decided a mission, for the story that is told after its end; and what is taken in at a glance."""

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
    events.AllyJoined: lambda event: TURN,
    events.EventChosen: lambda event: TURN,
}


BRIEF: Final = frozenset(
    {
        *(
            events.Activated,
            events.Moved,
            events.DoorOpened,
            events.TurnEnded,
            events.NoiseMade,
            events.Missed,
        ),
        *(events.Readied, events.Wore, events.Attached, events.GaveWeapon, events.GaveGear),
        *(events.GaveAmmunition, events.GotAmmunition, events.GotGear, events.Mended, events.Tired),
        *(events.Led, events.RoundBegan, events.Tidied, events.NoiseGone, events.Reloaded, events.Exhausted),
        *(events.EnemyPhaseBegan, events.Woke, events.EnemyActs, events.EnemyMoved, events.EnemyOpened),
        *(events.EnemyWaits, events.Directed, events.ThreatChanged),
    }
)
"""What heroes and enemies do between deeds: it is taken in at a glance, one after the other."""


def is_brief(event: events.WolfensteinEvent) -> bool:
    """Whether the event is part of getting somewhere or getting ready; enemies' walks are summed up later."""
    return type(event) in BRIEF


def weight(event: events.WolfensteinEvent) -> int:
    """How much the event decided: goals and deaths most, then the alarm, wounds and officers."""
    weigh = WEIGHTS.get(type(event))
    return 0 if weigh is None else weigh(event)
