"""How large figures are pushed through doorways (WO-801).

Small figures step by `grid.spread`; whole ways are found by `approach`.
"""

from __future__ import annotations

from typing import Final

from kordon.games.wolfenstein.board.grid import Board, DoorMask
from kordon.games.wolfenstein.pieces import NOWHERE, Square, SquareMask

FAR: Final = 10_000  # more than any way costs


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
