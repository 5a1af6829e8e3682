"""Defenders as quick players.

With less care some spaces are overlooked for a turn, questions are valued less, and some turns are played
from what is remembered of the sniper (`novice`); with little care all of them.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any, Final

from kordon.engine.knowledge import Option, forgets
from kordon.engine.records import Delivery
from kordon.engine.words import Text
from kordon.games.sniper import moves, pieces
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.belief.transitions import Copied
from kordon.games.sniper.board import board_of
from kordon.games.sniper.knowledge import reasons, standing
from kordon.games.sniper.knowledge.guarding import goals_left
from kordon.games.sniper.knowledge.hunt import Hunt
from kordon.games.sniper.knowledge.novice import Memory
from kordon.games.sniper.knowledge.novice_turn import NoviceTurn
from kordon.games.sniper.knowledge.suspicion import Suspicion
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.phases import ASSIGNING, DRAWING, HEALING
from kordon.games.sniper.pieces import SpaceMask, Specialist
from kordon.games.sniper.rules.shooting import odds
from kordon.games.sniper.rules.specialists import aim_distance

SPACES_OVERLOOKED: Final = 0.5  # without any care

LIKED: Final[dict[Specialist, float]] = {
    pieces.JAEGER: 0.05,
    pieces.SNIPER: 0.045,
    pieces.MEDIC: 0.04,
    pieces.RADIO: 0.035,
    pieces.KENNEL: 0.02,
    pieces.SCOUT: 0.01,
}


class DefenderPlayer(Copied):
    """Plays one seat of the defenders from what it is sent."""

    is_secretive = False
    _seen: SniperObservation  # from the first message on
    _belief: SniperBelief

    def __init__(self, care: float, source: Random) -> None:
        self._care = care
        self.source = source
        self._turn = -1
        self._overlooked: SpaceMask = 0
        self._has_seen = False
        self._suspicion = Suspicion()
        self._memory = Memory()
        self._forgets = False

    def see(self, delivery: Delivery) -> None:
        """Take in the next message."""
        if not self._has_seen:
            self._has_seen = True
            self._belief = SniperBelief([delivery])
        else:
            self._suspicion.learn(self._belief, delivery, self._seen)
            self._memory.learn(delivery, self._seen)
            self._belief.update(delivery)
        self._seen = delivery.observation

    def unshare(self) -> None:
        """Replace what a copy must not have in common with the original."""
        self._suspicion, self._memory = deepcopy(self._suspicion), deepcopy(self._memory)
        if self._has_seen:
            self._belief = self._belief.copy()

    def options(self) -> list[Option]:
        """What the seat can do now, each with what it is worth."""
        seen, belief = self._seen, self._belief
        offered: tuple[Any, ...] = seen.moves
        if seen.phase == ASSIGNING:
            return [Option(move, LIKED[move.specialist]) for move in offered]
        if seen.phase == HEALING:
            return [Option(move, 0.6 if isinstance(move, moves.Save) else 0.4) for move in offered]
        if seen.phase == DRAWING:
            map = board_of(seen.options.map).map
            far = aim_distance(map, seen.units, seen.specialists, seen.target)
            return [Option(move, odds(seen.bag, far, move.tokens).hit) for move in offered]
        return self._planned(seen, belief).options()

    def _planned(self, seen: SniperObservation, belief: SniperBelief) -> Hunt | NoviceTurn:
        """The turn, with what is overlooked in it and what the player goes by."""
        if seen.turn != self._turn:
            self._turn = seen.turn
            self._overlook(board_of(seen.options.map).map.size)
            self._forgets = forgets(self._care, self.source)
            if self._forgets:
                self._memory.think_of(goals_left(seen), self.source)
        if self._forgets:
            remembered = self._memory.chances(board_of(seen.options.map))
            return NoviceTurn(seen, belief, self._suspicion, self._overlooked, remembered)
        return Hunt(seen, belief, self._suspicion, self._care, self._overlooked)

    def chance(self) -> float:
        """What is left of the sniper's."""
        return 1 - standing.sniper_wins(standing.DEFENDERS_KNOW, self.counts())

    def counts(self) -> dict[str, float]:
        """What that chance is told from."""
        seen, belief = self._seen, self._belief
        turn = Hunt(seen, belief, self._suspicion)
        near = standing.nearness(turn.board, turn.wanted, turn.ranked)
        return standing.defender_counts(seen, near, turn.hits(), standing.doubt(turn.ranked))

    def loss(self, best: Option, other: Option) -> float:
        """Values are chances to win."""
        return best.value - other.value

    def why(self, move: Any) -> Text | None:
        """What speaks for a move."""
        return reasons.for_defenders(self._seen, self._belief, move)

    def _overlook(self, size: int) -> None:
        """What is not thought of in this turn."""
        draw = self.source.random
        less = SPACES_OVERLOOKED * (1 - self._care)
        self._overlooked = sum([1 << space for space in range(size) if draw() < less])
