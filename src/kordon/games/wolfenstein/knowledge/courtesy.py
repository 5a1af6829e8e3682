"""What a bot leaves to people: the act that fulfils a goal, and chests, where they can do it soon.

Bots are better at the mission than at company: they would reach the thing first, fire the last shot and be
home before anybody. So they step aside where a person's hero is near enough, for two rounds at most and only
with time to spare.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kordon.engine.bits import mask_of, members
from kordon.engine.records import Seat
from kordon.games.wolfenstein.board.grid import DoorMask
from kordon.games.wolfenstein.content import goals as gl
from kordon.games.wolfenstein.content.tables import ENEMY, FIGURE_OF, Figure
from kordon.games.wolfenstein.knowledge.errands import beside, field_for, is_target
from kordon.games.wolfenstein.pieces import NO_CARD, Slot, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.attack import attacks
from kordon.games.wolfenstein.rules.attack.sighting import distance_to
from kordon.games.wolfenstein.rules.rounds import turn_ap

PATIENCE: Final = 18.0  # points of time to spare without which nobody steps aside: three turns
NEXT_TO: Final = 3  # points of way from which a chest is a person's
LIKELY: Final = 0.3  # chance to kill from which an attack is the last blow

GoalAct: TypeAlias = tuple[str, int]  # what is left to people: a kind, and where or whom


class Courtesy:
    """What people's heroes can do soon, as a hero of a bot sees it."""

    def __init__(
        self,
        position: Position,
        slot: Slot,
        people: frozenset[Seat],
        given_up: frozenset[GoalAct] = frozenset(),
        pointed: SquareMask = 0,
        *,
        leaves: bool = True,
    ) -> None:
        self.position = position
        self._slot = slot
        self._people = people
        self._leaves_acts = leaves  # or only stays with people
        others = members(position.standing & ~(1 << slot))
        self.heroes: list[Slot] = [other for other in others if position.owners[other] in people]
        self.squares: list[Square] = [position.hero_at[hero] for hero in self.heroes]
        self.left: set[GoalAct] = set()  # what this hero could do now, and does not
        self._given_up = given_up
        self._pointed = pointed  # where people want this hero: nothing there is left to them
        self._reached: dict[tuple[Slot, SquareMask], int] = {}
        self._doors: DoorMask = self._last_doors() if self.heroes else 0

    def company(self) -> Courtesy:
        """The same people to stay with, to whom nothing is left."""
        return Courtesy(self.position, self._slot, self._people, pointed=self._pointed, leaves=False)

    def leaves_work(self, square: Square, price: int) -> bool:
        """Whether a person can reach what lies there, and pay for it, in this round or the next."""
        near = any(self._can_reach(hero, square, price) for hero in self.heroes)
        return self._leaves("work", square, near, 1 << square)

    def leaves_event(self, square: Square) -> bool:
        """Whether a person can search an event in this round: what it asks for takes time afterwards."""
        near = beside(self.position, 1 << square)
        soon = [hero for hero in self._waiting() if self._way(hero, near) < turn_ap(self.position, hero)]
        return self._leaves("event", square, bool(soon), 1 << square)

    def leaves_chest(self, square: Square) -> bool:
        """Whether a person is next to a chest."""
        near = beside(self.position, 1 << square)
        beside_it = any(self._way(hero, near) <= NEXT_TO for hero in self.heroes)
        return self._leaves("chest", square, beside_it, 1 << square)

    def leaves_kill(self, figure: Figure, killed: float) -> bool:
        """Whether the last blow against whom the mission wants dead can be a person's in this round."""
        if killed < LIKELY or not self._is_last_of(figure):
            return False
        in_reach = any(self._can_attack(hero, figure) for hero in self._waiting())
        return self._leaves("kill", figure, in_reach, self.position.squares_of(figure))

    def leaves_door(self, door: int) -> bool:
        """Whether a person can open the door to what the mission is about in this round."""
        if not self._doors >> door & 1:
            return False
        position = self.position
        sides = position.board.doors[door].squares
        near = [hero for hero in self._waiting() if self._way(hero, sides) < turn_ap(position, hero)]
        return self._leaves("door", door, bool(near), self._pointed)

    def leaves_home(self) -> SquareMask:
        """The squares that nobody goes to first: out of the castle, where one hero is enough and follows."""
        position = self.position
        if not position.mission.leaving:
            return 0
        goal = position.mission.goals[position.mission.leaving.bit_length() - 1]
        others = members(position.standing & ~(1 << self._slot))
        out = [other for other in others if missions.at_start(position, position.hero_at[other])]
        home = beside(position, position.board.start_mask)
        if goal.heroes - len(out) != 1:
            return 0
        away = [hero for hero in self.heroes if hero not in out]
        near = any(self._way(hero, home) <= self._points(hero) for hero in away)
        return home | position.board.start_mask if self._leaves("home", 0, near, 0) else 0

    def _leaves(self, kind: str, what: int, is_near: bool, squares: SquareMask) -> bool:
        act = kind, what
        if not (is_near and self._leaves_acts) or act in self._given_up or squares & self._pointed:
            return False
        self.left.add(act)
        return True

    # ---- what people can do

    def _waiting(self) -> list[Slot]:
        """People's heroes with a turn to come in this round."""
        return [hero for hero in self.heroes if not self.position.activated >> hero & 1]

    def _points(self, hero: Slot) -> int:
        """What a hero can spend in this round and the next."""
        turns = 1 if self.position.activated >> hero & 1 else 2
        return turns * turn_ap(self.position, hero)

    def _can_reach(self, hero: Slot, square: Square, price: int) -> bool:
        return self._way(hero, beside(self.position, 1 << square)) + price <= self._points(hero)

    def _way(self, hero: Slot, goals: SquareMask) -> int:
        """What the way to the nearest of some squares costs a hero, around enemies."""
        known = self._reached.get((hero, goals))
        if known is None:
            field = field_for(self.position, hero, goals, past_enemies=False)
            known = self._reached[hero, goals] = field.cost(self.position.hero_at[hero])
        return known

    def _can_attack(self, hero: Slot, figure: Figure) -> bool:
        """Whether a hero comes near enough to an enemy in one turn, with something to attack with."""
        position, weapon = self.position, self.position.active[hero]
        shot = attacks.hero_shot(position, hero)
        if shot is None or (weapon != NO_CARD and not attacks.is_loaded(position, hero, weapon)):
            return False
        reach = turn_ap(position, hero) - shot.ap + shot.range
        return distance_to(position, position.hero_at[hero], figure) <= reach

    # ---- what the mission is about

    def _is_last_of(self, figure: Figure) -> bool:
        """Whether a goal wants this enemy dead and nobody else any more."""
        position = self.position
        for number, goal in enumerate(position.mission.goals):
            if isinstance(goal, gl.Kill) and not position.goals_done >> number & 1:
                kind = ENEMY[goal.enemy]
                if FIGURE_OF[figure] == kind:
                    return missions.needed(position, goal) - position.kills[kind] == 1
        return False

    def _last_doors(self) -> DoorMask:
        """The closed doors of the areas with objectives and with those whom the mission wants dead."""
        position, board = self.position, self.position.board
        wanted = [
            position.enemy_at[figure] for figure in members(position.enemies) if is_target(position, figure)
        ]
        areas = {board.area[square] for square in [*members(position.objective_tokens), *wanted]}
        doors = [door for door in members(position.closed) if areas & set(board.doors[door].areas)]
        return mask_of(doors)
