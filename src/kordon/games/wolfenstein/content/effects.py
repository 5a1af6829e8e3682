"""The vocabulary of effects: what a card, a skill or an event does at once.

A card is a list of these records; `rules.glory_and_gear.effects` carries them out and the texts build a
sentence from each, from the same data. In the data files an effect is a table whose `do` names the record:

    { do = "glory", n = 2, to = "team" }

`to` says which heroes: `self` (who acts), `target` (the hero that was chosen), `others` (all other living
heroes), `team` (all living heroes).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from kordon.engine.records import one_of

Heroes: TypeAlias = Literal["self", "target", "others", "team"]
Enemies: TypeAlias = Literal["target", "neighbours", "around"]
"""Which enemies: the chosen one, all next to the hero, or all on and around the target square."""


class Record(msgspec.Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """The base of effects."""


class Counted(Record, frozen=True):
    """So much of something for some heroes."""

    n: int = 1
    to: Heroes = "self"


# ---- what heroes get


class Glory(Counted, frozen=True, tag="glory"):
    """Glory points (WO-451)."""


class Equip(Counted, frozen=True, tag="equipment"):
    """Cards from the equipment deck (WO-454)."""


class Arm(Counted, frozen=True, tag="weapon"):
    """Cards from the weapon deck (WO-454)."""


class Ammunition(Record, frozen=True, tag="ammunition"):
    """Ammunition tokens; `any` is of the hero's choice, one by one (WO-007)."""

    n: int = 1
    kind: Literal["light", "heavy", "special", "any"] = "any"
    to: Heroes = "self"


class Heal(Counted, frozen=True, tag="heal"):
    """Life comes back, up to the hero's base life."""


class Repair(Counted, frozen=True, tag="repair"):
    """Armour comes back, up to the hero's base armour."""


class Raise(Record, frozen=True, tag="raise"):
    """A booster: base life and armour rise for good, and the current ones with them (WO-455)."""

    life: int = 0
    armour: int = 0


class ActionPoints(Record, frozen=True, tag="action-points"):
    """More action points this turn."""

    n: int = 1


class ExtraAttack(Record, frozen=True, tag="extra-attack"):
    """One more attack or reload this turn."""


class NextAttack(Record, frozen=True, tag="next-attack"):
    """More dice for the hero's next attack of this turn."""

    dice: int = 1


class ClearReload(Record, frozen=True, tag="clear-reload"):
    """Reload tokens go from all weapons of these heroes; `neighbours` means all heroes next to the hero."""

    to: Literal["self", "target", "neighbours"] = "self"


class Help(Record, frozen=True, tag="help"):
    """The bleeding hero that was chosen is back at full life and armour, without a token (WO-702)."""


class Fatigue(Record, frozen=True, tag="fatigue"):
    """A fatigue token as an effect (WO-304)."""

    to: Heroes = "self"


class Rest(Record, frozen=True, tag="rest"):
    """The fatigue token goes."""

    to: Heroes = "self"


class Hurt(Counted, frozen=True, tag="hurt"):
    """Damage without dice to heroes: armour first (WO-407)."""


class LoseGlory(Counted, frozen=True, tag="lose-glory"):
    """Glory points go, as far as there are any."""


class LoseAmmunition(Counted, frozen=True, tag="lose-ammunition"):
    """Ammunition tokens go, as far as there are any: those that the hero has most of."""


class Disarm(Record, frozen=True, tag="disarm"):
    """The active weapon goes back into the weapon deck, and what was attached to it is carried (WO-454)."""

    to: Heroes = "self"


class Daze(Record, frozen=True, tag="daze"):
    """The heroes are stunned (WO-413)."""

    to: Heroes = "self"


# ---- states of a hero, to the start of the hero's next turn


class Unseen(Record, frozen=True, tag="unseen"):
    """Enemies further away than this do not see the hero."""

    beyond: int = 2


class Hush(Record, frozen=True, tag="hush"):
    """The hero's presence makes no noise (WO-502)."""


# ---- what is done to enemies


class Damage(Record, frozen=True, tag="damage"):
    """Damage without dice: armour first (WO-407). `around` is an explosion: it hits friends, too (WO-419)."""

    n: int = 1
    to: Enemies = "target"


class Stun(Record, frozen=True, tag="stun"):
    """The enemies take no action in their next phase (WO-413)."""

    to: Enemies = "target"


class Sabotage(Record, frozen=True, tag="sabotage"):
    """The enemies do not attack in their next phase (WO-413)."""

    to: Enemies = "target"


class Push(Record, frozen=True, tag="push"):
    """The chosen enemy is moved straight away from the hero, as far as the squares are free."""

    n: int = 2


# ---- the map


class Noise(Record, frozen=True, tag="noise"):
    """A noise token: in the hero's area, in the area that was chosen, or in that of the chosen square."""

    at: Literal["here", "target", "target-square"] = "here"


class Silence(Record, frozen=True, tag="silence"):
    """The noise token goes from the hero's area or from the chosen one."""

    at: Literal["here", "target"] = "here"


class Threat(Record, frozen=True, tag="threat"):
    """The threat rises, or falls with a negative number; never below 0 (WO-503)."""

    n: int = 1


class Spawn(Record, frozen=True, tag="spawn"):
    """Enemies appear at the place of the event or chest and around it (WO-506)."""

    enemies: tuple[str, ...]


class Ally(Record, frozen=True, tag="bot"):
    """An enemy figure that is won over and follows the hero (WO-802)."""

    enemy: str


# ---- how effects are put together


class Task(Record, frozen=True, tag="task"):
    """The event card is kept; when its hero reaches a hero start it pays (WO-456)."""

    pay: tuple[Effect, ...]


class Roll(Record, frozen=True, tag="roll"):
    """A success roll with so many dice: enough successes or not (WO-312)."""

    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    dice: int = 1
    needed: int = 1


if TYPE_CHECKING:
    Effect: TypeAlias = Record
else:
    Effect = one_of(Record, globals())
