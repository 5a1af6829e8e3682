"""Laying characters and peeking (ES-203 to ES-207, ES-005, ES-006)."""

from __future__ import annotations

from typing import Final

from kordon.engine.audience import only, told
from kordon.engine.bits import members
from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.engine.tuples import replaced
from kordon.games.estoril import events, moves
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.phases import LAYING, PEEKING
from kordon.games.estoril.position import NO_SEAT, Position
from kordon.games.estoril.rules.characters import NO_CARD, UNKNOWN, Card
from kordon.games.estoril.rules.ground import (
    CELLS,
    HERE_AND_NEIGHBOURS,
    NEXT_TO_MASK,
    NO_PEEK,
    PEEK_ANYWHERE,
    PEEK_HERE,
    PLACE_CELLS,
    PLACE_OF,
    PLACES,
    REWARD,
    Cell,
    CellMask,
    Ground,
    Place,
    Spot,
    place_of_spot,
    reward_spot,
)

MARKERS_BY_SEATS: Final = {2: 6, 3: 4, 4: 3}  # ES-101


def next_to_lay(position: Position) -> Seat:
    """The next seat, from `acting` on, that has a marker and a card; NO_SEAT when the laying is over."""
    # ES-607
    if position.laid.count(NO_CARD) == CELLS - position.ground.area_mask.bit_count():  # no area is free
        return NO_SEAT
    for offset in range(position.seats):
        seat = (position.acting + offset) % position.seats
        if position.markers[seat] and position.hands[seat]:
            return seat
    return NO_SEAT


def open_mask(position: Position, seat: Seat) -> CellMask:
    """The areas on which the seat may lay: outer ones, inner ones next to its cards, else any (ES-206)."""
    # ES-205
    ground = position.ground
    occupied = reached = 0
    for cell, owner in enumerate(position.owner):
        if owner != NO_SEAT:
            occupied |= 1 << cell
            if owner == seat:
                reached |= NEXT_TO_MASK[cell]
    free = ground.area_mask & ~occupied
    return free & (ground.outer_mask | reached) or free


def lays(position: Position, seat: Seat) -> list[EstorilMove]:
    """Every card in hand on every area open to the seat."""
    cells = list(members(open_mask(position, seat)))
    table = moves.LAY[seat]
    return [row[cell] for row in [table[card] for card in members(position.hands[seat])] for cell in cells]


def lay(position: Position, move: moves.Lay, notices: list[Notice]) -> None:
    """The card and a marker go on the area, face down where it is TOP SECRET; then comes the peek."""
    # ES-503
    seat, card, cell = move.seat, move.card, move.cell
    position.hands[seat] &= ~(1 << card)
    position.markers = replaced(position.markers, seat, position.markers[seat] - 1)
    position.laid = replaced(position.laid, cell, card)
    position.owner = replaced(position.owner, cell, seat)
    board = position.ground.layout[PLACE_OF[cell]]
    area = position.ground.number[cell]
    if position.ground.secret_mask >> cell & 1:
        position.knows = replaced(position.knows, cell, only(seat))
        notices += told(
            seat, events.Laid(seat, card, cell, board, area), events.Laid(seat, UNKNOWN, cell, board, area)
        )
    else:
        position.knows = replaced(position.knows, cell, EVERYBODY)
        position.up |= 1 << cell
        notices.append((EVERYBODY, events.Laid(seat, card, cell, board, area)))
    if peek_spots(position, seat, cell):
        position.phase = PEEKING
        position.area = cell
    else:
        if position.ground.peek[cell] != NO_PEEK:
            notices.append((only(seat), events.NothingToPeek(seat, board, area)))
        position.acting = (seat + 1) % position.seats


def peek_places(ground: Ground, cell: Cell) -> tuple[Place, ...]:
    """The places that the peek symbol of an area reaches (ES-508)."""
    kind = ground.peek[cell]
    if kind == NO_PEEK:
        return ()
    if kind == PEEK_HERE:
        return (PLACE_OF[cell],)
    return tuple(range(PLACES)) if kind == PEEK_ANYWHERE else HERE_AND_NEIGHBOURS[PLACE_OF[cell]]


def peek_spots(position: Position, seat: Seat, cell: Cell) -> list[Spot]:
    """The face-down cards, other than the seat's own, that the area lets it look at (ES-006, ES-011)."""
    places = peek_places(position.ground, cell)
    return spots_at(places, seat, position.owner, position.up, position.reward, position.rewards_up)


def spots_at(
    places: tuple[Place, ...],
    seat: Seat,
    owners: tuple[Seat, ...],
    up: CellMask,
    reward: tuple[Card, ...],
    rewards_up: int,
) -> list[Spot]:
    """The face-down cards at these places, other than the seat's own."""
    spots: list[Spot] = []
    for place in places:
        for other in PLACE_CELLS[place]:
            owner = owners[other]
            if owner not in (NO_SEAT, seat) and not up >> other & 1:
                spots.append(other)
        if reward[place] != NO_CARD and not rewards_up >> place & 1:
            spots.append(reward_spot(place))
    return spots


def peeks(position: Position, seat: Seat) -> list[EstorilMove]:
    """One card to look at, or none."""
    table = moves.PEEK[seat]
    return [*(table[spot] for spot in peek_spots(position, seat, position.area)), moves.DECLINE[seat]]


def peek(position: Position, move: moves.Peek, notices: list[Notice]) -> None:
    """The seat learns the card; the others learn where it looked."""
    seat, spot = move.seat, move.spot
    place = place_of_spot(spot)
    if spot < CELLS:
        card, area = position.laid[spot], position.ground.number[spot]
        position.knows = replaced(position.knows, spot, position.knows[spot] | 1 << seat)
    else:
        card, area = position.reward[place], REWARD
        knows = position.reward_knows
        position.reward_knows = replaced(knows, place, knows[place] | 1 << seat)
    board = position.ground.layout[place]
    notices += told(
        seat, events.Peeked(seat, card, spot, board, area), events.Peeked(seat, UNKNOWN, spot, board, area)
    )
    end_peek(position, seat)


def end_peek(position: Position, seat: Seat) -> None:
    """Move on to the next player."""
    position.phase = LAYING
    position.area = 0
    position.acting = (seat + 1) % position.seats
