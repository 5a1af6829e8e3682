"""The log line of every event. Spaces are named by their targets: the map says what they are called."""

from __future__ import annotations

from collections.abc import Iterable

from kordon.engine.bits import members
from kordon.engine.telling import Fields, Lines, Ways, one_way, plain
from kordon.engine.words import NAMED, SEAT, Text
from kordon.games.sniper import events, pieces, words
from kordon.games.sniper.pieces import NO_SPACE, SECTOR_NAMES, Loadout, Space, UnitMask
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


def _way(event: events.Walked) -> Text:
    start = () if event.origin == NO_SPACE else (event.origin,)
    *before, last = map(space_name, (*start, *event.path))
    for text in reversed(before):
        last = words.WAY(first=text, rest=last)
    return last


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
