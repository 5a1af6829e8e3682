"""Enemies and allies on the map: what each is, how it fares, what it would do and how it could be hit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from kordon.engine.bits import members
from kordon.engine.memo import thing
from kordon.engine.records import Seat
from kordon.engine.scene import NOBODY, Badge, Piece, Shape, rectangle
from kordon.games.wolfenstein import words
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.tables import Figure, Kind
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.pieces import ENEMY_PHASE, NO_FIGURE, Square
from kordon.games.wolfenstein.screen import sentences
from kordon.games.wolfenstein.screen.chances import Percents, listed
from kordon.games.wolfenstein.screen.drawn_board import SIZE, DrawnBoard
from kordon.games.wolfenstein.screen.foreseen import Intent, intent_texts
from kordon.games.wolfenstein.screen.paths import enemy_target, square_target

Chances: TypeAlias = tuple[Percents, Percents]  # of hearts and of shields


class Enemy(NamedTuple):
    """All that is shown of an enemy, or of the ally of a hero."""

    figure: Figure
    square: Square
    life: int
    armour: int
    stunned: int = 0
    sabotaged: int = 0
    owner: Seat = NOBODY  # who plays the ally
    hero: Kind = NOBODY  # whose ally it is, or NOBODY
    foreseen: Intent | None = None
    odds: Chances | None = None
    acts: int = 0  # it is one of those whose phase it is


def enemies(
    seen: WolfensteinObservation,
    foreseen: Mapping[Figure, Intent],
    odds: Mapping[Figure, Chances] = MappingProxyType({}),
) -> tuple[Piece, ...]:
    """All that are alive."""
    allies = {figure: slot for slot, figure in enumerate(seen.allies) if figure != NO_FIGURE}
    found = []
    for figure in members(seen.alive):
        slot = allies.get(figure, NOBODY)
        found.append(
            enemy_piece(
                Enemy(
                    figure,
                    seen.enemy_at[figure],
                    seen.enemy_life[figure],
                    seen.enemy_armour[figure],
                    seen.stunned_enemies >> figure & 1,
                    seen.sabotaged_enemies >> figure & 1,
                    NOBODY if slot == NOBODY else seen.owners[slot],
                    NOBODY if slot == NOBODY else seen.heroes[slot],
                    foreseen.get(figure),
                    odds.get(figure),
                    seen.awake >> figure & 1 if seen.phase == ENEMY_PHASE else 0,
                )
            )
        )
    return tuple(found)


@thing
def enemy_piece(enemy: Enemy) -> Piece:
    """An enemy, or the ally of a hero."""
    figure, foreseen, hero = enemy.figure, enemy.foreseen, enemy.hero
    card = tables.FIGURE_KINDS[figure]
    is_large = bool(tables.LARGE >> figure & 1)
    side = card.rank if hero == NOBODY else "bot"
    is_asleep = foreseen is None and not enemy.acts and hero == NOBODY
    look = f"figure {'large ' * is_large}{side} {'asleep ' * is_asleep}{card.name}"
    detail = sentences.enemy_detail(tables.FIGURE_OF[figure])
    if enemy.odds is not None:
        hearts, shields = enemy.odds
        detail = (words.HEARTS(chances=listed(hearts)), words.SHIELDS(chances=listed(shields)), *detail)
    if foreseen is not None:
        detail = (*intent_texts(foreseen), *detail)
    if hero != NOBODY:
        detail = (words.ALLY_OF(hero=words.HERO(tables.HEROES[hero].name)), *detail)
    return Piece(
        enemy_target(figure),
        lair_target(figure) if is_large else square_target(enemy.square),
        look,
        sentences.enemy_name(figure),
        enemy.owner,
        badges=tuple(_badges(enemy)),
        detail=detail,
    )


def _badges(enemy: Enemy) -> Iterator[Badge]:
    """Life and armour, and what decides whether it acts."""
    life, armour, foreseen = enemy.life, enemy.armour, enemy.foreseen
    card = tables.FIGURE_KINDS[enemy.figure]
    yield Badge("life", words.LIFE(n=life, of=card.life), life)
    if armour:
        yield Badge("armour", words.ARMOUR(n=armour, of=card.armour), armour)
    if enemy.stunned:
        yield Badge("stunned", words.STATE("stunned-enemy"))
    elif enemy.sabotaged:
        yield Badge("sabotaged", words.STATE("sabotaged-enemy"))
    elif foreseen is not None:
        why = foreseen.ahead.why
        # The sign of why it would act: only one that sees somebody has an eye.
        yield Badge("awake" if why == "sight" else f"awake-{why}", words.WOULD_WAKE(why))


def lair_target(figure: Figure) -> str:
    """The four squares of a large figure, as one place."""
    return f"lair:{figure}"


def lairs(seen: WolfensteinObservation, drawn: DrawnBoard) -> tuple[Shape, ...]:
    """A place over four squares for each large figure (WO-801)."""
    return tuple(
        [_lair(drawn, figure, seen.enemy_at[figure]) for figure in members(seen.alive & tables.LARGE)]
    )


@thing
def _lair(drawn: DrawnBoard, figure: Figure, square: Square) -> Shape:
    x, y = square % drawn.board.width * SIZE, square // drawn.board.width * SIZE
    return Shape(
        lair_target(figure), rectangle(x, y, 2 * SIZE, 2 * SIZE), "lair", sentences.enemy_name(figure)
    )
