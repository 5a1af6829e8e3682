"""The pieces of a scene: units, the sniper, dogs, mines; cards, tokens and orders beside the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from kordon.engine.records import Seat
from kordon.engine.scene import NOBODY, Mark, Piece, Zone
from kordon.engine.words import Text
from kordon.games.sniper import words
from kordon.games.sniper.drawn_map import DrawnMap, drawn_map
from kordon.games.sniper.events import Tokens
from kordon.games.sniper.log_lines import order_name
from kordon.games.sniper.maps.table import OBJECTIVES, SECTOR_NAMES
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.order_cards import ORDERS
from kordon.games.sniper.paths import (
    loadout_target,
    objective_target,
    slot_target,
    space_target,
    specialist_target,
    squad_target,
    unit_target,
)
from kordon.games.sniper.pieces import (
    CONTROLLERS,
    LOADOUT_COPIES,
    LOADOUT_NAMES,
    MINE,
    NO_OBJECTIVE,
    NO_SECTOR,
    NO_SPACE,
    NO_SPECIALIST,
    OFFICERS_MASK,
    SNIPER_SEAT,
    SPECIALIST_NAMES,
    SPECIALISTS,
    SQUAD_NAMES,
    SQUAD_OF,
    TOKEN_NAMES,
    UNIT_NAMES,
    UNITS,
    UNKNOWN,
    Loadout,
    Objective,
    Space,
    Squad,
    Unit,
)
from kordon.games.sniper.position import (
    ASSIGNING,
    ATTACKED,
    BURYING,
    CHOOSING_LOOT,
    DEPLOYED,
    DISMISSED,
    MOVED,
    NO_TOKENS,
    PICKING,
    SCOUTED,
    SHOWING,
    SPOTTED,
    SWEPT,
)
from kordon.games.sniper.words import LOADOUT, SPECIALIST, unit_name

DEEDS: Final = (
    (MOVED, words.DID("moved")),
    (ATTACKED, words.DID("attacked")),
    (SPOTTED, words.DID("spotted")),
    (SWEPT, words.DID("swept")),
    (DEPLOYED, words.DID("deployed")),
    (DISMISSED, words.DID("dismissed")),
    (SCOUTED, words.DID("scouted")),
)
IN_BOX: Final = (BURYING, SHOWING, PICKING)  # phases in which all loadout cards are still in the box
UNIT_LOOKS: Final = tuple(
    f"figure {'officer' if OFFICERS_MASK >> unit & 1 else 'soldier'} {SQUAD_NAMES[SQUAD_OF[unit]]}"
    for unit in range(UNITS)
)


def controller(seats: int, squad: Squad) -> Seat:
    """The one seat that acts with a squad; NOBODY if two share it or order cards move it (SE-207)."""
    mask = CONTROLLERS[seats][squad]
    return mask.bit_length() - 1 if mask.bit_count() == 1 else NOBODY


def knows_secrets(seen: SniperObservation) -> bool:
    """Whether the viewer is told the sniper's secrets: the sniper, and everybody after the end."""
    return seen.space != UNKNOWN


# ---- on the board


def pieces_on_board(seen: SniperObservation) -> Iterator[Piece]:
    """Units on the board or beside it, the figure, dogs, the flag of the last known sector; and secrets."""
    yield from _units(seen)
    for dog, space in enumerate(seen.dogs):
        if space != NO_SPACE:
            yield Piece(f"dog:{dog}", space_target(space), "token dog", words.DOG(number=dog + 1))
    if seen.figure != NO_SPACE:
        yield Piece("figure:0", space_target(seen.figure), "figure sniper", words.FIGURE())
    if seen.sector != NO_SECTOR:
        name = SECTOR_NAMES[seen.sector]
        flag = space_target(drawn_map(seen.options.map).flags[seen.sector])
        label = words.LAST_SECTOR_FLAG(sector=words.SECTOR(name))
        yield Piece("sector:0", flag, f"token flag sector-{name}", label)
    if seen.target != NO_SPACE:
        yield Piece("aim:0", space_target(seen.target), "token target", words.AIMED_AT())
    if knows_secrets(seen):
        yield from _secrets(seen)


