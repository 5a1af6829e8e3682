"""Players for all seats of an imagined world: they know what was public, and that world's secrets.

A sniper goes by what everybody was told and by the own observation, defenders by what everybody was told. So
what one seat was sent is enough to seat all of them in any world that the seat holds possible.
"""

# Not compiled: its players are not.
from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kordon.engine.knowledge import Player
from kordon.engine.records import Delivery
from kordon.games.sniper.belief.tracker import public_delivery
from kordon.games.sniper.knowledge.defenders import DefenderPlayer
from kordon.games.sniper.knowledge.sniper import SniperPlayer
from kordon.games.sniper.pieces import SNIPER_SEAT
from kordon.games.sniper.position import Position

CARE = 1.0


class SniperCast:
    """Both sides as they would play on after what one seat was sent."""

    def __init__(self, history: Sequence[Delivery]) -> None:
        is_sniper = history[0].observation.seat == SNIPER_SEAT
        told = [public_delivery(delivery) if is_sniper else delivery for delivery in history]
        self._sniper = SniperPlayer(CARE, Random(0))
        self._defender = DefenderPlayer(CARE, Random(0))
        for delivery in told:
            self._sniper.see(delivery)
            self._defender.see(delivery)

    def __call__(self, world: Position, source: Random) -> Sequence[Player]:
        """By seat: who plays on; each has still to see this world."""
        players = [
            (self._sniper if seat == SNIPER_SEAT else self._defender).copy() for seat in range(world.seats)
        ]
        for player in players:
            player.source = source
        return players
