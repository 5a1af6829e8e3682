"""The sniper's way to what is left to do, in a graph of space and time: what it costs from every space.

A cost is a loss of winning chances. Turns are counted down: with `turns` left, this one included, the sniper
walks at most once a turn, and arriving in the last one is soon enough.
"""

# Not compiled: only the players use it, which are not.
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kordon.games.sniper.belief.sniper_model import model_of
from kordon.games.sniper.board import Board
from kordon.games.sniper.pieces import NO_SPACE, SQUAD_OF, Space, SpaceMask

TOO_LATE: Final = 1.0
EACH_TURN: Final = 0.07
EACH_TURN_ALONE: Final = 0.024  # the order deck is one clock for all, which nothing sets back
SQUAD_NEAR: Final = 0.015  # for each squad that can come to the space at once
HEARD: Final = 0.05
BLOCKED: Final = 0.11  # a unit stands in the way now, and may have to be shot
LITTLE_TIME: Final = (0.0, 0.235, 0.117, 0.058)  # by turns left on arrival
LEAVING: Final = 0.03  # an objective completed at the start of a turn, and the way out of sight
CAUGHT: Final = 0.35  # completed at its end, with squads beside


def reach_of_squads(board: Board, units: tuple[Space, ...]) -> list[SpaceMask]:
    """By squad: the spaces that one of its units stands on or can march to."""
    reached = [0, 0, 0]
    for unit, space in enumerate(units):
        if space != NO_SPACE:
            reached[SQUAD_OF[unit]] |= board.reach_mask[space] | 1 << space
    return reached


class Routes:
    """What it costs to reach a goal, as units stand now."""

    def __init__(
        self, board: Board, units: tuple[Space, ...], occupied: SpaceMask, each_turn: float = EACH_TURN
    ) -> None:
        self.board = board
        self.occupied = occupied
        self.squads: list[SpaceMask] = reach_of_squads(board, units)
        size = board.map.size
        self.exposure: list[float] = [
            each_turn + SQUAD_NEAR * sum([mask >> space & 1 for mask in self.squads]) for space in range(size)
        ]
        self._steps: list[list[tuple[Space, float]]] = []
        for start in range(size):
            cheapest: dict[Space, float] = {}
            for mask, heard, end, _ in model_of(board).walks[start]:
                cost = HEARD if heard & occupied else 0.0
                if mask & occupied:
                    cost += BLOCKED
                if cost < cheapest.get(end, TOO_LATE):
                    cheapest[end] = cost
            self._steps.append([(end, cost + self.exposure[end]) for end, cost in cheapest.items()])

    def to(
        self, goal: Space, turns: int, arrived: Sequence[float] = (), waiting: Sequence[float] = ()
    ) -> list[list[float]]:
        """By turns left and space: the cost of the best way to the goal.

        By turns left, `arrived` is what follows arriving in a turn that goes on, `waiting` what follows from
        beginning one there; nothing does, where the goal is the last one.
        """
        size = self.board.map.size
        costs: list[list[float]] = [[TOO_LATE] * size]
        for left in range(1, turns + 1):
            before = costs[-1]
            late = LITTLE_TIME[left] if left < len(LITTLE_TIME) else 0.0
            done = arrived[left] + late if arrived else late
            now = []
            for space in range(size):
                best = self.exposure[space] + before[space]
                for end, cost in self._steps[space]:
                    total = cost + (done if end == goal and done < before[end] else before[end])
                    if total < best:
                        best = total
                now.append(min(best, TOO_LATE))
            if waiting:
                now[goal] = min(now[goal], waiting[left] + late)
            now[goal] = min(now[goal], done)
            costs.append(now)
        return costs

    def squads_at(self, space: Space) -> int:
        """How many squads can come to the space at once."""
        return sum([mask >> space & 1 for mask in self.squads])


class Plan:
    """Both objectives in either order, or the one that is left."""

    def __init__(self, routes: Routes, goals: list[Space], turns: int, afterwards: int | None) -> None:
        """`afterwards` are the turns for the second objective; None: those that the first one leaves."""
        self.routes = routes
        self.goals = goals
        self.turns = turns  # left for the next objective, this one included
        if len(goals) == 1:
            self.tables = [routes.to(goals[0], turns)]
            self.rest = [[0.0] * routes.board.map.size]
            return
        first, second = goals
        later = turns - 1 if afterwards is None else afterwards
        last = [routes.to(second, later), routes.to(first, later)]
        self.rest = [table[later] for table in last]  # by goal done first: what the other costs then
        self.tables = []
        for goal, table in zip(goals, last, strict=True):
            if afterwards is None:
                after = [TOO_LATE, *[costs[goal] for costs in table]]
            else:
                after = [table[later][goal]] * (turns + 1)
            caught = CAUGHT * min(2, routes.squads_at(goal)) / 2
            arrived = [caught + cost for cost in after]
            waiting = [LEAVING + cost for cost in after]
            self.tables.append(routes.to(goal, turns, arrived, waiting))

    def cost(self, space: Space, turns: int) -> float:
        """Of the best way from a space at the beginning of a turn."""
        return min([table[turns][space] for table in self.tables])
