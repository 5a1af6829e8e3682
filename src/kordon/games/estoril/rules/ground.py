"""The boards, and the ground that six of them make: cells, places, how they lie (ES-201, ES-204, ES-307).

The ground is 4 rows of 6 cells, numbered 0 to 23 row by row. Boards lie in six places, 0 to 5, row by
row. A *spot* is where a card can lie: a cell, or `reward_spot(place)` for the reward of a place.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final, TypeAlias

from kordon.engine.bits import mask_of
from kordon.games.estoril.rules import printed
from kordon.games.estoril.rules.printed import Board

Cell: TypeAlias = int
CellMask: TypeAlias = int
Place: TypeAlias = int
Spot: TypeAlias = int

# ---- the eight location boards: facts of their cells and rules (ES-004, ES-010, ES-5xx)

REWARD: Final = 0  # in place of an area's number
NO_PEEK: Final = 0
PEEK_HERE: Final = 1
PEEK_NEAR: Final = 2
PEEK_ANYWHERE: Final = 3
PEEK_BY_AREA: Final = (NO_PEEK, NO_PEEK, PEEK_HERE, PEEK_NEAR, PEEK_ANYWHERE)
ROMAN: Final = ("R", "I", "II", "III", "IV")

BOARDS: Final[dict[int, Board]] = {board.number: board for board in printed.BOARDS}

# ---- the ground

ROWS: Final = 4
COLUMNS: Final = 6
CELLS: Final = ROWS * COLUMNS
PLACES: Final = 6


def _place_cells(place: Place) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells of a place, clockwise from the top left."""
    top_left = place // 3 * 2 * COLUMNS + place % 3 * 2
    return top_left, top_left + 1, top_left + COLUMNS + 1, top_left + COLUMNS


def _next_to(cell: Cell) -> CellMask:
    row, column = divmod(cell, COLUMNS)
    mask = 0
    for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= r < ROWS and 0 <= c < COLUMNS:
            mask |= 1 << r * COLUMNS + c
    return mask


def _is_rim(cell: Cell) -> bool:
    row, column = divmod(cell, COLUMNS)
    return row in (0, ROWS - 1) or column in (0, COLUMNS - 1)


PLACE_CELLS: Final = tuple(_place_cells(place) for place in range(PLACES))
PLACE_MASK: Final[tuple[CellMask, ...]] = tuple(mask_of(cells) for cells in PLACE_CELLS)
PLACE_OF: Final = tuple(next(p for p in range(PLACES) if cell in PLACE_CELLS[p]) for cell in range(CELLS))
NEXT_TO_MASK: Final[tuple[CellMask, ...]] = tuple(_next_to(cell) for cell in range(CELLS))
RIM_MASK: Final[CellMask] = mask_of(cell for cell in range(CELLS) if _is_rim(cell))
NEIGHBOURS: Final[tuple[tuple[Place, ...], ...]] = tuple(
    tuple(q for q in range(PLACES) if abs(p // 3 - q // 3) + abs(p % 3 - q % 3) == 1) for p in range(PLACES)
)
HERE_AND_NEIGHBOURS: Final = tuple((p, *NEIGHBOURS[p]) for p in range(PLACES))


def reward_spot(place: Place) -> Spot:
    """Where the reward of a place lies."""
    return CELLS + place


def place_of_spot(spot: Spot) -> Place:
    """The place that a cell or a reward belongs to."""
    return PLACE_OF[spot] if spot < CELLS else spot - CELLS


class LaidBoard:
    """One board as it lies in a place. There are few ways to lie, so each is worked out once."""

    def __init__(self, place: Place, board: Board, turns: int) -> None:
        # ES-505
        self.numbers = [ROMAN.index(board.cells[(corner - turns) % 4]) for corner in range(4)]
        self.peeks = [PEEK_BY_AREA[number] if board.peeks else NO_PEEK for number in self.numbers]
        by_number = sorted(zip(self.numbers, PLACE_CELLS[place], strict=True))
        self.areas = [cell for number, cell in by_number if number != REWARD]
        self.area_mask = mask_of(self.areas)
        self.outer_mask = self.area_mask if board.all_outer else self.area_mask & RIM_MASK
        self.secret_mask = self.area_mask if board.secret_areas else 0


# By place, number of the board and quarter turns.
_LAID: Final = [
    {
        number: [LaidBoard(place, board, turns) for turns in range(len(PLACE_CELLS[place]))]
        for number, board in BOARDS.items()
    }
    for place in range(PLACES)
]


class Ground:
    """Six boards as they lie in a round. It never changes, so copies of a position share it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("layout", "turned")  # all else follows from these

    def __init__(self, layout: tuple[int, ...], turned: tuple[int, ...]) -> None:
        self.layout = layout  # the board's number, by place
        self.turned = turned  # quarter turns clockwise, by place
        self.number = [REWARD] * CELLS  # of the area in each cell; REWARD where there is none
        self.peek = [NO_PEEK] * CELLS
        self.areas: list[list[Cell]] = []  # by place: the cells of areas I, II, … in that order
        self.area_mask = 0
        self.outer_mask = 0
        self.secret_mask = 0
        for place, (number, turns) in enumerate(zip(layout, turned, strict=True)):
            laid = _LAID[place][number][turns]
            for corner, cell in enumerate(PLACE_CELLS[place]):
                self.number[cell] = laid.numbers[corner]
                self.peek[cell] = laid.peeks[corner]
            self.areas.append(laid.areas)
            self.area_mask |= laid.area_mask
            self.outer_mask |= laid.outer_mask
            self.secret_mask |= laid.secret_mask
        self.order = sorted(range(len(layout)), key=layout.__getitem__)

    def board(self, place: Place) -> Board:
        """The board that lies in a place."""
        return BOARDS[self.layout[place]]


@lru_cache(maxsize=256)
def ground_of(layout: tuple[int, ...], turned: tuple[int, ...]) -> Ground:
    """The ground that these boards make; cached, so the same boards give the same object."""
    return Ground(layout, turned)
