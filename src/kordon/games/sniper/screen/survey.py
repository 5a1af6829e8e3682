"""What a space sees and how far, and where a unit there, or the sniper in sight, could go."""

# Not compiled: asked for by clicks.
from __future__ import annotations

from kordon.engine.bits import mask_of, members
from kordon.engine.records import Target
from kordon.engine.scene import Survey
from kordon.games.sniper.board import board_of, walks
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, Space, SpaceMask


def survey(seen: SniperObservation, target: Target) -> Survey | None:
    """The view from a space (SE-859), and a unit's or the sniper's next move from it (SE-304, SE-504)."""
    map = board_of(seen.options.map).map
    kind, _, number = target.partition(":")
    if kind != "space" or not number.isdecimal() or int(number) >= map.size:
        return None
    space = int(number)
    far = map.distance[space]
    return Survey(
        tuple([(f"space:{other}", far[other]) for other in members(map.sight_mask[space])]),
        tuple([f"space:{other}" for other in members(_reach(seen, space))]),
    )


def _reach(seen: SniperObservation, space: Space) -> SpaceMask:
    """Where a unit in the space, or the sniper, could go."""
    board = board_of(seen.options.map)
    occupied = mask_of([one for one in seen.units if one != NO_SPACE])
    if occupied >> space & 1:
        return board.reach_mask[space] & ~occupied
    if space in (seen.space, seen.figure):
        return mask_of([path[-1] for path in walks(board.map, space)])
    return 0
