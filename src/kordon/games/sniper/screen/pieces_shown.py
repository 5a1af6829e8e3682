"""The pieces of a scene: units, the sniper, dogs, mines; cards, tokens and orders beside the board."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kordon.engine.memo import group, part, thing
from kordon.engine.records import Seat
from kordon.engine.scene import NOBODY, Badge, Piece, Zone
from kordon.engine.words import Message, Names, Text
from kordon.games.sniper import pieces, words
from kordon.games.sniper.observation import SniperObservation
from kordon.games.sniper.phases import ASSIGNING, BURYING, CHOOSING_LOOT, PICKING, SHOWING
from kordon.games.sniper.pieces import SNIPER_SEAT, Loadout, Objective, Space, Squad, Tokens, Unit, UnitMask
from kordon.games.sniper.screen.drawn_map import DrawnMap
from kordon.games.sniper.screen.log_lines import order_name
from kordon.games.sniper.solo.order_cards import ORDERS
from kordon.games.sniper.words import LOADOUT, SPECIALIST, unit_name

ACTIONS: Final = tuple((1 << bit, words.DID(name)) for bit, name in enumerate(pieces.DID_NAMES))
RANKS: Final = ("officer", "soldier", "soldier")  # of the units of a squad
IN_BOX: Final = (BURYING, SHOWING, PICKING)  # phases in which all loadout cards are still in the box
ALL_CARDS: Final = tuple(card for card, copies in enumerate(pieces.LOADOUT_COPIES) for _ in range(copies))
UNIT_LOOKS: Final = tuple(f"figure {rank} {squad}" for squad in pieces.SQUAD_NAMES for rank in RANKS)


def controller(seats: int, squad: Squad) -> Seat:
    """The one seat that acts with a squad; NOBODY if two share it or order cards move it (SE-207)."""
    mask = pieces.CONTROLLERS[seats][squad]
    return mask.bit_length() - 1 if mask.bit_count() == 1 else NOBODY


def knows_secrets(seen: SniperObservation) -> bool:
    """Whether the viewer is told the sniper's secrets: the sniper, and everybody after the end."""
    return seen.space != pieces.UNKNOWN


def piece_groups(seen: SniperObservation, drawn: DrawnMap) -> tuple[tuple[Piece, ...], ...]:
    """All pieces in groups that change together; a group that looks the same is the same object."""
    hidden = seen.outcome is None
    knows = knows_secrets(seen)
    own = seen.seat == SNIPER_SEAT
    assigning = seen.phase == ASSIGNING
    offer = seen.looked or (ALL_CARDS if seen.phase == PICKING else ())
    return (
        _units(seen.units, seen.did, seen.hit, seen.seats),
        _on_board(drawn, seen.dogs, seen.figure, seen.sector, seen.target),
        _sniper(seen.space, seen.mined, own, hidden) if knows else (),
        _objectives(drawn, seen.objectives, seen.completed, seen.shown, seen.phase == SHOWING),
        _looted(drawn, seen.looted, hidden) if seen.looted else (),
        _held(offer, seen.hand, seen.phase in (PICKING, CHOOSING_LOOT)) if knows else (),
        _played(seen.played, seen.played_round, seen.face_up, hidden) if seen.played else (),
        _tokens(seen.bag, seen.drawn, seen.pending),
        _specialists(seen.specialists, seen.uses, seen.suppression, seen.used, assigning),
        _orders(seen.slots, hidden) if seen.slots else (),
    )


# ---- on the board


@group
def _units(units: tuple[Space, ...], did: tuple[int, ...], hit: UnitMask, seats: int) -> tuple[Piece, ...]:
    """Every unit, on the board or beside it."""
    return tuple(
        [_unit(unit, units[unit], did[unit], hit >> unit & 1, seats) for unit in range(pieces.UNITS)]
    )


@thing
def _unit(unit: Unit, space: Space, did: int, hit: int, seats: int) -> Piece:
    squad = pieces.SQUAD_OF[unit]
    return Piece(
        f"unit:{unit}",
        f"squad:{squad}" if space == pieces.NO_SPACE else f"space:{space}",
        UNIT_LOOKS[unit],
        unit_name(unit),
        controller(seats, squad),
        badges=(Badge("wound", words.HIT()),) if hit else (),
        detail=tuple([text for action, text in ACTIONS if did & action]),
        caption=words.BADGE(pieces.UNIT_NAMES[unit]),
    )


