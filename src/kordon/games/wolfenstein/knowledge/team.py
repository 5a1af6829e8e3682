"""A team that plays by rules of thumb: shoot what can be shot, help who bleeds, go where the mission calls.

Every legal move has a value; the best one is made. A value says how much a move is wanted, from 0 (only if
there is nothing else) to 1,000 (at once).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from kordon.engine.records import Seat
from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.board.approach import Field
from kordon.games.wolfenstein.board.routes import FAR
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import (
    ANY_AMMUNITION,
    EQUIPMENT,
    EVENTS,
    GEAR_OF,
    HEROES,
    NO_AMMUNITION,
    WEAPON_AMMUNITION,
    WEAPON_OF,
    Card,
    Figure,
)
from kordon.games.wolfenstein.knowledge.errands import errand, field_for, way_for
from kordon.games.wolfenstein.moves import WolfensteinMove
from kordon.games.wolfenstein.pieces import HEART, NO_CARD, NO_FIGURE, NOWHERE, SHIELD, Slot
from kordon.games.wolfenstein.position import BOT_TURN, Position
from kordon.games.wolfenstein.rules import attack, dispatch, odds, questions
from kordon.games.wolfenstein.rules.movement import actor_square
from kordon.games.wolfenstein.rules.sighting import distance_to, in_reach

AT_ONCE: Final = 1000.0
RESCUE: Final = 900.0
GEAR_UP: Final = 700.0
HEAL: Final = 600.0
SHOOT: Final = 400.0
USE: Final = 350.0
LOOT: Final = 300.0
EXHAUST: Final = 250.0
WALK: Final = 100.0
END: Final = 50.0
BADLY_HURT: Final = 2  # life lost that is worth a bandage
FAIR_CHANCE: Final = 0.3  # of a kill, for which a hero tires


class TeamPolicy:
    """The best move of each kind of decision, by rules of thumb."""

    def weights(
        self, position: Position, seat: Seat, moves_offered: Sequence[WolfensteinMove]
    ) -> Sequence[float]:
        """How promising each move is."""
        judge = Judge(position)
        return [1 + judge.value(move) for move in moves_offered]

    def pick(self, position: Position, seat: Seat, source: Random) -> WolfensteinMove:
        """The best move; equal ones by chance."""
        offered = dispatch.legal_moves(position, seat)
        if len(offered) == 1:
            return offered[0]
        judge = Judge(position)
        values = [judge.value(move) for move in offered]
        best = max(values)
        return source.choice([move for move, value in zip(offered, values, strict=True) if value == best])


@lru_cache(maxsize=65536)
def kill_chance(
    dice: int, rerolls: tuple[tuple[str, int], ...], life: int, armour: int, pierces: bool
) -> tuple[float, float]:
    """The chance to kill, and the life and armour lost on average."""
    killed = lost = 0.0
    for counts, chance in odds.rerolled(dice, rerolls).items():
        hearts, shields = counts[HEART], counts[SHIELD]
        if pierces:
            hearts, shields = hearts + shields, 0
        lost_armour = min(armour, shields)
        lost_life = min(life, hearts + shields - lost_armour)
        killed += float(chance) * (lost_life == life)
        lost += float(chance) * (lost_life + lost_armour / 2)
    return killed, lost


class Judge:
    """What the moves of one moment are worth."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.slot: Slot = position.hero
        self._field: Field | None = None
        self._wanted: int = -1

    def value(self, move: WolfensteinMove) -> float:
        """How much a move is wanted."""
        judged = VALUES.get(type(move))
        return judged(self, move) if judged is not None else 0.0

    # ---- attacks

    def shot_value(self, shot: attack.Shot, figure: Figure) -> tuple[float, float]:
        """The chance to kill a figure with an attack, and what it loses on average."""
        position = self.position
        distance = distance_to(position, actor_square(position), figure)
        rerolls = tuple((trait.face, trait.most) for trait in shot.traits if isinstance(trait, tr.Reroll))
        return kill_chance(
            shot.dice_at(distance) + position.bonus_dice,
            rerolls,
            position.enemy_life[figure],
            position.enemy_armour[figure],
            shot.has(tr.Piercing),
        )

    def attack(self, move: moves.Attack) -> float:
        """Kills first, then damage; a mode only where it makes a difference."""
        position = self.position
        if position.phase == BOT_TURN:
            shot: attack.Shot | None = attack.bot_shot(position, self.slot)
        else:
            shot = attack.hero_shot(position, self.slot, mode=move.mode)
        assert shot is not None, "what is offered can be done"
        killed, lost = self.shot_value(shot, move.figure)
        value = SHOOT + 100 * killed + 10 * lost
        if move.second != NO_FIGURE:
            killed, lost = self.shot_value(shot, move.second)
            value += 80 * killed + 8 * lost
        return value - 15 * move.mode

    def silent_kill(self, move: moves.SilentKill) -> float:
        """Likewise, and it keeps the threat down."""
        position = self.position
        life, armour = position.enemy_life[move.figure], position.enemy_armour[move.figure]
        killed, lost = kill_chance(attack.blade(move.card).dice, (), life, armour, False)
        return SHOOT + 120 * killed + 8 * lost - 10

    def exhaust(self, move: moves.Exhaust) -> float:
        """Tire for a second attack that is likely to kill."""
        position, slot = self.position, self.slot
        if position.attacks or position.bleeding >> slot & 1:
            return 0.0
        weapon = position.active[slot]
        if weapon != NO_CARD and not attack.is_loaded(position, slot, weapon):
            return 0.0
        shot = attack.hero_shot(position, slot)
        half = (HEROES[position.heroes[slot]].ap + 1) // 2
        if shot is None or shot.ap > position.ap + half:
            return 0.0
        figures = in_reach(position, position.hero_at[slot], shot.range)
        best = max([self.shot_value(shot, figure)[0] for figure in figures], default=0.0)
        return EXHAUST if best >= FAIR_CHANCE else 0.0

    # ---- going about

    def field(self) -> Field:
        """What each square still costs to where the hero should be."""
        if self._field is None:
            self._field = way_for(self.position, self.slot)
        return self._field

    def step(self, move: moves.Step) -> float:
        """A step that leads on."""
        if self.position.phase == BOT_TURN:
            return 0.0
        here = self.field().cost(self.position.hero_at[self.slot])
        there = self.field().cost(move.to)
        return WALK + 10 * (here - there) if there < here else max(0.0, 10.0 - there / 10)

    def open(self, move: moves.Open) -> float:
        """A door on the way."""
        position = self.position
        if position.phase == BOT_TURN:
            return 0.0
        square = position.hero_at[self.slot]
        here = self.field().cost(square)
        if not here:
            return 0.0
        world = position.copy()
        world.closed &= ~(1 << move.door)
        return WALK + 5 if way_for(world, self.slot).cost(square) < here else 0.0

    # ---- gear

    def ready(self, move: moves.Ready) -> float:
        """Change a weapon that can't be used for one that can."""
        position, slot = self.position, self.slot
        active = position.active[slot]
        if active != NO_CARD and attack.is_loaded(position, slot, active):
            return 0.0
        return GEAR_UP if attack.is_loaded(position, slot, move.weapon) else 0.0

    def wear(self, move: moves.Wear) -> float:
        """Put on what goes into an empty slot."""
        position, slot = self.position, self.slot
        kind = EQUIPMENT[GEAR_OF[move.card]].kind
        worn = [EQUIPMENT[GEAR_OF[card]].kind for card in _cards(position.worn[slot])]
        return 0.0 if kind in worn else GEAR_UP

    def attach(self, move: moves.Attach) -> float:
        """Attach to the active weapon what has no place yet."""
        position, slot = self.position, self.slot
        is_free = position.attached[move.weapon] == NO_CARD and move.card not in position.attached
        return GEAR_UP if is_free and move.weapon == position.active[slot] else 0.0

    def reload(self, move: moves.Reload) -> float:
        """Only what is in hand."""
        return SHOOT - 50 if move.weapon == self.position.active[self.slot] else 0.0

    def use_gear(self, move: moves.UseGear) -> float:
        """Bandages for the badly hurt, everything else when it is at hand."""
        use = EQUIPMENT[GEAR_OF[move.card]].use
        assert use is not None, "what is offered can be done"
        return self._use(use.effects, USE)

    def use_skill(self, move: moves.UseSkill) -> float:
        """Skills for attacks when there is something to attack; others when they help."""
        use = HEROES[self.position.heroes[self.slot]].skills[move.skill].use
        assert use is not None, "what is offered can be done"
        return self._use(use.effects, USE - 20)

    def _use(self, effects: tuple[Any, ...], value: float) -> float:
        position, slot = self.position, self.slot
        for effect in effects:
            if isinstance(effect, fx.Heal):
                is_hurt = position.base_life[slot] - position.life[slot] >= BADLY_HURT
                return HEAL if is_hurt or effect.to != "self" else 0.0
            if isinstance(effect, fx.NextAttack):
                return SHOOT + 200 if position.attacks and self._has_target() else 0.0
            if isinstance(effect, fx.ExtraAttack):
                return EXHAUST + 50 if not position.attacks and self._has_target() else 0.0
            if isinstance(effect, fx.Help):
                return RESCUE - 10
            if isinstance(effect, fx.Damage | fx.Stun | fx.Sabotage):
                return value
            if isinstance(effect, fx.Noise | fx.Unseen | fx.Hush | fx.Push | fx.ClearReload):
                return 0.0
        return 60.0

    def _has_target(self) -> bool:
        position, slot = self.position, self.slot
        shot = attack.hero_shot(position, slot)
        if shot is None or shot.ap > position.ap:
            return False
        return bool(in_reach(position, position.hero_at[slot], shot.range))

    # ---- answers

    def activate(self, move: moves.Activate) -> float:
        """Those who can help first; those who bleed last, for somebody may still help."""
        position = self.position
        if position.bleeding >> move.slot & 1:
            return 0.0
        if position.fallen_squares and position.hero_at[move.slot] != NOWHERE:
            goals = errand(position, move.slot)
            left = field_for(position, move.slot, goals, past_enemies=False).cost(position.hero_at[move.slot])
            return 100.0 - min(left, 50)
        return 10.0 + position.life[move.slot]

    def choose(self, move: moves.Choose) -> float:
        """The ammunition that the weapon in hand needs; the option that promises most."""
        position = self.position
        kind, slot = position.pending[0][0], position.pending[0][1]
        if kind == questions.WHICH_AMMUNITION:
            weapon = position.active[slot]
            needed = NO_AMMUNITION if weapon == NO_CARD else WEAPON_AMMUNITION[WEAPON_OF[weapon]]
            return 10.0 if move.answer == needed or needed == ANY_AMMUNITION else 1.0
        if kind == questions.WHICH_OPTION:
            return promise(EVENTS[position.pending[0][2]].options[move.answer].effects)
        return {"armour": 5.0, "booster": 4.0, "consumable": 3.0}.get(
            EQUIPMENT[GEAR_OF[move.answer]].kind, 1.0
        )

    def entrust(self, move: moves.Entrust) -> float:
        """The toughest lives longest."""
        return float(self.position.life[move.slot])


