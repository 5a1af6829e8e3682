"""The log line of every event, and the story that is told of them after the end.

Spaces are named by their targets: the map says what they are called.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from kordon.engine.bits import members
from kordon.engine.records import Seat
from kordon.engine.statistics import Statistic, lines
from kordon.engine.telling import Fields, Lines, Ways, one_way, plain
from kordon.engine.words import NAMED, SEAT, Text
from kordon.games.sniper import events, pieces, words
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.pieces import NO_SPACE, SECTOR_NAMES, SNIPER_SEAT, Loadout, Space, UnitMask
from kordon.games.sniper.solo.order_cards import ORDERS
from kordon.games.sniper.words import SQUAD, unit_name

BOTH_DOGS = 0b11


def card_name(card: Loadout) -> Text:
    """A kind of loadout card."""
    return words.LOADOUT(pieces.LOADOUT_NAMES[card])


def order_name(order: int) -> Text:
    """What an order card tells the defenders to do."""
    return words.ORDER(ORDERS[order].kind)


def space_name(space: Space) -> Text:
    """What the map calls a space."""
    return NAMED.say(f"space:{space}")


def _spaces(spaces: Iterable[Space]) -> Text:
    return words.listed([space_name(space) for space in spaces])


def _way(event: events.Walked) -> Text:
    start = () if event.origin == NO_SPACE else (event.origin,)
    return words.listed([space_name(space) for space in (*start, *event.path)], words.WAY)


def _units(mask: UnitMask) -> Text:
    return words.listed([unit_name(unit) for unit in members(mask)])


def _drawn(event: events.Shot | events.SpecialistShot) -> Text:
    aim, recoil, noise, suppression = event.drawn
    return words.TOKENS_DRAWN(aim=aim, recoil=recoil, noise=noise, suppression=suppression)


def _cards(event: events.Equipped | events.Looted) -> Text:
    return words.listed([card_name(card) for card in event.cards])


def _are_hidden(event: events.Equipped | events.Looted) -> bool:
    return pieces.UNKNOWN in event.cards


def _specialist_shot(event: events.SpecialistShot) -> int:
    if event.misfire:
        return 0
    return 2 + event.wounded if event.reached else 1


def won_text(sniper_won: bool, rule: str) -> Text:
    """Who won and why."""
    if sniper_won:
        return words.WON_BY("objectives")
    return words.WON_BY("wounds") if rule == "SE-601" else words.WON_BY("time")


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
    told={events.Ended: lambda e: won_text(e.sniper_won, e.rule)},
    ways={
        events.Equipped: Ways(
            _are_hidden, "equipped-with cards", "equipped count", cards=_cards, count=lambda e: len(e.cards)
        ),
        events.Walked: Ways(lambda e: e.origin == NO_SPACE, "walked path", "entered path", path=_way),
        events.Scented: Ways(
            lambda e: e.dogs == BOTH_DOGS, "scented dog", "scented-by-both", dog=lambda e: e.dogs
        ),
        events.CardPlayed: Ways(
            lambda e: e.card == pieces.UNKNOWN, "card-played card", "card-played-face-down"
        ),
        events.Shot: Ways(
            lambda e: 2 if e.misfire else e.unit == pieces.NO_UNIT,
            "shot-hit count drawn unit",
            "shot-missed count drawn",
            "shot-misfired count drawn",
            count=lambda e: e.tokens,
            drawn=_drawn,
        ),
        events.Blasted: Ways(lambda e: not e.units, "blasted space units", "blasted-nobody space"),
        events.Killed: Ways(
            lambda e: e.token == pieces.NO_TOKEN,
            "killed unit token",
            "killed-for-nothing unit",
            token=lambda e: words.TOKEN(pieces.TOKEN_NAMES[e.token]),
        ),
        events.Looted: Ways(_are_hidden, "looted-seeing cards", "looted", cards=_cards),
        events.Completed: one_way("completed space"),
        events.SniperDone: one_way("sniper-done"),
        events.Attacked: Ways(lambda e: e.wounded, "attacked-nobody unit space", "attacked unit space"),
        events.Spotted: Ways(lambda e: e.found, "spotted-nobody unit space", "spotted unit space"),
        events.Swept: Ways(
            lambda e: e.found,
            "swept-nobody unit spaces",
            "swept unit spaces",
            spaces=lambda e: _spaces(e.spaces),
        ),
        events.IntelGathered: Ways(
            lambda e: e.found,
            "intel-nobody squad sector",
            "intel-found squad sector",
            sector=lambda e: words.SECTOR(SECTOR_NAMES[e.squad]),
        ),
        events.SpecialistShot: Ways(
            _specialist_shot,
            "specialist-misfired unit space drawn",
            "specialist-fell-short unit space drawn",
            "specialist-reached unit space drawn",
            "specialist-wounded unit space drawn",
            drawn=_drawn,
        ),
        events.DogPlaced: one_way("dog-placed dog space", dog=lambda e: e.dog + 1),
        events.DefenderDone: one_way("defender-done who", who=lambda e: SEAT(e.seat)),
        events.OrdersSwapped: one_way(
            "orders-swapped first second", first=lambda e: e.first + 1, second=lambda e: e.second + 1
        ),
        events.OrderSeen: Ways(lambda e: e.order == pieces.UNKNOWN, "order-seen order", "order-peeked"),
        events.RecordShown: one_way(
            "record-shown spaces",
            spaces=lambda e: _spaces([space for _, space, _ in e.turns if space != NO_SPACE]),
        ),
    },
)


# ---- what decided a game


LOSS: Final = 1
SEEN: Final = 2
DECISIVE: Final = 3


def weight(event: events.SniperEvent) -> int:
    """How much the event decided: an objective or a wound most, then where the sniper was found."""
    match event:
        case events.Completed() | events.Attacked(wounded=True) | events.SpecialistShot(wounded=True):
            return DECISIVE
        case events.Spotted(found=True) | events.Swept(found=True) | events.MineWentOff():
            return SEEN
        case events.Killed():
            return LOSS
        case _:
            return 0


# ---- what each player did

OF_SNIPER: Final = ("spaces", "shots", "kills", "seen")
OF_DEFENDERS: Final = ("questions", "finds", "wounds")


def statistics(seen: SniperObservation, course: Iterable[Any]) -> tuple[tuple[Seat, tuple[Text, ...]], ...]:
    """The sniper's spaces, shots, victims and how often they were seen; the defenders' searches and hits."""
    return lines(_done(course), [OF_SNIPER, *[OF_DEFENDERS] * (seen.seats - 1)], words.STATISTIC)


def _done(course: Iterable[Any]) -> Iterator[Statistic]:
    for event in course:
        match event:
            case events.Walked(path=path):
                yield SNIPER_SEAT, "spaces", len(path)
            case events.Shot() | events.Blasted():
                yield SNIPER_SEAT, "shots", 1
            case events.Killed():
                yield SNIPER_SEAT, "kills", 1
            case events.Revealed():
                yield SNIPER_SEAT, "seen", 1
            case events.Spotted() | events.Swept() | events.IntelGathered():
                yield event.seat, "questions", 1
                yield event.seat, "finds", int(event.found)
            case events.Attacked() | events.SpecialistShot():
                yield event.seat, "wounds", int(event.wounded)
