"""Solo: the order deck, the die, misdirection, what noise brings about, and the order cards (SE-9xx).

The squads of a card act in its order, all of them as often as it says; the units of a squad act by number.
Nothing is chosen: ties go to the lowest space number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kordon.engine.audience import told
from kordon.engine.bits import lowest, mask_of, members
from kordon.engine.records import EVERYBODY, Notice
from kordon.games.sniper import events, moves, pieces
from kordon.games.sniper.board import FAR, SWEPT
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.phases import OVER
from kordon.games.sniper.pieces import NO_SPACE, OBJECTIVES, SNIPER_SEAT, Space, SpaceMask, Unit, UnitMask
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import rounds
from kordon.games.sniper.rules.consequences import add_noise, end, know_sector, reveal, set_off_mine, strike
from kordon.games.sniper.rules.defenders import places_for
from kordon.games.sniper.solo.order_cards import ORDERS, Order

SLOTS: Final = 3
FACE_DOWN: Final = 2  # the slot with three chevrons
DIE: Final = (1, 1, 1, 2, 2, 3)


def set_up(position: Position) -> None:
    """Three of the order cards lie in the slots; without solo there are none (SE-902)."""
    position.slots = ()
    position.orders = 0
    position.order_known = pieces.NOBODY_KNOWS
    if position.is_solo:
        position.orders = (1 << len(ORDERS)) - 1
        position.slots = tuple([draw_order(position) for _ in range(SLOTS)])


def draw_order(position: Position) -> int:
    """The top card of the shuffled deck, which is any one of those left; NO_ORDER if none is."""
    left = [order for order in range(len(ORDERS)) if position.orders >> order & 1]
    if not left:
        return pieces.NO_ORDER
    drawn = left[position.chance.below(len(left))]
    position.orders ^= 1 << drawn
    return drawn


# ---- the sniper's misdirection (SE-907)


def add_misdirections(position: Position, found: list[SniperMove]) -> None:
    """Swap any two slots' cards, or look at the face-down one, which is another every turn."""
    found += moves.SWAPS
    found.append(moves.PEEK)


def swap(position: Position, move: moves.Swap, notices: list[Notice]) -> None:
    """A card that leaves the last slot is turned up; one that comes there all have seen, though face down."""
    slots = list(position.slots)
    slots[move.first], slots[move.second] = slots[move.second], slots[move.first]
    position.slots = tuple(slots)
    position.acted = True
    notices.append((EVERYBODY, events.OrdersSwapped(move.first, move.second)))
    if move.second == FACE_DOWN:
        position.order_known = pieces.ALL_KNOW
        notices.append((EVERYBODY, events.OrderTurned(slots[move.first])))


def peek(position: Position, move: moves.Peek, notices: list[Notice]) -> None:
    """The sniper, but no spectator, knows the face-down card from now on."""
    position.acted = True
    position.order_known = pieces.SNIPER_KNOWS
    notices += told(
        SNIPER_SEAT, events.OrderSeen(position.slots[FACE_DOWN]), events.OrderSeen(pieces.UNKNOWN)
    )


# ---- what the defenders hear (SE-904, SE-905)


def hear(position: Position, alerted: UnitMask, notices: list[Notice]) -> None:
    """The sector of the alerted unit nearest to the sniper is the last known one."""
    if position.is_solo:
        unit = nearest_unit(position, alerted, position.space)
        know_sector(position, position.board.map.sector[position.units[unit]], notices)


def come_closer(position: Position, noise: int, notices: list[Notice]) -> None:
    """For each noise token the nearest unit that was no target, and can, takes a step towards the sniper."""
    goal = 1 << position.space
    for _ in range(noise):
        able = 0
        for unit in range(pieces.UNITS):
            aimed_at = position.targets >> unit & 1
            if position.units[unit] != NO_SPACE and not aimed_at and way(position, unit, goal, 1) != NO_SPACE:
                able |= 1 << unit
        if not able:
            return
        unit = nearest_unit(position, able, position.space)
        origin, space = position.units[unit], way(position, unit, goal, 1)
        position.put(unit, space)
        notices.append((EVERYBODY, events.Lured(unit, origin, space)))
        set_off_mine(position, unit, notices)


# ---- the defenders' turn (SE-903)


def defenders_turn(position: Position, notices: list[Notice]) -> None:
    """The die picks an order; when the deck can't fill the last slot again, the sniper is out of time."""
    die = DIE[position.chance.below(len(DIE))]
    order = position.slots[die - 1]
    position.slots = (*position.slots[: die - 1], *position.slots[die:])
    notices.append((EVERYBODY, events.OrderDrawn(die, die - 1, order)))
    carry_out(position, ORDERS[order], notices)
    if position.phase == OVER:
        position.slots = (*position.slots, pieces.NO_ORDER)
        return
    if die - 1 != FACE_DOWN:
        notices.append((EVERYBODY, events.OrderTurned(position.slots[FACE_DOWN - 1])))
    position.slots = (*position.slots, draw_order(position))
    position.order_known = pieces.NOBODY_KNOWS
    if position.slots[FACE_DOWN] == pieces.NO_ORDER:
        end(position, sniper_won=False, rule="SE-901", notices=notices)
        return
    position.turn += 2
    rounds.begin_sniper_turn(position, notices)


# ---- how order cards are carried out (SE-906, SE-910 to SE-916)


def carry_out(position: Position, order: Order, notices: list[Notice]) -> None:
    """Every unit of the card acts, as often as it says; one that ends in the sniper's space attacks.

    Who is off the board can only come as a reinforcement.
    """
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
    for passage in (*map.file.doorways, *map.file.ladders):
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