@group
def _on_board(
    drawn: DrawnMap, dogs: tuple[Space, ...], figure: Space, sector: int, target: Space
) -> tuple[Piece, ...]:
    """The dogs, the figure, the flag of the last known sector, the space aimed at."""
    found = [
        Piece(f"dog:{dog}", f"space:{space}", "token dog", words.DOG(number=dog + 1))
        for dog, space in enumerate(dogs)
        if space != pieces.NO_SPACE
    ]
    if figure != pieces.NO_SPACE:
        found.append(Piece("figure:0", f"space:{figure}", "figure sniper", words.FIGURE()))
    if sector != pieces.NO_SECTOR:
        name = pieces.SECTOR_NAMES[sector]
        label = words.LAST_SECTOR_FLAG(sector=words.SECTOR(name))
        flag = f"space:{drawn.flags[sector]}"
        found.append(Piece("sector:0", flag, f"token flag sector-{name}", label))
    if target != pieces.NO_SPACE:
        found.append(Piece("aim:0", f"space:{target}", "token target", words.AIMED_AT()))
    return tuple(found)


@group
def _sniper(here: Space, mined: tuple[Space, ...], own: bool, hidden: bool) -> tuple[Piece, ...]:
    """Where the sniper and the mines are."""
    found = []
    if here != pieces.NO_SPACE:
        label = words.YOU() if own and hidden else words.SNIPER_HERE()
        found.append(Piece("sniper:0", f"space:{here}", "figure sniper self", label, hidden=hidden))
    mine = words.MINE_HERE() if hidden else LOADOUT(pieces.LOADOUT_NAMES[pieces.MINE])
    for card, space in enumerate(mined):
        if space != pieces.NO_SPACE:
            found.append(Piece(f"mine:{card}", f"space:{space}", "token mine", mine, hidden=hidden))
    return tuple(found)


# ---- loadout cards (SE-4xx)


@group
def _held(offer: tuple[Loadout, ...], hand: tuple[int, ...], choosing: bool) -> tuple[Piece, ...]:
    """What is on offer, and the sniper's hand."""
    found = [
        _loadout_piece(f"loadout:{card}", "zone:offer", card, count) for card, count in Counter(offer).items()
    ]
    for card, count in enumerate(hand):
        if count:
            # While cards are on offer, those are the ones to click.
            id = f"held:{card}" if choosing else f"loadout:{card}"
            found.append(_loadout_piece(id, "zone:hand", card, count))
    return tuple(found)


@group
def _played(
    cards: tuple[Loadout, ...], rounds: tuple[int, ...], face_up: int, hidden: bool
) -> tuple[Piece, ...]:
    """The cards played."""
    return tuple(
        [
            _played_piece(index, card, round, bool(face_up >> index & 1) or not hidden)
            for index, (card, round) in enumerate(zip(cards, rounds, strict=True))
        ]
    )


@thing
def _loadout_piece(id: str, zone: str, card: Loadout, count: int) -> Piece:
    badges = (Badge("copies-x", words.COPIES(count=count), count),) if count > 1 else ()
    return _card(id, zone, LOADOUT, pieces.LOADOUT_NAMES[card], badges)


def _card(
    id: str,
    zone: str,
    family: Names,
    name: str,
    badges: tuple[Badge, ...] = (),
    detail: tuple[Text, ...] = (),
    hidden: bool = False,
) -> Piece:
    """A card whose looks and words go by its name."""
    how = (*detail, family(name, "how"))
    look = f"card {family.family}-{name}"
    return Piece(id, zone, look, family(name), hidden=hidden, badges=badges, detail=how)


@thing
def _played_piece(index: int, card: Loadout, round: int, face_up: bool) -> Piece:
    id = f"played:{index}"
    when = words.PLAYED_IN(round=round)
    if card == pieces.UNKNOWN:
        return Piece(id, "zone:played", "card back", words.CARD_BACK(), hidden=True, detail=(when,))
    name = pieces.LOADOUT_NAMES[card]
    return _card(id, "zone:played", LOADOUT, name, detail=(when,), hidden=not face_up)


