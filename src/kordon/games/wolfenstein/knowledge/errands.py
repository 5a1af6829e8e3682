"""Where a hero should go: to those who bleed, to what the mission asks for, to what helps on the way."""

from __future__ import annotations

from typing import Final

from kordon.engine.bits import mask_of, members
from kordon.games.wolfenstein.board.approach import Field, field_to, ground_of
from kordon.games.wolfenstein.board.routes import FAR
from kordon.games.wolfenstein.content import goals as gl
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import ENEMY, FIGURE_KINDS, FIGURE_OF, HERO_TRAITS, Figure, has
from kordon.games.wolfenstein.pieces import NOWHERE, Slot, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.rules.missions import LETTERS

TRAVELLED: Final = 4  # points: a secret passage costs one, and half of the next turn's (WO-310)


class Errand:
    """Where a hero should go, and what each square still costs to there."""

    def __init__(
        self,
        position: Position,
        slot: Slot,
        *,
        distracted: bool = False,
        escorts: bool = False,
        pointed: SquareMask = 0,
    ) -> None:
        self.position = position
        self.slot = slot
        self.rescues = bool(position.fallen_squares) and life.can_help(position, slot)
        self.wants_events = _wants_events(position)
        self.hunts = distracted  # nothing is asked for, or it is forgotten: after enemies and chests
        self.entry: Square = NOWHERE  # of the secret passage that leads on, where no other way does
        self._beyond = 0  # what is left behind it
        self.is_last = False  # only leaving is left: all heroes have to be home at once
        self.is_homeward = False  # home with what is carried, or with who carries it
        self._pointed = pointed  # where people want the hero
        self._escorts = escorts  # goes home with who carries what is asked for
        self._field = self._way(self._goals())

    def cost(self, square: Square) -> int:
        """What is left from a square; FAR if there is no way."""
        return self._field.cost(square)

    def whole_way(self, square: Square) -> int:
        """What is left with all that follows: other objectives, and the way home where the mission asks."""
        left = self.cost(square) + self._beyond
        if left >= FAR or self.is_homeward:
            return min(left, FAR)
        objectives = self.position.objective_tokens
        if objectives:
            left += 6 * (objectives.bit_count() - 1)
            if any(isinstance(goal, gl.Leave | gl.Carry) for goal in self.position.mission.goals):
                left += self._way_home(beside(self.position, objectives))
        return min(left, FAR)

    def _way_home(self, squares: SquareMask) -> int:
        """What the way out costs from the farthest of some squares, through a passage if need be."""
        position, slot = self.position, self.slot
        home = field_for(position, slot, beside(position, position.board.start_mask), past_enemies=True)
        costs = [home.cost(at) for at in members(squares)]
        for entry, exit_square in self._passages():
            if all(cost >= FAR for cost in costs) and home.cost(exit_square) < FAR:
                to_entry = field_for(position, slot, 1 << entry, past_enemies=True)
                costs = [to_entry.cost(at) + TRAVELLED + home.cost(exit_square) for at in members(squares)]
        return max([cost for cost in costs if cost < FAR], default=0)

    def _passages(self) -> list[tuple[Square, Square]]:
        """The secret passages, each both ways."""
        pairs = self.position.board.passages
        return [*pairs, *[(other, one) for one, other in pairs]]

    def _goals(self) -> SquareMask:
        position, slot = self.position, self.slot
        if self.rescues:
            return beside(position, position.fallen_squares)
        if self._pointed:
            return beside(position, self._pointed) | self._pointed
        self.is_last = not self.hunts and _only_leaving(position)
        carries = bool(position.objectives_by[slot] or position.tasks[slot])
        if self.is_last or (not self.hunts and (carries or (self._escorts and _is_on_the_way(position)))):
            self.is_homeward = True
            return beside(position, position.board.start_mask)
        asked = 0 if self.hunts else _asked_for(position, slot)
        if asked:
            return asked
        self.hunts = True
        loot = 0 if is_last_round(position) else position.chest_tokens | position.event_tokens
        return beside(position, loot | position.enemy_squares)

    def _way(self, goals: SquareMask) -> Field:
        """Around the enemies, past them, or to a secret passage that leads there."""
        position, slot = self.position, self.slot
        square = position.hero_at[slot]
        for enemies, friends in ((False, False), (True, False), (True, True)):
            way = field_for(position, slot, goals, past_enemies=enemies, past_friends=friends)
            if way.cost(square) < FAR:
                return way
        past = field_for(position, slot, goals, past_enemies=True)
        best, least = past, FAR
        for entry, exit_square in self._passages():
            if past.cost(exit_square) < FAR:
                to_entry = field_for(position, slot, 1 << entry, past_enemies=True)
                beyond = past.cost(exit_square) + TRAVELLED
                if to_entry.cost(square) + beyond < least:
                    best, least = to_entry, to_entry.cost(square) + beyond
                    self.entry, self._beyond = entry, beyond
        return best


