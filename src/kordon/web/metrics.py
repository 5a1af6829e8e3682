"""Counters for `/metrics`.

A counter that grows with a hidden step would reveal it. So counters of play are summed over all tables, and
published only once moves were made at several tables since the last time. A reader who plays at several
tables can subtract those, so the metrics are for the host alone (`docs/hosting.md`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final

from kordon.engine.records import RuleId
from kordon.tables.bots.queue import Figures
from kordon.tables.store.interface import TableState

CROWD: Final = 3  # tables
LIMITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds


@dataclass(slots=True)
class Course:
    """Counters that grow with play."""

    times: list[int] = field(default_factory=lambda: [0] * (len(LIMITS) + 1))  # moves by how long they took
    seconds: float = 0.0
    messages: int = 0
    refusals: Counter[str] = field(default_factory=Counter)  # by the letters of the rule
    bots: Figures = field(default_factory=Figures)


class Metrics:
    """Counters since the start; `sockets` is the number open now."""

    def __init__(self) -> None:
        self.sockets = 0
        self.unreadable = 0
        self.course = Course()
        self._shown = Course()
        self._tables: set[str] = set()  # with moves since the last publication

    def moved(self, table: str, seconds: float) -> None:
        """A person's move was made, and took this long to be decided, written and sent."""
        self._tables.add(table)
        self.course.seconds += seconds
        self.course.times[bisect_left(LIMITS, seconds)] += 1

    def refused(self, rules: tuple[RuleId, ...]) -> None:
        """Something was refused by these rules."""
        self.course.refusals.update({rule.partition("-")[0] for rule in rules})

    def as_text(
        self, tables: Mapping[TableState, int], waiting: int, longest_wait: float = 0.0, thinking: float = 0.0
    ) -> str:
        """In the text format that Prometheus reads, with the figures of the bots' queue."""
        if len(self._tables) >= CROWD:
            self._tables.clear()
            self.course.bots = Figures(waiting, longest_wait, thinking)
            self._shown = deepcopy(self.course)
        return "".join(f"{line}\n" for line in (*self._state(tables), *_lines(self._shown)))

    def _state(self, tables: Mapping[TableState, int]) -> Iterator[str]:
        by_state = {f'{{state="{state}"}}': count for state, count in sorted(tables.items())}
        yield from _metric("kordon_tables", "gauge", by_state)
        yield from _metric("kordon_sockets", "gauge", {"": self.sockets})
        yield from _metric("kordon_unreadable_total", "counter", {"": self.unreadable})


def _metric(name: str, type: str, values: Mapping[str, object]) -> Iterator[str]:
    """A metric, and its values by what comes after its name."""
    yield f"# TYPE {name} {type}"
    for labels, value in values.items():
        yield f"{name}{labels} {value}"


def _lines(course: Course) -> Iterator[str]:
    counts = list(accumulate(course.times))
    limits = zip((*LIMITS, "+Inf"), counts, strict=True)
    times = {f'_bucket{{le="{limit}"}}': count for limit, count in limits}
    sums = {"_sum": f"{course.seconds:.6f}", "_count": counts[-1]}
    yield from _metric("kordon_move_seconds", "histogram", {**times, **sums})
    yield from _metric("kordon_messages_total", "counter", {"": course.messages})
    refusals = {f'{{rules="{rules}"}}': count for rules, count in sorted(course.refusals.items())}
    yield from _metric("kordon_refusals_total", "counter", refusals)
    yield from _metric("kordon_bots_waiting", "gauge", {"": course.bots.waiting})
    yield from _metric("kordon_bots_longest_wait_seconds", "gauge", {"": f"{course.bots.longest_wait:.3f}"})
    yield from _metric("kordon_bots_thinking_seconds_total", "counter", {"": f"{course.bots.thinking:.3f}"})