# ---- objectives (SE-201, SE-372, SE-863)


@group
def _objectives(
    drawn: DrawnMap,
    own: tuple[Objective, ...],
    completed: tuple[Objective, ...],
    shown: Objective,
    showing: bool,
) -> tuple[Piece, ...]:
    """The cards that the viewer may see: own ones, completed ones, the one shown, those that can be shown."""
    cards = {*own, *completed}
    if showing:
        cards = set(range(1, pieces.OBJECTIVES + 1))
    if shown != pieces.NO_OBJECTIVE:
        cards.add(shown)
    return tuple(
        [
            _objective_piece(drawn, number, number in completed, number == shown, number in own)
            for number in sorted(cards)
        ]
    )


@group
def _looted(drawn: DrawnMap, looted: tuple[Objective, ...], hidden: bool) -> tuple[Piece, ...]:
    """Where the sniper has looted already."""
    label = words.LOOTED_HERE() if hidden else words.LOOTED_OPENLY()
    spaces = drawn.map.objective_spaces
    return tuple(
        [
            Piece(f"looted:{number}", f"space:{spaces[number]}", "token looted", label, hidden=hidden)
            for number in looted
        ]
    )


@thing
def _objective_piece(drawn: DrawnMap, number: Objective, completed: bool, shown: bool, own: bool) -> Piece:
    space = drawn.map.objective_spaces[number]
    sector = pieces.SECTOR_NAMES[drawn.map.sector[space]]
    place = words.OBJECTIVE_PLACE(space=drawn.spaces[space], sector=words.SECTOR(sector))
    state = ""
    badges: tuple[Badge, ...] = ()
    if completed:
        state, badges = " completed", (Badge("completed", words.OBJECTIVE_DONE()),)
    elif shown:
        state, badges = " out", (Badge("out", words.OBJECTIVE_NOT_HERE()),)
    elif own:
        state = " own"
    return Piece(
        f"objective:{number}",
        "zone:objectives",
        f"card objective-card sector-{sector}{state}",
        drawn.objectives[number],
        badges=(Badge("objective-number", place, number), *badges),
    )


# ---- tokens (SE-202, SE-352)


@group
def _tokens(bag: Tokens, drawn: Tokens, earned: Tokens) -> tuple[Piece, ...]:
    """What is in the bag, drawn from it, and earned but not yet in it."""
    return tuple(
        [
            _token(where, pieces.TOKEN_NAMES[token], count)
            for where, tokens in (("bag", bag), ("drawn", drawn), ("earned", earned))
            for token, count in enumerate(tokens)
            if count
        ]
    )


@thing
def _token(where: str, name: str, count: int) -> Piece:
    badge = Badge("count-x", words.TOKEN_COUNT(count=count), count)
    return Piece(f"{where}:{name}", f"zone:{where}", f"token {name}", words.TOKEN(name), badges=(badge,))


# ---- specialists (SE-204, SE-7xx)


@group
def _specialists(
    specialists: tuple[int, ...], uses: tuple[int, ...], suppression: int, used: int, assigning: bool
) -> tuple[Piece, ...]:
    """Each squad's specialist, and those that can still be picked."""
    found = [
        _assigned_specialist(specialist, squad, uses[squad], suppression >> squad & 1, used >> squad & 1)
        for squad, specialist in enumerate(specialists)
        if specialist != pieces.NO_SPECIALIST
    ]
    if assigning:
        for specialist in range(pieces.SPECIALISTS):
            if specialist not in specialists:
                found.append(_specialist_piece(specialist, "zone:specialists", ()))
    return tuple(found)


@thing
def _assigned_specialist(specialist: int, squad: Squad, uses: int, suppressed: int, used: int) -> Piece:
    badges = [Badge("uses-x", words.USES_LEFT(count=uses), uses)]
    if suppressed:
        badges.append(Badge("token-sup", words.SUPPRESSION_HERE()))
    if used:
        badges.append(Badge("used", words.USED_NOW()))
    return _specialist_piece(specialist, f"squad:{squad}", tuple(badges))


