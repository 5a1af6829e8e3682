"""What each player's heroes did in a mission, for the lines that are read after the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from kordon.engine import deeds
from kordon.engine.records import Seat
from kordon.engine.words import Text
from kordon.games.wolfenstein import events, words
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import ALLY, SLOTS

KINDS: Final = ("kills", "attacks", "hurt", "searches")


def lines(seen: WolfensteinObservation, course: Iterable[Any]) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
    """Enemies killed, attacks, life lost and what was searched."""
    found = [
        (seen.owners[slot], kind, times)
        for slot, kind, times in _by_slot(course)
        if 0 <= slot < len(seen.owners)
    ]
    return deeds.lines(found, [KINDS] * seen.seats, words.DEED)


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
