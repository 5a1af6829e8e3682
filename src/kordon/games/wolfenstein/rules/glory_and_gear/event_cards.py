"""Events: cards found, the way out that is chosen, tasks that pay at a hero start (WO-311, WO-456)."""

from __future__ import annotations

from kordon.engine.bits import members
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content.tables import EVENTS, Card
from kordon.games.wolfenstein.pieces import WHICH_OPTION, Slot, Square
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.glory_and_gear.effects import FROM_EVENT, Context, run


def face(position: Position, slot: Slot, card: Card, square: Square) -> None:
    """An event card was drawn: the hero chooses a way out, or there is only one (WO-456)."""
    if len(EVENTS[card].options) == 1:
        choose_option(position, slot, card, square, 0)
    else:
        position.pending += ((WHICH_OPTION, slot, card, square),)


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
    for option in EVENTS[card].options:
        for effect in option.effects:
            if isinstance(effect, fx.Task):
                return effect
    raise AssertionError(f"event {card} has no task")


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
