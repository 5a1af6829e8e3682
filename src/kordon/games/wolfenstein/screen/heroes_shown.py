"""Heroes: their figures on the map; their cards, weapons, gear and tokens beside it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from kordon.engine.bits import members
from kordon.engine.memo import group, thing
from kordon.engine.records import Seat
from kordon.engine.scene import NOBODY, Badge, Piece
from kordon.engine.words import SEAT
from kordon.games.wolfenstein import words
from kordon.games.wolfenstein.board.grid import Board
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.tables import Card, Kind
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import NO_CARD, NOWHERE, Slot, Square
from kordon.games.wolfenstein.rules.attack.sighting import FORBIDDING
from kordon.games.wolfenstein.screen import paths, sentences
from kordon.games.wolfenstein.screen.drawn_board import LETTERS
from kordon.games.wolfenstein.screen.log_lines import event_name, gear_name, weapon_name

PRINTED_VITALS: Final = [(hero.life, hero.life, hero.armour, hero.armour) for hero in tables.HEROES]
PINNING: Final = reduce(or_, FORBIDDING.values())  # all that forbid something


class Hero(NamedTuple):
    """All that is shown of one hero."""

    slot: Slot
    kind: Kind
    vitals: tuple[int, int, int, int]  # see `vitals`
    owner: Seat = NOBODY
    square: Square = NOWHERE
    glory: int = 0
    shared: int = 0  # shared lives
    ammunition: tuple[int, ...] = ()  # by kind
    states: tuple[str, ...] = ()
    active: Card = NO_CARD
    weapons: tuple[tuple[Card, int, Card], ...] = ()  # see `_weapons`
    worn: int = 0
    carried: int = 0
    tasks: int = 0
    objectives: int = 0
    is_active: bool = False
    is_shared_out: bool = False  # several play


def hero_group(seen: WolfensteinObservation, board: Board, slot: Slot) -> tuple[Piece, ...]:
    """A hero's figure or card, and all the hero has."""
    own = slot * len(tables.AMMUNITION)
    return hero_pieces(
        Hero(
            slot,
            seen.heroes[slot],
            vitals(seen, slot),
            seen.owners[slot],
            seen.hero_at[slot],
            seen.glory[slot],
            seen.shared_lives[slot],
            seen.ammunition[own : own + len(tables.AMMUNITION)],
            _states(seen, board, slot),
            seen.active[slot],
            _weapons(seen, slot),
            seen.worn[slot],
            seen.carried[slot],
            seen.tasks[slot],
            seen.objectives_by[slot],
            seen.hero == slot,
            seen.seats > 1,
        )
    )


def vitals(seen: WolfensteinObservation, slot: Slot) -> tuple[int, int, int, int]:
    """A hero's life and armour, each with its usual value; until all are picked, those of the card."""
    if seen.base_life[slot]:
        return seen.life[slot], seen.base_life[slot], seen.armour[slot], seen.base_armour[slot]
    return PRINTED_VITALS[seen.heroes[slot]]


def _weapons(seen: WolfensteinObservation, slot: Slot) -> tuple[tuple[Card, int, Card], ...]:
    """The hero's weapons, the active one first: card, whether it needs a reload, what is attached."""
    cards = members(seen.weapons[slot])
    cards.sort(key=lambda card: card != seen.active[slot])
    return tuple([(card, seen.reloads >> card & 1, seen.attached[card]) for card in cards])


def _is_pinned(seen: WolfensteinObservation, board: Board, slot: Slot) -> bool:
    """Whether an enemy next to a standing hero forbids something (WO-612)."""
    figures = seen.alive & PINNING & ~seen.stunned_enemies
    if not figures or seen.hero_at[slot] == NOWHERE or seen.bleeding >> slot & 1:
        return False
    near = board.neighbours(seen.hero_at[slot], seen.closed, seen.barred)
    return any(
        near
        & (board.large(seen.enemy_at[figure]) if tables.LARGE >> figure & 1 else 1 << seen.enemy_at[figure])
        for figure in members(figures)
        if figure not in seen.allies
    )


def _states(seen: WolfensteinObservation, board: Board, slot: Slot) -> tuple[str, ...]:
    """What is true of a hero now, the most urgent first."""
    masks = {
        "dead": seen.dead,
        "bleeding": seen.bleeding,
        "stunned": seen.stunned,
        "sabotaged": seen.sabotaged,
        "pinned": 1 << slot if _is_pinned(seen, board, slot) else 0,
        "fatigued": seen.fatigued,
        "unseen": 1 << slot if seen.unseen[slot] else 0,
        "hushed": seen.hushed,
        "turn": 1 << slot if seen.hero == slot else 0,
        "acted": seen.activated if seen.hero != slot else 0,
    }
    return tuple([state for state, mask in masks.items() if mask >> slot & 1])


STATE_WORDS: Final = {"turn": "active"}


