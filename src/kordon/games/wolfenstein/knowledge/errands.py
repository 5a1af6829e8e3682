"""Where a hero should go: to those who bleed, to what the mission asks for, to what helps on the way."""

from __future__ import annotations

from kordon.engine.bits import mask_of, members
from kordon.games.wolfenstein.board.approach import Field, field_to, ground_of
from kordon.games.wolfenstein.board.routes import FAR
from kordon.games.wolfenstein.content import goals as gl
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import ENEMIES, ENEMY, FIGURE_OF, HEROES, has
from kordon.games.wolfenstein.pieces import NOWHERE, Slot, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.rules.missions import LETTERS


def errand(position: Position, slot: Slot) -> SquareMask:
    """The squares that the hero should reach; none if there is nothing to do."""
    fallen = position.fallen_squares
    if fallen and life.can_help(position, slot):
        return beside(position, fallen)
    if position.objectives_by[slot] or position.tasks[slot] or _only_leaving(position):
        return beside(position, position.board.start_mask)
    asked = _asked_for(position, slot)
    if asked:
        return asked
    helpful = position.chest_tokens | position.event_tokens
    return beside(position, helpful | position.enemy_squares)


def beside(position: Position, squares: SquareMask) -> SquareMask:
    """The squares next to any of some, around no wall; doors may be opened on the way."""
    near = 0
    for square in members(squares):
        near |= position.board.neighbours(square, 0, position.barred)
    return near


def _only_leaving(position: Position) -> bool:
    goals = position.mission.goals
    left = [goal for number, goal in enumerate(goals) if not position.goals_done >> number & 1]
    return bool(left) and all(isinstance(goal, gl.Leave) for goal in left)


def _asked_for(position: Position, slot: Slot) -> SquareMask:
    """The squares next to what the open goals ask for."""
    wanted = 0
    for number, goal in enumerate(position.mission.goals):
        if position.goals_done >> number & 1:
            continue
        if isinstance(goal, gl.Take | gl.Destroy | gl.Carry):
            square = position.objective_at[LETTERS.index(goal.objective)]
            if square != NOWHERE:
                wanted |= 1 << square
        elif isinstance(goal, gl.Kill):
            for figure in members(position.enemies):
                if FIGURE_OF[figure] == ENEMY[goal.enemy] or _becomes(figure, goal.enemy):
                    wanted |= position.squares_of(figure)
        elif isinstance(goal, gl.Finish):
            wanted |= position.event_tokens
    return beside(position, wanted)


def _becomes(figure: int, enemy: str) -> bool:
    traits = ENEMIES[FIGURE_OF[figure]].traits
    return any(isinstance(trait, tr.Becomes) and trait.enemy == enemy for trait in traits)


def field_for(position: Position, slot: Slot, goals: SquareMask, *, past_enemies: bool) -> Field:
    """What each square still costs the hero to these goals, doors opened on the way."""
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
        sure_footed=any(has(skill.traits, tr.SureFooted) for skill in HEROES[position.heroes[slot]].skills),
    )
    entries = goals & board.passage_mask  # nobody stops there, but a passage begins with it
    return field_to(ground, goals & ~blocked & ~(others | board.no_stop) | entries)


def way_for(position: Position, slot: Slot) -> Field:
    """The field to the errand: around the enemies, past them, or to a secret passage that leads there."""
    square, goals = position.hero_at[slot], errand(position, slot)
    around = field_for(position, slot, goals, past_enemies=False)
    if around.cost(square) < FAR:
        return around
    past = field_for(position, slot, goals, past_enemies=True)
    if past.cost(square) < FAR:
        return past
    for one, other in position.board.passages:
        for entry, exit_square in ((one, other), (other, one)):
            if past.cost(exit_square) < FAR:
                to_entry = field_for(position, slot, 1 << entry, past_enemies=True)
                if to_entry.cost(square) < FAR:
                    return to_entry
    return past
