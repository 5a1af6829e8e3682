"""The log line of every event."""

from __future__ import annotations

from typing import Any

from kordon.engine.telling import Fields, Lines, Ways, one_way, plain
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.games.estoril import events, words
from kordon.games.estoril.rules.characters import CHARACTERS, NO_CARD, UNKNOWN, Card
from kordon.games.estoril.words import BOARD, SYMBOL, place_text


def card_name(card: Card) -> Text:
    """A character's name, the same in every language."""
    return LITERAL.say(CHARACTERS[card].name)


def _place(event: Any) -> Text:
    return place_text(event.board, event.area)


def _is_hidden(event: Any) -> bool:
    return bool(event.card == UNKNOWN)


def _is_own(event: events.Assassinated | events.Seduced) -> bool:
    return event.owner == event.seat


FIELDS: Fields = {
    "seat": ("who", SEAT),
    "owner": ("owner", SEAT),
    "first": ("who", SEAT),
    "board": ("board", BOARD),
    "symbol": ("symbol", SYMBOL),
    **{card: (card, card_name) for card in ("card", "reward", "under")},
    **{number: (number, plain) for number in ("round", "bonus", "strength", "score")},
}

LINES = Lines(
    events.EstorilEvent,
    FIELDS,
    ids={events.RoundBegan: "round-began", events.Picked: "picked-by"},
    told={},
    ways={
        events.Laid: Ways(_is_hidden, "laid who card place", "laid-secretly who place", place=_place),
        events.Peeked: Ways(_is_hidden, "saw who card place", "peeked who place", place=_place),
        events.NothingToPeek: one_way("nothing-to-peek place", place=_place),
        events.Declined: Ways(
            lambda e: e.card == NO_CARD, "ability-declined who card symbol", "peek-declined who"
        ),
        events.Assassinated: Ways(_is_own, "assassinated who card owner", "assassinated-own who card"),
        events.Looked: Ways(_is_hidden, "looked-at who card", "looked who"),
        events.Conspired: Ways(
            lambda e: 2 if e.swapped else e.under == UNKNOWN,
            "kept-knowing who reward under",
            "kept who reward",
            "swapped who reward under",
        ),
        events.Protected: Ways(
            _is_hidden, "protected who card place", "protected-hidden who place", place=_place
        ),
        events.Seduced: Ways(_is_own, "seduced who card owner board", "seduced-own who card board"),
        events.Rolled: one_way(
            "rolled who card dice gain",
            dice=lambda e: words.DICE_ROLLED(first=e.first, second=e.second),
            gain=lambda e: abs(e.first - e.second),
        ),
        events.Won: Ways(lambda e: e.tied, "won who card board strength", "won-tie who card board strength"),
        events.Ended: Ways(lambda e: e.won, "ended who score", "ended-won who score"),
    },
)
