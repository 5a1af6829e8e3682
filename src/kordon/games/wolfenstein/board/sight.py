"""Who sees whom (WO-408, WO-414, WO-801), in integers.

Two squares see each other if two clear lines join two different corners of the one with two different corners
of the other. What lines meet depends on the board only, so for two squares it is worked out once, as pairs
of masks `(squares, doors)`: there is sight if for one of them no figure stands on the squares and none of the
doors is closed.

A line meets the squares it runs through or along, the sides of squares it crosses or runs along, and
corners, where up to four sides end. At a corner it is stopped if there is wall on its left and on its right:
that is a straight wall, or the inside of an angle. Wall on one side only is the end of a wall, or the outside
of an angle, and just touched. A line starts and ends as if it came from inside its own square, so one that
starts on a wall is stopped by it, unless it stays on its own side or leaves straight past the wall's end.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kordon.engine.bits import members
from kordon.games.wolfenstein.board.grid import Barriers, Board, DoorMask, Square, SquareMask

Point: TypeAlias = tuple[int, int]
Fork: TypeAlias = tuple[
    int, int, int, int
]  # level and upright sides on the left of a corner, and on the right
Needs: TypeAlias = tuple[SquareMask, DoorMask]

CORNERS: Final[tuple[Point, ...]] = ((0, 0), (1, 0), (0, 1), (1, 1))


def sees(board: Board, a: Square, b: Square, closed: DoorMask, occupied: SquareMask) -> bool:
    """Whether two squares see each other; figures on the two themselves don't matter (WO-408)."""
    lines = board.sight_lines.get(a * board.size + b)
    if lines is None:
        # Finding lines takes a thousand times as long as this; bars do not stop sight.
        if not board.open_edges(closed, 0).part(a) >> b & 1:
            return False
        lines = find_lines(board, a, b)
    for squares, doors in lines:  # noqa: SIM110 - a generator takes twice as long
        if not squares & occupied and not doors & closed:
            return True
    return False


def sees_large(
    board: Board, some: SquareMask, others: SquareMask, closed: DoorMask, occupied: SquareMask
) -> bool:
    """Whether two figures see each other: any square of the one, any of the other (WO-801)."""
    occupied &= ~(some | others)
    for a in members(some):
        for b in members(others):
            if sees(board, a, b, closed, occupied):
                return True
    return False


def find_lines(board: Board, a: Square, b: Square) -> list[Needs]:
    """What two squares need to see each other: one of these. Remembered for both directions."""
    lines = [(0, 0)] if a == b else _pairs_of_lines(board, min(a, b), max(a, b))
    board.sight_lines[a * board.size + b] = board.sight_lines[b * board.size + a] = lines
    return lines


def _pairs_of_lines(board: Board, a: Square, b: Square) -> list[Needs]:
    """What each two lines with different ends need together, less those that need more than another."""
    lines = _lines(board, a, b)
    pairs: set[Needs] = set()
    for number, (start, end, squares, doors) in enumerate(lines):
        for other_start, other_end, other_squares, other_doors in lines[:number]:
            if start != other_start and end != other_end:
                pairs.add((squares | other_squares, doors | other_doors))
    least: list[Needs] = []
    for squares, doors in sorted(pairs, key=_weight):
        for fewer_squares, fewer_doors in least:
            if not fewer_squares & ~squares and not fewer_doors & ~doors:
                break
        else:
            least.append((squares, doors))
    return least


def _weight(needs: Needs) -> tuple[int, int, int]:
    squares, doors = needs
    return squares.bit_count() + doors.bit_count(), squares, doors


