"""The log line of every event."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from kordon.engine.words import LITERAL, SEAT, Text
from kordon.games.estoril import events, words
from kordon.games.estoril.rules.characters import CHARACTERS, NO_CARD, UNKNOWN, Card
from kordon.games.estoril.words import BOARD, SYMBOL, place_text


def card_name(card: Card) -> Text:
    """A character's name, the same in every language."""
    return LITERAL.say(CHARACTERS[card].name)


def _laid(event: events.Laid) -> Text:
    who, place = SEAT(event.seat), place_text(event.board, event.area)
    if event.card == UNKNOWN:
        return words.LAID_SECRETLY(who=who, place=place)
    return words.LAID(who=who, card=card_name(event.card), place=place)


def _peeked(event: events.Peeked) -> Text:
    who, place = SEAT(event.seat), place_text(event.board, event.area)
    if event.card == UNKNOWN:
        return words.PEEKED(who=who, place=place)
    return words.SAW(who=who, card=card_name(event.card), place=place)


def _declined(event: events.Declined) -> Text:
    who = SEAT(event.seat)
    if event.card == NO_CARD:
        return words.PEEK_DECLINED(who=who)
    return words.ABILITY_DECLINED(who=who, card=card_name(event.card), symbol=SYMBOL(event.symbol))


def _looked(event: events.Looked) -> Text:
    who = SEAT(event.seat)
    return (
        words.LOOKED(who=who)
        if event.card == UNKNOWN
        else words.LOOKED_AT(who=who, card=card_name(event.card))
    )


def _conspired(event: events.Conspired) -> Text:
    who, reward = SEAT(event.seat), card_name(event.reward)
    if event.swapped:
        return words.SWAPPED(who=who, reward=reward, under=card_name(event.under))
    if event.under == UNKNOWN:
        return words.KEPT(who=who, reward=reward)
    return words.KEPT_KNOWING(who=who, reward=reward, under=card_name(event.under))


def _protected(event: events.Protected) -> Text:
    who, place = SEAT(event.seat), place_text(event.board, event.area)
    if event.card == UNKNOWN:
        return words.PROTECTED_HIDDEN(who=who, place=place)
    return words.PROTECTED(who=who, card=card_name(event.card), place=place)


def _won(event: events.Won) -> Text:
    message = words.WON_TIE if event.tied else words.WON
    return message(
        who=SEAT(event.seat), card=card_name(event.card), board=BOARD(event.board), strength=event.strength
    )


def _ended(event: events.Ended) -> Text:
    message = words.ENDED_WON if event.won else words.ENDED
    return message(who=SEAT(event.seat), score=event.score)


LINES: dict[type, Callable[[Any], Text]] = {
    events.RoundBegan: lambda e: words.ROUND_BEGAN(round=e.round, who=SEAT(e.first)),
    events.Laid: _laid,
    events.Peeked: _peeked,
    events.NothingToPeek: lambda e: words.NOTHING_TO_PEEK(place=place_text(e.board, e.area)),
    events.Declined: _declined,
    events.Opened: lambda e: words.OPENED(board=BOARD(e.board)),
    events.Unclaimed: lambda e: words.UNCLAIMED(card=card_name(e.card), board=BOARD(e.board)),
    events.Assassinated: lambda e: words.ASSASSINATED(
        who=SEAT(e.seat), card=card_name(e.card), owner=SEAT(e.owner)
    ),
    events.Looked: _looked,
    events.Conspired: _conspired,
    events.Rallied: lambda e: words.RALLIED(who=SEAT(e.seat), card=card_name(e.card), bonus=e.bonus),
    events.Seduced: lambda e: words.SEDUCED(
        who=SEAT(e.seat), card=card_name(e.card), owner=SEAT(e.owner), board=BOARD(e.board)
    ),
    events.Protected: _protected,
    events.Rolled: lambda e: words.ROLLED(
        who=SEAT(e.seat),
        card=card_name(e.card),
        dice=words.DICE_ROLLED(first=e.first, second=e.second),
        gain=abs(e.first - e.second),
    ),
    events.Sacrificed: lambda e: words.SACRIFICED(who=SEAT(e.seat), card=card_name(e.card)),
    events.Won: _won,
    events.Picked: lambda e: words.PICKED_BY(who=SEAT(e.seat), card=card_name(e.card)),
    events.Discarded: lambda e: words.DISCARDED(who=SEAT(e.seat), card=card_name(e.card)),
    events.Ended: _ended,
}


@lru_cache(maxsize=4096)
def tell(event: events.EstorilEvent) -> Text:
    """The log line for an event, as a seat witnessed it."""
    return LINES[type(event)](event)
