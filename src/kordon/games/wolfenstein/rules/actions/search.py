"""Searching event and chest tokens (WO-301, WO-311, WO-802)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.records import Seat
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content.tables import CHEST_OF, CHESTS
from kordon.games.wolfenstein.moves import WolfensteinMove
from kordon.games.wolfenstein.pieces import ALLY_TURN, NO_CARD, SEARCH_AP, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules.actions.movement import actor
from kordon.games.wolfenstein.rules.glory_and_gear import decks
from kordon.games.wolfenstein.rules.glory_and_gear.effects import Context, run
from kordon.games.wolfenstein.rules.glory_and_gear.event_cards import face


def offer_searches(position: Position, seat: Seat, near: SquareMask, found: list[WolfensteinMove]) -> None:
    """Tokens on neighbouring squares: chests, and for heroes events without an enemy in their area."""
    if position.ap < SEARCH_AP:
        return
    chests = near & position.chest_tokens
    tokens = chests if position.phase == ALLY_TURN else chests | near & position.event_tokens
    if tokens:
        found += [
            moves.Search(seat, square)
            for square in members(tokens)
            if chests >> square & 1 or is_safe(position, square)
        ]


def is_safe(position: Position, square: Square) -> bool:
    """Whether there is no enemy in the room or corridor of an event token (WO-311)."""
    area = position.board.area[square]
    return not position.enemy_squares & position.board.areas[area].squares


def search(position: Position, move: moves.Search) -> None:
    """The token goes and a card comes, if there is one (WO-454)."""
    position.ap -= SEARCH_AP
    slot, square, bit = position.hero, move.square, 1 << move.square
    if position.event_tokens & bit:
        position.event_tokens &= ~bit
        card = decks.draw_event(position)
        position.tell(events.EventFound(actor(position), square, card))
        if card != NO_CARD:
            face(position, slot, card, square)
        return
    position.chest_tokens &= ~bit
    card = decks.draw_chest(position)
    kind = NO_CARD if card == NO_CARD else CHEST_OF[card]
    position.tell(events.ChestOpened(actor(position), square, kind))
    if card != NO_CARD:
        by_ally = position.phase == ALLY_TURN
        run(position, CHESTS[kind].effects, Context(slot, square=square, ally=by_ally))