def _lines(board: Board, a: Square, b: Square) -> list[tuple[int, int, SquareMask, DoorMask]]:
    """The lines from corner to corner that no wall stops: start, end, squares and doors that can stop it."""
    width, barriers = board.width, board.barriers
    left, top = min(a % width, b % width), a // width
    shift, side_shift = top * width + left, top * barriers.stride + left
    lines = []
    for line in shape(width, b % width - a % width, b // width - top):
        level, upright = line.level << side_shift, line.upright << side_shift
        if level & barriers.level or upright & barriers.upright:
            continue
        squares = line.squares << shift >> width + 1
        for doors in _door_choices(barriers, barriers.doors(level, upright), line.forks, side_shift):
            lines.append((line.start, line.end, squares, doors))
    return lines


def _door_choices(barriers: Barriers, doors: DoorMask, forks: list[Fork], side_shift: int) -> list[DoorMask]:
    """The sets of doors that can stop a line, one for each choice of sides to pass its corners on."""
    choices = [doors]
    for left_level, left_upright, right_level, right_upright in forks:
        ways = []
        for level, upright in ((left_level, left_upright), (right_level, right_upright)):
            level, upright = level << side_shift, upright << side_shift
            if not level & barriers.level and not upright & barriers.upright:
                ways.append(barriers.doors(level, upright))
        if 0 not in ways:
            choices = [doors | way for doors in choices for way in ways]
    return choices


# ---- the shape of a line, wherever on the board it is


class Line:
    """What a line from corner to corner can be stopped by, relative to the top left of both squares.

    Squares are in rows of the board's width, one row and column further in; sides as in `Barriers`.
    """

    __slots__ = ("end", "forks", "level", "squares", "start", "stride", "upright", "width")

    def __init__(self, width: int, start: int, end: int) -> None:
        self.width: int = width
        self.stride: int = width + 1
        self.start: int = start
        self.end: int = end
        self.squares: SquareMask = 0
        self.level: int = 0
        self.upright: int = 0
        self.forks: list[Fork] = []

    def add_square(self, x: int, y: int) -> None:
        """The line runs through this square or along its edge."""
        self.squares |= 1 << (y + 1) * self.width + x + 1

    def side(self, x: int, y: int) -> int:
        """The side above a square, or the one to its left."""
        return 1 << (y + 1) * self.stride + x

    def level_at(self, x: int, y: int, towards: int) -> int:
        """The level side that leaves a corner to the left (-1) or to the right (1)."""
        return self.side(x if towards > 0 else x - 1, y)

    def upright_at(self, x: int, y: int, towards: int) -> int:
        """The upright side that leaves a corner upwards (-1) or downwards (1)."""
        return self.side(x, y if towards > 0 else y - 1)

    def go_straight(self, x: int, y: int, dx: int, dy: int) -> None:
        """Run along sides of squares, which must be open, with no figure on either hand."""
        for at in range(x, x + dx) if dx > 0 else range(x + dx, x):
            self.level |= self.side(at, y)
            self.add_square(at, y)
            self.add_square(at, y - 1)
        for at in range(y, y + dy) if dy > 0 else range(y + dy, y):
            self.upright |= self.side(x, at)
            self.add_square(x, at)
            self.add_square(x - 1, at)
        for step in range(1, max(abs(dx), abs(dy))):
            at_x, at_y = x + step * _sign(dx), y + step * _sign(dy)
            if dx:
                up, down = self.upright_at(at_x, at_y, -1), self.upright_at(at_x, at_y, 1)
                self.forks.append((0, up, 0, down))
            else:
                left, right = self.level_at(at_x, at_y, -1), self.level_at(at_x, at_y, 1)
                self.forks.append((left, 0, right, 0))

    def go_across(self, x: int, y: int, dx: int, dy: int) -> None:
        """Run through squares, crossing sides and corners."""
        for column in range(min(x, x + dx), max(x, x + dx)):
            heights = (y * dx + dy * (column - x), y * dx + dy * (column + 1 - x))  # times dx
            lowest = min(heights[0] // dx, heights[1] // dx)
            highest = max(-(-heights[0] // dx), -(-heights[1] // dx))
            for row in range(lowest, highest):
                self.add_square(column, row)
            if column > min(x, x + dx):
                if heights[0] % dx:
                    self.upright |= self.side(column, heights[0] // dx)
                else:
                    self.pass_corner(column, heights[0] // dx, _sign(dx), _sign(dy))
        for row in range(min(y, y + dy) + 1, max(y, y + dy)):
            place = x * dy + dx * (row - y)  # times dy
            if place % dy:
                self.level |= self.side(place // dy, row)

    def pass_corner(self, x: int, y: int, across: int, down: int) -> None:
        """Go through a corner aslant: free if all is open on one of its two hands."""
        self.forks.append(
            (
                self.level_at(x, y, across),
                self.upright_at(x, y, -down),
                self.level_at(x, y, -across),
                self.upright_at(x, y, down),
            )
        )

    def leave(self, corner: Point, square: Point, across: int, down: int) -> None:
        """Start in a corner as if from inside its square, or end there, seen from the end."""
        x, y = corner
        home_across, home_down = 1 if square[0] == x else -1, 1 if square[1] == y else -1
        if across == -home_across and down == -home_down:
            self.pass_corner(x, y, across, down)
        elif down == -home_down:
            self.level |= self.level_at(x, y, home_across)
        elif across == -home_across:
            self.upright |= self.upright_at(x, y, home_down)


_shapes: dict[tuple[int, int, int], list[Line]] = {}


def shape(width: int, dx: int, dy: int) -> list[Line]:
    """The lines between the corners of two squares so far apart, on boards of a width."""
    key = width, dx, dy
    if key not in _shapes:
        a, b = (max(-dx, 0), max(-dy, 0)), (max(dx, 0), max(dy, 0))
        _shapes[key] = [
            _line(width, a, b, start, end)
            for start in range(len(CORNERS))
            for end in range(len(CORNERS))
            if _corner(a, start) != _corner(b, end)
        ]
    return _shapes[key]


def _line(width: int, a: Point, b: Point, start: int, end: int) -> Line:
    line = Line(width, start, end)
    first, last = _corner(a, start), _corner(b, end)
    dx, dy = last[0] - first[0], last[1] - first[1]
    if dx and dy:
        line.go_across(first[0], first[1], dx, dy)
    else:
        line.go_straight(first[0], first[1], dx, dy)
    line.leave(first, a, _sign(dx), _sign(dy))
    line.leave(last, b, -_sign(dx), -_sign(dy))
    for x, y in (a, b):
        line.squares &= ~(1 << (y + 1) * width + x + 1)
    return line


def _corner(square: Point, number: int) -> Point:
    return square[0] + CORNERS[number][0], square[1] + CORNERS[number][1]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
