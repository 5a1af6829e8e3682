"""The tracking cubes (SE-007): public marks without rules, so they are no moves and no part of a position.

Whoever keeps the table's notes keeps the set of marked spaces as well and changes it by `toggle`. That way a
cube put down in the middle of the sniper's turn stands between no two moves and can tell nothing about them.
"""

from __future__ import annotations

from typing import Final

from kordon.engine.play import Refused
from kordon.games.sniper.board import board_of
from kordon.games.sniper.observe import SniperObservation
from kordon.games.sniper.pieces import SNIPER_SEAT, Space
from kordon.games.sniper.rounds import FIRST_TURN

CUBES: Final = 10


def may_mark(seen: SniperObservation) -> bool:
    """Whether the seat may put down and take up cubes: any defender, in either side's turn."""
    plays = SNIPER_SEAT < seen.seat < seen.seats
    return plays and seen.turn >= FIRST_TURN and seen.outcome is None


def toggle(cubes: frozenset[Space], seen: SniperObservation, space: Space) -> frozenset[Space]:
    """The marked spaces after a defender put a cube on a space or took it off; `Refused` if that can't be."""
    if not may_mark(seen) or not 0 <= space < board_of(seen.options.map).map.size:
        raise Refused(("SE-007",))
    changed = cubes ^ {space}
    if len(changed) > CUBES:
        raise Refused(("SE-007",))
    return changed
