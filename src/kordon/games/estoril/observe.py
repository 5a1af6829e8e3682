"""What a seat may know: the one way out of a position (ES-005, ES-006, ES-402, ES-701, ES-702).

A hand is never hidden as a whole: everybody saw every card that its owner started with, won or lost.
What is hidden is which of those cards lie face down on the boards, the deck, some rewards and
missions, and the discards while they are being picked.
"""

from __future__ import annotations

from functools import lru_cache

from kordon.engine.records import OPEN, Seat, SeatMask
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.phases import DISCARDING
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules.characters import NO_CARD, UNKNOWN, Card
from kordon.games.estoril.rules.ground import Cell
from kordon.games.estoril.rules.missions import UNKNOWN_MISSION, Mission
from kordon.games.estoril.rules.rounds import LEGAL, to_act


def observe(position: Position, seat: Seat) -> EstorilObservation:
    """All that the seat may know now (ES-013)."""
    seats = position.seats
    networks = position.hands[:]
    sizes = [hand.bit_count() for hand in networks]
    if any(position.picked):
        for other, picked in enumerate(position.picked):
            if picked and other != seat:
                networks[other] |= picked
                sizes[other] += picked.bit_count()
    laid = list(position.laid)
    for cell, mask in _face_down(position.knows):
        if not mask >> seat & 1:
            networks[position.owner[cell]] |= 1 << laid[cell]
            laid[cell] = UNKNOWN
    acting = to_act(position)
    is_over = position.outcome is not None
    return EstorilObservation.of(
        position,
        seat,
        acting if position.phase != DISCARDING else _seen_discarding(position, seat),
        tuple(LEGAL[position.phase](position, seat)) if seat in acting else (),
        layout=position.ground.layout,
        turned=position.ground.turned,
        laid=tuple(laid),
        reward=_seen(position.reward, position.reward_knows, seat),
        deck=_seen(position.deck, position.deck_knows, seat),
        networks=tuple(networks),
        hand_sizes=tuple(sizes),
        picked=position.picked[seat] if seat < seats else 0,
        missions=position.missions
        if is_over
        else _seen_missions(position.missions, position.options, seats, seat),
        recruits=position.recruits if is_over else _seen_recruits(position.recruits, seat),
    )


@lru_cache(maxsize=256)
def _face_down(knows: tuple[SeatMask, ...]) -> tuple[tuple[Cell, SeatMask], ...]:
    """The cells with cards that not everybody knows, and who does."""
    return tuple([(cell, mask) for cell, mask in enumerate(knows) if mask])


def _seen_discarding(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Who has to discard, as the seat sees it: of others not even how many cards are laid aside."""
    return tuple(
        [
            other
            for other in range(position.seats)
            if position.surplus(other) or (other != seat and position.picked[other])
        ]
    )


@lru_cache(maxsize=256)
def _seen(cards: tuple[Card, ...], knows: tuple[SeatMask, ...], seat: Seat) -> tuple[Card, ...]:
    return tuple(
        [
            card if card == NO_CARD or mask >> seat & 1 else UNKNOWN
            for card, mask in zip(cards, knows, strict=True)
        ]
    )


@lru_cache(maxsize=1024)
def _seen_missions(
    missions: tuple[Mission, ...], options: EstorilOptions, seats: int, seat: Seat
) -> tuple[Mission, ...]:
    """Everybody may read the open ones, the two neighbours the one between them."""
    if not options.secret_missions or seat == OPEN:
        return missions
    first, *between = missions
    return first, *[
        mission if seat in (slot, (slot + 1) % seats) else UNKNOWN_MISSION
        for slot, mission in enumerate(between)
    ]


def _seen_recruits(recruits: tuple[Mission, ...], seat: Seat) -> tuple[Mission, ...]:
    if not recruits or seat == OPEN:
        return recruits
    return tuple([mission if seat == own else UNKNOWN_MISSION for own, mission in enumerate(recruits)])
