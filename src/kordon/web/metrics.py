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
    bots_waiting: int = 0
    bots_longest_wait: float = 0.0
    bots_seconds: float = 0.0


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
        self,
        tables: Mapping[TableState, int],
        bots_waiting: int,
        bots_longest_wait: float = 0.0,
        bots_seconds: float = 0.0,
    ) -> str:
        """In the text format that Prometheus reads."""
        if len(self._tables) >= CROWD:
            self._tables.clear()
            self.course.bots_waiting = bots_waiting
            self.course.bots_longest_wait = bots_longest_wait
            self.course.bots_seconds = bots_seconds
            self._shown = deepcopy(self.course)
        return "".join(f"{line}\n" for line in (*self._state(tables), *_lines(self._shown)))

    def _state(self, tables: Mapping[TableState, int]) -> Iterator[str]:
        yield "# TYPE kordon_tables gauge"
        for state, count in sorted(tables.items()):
            yield f'kordon_tables{{state="{state}"}} {count}'
        yield "# TYPE kordon_sockets gauge"
        yield f"kordon_sockets {self.sockets}"
        yield "# TYPE kordon_unreadable_total counter"
        yield f"kordon_unreadable_total {self.unreadable}"


def _lines(course: Course) -> Iterator[str]:
    yield "# TYPE kordon_move_seconds histogram"
    counts = list(accumulate(course.times))
    for limit, count in zip((*LIMITS, "+Inf"), counts, strict=True):
        yield f'kordon_move_seconds_bucket{{le="{limit}"}} {count}'
    yield f"kordon_move_seconds_sum {course.seconds:.6f}"
    yield f"kordon_move_seconds_count {counts[-1]}"
    yield "# TYPE kordon_messages_total counter"
    yield f"kordon_messages_total {course.messages}"
    yield "# TYPE kordon_refusals_total counter"
    for letters, count in sorted(course.refusals.items()):
        yield f'kordon_refusals_total{{rules="{letters}"}} {count}'
    yield "# TYPE kordon_bots_waiting gauge"
    yield f"kordon_bots_waiting {course.bots_waiting}"
    yield "# TYPE kordon_bots_longest_wait_seconds gauge"
    yield f"kordon_bots_longest_wait_seconds {course.bots_longest_wait:.3f}"
    yield "# TYPE kordon_bots_thinking_seconds_total counter"
    yield f"kordon_bots_thinking_seconds_total {course.bots_seconds:.3f}"
