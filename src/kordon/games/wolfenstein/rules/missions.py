"""Goals, the alarm and the end of a mission (WO-201, WO-505, WO-704, WO-951, WO-966, WO-967)."""

from __future__ import annotations

from kordon.engine.bits import BITS, members
from kordon.engine.records import Seat
from kordon.engine.tuples import replaced
from kordon.games.wolfenstein import events, moves
from kordon.games.wolfenstein.content import goals as gl
from kordon.games.wolfenstein.content.tables import ENEMY, Kind
from kordon.games.wolfenstein.pieces import NOWHERE, Slot, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import life
from kordon.games.wolfenstein.rules.noise_and_threat import arrivals

LETTERS = "ABCD"


# ---- goals


def reach(position: Position, goal: int) -> None:
    """A goal is done; with all done the mission is won at once, before any check for loss (WO-967)."""
    if position.goals_done >> goal & 1:
        return
    position.goals_done |= 1 << goal
    position.tell(events.GoalReached(goal))
    heed_leaving(position)
    if position.goals_done == (1 << len(position.mission.goals)) - 1:
        life.end(position, "WO-704", won=True)


def heed_kill(position: Position, kind: Kind) -> None:
    """An enemy of the garrison died: count it, and see whether a goal is done (WO-951)."""
    position.kills = replaced(position.kills, kind, position.kills[kind] + 1)
    for number, goal in enumerate(position.mission.goals):
        is_of_kind = isinstance(goal, gl.Kill) and ENEMY[goal.enemy] == kind
        if is_of_kind and position.kills[kind] >= needed(position, goal):
            reach(position, number)


def needed(position: Position, goal: gl.Kill) -> int:
    """How many have to die; 0 stands for all that the mission starts with, as the level has it (WO-905)."""
    placed = position.mission.placed(with_swaps=position.level.hans_comes)
    return goal.count or [kind for kind, _ in placed].count(goal.enemy)


def heed_start(position: Position, slot: Slot) -> None:
    """A hero has reached a hero start: entered it or come next to it (WO-456)."""
    if position.objectives_by[slot]:
        _deliver(position, slot)
    if position.outcome is None:
        heed_leaving(position)


def _deliver(position: Position, slot: Slot) -> None:
    for number, goal in enumerate(position.mission.goals):
        if isinstance(goal, gl.Carry):
            letter = LETTERS.index(goal.objective)
            if position.objectives_by[slot] >> letter & 1:
                position.objectives_by = replaced(
                    position.objectives_by, slot, position.objectives_by[slot] & ~(1 << letter)
                )
                reach(position, number)


def at_start(position: Position, square: Square) -> bool:
    """Whether a square is a hero start or next to one (WO-456)."""
    return bool(position.board.open_edges(position.closed, position.barred).at_start & BITS[square])


def is_awaited_at_start(position: Position) -> bool:
    """Whether something comes of the active hero's reaching a hero start: a task, an objective, the end."""
    if position.tasks[position.hero] or position.objectives_by[position.hero]:
        return True
    mission = position.mission
    return bool(mission.leaving) and position.goals_done.bit_count() == len(mission.goals) - 1


def heed_leaving(position: Position) -> None:
    """With all other goals done, so many heroes have to be at a hero start, or all who live (WO-909)."""
    mission = position.mission
    if not mission.leaving or position.outcome is not None:
        return
    if position.goals_done != (1 << len(mission.goals)) - 1 & ~mission.leaving:
        return
    leaving = mission.leaving.bit_length() - 1
    out = sum([at_start(position, position.hero_at[slot]) for slot in members(position.standing)])
    if out >= min(mission.goals[leaving].heroes, position.living.bit_count()):
        reach(position, leaving)


def heed_task(position: Position) -> None:
    """An event's task was fulfilled."""
    for number, goal in enumerate(position.mission.goals):
        if isinstance(goal, gl.Finish):
            reach(position, number)


# ---- objectives: taken or destroyed from a neighbouring square


def offer_works(position: Position, seat: Seat, near: SquareMask, found: list[moves.WolfensteinMove]) -> None:
    """The objectives next to the active hero that a goal asks for."""
    if not near & position.objective_tokens:
        return
    for letter, square in enumerate(position.objective_at):
        if square != NOWHERE and near >> square & 1:
            goal = goal_of(position, letter)
            if goal != -1 and cost_of(position, goal) <= position.ap:
                move = moves.Work(seat, square)
                if move not in found:
                    found.append(move)


def goal_of(position: Position, letter: int) -> int:
    """The goal that asks for an objective, or −1."""
    for number, goal in enumerate(position.mission.goals):
        if isinstance(goal, gl.OfObjective) and LETTERS[letter] == goal.objective:
            return number
    return -1


def cost_of(position: Position, number: int) -> int:
    """What working on an objective costs."""
    goal = position.mission.goals[number]
    return goal.cost if isinstance(goal, gl.OfObjective) else 0


def work(position: Position, move: moves.Work) -> None:
    """Take or destroy the objective; one that has to be carried is with the hero now."""
    letter = position.objective_at.index(move.square)
    number = goal_of(position, letter)
    position.ap -= cost_of(position, number)
    position.put_objective(letter, NOWHERE)
    hero = position.hero
    position.tell(events.Worked(hero, move.square, number))
    if isinstance(position.mission.goals[number], gl.Carry):
        position.objectives_by = replaced(
            position.objectives_by, hero, position.objectives_by[hero] | 1 << letter
        )
        if at_start(position, position.hero_at[hero]):
            heed_start(position, hero)
    else:
        reach(position, number)


# ---- the alarm (WO-505, WO-966)


def heed_threat(position: Position) -> None:
    """At the mission's limit the alarm sounds: once, or each time if it repeats."""
    mission = position.mission
    if not mission.threat_limit or position.threat < mission.threat_limit or position.outcome is not None:
        return
    if position.alarms and not mission.repeats:
        return
    position.alarms += 1
    position.tell(events.AlarmSounded())
    if mission.repeats:
        position.threat = 0
        position.tell(events.ThreatChanged(0, "alarm"))
    arrivals.reinforce(position, [ENEMY[name] for name in mission.alarm])
