"""What a seat may know: the one way out of a position. Only the luck to come is hidden."""

from __future__ import annotations

from kordon.engine.records import Seat
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import dispatch


def observe(position: Position, seat: Seat) -> WolfensteinObservation:
    """All that the seat may know now."""
    acting = dispatch.to_act(position)
    legal = tuple(dispatch.legal_moves(position, seat)) if seat in acting else ()
    return WolfensteinObservation.of(position, seat, acting, legal)
