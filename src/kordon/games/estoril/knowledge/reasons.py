"""What speaks for a move, in words for a player who asks for advice. Only what the seat knows is in it."""

# Not compiled: only advice uses it.
from __future__ import annotations

from typing import Final

from kordon.engine.records import Seat
from kordon.engine.words import SEAT, Text
from kordon.games.estoril import moves
from kordon.games.estoril.moves import EstorilMove
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.position import NO_SEAT
from kordon.games.estoril.rules.characters import FLAG, POINTS, STRENGTH, UNKNOWN, Card
from kordon.games.estoril.rules.ground import PLACE_OF, Place, ground_of
from kordon.games.estoril.rules.missions import UNKNOWN_MISSION, count
from kordon.games.estoril.words import ADVICE, BOARD

HIDDEN_STRENGTH: Final = 2  # of a card that the seat does not know
DISCARD_POINTS: Final = 1


def reason(seen: EstorilObservation, move: EstorilMove) -> Text:
    """Why the seat might do that."""
    match move:
        case moves.Lay(card=card, cell=cell):
            return _laid(seen, card, PLACE_OF[cell])
        case moves.Assassinate(cell=cell):
            return _against(seen, cell, "assassin")
        case moves.Seduce(cell=cell):
            return _against(seen, cell, "seducer")
        case moves.Choose():
            place = ground_of(seen.layout, seen.turned).order[seen.step]
            return ADVICE("choose-leading" if _lead(seen, place) >= 0 else "choose-behind")
        case moves.Discard(card=card):
            return ADVICE(_discarded(seen, card))
    return ADVICE(SIMPLE[type(move)])


SIMPLE: Final[dict[type, str]] = {
    moves.Peek: "peek",
    moves.Decline: "decline",
    moves.Conspire: "conspirator",
    moves.Rally: "nationalist",
    moves.Protect: "diplomat",
    moves.Sacrifice: "least",
}


def _laid(seen: EstorilObservation, card: Card, place: Place) -> Text:
    before = _lead(seen, place)
    after = before + _strength(seen, card, place)
    board = BOARD(seen.layout[place])
    if before > 0:
        return ADVICE("lay-safer", board=board)
    return ADVICE("lay-ahead" if after > 0 else "lay-contest", board=board)


def _discarded(seen: EstorilObservation, card: Card) -> str:
    """A discard is worth one point, and counts for no mission (ES-601)."""
    is_even = POINTS[card] <= DISCARD_POINTS
    if any(mission != UNKNOWN_MISSION and count(mission, 1 << card) for mission in seen.missions):
        return "discard-even" if is_even else "discard-least"
    return "discard-free" if is_even else "discard-mission"


def _against(seen: EstorilObservation, cell: int, symbol: str) -> Text:
    owner = seen.owner[cell]
    return ADVICE(f"{symbol}-own") if owner == seen.seat else ADVICE(symbol, who=SEAT(owner))


def _lead(seen: EstorilObservation, place: Place) -> int:
    """How far the seat is ahead on a board, as far as it knows the cards there."""
    sums: dict[Seat, int] = {}
    for cell, owner in enumerate(seen.owner):
        if owner != NO_SEAT and PLACE_OF[cell] == place:
            sums[owner] = sums.get(owner, 0) + seen.bonus[cell] + _strength(seen, seen.laid[cell], place)
    own = sums.pop(seen.seat, 0)
    return own - max(sums.values(), default=0)


def _strength(seen: EstorilObservation, card: Card, place: Place) -> int:
    if card == UNKNOWN:
        return HIDDEN_STRENGTH
    favoured = ground_of(seen.layout, seen.turned).board(place).favoured_flag
    return STRENGTH[card] + (FLAG[card] == favoured)
