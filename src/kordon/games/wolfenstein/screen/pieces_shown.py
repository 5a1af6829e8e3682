"""The pieces of a scene, group by group; tokens, what is on offer, the mission; the zones beside the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from kordon.engine.bits import mask_of, members
from kordon.engine.delta import pattern_name
from kordon.engine.memo import group, thing
from kordon.engine.records import Seat
from kordon.engine.scene import NOBODY, Badge, Piece, Zone
from kordon.engine.words import LITERAL, SEAT, Text
from kordon.games.wolfenstein import pieces, words
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.tables import Card, Figure, Kind
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import NO_CARD, NOWHERE, Slot, Square
from kordon.games.wolfenstein.screen import heroes_shown, paths, sentences
from kordon.games.wolfenstein.screen.drawn_board import LETTERS, DrawnBoard
from kordon.games.wolfenstein.screen.enemies_shown import Enemy, enemies, enemy_piece
from kordon.games.wolfenstein.screen.foreseen import Intent
from kordon.games.wolfenstein.screen.log_lines import event_name

OFFER: Final = "zone:offer"
MISSION: Final = "zone:mission"


ENEMIES_GROUP: Final = 2  # which of the groups holds the enemies


def piece_groups(
    seen: WolfensteinObservation, drawn: DrawnBoard, foreseen: Mapping[Figure, Intent]
) -> tuple[tuple[Piece, ...], ...]:
    """All pieces in groups that change together; a group that looks the same is the same object."""
    return (
        _tokens(drawn, seen.event_tokens, seen.chest_tokens, seen.objective_at),
        _noises(drawn, seen.noise, _taken(seen, drawn)),
        enemies(seen, foreseen),
        *[heroes_shown.hero_group(seen, drawn.board, slot) for slot in range(len(seen.heroes))],
        _offered(seen, drawn),
        _mission(drawn, seen.options.mission, seen.goals_done, _event_shown(seen)),
    )


# ---- tokens on the map


@group
def _tokens(drawn: DrawnBoard, events: int, chests: int, objectives: tuple[Square, ...]) -> tuple[Piece, ...]:
    found = [_token("event", square, square, words.EVENT_TOKEN()) for square in members(events)]
    found += [_token("chest", square, square, words.CHEST_TOKEN()) for square in members(chests)]
    for letter, square in enumerate(objectives):
        if square != NOWHERE:
            look = f"token objective objective-{LETTERS[letter]}"
            label = words.OBJECTIVE(letter=LETTERS[letter])
            caption = LITERAL.say(LETTERS[letter])
            found.append(
                Piece(f"objective:{letter}", paths.square_target(square), look, label, caption=caption)
            )
    return tuple(found)


def _token(kind: str, number: int, square: Square, label: Text) -> Piece:
    return Piece(f"{kind}:{number}", paths.square_target(square), f"token {kind}", label)


def _taken(seen: WolfensteinObservation, drawn: DrawnBoard) -> int:
    """The squares on which something stands."""
    squares = [square for square in (*seen.hero_at, *seen.objective_at) if square != NOWHERE]
    taken = seen.event_tokens | seen.chest_tokens | mask_of(squares)
    for figure in members(seen.alive):
        square = seen.enemy_at[figure]
        taken |= drawn.board.large(square) if tables.LARGE >> figure & 1 else 1 << square
    return taken


@group
def _noises(drawn: DrawnBoard, noise: int, taken: int) -> tuple[Piece, ...]:
    """A token in each noisy room or corridor, at the end of its first row where it covers nothing."""
    found = []
    width = drawn.board.width
    for area in members(noise):
        squares = drawn.board.areas[area].squares
        free = members(squares & ~taken & ~drawn.board.no_stop) or members(squares)
        free.sort(key=lambda square: (square // width, -square))
        found.append(_token("noise", area, free[0], words.NOISE_TOKEN(place=drawn.areas[area])))
    return tuple(found)


# ---- what is to be chosen, the mission, the event that is faced


def _event_shown(seen: WolfensteinObservation) -> Card:
    """The event card that is being decided, or NO_CARD."""
    if seen.pending and seen.pending[0][0] == pieces.WHICH_OPTION:
        return seen.pending[0][2]
    return NO_CARD


def _offered(seen: WolfensteinObservation, drawn: DrawnBoard) -> tuple[Piece, ...]:
    if seen.phase == pieces.PICKING:
        return _heroes_to_pick(drawn, seen.options.heroes, seen.heroes)
    if seen.pending and seen.pending[0][0] in CARDS_ZONES:
        return tuple([_card_offered(card) for card in seen.pending[0][2:]])
    return ()


def _card_offered(card: Card) -> Piece:
    """A card to keep, or one that veterans may bring: it still lies in its deck (WO-956)."""
    if card < pieces.SPOIL_WEAPONS:
        return heroes_shown.gear_card(OFFER, NOBODY, card, "offered")
    return _weapon(OFFER, card - pieces.SPOIL_WEAPONS)


@group
def _heroes_to_pick(drawn: DrawnBoard, choice: str, picked: tuple[Kind, ...]) -> tuple[Piece, ...]:
    """The mission's four, or all six with the four marked."""
    suggested = [tables.HERO[name] for name in drawn.mission.suggested]
    kinds = suggested if choice == "suggested" else range(len(tables.HEROES))
    return tuple(
        [
            heroes_shown.hero_to_pick(OFFER, kind, choice != "suggested" and kind in suggested)
            for kind in kinds
            if kind not in picked
        ]
    )