@group
def hero_pieces(hero: Hero) -> tuple[Piece, ...]:
    """A hero's figure or card, and all the hero has, from what they depend on."""
    slot, kind, owner, square, states = hero.slot, hero.kind, hero.owner, hero.square, hero.states
    life, base_life, armour, base_armour = hero.vitals
    name = tables.HEROES[kind].name
    life_badge = Badge("life", words.LIFE(n=life, of=base_life), life)
    armour_badge = Badge("armour", words.ARMOUR(n=armour, of=base_armour), armour)
    on_map = square != NOWHERE
    zone = paths.hero_zone(slot)
    played_by = (words.HERO_PLAYED_BY(who=SEAT(owner)),) if hero.is_shared_out else ()
    detail = (*played_by, *sentences.hero_detail(kind))
    glory_badge = Badge("glory", words.GLORY(n=hero.glory), hero.glory)
    signs = tuple([Badge(state, words.STATE(STATE_WORDS.get(state, state))) for state in states])
    card = Piece(
        f"sheet:{slot}" if on_map else paths.hero_target(slot),
        zone,
        f"card {'out ' * ('dead' in states)}hero {name}",
        words.HERO_CARD(hero=words.HERO(name)) if on_map else words.HERO(name),
        owner,
        badges=(life_badge, armour_badge, glory_badge, *signs),
        detail=detail,
    )
    found = []
    if on_map:
        badges = (life_badge, armour_badge) if armour else (life_badge,)
        found.append(
            Piece(
                paths.hero_target(slot),
                paths.square_target(square),
                f"figure hero {name}",
                words.HERO(name),
                owner,
                badges=(*badges, *signs[:1]),
                detail=detail,
                caption=words.HERO(name, "short"),
            )
        )
    found.append(card)
    found += [piece for held in hero.weapons for piece in weapon_cards(zone, owner, hero.active, *held)]
    found += [gear_card(zone, owner, gear, "worn") for gear in members(hero.worn)]
    found += [gear_card(zone, owner, gear, "carried") for gear in members(hero.carried)]
    for token, count in enumerate(hero.ammunition):
        if count:
            id = paths.ammunition_target(token) if hero.is_active else f"tokens:{slot}-{token}"
            found.append(ammunition_token(id, zone, owner, token, count))
    if hero.shared:
        badges = (Badge("count-x", words.HELD(n=hero.shared), hero.shared),)
        found.append(
            Piece(f"shared:{slot}", zone, "token shared", words.SHARED_LIVES(), owner, badges=badges)
        )
    found += [_task(zone, owner, task) for task in members(hero.tasks)]
    for letter in members(hero.objectives):
        look = f"token objective objective-{LETTERS[letter]}"
        found.append(Piece(f"carried:{letter}", zone, look, words.OBJECTIVE(letter=LETTERS[letter]), owner))
    return tuple(found)


@group
def weapon_cards(
    zone: str, owner: Seat, active: Card, card: Card, jammed: int, part: Card
) -> tuple[Piece, ...]:
    """A weapon, and what is attached to it."""
    kind = tables.WEAPON_CARDS[card]
    badges = [
        Badge("range", words.RANGE(n=kind.range), kind.range),
        Badge("dice", words.DICE(n=kind.dice), kind.dice),
        Badge("ap", words.POINTS(n=kind.ap), kind.ap),
        Badge("modes", words.MODES(n=len(kind.modes)), len(kind.modes)),
    ]
    if jammed:
        badges.append(Badge("reload", words.STATE("reload")))
    if card == active:
        badges.append(Badge("ready", words.STATE("ready")))
    found = [
        Piece(
            paths.weapon_target(card),
            zone,
            f"card {'active ' * (card == active)}weapon {kind.name}",
            weapon_name(card),
            owner,
            badges=tuple(badges),
            detail=sentences.weapon_detail(tables.WEAPON_OF[card]),
        )
    ]
    if part != NO_CARD:
        found.append(gear_card(zone, owner, part, "attached"))
    return tuple(found)


@thing
def gear_card(zone: str, owner: Seat, card: Card, how: str) -> Piece:
    """A card of equipment, and what is done with it: worn, carried, attached, offered."""
    kind = tables.GEAR_CARDS[card]
    badges = () if how in ("carried", "offered") else (Badge(how, words.STATE(how)),)
    return Piece(
        paths.gear_target(card),
        zone,
        f"card {how} gear {kind.kind} {kind.name}",
        gear_name(card),
        owner,
        badges=badges,
        detail=sentences.gear_detail(tables.GEAR_OF[card]),
    )


@thing
def ammunition_token(id: str, zone: str, owner: Seat, token: int, count: int) -> Piece:
    """A hero's tokens of one kind of ammunition."""
    name = tables.AMMUNITION_NAMES[token]
    badges = (Badge("count-x", words.HELD(n=count), count),)
    return Piece(id, zone, f"token {name}", words.AMMUNITION(name), owner, badges=badges)


@thing
def _task(zone: str, owner: Seat, card: Card) -> Piece:
    badges = (Badge("task", words.STATE("task")),)
    return Piece(f"event-card:{card}", zone, "card event", event_name(card), owner, badges=badges)


def hero_to_pick(zone: str, kind: Kind, is_marked: bool) -> Piece:
    """A hero who is on offer before the game; one that the mission suggests among others is marked."""
    hero = tables.HEROES[kind]
    badges = (
        Badge("life", words.LIFE(n=hero.life, of=hero.life), hero.life),
        Badge("armour", words.ARMOUR(n=hero.armour, of=hero.armour), hero.armour),
        Badge("ap", words.POINTS(n=hero.ap), hero.ap),
        *((Badge("suggested", words.STATE("suggested")),) if is_marked else ()),
    )
    detail = sentences.hero_detail(kind) + sentences.start_gear(kind)
    return Piece(
        paths.pick_target(kind),
        zone,
        f"card hero {hero.name}",
        words.HERO(hero.name),
        badges=badges,
        detail=detail,
    )
