"""The seats' clocks. They follow what everybody sees, so they reveal nothing secret.

A seat's clock runs while the public picture says that the seat has something to decide, and a clock for
each move restarts whenever that picture changes. Steps that nobody else notices neither stop nor restart it.
"""

from __future__ import annotations

from collections.abc import Sequence

from kordon.engine.records import Seat
from kordon.tables.log.setups import Clock
from kordon.tables.messages import ClockNews


class Clocks:
    """How much time each seat has left, in milliseconds."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.per_move = clock.kind == "move"
        self.budget = clock.seconds * 1000
        self.left = [self.budget] * seats
        self.running: tuple[Seat, ...] = ()
        self.since = 0

    def public_change(self, at: int, to_act: Sequence[Seat]) -> None:
        """Everybody saw something happen; these seats now have something to decide."""
        for seat in self.running:
            self.left[seat] = self.left_at(at, seat)
        if self.per_move:
            self.left = [self.budget] * len(self.left)
        self.running = tuple(to_act)
        self.since = at

    def left_at(self, at: int, seat: Seat) -> int:
        """Milliseconds that the seat has left at this time."""
        spent = max(0, at - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def is_up(self, at: int, seat: Seat) -> bool:
        """Whether the seat's time has run out."""
        return seat in self.running and self.left_at(at, seat) == 0

    def end(self, seat: Seat) -> int:
        """When the time of a seat whose clock runs will be up."""
        return self.since + self.left[seat]

    def news(self, at: int, bots: Sequence[bool]) -> ClockNews:
        """What everybody is shown; bots have no clock."""
        left = tuple(None if bot else self.left_at(at, seat) for seat, bot in enumerate(bots))
        return ClockNews(left, tuple(seat for seat in self.running if not bots[seat]))
