"""What each player did, for the lines that are read after the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from kordon.engine import deeds
from kordon.engine.records import Seat
from kordon.engine.words import Text
from kordon.games.estoril import events, words
from kordon.games.estoril.observation import EstorilObservation

KINDS: Final = ("rewards", "peeks", "victims", "seduced")


def lines(seen: EstorilObservation, course: Iterable[Any]) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
    """Rewards won, cards looked at, and what was done to the others' characters."""
    return deeds.lines(_told(course), [KINDS] * seen.seats, words.DEED)


def _told(course: Iterable[Any]) -> Iterator[deeds.Deed]:
    for event in course:
        match event:
            case events.Won(seat=seat):
                yield seat, "rewards", 1
            case events.Peeked(seat=seat):
                yield seat, "peeks", 1
            case events.Assassinated(seat=seat):
                yield seat, "victims", 1
            case events.Seduced(seat=seat):
                yield seat, "seduced", 1
