"""What all strangers share: they see the messages of a seat and make the move that they value most."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from kordon.engine.game import AnyGame
from kordon.engine.records import Delivery, Seat

TIES: Final = 1e-6  # chance decides among moves that are worth the same


class Stranger:
    """A player by one school: it values every legal move and makes the best one."""

    def __init__(self, game: AnyGame, seat: Seat, source: Random) -> None:
        self.game = game
        self.seat = seat
        self.source = source
        self.seen: Any = None

    def see(self, delivery: Delivery) -> None:
        """Take in the next message of the seat."""
        self.seen = delivery.observation

    def choose(self, within: float | None = None) -> Any:
        """The move of the highest value."""
        offered = self.seen.moves
        if len(offered) == 1:
            return offered[0]
        self.consider()
        random = self.source.random
        return max(offered, key=lambda move: self.value(move) + TIES * random())

    def consider(self) -> None:
        """Prepare for valuing moves."""

    def value(self, move: Any) -> float:
        """How good a move looks."""
        raise NotImplementedError
