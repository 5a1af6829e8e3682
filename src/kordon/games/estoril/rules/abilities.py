"""The characters' abilities (ES-302, ES-309, ES-4xx): what is legal, and what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kordon.engine.audience import only
from kordon.engine.records import EVERYBODY, Notice, Seat
from kordon.engine.tuples import replaced
from kordon.games.estoril import events, moves
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.phases import CONSPIRING, USING
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules import characters
from kordon.games.estoril.rules.characters import ABILITIES, FLAG, NO_CARD, UNKNOWN, Card
from kordon.games.estoril.rules.ground import (
    HERE_AND_NEIGHBOURS,
    NEIGHBOURS,
    PLACE_CELLS,
    PLACE_OF,
    Cell,
    CellMask,
)

# By card and mask of used symbols: the different symbols that are left, in the order they are printed.
LEFT: Final = tuple(
    tuple(
        tuple(dict.fromkeys(symbol for index, symbol in enumerate(symbols) if not used >> index & 1))
        for used in range(1 << len(symbols))
    )
    for symbols in ABILITIES
)


def active_cell(position: Position) -> Cell:
    """The area whose character has its turn."""
    return position.ground.areas[position.place][position.area]


def find_next(position: Position) -> bool:
    """Go to the next card with a usable symbol, the present card included; False if there is none."""
    areas = position.ground.areas[position.place]
    while position.area < len(areas):
        cell = areas[position.area]
        if position.laid[cell] != NO_CARD and not position.silent >> cell & 1:
            owner = position.owner[cell]
            for symbol in LEFT[position.laid[cell]][position.used]:
                if LEGAL[symbol](position, owner):
                    position.acting = owner
                    return True
        position.area += 1
        position.used = 0
    return False


def uses(position: Position, seat: Seat) -> list[EstorilMove]:
    """The ways to use any symbol that is left, symbol by symbol, and leaving the first that could be used."""
    offered: list[EstorilMove] = []
    for symbol in LEFT[position.laid[active_cell(position)]][position.used]:
        offered += LEGAL[symbol](position, seat)
    offered.append(moves.DECLINE[seat])
    return offered


def decline(position: Position, move: moves.Decline, notices: list[Notice]) -> None:
    """The first symbol that could be used is left unused."""
    card = position.laid[active_cell(position)]
    for symbol in LEFT[card][position.used]:
        if LEGAL[symbol](position, move.seat):
            notices.append((EVERYBODY, events.Declined(move.seat, card, symbol)))
            _spend(position, symbol)
            return


def _spend(position: Position, symbol: str) -> None:
    """Mark one of the active card's symbols of this kind as used."""
    for index, own in enumerate(ABILITIES[position.laid[active_cell(position)]]):
        if own == symbol and not position.used >> index & 1:
            position.used |= 1 << index
            return


def _is_target(position: Position, cell: Cell) -> bool:
    """Whether an assassin or a seducer may choose the character there (ES-405)."""
    return position.laid[cell] != NO_CARD and not position.shielded >> cell & 1


# ---- assassin (ES-401, ES-501)


def assassinations(position: Position, seat: Seat) -> list[EstorilMove]:
    """Any character on this board, including the seat's own."""
    place = position.place
    if position.ground.board(place).no_assassin:
        return []
    table = moves.ASSASSINATE[seat]
    return [table[cell] for cell in position.ground.areas[place] if _is_target(position, cell)]


def assassinate(position: Position, move: moves.Assassinate, notices: list[Notice]) -> None:
    """The victim returns to its owner's hand."""
    _spend(position, characters.ASSASSIN)
    owner = position.owner[move.cell]
    card = position.take_off(move.cell)
    position.hands[owner] |= 1 << card
    notices.append((EVERYBODY, events.Assassinated(move.seat, card, owner)))


# ---- conspirator (ES-402, ES-012)


def conspiracies(position: Position, seat: Seat) -> list[EstorilMove]:
    """Only with a card in the deck and a reward on the field."""
    if position.deck and position.reward[position.place] != NO_CARD:
        return [moves.CONSPIRE[seat]]
    return []


def conspire(position: Position, move: moves.Conspire, notices: list[Notice]) -> None:
    """The owner looks at the deck's top card and must then choose."""
    *rest_knows, top_knows = position.deck_knows
    top_knows |= only(move.seat)
    position.deck_knows = (*rest_knows, top_knows)
    notices.append((top_knows, events.Looked(move.seat, position.deck[-1])))
    notices.append((EVERYBODY & ~top_knows, events.Looked(move.seat, UNKNOWN)))
    position.phase = CONSPIRING


def choices(position: Position, seat: Seat) -> list[EstorilMove]:
    """Keep the reward, or swap it for the deck's top card."""
    return list(moves.CHOOSE[seat])