@group
def _mission(drawn: DrawnBoard, name: str, done: int, event: Card) -> tuple[Piece, ...]:
    """The mission's goals; the event card that is faced."""
    found = []
    for number, goal in enumerate(drawn.mission.goals):
        is_done = done >> number & 1
        found.append(
            Piece(
                f"goal:{number}",
                MISSION,
                f"card goal goal-{goal.__struct_config__.tag}" + " completed" * is_done,
                sentences.goal_text(goal, with_cost=False),
                badges=(Badge("done", words.STATE("done")),) if is_done else (),
            )
        )
    if event != NO_CARD:
        card = tables.EVENTS[event]
        text = words.EVENT_TEXT(f"{card.name}-text")
        found.append(Piece(f"event-card:{event}", MISSION, "card event", event_name(event), detail=(text,)))
    return tuple(found)


# ---- zones


def zones(seen: WolfensteinObservation) -> tuple[Zone, ...]:
    """The heroes in their order, what is on offer, the mission."""
    asked = seen.pending[0][1] if seen.pending else seen.hero
    is_choosing = seen.phase == pieces.ACTIVATING and not seen.pending
    found = []
    if seen.phase == pieces.PICKING:
        found.append(HEROES_ZONE)
    elif seen.pending and seen.pending[0][0] in CARDS_ZONES:
        found.append(_cards_zone(seen.pending[0][0], seen.owners[seen.pending[0][1]]))
    for slot in range(min(len(seen.heroes), pieces.SLOTS)):
        is_asked = not seen.activated >> slot & 1 if is_choosing else slot == asked
        found.append(_hero_zone(slot, seen.heroes[slot], seen.owners[slot], is_asked, seen.seats > 1))
    found.append(_mission_zone(seen.options.mission))
    return tuple(found)


HEROES_ZONE: Final = Zone(OFFER, "row", words.HEROES_TO_PICK(), detail=Text("WO-104"))


@thing
def _mission_zone(name: str) -> Zone:
    return Zone(MISSION, "row", words.MISSION_ZONE(), detail=words.MISSION_STORY(f"{name}-twist"))


CARDS_ZONES: Final = {  # by question: what the cards are called, and the rule about them
    pieces.WHICH_CARD: (words.CARDS_TO("keep"), "WO-311"),
    pieces.WHICH_SPOIL: (words.CARDS_TO("bring"), "WO-956"),
}


@thing
def _cards_zone(question: int, owner: Seat) -> Zone:
    label, rule = CARDS_ZONES[question]
    return Zone(OFFER, "row", label, owner, detail=Text(rule))


@thing
def _hero_zone(slot: Slot, kind: Kind, owner: Seat, active: bool, is_shared_out: bool) -> Zone:
    name = tables.HEROES[kind].name
    label = words.HERO(name)
    if is_shared_out:
        label = words.HERO_IN_ZONE(hero=label, who=SEAT(owner))
    return Zone(
        paths.hero_zone(slot), f"{'hand' if active else 'row'} {name}", label, owner, detail=Text("WO-452")
    )


# ---- one of each kind, as it is printed: clients load these with the map

IN_THE_BOX = ""  # where patterns lie


@group
def patterns() -> tuple[Piece, ...]:
    """The patterns that a snapshot's pieces are made from."""
    figures = [(figures[0], tables.ENEMIES[kind]) for kind, figures in enumerate(tables.FIGURES_OF_KIND)]
    found = [
        *[enemy_piece(Enemy(figure, 0, card.life, card.armour)) for figure, card in figures],
        # The card of a hero; the figure has most of it.
        *[
            heroes_shown.hero_pieces(heroes_shown.Hero(0, kind, vitals))[0]
            for kind, vitals in enumerate(heroes_shown.PRINTED_VITALS)
        ],
        *[_weapon(IN_THE_BOX, tables.WEAPON_OF.index(kind)) for kind in range(len(tables.WEAPONS))],
        *[
            heroes_shown.gear_card(IN_THE_BOX, NOBODY, tables.GEAR_OF.index(kind), "carried")
            for kind in range(len(tables.EQUIPMENT))
        ],
        *[
            heroes_shown.ammunition_token("", IN_THE_BOX, NOBODY, token, 1)
            for token in range(len(tables.AMMUNITION_NAMES))
        ],
        _token("event", 0, 0, words.EVENT_TOKEN()),
        _token("chest", 0, 0, words.CHEST_TOKEN()),
        _token("noise", 0, 0, words.NOISE_TOKEN(place=Text(""))),
    ]
    return tuple(
        [msgspec.structs.replace(piece, id=pattern_name(piece.look), at=IN_THE_BOX) for piece in found]
    )


def _weapon(zone: str, card: Card) -> Piece:
    """A weapon that nobody holds."""
    return heroes_shown.weapon_cards(zone, NOBODY, NO_CARD, card, 0, NO_CARD)[0]
