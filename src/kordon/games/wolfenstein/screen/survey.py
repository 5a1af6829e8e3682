"""What a square sees and how far, as doors and figures stand now."""

# Not compiled: asked for by clicks.
from __future__ import annotations

from kordon.engine.records import Target
from kordon.engine.scene import Survey
from kordon.games.wolfenstein.board.sight import sees
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.screen.paths import square_target
from kordon.games.wolfenstein.secrets import position_of


def survey(seen: WolfensteinObservation, target: Target) -> Survey | None:
    """The view from a square (WO-408, WO-409)."""
    position = position_of(seen)
    board = position.board
    kind, _, number = target.partition(":")
    if kind != "square" or not number.isdecimal() or int(number) >= board.size:
        return None
    square, closed, occupied = int(number), position.closed, position.occupied
    return Survey(
        tuple(
            [
                (square_target(other), board.distance(square, other))
                for other in range(board.size)
                if other != square and sees(board, square, other, closed, occupied)
            ]
        )
    )
