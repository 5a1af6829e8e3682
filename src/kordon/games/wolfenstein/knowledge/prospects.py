"""What a turn could come to: which squares a hero can reach, what could be done there, what it would cost.

A plan is one thing to do this turn and the square to do it from. Its score weighs what it gains (a kill, a
chest, the mission's goal, way made) against the hits that enemies are likely to land afterwards.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from kordon.engine.bits import mask_of, members
from kordon.games.wolfenstein import pieces
from kordon.games.wolfenstein.board.approach import Ground, ground_of
from kordon.games.wolfenstein.board.grid import DoorMask
from kordon.games.wolfenstein.board.routes import FAR
from kordon.games.wolfenstein.content import effects as fx
from kordon.games.wolfenstein.content import tables
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import Figure, has
from kordon.games.wolfenstein.knowledge.company import Company
from kordon.games.wolfenstein.knowledge.courtesy import PATIENCE, Courtesy
from kordon.games.wolfenstein.knowledge.danger import HELPING, Peril
from kordon.games.wolfenstein.knowledge.errands import (
    Errand,
    fight_ahead,
    friends_at,
    is_last_round,
    is_target,
    next_to,
)
from kordon.games.wolfenstein.knowledge.quiet import Quiet
from kordon.games.wolfenstein.pieces import ALLY, NO_CARD, NO_FIGURE, NOWHERE, Slot, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.actions.movement import difficult_ap
from kordon.games.wolfenstein.rules.attack import attacks, odds
from kordon.games.wolfenstein.rules.attack.kills import is_immune
from kordon.games.wolfenstein.rules.attack.sighting import distance_to, squares_beside, targets_on

BLADE_AP: Final = 2
KILL: Final = 100.0
DAMAGE: Final = 12.0  # a point of life; armour counts half
GOAL_TARGET: Final = 1.6  # times, for enemies the mission wants dead
ASLEEP: Final = 0.5  # times, for enemies that would not act in the next phase
WORK: Final = 120.0  # besides the way that it was
RESCUE: Final = 350.0
CHEST: Final = 30.0
ASKED: Final = 60.0  # more for what a person points at
EVENT: Final = 25.0
WAY: Final = 6.0  # a square of way, with time to spare
HURRY: Final = 10.0  # more for it, with none
LAST_CALL: Final = 240.0  # to be home when only leaving is left, with no time to spare
BREACH: Final = 0.6  # of the danger behind a door counts where friends come after
# A friend is waited for with so many points of way to a passage: those nearer follow at once, and to wait
# for those farther away loses the game by time.
BEHIND: Final = 6
NEARLY_THERE: Final = 9
IDLE: Final = 12.0  # a turn in which nothing is done
LAST_TOKEN: Final = 45.0  # to spend it and not to get one for a kill
TOKEN: Final = 6.0  # to spend one of several
FRIEND: Final = 15.0  # a point of damage to a friend
HALTED: Final = 5.0  # a die of an enemy that can't act or attack next


class Plan(NamedTuple):
    """What to do this turn, from which square, through which door."""

    score: float
    act: str  # attack, work, help, search, open, travel, rest
    square: Square
    door: int = -1


@lru_cache(maxsize=65536)
def expected(
    dice: int, rerolls: tuple[tuple[str, int], ...], life: int, armour: int, pierces: bool, voids: int
) -> tuple[float, float]:
    """The chance to kill, and the life and half the armour lost on average."""
    killed = lost = 0.0
    for counts, chance in odds.rerolled(dice, rerolls).items():
        hearts, shields = counts[pieces.HEART], counts[pieces.SHIELD]
        if pierces:
            hearts, shields = hearts + shields, 0
        if voids:
            hearts = max(0, hearts - sum(counts[face] for face in range(len(counts)) if voids >> face & 1))
        lost_armour = min(armour, shields)
        lost_life = min(life, hearts + shields - lost_armour)
        killed += float(chance) * (lost_life == life)
        lost += float(chance) * (lost_life + lost_armour / 2)
    return killed, lost


class Prospects:
    """What one hero can make of the rest of a turn."""

    def __init__(
        self,
        position: Position,
        slot: Slot,
        *,
        careless: bool = False,
        distracted: bool = False,
        courtesy: Courtesy | None = None,
        peril: Peril | None = None,
        pointed: SquareMask = 0,
    ) -> None:
        self.position = position
        self.pointed = pointed
        self.slot = slot
        # Does not think of what enemies will do, or need not: after the last round nothing matters.
        self.careless = careless or is_last_round(position)
        self.here: Square = position.hero_at[slot]
        escorts = courtesy is not None and bool(courtesy.heroes)
        self.errand = Errand(position, slot, distracted=distracted, escorts=escorts, pointed=pointed)
        self.shot = attacks.hero_shot(position, slot)
        weapon = position.active[slot]
        self.is_armed = self.shot is not None and (
            weapon == NO_CARD or attacks.is_loaded(position, slot, weapon)
        )
        self._others: list[tuple[attacks.Shot, int]] = self._other_shots(weapon) if self.is_armed else []
        self.can_attack = position.attacks > 0 and not position.sabotaged >> slot & 1
        self.blade = max(
            [attacks.blade(card).dice for card in members(position.carried[slot] & tables.BLADES)], default=0
        )
        self.peril: Peril = peril or Peril(position, slot)  # one known already, where enemies are the same
        self._quiet = Quiet(position, slot, self.peril)
        self._company = Company(position, slot, courtesy.squares if courtesy else ())
        self._enemies: list[Figure] = members(position.enemies)
        # Where nobody acts or ends a turn, the square that the hero is just crossing too (WO-307).
        self._no_stop: SquareMask = friends_at(position, slot) | position.board.no_stop
        self._best: Plan | None = None
        self._attack_price: int = 0
        self.way_left: int = self.errand.cost(self.here)
        points = 6 * (position.mission.rounds - position.round) + position.ap
        whole = self.errand.whole_way(self.here)
        self.slack = float(points - (whole if whole < FAR else 0) - fight_ahead(position))
        self.courtesy: Courtesy | None = courtesy if self.slack >= PATIENCE else None
        spare = self._spare(distracted)
        self.way_worth: float = WAY + HURRY * (1.0 if pointed else 1 - spare)
        self.spare: float = spare
        self.home: float = LAST_CALL * (1 - spare) * self.errand.is_last
        self.idle: float = IDLE * (2 - spare) if position.attacks and position.ap > 2 else 0.0

    def _spare(self, distracted: bool) -> float:
        """How little haste there is, from 0 to 1."""
        if self.errand.hunts and not distracted:  # nothing is asked of this hero
            return 1.0
        return 0.0 if self.errand.rescues else min(1.0, max(0.0, self.slack / 18))

    def _other_shots(self, weapon: int) -> list[tuple[attacks.Shot, int]]:
        """The special modes that reach further or cost less than the plain attack, with their tokens."""
        position, slot, plain, found = self.position, self.slot, self.shot, []
        for mode in attacks.usable_modes(position, slot, weapon):
            shot = attacks.hero_shot(position, slot, mode=mode)
            if shot is not None and plain is not None and (shot.range > plain.range or shot.ap < plain.ap):
                found.append((shot, mode))
        return found

    # ---- what is best

    def best(self) -> Plan:
        """The plan with the highest score."""
        if self._best is None:
            self._best = max(self._plans(), key=attrgetter("score"))
        return self._best

    def _plans(self) -> list[Plan]:
        position, ap = self.position, self.position.ap
        ground = self._ground()
        levels = _levels(ground, ap)
        helped = next_to(position, position.fallen_squares) if self.errand.rescues else 0
        worked = next_to(position, self.own_objectives())
        chests = next_to(position, self.own_chests())
        events = next_to(position, self.own_events())
        stops = ~self._no_stop & ~self._left_home()
        plans: list[Plan] = []
        for cost, level in enumerate(levels):
            left = ap - cost
            for square in members(level & stops):
                rest = -self.danger(square, position.closed) - self._exposure(square)
                progress = self.progress(square, 0)
                plans.append(Plan(progress + rest - self.idle, "rest", square))
                hits = self._attack_worth(square, left, position.closed)
                if hits > 0:
                    price = self._attack_price
                    onward = self.progress(square, left - price)
                    plans.append(Plan(hits + onward + rest * self._stays(left - price), "attack", square))
                bit = 1 << square
                if helped & bit:
                    plans.append(Plan(RESCUE + rest + progress, "help", square))
                if worked & bit:
                    price = self._work_price(square)
                    if price <= left:
                        plans.append(Plan(WORK + rest * self._stays(left - price), "work", square))
                if left and (chests | events) & bit:
                    worth = self._chest(square) if chests & bit else EVENT
                    if events & bit and self.errand.wants_events:
                        worth = WORK
                    else:
                        worth *= self.spare
                    onward = self.progress(square, left - 1)
                    plans.append(Plan(worth + onward + rest * self._stays(left - 1), "search", square))
                if left and position.closed:
                    plans += self._openings(square, left)
            entry = self.errand.entry
            if entry != NOWHERE and level >> entry & 1 and left >= 2 and not self._waits():
                plans.append(Plan(20 * self.way_worth, "travel", entry))
        return plans or [Plan(-self.danger(self.here, position.closed), "rest", self.here)]

    def _stays(self, left: int) -> float:
        """How much of a square's danger counts for a hero who still has points to leave it."""
        return 1.0 if left <= 0 else 0.75 if left == 1 else 0.5

    def progress(self, square: Square, left: int) -> float:
        """What the way made to a square is worth, and to where the points that are left may lead."""
        there = self.errand.cost(square)
        if there >= FAR or self.way_left >= FAR:
            return -5.0 if there >= FAR and self.way_left < FAR else 0.0
        rest = max(0, there - left)
        return self.way_worth * (self.way_left - rest) + (self.home if not rest else 0.0)

    def _openings(self, square: Square, left: int) -> list[Plan]:
        position = self.position
        found = []
        there = self.errand.cost(square)
        for door in members(position.board.touching_doors[square] & position.closed):
            if self.courtesy is not None and self.courtesy.leaves_door(door):
                continue
            beyond = [self.errand.cost(other) for other in members(position.board.doors[door].squares)]
            if min(beyond) >= there and not (self.errand.hunts and there == 0):
                continue
            closed = position.closed & ~(1 << door)
            danger = self.danger(square, closed) * (BREACH if self._is_followed(square) else 1.0)
            score = self.progress(square, left) - danger * self._stays(left - 1)
            score += 0.8 * max(0.0, self._attack_worth(square, left - 1, closed))
            score -= self.spare * self._company.alone_at_door(square)
            found.append(Plan(score, "open", square, door))
        return found

    def _is_followed(self, square: Square) -> bool:
        """Whether a friend near enough still has a turn in this round."""
        position, board = self.position, self.position.board
        enters = members(board.start_mask & ~position.starts_taken)
        for slot in members(position.living & ~position.activated & ~position.bleeding & ~(1 << self.slot)):
            at = position.hero_at[slot]
            if any(board.distance(square, start) <= HELPING for start in (enters if at == NOWHERE else [at])):
                return True
        return False

    def _ground(self) -> Ground:
        position = self.position
        return ground_of(
            position.board,
            self.here,
            position.closed,
            position.barred,
            position.tokens | position.enemy_squares,
            self._no_stop,
            large=False,
            sure_footed=difficult_ap(position) == 1,
        )

    # ---- what is not left to people

    def own_objectives(self) -> SquareMask:
        """The objectives that this hero may work on."""
        tokens, courtesy = self._asked(self.position.objective_tokens), self.courtesy
        if courtesy is None:
            return tokens
        return mask_of([at for at in members(tokens) if not courtesy.leaves_work(at, self._price_at(at))])

    def own_chests(self) -> SquareMask:
        """The chests that this hero may open."""
        tokens, courtesy = self._loot(self.position.chest_tokens), self.courtesy
        if courtesy is None:
            return tokens
        return mask_of([at for at in members(tokens) if not courtesy.leaves_chest(at)])

    def own_events(self) -> SquareMask:
        """The events that this hero may search: one that may hold what the mission asks for is a goal act."""
        if not self.errand.wants_events:
            return self._loot(self._safe_events())
        tokens, courtesy = self._asked(self._safe_events()), self.courtesy
        if courtesy is None:
            return tokens
        return mask_of([at for at in members(tokens) if not courtesy.leaves_event(at)])

    def _asked(self, tokens: SquareMask) -> SquareMask:
        """Things to be dealt with: while somebody points, what is pointed at."""
        return tokens & self.pointed if self.pointed else tokens

    def _loot(self, tokens: SquareMask) -> SquareMask:
        """Things that may be of use later: nothing in the last round, unless it is pointed at."""
        return self._asked(tokens) if self.pointed or not is_last_round(self.position) else 0

    def _left_home(self) -> SquareMask:
        return self.courtesy.leaves_home() if self.courtesy is not None and self.errand.is_last else 0

    def _safe_events(self) -> SquareMask:
        """Events that can be searched: no enemy in their tile (WO-311)."""
        position = self.position
        guarded = {position.board.area[square] for square in members(position.enemy_squares)}
        return mask_of(
            [
                square
                for square in members(position.event_tokens)
                if position.board.area[square] not in guarded
            ]
        )

    def _work_price(self, square: Square) -> int:
        position = self.position
        near = position.near(square) & self.own_objectives()
        return min([self._price_at(at) for at in members(near)], default=FAR)

    def _price_at(self, square: Square) -> int:
        """What it costs to work on what lies on a square."""
        number = missions.goal_of(self.position, self.position.objective_at.index(square))
        return missions.cost_of(self.position, number) if number != -1 else FAR

    def _exposure(self, square: Square) -> float:
        """What company's noise, and too little company, cost where the turn ends."""
        if self.careless:
            return 0.0
        return self.spare * (self._quiet.stay(square) + self._company.apart(square))

    def _waits(self) -> bool:
        """Whether to wait before a passage for friends who come, too, and are nearly there; not in haste."""
        if self.spare <= 0.5:
            return False
        position, entry = self.position, self.errand.entry
        behind = [
            friend
            for friend in self._company.waiting
            if BEHIND < self.errand.cost(position.hero_at[friend]) <= NEARLY_THERE
        ]
        return any(Errand(position, friend).entry == entry for friend in behind)

    def _chest(self, square: Square) -> float:
        """The best chest beside a square, as far as it is this hero's."""
        position = self.position
        near = position.near(square) & self.own_chests()
        if near & self.pointed:
            return CHEST + ASKED
        return CHEST * max([self._company.share(chest) for chest in members(near)], default=1.0)

    def danger(self, square: Square, closed: DoorMask) -> float:
        """What ending the turn on a square is likely to cost."""
        return 0.0 if self.careless else self.peril.danger(square, closed)

    # ---- attacks

    def _attacks_on(
        self,
        figure: Figure,
        square: Square,
        shot: attacks.Shot | None,
        others: list[tuple[attacks.Shot, int]],
        blade: int,
    ) -> list[tuple[float, int]]:
        """What each attack on a figure from a square is worth, with its price in points."""
        distance = distance_to(self.position, square, figure)
        found: list[tuple[float, int]] = []
        if shot is not None and distance <= shot.range:
            found.append((self.shot_worth(shot, figure, distance) - self._noise(square, figure), shot.ap))
        else:
            for other, mode in others:
                if distance <= other.range:
                    killed, _ = self.shot_odds(other, figure, distance)
                    worth = self.shot_worth(other, figure, distance) - self._noise(square, figure)
                    found.append((worth - self.token_price(figure, killed, mode), other.ap))
        if blade and distance == 1:
            found.append((self.blade_worth(blade, figure), BLADE_AP))
        return found

    def _attack_worth(self, square: Square, left: int, closed: int) -> float:
        """What the best attack from a square is worth; 0 if there is none."""
        if not self.can_attack:
            return 0.0
        position = self.position
        best = 0.0
        shot = self.shot if self.is_armed and self.shot is not None and self.shot.ap <= left else None
        others = [other for other in self._others if other[0].ap <= left]
        blade = self.blade if left >= BLADE_AP else 0
        if shot is None and not blade and not others:
            return 0.0
        reach = max([other.range for other, _ in others], default=1)
        if shot is not None and shot.range > reach:
            reach = shot.range
        if not position.enemy_squares & position.board.within(square, reach):
            return 0.0
        for figure in self._enemies:
            distance = distance_to(self.position, square, figure)
            if distance > reach or not self.peril.sees(square, figure, closed):
                continue
            for worth, price in self._attacks_on(figure, square, shot, others, blade):
                if worth > best:
                    best, self._attack_price = worth, price
        return best

    def shot_worth(self, shot: attacks.Shot, figure: Figure, distance: int, dice: int = 0) -> float:
        """What an attack with a weapon is worth: the chance to kill, the damage, what it does besides."""
        killed, lost = self.shot_odds(shot, figure, distance, dice)
        if self.courtesy is not None and self.courtesy.leaves_kill(figure, killed):
            return 0.0
        threat = 0.0 if self.careless else self.spare * killed * self._quiet.kill(figure)
        worth = (KILL * killed + DAMAGE * lost) * self.importance(figure) - threat
        return worth + self._spilled(shot, figure, killed) if shot.spills else worth

    def _noise(self, square: Square, figure: Figure) -> float:
        """What the noise of an attack from a square costs, as long as there is time to be quiet."""
        return 0.0 if self.careless else self.spare * self._quiet.shot(square, self.position.enemy_at[figure])

    def _spilled(self, shot: attacks.Shot, figure: Figure, killed: float) -> float:
        """What a blast does around the target, to friends too, and a stun to the target (WO-419, WO-420)."""
        worth = 0.0
        for trait in shot.traits:
            if isinstance(trait, tr.Blast):
                worth += self.blast_worth(trait.n, squares_beside(self.position, figure), spared=figure)
            elif isinstance(trait, tr.StunOnHit | tr.SabotageOnHit):
                what = "stun" if isinstance(trait, tr.StunOnHit) else "sabotage"
                if not is_immune(figure, what) and self.is_roused(figure):
                    worth += HALTED * tables.FIGURE_KINDS[figure].dice * (1 - killed)
        return worth

    def blast_worth(self, n: int, squares: SquareMask, *, spared: Figure = NO_FIGURE) -> float:
        """What so much damage is worth to everybody on some squares, but one and who acts (WO-419)."""
        position = self.position
        worth = 0.0
        killed = 0
        for figure in self._enemies:
            if figure != spared and position.squares_of(figure) & squares:
                dies = position.enemy_life[figure] + position.enemy_armour[figure] <= n
                worth += self.importance(figure) * (KILL if dies else 8 * n)
                if dies and not self.careless:
                    worth -= self.spare * self._quiet.kill(figure, killed)
                killed += dies
        for friend in targets_on(position, squares):
            if friend != position.actor:
                falls = friend < ALLY and position.life[friend] + position.armour[friend] <= n
                worth -= FRIEND * n + (RESCUE if falls else 0.0)
        return worth

    def shot_odds(
        self, shot: attacks.Shot, figure: Figure, distance: int, dice: int = 0
    ) -> tuple[float, float]:
        """The chance to kill with a weapon, and the life and half the armour lost on average."""
        position = self.position
        rerolls = tuple([(trait.face, trait.most) for trait in shot.traits if isinstance(trait, tr.Reroll)])
        pierces = shot.has(tr.Piercing) and not is_immune(figure, "piercing")
        return expected(
            dice or shot.dice_at(distance) + position.bonus_dice,
            rerolls,
            position.enemy_life[figure],
            position.enemy_armour[figure],
            pierces,
            voided(position, figure),
        )

    def blade_worth(self, dice: int, figure: Figure) -> float:
        """The same for a silent kill, which wakes nobody."""
        if is_immune(figure, "silent-kill"):
            return 0.0
        position = self.position
        life, armour = position.enemy_life[figure], position.enemy_armour[figure]
        killed, lost = expected(dice, (), life, armour, False, voided(position, figure))
        if self.courtesy is not None and self.courtesy.leaves_kill(figure, killed):
            return 0.0
        return (1.1 * KILL * killed + DAMAGE * lost) * max(1.0, self.importance(figure)) - 10

    def importance(self, figure: Figure) -> float:
        """How much it matters to hurt this one."""
        position = self.position
        kind = tables.FIGURE_KINDS[figure]
        weight = 0.7 + 0.1 * kind.dice
        if is_target(position, figure) or position.squares_of(figure) & self.pointed:
            return weight * GOAL_TARGET
        if position.stunned_enemies >> figure & 1:
            weight *= 0.8
        return weight if self.is_roused(figure) else weight * ASLEEP

    def is_roused(self, figure: Figure) -> bool:
        """Whether an enemy is likely to act in the next phase, regardless of where this hero is."""
        return self.peril.is_roused(figure)

    def token_price(self, figure: Figure, killed: float, mode: int) -> float:
        """What it costs to spend tokens on a special mode; the last one most."""
        position, slot = self.position, self.slot
        weapon = position.active[slot]
        kind = tables.WEAPON_AMMUNITION[tables.WEAPON_OF[weapon]]
        if kind == tables.NO_AMMUNITION:
            return 0.0
        price = attacks.mode_price(position, weapon, mode)
        rest = attacks.tokens_for(position, slot, weapon) - price
        if rest > 0 or not position.level.attacks_need_ammunition:
            return TOKEN * price
        pays = has(tables.FIGURE_KINDS[figure].loot, fx.Ammunition)
        return TOKEN * price + LAST_TOKEN * (1 - killed * pays)


def _levels(ground: Ground, points: int) -> list[SquareMask]:
    """By cost: the squares that can be reached, the own one first."""
    levels = [0] * (points + 3)
    levels[0] = 1 << ground.start
    reached = 0
    for cost in range(points + 1):
        levels[cost] &= ~reached
        reached |= levels[cost]
        if levels[cost] and cost < points:
            for squares, price in ground.on(levels[cost]):
                levels[cost + price] |= squares & ~reached
    return levels[: points + 1]


def voided(position: Position, figure: Figure) -> int:
    """The mask of the faces that each void a heart."""
    for trait in tables.FIGURE_KINDS[figure].traits:
        if isinstance(trait, tr.Void):
            faces = trait.easy if position.level.easy_voids else trait.faces
            return mask_of([pieces.FACE_NAMES.index(face) for face in faces])
    return 0
