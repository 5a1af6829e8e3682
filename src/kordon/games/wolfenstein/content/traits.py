"""The vocabulary of traits: what is always true of a hero, an enemy, a weapon, an attachment or a worn card.

Rules ask for the traits at the place where they matter. In the data files a trait is a table whose `has`
names the record: `{ has = "dice", n = 1, at_least = 4 }`. A special mode is made of traits of attacks: they
hold for one attack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from kordon.engine.records import one_of

Manoeuvre: TypeAlias = Literal["exhaust", "reload"]
"""What an enemy can keep a hero from."""


class Record(msgspec.Struct, frozen=True, gc=False, tag_field="has", forbid_unknown_fields=True):
    """The base of traits."""


class Counted(Record, frozen=True):
    """So much more or less of something."""

    n: int = 1


# ---- of attacks: weapons, modes, attachments, worn cards, heroes


class Dice(Record, frozen=True, tag="dice"):
    """More dice, if the distance to the target lies within these bounds (0: no upper bound)."""

    n: int = 1
    at_least: int = 0
    at_most: int = 0


class Range(Counted, frozen=True, tag="range"):
    """The weapon reaches further."""


class Cheaper(Counted, frozen=True, tag="cheaper"):
    """An attack costs fewer action points, at least 1."""


class Piercing(Record, frozen=True, tag="piercing"):
    """Shields count as hearts: they go past the armour (WO-008). `mighty-armour` stops it (WO-705)."""


class Reroll(Record, frozen=True, tag="reroll"):
    """Dice that show this face are rolled once more, at most so many (0: all); WO-313.

    `miss` is a reload or, without one, a blank.
    """

    face: Literal["reload", "blank", "miss"] = "reload"
    most: int = 0


class NoReload(Record, frozen=True, tag="no-reload"):
    """A reload on the dice is a blank for this weapon."""


class SecondTarget(Record, frozen=True, tag="second-target"):
    """A second enemy in sight and range is attacked too, with a roll of its own."""


class ShareDice(Record, frozen=True, tag="share-dice"):
    """The dice are shared out evenly between two enemies in sight and range; an odd one goes to the first."""


class Blast(Counted, frozen=True, tag="blast"):
    """Everybody else next to the target takes damage without dice: also friends of who fires it (WO-419).

    An enemy's blast hits heroes only.
    """


class StunOnHit(Record, frozen=True, tag="stun-on-hit"):
    """A target that loses so much life (0: life or armour) and survives is stunned (WO-420).

    Also of enemies.
    """

    life: int = 0


class SabotageOnHit(Record, frozen=True, tag="sabotage-on-hit"):
    """Likewise it is sabotaged (WO-420)."""

    life: int = 0


class Silent(Record, frozen=True, tag="silent"):
    """Attacks make no noise and their kills do not raise the threat (WO-412)."""


class BurnsMetal(Record, frozen=True, tag="burns-metal"):
    """The weapon removes bars (WO-309)."""


# ---- of heroes and of what they wear


class SureFooted(Record, frozen=True, tag="sure-footed"):
    """Difficult terrain costs 1; also of enemies."""


class FirstKill(Record, frozen=True, tag="first-kill"):
    """The first kill of a turn gives action points."""

    ap: int = 1


class FreshHelper(Record, frozen=True, tag="fresh-helper"):
    """Helping a bleeding hero gives no fatigue."""


class Picky(Record, frozen=True, tag="picky"):
    """For each equipment card that the hero draws, one more is drawn and one of them is kept."""


class Bulwark(Record, frozen=True, tag="bulwark"):
    """Of heroes at the same distance, enemies go for this one (before WO-603's comparison)."""


class Absorb(Counted, frozen=True, tag="absorb"):
    """Each enemy attack on the hero loses so many shields (WO-455)."""


class Cover(Counted, frozen=True, tag="cover"):
    """Enemies roll fewer dice against the hero, at least 1."""


class Disguise(Record, frozen=True, tag="disguise"):
    """Enemies further away than this do not see the hero."""

    beyond: int = 3


class SoftSteps(Record, frozen=True, tag="soft-steps"):
    """The hero's presence makes no noise (WO-502)."""


class Swift(Counted, frozen=True, tag="swift"):
    """More action points each turn."""


class SharpEye(Counted, frozen=True, tag="sharp-eye"):
    """More accuracy."""


# ---- of enemies


class Large(Record, frozen=True, tag="large"):
    """The figure fills 2 × 2 squares (WO-801)."""


class Alert(Record, frozen=True, tag="alert"):
    """It sees a hero and could not attack in its activation: the threat rises."""

    threat: int = 1


class NoisyDeath(Record, frozen=True, tag="noisy-death"):
    """Its death makes noise in its area."""


class Command(Record, frozen=True, tag="command"):
    """Other enemies roll more dice: in its area, or on the whole map."""

    dice: int = 1
    where: Literal["area", "map"] = "area"


class NoFallOff(Record, frozen=True, tag="no-fall-off"):
    """Its dice do not shrink with the distance (WO-410)."""


class Sweep(Record, frozen=True, tag="sweep"):
    """Its attack hits every hero next to it."""


class Immune(Record, frozen=True, tag="immune"):
    """It can't be stunned, sabotaged, killed silently (no attack of that kind) or pierced (mighty armour)."""

    to: Literal["stun", "sabotage", "silent-kill", "piercing"]


class Attacks(Record, frozen=True, tag="attacks"):
    """How often it attacks in a phase."""

    n: int = 2


class Summon(Record, frozen=True, tag="summon"):
    """Every n-th activation it calls another enemy next to it (WO-905)."""

    enemy: str
    easy: str = ""  # what comes instead on the easiest level
    every: int = 2


class Void(Record, frozen=True, tag="void"):
    """Each of these faces in an attack on it voids one heart; `easy` on the two easier levels (WO-905)."""

    faces: tuple[Literal["reload", "blank"], ...]
    easy: tuple[Literal["reload", "blank"], ...] = ("reload",)


class Becomes(Record, frozen=True, tag="becomes"):
    """When it dies, this figure takes its place."""

    enemy: str


class Forbid(Record, frozen=True, tag="forbid"):
    """A hero next to it can't do this, unless it is stunned (WO-612)."""

    what: Manoeuvre


if TYPE_CHECKING:
    Trait: TypeAlias = Record
else:
    Trait = one_of(Record, globals())