def choose(position: Position, move: moves.Choose, notices: list[Notice]) -> None:
    """One card stays face up, the other goes under the deck: the reward lay open, the top card did not."""
    seat, place = move.seat, position.place
    board = position.ground.layout[place]
    *deck, top = position.deck
    *deck_knows, top_knows = position.deck_knows
    reward = position.reward[place]
    if move.swap:
        position.reward = replaced(position.reward, place, top)
        position.deck = (reward, *deck)
        position.deck_knows = (EVERYBODY, *deck_knows)
        notices.append((EVERYBODY, events.Conspired(seat, board, top, reward, swapped=True)))
    else:
        position.deck = (top, *deck)
        position.deck_knows = (top_knows, *deck_knows)
        notices.append((top_knows, events.Conspired(seat, board, reward, top, swapped=False)))
        notices.append(
            (EVERYBODY & ~top_knows, events.Conspired(seat, board, reward, UNKNOWN, swapped=False))
        )
    _spend(position, characters.CONSPIRATOR)
    position.phase = USING


# ---- nationalist (ES-403)


def compatriots(
    cell: Cell, laid: Sequence[Card], up: CellMask, reward: Sequence[Card], rewards_up: int
) -> int:
    """How many other face-up cards with the same flag lie on this and the neighbouring boards."""
    flag = FLAG[laid[cell]]
    found = 0
    for place in HERE_AND_NEIGHBOURS[PLACE_OF[cell]]:
        for other in PLACE_CELLS[place]:
            if other != cell and up >> other & 1 and FLAG[laid[other]] == flag:
                found += 1
        if reward[place] != NO_CARD and rewards_up >> place & 1 and FLAG[reward[place]] == flag:
            found += 1
    return found


def rally_bonus(position: Position) -> int:
    """What the nationalist whose turn it is would gain."""
    cell = active_cell(position)
    return compatriots(cell, position.laid, position.up, position.reward, position.rewards_up)


def rallies(position: Position, seat: Seat) -> list[EstorilMove]:
    """Only where there is a compatriot to count (ES-308)."""
    return [moves.RALLY[seat]] if rally_bonus(position) else []


def rally(position: Position, move: moves.Rally, notices: list[Notice]) -> None:
    """The bonus is fixed now and does not change with the compatriots (ES-403)."""
    cell = active_cell(position)
    bonus = rally_bonus(position)
    position.bonus = replaced(position.bonus, cell, position.bonus[cell] + bonus)
    _spend(position, characters.NATIONALIST)
    notices.append((EVERYBODY, events.Rallied(move.seat, position.laid[cell], bonus)))


# ---- seducer (ES-404, ES-407)


def seductions(position: Position, seat: Seat) -> list[EstorilMove]:
    """Any unprotected character of a neighbouring board to any free area of this one."""
    place = position.place
    free = [cell for cell in position.ground.areas[place] if position.laid[cell] == NO_CARD]
    if not free:
        return []
    return [
        moves.Seduce(seat, cell, to)
        for neighbour in NEIGHBOURS[place]
        for cell in position.ground.areas[neighbour]
        if _is_target(position, cell)
        for to in free
    ]


def seduce(position: Position, move: moves.Seduce, notices: list[Notice]) -> None:
    """The character comes over face up with its marker; only its strength counts."""
    _spend(position, characters.SEDUCER)
    owner = position.owner[move.cell]
    card = position.take_off(move.cell)
    position.laid = replaced(position.laid, move.to, card)
    position.owner = replaced(position.owner, move.to, owner)
    position.knows = replaced(position.knows, move.to, EVERYBODY)
    position.up |= 1 << move.to
    position.silent |= 1 << move.to
    board = position.ground.layout[position.place]
    notices.append((EVERYBODY, events.Seduced(move.seat, card, owner, move.cell, move.to, board)))


# ---- diplomat (ES-405)


def protections(position: Position, seat: Seat) -> list[EstorilMove]:
    """Any character of this or a neighbouring board that has no white marker yet."""
    table = moves.PROTECT[seat]
    return [
        table[cell]
        for place in HERE_AND_NEIGHBOURS[position.place]
        for cell in position.ground.areas[place]
        if _is_target(position, cell)
    ]


def protect(position: Position, move: moves.Protect, notices: list[Notice]) -> None:
    """The white marker lies on the character to the end of the round."""
    cell = move.cell
    _spend(position, characters.DIPLOMAT)
    position.shielded |= 1 << cell
    board, area = position.ground.layout[PLACE_OF[cell]], position.ground.number[cell]
    seen = EVERYBODY if position.up >> cell & 1 else position.knows[cell]
    card = position.laid[cell]
    notices.append((seen, events.Protected(move.seat, card, cell, board, area)))
    notices.append((EVERYBODY & ~seen, events.Protected(move.seat, UNKNOWN, cell, board, area)))


LEGAL: Final[dict[str, Callable[[Position, Seat], list[EstorilMove]]]] = {
    characters.ASSASSIN: assassinations,
    characters.CONSPIRATOR: conspiracies,
    characters.NATIONALIST: rallies,
    characters.SEDUCER: seductions,
    characters.DIPLOMAT: protections,
}
