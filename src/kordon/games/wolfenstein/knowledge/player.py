"""A player of one seat's heroes, who overlooks what people overlook."""

from __future__ import annotations

from random import Random
from typing import Any

from kordon.engine.knowledge import Option
from kordon.engine.records import Delivery
from kordon.engine.words import Text
from kordon.games.wolfenstein.knowledge import reasons
from kordon.games.wolfenstein.knowledge.team import OVERSIGHTS, Judge, Oversight
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.secrets import position_of


class TeamPlayer:
    """Goes by the team's rules of thumb, as far as it thinks of them.

    With less care some of them slip its mind, for a hero's whole turn at a time: what a hero could do beyond
    the usual; with little of it also what the enemies will do next, what lies in the bags, what the mission
    is about.
    """

    is_secretive = False  # enemies follow their rules and read no habits

    def __init__(self, care: float, source: Random) -> None:
        self._care = care
        self._source = source
        self._seen: WolfensteinObservation | None = None
        self._turn: tuple[int, int] = (0, 0)
        self.overlooked: frozenset[Oversight] = frozenset()

    def see(self, delivery: Delivery) -> None:
        """Take in the next message of the seat."""
        self._seen = delivery.observation

    def options(self) -> list[Option]:
        """All legal moves, each by its share of the highest value."""
        seen = self._seen
        assert seen is not None, "a player must see before it considers"
        if self._turn != (seen.round, seen.hero):
            self._turn = seen.round, seen.hero
            self.overlooked = frozenset(
                [
                    what
                    for what, (rate, sure) in OVERSIGHTS.items()
                    if self._source.random() < rate * (1 - self._care / sure)
                ]
            )
        judge = Judge(position_of(seen), self.overlooked)
        values = [1 + judge.value(move) for move in seen.moves]
        most = max(values)
        return [Option(move, value / most) for move, value in zip(seen.moves, values, strict=True)]

    def chance(self) -> None:
        """Values compare moves; they say nothing about winning."""

    def why(self, move: Any) -> Text | None:
        """The rule of thumb that speaks for a move, in words."""
        seen = self._seen
        assert seen is not None, "a player must see before it considers"
        return reasons.reason(Judge(position_of(seen), self.overlooked), move)
