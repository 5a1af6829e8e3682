"""What a seat may know: the one way out of a position (ES-005, ES-006, ES-402, ES-701, ES-702).

A hand is never hidden as a whole: everybody saw every card that its owner started with, won or lost.
What is hidden is which of those cards lie face down on the boards, the deck, some rewards and
missions, and the discards while they are being picked.
"""

from __future__ import annotations

from kordon.engine.records import OPEN, Seat, SeatMask
from kordon.games.estoril.characters import NO_CARD, UNKNOWN, Card
from kordon.games.estoril.missions import UNKNOWN_MISSION
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.position import DISCARDING, Position
from kordon.games.estoril.rounds import legal_moves, to_act


def observe(position: Position, seat: Seat) -> EstorilObservation:
    """All that the seat may know now."""
    networks = position.hands[:]
    sizes = [hand.bit_count() for hand in networks]
    for other in range(position.seats):
        if other != seat:
            networks[other] |= position.picked[other]
            sizes[other] += position.picked[other].bit_count()
    laid = position.laid[:]
    knows = position.knows
    for cell, card in enumerate(laid):
        if card != NO_CARD and not knows[cell] >> seat & 1:
            networks[position.owner[cell]] |= 1 << card
            laid[cell] = UNKNOWN
    over = position.outcome is not None
    return EstorilObservation(
        seat,
        position.seats,
        position.turn,
        _seen_to_act(position, seat),
        tuple(legal_moves(position, seat)),
        position.outcome,
        position.options,
        position.round,
        position.first,
        position.phase,
        position.acting,
        position.ground.layout,
        position.ground.turned,
        tuple(laid),
        tuple(position.owner),
        tuple(position.knows),
        tuple(position.bonus),
        position.up,
        position.silent,
        position.shielded,
        _seen(position.reward, position.reward_knows, seat),
        tuple(position.reward_knows),
        position.rewards_up,
        _seen(position.deck, position.deck_knows, seat),
        tuple(position.deck_knows),
        tuple(networks),
        tuple(sizes),
        position.picked[seat] if seat < position.seats else 0,
        tuple(position.discards),
        position.gone,
        position.came_home,
        tuple(position.markers),
        tuple(
            [
                mission if over or seat in mission_readers(position, slot) else UNKNOWN_MISSION
                for slot, mission in enumerate(position.missions)
            ]
        ),
        tuple(
            [
                mission if over or seat in (reader, OPEN) else UNKNOWN_MISSION
                for reader, mission in enumerate(position.recruits)
            ]
        ),
        position.step,
        position.area,
        position.symbol,
        position.scores,
    )


def _seen_to_act(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Who has to decide, as the seat sees it: of others' discards not even how many are laid aside."""
    if position.phase != DISCARDING:
        return to_act(position)
    return tuple(
        other
        for other in range(position.seats)
        if position.surplus(other) or (other != seat and position.picked[other])
    )


def _seen(cards: list[Card], knows: list[SeatMask], seat: Seat) -> tuple[Card, ...]:
    bit = 1 << seat
    if not any(knows) and NO_CARD not in cards:
        return (UNKNOWN,) * len(cards)
    return tuple(
        [card if card == NO_CARD or mask & bit else UNKNOWN for card, mask in zip(cards, knows, strict=True)]
    )


def mission_readers(position: Position, slot: int) -> tuple[Seat, ...] | range:
    """Who may read a mission: everybody the open ones, the two neighbours the one between them."""
    if not position.options.secret_missions or slot == 0:
        return range(OPEN + 1)
    return slot - 1, slot % position.seats, OPEN
