"""Searching event and chest tokens, and facing the events (WO-301, WO-311, WO-456, WO-802)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.records import Seat
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves, pieces
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content.tables import CHEST_OF, CHESTS, EVENTS, Card
from kordon.games.wolfenstein.pieces import NO_CARD, Slot, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.glory_and_gear import decks
from kordon.games.wolfenstein.rules.glory_and_gear.effects import FROM_EVENT, Context, run


def offer_searches(
    position: Position, seat: Seat, near: SquareMask, found: list[moves.WolfensteinMove]
) -> None:
    """Tokens on neighbouring squares: chests, and for heroes events without an enemy in their area."""
    if position.ap < pieces.SEARCH_AP:
        return
    chests = near & position.chest_tokens
    tokens = chests if position.phase == pieces.ALLY_TURN else chests | near & position.event_tokens
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
    position.ap -= pieces.SEARCH_AP
    slot, square, bit = position.hero, move.square, 1 << move.square
    if position.event_tokens & bit:
        position.event_tokens &= ~bit
        card = decks.draw_event(position)
        position.tell(events.EventFound(position.actor, square, card))
        if card != NO_CARD:
            face(position, slot, card, square)
        return
    position.chest_tokens &= ~bit
    card = decks.draw_chest(position)
    kind = NO_CARD if card == NO_CARD else CHEST_OF[card]
    position.tell(events.ChestOpened(position.actor, square, kind))
    if card != NO_CARD:
        by_ally = position.phase == pieces.ALLY_TURN
        run(position, CHESTS[kind].effects, Context(slot, square=square, ally=by_ally))


# ---- event cards: the way out that is chosen, tasks that pay at a hero start (WO-456)


def face(position: Position, slot: Slot, card: Card, square: Square) -> None:
    """An event card was drawn: the hero chooses a way out, or there is only one (WO-456)."""
    if len(EVENTS[card].options) == 1:
        choose_option(position, slot, card, square, 0)
    else:
        position.pending += ((pieces.WHICH_OPTION, slot, card, square),)


def choose_option(position: Position, slot: Slot, card: Card, square: Square, option: int) -> None:
    """What the option says happens; the card is discarded unless it is kept for its task."""
    position.tell(events.EventChosen(slot, card, option))
    about = Context(slot, square=square, card=card, glory_from=FROM_EVENT)
    run(position, EVENTS[card].options[option].effects, about)
    if not position.tasks[slot] >> card & 1:
        position.event_discard |= 1 << card
    elif position.outcome is None and missions.at_start(position, position.hero_at[slot]):
        pay_tasks(position, slot)


def task_of(card: Card) -> fx.Task:
    """The task of an event card that was kept."""
    effects = [effect for option in EVENTS[card].options for effect in option.effects]
    return next(effect for effect in effects if isinstance(effect, fx.Task))


def pay_tasks(position: Position, slot: Slot) -> None:
    """At a hero start every task of the hero pays, and its card is discarded (WO-456)."""
    for card in members(position.tasks[slot]):
        position.tasks = replaced(position.tasks, slot, position.tasks[slot] & ~(1 << card))
        position.event_discard |= 1 << card
        position.tell(events.TaskPaid(slot, card))
        run(position, task_of(card).pay, Context(slot, card=card, glory_from=FROM_EVENT))
        missions.heed_task(position)
        if position.outcome is not None:
            return
