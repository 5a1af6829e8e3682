"""A team that plays by rules of thumb: one plan for the turn, and everything that is free before it.

Every legal move has a value; the best one is made. A value says how much a move is wanted, from 0 (only if
there is nothing else) to 1,000 (at once). What the turn is for is weighed in `prospects`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Literal, TypeAlias

from kordon.engine.bits import mask_of, members
from kordon.engine.records import Seat
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import moves, pieces
from kordon.games.wolfenstein.board.approach import Field
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.cards import Use
from kordon.games.wolfenstein.content.tables import Card, Figure
from kordon.games.wolfenstein.knowledge import answers, gear
from kordon.games.wolfenstein.knowledge.courtesy import Courtesy
from kordon.games.wolfenstein.knowledge.danger import Peril
from kordon.games.wolfenstein.knowledge.errands import beside, field_for, is_last_round
from kordon.games.wolfenstein.knowledge.prospects import Plan, Prospects
from kordon.games.wolfenstein.moves import EXHAUSTIONS
from kordon.games.wolfenstein.pieces import NO_CARD, NO_FIGURE, NOWHERE, Slot, SquareMask, half
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import dispatch
from kordon.games.wolfenstein.rules.actions.movement import difficult_ap
from kordon.games.wolfenstein.rules.attack import attacks
from kordon.games.wolfenstein.rules.attack.sighting import distance_to
from kordon.games.wolfenstein.rules.glory_and_gear.gear import is_free_reload

AT_ONCE: Final = 1000.0
RESCUE: Final = 900.0
GEAR_UP: Final = 700.0
HEAL: Final = 650.0
PLAN: Final = 420.0
USE: Final = 300.0
EFFORT: Final = 20.0  # above the steps of a plan, below what readies a weapon
END: Final = 50.0
NO_USE: Final = 1.0
TIRING: Final = 25.0  # what a fatigue token costs, in the plans' measure
CHANGE: Final = 10.0  # by so much a plan has to be better for a weapon that is worse by a die
SCENTED: Final = 8  # squares from which an ally goes for an enemy
SPARED: Final = 2  # dice of enemies about to act: fewer are not worth a stun
CARD: Final = 15.0  # what a card or two glory cost, in the plans' measure
GLORY: Final = 8.0  # what one costs
FIRE: Final = 20.0  # more danger than a weapon made ready is worth
URGENT: Final = ("attack", "work")  # doors and chests wait: the points are missed in the next turn
LEAST_BLAST: Final = 40.0  # what a blast has to be worth to be thought of


Oversight: TypeAlias = Literal["danger", "gear", "mission", "effort"]

# What slips the mind: how often in a hero's turn without any care, and the care with which it never does. In
# between it falls with the square: a steady player slips seldom, a beginner often.
OVERSIGHTS: Final[dict[Oversight, tuple[float, float]]] = {
    "danger": (1.0, 0.75),
    "gear": (0.8, 0.75),
    "mission": (0.6, 0.75),
    "effort": (0.9, 1.0),
}


class TeamPolicy:
    """The best move of each kind of decision, by rules of thumb."""

    def weights(
        self, position: Position, seat: Seat, moves_offered: Sequence[moves.WolfensteinMove]
    ) -> Sequence[float]:
        """How promising each move is."""
        judge = Judge(position)
        return [1 + judge.value(move) for move in moves_offered]

    def pick(self, position: Position, seat: Seat, source: Random) -> moves.WolfensteinMove:
        """The best move; equal ones by chance."""
        offered = dispatch.legal_moves(position, seat)
        if len(offered) == 1:
            return offered[0]
        judge = Judge(position)
        values = [judge.value(move) for move in offered]
        best = max(values)
        return source.choice([move for move, value in zip(offered, values, strict=True) if value == best])

    def play_on(self, position: Position, source: Random, last_stage: int | None, limit: int) -> None:
        """A roll-out, to the end of a round or of the game."""
        for _ in range(limit):
            acting = dispatch.to_act(position)
            if not acting or (last_stage is not None and position.round > last_stage):
                return
            dispatch.apply(position, self.pick(position, acting[0], source))


class Judge:
    """What the moves of one moment are worth."""

    def __init__(
        self,
        position: Position,
        overlooked: frozenset[Oversight] = frozenset(),
        courtesy: Courtesy | None = None,
        pointed: SquareMask = 0,
    ) -> None:
        self.position = position
        self.overlooked = overlooked
        self.courtesy = courtesy
        self.pointed = pointed  # where people want the hero
        self.slot: Slot = position.hero
        self._prospects: Prospects | None = None
        self._field: Field | None = None
        # By enemies and price: what the turn gains by a stun, and what is left of it after a blast.
        self._stuns: dict[tuple[int, int], float] = {}
        self._blasts: dict[tuple[int, int], float] = {}
        self._draws: dict[Card, float] = {}  # by weapon: what the turn is worth with it in hand

    def value(self, move: moves.WolfensteinMove) -> float:
        """How much a move is wanted."""
        if self.overlooked and OVERLOOKED_MOVES.get(type(move)) in self.overlooked:
            return 0.0
        judged = VALUES.get(type(move))
        return judged(self, move) if judged is not None else 0.0

    def outlook(self, position: Position, peril: Peril | None = None) -> Prospects:
        """What the hero could make of a turn that stands so."""
        return Prospects(
            position,
            self.slot,
            careless="danger" in self.overlooked,
            distracted="mission" in self.overlooked,
            courtesy=self.courtesy,
            peril=peril,
            pointed=self.pointed,
        )

    def best_with(self, world: Position) -> Plan:
        """The best plan with other points, attacks, dice or weapon; the danger is the same."""
        return self.outlook(world, self.prospects.peril).best()

    # ---- the turn's plan

    @property
    def prospects(self) -> Prospects:
        """What the hero can make of the rest of the turn."""
        if self._prospects is None:
            self._prospects = self.outlook(self.position)
        return self._prospects

    def plan(self) -> Plan:
        """What the turn is for."""
        return self.prospects.best()

    def is_here(self, act: str) -> bool:
        """Whether the plan is this, on the hero's own square."""
        plan = self.plan()
        return plan.act == act and plan.square == self.prospects.here

    def step(self, move: moves.Step) -> float:
        """A step to where the plan is."""
        position = self.position
        if position.phase == pieces.ALLY_TURN:
            return self._ally_step(move)
        plan = self.plan()
        if plan.square == self.prospects.here:
            return 0.0
        if self._field is None:
            self._field = field_for(position, self.slot, 1 << plan.square, past_enemies=False)
        gain = self._field.cost(self.prospects.here) - self._field.cost(move.to)
        difficult = position.board.difficult >> move.to & 1
        price = difficult_ap(position) if difficult else pieces.STEP_AP
        return PLAN + 2 + gain - price if gain > 0 else 0.0  # less for a step off the cheapest way

    def _ally_step(self, move: moves.Step) -> float:
        """To where it can attack, or else after its hero."""
        position = self.position
        here = position.actor_square
        if not position.attacks:
            return 0.0
        if self._field is None:
            near = [distance_to(position, here, figure) for figure in members(position.enemies)]
            hunted = position.enemy_squares if near and min(near) <= SCENTED else 0
            goals = beside(position, hunted or 1 << position.hero_at[self.slot])
            self._field = field_for(position, self.slot, goals, past_enemies=False)
        gain = self._field.cost(here) - self._field.cost(move.to)
        return END + 10 + gain if gain > 0 else 0.0

    def open(self, move: moves.Open) -> float:
        """The door that the plan leads through."""
        if self.position.phase == pieces.ALLY_TURN:
            return 0.0
        return PLAN if self.is_here("open") and self.plan().door == move.door else 0.0

    def search(self, move: moves.Search) -> float:
        """Where the plan is to search, or where it costs nothing but a point left over."""
        if self.position.phase == pieces.ALLY_TURN:
            return 0.0 if is_last_round(self.position) else USE
        if not (self.prospects.own_chests() | self.prospects.own_events()) >> move.square & 1:
            return 0.0
        return PLAN if self.is_here("search") or self.is_here("rest") else NO_USE

    def work(self, move: moves.Work) -> float:
        """At once, unless it is left to people."""
        return AT_ONCE if self.prospects.own_objectives() >> move.square & 1 else 0.0

    def travel(self, move: moves.Travel) -> float:
        """The secret passage that leads on."""
        entry = self.prospects.errand.entry
        return PLAN if self.position.board.passage_mask and entry == self.prospects.here else 0.0

    # ---- attacks

    def attack(self, move: moves.Attack) -> float:
        """Kills first, then damage; a mode only where it makes a difference."""
        position, slot = self.position, self.slot
        if position.phase == pieces.ALLY_TURN:
            return self._ally_attack(move)
        if not self.is_here("attack"):
            return NO_USE
        shot = attacks.hero_shot(position, slot, mode=move.mode)
        assert shot is not None, "what is offered can be done"
        prospects = self.prospects
        distance = distance_to(position, prospects.here, move.figure)
        dice = shot.dice_at(distance) + position.bonus_dice
        shares = move.second != NO_FIGURE and shot.has(tr.ShareDice)
        first = (dice + 1) // 2 if shares else dice
        worth = prospects.shot_worth(shot, move.figure, distance, first)
        killed, _ = prospects.shot_odds(shot, move.figure, distance, first)
        if move.second != NO_FIGURE:
            distance = distance_to(position, prospects.here, move.second)
            worth += 0.8 * prospects.shot_worth(shot, move.second, distance, dice // 2 if shares else 0)
        if move.mode:
            worth -= prospects.token_price(move.figure, killed, move.mode)
        if worth < 0:
            return NO_USE
        return PLAN + max(1.0, worth)

    def _ally_attack(self, move: moves.Attack) -> float:
        shot = attacks.ally_shot(self.position, self.slot)
        prospects = Prospects(self.position, self.slot, careless=True)
        distance = distance_to(self.position, self.position.actor_square, move.figure)
        return PLAN + prospects.shot_worth(shot, move.figure, distance)

    def silent_kill(self, move: moves.SilentKill) -> float:
        """Likewise, and it keeps the threat down."""
        if not self.is_here("attack"):
            return NO_USE
        return PLAN + max(1.0, self.prospects.blade_worth(attacks.blade(move.card).dice, move.figure))

    def exhaust(self, move: moves.Exhaust) -> float:
        """Tire for what a second attack and more points would bring, where the turn has nothing left to do.

        It comes before the way to where the turn would end: that way may lead off. Who can reach a bleeding
        friend only so does it at once.
        """
        position, slot, errand, plan = self.position, self.slot, self.prospects.errand, self.plan()
        may_rescue = errand.rescues and plan.act != "help"
        if errand.entry != NOWHERE:  # a passage tires, too (WO-310)
            return 0.0
        if plan.act != "rest" and not may_rescue:
            return 0.0
        world = position.copy()
        world.ap += half(tables.HEROES[position.heroes[slot]].ap)
        world.attacks += 1
        better = self.best_with(world)
        price = 1.0 if is_last_round(position) else TIRING
        if better.score - plan.score <= price:
            return 0.0
        if better.act == "help":
            return RESCUE - 20
        is_urgent = better.act in URGENT or (better.act == "search" and errand.wants_events)
        return PLAN + EFFORT if plan.act == "rest" and (is_urgent or errand.is_last) else 0.0  # to run home

    def reload(self, move: moves.Reload) -> float:
        """What is in hand, unless the turn has something better or time is too short."""
        position = self.position
        if move.weapon != position.active[self.slot]:
            return 0.0
        if is_last_round(position) and not self._fires_once_clear(
            pieces.RELOAD_AP, attacks=not is_free_reload(position)
        ):
            return 0.0
        if position.level.reload_is_free_of_slot:
            return GEAR_UP - 1 if position.attacks else PLAN - 10  # first the weapon that will be fired
        if self.plan().act in ("attack", "help", "work") or self._stays_in_fire():
            return 0.0
        return PLAN + 30 if self.prospects.slack > 0 or self.is_here("rest") else 0.0

    def _stays_in_fire(self) -> bool:
        """Whether reloading takes the points that lead out of danger, and there are no others to be had."""
        position, prospects = self.position, self.prospects
        if not position.fatigued >> self.slot & 1:
            return False
        world = position.copy()
        world.ap -= pieces.RELOAD_AP
        now, then = self.plan().square, self.best_with(world).square
        return prospects.danger(then, position.closed) - prospects.danger(now, position.closed) > FIRE

    def _fires_once_clear(self, ap: int, *, attacks: int = 0) -> bool:
        """Whether the turn still has an attack for the weapon in hand, after so many points and attacks."""
        world = self.position.copy()
        world.ap -= ap
        world.attacks -= attacks
        world.reloads &= ~(1 << world.active[self.slot])
        return self.best_with(world).act == "attack"

    def ready(self, move: moves.Ready) -> float:
        """The weapon of which the turn makes most; for the same plan, the one that is better in general."""
        if not self._draws:
            drawn = members(self.position.weapons[self.slot])
            if tables.HAS_FISTS[self.position.heroes[self.slot]]:
                drawn.append(NO_CARD)
            self._draws = {weapon: self._draw(weapon) for weapon in drawn}
        worth = self._draws[move.weapon]
        now = self._draws.get(self.position.active[self.slot], 0.0)
        return GEAR_UP if worth == max(self._draws.values()) and worth > now + gear.BETTER else 0.0

    def _draw(self, weapon: Card) -> float:
        world = self.position.copy()
        world.active = replaced(world.active, self.slot, weapon)
        return gear.usable(self.position, self.slot, weapon) + self.best_with(world).score / CHANGE

    # ---- skills and cards

    def use_gear(self, move: moves.UseGear) -> float:
        """Bandages for the badly hurt, grenades where they hit enough."""
        if self.position.bonus_dice and self.is_here("attack"):
            return 0.0  # the dice are paid for
        use = tables.GEAR_CARDS[move.card].use
        assert use is not None, "what is offered can be done"
        return self._use(use, move.target)

    def use_skill(self, move: moves.UseSkill) -> float:
        """Skills for attacks when there is something to attack; others when they help."""
        use = tables.HEROES[self.position.heroes[self.slot]].skills[move.skill].use
        assert use is not None, "what is offered can be done"
        return self._use(use, move.target)

    def _use(self, use: Use, target: int) -> float:
        points = sum([effect.n for effect in use.effects if isinstance(effect, fx.ActionPoints)])
        return max(
            [
                USES[type(effect)](self, effect, target, use.ap - points)
                for effect in use.effects
                if type(effect) in USES
            ],
            default=END + 10,
        )

    def heal(self, effect: fx.Heal, target: int, ap: int) -> float:
        """For somebody who has lost enough."""
        position = self.position
        who = self.slot if effect.to == "self" else target
        return HEAL if gear.lost_life(position, who) >= gear.BADLY_HURT else 0.0

    def next_attack(self, effect: fx.NextAttack, target: int, ap: int) -> float:
        """More dice, where they make the attack better by more than they cost."""
        position = self.position
        if not self.is_here("attack") or position.bonus_dice:
            return 0.0
        world = position.copy()
        world.bonus_dice = effect.dice
        return HEAL if self.best_with(world).score - self.plan().score > GLORY else 0.0

    def extra_attack(self, effect: fx.ExtraAttack, target: int, ap: int) -> float:
        """Once more, where there is something to attack."""
        position = self.position
        if position.attacks or self.plan().act != "rest":
            return 0.0
        world = position.copy()
        world.attacks += 1
        plan = self.best_with(world)
        is_worth_it = plan.act == "attack" and plan.score - self.plan().score > TIRING
        return PLAN + EFFORT + 1 if is_worth_it else 0.0

    def damage(self, effect: fx.Damage, target: int, ap: int) -> float:
        """Where it kills somebody, or hurts several, and the turn is better with it than without."""
        position = self.position
        squares = position.squares_of(target) if effect.to == "target" else self._area(effect.to, target)
        worth = self.prospects.blast_worth(effect.n, squares)
        if worth < LEAST_BLAST:
            return 0.0
        struck = [figure for figure in members(position.enemies) if position.squares_of(figure) & squares]
        key = mask_of(struck), ap
        if key not in self._blasts:
            world = position.copy()
            world.ap -= ap
            for figure in struck:
                world.wound(figure, 0, effect.n)
                if not world.enemy_life[figure]:
                    world.remove_figure(figure)
            self._blasts[key] = self.outlook(world).best().score - self.plan().score
        gain = worth + self._blasts[key]
        return PLAN + 100 + gain if gain > CARD else 0.0

    def stun(self, effect: fx.Stun | fx.Sabotage, target: int, ap: int) -> float:
        """Those that would act next, where the turn is safer for it by more than it costs.

        What costs no points waits for the end of the turn: an attack may make it needless.
        """
        position = self.position
        if not ap and not self.is_here("rest"):
            return 0.0
        struck = mask_of(self._struck(effect.to if isinstance(effect, fx.Stun) else "target", target))
        roused = [figure for figure in members(struck) if self.prospects.is_roused(figure)]
        if sum([tables.FIGURE_KINDS[figure].dice for figure in roused]) < SPARED:
            return 0.0
        if (struck, ap) not in self._stuns:
            world = position.copy()
            world.ap -= ap
            world.stunned_enemies |= struck
            self._stuns[struck, ap] = self.outlook(world).best().score - self.plan().score
        gain = self._stuns[struck, ap]
        return PLAN + 100 + gain if gain > CARD else 0.0

    def _struck(self, to: str, target: int) -> list[Figure]:
        """The enemies that an effect would be for."""
        position = self.position
        if to == "target":
            return [target]
        area = self._area(to, target)
        return [figure for figure in members(position.enemies) if position.squares_of(figure) & area]

    def _area(self, to: str, target: int) -> SquareMask:
        """The squares around the chosen one, or around the hero."""
        position = self.position
        centre = target if to == "around" else self.prospects.here
        barred = 0 if to == "around" else position.barred
        return position.board.neighbours(centre, position.closed, barred) | 1 << centre

    def unseen(self, effect: fx.Unseen, target: int, ap: int) -> float:
        """At the end of a turn in a dangerous place."""
        here = self.prospects.here
        is_exposed = self.prospects.danger(here, self.position.closed) > TIRING
        return END + 10 if self.is_here("rest") and is_exposed else 0.0

    def clear_reload(self, effect: fx.ClearReload, target: int, ap: int) -> float:
        """When a weapon in hand needs it: the own one, or those of heroes next to this one."""
        position = self.position
        if effect.to == "neighbours":
            near = position.near(self.prospects.here)
            others = members(position.standing & ~(1 << self.slot))
            jammed = [
                other for other in others if near >> position.hero_at[other] & 1 and self._is_jammed(other)
            ]
            if is_last_round(position):
                jammed = [other for other in jammed if not position.activated >> other & 1]
            return PLAN - 10 if jammed else 0.0
        if not self._is_jammed(self.slot) or (is_last_round(position) and not self._fires_once_clear(ap)):
            return 0.0
        return PLAN - 10

    def _is_jammed(self, slot: Slot) -> bool:
        """Whether the weapon in a hero's hand has a reload token."""
        active = self.position.active[slot]
        return active != NO_CARD and bool(self.position.reloads >> active & 1)

    def rest(self, effect: fx.Rest, target: int, ap: int) -> float:
        """For the tired: rid of a token that would stay, or on with the turn; at its end it is of no use."""
        position = self.position
        if not position.fatigued >> self.slot & 1:
            return 0.0
        goes_anyway = position.turn_marks & pieces.WAS_FATIGUED or is_last_round(position)
        return 0.0 if goes_anyway and not self._goes_on(ap) else END + 10

    def _goes_on(self, ap: int) -> bool:
        """Whether there is anything to do for who is fresh and pays so many points."""
        world = self.position.copy()
        world.ap -= ap
        world.fatigued &= ~(1 << self.slot)
        judge = Judge(world, self.overlooked, self.courtesy, self.pointed)
        may_exhaust = not world.turn_marks & pieces.EXHAUSTED
        exhaust = EXHAUSTIONS[world.owners[self.slot]]
        return not judge.is_here("rest") or (may_exhaust and judge.value(exhaust) > 0)


def _constant(value: float) -> Callable[[Judge, Any], float]:
    def judged(judge: Judge, move: Any) -> float:
        return value

    return judged


def _nothing(judge: Judge, effect: Any, target: int, ap: int) -> float:
    return 0.0


OVERLOOKED_MOVES: Final[dict[type, Oversight]] = {
    moves.Ready: "gear",
    moves.Wear: "gear",
    moves.Attach: "gear",
    moves.GiveWeapon: "gear",
    moves.GiveGear: "gear",
    moves.GiveAmmunition: "gear",
    moves.UseGear: "gear",
    moves.Exhaust: "effort",
    moves.UseSkill: "effort",
    moves.Direct: "effort",
}

USES: Final[dict[type, Callable[[Judge, Any, int, int], float]]] = {
    fx.Heal: Judge.heal,
    fx.NextAttack: Judge.next_attack,
    fx.ExtraAttack: Judge.extra_attack,
    fx.Help: lambda judge, effect, target, ap: RESCUE - 10,
    fx.Damage: Judge.damage,
    fx.Stun: Judge.stun,
    fx.Sabotage: Judge.stun,
    fx.Unseen: Judge.unseen,
    fx.ClearReload: Judge.clear_reload,
    fx.Rest: Judge.rest,
    fx.ActionPoints: _nothing,
    fx.Noise: _nothing,
    fx.Hush: _nothing,
    fx.Push: _nothing,
}

VALUES: Final[dict[type, Callable[[Judge, Any], float]]] = {
    moves.Work: Judge.work,
    moves.Help: _constant(RESCUE),
    moves.Burn: _constant(PLAN),
    moves.Search: Judge.search,
    moves.EndTurn: _constant(END),
    moves.Attack: Judge.attack,
    moves.SilentKill: Judge.silent_kill,
    moves.Exhaust: Judge.exhaust,
    moves.Step: Judge.step,
    moves.Travel: Judge.travel,
    moves.Open: Judge.open,
    moves.Ready: Judge.ready,
    moves.Wear: lambda judge, move: GEAR_UP * gear.is_worth_wearing(judge.position, judge.slot, move),
    moves.Attach: lambda judge, move: GEAR_UP * gear.is_worth_attaching(judge.position, judge.slot, move),
    moves.GiveWeapon: lambda judge, move: GEAR_UP * gear.is_weapon_needed(judge.position, judge.slot, move),
    moves.GiveGear: lambda judge, move: GEAR_UP * gear.is_gear_needed(judge.position, judge.slot, move),
    moves.GiveAmmunition: lambda judge, move: (
        GEAR_UP * gear.is_ammunition_needed(judge.position, judge.slot, move)
    ),
    moves.Reload: Judge.reload,
    moves.UseGear: Judge.use_gear,
    moves.UseSkill: Judge.use_skill,
    moves.Pick: lambda judge, move: answers.pick(judge.position, move),
    moves.Activate: lambda judge, move: answers.activate(judge.position, move),
    moves.Choose: lambda judge, move: answers.choose(judge.position, move),
    moves.Entrust: lambda judge, move: answers.entrust(judge.position, move),
    moves.Direct: lambda judge, move: answers.direct(judge.position, move),
    moves.Lead: lambda judge, move: answers.lead(judge.position, move),
}
