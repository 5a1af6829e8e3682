"""What each player did, for the lines that are read after the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from kordon.engine import deeds
from kordon.engine.records import Seat
from kordon.engine.words import Text
from kordon.games.sniper import events, words
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import SNIPER_SEAT

OF_SNIPER: Final = ("spaces", "shots", "kills", "seen")
OF_DEFENDERS: Final = ("questions", "finds", "wounds")


def lines(seen: SniperObservation, course: Iterable[Any]) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
    """The sniper's spaces, shots, victims and how often they were seen; the defenders' searches and hits."""
    return deeds.lines(_told(course), [OF_SNIPER, *[OF_DEFENDERS] * (seen.seats - 1)], words.DEED)


def _told(course: Iterable[Any]) -> Iterator[deeds.Deed]:
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
            case events.Spotted(seat=seat, found=found) | events.Swept(seat=seat, found=found):
                yield seat, "questions", 1
                yield seat, "finds", int(found)
            case events.IntelGathered(seat=seat, found=found):
                yield seat, "questions", 1
                yield seat, "finds", int(found)
            case (
                events.Attacked(seat=seat, wounded=wounded)
                | events.SpecialistShot(seat=seat, wounded=wounded)
            ):
                yield seat, "wounds", int(wounded)
