"""Defenders as quick players.

With less care some spaces are overlooked for a turn, and questions are valued less; with little of it they go
by what they remember of the sniper (`novice`).
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from copy import copy, deepcopy
from random import Random
from typing import Any, Final

from kordon.engine.knowledge import Option
from kordon.engine.records import Delivery
from kordon.engine.words import Text
from kordon.games.sniper import moves
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.board import board_of
from kordon.games.sniper.knowledge import reasons
from kordon.games.sniper.knowledge.defenders_turn import DefendersTurn
from kordon.games.sniper.knowledge.novice import NOVICE, Memory
from kordon.games.sniper.knowledge.standing import sniper_wins
from kordon.games.sniper.knowledge.suspicion import Suspicion
from kordon.games.sniper.maps.compiled import OBJECTIVES
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import (
    JAEGER,
    KENNEL,
    MEDIC,
    RADIO,
    SCOUT,
    SNIPER,
    Space,
    SpaceMask,
    Specialist,
)
from kordon.games.sniper.position import ASSIGNING, DRAWING, HEALING
from kordon.games.sniper.rules.shooting import odds
from kordon.games.sniper.rules.specialists import aim_distance

SPACES_OVERLOOKED: Final = 0.5  # without any care

LIKED: Final[dict[Specialist, float]] = {
    JAEGER: 0.05,
    SNIPER: 0.045,
    MEDIC: 0.04,
    RADIO: 0.035,
    KENNEL: 0.02,
    SCOUT: 0.01,
}


class DefenderPlayer:
    """Plays one seat of the defenders from what it is sent."""

    is_secretive = False

    def __init__(self, care: float, source: Random) -> None:
        self._care = care
        self._source = source
        self._turn = -1
        self._overlooked: SpaceMask = 0
        self._belief: SniperBelief | None = None
        self._suspicion = Suspicion()
        self._memory = Memory() if care < NOVICE else None
        self._seen: SniperObservation | None = None

    def see(self, delivery: Delivery) -> None:
        """Take in the next message."""
        if self._belief is None:
            self._belief = SniperBelief([delivery])
        else:
            assert self._seen is not None, "a belief has a message"
            self._suspicion.learn(self._belief, delivery, self._seen)
            if self._memory is not None:
                self._memory.learn(delivery, self._seen)
            self._belief.update(delivery)
        self._seen = delivery.observation

    def copy(self, source: Random) -> DefenderPlayer:
        """One that can be told what might come next."""
        other = copy(self)
        other.unshare(source)
        return other

    def unshare(self, source: Random) -> None:
        """Replace what a copy must not have in common with the original."""
        self._source = source
        self._suspicion, self._memory = deepcopy(self._suspicion), deepcopy(self._memory)
        if self._belief is not None:
            self._belief = self._belief.copy()

    def options(self) -> list[Option]:
        """What the seat can do now, each with what it is worth."""
        seen, belief = self._seen, self._belief
        assert seen is not None, "a player must see before it considers"
        assert belief is not None, "a player must see before it considers"
        offered: tuple[Any, ...] = seen.moves
        if seen.phase == ASSIGNING:
            return [Option(move, LIKED[move.specialist]) for move in offered]
        if seen.phase == HEALING:
            return [Option(move, 0.6 if isinstance(move, moves.Save) else 0.4) for move in offered]
        if seen.phase == DRAWING:
            map = board_of(seen.options.map).map
            far = aim_distance(map, seen.units, seen.specialists, seen.target)
            return [Option(move, odds(seen.bag, far, move.tokens).hit) for move in offered]
        if seen.turn != self._turn:
            self._turn = seen.turn
            self._overlook(board_of(seen.options.map).map.size)
            if self._memory is not None:
                self._memory.think_of(goals_left(seen), self._source)
        remembered = None if self._memory is None else self._memory.chances(board_of(seen.options.map))
        turn = DefendersTurn(seen, belief, self._suspicion, self._care, self._overlooked, remembered)
        return turn.options()

    def chance(self) -> float:
        """What is left of the sniper's."""
        assert self._seen is not None, "a player must see before it considers"
        return 1 - sniper_wins(self._seen)

    def loss(self, best: Option, other: Option) -> float:
        """Values are chances to win."""
        return best.value - other.value

    def why(self, move: Any) -> Text | None:
        """What speaks for a move."""
        assert self._seen is not None, "a player must see before it considers"
        assert self._belief is not None, "a player must see before it considers"
        return reasons.for_defenders(self._seen, self._belief, move)

    def _overlook(self, size: int) -> None:
        """What is not thought of in this turn."""
        draw = self._source.random
        less = SPACES_OVERLOOKED * (1 - self._care)
        self._overlooked = sum([1 << space for space in range(size) if draw() < less])


def goals_left(seen: SniperObservation) -> list[Space]:
    """The spaces of objectives that nobody has completed."""
    spaces = board_of(seen.options.map).map.objective_spaces
    return [spaces[number] for number in range(1, OBJECTIVES + 1) if number not in seen.completed]
