"""Walks of several steps at once: where the active figure can go without anything else coming of it.

A walk is not a move of its own: it is played step by step, each a move of `movement`. It leads only over
squares where a step changes nothing but the place and the points left: no new noise, no task, no goal.
"""

from __future__ import annotations

from kordon.engine.bits import lowest, members
from kordon.games.wolfenstein.pieces import NOWHERE, STEP_AP, Square, SquareMask
from kordon.games.wolfenstein.position import ALLY_TURN, Position
from kordon.games.wolfenstein.rules import missions
from kordon.games.wolfenstein.rules.actions.movement import Walker, actor_square
from kordon.games.wolfenstein.rules.noise_and_threat import noise


class FarWalks:
    """The squares that the active figure can walk to, by what that costs."""

    __slots__ = ("_free", "_levels", "_start", "_walker")

    def __init__(self, position: Position, over: SquareMask | None = None) -> None:
        """Over squares where nothing comes of a step, or over those given."""
        self._walker: Walker = Walker(position)
        self._start: Square = actor_square(position)
        self._free: SquareMask = self._walker.passable & (uneventful(position) if over is None else over)
        self._levels: list[SquareMask] = [0] * (position.ap + 1)  # by cost
        self._levels[0] = 1 << self._start
        self._spread_out()

    def _spread_out(self) -> None:
        walker, levels, reached = self._walker, self._levels, 0
        for spent in range(len(levels)):
            here = levels[spent] = levels[spent] & ~reached
            reached |= here
            if here:
                entered = self._beside(here) & self._free & ~reached
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
                near = self._beside(1 << square) & self._levels[spent - self._walker.cost(square)]
                best = lowest(near)
                if near != 1 << best:
                    for one in members(near):
                        if one - found.get(one, one) == square - one:
                            best = one
                            break
                found[square] = best
        return found

    def way(self, to: Square) -> list[Square]:
        """The squares of the cheapest way, in order; none if it is no target."""
        if not self.leads_to(to):
            return []
        before, way = self.before(), [to]
        while (square := before[way[-1]]) != self._start:
            way.append(square)
        return way[::-1]


def uneventful(position: Position) -> SquareMask:
    """The squares that the active figure can enter without making noise or reaching a goal."""
    board = position.board
    squares = quiet(position)
    if position.phase != ALLY_TURN and missions.is_awaited_at_start(position):
        edges = board.open_edges(position.closed, position.barred)
        squares &= ~(board.start_mask | edges.around(board.start_mask))
    return squares


def quiet(position: Position) -> SquareMask:
    """Those that it can enter without making noise."""
    squares = position.board.floor
    for area in members(noise.areas_disturbed(position, actor_square(position))):
        squares &= ~position.board.areas[area].squares
    return squares


def way_to(position: Position, to: Square) -> list[Square]:
    """The steps of a walk to a far square; none if there is no such walk now."""
    return [] if to == NOWHERE else FarWalks(position).way(to)