def promise(effects: tuple[Any, ...]) -> float:
    """What an event's option is about worth; more than nothing."""
    value = 10.0
    for effect in effects:
        weight = PROMISES.get(type(effect))
        if weight is not None:
            value += weight * getattr(effect, "n", 1) * (3 if getattr(effect, "to", "") == "team" else 1)
        elif isinstance(effect, fx.Spawn):
            value -= 2 * len(effect.enemies)
        elif isinstance(effect, fx.Task):
            value += promise(effect.pay) / 2
        elif isinstance(effect, fx.Roll):
            value += (2 * promise(effect.success) + promise(effect.failure)) / 3 - 10
    return max(value, 0.1)


PROMISES: Final[dict[type, float]] = {
    fx.Glory: 1.0,
    fx.Equip: 1.5,
    fx.Arm: 1.5,
    fx.Ammunition: 0.7,
    fx.Heal: 1.0,
    fx.Repair: 1.0,
    fx.Bot: 5.0,
    fx.Hurt: -2.0,
    fx.LoseGlory: -0.7,
    fx.LoseAmmunition: -0.7,
    fx.Daze: -2.0,
    fx.Threat: -1.0,
    fx.Fatigue: -1.0,
    fx.Noise: -0.5,
    fx.Disarm: -2.0,
}


