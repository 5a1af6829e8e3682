"""Solo: the order cards and how they are carried out (SE-906, SE-910 to SE-916).

The squads of a card act in its order, all of them as often as it says; the units of a squad act by number.
Nothing is chosen: ties go to the lowest space number.
"""

from __future__ import annotations

from collections.abc import Callable

from kordon.engine.bits import lowest, mask_of, members
from kordon.engine.records import EVERYBODY, Notice
from kordon.games.sniper import events, pieces
from kordon.games.sniper.board import FAR, SWEPT
from kordon.games.sniper.phases import OVER
from kordon.games.sniper.pieces import NO_SPACE, OBJECTIVES, Space, SpaceMask, Unit, UnitMask
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules.consequences import add_noise, know_sector, reveal, set_off_mine, strike
from kordon.games.sniper.rules.defenders import places_for
from kordon.games.sniper.solo.order_cards import Order


def carry_out(position: Position, order: Order, notices: list[Notice]) -> None:
    """Every unit of the card acts, as often as it says; one that ends in the sniper's space attacks."""
    act = ACTS[order.kind]
    for name in order.squads * order.times:
        for unit in pieces.UNITS_OF[pieces.SQUAD_NAMES.index(name)]:
            if not _is_off(position, unit) or act is _reinforce:
                act(position, order, unit, notices)
                _attack_if_there(position, unit, notices)
            if position.phase == OVER:
                return
    position.did = (0,) * pieces.UNITS


def _attack_if_there(position: Position, unit: Unit, notices: list[Notice]) -> None:
    """A unit in the sniper's space attacks, once a turn (SE-502)."""
    here = position.units[unit]
    if here == position.space and not position.did[unit] & pieces.ATTACKED:
        position.note(unit, pieces.ATTACKED)
        strike(position, pieces.NO_SEAT, unit, here, notices)


def focus(position: Position) -> SpaceMask:
    """Where the sniper is thought to be: the figure's space, else the last known sector (SE-904)."""
    if position.figure != NO_SPACE:
        return 1 << position.figure
    return position.board.map.sector_mask[position.sector]


def _is_off(position: Position, unit: Unit) -> bool:
    return position.units[unit] == NO_SPACE


def _converge(position: Position, order: Order, unit: Unit, notices: list[Notice]) -> None:
    """Towards the figure, or into the last known sector; who is there hunts a sniper who is there too."""
    # SE-911
    goals = focus(position)
    if goals >> position.units[unit] & goals >> position.space & 1:
        goals = 1 << position.space
    advance(position, unit, goals, order.spaces, notices)


def _sweep(position: Position, order: Order, unit: Unit, notices: list[Notice]) -> None:
    """Go to the last known sector, and search there; a squad that finds the sniper closes in (SE-912)."""
    map = position.board.map
    advance(position, unit, map.sector_mask[position.sector], order.spaces, notices)
    here = position.units[unit]
    if here == NO_SPACE or map.sector[here] != position.sector:
        return
    spaces = (here, *members(map.matching_mask[here])[:SWEPT])
    found = position.space in spaces
    notices.append((EVERYBODY, events.Swept(pieces.NO_SEAT, unit, spaces, found)))
    if found:
        know_sector(position, map.sector[position.space], notices)
        for mate in pieces.UNITS_OF[pieces.SQUAD_OF[unit]]:
            if mate != unit and not _is_off(position, mate):
                advance(position, mate, 1 << position.space, 1, notices)
                _attack_if_there(position, mate, notices)


def _spot(position: Position, order: Order, unit: Unit, notices: list[Notice]) -> None:
    """Go up to the figure or into the sector, then look into an adjacent space there: first the figure's."""
    # SE-913
    map = position.board.map
    around = focus(position)
    if position.figure != NO_SPACE:
        around |= map.adjacent_mask[position.figure] & map.enterable_mask
    advance(position, unit, around, order.spaces, notices)
    if _is_off(position, unit):
        return
    here = position.units[unit]
    in_view = map.adjacent_mask[here] & map.enterable_mask & around & ~position.occupied
    if not in_view or here == position.space:
        return
    space = position.figure
    if space == NO_SPACE or not in_view >> space & 1:
        space = lowest(in_view)
    found = space == position.space
    notices.append((EVERYBODY, events.Spotted(pieces.NO_SEAT, unit, space, found)))
    if found:
        reveal(position, notices)
        add_noise(position)


def _patrol(position: Position, order: Order, unit: Unit, notices: list[Notice]) -> None:
    """Towards an objective of its own; one that is there goes on to the next number (SE-914)."""
    number = 1 + (order.objective - 1 + unit) % OBJECTIVES
    spaces = position.board.map.objective_spaces
    if position.units[unit] == spaces[number]:
        number = 1 + number % OBJECTIVES
    advance(position, unit, 1 << spaces[number], order.spaces, notices)


def _reinforce(position: Position, order: Order, unit: Unit, notices: list[Notice]) -> None:
    """Off the board: deployed, if the rules allow it. On it: officers go home, soldiers close in (SE-915)."""
    map = position.board.map
    squad = pieces.SQUAD_OF[unit]
    if _is_off(position, unit):
        places = places_for(position, unit)
        if places:
            space = lowest(places)
            position.put(unit, space)
            notices.append((EVERYBODY, events.Deployed(pieces.NO_SEAT, unit, space)))
    elif pieces.OFFICERS_MASK >> unit & 1:
        advance(position, unit, map.sector_mask[squad], order.spaces, notices)
    else:
        advance(position, unit, focus(position), order.spaces, notices)


def _lock_down(position: Position, order: Order, unit: Unit, notices: list[Notice]) -> None:
    """To a doorway or ladder of the last known sector that nobody holds; one that holds one stays."""
    # SE-916
    gates = gates_of(position)
    if not gates >> position.units[unit] & 1:
        advance(position, unit, gates & ~position.occupied or focus(position), order.spaces, notices)


def gates_of(position: Position) -> SpaceMask:
    """The spaces of the last known sector on either side of a doorway or a ladder."""
    map = position.board.map
    gates = 0
    for passage in (*map.doorways, *map.ladders):
        gates |= mask_of(passage.between)
    return gates & map.sector_mask[position.sector]


# ---- how units find their way, always without a choice (SE-905, SE-906)


def nearest_unit(position: Position, units: UnitMask, space: Space) -> Unit:
    """Of these units on the board the one with the fewest steps to the space; ties by number; or NO_UNIT."""
    steps = position.board.steps_to(1 << space)
    best, found = FAR, pieces.NO_UNIT
    for unit in range(pieces.UNITS):
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
    notices.append((EVERYBODY, events.Marched(pieces.NO_SEAT, unit, origin, space)))
    set_off_mine(position, unit, notices)


ACTS: dict[str, Callable[[Position, Order, Unit, list[Notice]], None]] = {
    "converge": _converge,
    "sweep": _sweep,
    "spot": _spot,
    "patrol": _patrol,
    "reinforce": _reinforce,
    "lockdown": _lock_down,
}
