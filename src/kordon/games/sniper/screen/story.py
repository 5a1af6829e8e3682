"""What decided a game and what each player did, for the story that is told after its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from kordon.engine.deeds import Deed, lines
from kordon.engine.records import Seat
from kordon.engine.words import Text
from kordon.games.sniper import events, words
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import SNIPER_SEAT

LOSS: Final = 1
SEEN: Final = 2
DECISIVE: Final = 3


def weight(event: events.SniperEvent) -> int:
    """How much the event decided: an objective or a wound most, then where the sniper was found."""
    match event:
        case events.Completed() | events.Attacked(wounded=True) | events.SpecialistShot(wounded=True):
            return DECISIVE
        case events.Spotted(found=True) | events.Swept(found=True) | events.MineWentOff():
            return SEEN
        case events.Killed():
            return LOSS
        case _:
            return 0


# ---- what each player did

OF_SNIPER: Final = ("spaces", "shots", "kills", "seen")
OF_DEFENDERS: Final = ("questions", "finds", "wounds")


def deeds(seen: SniperObservation, course: Iterable[Any]) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
    """The sniper's spaces, shots, victims and how often they were seen; the defenders' searches and hits."""
    return lines(_done(course), [OF_SNIPER, *[OF_DEFENDERS] * (seen.seats - 1)], words.DEED)


def _done(course: Iterable[Any]) -> Iterator[Deed]:
    for event in course:
        match event:
            case events.Walked(path=path):
                yield SNIPER_SEAT, "spaces", len(path)
            case events.Shot() | events.Blasted():
                yield SNIPER_SEAT, "shots", 1
            case events.Killed():
                yield SNIPER_SEAT, "kills", 1
            case events.Revealed():
                yield SNIPER_SEAT, "seen", 1
            case events.Spotted() | events.Swept() | events.IntelGathered():
                yield event.seat, "questions", 1
                yield event.seat, "finds", int(event.found)
            case events.Attacked() | events.SpecialistShot():
                yield event.seat, "wounds", int(event.wounded)
