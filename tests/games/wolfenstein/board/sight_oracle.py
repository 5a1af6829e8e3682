"""Sight worked out slowly, by other means than the game's: segments, clipping and small shifts, in fractions.

A figure blocks a line that has a piece of it in the figure's closed square. A wall blocks a line that crosses
it or shares a piece with it. Where a line meets the ends of walls, it is moved by a hair and looked at there:
to the left or to the right where it passes, into its own square where it starts or ends. It is clear if one
of the moved lines meets none of those walls.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import product

from kordon.engine.bits import members
from kordon.games.wolfenstein.board.grid import Board

Number = Fraction | int
Point = tuple[Number, Number]
Segment = tuple[Point, Point]

HAIR = Fraction(1, 10_000)
STRETCH = Fraction(1, 100)  # how much of a line is looked at around a corner
SHIFTS = ((1, 1), (1, Fraction(1, 100)), (Fraction(1, 100), 1))


def oracle_sees(board: Board, a: int, b: int, closed: int, occupied: int) -> bool:
    walls = wall_segments(board, closed)
    figures = [place(board, square) for square in members(occupied) if square not in (a, b)]
    here, there = place(board, a), place(board, b)
    clear = [
        (start, end)
        for start, end in product(corners(here), corners(there))
        if start != end and is_clear((start, end), here, there, walls, figures)
    ]
    return any(one[0] != two[0] and one[1] != two[1] for one in clear for two in clear)


def place(board: Board, square: int) -> tuple[int, int]:
    return square % board.width, square // board.width


def corners(square: tuple[int, int]) -> list[Point]:
    x, y = square
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def wall_segments(board: Board, closed: int) -> list[Segment]:
    """All pieces of wall, one side of a square long: around the floor, inside it, and closed doors."""
    floor = {place(board, square) for square in members(board.floor)}
    inner = {frozenset(place(board, square) for square in edge) for edge in board.walls}
    for door in members(closed):
        inner |= {frozenset(place(board, square) for square in edge) for edge in board.doors[door].edges}
    walls: set[Segment] = set()
    for x, y in floor:
        for other, side in (
            ((x, y - 1), ((x, y), (x + 1, y))),
            ((x, y + 1), ((x, y + 1), (x + 1, y + 1))),
            ((x - 1, y), ((x, y), (x, y + 1))),
            ((x + 1, y), ((x + 1, y), (x + 1, y + 1))),
        ):
            if other not in floor or frozenset({(x, y), other}) in inner:
                walls.add(side)
    return sorted(walls)


def is_clear(
    line: Segment,
    here: tuple[int, int],
    there: tuple[int, int],
    walls: list[Segment],
    figures: Iterable[tuple[int, int]],
) -> bool:
    if any(covers(line, figure) for figure in figures):
        return False
    touched: set[Point] = set()
    for wall in walls:
        meeting = meet(line, wall)
        if meeting == "along" or meeting == "across":
            return False
        if meeting == "end":
            touched.add(next(end for end in wall if lies_on(end, line)))
    return all(
        is_passed(line, corner, here, there, [wall for wall in walls if corner in wall]) for corner in touched
    )


def covers(line: Segment, square: tuple[int, int]) -> bool:
    """Whether a piece of the line, more than a point, lies in a closed square."""
    first, last = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, way = line[0][axis], line[1][axis] - line[0][axis]
        low, high = square[axis], square[axis] + 1
        if way == 0:
            if not low <= start <= high:
                return False
            continue
        enter, leave = sorted((Fraction(low - start) / way, Fraction(high - start) / way))
        first, last = max(first, enter), min(last, leave)
    return first < last


def meet(line: Segment, wall: Segment) -> str:
    """How a line meets a wall: "no", "along" it, "across" its middle, at its "end"."""
    sides = [turn(line[0], line[1], end) for end in wall]
    if sides == [0, 0]:
        overlap = [end for end in (*line, *wall) if lies_on(end, line) and lies_on(end, wall)]
        if not overlap:
            return "no"
        return "end" if len(set(overlap)) == 1 else "along"
    if 0 in sides:
        return "end" if lies_on(wall[sides.index(0)], line) else "no"
    if sides[0] == sides[1]:
        return "no"
    ends = [turn(wall[0], wall[1], end) for end in line]
    # A line's ends are corners of the grid, so it never begins in the middle of such a short piece of wall.
    return "no" if ends[0] == ends[1] else "across"


def turn(a: Point, b: Point, c: Point) -> int:
    area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (area > 0) - (area < 0)


def lies_on(point: Point, segment: Segment) -> bool:
    (ax, ay), (bx, by) = segment
    return (
        turn(*segment, point) == 0
        and min(ax, bx) <= point[0] <= max(ax, bx)
        and min(ay, by) <= point[1] <= max(ay, by)
    )


def is_passed(
    line: Segment, corner: Point, here: tuple[int, int], there: tuple[int, int], walls: list[Segment]
) -> bool:
    """Whether the line, moved by a hair, gets past a corner without meeting the walls that end there."""
    (ax, ay), (bx, by) = line
    way = (bx - ax, by - ay)
    pieces: list[Segment] = []
    if corner == line[0] or corner == line[1]:
        square = here if corner == line[0] else there
        if corner == line[1]:
            way = (-way[0], -way[1])
        inwards = (1 if square[0] == corner[0] else -1, 1 if square[1] == corner[1] else -1)
        for across, down in SHIFTS:
            start = (corner[0] + inwards[0] * across * HAIR, corner[1] + inwards[1] * down * HAIR)
            pieces.append((start, (start[0] + way[0] * STRETCH, start[1] + way[1] * STRETCH)))
    else:
        for hand in (1, -1):
            middle = (corner[0] - hand * way[1] * HAIR, corner[1] + hand * way[0] * HAIR)
            back = (middle[0] - way[0] * STRETCH, middle[1] - way[1] * STRETCH)
            pieces.append((back, (middle[0] + way[0] * STRETCH, middle[1] + way[1] * STRETCH)))
    return any(all(meet_freely(piece, wall) for wall in walls) for piece in pieces)


def meet_freely(piece: Segment, wall: Segment) -> bool:
    """Whether a moved piece of a line has no point in common with a wall."""
    sides = [turn(piece[0], piece[1], end) for end in wall]
    ends = [turn(wall[0], wall[1], end) for end in piece]
    return not (sides[0] * sides[1] <= 0 and ends[0] * ends[1] <= 0)