def _units(seen: SniperObservation) -> list[Piece]:
    seats, hit = seen.seats, seen.hit
    return [
        _unit(unit, space, did, hit >> unit & 1, seats)
        for unit, (space, did) in enumerate(zip(seen.units, seen.did, strict=True))
    ]


@lru_cache(maxsize=1 << 15)
def _unit(unit: Unit, space: Space, did: int, hit: int, seats: int) -> Piece:
    squad = SQUAD_OF[unit]
    return Piece(
        unit_target(unit),
        squad_target(squad) if space == NO_SPACE else space_target(space),
        UNIT_LOOKS[unit],
        unit_name(unit),
        controller(seats, squad),
        marks=(Mark("wound", words.HIT()),) if hit else (),
        detail=tuple([text for deed, text in DEEDS if did & deed]),
        caption=words.BADGE(UNIT_NAMES[unit]),
    )


def _secrets(seen: SniperObservation) -> Iterator[Piece]:
    hidden = seen.outcome is None
    if seen.space != NO_SPACE:
        label = words.YOU() if seen.seat == SNIPER_SEAT and hidden else words.SNIPER_HERE()
        yield Piece("sniper:0", space_target(seen.space), "figure sniper self", label, hidden=hidden)
    mine = words.MINE_HERE() if hidden else LOADOUT(LOADOUT_NAMES[MINE])
    for card, space in enumerate(seen.mined):
        if space != NO_SPACE:
            yield Piece(f"mine:{card}", space_target(space), "token mine", mine, hidden=hidden)


# ---- loadout cards (SE-4xx)


def loadout_pieces(seen: SniperObservation) -> Iterator[Piece]:
    """The sniper's hand, what is on offer, and the cards played."""
    if knows_secrets(seen):
        # While cards are on offer, these are the ones to click.
        offer = seen.looked
        if seen.phase == PICKING and not offer:
            offer = tuple([card for card, copies in enumerate(LOADOUT_COPIES) for _ in range(copies)])
        choosing = seen.phase in (PICKING, CHOOSING_LOOT)
        for card, count in Counter(offer).items():
            yield _loadout_piece(loadout_target(card), "zone:offer", card, count)
        for card, count in enumerate(seen.hand):
            if count:
                id = f"held:{card}" if choosing else loadout_target(card)
                yield _loadout_piece(id, "zone:hand", card, count)
    for index, card in enumerate(seen.played):
        face_up = bool(seen.face_up >> index & 1) or seen.outcome is not None
        yield _played_piece(index, card, seen.played_round[index], face_up)


@lru_cache(maxsize=1024)
def _loadout_piece(id: str, zone: str, card: Loadout, count: int) -> Piece:
    name = LOADOUT_NAMES[card]
    marks = (Mark("count-x", words.COPIES(count=count), count),) if count > 1 else ()
    return Piece(id, zone, f"card loadout-{name}", LOADOUT(name), marks=marks, detail=(LOADOUT(name, "how"),))


@lru_cache(maxsize=1024)
def _played_piece(index: int, card: Loadout, round: int, face_up: bool) -> Piece:
    id = f"played:{index}"
    when = words.PLAYED_IN(round=round)
    if card == UNKNOWN:
        return Piece(id, "zone:played", "card back", words.CARD_BACK(), hidden=True, detail=(when,))
    name = LOADOUT_NAMES[card]
    return Piece(
        id,
        "zone:played",
        f"card loadout-{name}",
        LOADOUT(name),
        hidden=not face_up,
        detail=(when, LOADOUT(name, "how")),
    )


# ---- objectives (SE-201, SE-372, SE-863)


