"""The log line of every event. Spaces are named by their targets: the map says what they are called."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kordon.engine.bits import members
from kordon.engine.telling import Fields, Lines, plain
from kordon.engine.words import NAMED, SEAT, Message, Text
from kordon.games.sniper import events, pieces, words
from kordon.games.sniper.events import Tokens
from kordon.games.sniper.maps.compiled import SECTOR_NAMES
from kordon.games.sniper.pieces import NO_SPACE, Loadout, Space, UnitMask
from kordon.games.sniper.solo.order_cards import ORDERS
from kordon.games.sniper.words import SQUAD, unit_name

ARROW = " → "  # for a path where numbers have to do
BOTH_DOGS = 0b11


def card_name(card: Loadout) -> Text:
    """A kind of loadout card."""
    return words.LOADOUT(pieces.LOADOUT_NAMES[card])


def order_name(order: int) -> Text:
    """What an order card tells the defenders to do."""
    return words.ORDER(ORDERS[order].kind)


def walk_text(path: tuple[Space, ...]) -> str:
    """A path in numbers."""
    return ARROW.join(map(str, path))


def space_name(space: Space) -> Text:
    """What the map calls a space."""
    return NAMED.say(f"space:{space}")


def _spaces(spaces: Iterable[Space]) -> Text:
    return words.listed([space_name(space) for space in spaces])


def _way(spaces: tuple[Space, ...]) -> Text:
    *before, last = map(space_name, spaces)
    for text in reversed(before):
        last = words.WAY(first=text, rest=last)
    return last


def drawn_text(drawn: Tokens) -> Text:
    """How many tokens of each kind were drawn."""
    aim, recoil, noise, suppression = drawn
    return words.TOKENS_DRAWN(aim=aim, recoil=recoil, noise=noise, suppression=suppression)


def _units(mask: UnitMask) -> Text:
    return words.listed([unit_name(unit) for unit in members(mask)])


def _equipped(event: events.Equipped) -> Text:
    if pieces.UNKNOWN in event.cards:
        return words.EQUIPPED(count=len(event.cards))
    return words.EQUIPPED_WITH(cards=words.listed([card_name(card) for card in event.cards]))


def _walked(event: events.Walked) -> Text:
    if event.origin == NO_SPACE:
        return words.ENTERED(path=_way(event.path))
    return words.WALKED(path=_way((event.origin, *event.path)))


def _card_played(event: events.CardPlayed) -> Text:
    if event.card == pieces.UNKNOWN:
        return words.CARD_PLAYED_FACE_DOWN()
    return words.CARD_PLAYED(card=card_name(event.card))


def _shot(event: events.Shot) -> Text:
    drawn = drawn_text(event.drawn)
    if event.misfire:
        return words.SHOT_MISFIRED(count=event.tokens, drawn=drawn)
    if event.unit == pieces.NO_UNIT:
        return words.SHOT_MISSED(count=event.tokens, drawn=drawn)
    return words.SHOT_HIT(count=event.tokens, drawn=drawn, unit=unit_name(event.unit))


def _blasted(event: events.Blasted) -> Text:
    if not event.units:
        return words.BLASTED_NOBODY(space=space_name(event.space))
    return words.BLASTED(space=space_name(event.space), units=_units(event.units))


def _killed(event: events.Killed) -> Text:
    if event.token == pieces.NO_TOKEN:
        return words.KILLED_FOR_NOTHING(unit=unit_name(event.unit))
    return words.KILLED(unit=unit_name(event.unit), token=words.TOKEN(pieces.TOKEN_NAMES[event.token]))


def _looted(event: events.Looted) -> Text:
    if pieces.UNKNOWN in event.cards:
        return words.LOOTED()
    return words.LOOTED_SEEING(cards=words.listed([card_name(card) for card in event.cards]))


def _swept(event: events.Swept) -> Text:
    message = words.SWEPT if event.found else words.SWEPT_NOBODY
    return message(unit=unit_name(event.unit), spaces=_spaces(event.spaces))


def _intel(event: events.IntelGathered) -> Text:
    message = words.INTEL_FOUND if event.found else words.INTEL_NOBODY
    return message(
        squad=SQUAD(pieces.SQUAD_NAMES[event.squad]), sector=words.SECTOR(SECTOR_NAMES[event.squad])
    )


def _specialist_shot(event: events.SpecialistShot) -> Text:
    message = words.SPECIALIST_FELL_SHORT
    if event.misfire:
        message = words.SPECIALIST_MISFIRED
    elif event.reached:
        message = words.SPECIALIST_WOUNDED if event.wounded else words.SPECIALIST_REACHED
    return message(unit=unit_name(event.unit), space=space_name(event.space), drawn=drawn_text(event.drawn))


def won_text(sniper_won: bool, rule: str) -> Text:
    """Who won and why."""
    if sniper_won:
        return words.WON_BY("objectives")
    return words.WON_BY("wounds") if rule == "SE-601" else words.WON_BY("time")


def _of_two_answers(yes: Message, no: Message, answer: str) -> Callable[[Any], Text]:
    return lambda e: (yes if getattr(e, answer) else no)(unit=unit_name(e.unit), space=space_name(e.space))


FIELDS: Fields = {
    "unit": ("unit", unit_name),
    "units": ("units", _units),
    "space": ("space", space_name),
    "origin": ("origin", space_name),
    "sector": ("sector", lambda sector: words.SECTOR(SECTOR_NAMES[sector])),
    "squad": ("squad", lambda squad: SQUAD(pieces.SQUAD_NAMES[squad])),
    "specialist": ("specialist", lambda specialist: words.SPECIALIST(pieces.SPECIALIST_NAMES[specialist])),
    "card": ("card", card_name),
    "order": ("order", order_name),
    "countdown": ("left", plain),
    **{
        number: (number, plain)
        for number in ("objective", "drawn", "round", "first", "second", "distance", "left", "die")
    },
}

LINES = Lines(
    events.SniperEvent,
    FIELDS,
    ids={
        events.MineWentOff: "mine-went-off",
        events.AbilityUsed: "ability-used",
        events.OrderDrawn: "order-drawn",
    },
    told={
        events.Equipped: _equipped,
        events.Walked: _walked,
        events.Scented: lambda e: (
            words.SCENTED_BY_BOTH() if e.dogs == BOTH_DOGS else words.SCENTED(dog=e.dogs)
        ),
        events.CardPlayed: _card_played,
        events.Shot: _shot,
        events.Blasted: _blasted,
        events.Killed: _killed,
        events.Looted: _looted,
        events.Completed: lambda e: words.COMPLETED(space=space_name(e.space)),
        events.SniperDone: lambda e: words.SNIPER_DONE(),
        events.Attacked: _of_two_answers(words.ATTACKED, words.ATTACKED_NOBODY, "wounded"),
        events.Spotted: _of_two_answers(words.SPOTTED, words.SPOTTED_NOBODY, "found"),
        events.Swept: _swept,
        events.IntelGathered: _intel,
        events.SpecialistShot: _specialist_shot,
        events.DogPlaced: lambda e: words.DOG_PLACED(dog=e.dog + 1, space=space_name(e.space)),
        events.DefenderDone: lambda e: words.DEFENDER_DONE(who=SEAT(e.seat)),
        events.OrdersSwapped: lambda e: words.ORDERS_SWAPPED(first=e.first + 1, second=e.second + 1),
        events.OrderSeen: lambda e: (
            words.ORDER_PEEKED() if e.order == pieces.UNKNOWN else words.ORDER_SEEN(order=order_name(e.order))
        ),
        events.Ended: lambda e: won_text(e.sniper_won, e.rule),
        events.RecordShown: lambda e: words.RECORD_SHOWN(
            spaces=_spaces([space for _, space, _ in e.turns if space != NO_SPACE])
        ),
    },
)