def _constant(value: float) -> Callable[[Judge, Any], float]:
    def judged(judge: Judge, move: Any) -> float:
        return value

    return judged


def _cards(mask: int) -> list[Card]:
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def _travel(judge: Judge, move: moves.Travel) -> float:
    """A passage, where it is the only way."""
    position, slot = judge.position, judge.slot
    field = field_for(position, slot, errand(position, slot), past_enemies=True)
    leads_on = field.cost(move.to) < FAR and field.cost(position.hero_at[slot]) == FAR
    return WALK + 50 if leads_on else 0.0


VALUES: Final[dict[type, Callable[[Judge, Any], float]]] = {
    moves.Work: _constant(AT_ONCE),
    moves.Help: _constant(RESCUE),
    moves.Burn: _constant(WALK + 60),
    moves.Search: _constant(LOOT),
    moves.EndTurn: _constant(END),
    moves.Attack: Judge.attack,
    moves.SilentKill: Judge.silent_kill,
    moves.Exhaust: Judge.exhaust,
    moves.Step: Judge.step,
    moves.Travel: _travel,
    moves.Open: Judge.open,
    moves.Ready: Judge.ready,
    moves.Wear: Judge.wear,
    moves.Attach: Judge.attach,
    moves.Reload: Judge.reload,
    moves.UseGear: Judge.use_gear,
    moves.UseSkill: Judge.use_skill,
    moves.Activate: Judge.activate,
    moves.Choose: Judge.choose,
    moves.Entrust: Judge.entrust,
}
