"""All content as tables by number: what the rules look up while playing.

A hero, an enemy kind, a weapon, … is a number: its place in its file. Cards and figures have numbers of their
own: copies of a kind follow each other, kind by kind.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from kordon.engine.bits import mask_of
from kordon.games.wolfenstein.content import cards
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.loading import ContentMistake, read_entries

Kind: TypeAlias = int  # of hero, enemy, weapon, equipment: a place in its table
Card: TypeAlias = int  # of a deck
Figure: TypeAlias = int  # an enemy figure of the box

HEROES: Final[tuple[cards.Hero, ...]] = read_entries("heroes", cards.Hero)
ENEMIES: Final[tuple[cards.EnemyKind, ...]] = read_entries("enemies", cards.EnemyKind)
WEAPONS: Final[tuple[cards.Weapon, ...]] = read_entries("weapons", cards.Weapon)
EQUIPMENT: Final[tuple[cards.Equipment, ...]] = read_entries("equipment", cards.Equipment)
EVENTS: Final[tuple[cards.Event, ...]] = read_entries("events", cards.Event)
CHESTS: Final[tuple[cards.Chest, ...]] = read_entries("chests", cards.Chest)
LEVELS: Final[tuple[cards.Difficulty, ...]] = read_entries("levels", cards.Difficulty)

HERO: Final[dict[str, Kind]] = {entry.name: number for number, entry in enumerate(HEROES)}
ENEMY: Final[dict[str, Kind]] = {entry.name: number for number, entry in enumerate(ENEMIES)}
WEAPON: Final[dict[str, Kind]] = {entry.name: number for number, entry in enumerate(WEAPONS)}
GEAR: Final[dict[str, Kind]] = {entry.name: number for number, entry in enumerate(EQUIPMENT)}
EVENT: Final[dict[str, Kind]] = {entry.name: number for number, entry in enumerate(EVENTS)}
CHEST: Final[dict[str, Kind]] = {entry.name: number for number, entry in enumerate(CHESTS)}
LEVEL: Final[dict[str, Kind]] = {entry.name: number for number, entry in enumerate(LEVELS)}

# ---- cards and figures: their kinds, by number and as they are printed

WEAPON_OF: Final[tuple[Kind, ...]] = tuple(k for k, entry in enumerate(WEAPONS) for _ in range(entry.copies))
GEAR_OF: Final[tuple[Kind, ...]] = tuple(k for k, entry in enumerate(EQUIPMENT) for _ in range(entry.copies))
CHEST_OF: Final[tuple[Kind, ...]] = tuple(k for k, entry in enumerate(CHESTS) for _ in range(entry.copies))
FIGURE_OF: Final[tuple[Kind, ...]] = tuple(k for k, entry in enumerate(ENEMIES) for _ in range(entry.figures))
WEAPON_CARDS: Final[tuple[cards.Weapon, ...]] = tuple(WEAPONS[kind] for kind in WEAPON_OF)
GEAR_CARDS: Final[tuple[cards.Equipment, ...]] = tuple(EQUIPMENT[kind] for kind in GEAR_OF)
FIGURE_KINDS: Final[tuple[cards.EnemyKind, ...]] = tuple(ENEMIES[kind] for kind in FIGURE_OF)
FIGURES: Final = len(FIGURE_OF)
FIGURES_OF_KIND: Final[tuple[tuple[Figure, ...], ...]] = tuple(
    tuple([figure for figure, own in enumerate(FIGURE_OF) if own == kind]) for kind in range(len(ENEMIES))
)

ALL_WEAPONS: Final = (1 << len(WEAPON_OF)) - 1
ALL_GEAR: Final = (1 << len(GEAR_OF)) - 1
ALL_EVENTS: Final = (1 << len(EVENTS)) - 1
ALL_CHESTS: Final = (1 << len(CHEST_OF)) - 1
HAS_FISTS: Final = tuple(hero.fists is not None for hero in HEROES)  # by hero


def has(traits: tuple[Any, ...], kind: type) -> bool:
    """Whether one of the traits is of this kind."""
    return any(isinstance(trait, kind) for trait in traits)


def brings_task(effects: tuple[Any, ...]) -> bool:
    """Whether one of the effects is a task, or may lead to one by a roll (WO-456)."""
    return any(
        isinstance(effect, fx.Task)
        or (isinstance(effect, fx.Roll) and brings_task(effect.success + effect.failure))
        for effect in effects
    )


HERO_TRAITS: Final[tuple[tuple[Any, ...], ...]] = tuple(
    tuple([trait for skill in hero.skills for trait in skill.traits]) for hero in HEROES
)
"""By hero: the traits of the skills that are always on."""


def with_trait(printed: Iterable[Any], kind: type) -> int:
    """The mask of those among figures, weapon or equipment cards that have a trait."""
    return mask_of([number for number, entry in enumerate(printed) if has(entry.traits, kind)])


# ---- ammunition (WO-007)

LIGHT: Final = 0
HEAVY: Final = 1
SPECIAL: Final = 2
AMMUNITION: Final = (LIGHT, HEAVY, SPECIAL)
AMMUNITION_NAMES: Final = ("light", "heavy", "special")
ANY_AMMUNITION: Final = 3  # of a weapon: tokens of all kinds serve
NO_AMMUNITION: Final = 4  # of a weapon: none is needed
_AMMUNITION_OF: Final = {"light": 0, "heavy": 1, "special": 2, "any": 3, "none": 4}
WEAPON_AMMUNITION: Final[tuple[int, ...]] = tuple(_AMMUNITION_OF[entry.ammunition] for entry in WEAPONS)

# ---- masks of figures and of cards that the rules ask for often

OFFICERS: Final = mask_of([figure for figure, kind in enumerate(FIGURE_KINDS) if kind.rank == "officer"])
BOSSES: Final = mask_of([figure for figure, kind in enumerate(FIGURE_KINDS) if kind.rank == "boss"])
DEAF: Final = OFFICERS | BOSSES  # noise does not wake them (WO-601)
LARGE: Final = with_trait(FIGURE_KINDS, tr.Large)
INITIATIVE: Final[tuple[int, ...]] = tuple(kind.initiative for kind in FIGURE_KINDS)


def _cards(kind: str) -> int:
    # WO-003
    return mask_of([card for card, gear in enumerate(GEAR_CARDS) if gear.kind == kind])


ATTACHMENTS: Final = _cards("attachment")
BOOSTERS: Final = _cards("booster")
# A hero has a slot for each (WO-452).
WORN_KINDS: Final[tuple[int, ...]] = (_cards("armour"), BOOSTERS, _cards("outfit"), _cards("other"))
STUCK: Final = _cards("armour") | BOOSTERS  # they stay where they were put on
TASKS: Final = mask_of(
    [card for card, event in enumerate(EVENTS) if any(brings_task(way.effects) for way in event.options)]
)
USABLE: Final = mask_of([card for card, gear in enumerate(GEAR_CARDS) if gear.use is not None])
BLADES: Final = mask_of([card for card, gear in enumerate(GEAR_CARDS) if gear.silent_kill is not None])


# ---- whether what names refer to is there


def _known(name: str, table: dict[str, Kind], where: str) -> None:
    if name not in table:
        raise ContentMistake(f"{where}: there is no {name}; there are {', '.join(table)}")


def check_effects(effects: tuple[Any, ...], where: str) -> None:
    """Every name in the effects is that of an enemy, also in those within others."""
    for effect in effects:
        if isinstance(effect, fx.Spawn):
            for enemy in effect.enemies:
                _known(enemy, ENEMY, where)
        elif isinstance(effect, fx.Ally):
            _known(effect.enemy, ENEMY, where)
            if has(ENEMIES[ENEMY[effect.enemy]].traits, tr.Large):
                raise ContentMistake(f"{where}: {effect.enemy} is large, and allies are not")
        elif isinstance(effect, fx.Task):
            check_effects(effect.pay, where)
        elif isinstance(effect, fx.Roll):
            check_effects(effect.success + effect.failure, where)


def _check_hero(hero: cards.Hero) -> None:
    called = f"data/heroes.toml: {hero.name}"
    for weapon in hero.weapons:
        _known(weapon, WEAPON, f"{called}: weapons")
    for gear in hero.equipment:
        _known(gear, GEAR, f"{called}: equipment")
    for skill in hero.skills:
        where = f"{called}: {skill.name}"
        if (skill.use is None) == (skill.glory > 0) or (skill.use is not None and skill.traits):
            raise ContentMistake(f"{where}: a skill has traits, or a use and a price in glory")
        if skill.use is not None:
            check_effects(skill.use.effects, where)


def _check_enemy(enemy: cards.EnemyKind) -> None:
    where = f"data/enemies.toml: {enemy.name}"
    check_effects(enemy.loot + enemy.team_loot, where)
    for trait in enemy.traits:
        if isinstance(trait, tr.Summon | tr.Becomes):
            _known(trait.enemy, ENEMY, where)
        if isinstance(trait, tr.Summon) and trait.easy:
            _known(trait.easy, ENEMY, where)


def _check() -> None:
    for hero in HEROES:
        _check_hero(hero)
    for enemy in ENEMIES:
        _check_enemy(enemy)
    for gear_kind in EQUIPMENT:
        if gear_kind.use is not None:
            check_effects(gear_kind.use.effects, f"data/equipment.toml: {gear_kind.name}")
    for event in EVENTS:
        for option in event.options:
            check_effects(option.effects, f"data/events.toml: {event.name}: {option.name}")
    for chest in CHESTS:
        check_effects(chest.effects, f"data/chests.toml: {chest.name}")


_check()
