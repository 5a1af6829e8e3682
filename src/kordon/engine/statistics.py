"""Counting what the seats of a game did, for the lines that are read after the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from kordon.engine.records import Seat
from kordon.engine.words import Sentences, Text

Statistic = tuple[Seat, str, int]  # who, of which kind, how often


def lines(
    counts: Iterable[Statistic], seats: Sequence[Sequence[str]], sentences: Sentences
) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
    """One line per seat: of the kinds that belong to it, in order, how often it did that."""
    counted: Counter[tuple[Seat, str]] = Counter()
    for seat, kind, times in counts:
        counted[seat, kind] += times
    return tuple(
        [
            (seat, tuple([sentences(kind, n=counted[seat, kind]) for kind in kinds]))
            for seat, kinds in enumerate(seats)
        ]
    )
