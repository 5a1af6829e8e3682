"""How a mission stands: goals done and near, heroes alive, rounds left."""

from __future__ import annotations

from typing import Final

from kordon.engine.bits import members
from kordon.engine.records import Seat
from kordon.games.wolfenstein.board.routes import FAR
from kordon.games.wolfenstein.knowledge.errands import way_for
from kordon.games.wolfenstein.pieces import NOWHERE, SLOTS
from kordon.games.wolfenstein.position import Position

GOALS: Final = 0.45  # what each part of the worth counts for
HEROES: Final = 0.35
NEARNESS: Final = 0.15
LEAST: Final = 0.05
FARTHEST: Final = 30  # points to walk that are as good as never


class Worth:
    """The chance of the team to win, roughly."""

    def __call__(self, position: Position, seat: Seat) -> float:
        """From 0, lost, to 1, won."""
        if position.outcome is not None:
            return float(bool(position.outcome.winners))
        goals = len(position.mission.goals)
        done = position.goals_done.bit_count() / goals if goals else 1.0
        time_left = max(0, position.mission.rounds - position.round + 1) / position.mission.rounds
        near = nearness(position)
        return LEAST + GOALS * done + HEROES * strength(position) * (done + time_left) / 2 + NEARNESS * near


def strength(position: Position) -> float:
    """How much of the heroes is left, from 0 to 1; one who bleeds counts little."""
    total = 0.0
    for slot in members(position.living):
        most = position.base_life[slot] + position.base_armour[slot]
        total += (1 + 2 * (position.life[slot] + position.armour[slot]) / most) / 3 if most else 0.0
    return total / SLOTS


def nearness(position: Position) -> float:
    """How near the nearest hero is to what is to be done next, from 0 to 1; while one bleeds, that waits."""
    if position.fallen_squares:
        return 0.0
    nearest = FARTHEST
    for slot in members(position.standing):
        if position.hero_at[slot] != NOWHERE:
            left = way_for(position, slot).cost(position.hero_at[slot])
            nearest = min(nearest, left if left < FAR else FARTHEST)
    return 1 - nearest / FARTHEST
