"""What steps cost (WO-301), and how large figures shift and are pushed through doorways (WO-801, WO-804).

Small figures step by `grid.spread`; whole ways are found by `approach`.
"""

from __future__ import annotations

from typing import Final

from kordon.games.wolfenstein.board.grid import Board, DoorMask, OpenEdges, Square, SquareMask

FAR: Final = 10_000  # more than any way costs
STEP: Final = 1  # costs, WO-301
DIFFICULT: Final = 2
OPENING: Final = 1
NOWHERE: Final = -1
# The opposite of direction n is 7 - n.
DIRECTIONS: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def covering(board: Board, squares: SquareMask) -> SquareMask:
    """The anchors at which a large figure covers any of some squares."""
    width = board.width
    return squares | squares >> 1 | squares >> width | squares >> width + 1


def pushed(
    board: Board,
    before: Square,
    across: Square,
    closed: DoorMask,
    barred: DoorMask,
    blocked: SquareMask,
    no_stop: SquareMask,
) -> Square:
    """Where a large figure comes to stand that would end across a doorway, or NOWHERE without room (WO-801).

    It came there from the anchor `before`, is pushed through the doorway, and covers no square in `blocked`
    or `no_stop` beyond it.
    """
    own, width = board.large(before) | board.large(across), board.width
    beyond = across
    for door, anchors in zip(board.doors + board.bars, board.door_anchors + board.bar_anchors, strict=True):
        if anchors >> across & 1:
            a, b = door.edges[0]
            if abs(a - b) == 1:
                beyond += 1 if before % width < across % width else -1
            else:
                beyond += width if before // width < across // width else -width
    if beyond < 0 or not board.open_edges(closed, barred).large_fits >> beyond & 1:
        return NOWHERE
    return NOWHERE if board.large(beyond) & (blocked | no_stop) & ~own else beyond


class LargeSteps:
    """The steps of a large figure: all four squares shift (WO-804).

    A closed door in its way is opened for one point more, by the step that brings the figure across it.
    `blocked` may hold its own squares.
    """

    def __init__(
        self, board: Board, start: Square, closed: DoorMask, barred: DoorMask, blocked: SquareMask, cost: int
    ) -> None:
        self.board: Board = board
        self.edges: OpenEdges = board.open_edges(0, barred)
        fits = self.edges.large_fits | 1 << start
        self.passable: SquareMask = fits & ~covering(board, blocked & ~board.large(start))
        self.to_open: SquareMask = board.open_edges(closed, barred).anchors_across  # of closed doors
        self.side: SquareMask = self.passable ^ self.passable & self.to_open  # where one goes around a corner
        self.hard: SquareMask = (
            covering(board, board.difficult) if cost > STEP else 0
        )  # `cost` of a difficult square

    def reached(self, anchors: SquareMask) -> SquareMask:
        """Where one step in any direction leads to from some anchors."""
        east, south, width = self.edges.large_east, self.edges.large_south, self.board.width
        upright = (anchors & south) << width | anchors >> width & south
        across = (anchors & east) << 1 | anchors >> 1 & east
        around, beside = across & self.side, upright & self.side
        diagonal = (around & south) << width | around >> width & south
        diagonal |= (beside & east) << 1 | beside >> 1 & east
        return (upright | across | diagonal) & self.passable

    def newly_hard(self, direction: int) -> SquareMask:
        """The anchors at which a step in a direction newly covers difficult squares (WO-804)."""
        if not self.hard:
            return 0
        board = self.board
        if not board.hard_steps:
            board.hard_steps += [_newly_covering(board, board.difficult, dx, dy) for dx, dy in DIRECTIONS]
        return board.hard_steps[direction]

    def shifted(self, anchors: SquareMask, direction: int) -> SquareMask:
        """Where a step in a direction leads to from some anchors."""
        dx, dy = DIRECTIONS[direction]
        if not dx or not dy:
            return self._straight(anchors, dx, dy) & self.passable
        around = self._straight(self._straight(anchors, dx, 0) & self.side, 0, dy)
        around |= self._straight(self._straight(anchors, 0, dy) & self.side, dx, 0)
        return around & self.passable

    def _straight(self, anchors: SquareMask, dx: int, dy: int) -> SquareMask:
        east, south, width = self.edges.large_east, self.edges.large_south, self.board.width
        if dx > 0:
            return (anchors & east) << 1
        if dx < 0:
            return anchors >> 1 & east
        return (anchors & south) << width if dy > 0 else anchors >> width & south


def _newly_covering(board: Board, squares: SquareMask, dx: int, dy: int) -> SquareMask:
    anchors = 0
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        if not (0 <= x + dx <= 1 and 0 <= y + dy <= 1):
            anchors |= squares >> y * board.width + x
    return anchors
