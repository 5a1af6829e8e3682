"""What a seat must not know: the luck to come, and nothing else. Decks have no order."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kordon.engine.chance import Chance
from kordon.engine.records import Delivery, Seat
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.content.tables import LEVEL, LEVELS
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.position import Position


def swap_secrets(position: Position, seat: Seat, source: Random) -> Position:
    """The same position with other luck."""
    world = position.copy()
    world.chance = Chance(source.getrandbits(128))
    return world


def position_of(seen: WolfensteinObservation) -> Position:
    """The position that an observation shows; its luck is not that of the game."""
    position = Position.showing(seen)
    position.chance = Chance(0)
    position.mission = load(seen.options.mission, seen.options.level)
    position.board = position.mission.board
    position.level = LEVELS[LEVEL[seen.options.level]]
    position.arrivals = 0
    position.count_all()
    return position


class Latest:
    """The position that an observation shows, worked out once while the same one is asked about."""

    def __init__(self) -> None:
        self._known: tuple[WolfensteinObservation, Position] | None = None

    def of(self, seen: WolfensteinObservation) -> Position:
        """The position, which nobody may change."""
        known = self._known
        if known is None or known[0] is not seen:
            known = self._known = seen, position_of(seen)
        return known[1]


class WolfensteinBelief:
    """The worlds that fit what a seat was sent: the last observation, each with luck of its own."""

    def __init__(self, history: Sequence[Delivery]) -> None:
        self.update(history[-1])

    def update(self, delivery: Delivery) -> None:
        """Take in the next message."""
        self._seen = position_of(delivery.observation)

    def draw(self, source: Random) -> Position:
        """One world."""
        return swap_secrets(self._seen, self._seen.acting, source)