def objective_pieces(seen: SniperObservation, drawn: DrawnMap) -> Iterator[Piece]:
    """The cards that the viewer may see: own ones, completed ones, the one shown, those that can be shown."""
    cards = {*seen.objectives, *seen.completed}
    if seen.phase == SHOWING:
        cards = set(range(1, OBJECTIVES + 1))
    if seen.shown != NO_OBJECTIVE and seen.shown not in cards:
        cards.add(seen.shown)
    for number in sorted(cards):
        done, own = number in seen.completed, number in seen.objectives
        yield _objective_piece(drawn, number, done, number == seen.shown, own)
    hidden = seen.outcome is None
    label = words.LOOTED_HERE() if hidden else words.LOOTED_OPENLY()
    for number in seen.looted:
        space = space_target(drawn.map.objective_spaces[number])
        yield Piece(f"looted:{number}", space, "token looted", label, hidden=hidden)


@lru_cache(maxsize=1024)
def _objective_piece(drawn: DrawnMap, number: Objective, completed: bool, shown: bool, own: bool) -> Piece:
    space = drawn.map.objective_spaces[number]
    sector = SECTOR_NAMES[drawn.map.sector[space]]
    state = ""
    marks: tuple[Mark, ...] = ()
    if completed:
        state, marks = " completed", (Mark("completed", words.OBJECTIVE_DONE()),)
    elif shown:
        state, marks = " out", (Mark("out", words.OBJECTIVE_NOT_HERE()),)
    elif own:
        state = " own"
    return Piece(
        objective_target(number),
        "zone:objectives",
        f"card objective-card sector-{sector}{state}",
        drawn.objectives[number],
        marks=marks,
        detail=(words.OBJECTIVE_PLACE(space=drawn.spaces[space], sector=words.SECTOR(sector)),),
    )


# ---- tokens (SE-202, SE-352)


def token_pieces(seen: SniperObservation) -> Iterator[Piece]:
    """What is in the bag, drawn from it, and earned but not yet in it."""
    yield from _tokens("bag", seen.bag)
    yield from _tokens("drawn", seen.drawn)
    yield from _tokens("earned", seen.pending)


@lru_cache(maxsize=4096)
def _tokens(where: str, tokens: Tokens) -> tuple[Piece, ...]:
    return tuple([_token(where, TOKEN_NAMES[token], count) for token, count in enumerate(tokens) if count])


def _token(where: str, name: str, count: int) -> Piece:
    mark = Mark("count-x", words.TOKEN_COUNT(count=count), count)
    return Piece(f"{where}:{name}", f"zone:{where}", f"token {name}", words.TOKEN(name), marks=(mark,))


# ---- specialists (SE-204, SE-7xx)


def specialist_pieces(seen: SniperObservation) -> Iterator[Piece]:
    """Each squad's specialist, and those that can still be picked."""
    for squad, specialist in enumerate(seen.specialists):
        if specialist != NO_SPECIALIST:
            suppressed, used = seen.suppression >> squad & 1, seen.used >> squad & 1
            yield _assigned_specialist(specialist, squad, seen.uses[squad], suppressed, used)
    if seen.phase == ASSIGNING:
        for specialist in range(SPECIALISTS):
            if specialist not in seen.specialists:
                yield _specialist_piece(specialist, "zone:specialists", ())


@lru_cache(maxsize=1024)
def _assigned_specialist(specialist: int, squad: Squad, uses: int, suppressed: int, used: int) -> Piece:
    marks = [Mark("uses-x", words.USES_LEFT(count=uses), uses)]
    if suppressed:
        marks.append(Mark("token-sup", words.SUPPRESSION_HERE()))
    if used:
        marks.append(Mark("used", words.USED_NOW()))
    return _specialist_piece(specialist, squad_target(squad), tuple(marks))


def _specialist_piece(specialist: int, zone: str, marks: tuple[Mark, ...]) -> Piece:
    name = SPECIALIST_NAMES[specialist]
    how = (SPECIALIST(name, "how"),)
    return Piece(
        specialist_target(specialist),
        zone,
        f"card specialist-{name}",
        SPECIALIST(name),
        marks=marks,
        detail=how,
    )


