"""Solo: the order deck, the die, misdirection, and what noise brings about (SE-9xx)."""

from __future__ import annotations

from typing import Final

from kordon.engine.audience import told
from kordon.engine.records import EVERYBODY, Notice
from kordon.games.sniper import events, moves, pieces
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.phases import OVER
from kordon.games.sniper.pieces import NO_SPACE, SNIPER_SEAT, UnitMask
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import rounds
from kordon.games.sniper.rules.consequences import end, know_sector, set_off_mine
from kordon.games.sniper.solo.order_cards import ORDERS
from kordon.games.sniper.solo.orders import carry_out, nearest_unit, way

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
