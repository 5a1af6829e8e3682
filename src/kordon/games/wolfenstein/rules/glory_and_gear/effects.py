"""Carries out effects: one function per kind, found by a table.

A card, a skill, loot or an event is a list of effects (`content.effects`). What they are about is in a
`Context`: who acts, what was chosen, where it happens.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from kordon.engine.bits import members
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, pieces
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content.tables import Card, Figure
from kordon.games.wolfenstein.pieces import ALLY, NO_CARD, NOBODY, NOWHERE, Slot, Square, SquareMask, Target
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import life, missions
from kordon.games.wolfenstein.rules.attack import dice, kills
from kordon.games.wolfenstein.rules.attack.sighting import figures_on, targets_on
from kordon.games.wolfenstein.rules.glory_and_gear import decks
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals, noise

# Where glory comes from: levels double it by source (WO-902).
FROM_CARD, FROM_KILL, FROM_EVENT = range(3)


@dataclass
class Context:
    """What effects are about."""

    slot: Slot  # the hero who acts or gets something
    target: int = NOBODY  # a figure, slot, square or area, as the use says
    square: Square = NOWHERE  # the place of the event or chest
    card: Card = NO_CARD  # the event card
    glory_from: int = FROM_CARD
    ally: bool = False  # whether the hero's ally does it, and is hurt by it (WO-802)


def run(position: Position, effects: tuple[Any, ...], about: Context) -> None:
    """Carry out effects one after the other, until the game is over."""
    for effect in effects:
        if position.outcome is None:
            for_hero = FOR_HEROES.get(type(effect))
            if for_hero is None:
                EFFECTS[type(effect)](position, effect, about)
            else:
                for slot in _heroes(position, effect.to, about):
                    for_hero(position, slot, effect)


def pay_loot(position: Position, effects: tuple[Any, ...], slot: Slot) -> None:
    """Loot of an enemy for one hero."""
    run(position, effects, Context(slot, glory_from=FROM_KILL))


def strike(
    position: Position, figure: Figure, hearts: int, shields: int, who: Target, *, silent: bool
) -> None:
    """Wound an enemy and, at 0 life, kill it."""
    lost_life, lost_armour = position.wound(figure, hearts, shields)
    if lost_life or lost_armour:
        position.tell(events.FigureHurt(figure, lost_life, lost_armour))
    if position.enemy_life[figure] == 0:
        kills.kill(position, figure, who, pay_loot, silent=silent)


def _heroes(position: Position, to: str, about: Context) -> list[Slot]:
    """The slots that an effect is for; the dead get nothing."""
    if to == "self":
        chosen = [about.slot]
    elif to == "target":
        chosen = [about.target]
    else:
        chosen = [slot for slot in members(position.living) if to == "team" or slot != about.slot]
    return [slot for slot in chosen if not position.dead >> slot & 1]


# ---- what heroes get


def _glory(position: Position, effect: fx.Glory, about: Context) -> None:
    n = effect.n
    if about.glory_from == FROM_KILL:
        n *= position.level.kill_glory
    elif about.glory_from == FROM_EVENT:
        n *= position.level.event_glory
    for slot in _heroes(position, effect.to, about):
        position.glory = replaced(position.glory, slot, position.glory[slot] + n)
        position.tell(events.GotGlory(slot, n))


def _equip(position: Position, slot: Slot, effect: fx.Equip) -> None:
    for _ in range(effect.n):
        decks.draw_gear(position, slot)


def _arm(position: Position, slot: Slot, effect: fx.Arm) -> None:
    for _ in range(effect.n):
        decks.draw_weapon(position, slot)


def _ammunition(position: Position, slot: Slot, effect: fx.Ammunition) -> None:
    if effect.kind == "any":
        position.pending += ((pieces.WHICH_AMMUNITION, slot),) * effect.n
    else:
        add_ammunition(position, slot, tables.AMMUNITION_NAMES.index(effect.kind), effect.n)


def add_ammunition(position: Position, slot: Slot, kind: int, n: int) -> None:
    """Ammunition tokens for a hero, or from one with a negative number."""
    index = slot * len(tables.AMMUNITION) + kind
    position.ammunition = replaced(position.ammunition, index, position.ammunition[index] + n)
    position.tell(events.GotAmmunition(slot, kind, n))


def most_of(position: Position, slot: Slot) -> int:
    """The kind of ammunition that the hero has most of: tokens of any kind are of that one (WO-418)."""
    tokens = position.ammunition_of(slot)
    return tokens.index(max(tokens))


def _mend(position: Position, slot: Slot, life_n: int, armour_n: int) -> None:
    if position.bleeding >> slot & 1:
        return
    gained_life = min(life_n, position.base_life[slot] - position.life[slot])
    gained_armour = min(armour_n, position.base_armour[slot] - position.armour[slot])
    if gained_life or gained_armour:
        position.life = replaced(position.life, slot, position.life[slot] + gained_life)
        position.armour = replaced(position.armour, slot, position.armour[slot] + gained_armour)
        position.tell(events.Mended(slot, gained_life, gained_armour))


def _raise(position: Position, effect: fx.Raise, about: Context) -> None:
    slot = about.slot
    position.base_life = replaced(position.base_life, slot, position.base_life[slot] + effect.life)
    position.base_armour = replaced(position.base_armour, slot, position.base_armour[slot] + effect.armour)
    _mend(position, slot, effect.life, effect.armour)


def add_points(position: Position, slot: Slot, *, ap: int = 0, attacks: int = 0, dice: int = 0) -> None:
    """The active hero has more action points, attacks, or dice for the next attack."""
    position.ap += ap
    position.attacks += attacks
    position.bonus_dice += dice
    position.tell(events.GotPoints(slot, ap, attacks, dice))


def _action_points(position: Position, effect: fx.ActionPoints, about: Context) -> None:
    if about.slot == position.hero:
        add_points(position, about.slot, ap=effect.n)


def _clear_reload(position: Position, effect: fx.ClearReload, about: Context) -> None:
    if effect.to == "neighbours":
        near = position.near(position.hero_at[about.slot])
        slots = [slot for slot in members(position.standing) if near >> position.hero_at[slot] & 1]
    else:
        slots = [about.slot if effect.to == "self" else about.target]
    for slot in slots:
        if position.reloads & position.weapons[slot]:
            position.reloads &= ~position.weapons[slot]
            position.tell(events.Cleared(slot))


def _rest(position: Position, slot: Slot, effect: fx.Rest) -> None:
    if position.fatigued >> slot & 1:
        position.fatigued &= ~(1 << slot)
        if slot == position.hero:  # a token of this turn stays to the end of the next (WO-303)
            position.turn_marks &= ~pieces.WAS_FATIGUED
        position.tell(events.Tired(slot, is_tired=False))


def _hurt(position: Position, effect: fx.Hurt, about: Context) -> None:
    if effect.to == "self" and about.ally:
        life.suffer(position, about.slot + ALLY, 0, effect.n)
        return
    for slot in _heroes(position, effect.to, about):
        if position.standing >> slot & 1:
            life.suffer(position, slot, 0, effect.n)


def _lose_glory(position: Position, slot: Slot, effect: fx.LoseGlory) -> None:
    n = min(effect.n, position.glory[slot])
    if n:
        position.glory = replaced(position.glory, slot, position.glory[slot] - n)
        position.tell(events.GotGlory(slot, -n))


def _lose_ammunition(position: Position, slot: Slot, effect: fx.LoseAmmunition) -> None:
    for _ in range(min(effect.n, sum(position.ammunition_of(slot)))):
        add_ammunition(position, slot, most_of(position, slot), -1)


def _disarm(position: Position, slot: Slot, effect: fx.Disarm) -> None:
    weapon = position.active[slot]
    if weapon != NO_CARD:
        decks.return_weapon(position, slot, weapon)
        position.tell(events.LostWeapon(slot, weapon))


FOR_HEROES: Final[dict[type, Callable[[Position, Slot, Any], None]]] = {
    fx.Equip: _equip,
    fx.Arm: _arm,
    fx.Ammunition: _ammunition,
    fx.Heal: lambda position, slot, effect: _mend(position, slot, effect.n, 0),
    fx.Repair: lambda position, slot, effect: _mend(position, slot, 0, effect.n),
    fx.Fatigue: lambda position, slot, effect: life.tire(position, slot),
    fx.Rest: _rest,
    fx.LoseGlory: _lose_glory,
    fx.LoseAmmunition: _lose_ammunition,
    fx.Disarm: _disarm,
    fx.Daze: lambda position, slot, effect: life.daze(position, slot),
}
"""What happens to each hero that an effect is for."""


# ---- states


def _unseen(position: Position, effect: fx.Unseen, about: Context) -> None:
    position.unseen = replaced(position.unseen, about.slot, effect.beyond)
    position.tell(events.StateBegan(about.slot, effect.beyond))


def _hush(position: Position, effect: fx.Hush, about: Context) -> None:
    position.hushed |= 1 << about.slot
    position.tell(events.StateBegan(about.slot, 0))


# ---- what is done to enemies


def _enemies(position: Position, to: str, about: Context) -> list[Figure]:
    """The enemy figures that an effect is for, each once (WO-801); not those that came meanwhile."""
    if to == "target":
        return [about.target] if position.is_target_still(about.target) else []
    area = position.near(position.hero_at[about.slot]) if to == "neighbours" else _explosion(position, about)
    return figures_on(position, position.enemies & ~position.arrivals, area)


def _explosion(position: Position, about: Context) -> SquareMask:
    """The chosen square and those around it; bars do not stop an explosion (WO-314)."""
    return position.board.neighbours(about.target, position.closed, 0) | 1 << about.target


def hit_friends(position: Position, n: int, squares: SquareMask, who: Target) -> None:
    """Heroes and allies in an explosion, but not who set it off: damage without dice (WO-407, WO-419)."""
    for friend in targets_on(position, squares):
        if position.outcome is None and friend != who:
            life.suffer(position, friend, 0, n)


def is_enough(needed: int, life_lost: int, armour_lost: int) -> bool:
    """Whether a hit was hard enough to stun or sabotage: by life lost, or 0 for any loss (WO-420)."""
    return life_lost >= needed if needed else life_lost + armour_lost > 0


def _damage(position: Position, effect: fx.Damage, about: Context) -> None:
    for figure in _enemies(position, effect.to, about):
        if position.outcome is None:
            position.attacked |= 1 << figure
            strike(position, figure, 0, effect.n, about.slot, silent=False)
    if effect.to == "around":
        hit_friends(position, effect.n, _explosion(position, about), about.slot)


def halt(position: Position, figure: Figure, *, sabotaged: bool) -> None:
    """A figure does nothing in its next phase, or does not attack, unless it is immune (WO-413, WO-705)."""
    if kills.is_immune(figure, "sabotage" if sabotaged else "stun"):
        return
    if sabotaged:
        position.sabotaged_enemies |= 1 << figure
    else:
        position.stunned_enemies |= 1 << figure
    position.tell(events.Stunned(figure, sabotaged))


def _halt(position: Position, effect: fx.Stun | fx.Sabotage, about: Context) -> None:
    for figure in _enemies(position, effect.to, about):
        halt(position, figure, sabotaged=isinstance(effect, fx.Sabotage))


def _push(position: Position, effect: fx.Push, about: Context) -> None:
    """Straight away from the hero, square by square, while the squares are free (WO-306, WO-307)."""
    figure, board = about.target, position.board
    if tables.LARGE >> figure & 1:
        return
    width, origin = board.width, position.hero_at[about.slot]
    start = square = position.enemy_at[figure]
    shift = (_sign(square // width - origin // width)) * width + _sign(square % width - origin % width)
    taken = arrivals.taken_squares(position)
    for _ in range(effect.n):
        on = square + shift
        if not 0 <= on < board.size or not position.near(square) >> on & 1 or taken >> on & 1:
            break
        square = on
    if square != start:
        position.put_figure(figure, square)
        position.tell(events.Pushed(figure, start, square))
        noise.heed_presence(position, board.area[square])


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


# ---- the map


def _area(position: Position, at: str, about: Context) -> int:
    if at == "target":
        return about.target
    if at == "target-square":
        return position.board.area[about.target]
    square = about.square if about.square != NOWHERE else position.hero_at[about.slot]
    return position.board.area[square]


def _threat(position: Position, effect: fx.Threat, about: Context) -> None:
    noise.set_threat(position, position.threat + effect.n, "effect")
    missions.heed_threat(position)


def _spawn(position: Position, effect: fx.Spawn, about: Context) -> None:
    square = about.square if about.square != NOWHERE else position.hero_at[about.slot]
    arrivals.appear(position, [tables.ENEMY[name] for name in effect.enemies], (square,))


# ---- how effects are put together


def _task(position: Position, effect: fx.Task, about: Context) -> None:
    """The event card stays with the hero until a start marker is reached (WO-456)."""
    position.tasks = replaced(position.tasks, about.slot, position.tasks[about.slot] | 1 << about.card)
    position.tell(events.TaskKept(about.slot, about.card))


def _roll(position: Position, effect: fx.Roll, about: Context) -> None:
    faces = dice.roll(position, effect.dice)
    success = dice.successes(faces) >= effect.needed
    position.tell(events.Rolled(about.slot, tuple(faces), success))
    run(position, effect.success if success else effect.failure, about)


EFFECTS: Final[dict[type, Callable[[Position, Any, Context], None]]] = {
    fx.Glory: _glory,
    fx.Raise: _raise,
    fx.ActionPoints: _action_points,
    fx.ExtraAttack: lambda position, effect, about: add_points(position, about.slot, attacks=1),
    fx.NextAttack: lambda position, effect, about: add_points(position, about.slot, dice=effect.dice),
    fx.ClearReload: _clear_reload,
    fx.Help: lambda position, effect, about: life.revive(position, about.slot, about.target, token=False),
    fx.Hurt: _hurt,
    fx.Unseen: _unseen,
    fx.Hush: _hush,
    fx.Damage: _damage,
    fx.Stun: _halt,
    fx.Sabotage: _halt,
    fx.Push: _push,
    fx.Noise: lambda position, effect, about: noise.make_noise(
        position, _area(position, effect.at, about), "effect"
    ),
    fx.Silence: lambda position, effect, about: noise.take_noise(position, _area(position, effect.at, about)),
    fx.Threat: _threat,
    fx.Spawn: _spawn,
    fx.Ally: lambda position, effect, about: life.ally_joins(
        position, about.slot, tables.ENEMY[effect.enemy], about.square
    ),
    fx.Task: _task,
    fx.Roll: _roll,
}
