"""Walks of several steps at once: where the active figure can go without anything else coming of it.

A walk is not a move of its own: it is played step by step, each a move of `movement`. It leads only over
squares where a step changes nothing but the place and the points left: no new noise, no task, no goal.
It may end at a hero start where something is awaited; that last step is for good, so clients ask first.
"""

from __future__ import annotations

from kordon.engine.bits import lowest, members
from kordon.games.wolfenstein.pieces import ALLY_TURN, NOWHERE, STEP_AP, Square, SquareMask
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.actions.movement import Walker
from kordon.games.wolfenstein.rules.noise_and_threat import noise


class FarWalks:
    """The squares that the active figure can walk to, by what that costs."""

    __slots__ = ("_free", "_levels", "_start", "_walker", "ends")

    def __init__(self, position: Position, over: SquareMask | None = None) -> None:
        """Over squares where nothing comes of a step and to a hero start, or over those given."""
        self._walker: Walker = Walker(position)
        self._start: Square = position.actor_square
        self._free: SquareMask = self._walker.passable & (quiet(position) if over is None else over)
        # Where something comes of the last step: nothing leads on from there.
        self.ends: SquareMask = awaited(position) & ~(1 << self._start) if over is None else 0
        self._levels: list[SquareMask] = [0] * (position.ap + 1)  # by cost
        self._levels[0] = 1 << self._start
        self._spread_out()

    def _spread_out(self) -> None:
        walker, levels, reached = self._walker, self._levels, 0
        for spent in range(len(levels)):
            here = levels[spent] = levels[spent] & ~reached
            reached |= here
            if here:
                entered = self._beside(here & ~self.ends) & self._free & ~reached
                hard = entered & walker.difficult
                for squares, cost in ((entered & ~hard, STEP_AP), (hard, walker.difficult_ap)):
                    if squares and spent + cost < len(levels):
                        levels[spent + cost] |= squares

    def _beside(self, squares: SquareMask) -> SquareMask:
        return self._walker.edges.steps(squares, self._walker.passable)

    def targets(self) -> list[tuple[int, SquareMask]]:
        """Costs, each with the squares to stop on; not those that one step leads to."""
        near = self._beside(1 << self._start) | 1 << self._start
        found = [(cost, squares & ~self._walker.no_stop & ~near) for cost, squares in enumerate(self._levels)]
        return [(cost, squares) for cost, squares in found if squares]

    def leads_to(self, square: Square) -> bool:
        """Whether a walk ends there."""
        return any(squares >> square & 1 for _, squares in self.targets())

    def before(self) -> dict[Square, Square]:
        """Of every square in reach, the one to enter it from: the cheapest, straight on if it can be."""
        found: dict[Square, Square] = {}
        for spent, squares in enumerate(self._levels):
            for square in members(squares) if spent else []:
                levels = self._levels[spent - self._walker.cost(square)]
                near = self._beside(1 << square) & levels & ~self.ends
                best = lowest(near)
                if near != 1 << best:
                    for one in members(near):
                        if one - found.get(one, one) == square - one:
                            best = one
                            break
                found[square] = best
        return found

    def beside(self, start: Square) -> tuple[int, Square]:
        """The cheapest end next to a start where something is awaited: nobody stops on it itself."""
        edges, starts = self._walker.edges, self._walker.position.board.start_mask
        if not (self.ends & starts) >> start & 1 or edges.at_start >> self._start & 1:
            return 0, NOWHERE
        near = edges.near(start) & self.ends & ~self._walker.no_stop
        for cost, squares in enumerate(self._levels):
            if squares & near:
                return cost, lowest(squares & near)
        return 0, NOWHERE

    def way(self, to: Square) -> list[Square]:
        """The squares of the cheapest way, in order; none if it is no target."""
        if not self.leads_to(to) and (to := self.beside(to)[1]) == NOWHERE:
            return []
        before, way = self.before(), [to]
        while (square := before[way[-1]]) != self._start:
            way.append(square)
        return way[::-1]


def awaited(position: Position) -> SquareMask:
    """The hero starts and what is next to them, if something comes of the active hero's getting there."""
    if position.phase == ALLY_TURN or not missions.is_awaited_at_start(position):
        return 0
    return position.board.open_edges(position.closed, position.barred).at_start


def quiet(position: Position) -> SquareMask:
    """The squares that the active figure can enter without making noise."""
    squares = position.board.floor
    for area in members(noise.areas_disturbed(position, position.actor_square)):
        squares &= ~position.board.areas[area].squares
    return squares


def way_to(position: Position, to: Square) -> list[Square]:
    """The steps of a walk to a far square; none if there is no such walk now."""
    return [] if to == NOWHERE else FarWalks(position).way(to)
