"""Counting what the seats of a game did, for the lines that are read after the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from kordon.engine.records import Seat
from kordon.engine.words import Sentences, Text

Deed = tuple[Seat, str, int]


def lines(
    deeds: Iterable[Deed], seats: Sequence[Sequence[str]], sentences: Sentences
) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
    """One line per seat: of the kinds of deeds that belong to it, in order, how often it did them."""
    counted: Counter[tuple[Seat, str]] = Counter()
    for seat, kind, times in deeds:
        counted[seat, kind] += times
    return tuple(
        [
            (seat, tuple([sentences(kind, n=counted[seat, kind]) for kind in kinds]))
            for seat, kinds in enumerate(seats)
        ]
    )
