"""Solo: how units find their way, always without a choice (SE-905, SE-906)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.records import EVERYBODY, Event, Notice
from kordon.games.sniper import events
from kordon.games.sniper.board import FAR
from kordon.games.sniper.pieces import NO_SEAT, NO_SPACE, NO_UNIT, UNITS, Space, SpaceMask, Unit, UnitMask
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.consequences import set_off_mine


def nearest_unit(position: Position, units: UnitMask, space: Space) -> Unit:
    """Of these units on the board the one with the fewest steps to the space; ties by number; or NO_UNIT."""
    steps = position.board.steps_to(1 << space)
    best, found = FAR, NO_UNIT
    for unit in range(UNITS):
        at = position.units[unit]
        if units >> unit & 1 and at != NO_SPACE and steps[at] < best:
            best, found = steps[at], unit
    return found


def way(position: Position, unit: Unit, goals: SpaceMask, spaces: int) -> Space:
    """Where a unit goes that wants to be nearer to the goals: the nearest free space it can reach.

    Ties go to the lowest number. NO_SPACE if no free space in reach is nearer than its own.
    """
    here = position.units[unit]
    board = position.board
    reach = board.reach_mask[here] if spaces > 1 else board.map.step_mask[here]
    steps = board.steps_to(goals)
    best, found = steps[here], NO_SPACE
    for space in members(reach & ~position.occupied):
        if steps[space] < best:
            best, found = steps[space], space
    return found


def advance(position: Position, unit: Unit, goals: SpaceMask, spaces: int, notices: list[Notice]) -> None:
    """Move the unit up to so many spaces towards the goals; a mine may stop it."""
    space = way(position, unit, goals, spaces)
    if space == NO_SPACE:
        return
    origin = position.units[unit]
    position.put(unit, space)
    event: Event = events.Marched(NO_SEAT, unit, origin, space)
    notices.append((EVERYBODY, event))
    set_off_mine(position, unit, notices)
