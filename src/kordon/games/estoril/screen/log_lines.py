"""The log line of every event."""

from __future__ import annotations

from kordon.engine.telling import Fields, Lines, plain
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


def _assassinated(event: events.Assassinated) -> Text:
    who, card = SEAT(event.seat), card_name(event.card)
    if event.owner == event.seat:
        return words.ASSASSINATED_OWN(who=who, card=card)
    return words.ASSASSINATED(who=who, card=card, owner=SEAT(event.owner))


def _seduced(event: events.Seduced) -> Text:
    who, card, board = SEAT(event.seat), card_name(event.card), BOARD(event.board)
    if event.owner == event.seat:
        return words.SEDUCED_OWN(who=who, card=card, board=board)
    return words.SEDUCED(who=who, card=card, owner=SEAT(event.owner), board=board)


def _protected(event: events.Protected) -> Text:
    who, place = SEAT(event.seat), place_text(event.board, event.area)
    if event.card == UNKNOWN:
        return words.PROTECTED_HIDDEN(who=who, place=place)
    return words.PROTECTED(who=who, card=card_name(event.card), place=place)


def _rolled(event: events.Rolled) -> Text:
    return words.ROLLED(
        who=SEAT(event.seat),
        card=card_name(event.card),
        dice=words.DICE_ROLLED(first=event.first, second=event.second),
        gain=abs(event.first - event.second),
    )


def _won(event: events.Won) -> Text:
    message = words.WON_TIE if event.tied else words.WON
    return message(
        who=SEAT(event.seat), card=card_name(event.card), board=BOARD(event.board), strength=event.strength
    )


def _ended(event: events.Ended) -> Text:
    message = words.ENDED_WON if event.won else words.ENDED
    return message(who=SEAT(event.seat), score=event.score)


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
        events.Laid: _laid,
        events.Peeked: _peeked,
        events.NothingToPeek: lambda e: words.NOTHING_TO_PEEK(place=place_text(e.board, e.area)),
        events.Declined: _declined,
        events.Assassinated: _assassinated,
        events.Looked: _looked,
        events.Conspired: _conspired,
        events.Protected: _protected,
        events.Seduced: _seduced,
        events.Rolled: _rolled,
        events.Won: _won,
        events.Ended: _ended,
    },
)
