"""A player of one seat's heroes, who overlooks what people overlook."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any, Final

from kordon.engine.knowledge import Option
from kordon.engine.records import Delivery, Seat
from kordon.engine.words import Text
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.knowledge import reasons
from kordon.games.wolfenstein.knowledge.courtesy import Courtesy, Deed
from kordon.games.wolfenstein.knowledge.standing import chance_after, team_wins
from kordon.games.wolfenstein.knowledge.team import OVERSIGHTS, Judge, Oversight
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import HERO_TURN
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.secrets import position_of

LUCKS: Final = 4  # tried for what a move leads to
ROUNDS_LEFT: Final = 2  # in which a deed is left to people: the one when they can do it first, and the next


class TeamPlayer:
    """Goes by the team's rules of thumb, as far as it thinks of them.

    With less care some of them slip its mind, for a hero's whole turn at a time: what a hero could do beyond
    the usual; with little of it also what the enemies will do next, what lies in the bags, what the mission
    is about. Deeds that people can do soon it leaves to them for a while.
    """

    is_secretive = False  # enemies follow their rules and read no habits

    def __init__(self, care: float, source: Random, people: frozenset[Seat] = frozenset()) -> None:
        self._care = care
        self._source = source
        self._people = people  # the seats of others who are people
        self._left: dict[Deed, int] = {}  # deeds left to them, and the round when they could do them first
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
                    if self._source.random() < rate * max(0.0, 1 - self._care / sure) ** 2
                ]
            )
        position = position_of(seen)
        courtesy = self._courtesy(position)
        judge = Judge(position, self.overlooked, courtesy)
        values = [1 + judge.value(move) for move in seen.moves]
        if courtesy is not None:
            for deed in courtesy.left:
                self._left.setdefault(deed, seen.round)
        most = max(values)
        return [Option(move, value / most) for move, value in zip(seen.moves, values, strict=True)]

    def _courtesy(self, position: Position) -> Courtesy | None:
        """What people can do soon, in a hero's turn; nothing without people."""
        if not self._people or position.phase != HERO_TURN:
            return None
        given_up = [deed for deed, since in self._left.items() if position.round >= since + ROUNDS_LEFT]
        return Courtesy(position, position.hero, self._people, frozenset(given_up))

    def chance(self) -> float:
        """By how things stand, if all play like masters."""
        assert self._seen is not None, "a player must see before it considers"
        return team_wins(position_of(self._seen))

    def loss(self, best: Option, other: Option) -> float:
        """By how things would stand after each of them, with the same luck."""
        return max(0.0, self._chance_after(best.move) - self._chance_after(other.move))

    def _chance_after(self, move: Any) -> float:
        assert self._seen is not None, "a player must see before it considers"
        return fmean(chance_after(position_of(self._seen), move, luck) for luck in range(LUCKS))

    def why(self, move: Any) -> Text | None:
        """The rule of thumb that speaks for a move, in words."""
        seen = self._seen
        assert seen is not None, "a player must see before it considers"
        position = position_of(seen)
        courtesy = self._courtesy(position) if isinstance(move, moves.EndTurn) else None
        return reasons.reason(Judge(position, self.overlooked, courtesy), move)
