"""A player of one seat's heroes, who overlooks what people overlook."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any, Final

from kordon.engine.knowledge import ALONE, Around, Option
from kordon.engine.records import Delivery, Seat
from kordon.engine.words import Text
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.knowledge import reasons
from kordon.games.wolfenstein.knowledge.courtesy import Courtesy, GoalAct
from kordon.games.wolfenstein.knowledge.intents import intent
from kordon.games.wolfenstein.knowledge.pointers import Pointers
from kordon.games.wolfenstein.knowledge.standing import chance_after, team_wins
from kordon.games.wolfenstein.knowledge.team import NO_USE, OVERSIGHTS, Judge, Oversight
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import HERO_TURN, NOWHERE, Slot, Square
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.secrets import position_of

LUCKS: Final = 4  # tried for what a move leads to
ROUNDS_LEFT: Final = (
    2  # in which a goal act is left to people: the one when they can do it first, and the next
)


class TeamPlayer:
    """Goes by the team's rules of thumb, as far as it thinks of them.

    With less care some of them slip its mind, for a hero's whole turn at a time: what a hero could do beyond
    the usual; with little of it also what the enemies will do next, what lies in the bags, what the mission
    is about. Deeds that people can do soon it leaves to them for a while. It goes where they point.
    """

    is_secretive = False  # enemies follow their rules and read no habits

    def __init__(self, seat: Seat, care: float, source: Random, around: Around = ALONE) -> None:
        self._care = care
        self._source = source
        self._people = around.people - {seat}
        self._pointers = Pointers(around, seat)
        self._left: dict[GoalAct, int] = {}  # acts left to them, and the round when they could do them first
        self._seen: WolfensteinObservation | None = None
        self._turn: tuple[int, int] = (0, 0)
        self._began: Square = NOWHERE  # where the hero stood then
        self._has_spoken = False  # in this turn
        self._said: dict[Slot, Text] = {}  # last, by hero
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
            self._began = seen.hero_at[seen.hero]
            self._has_spoken = False
            self.overlooked = frozenset(
                [
                    what
                    for what, (rate, sure) in OVERSIGHTS.items()
                    if self._source.random() < rate * max(0.0, 1 - self._care / sure) ** 2
                ]
            )
        position = position_of(seen)
        judge = self._judge(position)
        values = [1 + judge.value(move) for move in seen.moves]
        if judge.courtesy is not None:
            for act in judge.courtesy.left:
                self._left.setdefault(act, seen.round)
        most = max(values)
        return [Option(move, value / most) for move, value in zip(seen.moves, values, strict=True)]

    def _judge(self, position: Position) -> Judge:
        """What moves are worth; in a hero's turn with what people can do soon, and where they point."""
        if not self._people or position.phase != HERO_TURN:
            return Judge(position, self.overlooked)
        pointed = self._pointers.of(position, position.hero)
        given_up = [act for act, since in self._left.items() if position.round >= since + ROUNDS_LEFT]
        courtesy = Courtesy(position, position.hero, self._people, frozenset(given_up), pointed)
        return Judge(position, self.overlooked, courtesy, pointed)

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
        judge = self._judge(position_of(seen))
        if judge.courtesy is not None and not isinstance(move, moves.EndTurn) and judge.value(move) <= NO_USE:
            # It may have been left to people until now.
            judge = Judge(position_of(seen), courtesy=judge.courtesy.company(), pointed=judge.pointed)
        return reasons.reason(judge, move)

    def says(self, move: Any) -> Text | None:
        """What the hero is about, in a line for the people of the team; once a turn, and only news."""
        seen = self._seen
        assert seen is not None, "a player must see before it considers"
        if not self._people or self._has_spoken or seen.phase != HERO_TURN:
            return None
        began = self._began if self._turn == (seen.round, seen.hero) else seen.hero_at[seen.hero]
        said = intent(self._judge(position_of(seen)), move, began)
        if said is None:
            return None
        self._has_spoken = True
        is_news = self._said.get(seen.hero) != said
        self._said[seen.hero] = said
        return said if is_news else None
