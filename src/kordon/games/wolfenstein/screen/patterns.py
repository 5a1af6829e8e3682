"""One of each kind of figure, card and token, as it is printed: clients load these with the map."""

from __future__ import annotations

import msgspec

from kordon.engine.delta import pattern_name
from kordon.engine.memo import group
from kordon.engine.scene import NOBODY, Piece
from kordon.engine.words import Text
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.tables import Kind
from kordon.games.wolfenstein.pieces import NO_CARD
from kordon.games.wolfenstein.screen.enemies_shown import Enemy, enemy_piece
from kordon.games.wolfenstein.screen.heroes_shown import (
    Hero,
    ammunition_token,
    gear_card,
    hero_pieces,
    weapon_cards,
)
from kordon.games.wolfenstein.screen.pieces_shown import chest_token, event_token, noise_token

IN_THE_BOX = ""  # where patterns lie


@group
def patterns() -> tuple[Piece, ...]:
    """The patterns that a snapshot's pieces are made from."""
    found = [
        *map(_enemy, range(len(tables.ENEMIES))),
        *map(_hero, range(len(tables.HEROES))),
        *map(_weapon, range(len(tables.WEAPONS))),
        *map(_gear, range(len(tables.EQUIPMENT))),
        *[
            ammunition_token("", IN_THE_BOX, NOBODY, token, 1)
            for token in range(len(tables.AMMUNITION_NAMES))
        ],
        event_token(0),
        chest_token(0),
        noise_token(0, 0, Text("")),
    ]
    return tuple(
        [msgspec.structs.replace(piece, id=pattern_name(piece.look), at=IN_THE_BOX) for piece in found]
    )


def _enemy(kind: Kind) -> Piece:
    card = tables.ENEMIES[kind]
    figure = tables.FIGURES_OF_KIND[kind][0]
    return enemy_piece(Enemy(figure, 0, card.life, card.armour))


def _hero(kind: Kind) -> Piece:
    """The card of a hero; the figure has most of it."""
    card = tables.HEROES[kind]
    vitals = card.life, card.life, card.armour, card.armour
    return hero_pieces(Hero(0, kind, vitals))[0]


def _weapon(kind: Kind) -> Piece:
    return weapon_cards(IN_THE_BOX, NOBODY, NO_CARD, tables.WEAPON_OF.index(kind), 0, NO_CARD)[0]


def _gear(kind: Kind) -> Piece:
    return gear_card(IN_THE_BOX, NOBODY, tables.GEAR_OF.index(kind), "carried")