# ---- order cards (SE-902, SE-906)


def order_pieces(seen: SniperObservation) -> Iterator[Piece]:
    """The three slots of the solo board."""
    for slot, order in enumerate(seen.slots):
        if order < 0:
            name = words.ORDER_BACK() if order == UNKNOWN else words.ORDER_NONE()
            label = words.SLOT(number=slot + 1, order=name)
            yield Piece(slot_target(slot), "zone:orders", "card order back", label, hidden=order == UNKNOWN)
        else:
            kind = ORDERS[order].kind
            label = words.SLOT(number=slot + 1, order=order_name(order))
            hidden = slot == len(seen.slots) - 1 and seen.outcome is None
            yield Piece(
                slot_target(slot),
                "zone:orders",
                f"card order order-{kind}",
                label,
                hidden=hidden,
                detail=order_detail(order),
            )


def order_detail(order: int) -> tuple[Text, ...]:
    """Everything an order card says."""
    card = ORDERS[order]
    squads = words.listed([words.SQUAD(squad) for squad in card.squads])
    detail = [words.ORDER(card.kind, "how"), words.ORDER_SQUADS(squads=squads)]
    if card.kind == "patrol":
        detail.append(words.ORDER_PATROL(unit=unit_name(0), objective=card.objective))
    return tuple(detail)


# ---- zones


def zones(seen: SniperObservation) -> Iterator[Zone]:
    """The places beside the board that hold something, or could."""
    if seen.phase in (PICKING, CHOOSING_LOOT) and knows_secrets(seen):
        yield FINDS_ZONE if seen.looked else BOX_ZONE
    yield OWN_HAND_ZONE if seen.seat == SNIPER_SEAT else _hand_zone(seen.hand_size)
    if seen.objectives or seen.completed or seen.shown != NO_OBJECTIVE:
        yield OBJECTIVES_ZONE
    yield _bag_zone(sum(seen.bag))
    if seen.drawn != NO_TOKENS:
        yield DRAWN_ZONE
    if seen.pending != NO_TOKENS:
        yield EARNED_ZONE
    if seen.phase == ASSIGNING:
        yield SPECIALISTS_ZONE
    yield from SQUAD_ZONES
    if seen.slots:
        yield ORDERS_ZONE
    if seen.played:
        yield PLAYED_ZONE
    if seen.phase not in IN_BOX:
        yield _deck_zone(seen.deck_size)


FINDS_ZONE: Final = Zone("zone:offer", "row", words.FINDS(), SNIPER_SEAT)
BOX_ZONE: Final = Zone("zone:offer", "row", words.BOX(), SNIPER_SEAT)
OWN_HAND_ZONE: Final = Zone("zone:hand", "hand", words.HAND(), SNIPER_SEAT)
OBJECTIVES_ZONE: Final = Zone("zone:objectives", "row", words.OBJECTIVES())
DRAWN_ZONE: Final = Zone("zone:drawn", "row", words.DRAWN_ZONE())
EARNED_ZONE: Final = Zone("zone:earned", "row", words.EARNED_ZONE())
SPECIALISTS_ZONE: Final = Zone("zone:specialists", "row", words.SPECIALISTS())
ORDERS_ZONE: Final = Zone("zone:orders", "row", words.ORDERS_ZONE())
PLAYED_ZONE: Final = Zone("zone:played", "row", words.PLAYED())
SQUAD_ZONES: Final = tuple(
    Zone(squad_target(squad), f"row squad {name}", words.SQUAD(name))
    for squad, name in enumerate(SQUAD_NAMES)
)


@cache
def _hand_zone(count: int) -> Zone:
    return Zone("zone:hand", "hand", words.HAND_OF_SNIPER(), SNIPER_SEAT, count)


@cache
def _bag_zone(count: int) -> Zone:
    return Zone("zone:bag", "bag", words.BAG(), count=count)


@cache
def _deck_zone(count: int) -> Zone:
    return Zone("zone:deck", "pile", words.DECK(), count=count)