def _specialist_piece(specialist: int, zone: str, badges: tuple[Badge, ...]) -> Piece:
    return _card(f"specialist:{specialist}", zone, SPECIALIST, pieces.SPECIALIST_NAMES[specialist], badges)


# ---- order cards (SE-902, SE-906)


@group
def _orders(slots: tuple[int, ...], hidden: bool) -> tuple[Piece, ...]:
    """The three slots of the solo board; the last card is hidden until the end."""
    last = len(slots) - 1
    return tuple([_order_piece(slot, order, hidden and slot == last) for slot, order in enumerate(slots)])


def _order_piece(slot: int, order: int, hidden: bool) -> Piece:
    if order < 0:
        name = words.ORDER_BACK() if order == pieces.UNKNOWN else words.ORDER_NONE()
        label = words.SLOT(number=slot + 1, order=name)
        return Piece(f"slot:{slot}", "zone:orders", "card order back", label, hidden=order == pieces.UNKNOWN)
    return Piece(
        f"slot:{slot}",
        "zone:orders",
        f"card order order-{ORDERS[order].kind}",
        words.SLOT(number=slot + 1, order=order_name(order)),
        hidden=hidden,
        detail=order_detail(order),
    )


def order_detail(order: int) -> tuple[Text, ...]:
    """Everything an order card says."""
    card = ORDERS[order]
    squads = words.listed([words.SQUAD(squad) for squad in card.squads])
    detail = [words.ORDER(card.kind, "how"), words.ORDER_SQUADS(times=card.times, squads=squads)]
    if card.kind == "patrol":
        detail.append(words.ORDER_PATROL(unit=unit_name(0), objective=card.objective))
    return tuple(detail)


# ---- zones


def zones(seen: SniperObservation) -> tuple[Zone, ...]:
    """The places beside the board that hold something, or could."""
    return _zones(seen, (seen.seat == SNIPER_SEAT, knows_secrets(seen)))


@part
def _zones(seen: SniperObservation, viewer: tuple[bool, bool]) -> tuple[Zone, ...]:
    """The same for all defenders: who sees them is the sniper or not, and knows the secrets or not."""
    is_sniper, knows = viewer
    found = []
    if seen.phase in (PICKING, CHOOSING_LOOT) and knows:
        label, rule = (words.FINDS, "SE-371") if seen.looked else (words.BOX, "SE-203")
        found.append(_zone("offer", label, rule, owner=SNIPER_SEAT))
    if is_sniper:
        found.append(_zone("hand", words.HAND, "SE-401", "hand", SNIPER_SEAT))
    else:
        found.append(_zone("hand", words.HAND_OF_SNIPER, "SE-401", "hand", SNIPER_SEAT, seen.hand_size))
    if seen.objectives or seen.completed or seen.shown != pieces.NO_OBJECTIVE:
        found.append(_zone("objectives", words.OBJECTIVES, "SE-372"))
    found.append(_zone("bag", words.BAG, "SE-202", "bag", count=sum(seen.bag)))
    if seen.drawn != pieces.NO_TOKENS:
        found.append(_zone("drawn", words.DRAWN_ZONE, "SE-356"))
    if seen.pending != pieces.NO_TOKENS:
        found.append(_zone("earned", words.EARNED_ZONE, "SE-356"))
    if seen.phase == ASSIGNING:
        found.append(_zone("specialists", words.SPECIALISTS, "SE-204"))
    found += SQUAD_ZONES
    if seen.slots:
        found.append(_zone("orders", words.ORDERS_ZONE, "SE-902"))
    if seen.played:
        found.append(_zone("played", words.PLAYED, "SE-408"))
    if seen.phase not in IN_BOX:
        found.append(_zone("deck", words.DECK, "SE-371", "pile", count=seen.deck_size))
    return tuple(found)


@thing
def _zone(
    name: str, label: Message, rule: str, look: str = "row", owner: Seat = NOBODY, count: int | None = None
) -> Zone:
    return Zone(f"zone:{name}", look, label(), owner, count, Text(rule))


SQUAD_ZONES: Final = tuple(
    Zone(f"squad:{squad}", f"row squad {name}", words.SQUAD(name), detail=Text("SE-501"))
    for squad, name in enumerate(pieces.SQUAD_NAMES)
)
