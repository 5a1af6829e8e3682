"""What is printed on each card, figure and level: one record a kind of thing (WO-001 to WO-009)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from kordon.games.wolfenstein.content.effects import Effect
from kordon.games.wolfenstein.content.traits import Trait

AmmunitionKind: TypeAlias = Literal["light", "heavy", "special", "any", "none"]
EquipmentKind: TypeAlias = Literal["armour", "attachment", "booster", "consumable", "outfit", "other"]
TargetKind: TypeAlias = Literal[
    "none",  # nothing is chosen
    "enemy-next",  # an enemy on a neighbouring square
    "enemy-in-sight",  # an enemy in sight and within `range`
    "hero-next",  # another standing hero on a neighbouring square
    "bleeding-next",  # a bleeding hero on a neighbouring square
    "area",  # a room or corridor at most `range` tiles away
    "square",  # a square in sight and within `range` (WO-314: also through bars)
]


class Record(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The base: unknown fields are mistakes."""


class Use(Record, frozen=True):
    """How something is used: what it costs, what is chosen, what happens."""

    effects: tuple[Effect, ...]
    ap: int = 0
    target: TargetKind = "none"
    range: int = 0
    fatigue: bool = False  # a fatigue token as a cost (WO-304)


class Skill(Record, frozen=True):
    """A hero's skill: always on (`traits`), or used once a turn for glory (WO-451)."""

    name: str
    glory: int = 0
    traits: tuple[Trait, ...] = ()
    use: Use | None = None


class Fists(Record, frozen=True):
    """How a hero attacks without a weapon, if at all: as a weapon of range 1 without ammunition."""

    dice: int
    ap: int


class Hero(Record, frozen=True):
    """A hero (WO-001)."""

    name: str
    life: int
    armour: int
    ap: int
    accuracy: int
    skills: tuple[Skill, ...]
    weapons: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    fists: Fists | None = None


class EnemyKind(Record, frozen=True):
    """A kind of enemy (WO-002); `figures` is how many the box holds."""

    name: str
    figures: int
    life: int
    armour: int
    ap: int
    initiative: int
    range: int
    dice: int
    attack_ap: int
    rank: Literal["trooper", "officer", "boss"] = "trooper"
    traits: tuple[Trait, ...] = ()
    loot: tuple[Effect, ...] = ()  # for the killer; `self` is the killer (WO-406)
    team_loot: tuple[Effect, ...] = ()  # for each other hero; `self` is that hero


class Mode(Record, frozen=True):
    """A special mode of a weapon: tokens of its own ammunition, for one attack (WO-405)."""

    name: str
    tokens: int
    traits: tuple[Trait, ...]


class Weapon(Record, frozen=True):
    """A kind of weapon card."""

    name: str
    copies: int
    range: int
    dice: int
    ap: int
    ammunition: AmmunitionKind
    traits: tuple[Trait, ...] = ()  # always on
    modes: tuple[Mode, ...] = ()


class SilentKill(Record, frozen=True):
    """A knife, an axe, a pipe: an attack on a neighbour with these dice only (WO-411, WO-963)."""

    dice: int
    ap: int = 2


class Equipment(Record, frozen=True):
    """A kind of equipment card (WO-005, WO-015): `traits` hold while it is worn or attached."""

    name: str
    kind: EquipmentKind
    copies: int
    traits: tuple[Trait, ...] = ()
    use: Use | None = None  # done by its card
    silent_kill: SilentKill | None = None
    once: bool = True  # a used card is discarded; False: it stays and can be used once a turn


class Option(Record, frozen=True):
    """One way out of an event."""

    name: str
    effects: tuple[Effect, ...] = ()


class Event(Record, frozen=True):
    """An event card; with one option it is forced (WO-456)."""

    name: str
    options: tuple[Option, ...]


class Chest(Record, frozen=True):
    """A chest card."""

    name: str
    copies: int
    effects: tuple[Effect, ...]


class Difficulty(Record, frozen=True):
    """A level: the rows of the table (WO-901 to WO-906, WO-909, WO-954)."""

    name: str
    # WO-901
    extra_ammunition: int = 0  # tokens of choice for each hero at the start
    attacks_need_ammunition: bool = True
    mode_surcharge: int = 0
    # WO-902
    kill_glory: int = 1  # glory for kills counts so many times
    event_glory: int = 1
    skill_surcharge: int = 0
    skills_tire: bool = False
    # WO-903
    shared_lives: int = 1  # for each hero
    one_shared_life: bool = False  # a single hero has a token
    help_needs_token: bool = True
    # WO-904
    attacks_make_noise: bool = True
    heroes_together_make_noise: bool = True
    heroes_are_noise: bool = False
    # WO-905
    easy_summons: bool = False
    easy_voids: bool = False
    hans_comes: bool = False
    # WO-906
    reload_is_free_of_slot: bool = False
    reload_may_fail: bool = False
    # WO-909
    leavers: int = 4  # heroes who have to get out; with fewer alive, all of them
