"""The log line of every event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kordon.engine.telling import Fields, Lines, plain
from kordon.engine.words import LITERAL, SEAT, Argument, Message, Text
from kordon.games.estoril import events, words
from kordon.games.estoril.rules.characters import CHARACTERS, NO_CARD, UNKNOWN, Card
from kordon.games.estoril.words import BOARD, SYMBOL, place_text


def card_name(card: Card) -> Text:
    """A character's name, the same in every language."""
    return LITERAL.say(CHARACTERS[card].name)


# By argument: how it is said of an event. Of those that a message takes, it is given them in this order.
ARGUMENTS: Final[dict[str, Callable[[Any], Argument]]] = {
    "who": lambda event: SEAT(event.seat),
    "card": lambda event: card_name(event.card),
    "owner": lambda event: SEAT(event.owner),
    "board": lambda event: BOARD(event.board),
    "strength": lambda event: event.strength,
    "place": lambda event: place_text(event.board, event.area),
    "symbol": lambda event: SYMBOL(event.symbol),
    "reward": lambda event: card_name(event.reward),
    "under": lambda event: card_name(event.under),
    "dice": lambda event: words.DICE_ROLLED(first=event.first, second=event.second),
    "gain": lambda event: abs(event.first - event.second),
    "score": lambda event: event.score,
}


def _said(message: Message, event: Any) -> Text:
    return message(**{name: say(event) for name, say in ARGUMENTS.items() if name in message.arguments})


def _conspired(event: events.Conspired) -> Text:
    if event.swapped:
        return _said(words.SWAPPED, event)
    return _said(words.KEPT if event.under == UNKNOWN else words.KEPT_KNOWING, event)


FIELDS: Fields = {
    "seat": ("who", SEAT),
    "card": ("card", card_name),
    "board": ("board", BOARD),
    "round": ("round", plain),
    "bonus": ("bonus", plain),
    "first": ("who", SEAT),
}

LINES = Lines(
    events.EstorilEvent,
    FIELDS,
    ids={events.RoundBegan: "round-began", events.Picked: "picked-by"},
    told={
        events.Laid: lambda e: _said(words.LAID_SECRETLY if e.card == UNKNOWN else words.LAID, e),
        events.Peeked: lambda e: _said(words.PEEKED if e.card == UNKNOWN else words.SAW, e),
        events.NothingToPeek: lambda e: _said(words.NOTHING_TO_PEEK, e),
        events.Declined: lambda e: _said(
            words.PEEK_DECLINED if e.card == NO_CARD else words.ABILITY_DECLINED, e
        ),
        events.Assassinated: lambda e: _said(
            words.ASSASSINATED_OWN if e.owner == e.seat else words.ASSASSINATED, e
        ),
        events.Looked: lambda e: _said(words.LOOKED if e.card == UNKNOWN else words.LOOKED_AT, e),
        events.Conspired: _conspired,
        events.Protected: lambda e: _said(
            words.PROTECTED_HIDDEN if e.card == UNKNOWN else words.PROTECTED, e
        ),
        events.Seduced: lambda e: _said(words.SEDUCED_OWN if e.owner == e.seat else words.SEDUCED, e),
        events.Rolled: lambda e: _said(words.ROLLED, e),
        events.Won: lambda e: _said(words.WON_TIE if e.tied else words.WON, e),
        events.Ended: lambda e: _said(words.ENDED_WON if e.won else words.ENDED, e),
    },
)
