"""Luck that is chosen instead of drawn: every outcome of a move, or one that shows what a seat was told.

A move's luck is the list of numbers that it draws. A few outcomes are enumerated. Of many, such as those of
six dice, one that fits is found draw by draw: each takes the value that brings the course closest to what was
told. That costs as many trials as all dice have sides together, instead of their product.
"""

from __future__ import annotations

from math import isclose, prod
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from kordon.engine.chance import Chance, QuickChance
from kordon.engine.records import Delivery, Notice, Seat, witnessed

if TYPE_CHECKING:
    from kordon.engine.game import AnyGame

SWEEPS: Final = 2  # over all draws, to find values that fit together
MOST_SIDES: Final = 64  # values that are tried for one draw
MOST_ZEROS: Final = 100  # drawn in one move; then luck varies, for some roll again until they differ
EVENTS_FIRST: Final = 1000  # misfit of any event, beside which that of an observation counts for nothing


class Outcome(NamedTuple):
    """What came of a move with certain luck."""

    share: float  # its probability
    position: Any
    notices: list[Notice]
    is_only: bool = False  # whether no other luck would have shown the same


class ChosenChance(Chance):
    """Draws what it is told to, then zeros, then anything; or, with a source, numbers of its own at once."""

    __slots__ = ("bounds", "source", "values")

    def __init__(self, values: list[int], source: Random | None = None) -> None:
        super().__init__(0)
        self.values = values
        self.source = source
        self.bounds: list[int] = []  # of the draws made

    def copy(self) -> ChosenChance:
        """The same luck once more; a position and its copy do not share it."""
        other = ChosenChance(self.values[: self.count], self.source)
        other.count, other.bounds = self.count, self.bounds.copy()
        return other

    def below(self, bound: int) -> int:
        """The value chosen for this draw."""
        if self.count == len(self.values):
            if self.source is None and self.count >= MOST_ZEROS:
                self.source = Random(self.count)
            self.values.append(self.source.randrange(bound) if self.source else 0)
        value = self.values[self.count] % bound  # an earlier value may have changed what is drawn here
        self.values[self.count] = value
        self.count += 1
        self.bounds.append(bound)
        return value


def every_outcome(game: AnyGame, position: Any, move: Any, most: int) -> list[Outcome] | None:
    """All that can come of a move, by its luck; None where it is more than `most`."""
    luck, outcome = _with(game, position, move, ChosenChance([]))
    found = [outcome]
    while found[0].share * most >= 1 and len(found) <= most:
        values = luck.values
        while values and values[-1] + 1 == luck.bounds[len(values) - 1]:
            values.pop()
        if not values:
            return found
        values[-1] += 1
        luck, outcome = _with(game, position, move, ChosenChance(values))
        found.append(outcome)
    return None


class Told:
    """What a seat was sent, to measure outcomes by."""

    def __init__(self, game: AnyGame, seat: Seat, delivery: Delivery) -> None:
        self._game = game
        self._seat = seat
        self._delivery = delivery
        self._events, self._observation = msgspec.to_builtins((delivery.events, delivery.observation))

    def fits(self, position: Any, notices: list[Notice]) -> bool:
        """Whether the seat would have been sent just this."""
        same = witnessed(notices, self._seat) == self._delivery.events
        return same and bool(self._game.observe(position, self._seat) == self._delivery.observation)

    def misfit(self, outcome: Outcome) -> int:
        """In how many places something else would have been told; what is seen counts once the events fit."""
        events = self.events(outcome)
        if events != self._events:
            return EVENTS_FIRST + differences(self._events, events)
        seen = self._game.observe(outcome.position, self._seat)
        if seen == self._delivery.observation:
            return 0
        return differences(self._observation, msgspec.to_builtins(seen))

    def events(self, outcome: Outcome) -> Any:
        """What the seat hears, as plain data."""
        return msgspec.to_builtins(witnessed(outcome.notices, self._seat))

    def can_fit(self, low: Outcome, high: Outcome) -> bool:
        """Whether the events differ from what was told only where they differ from each other, by luck."""
        return not _stuck(self._events, self.events(low), self.events(high))


def differences(one: Any, other: Any) -> int:
    """In how many places two values of plain data differ."""
    if type(one) is not type(other):
        return 1
    if isinstance(one, dict):
        return sum([differences(one.get(key), other.get(key)) for key in one.keys() | other.keys()])
    if isinstance(one, list | tuple):
        return abs(len(one) - len(other)) + sum(map(differences, one, other))
    return int(one != other)


def _stuck(wanted: Any, low: Any, high: Any) -> bool:
    """Whether there is a place where two values agree on something else than what is wanted."""
    if type(low) is type(high) is type(wanted) and isinstance(wanted, list | tuple):
        if len(low) == len(high):
            return len(low) != len(wanted) or any(map(_stuck, wanted, low, high))
        return False
    return bool(low == high != wanted)


def fitting_outcome(game: AnyGame, position: Any, move: Any, told: Told, source: Random) -> Outcome | None:
    """An outcome that shows what was told, if one is found, with about the probability of such luck.

    Draws that don't matter stay random. The probability is exact where each draw shows by itself, or not at
    all; where several show as one, such as a sum, it is too small, about equally in every world.
    """

    def tried(values: list[int], others: Random | None) -> tuple[ChosenChance, Outcome]:
        return _with(game, position, move, ChosenChance(values, others))

    luck, low = tried([], None)
    _, high = tried([bound - 1 for bound in luck.bounds], None)
    if not told.can_fit(low, high):
        return None
    luck, outcome = tried([], source)
    for _ in range(SWEEPS):
        share = 1.0
        number = 0
        while number < luck.count:
            before, after = luck.values[:number], luck.values[number + 1 :]
            values = range(min(luck.bounds[number], MOST_SIDES))
            trials = [tried([*before, value, *after], source) for value in values]
            misfits = [told.misfit(outcome) for _, outcome in trials]
            best = [trial for trial, one in zip(trials, misfits, strict=True) if one == min(misfits)]
            share *= len(best) / len(trials)
            luck, outcome = source.choice(best)
            number += 1
        if not told.misfit(outcome):
            return outcome._replace(share=share, is_only=isclose(share, outcome.share))
    return None


def _with(game: AnyGame, position: Any, move: Any, luck: ChosenChance) -> tuple[ChosenChance, Outcome]:
    """What comes of the move with this luck, which then knows what was drawn."""
    after = position.copy()
    after.chance = luck
    notices = game.apply(after, move)
    after.chance = QuickChance(0, luck.count)
    del luck.values[luck.count :]
    return luck, Outcome(prod([1 / bound for bound in luck.bounds]), after, notices)
