"""All content as tables by number: what the rules look up while playing.

A hero, an enemy kind, a weapon, … is a number: its place in its file. Cards and figures have numbers of their
own: copies of a kind follow each other, kind by kind.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

import msgspec

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


def total(traits: tuple[Any, ...], kind: type[tr.Counted]) -> int:
    """How much all traits of this kind count together."""
    return sum([trait.n for trait in traits if isinstance(trait, kind)])


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
LARGE_KINDS: Final = frozenset(kind.name for kind in ENEMIES if has(kind.traits, tr.Large))  # by name
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
USABLE: Final = mask_of([card for card, gear in enumerate(GEAR_CARDS) if gear.use is not None]) & ~BOOSTERS
CONSUMABLES: Final = _cards("consumable") & USABLE
BLADES: Final = mask_of([card for card, gear in enumerate(GEAR_CARDS) if gear.silent_kill is not None])


# ---- whether what names refer to is there

# By field: what it names.
NAMED: Final = {**dict.fromkeys(("enemy", "enemies", "easy"), ENEMY), "weapons": WEAPON, "equipment": GEAR}


def check_names(records: Iterable[Any], where: str) -> None:
    """Whatever records name is there, also what those within them name."""
    for record in records:
        called = f"{where}: {record.name}" if hasattr(record, "name") else where
        for field in record.__struct_fields__:
            value = getattr(record, field)
            several = value if isinstance(value, tuple) else (value,)
            place = f"{called}: {field}" if isinstance(record, cards.Hero) else called
            for name in several if field in NAMED and not isinstance(record, tr.Void) else ():
                if name and name not in NAMED[field]:
                    raise ContentMistake(f"{place}: there is no {name}; there are {', '.join(NAMED[field])}")
            check_names([inner for inner in several if isinstance(inner, msgspec.Struct)], called)
        if isinstance(record, fx.Ally) and has(ENEMIES[ENEMY[record.enemy]].traits, tr.Large):
            raise ContentMistake(f"{called}: {record.enemy} is large, and allies are not")
        if isinstance(record, cards.Skill):
            is_used = record.use is not None
            if is_used != (record.glory > 0) or (is_used and record.traits):
                raise ContentMistake(f"{called}: a skill has traits, or a use and a price in glory")


check_names(HEROES, "data/heroes.toml")
check_names(ENEMIES, "data/enemies.toml")
check_names(EQUIPMENT, "data/equipment.toml")
check_names(EVENTS, "data/events.toml")
check_names(CHESTS, "data/chests.toml")