def is_last_round(position: Position) -> bool:
    """Whether nothing comes after this round: no enemy is to be feared, and nothing is of use later."""
    return position.round >= position.mission.rounds


def friends_at(position: Position, slot: Slot) -> SquareMask:
    """The squares of all other heroes, bleeding ones too, and of allies: passed through, not stopped on."""
    heroes = [at for who, at in enumerate(position.hero_at) if who != slot and at != NOWHERE]
    return mask_of(heroes + [position.enemy_at[ally] for ally in members(position.ally_figures)])


def beside(position: Position, squares: SquareMask) -> SquareMask:
    """The squares next to any of some, around no wall; doors may be opened on the way."""
    return position.board.open_edges(0, position.barred).around(squares)


def next_to(position: Position, squares: SquareMask) -> SquareMask:
    """The squares next to any of some, with doors as they are now."""
    return position.board.open_edges(position.closed, position.barred).around(squares)


def _only_leaving(position: Position) -> bool:
    goals = position.mission.goals
    left = [goal for number, goal in enumerate(goals) if not position.goals_done >> number & 1]
    return bool(left) and all(isinstance(goal, gl.Leave) for goal in left)


def _is_on_the_way(position: Position) -> bool:
    """Whether heroes carry home all that is still asked for."""
    carried = 0
    for objectives in position.objectives_by:
        carried |= objectives
    return all(
        isinstance(goal, gl.Leave)
        or (isinstance(goal, gl.Finish) and any(position.tasks))
        or (isinstance(goal, gl.Carry) and carried >> LETTERS.index(goal.objective) & 1)
        for number, goal in enumerate(position.mission.goals)
        if not position.goals_done >> number & 1
    )


def _wants_events(position: Position) -> bool:
    """Whether a goal asks for an event's task and nobody has one yet (WO-456)."""
    if any(position.tasks):
        return False
    return any(
        isinstance(goal, gl.Finish) and not position.goals_done >> number & 1
        for number, goal in enumerate(position.mission.goals)
    )


def _asked_for(position: Position, slot: Slot) -> SquareMask:
    """The squares next to what the open goals ask for."""
    wanted = 0
    for number, goal in enumerate(position.mission.goals):
        if position.goals_done >> number & 1:
            continue
        if isinstance(goal, gl.OfObjective):
            square = position.objective_at[LETTERS.index(goal.objective)]
            if square != NOWHERE:
                wanted |= 1 << square
        elif isinstance(goal, gl.Kill):
            for figure in members(position.enemies):
                if is_wanted(figure, goal.enemy):
                    wanted |= position.squares_of(figure)
        elif isinstance(goal, gl.Finish):
            wanted |= position.event_tokens
    return beside(position, wanted)


def is_wanted(figure: Figure, enemy: str) -> bool:
    """Whether an enemy is of the kind that a goal wants dead, or becomes one."""
    if FIGURE_OF[figure] == ENEMY[enemy]:
        return True
    traits = FIGURE_KINDS[figure].traits
    return any(isinstance(trait, tr.Becomes) and trait.enemy == enemy for trait in traits)


def is_target(position: Position, figure: Figure) -> bool:
    """Whether an open goal wants this enemy dead."""
    return any(
        isinstance(goal, gl.Kill) and is_wanted(figure, goal.enemy)
        for number, goal in enumerate(position.mission.goals)
        if not position.goals_done >> number & 1
    )


def fight_ahead(position: Position) -> int:
    """About how many points of a hero the killing of those the mission wants dead will take."""
    return sum(
        position.enemy_life[figure] + position.enemy_armour[figure]
        for figure in members(position.enemies)
        if is_target(position, figure)
    )


def field_for(
    position: Position, slot: Slot, goals: SquareMask, *, past_enemies: bool, past_friends: bool = False
) -> Field:
    """What each square still costs the hero to these goals, doors opened on the way."""
    others = 0
    if not past_friends:
        others = mask_of([at for who, at in enumerate(position.hero_at) if who != slot and at != NOWHERE])
    board = position.board
    blocked = position.tokens if past_enemies else position.tokens | position.enemy_squares
    ground = ground_of(
        board,
        position.hero_at[slot],
        position.closed,
        position.barred,
        blocked,
        others | board.no_stop,
        large=False,
        sure_footed=has(HERO_TRAITS[position.heroes[slot]], tr.SureFooted),
    )
    entries = goals & board.passage_mask  # nobody stops there, but a passage begins with it
    return field_to(ground, goals & ~blocked & ~(others | board.no_stop) | entries)
