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

from functools import cache
from typing import Final, TypeAlias

from kordon.engine.bits import members, union
from kordon.games.wolfenstein.board.grid import Barriers, Board, DoorMask
from kordon.games.wolfenstein.pieces import Square, SquareMask

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
        if not doors & closed and not squares & occupied:
            return True
    return False


def sees_large(
    board: Board, some: SquareMask, others: SquareMask, closed: DoorMask, occupied: SquareMask
) -> bool:
    """Whether two figures see each other: any square of the one, any of the other (WO-801)."""
    occupied ^= occupied & (some | others)
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
    for squares, doors in sorted(pairs, key=lambda needs: (sum(map(int.bit_count, needs)), *needs)):
        for fewer_squares, fewer_doors in least:
            if not fewer_squares & ~squares and not fewer_doors & ~doors:
                break
        else:
            least.append((squares, doors))
    return least


def _lines(board: Board, a: Square, b: Square) -> list[tuple[int, int, SquareMask, DoorMask]]:
    """The lines from corner to corner that no wall stops: start, end, squares and doors that can stop it."""
    width = board.width
    left, top = min(a % width, b % width), a // width
    shift, sides = top * width + left, Sides(board.barriers, top * (width + 1) + left)
    lines = []
    for line in _lines_between(width, b % width - a % width, b // width - top):
        if line.level & sides.level or line.upright & sides.upright:
            continue
        squares = line.squares << shift >> width + 1
        for doors in _door_choices(sides, line):
            lines.append((line.start, line.end, squares, doors))
    return lines


class Sides:
    """The barriers of a board as seen from a corner of the map further in."""

    def __init__(self, barriers: Barriers, shift: int) -> None:
        self.barriers: Barriers = barriers
        self.shift: int = shift
        self.level: int = barriers.level >> shift
        self.upright: int = barriers.upright >> shift
        self.door_level: int = barriers.any_door_level >> shift
        self.door_upright: int = barriers.any_door_upright >> shift

    def doors(self, level: int, upright: int) -> DoorMask:
        """The doors that stand on some of these sides."""
        if level & self.door_level or upright & self.door_upright:
            return self.barriers.doors(level << self.shift, upright << self.shift)
        return 0


def _door_choices(sides: Sides, line: Line) -> list[DoorMask]:
    """The sets of doors that can stop a line, one for each choice of hands to pass its corners on."""
    choices = [sides.doors(line.level, line.upright)]
    if line.fork_level & (sides.level | sides.door_level) or line.fork_upright & (
        sides.upright | sides.door_upright
    ):
        for left_level, left_upright, right_level, right_upright in line.forks:
            ways = []
            if not left_level & sides.level and not left_upright & sides.upright:
                ways.append(sides.doors(left_level, left_upright))
            if not right_level & sides.level and not right_upright & sides.upright:
                ways.append(sides.doors(right_level, right_upright))
            if 0 not in ways:
                choices = [doors | way for doors in choices for way in ways]
    return choices


# ---- the shape of a line, anywhere on the board; squares are in rows of the board's width, one row and
# ---- column further in, and sides as in `Barriers`


class Stretch:
    """What a straight stretch meets, relative to the top left of the rectangle that it crosses."""

    def __init__(self, width: int, dx: int, dy: int) -> None:
        self.width: int = width
        self.x: int = max(-dx, 0)  # where it starts
        self.y: int = max(-dy, 0)
        self.squares: SquareMask = 0
        self.level: int = 0
        self.upright: int = 0
        self.forks: list[Fork] = []
        if dx and dy:
            self._go_across(dx, dy)
        else:
            self._go_straight(dx, dy)

    def _add_square(self, x: int, y: int) -> None:
        self.squares |= 1 << (y + 1) * self.width + x + 1

    def _go_straight(self, dx: int, dy: int) -> None:
        """Run along sides of squares, which must be open, with no figure on either hand."""
        width, far = self.width, max(abs(dx), abs(dy))
        for at in range(far):
            if dx:
                self.level |= _side(width, at, 0)
                self._add_square(at, 0)
                self._add_square(at, -1)
            else:
                self.upright |= _side(width, 0, at)
                self._add_square(0, at)
                self._add_square(-1, at)
        for at in range(1, far):
            if dx:
                self.forks.append((0, _upright_at(width, at, 0, -1), 0, _upright_at(width, at, 0, 1)))
            else:
                self.forks.append((_level_at(width, 0, at, -1), 0, _level_at(width, 0, at, 1), 0))

    def _go_across(self, dx: int, dy: int) -> None:
        """Run through squares, crossing sides and corners."""
        x, y = self.x, self.y
        for column in range(abs(dx)):
            heights = (y * dx + dy * (column - x), y * dx + dy * (column + 1 - x))  # times dx
            lowest = min(heights[0] // dx, heights[1] // dx)
            highest = max(-(-heights[0] // dx), -(-heights[1] // dx))
            for row in range(lowest, highest):
                self._add_square(column, row)
            if column:
                if heights[0] % dx:
                    self.upright |= _side(self.width, column, heights[0] // dx)
                else:
                    self.forks.append(_fork(self.width, column, heights[0] // dx, _sign(dx), _sign(dy)))
        for row in range(1, abs(dy)):
            place = x * dy + dx * (row - y)  # times dy
            if place % dy:
                self.level |= _side(self.width, place // dy, row)


class Line:
    """What a line between two corners can be stopped by, relative to the top left of both squares."""

    def __init__(self, width: int, a: Point, b: Point, start: int, end: int) -> None:
        self.width: int = width
        self.start: int = start
        self.end: int = end
        first, last = _corner(a, start), _corner(b, end)
        dx, dy = last[0] - first[0], last[1] - first[1]
        stretch = _stretch(width, dx, dy)
        across, down = first[0] - stretch.x, first[1] - stretch.y
        shift = down * (width + 1) + across
        self.squares: SquareMask = stretch.squares << down * width + across
        for x, y in (a, b):
            self.squares &= ~(1 << (y + 1) * width + x + 1)
        self.level: int = stretch.level << shift
        self.upright: int = stretch.upright << shift
        self.forks: list[Fork] = [
            (left << shift, up << shift, right << shift, below << shift)
            for left, up, right, below in stretch.forks
        ]
        self._leave(first, a, _sign(dx), _sign(dy))
        self._leave(last, b, -_sign(dx), -_sign(dy))
        self.fork_level: int = union([left | right for left, _, right, _ in self.forks])
        self.fork_upright: int = union([up | below for _, up, _, below in self.forks])

    def _leave(self, corner: Point, square: Point, across: int, down: int) -> None:
        """Start in a corner as if from inside its square, or end there, seen from the end."""
        x, y = corner
        home_across, home_down = 1 if square[0] == x else -1, 1 if square[1] == y else -1
        if across == -home_across and down == -home_down:
            self.forks.append(_fork(self.width, x, y, across, down))
        elif down == -home_down:
            self.level |= _level_at(self.width, x, y, home_across)
        elif across == -home_across:
            self.upright |= _upright_at(self.width, x, y, home_down)


_stretch = cache(Stretch)


@cache
def _lines_between(width: int, dx: int, dy: int) -> list[Line]:
    """The lines between the corners of two squares so far apart, on boards of a width."""
    a, b = (max(-dx, 0), max(-dy, 0)), (max(dx, 0), max(dy, 0))
    return [
        Line(width, a, b, start, end)
        for start in range(len(CORNERS))
        for end in range(len(CORNERS))
        if _corner(a, start) != _corner(b, end)
    ]


def _corner(square: Point, number: int) -> Point:
    return square[0] + CORNERS[number][0], square[1] + CORNERS[number][1]


def _side(width: int, x: int, y: int) -> int:
    """The side above a square, or the one to its left."""
    return 1 << (y + 1) * (width + 1) + x


def _level_at(width: int, x: int, y: int, towards: int) -> int:
    """The level side that leaves a corner to the left (-1) or to the right (1)."""
    return _side(width, x if towards > 0 else x - 1, y)


def _upright_at(width: int, x: int, y: int, towards: int) -> int:
    """The upright side that leaves a corner upwards (-1) or downwards (1)."""
    return _side(width, x, y if towards > 0 else y - 1)


def _fork(width: int, x: int, y: int, across: int, down: int) -> Fork:
    """What a slanting line passes at a corner, on its two hands (WO-971)."""
    return (
        _level_at(width, x, y, across),
        _upright_at(width, x, y, -down),
        _level_at(width, x, y, -across),
        _upright_at(width, x, y, down),
    )


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
