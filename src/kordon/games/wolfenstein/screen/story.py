"""What is told after the end: what decided a mission, what heroes did; and what is taken in at a glance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from kordon.engine.records import Seat
from kordon.engine.statistics import lines
from kordon.engine.words import Text
from kordon.games.wolfenstein import events, words
from kordon.games.wolfenstein.content.tables import BOSSES, OFFICERS
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import ALLY, SLOTS

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
        *(events.Activated, events.Moved, events.DoorOpened, events.TurnEnded, events.NoiseMade),
        *(events.Missed, events.Readied, events.Wore, events.Attached, events.GaveWeapon, events.GaveGear),
        *(events.GaveAmmunition, events.GotAmmunition, events.GotGear, events.Mended, events.Tired),
        *(events.Led, events.RoundBegan, events.Tidied, events.NoiseGone, events.Reloaded, events.Exhausted),
        *(events.EnemyPhaseBegan, events.Woke, events.EnemyActs, events.EnemyMoved, events.EnemyOpened),
        *(events.EnemyWaits, events.Directed, events.ThreatChanged),
    }
)
"""What heroes and enemies do between what matters: it is taken in at a glance, one after the other."""


def is_brief(event: events.WolfensteinEvent) -> bool:
    """Whether the event is part of getting somewhere or getting ready; enemies' walks are summed up later."""
    return type(event) in BRIEF


def weight(event: events.WolfensteinEvent) -> int:
    """How much the event decided: goals and deaths most, then the alarm, wounds and officers."""
    weigh = WEIGHTS.get(type(event))
    return 0 if weigh is None else weigh(event)


# ---- what each player's heroes did

STATISTICS: Final = ("kills", "attacks", "hurt", "searches")


def statistics(
    observation: WolfensteinObservation, course: Iterable[Any]
) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
    """Enemies killed, attacks, life lost and what was searched."""
    found = [
        (observation.owners[slot], kind, times)
        for slot, kind, times in _by_slot(course)
        if 0 <= slot < len(observation.owners)
    ]
    return lines(found, [STATISTICS] * observation.seats, words.STATISTIC)


def _by_slot(course: Iterable[Any]) -> Iterator[tuple[int, str, int]]:
    for event in course:
        match event:
            case events.Killed(who=who):
                yield _slot(who), "kills", 1
            case events.Attacked(who=who):
                yield _slot(who), "attacks", 1
            case events.SilentlyAttacked(slot=slot):
                yield slot, "attacks", 1
            case events.HeroHurt(who=who, life=life) if who < ALLY:
                yield who, "hurt", life
            case events.EventFound(who=who) | events.ChestOpened(who=who):
                yield _slot(who), "searches", 1


def _slot(who: int) -> int:
    """A hero's slot, or the one of an ally's hero; anything else is nobody's."""
    return who - ALLY if ALLY <= who < ALLY + SLOTS else who
