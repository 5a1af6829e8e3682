"""What players answer when the rules ask: who goes next, which option, whom an enemy may go for."""

from __future__ import annotations

from typing import Any, Final

from kordon.engine.bits import members
from kordon.games.wolfenstein import moves, pieces
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.knowledge.errands import Errand
from kordon.games.wolfenstein.pieces import NO_CARD, NOWHERE
from kordon.games.wolfenstein.position import Position

EVEN: Final = 10.0  # an event's option that gives as much as it takes


def pick(position: Position, move: moves.Pick) -> float:
    """One that the mission suggests (WO-951)."""
    return 10.0 if tables.HEROES[move.hero].name in position.mission.suggested else 0.0


def activate(position: Position, move: moves.Activate) -> float:
    """Those who can help first; those who bleed last, for somebody may still help."""
    if position.bleeding >> move.slot & 1:
        return 0.0
    if position.hero_at[move.slot] == NOWHERE:
        return 10.0 + position.life[move.slot]
    left = Errand(position, move.slot).cost(position.hero_at[move.slot])
    return 100.0 - min(left, 50)


def choose(position: Position, move: moves.Choose) -> float:
    """The ammunition that the weapon in hand needs; the option that promises most."""
    kind, slot = position.pending[0][0], position.pending[0][1]
    if kind == pieces.WHICH_AMMUNITION:
        weapon = position.active[slot]
        needed = (
            tables.NO_AMMUNITION if weapon == NO_CARD else tables.WEAPON_AMMUNITION[tables.WEAPON_OF[weapon]]
        )
        return 10.0 if move.answer == needed or needed == tables.ANY_AMMUNITION else 1.0
    if kind == pieces.WHICH_OPTION:
        wanted = 50.0 if Errand(position, slot).wants_events else 0.0
        return promise(tables.EVENTS[position.pending[0][2]].options[move.answer].effects, wanted)
    if kind == pieces.WHICH_SPOIL and move.answer >= pieces.SPOIL_WEAPONS:
        return 6.0
    return {"armour": 5.0, "booster": 4.0, "consumable": 3.0}.get(tables.GEAR_CARDS[move.answer].kind, 1.0)


def entrust(position: Position, move: moves.Entrust) -> float:
    """The toughest lives longest."""
    return float(position.life[move.slot])


def lead(position: Position, move: moves.Lead) -> float:
    """The players of those who bleed come last, so that the others can help first (WO-205, WO-701)."""
    if position.wishes and not position.round:  # nobody rolls dice about who begins (WO-105)
        return float(move.next == position.wishes[0])
    bleeding = [position.owners[slot] for slot in members(position.bleeding)]
    return float(sum((owner - move.next) % position.seats for owner in bleeding))


def direct(position: Position, move: moves.Direct) -> float:
    """Of equal targets the one that can bear most (WO-606)."""
    if position.tie_kind != pieces.TARGET_TIE:
        return 0.0
    who = position.tie[move.answer]
    return float(position.life[who] + position.armour[who]) if who < len(position.life) else 20.0


def promise(effects: tuple[Any, ...], task: float = 0.0) -> float:
    """What an event's option is about worth, more than nothing; `task` if the mission asks for one."""
    value = EVEN
    for effect in effects:
        weight = PROMISES.get(type(effect))
        if weight is not None:
            value += weight * getattr(effect, "n", 1) * (3 if getattr(effect, "to", "") == "team" else 1)
        elif isinstance(effect, fx.Spawn):
            value -= 3 * len(effect.enemies)
        elif isinstance(effect, fx.Task):
            value += task
        elif isinstance(effect, fx.Roll):
            value += (2 * promise(effect.success) + promise(effect.failure)) / 3 - EVEN
    return max(value, 0.1)


PROMISES: Final[dict[type, float]] = {
    fx.Glory: 1.0,
    fx.Equip: 1.5,
    fx.Arm: 1.5,
    fx.Ammunition: 0.7,
    fx.Heal: 1.0,
    fx.Repair: 1.0,
    fx.Ally: 5.0,
    fx.Hurt: -2.0,
    fx.LoseGlory: -0.7,
    fx.LoseAmmunition: -0.7,
    fx.Daze: -2.0,
    fx.Threat: -1.0,
    fx.Fatigue: -1.0,
    fx.Noise: -0.5,
    fx.Disarm: -2.0,
}
