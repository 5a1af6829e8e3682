"""The squares of a mission: tiles, walls, doors, bars and what is next to what (WO-011, WO-012, WO-314).

A square is an int, `y * width + x`. Sets of squares, doors and bars are ints with a bit for each. What
changes in play stays with the position and is passed in: `closed` are the doors still closed, `barred` the
bars still in place. A large figure covers 2 × 2 squares; its anchor is the top left one (WO-801).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from kordon.engine.bits import BITS, mask_of, members, union
from kordon.engine.caches import remember
from kordon.games.wolfenstein.pieces import AreaMask, Square, SquareMask

DoorMask: TypeAlias = int
Edge: TypeAlias = tuple[Square, Square]  # two squares that share a side, the left or upper one first

# The opposite of direction n is 7 - n.
DIRECTIONS: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
NO_AREA: Final = -1
ROOM: Final = "room"
CORRIDOR: Final = "corridor"
_MOST_STATES_KEPT: Final = 1000


@dataclass(eq=False)
class Area:
    """A tile: a room or a corridor of its own (WO-011)."""

    name: str
    kind: str
    squares: SquareMask


class Door:
    """A door, or bars: the sides of squares that it closes, and the two tiles it stands between (WO-012)."""

    def __init__(self, edges: tuple[Edge, ...], areas: tuple[int, int]) -> None:
        self.edges: tuple[Edge, ...] = edges
        self.areas: tuple[int, int] = areas
        self.squares: SquareMask = union(1 << a | 1 << b for a, b in edges)  # it is worked from (WO-314)


class OpenEdges:
    """Where one gets from square to square while some doors are closed and some bars in place.

    A square is in `east` if its right side is open; `south` is the same downwards. `large_…` are the anchors
    from which a large figure can shift that way.
    """

    def __init__(self, board: Board, closed: DoorMask, barred: DoorMask) -> None:
        self.closed: DoorMask = closed
        self.barred: DoorMask = barred
        self.width: int = board.width
        doors = [board.doors[number] for number in members(closed)]
        shut = _sides([edge for door in doors for edge in door.edges])
        kept_shut = _sides([edge for number in members(barred) for edge in board.bars[number].edges])
        self.east: SquareMask = board.east & ~(shut[0] | kept_shut[0])
        self.south: SquareMask = board.south & ~(shut[1] | kept_shut[1])
        # A large figure fits where all sides between its four squares are open.
        self.large_fits: SquareMask = self.east & self.east >> self.width & self.south & self.south >> 1
        self.large_east: SquareMask = self.large_fits & self.large_fits >> 1
        self.large_south: SquareMask = self.large_fits & self.large_fits >> self.width
        # The squares from which closed doors are opened, those that a step through one could lead to, and
        # where a large figure would stand across one.
        self.shut: SquareMask = union(door.squares for door in doors)
        self.beyond: SquareMask = union(board.door_zones[number] for number in members(closed))
        self.anchors_across: SquareMask = union(board.door_anchors[number] for number in members(closed))
        self._near: list[SquareMask | None] = [None] * board.size
        self._steps: dict[tuple[Square, SquareMask], SquareMask] = {}
        self._around: dict[SquareMask, SquareMask] = {}
        self._parts: list[SquareMask] = []
        # The hero starts and what is next to them (WO-456).
        self.at_start: SquareMask = board.start_mask | self.around(board.start_mask)

    def part(self, square: Square) -> SquareMask:
        """All squares that are joined to one: what lies beyond walls and closed doors is not."""
        for part in self._parts:
            if part & BITS[square]:
                return part
        part, ring = 0, BITS[square]
        while ring:
            part |= ring
            ring = spread(self.width, self.east, self.south, ring, ~part)
        self._parts.append(part)
        return part

    def around(self, squares: SquareMask) -> SquareMask:
        """The squares next to any of some."""
        known = self._around.get(squares)
        if known is None:
            known = spread(self.width, self.east, self.south, squares, -1)
            remember(self._around, squares, known, _MOST_STATES_KEPT)
        return known

    def steps(self, squares: SquareMask, passable: SquareMask) -> SquareMask:
        """All passable squares one step from any of some (WO-305); from one square it is mostly known."""
        if not squares or squares & (squares - 1):
            return spread(self.width, self.east, self.south, squares, passable)
        return self.steps_from(squares.bit_length() - 1, passable)

    def steps_from(self, square: Square, passable: SquareMask) -> SquareMask:
        """All passable squares one step from one."""
        near = self.near(square)
        free = near & passable
        if free == near:
            return near
        known = self._steps.get((square, free))
        if known is None:
            known = spread(self.width, self.east, self.south, 1 << square, free)
            self._steps[square, free] = known
        return known

    def near(self, square: Square) -> SquareMask:
        """The squares next to one, around no wall, closed door or bars (WO-314)."""
        known = self._near[square]
        if known is None:
            known = self._near[square] = spread(self.width, self.east, self.south, 1 << square, -1)
        return known


class Barriers:
    """The walls and doors that stop a line of sight, as level and upright sides of squares.

    The side above a square `(x, y)`, and the one to its left, is bit `(y + 1) * (width + 1) + x`: there is
    room for the map's lower and right rim, and an empty row above.
    """

    def __init__(self, board: Board) -> None:
        self.stride: int = board.width + 1
        self.level: int = 0
        self.upright: int = 0
        for square in members(board.floor):
            x, y = square % board.width, square // board.width
            here = 1 << (y + 1) * self.stride + x
            self.level ^= here ^ here << self.stride  # a side of two squares is none of the rim's
            self.upright ^= here ^ here << 1
        level, upright = self._sides(board.width, board.walls)
        self.level |= level
        self.upright |= upright
        sides = [self._sides(board.width, door.edges) for door in board.doors]
        self.door_level: list[int] = [level for level, _ in sides]
        self.door_upright: list[int] = [upright for _, upright in sides]
        self.any_door_level: int = union(self.door_level)
        self.any_door_upright: int = union(self.door_upright)

    def _sides(self, width: int, edges: Iterable[Edge]) -> tuple[int, int]:
        level = upright = 0
        for first, second in edges:
            here = 1 << (second // width + 1) * self.stride + second % width
            if second - first == 1:
                upright |= here
            else:
                level |= here
        return level, upright

    def doors(self, level: int, upright: int) -> DoorMask:
        """The doors that stand on some of these sides."""
        doors = 0
        for number, of_door in enumerate(self.door_level):
            if of_door & level or self.door_upright[number] & upright:
                doors |= 1 << number
        return doors


class ByName:
    """Things that are the same if they have one name."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name",)


class Board(ByName):
    """A mission's squares and all that follows from them."""

    def __init__(
        self,
        name: str,
        width: int,
        height: int,
        areas: tuple[Area, ...],
        walls: frozenset[Edge] = frozenset(),
        doors: tuple[Door, ...] = (),
        bars: tuple[Door, ...] = (),
        *,
        difficult: SquareMask = 0,
        starts: tuple[Square, ...] = (),
        supports: tuple[Square, ...] = (),
        passages: tuple[Edge, ...] = (),
        events: tuple[Square, ...] = (),
        chests: tuple[Square, ...] = (),
        objectives: tuple[Square, ...] = (),
    ) -> None:
        """Work out what rules ask for all the time; what is costly is added when it is asked for."""
        self.name, self.width, self.height, self.size = name, width, height, width * height
        self.areas, self.walls, self.doors, self.bars = areas, walls, doors, bars
        self.difficult, self.starts, self.supports, self.passages = difficult, starts, supports, passages
        self.events, self.chests, self.objectives = events, chests, objectives
        large = 3 | 3 << width
        self._large: tuple[SquareMask, ...] = tuple([large << anchor for anchor in range(self.size)])
        self.start_mask: SquareMask = mask_of(self.starts)
        self.support_mask: SquareMask = mask_of(self.supports)
        self.passage_mask: SquareMask = mask_of(end for pair in self.passages for end in pair)
        self.no_stop: SquareMask = self.start_mask | self.support_mask | self.passage_mask  # WO-307, WO-310

        self.floor: SquareMask = union(tile.squares for tile in self.areas)
        area = [NO_AREA] * self.size  # where there is no floor
        for number, tile in enumerate(self.areas):
            for square in members(tile.squares):
                area[square] = number
        self.area: tuple[int, ...] = tuple(area)

        not_last = (1 << self.size) - 1 & ~mask_of(range(width - 1, self.size, width))
        self.east: SquareMask = self.floor & self.floor >> 1 & not_last  # squares with an open right side
        self.south: SquareMask = self.floor & self.floor >> width  # and with an open lower one
        sides = [(square, square + 1) for square in members(self.east)]
        sides += [(square, square + width) for square in members(self.south)]
        self.joints: list[Edge] = [(a, b) for a, b in sides if self.area[a] != self.area[b]]  # between tiles
        self.beside: tuple[tuple[int, ...], ...] = self._beside()
        self._beside_masks: tuple[AreaMask, ...] = tuple(mask_of(others) for others in self.beside)
        walled_east, walled_south = _sides(self.walls)
        self.east &= ~walled_east
        self.south &= ~walled_south
        self.touching_doors: tuple[DoorMask, ...] = _touching(self.size, self.doors)
        self.touching_bars: tuple[DoorMask, ...] = _touching(self.size, self.bars)
        self._within: dict[int, SquareMask] = {}
        self.near: tuple[SquareMask, ...] = tuple(
            self.floor & self.within(square, 1) & ~(1 << square) for square in range(self.size)
        )  # at distance 1, even with something between
        self.door_anchors: tuple[SquareMask, ...] = tuple(self.across(door) for door in self.doors)
        self.bar_anchors: tuple[SquareMask, ...] = tuple(self.across(door) for door in self.bars)
        self.doorway_anchors: SquareMask = union(self.door_anchors + self.bar_anchors)
        self.door_zones: tuple[SquareMask, ...] = tuple(self._zone(door) for door in self.doors)
        self._open_edges: dict[tuple[DoorMask, DoorMask], OpenEdges] = {}
        self._last_edges: OpenEdges | None = None
        self._distances: dict[Square, bytes] = {}  # rows to all squares, from those that were asked for
        self.fields: dict[tuple[int, ...], object] = {}  # filled by `approach` when needed
        self.approaches: dict[tuple[int, ...], object] = {}  # filled by `enemy_plans` when needed
        # By direction: the anchors at which a large figure's step newly covers difficult squares (WO-804).
        self.hard_steps: tuple[SquareMask, ...] = tuple(self._newly_covering(*way) for way in DIRECTIONS)
        self.barriers: Barriers = Barriers(self)
        self.sight_lines: dict[int, list[tuple[SquareMask, DoorMask]]] = {}  # filled by `sight` when needed

    def _beside(self) -> tuple[tuple[int, ...], ...]:
        """By tile: those that share an edge with it, walls or not (WO-011, WO-974)."""
        pairs = {(self.area[a], self.area[b]) for edge in self.joints for a, b in (edge, edge[::-1])}
        return tuple(
            tuple(other for other in range(len(self.areas)) if (number, other) in pairs)
            for number in range(len(self.areas))
        )

    def _zone(self, door: Door) -> SquareMask:
        """The squares that a step through a doorway can lead to."""
        return door.squares | union(self.near[square] for square in members(door.squares))

    def open_edges(self, closed: DoorMask, barred: DoorMask) -> OpenEdges:
        """What is open while these doors are closed and these bars in place."""
        last = self._last_edges
        if last is not None and last.closed == closed and last.barred == barred:
            return last
        known = self._open_edges.get((closed, barred))
        if known is None:
            known = OpenEdges(self, closed, barred)
            remember(self._open_edges, (closed, barred), known, _MOST_STATES_KEPT)
        self._last_edges = known
        return known

    def areas_beside(self, areas: AreaMask) -> AreaMask:
        """The areas that share an edge with any of some (WO-011)."""
        return union([self._beside_masks[area] for area in members(areas)])

    def neighbours(self, square: Square, closed: DoorMask, barred: DoorMask) -> SquareMask:
        """The squares next to one, around no wall, closed door or bars (WO-314)."""
        return self.open_edges(closed, barred).near(square)

    def distance(self, a: Square, b: Square) -> int:
        """How far apart two squares are: the larger of the two axis differences (WO-409, WO-965)."""
        row = self._distances.get(a)
        if row is None:
            width = self.width
            row = self._distances[a] = bytes(
                [max(abs(a % width - n % width), abs(a // width - n // width)) for n in range(self.size)]
            )
        return row[b]

    def within(self, square: Square, reach: int) -> SquareMask:
        """The squares at most so far from one (WO-965)."""
        key = reach * self.size + square
        known = self._within.get(key)
        if known is None:
            width, x, y = self.width, square % self.width, square // self.width
            row = mask_of(range(max(0, x - reach), min(width, x + reach + 1)))
            lines = range(max(0, y - reach), min(self.height, y + reach + 1))
            known = union(row << line * width for line in lines)
            self._within[key] = known
        return known

    def distance_large(self, some: SquareMask, others: SquareMask) -> int:
        """How far apart two figures are, from their nearest squares (WO-804)."""
        return min([self.distance(a, b) for a in members(some) for b in members(others)])

    def large(self, anchor: Square) -> SquareMask:
        """The four squares of a large figure (WO-801)."""
        return self._large[anchor]

    def is_across(self, anchor: Square) -> bool:
        """Whether a large figure would stand across a doorway (WO-012, WO-801)."""
        return self.doorway_anchors >> anchor & 1 == 1

    def across(self, door: Door) -> SquareMask:
        """The anchors at which a large figure stands across a doorway."""
        return self.floor & union(self.covering(1 << a) & self.covering(1 << b) for a, b in door.edges)

    def _newly_covering(self, dx: int, dy: int) -> SquareMask:
        corners = [(x, y) for x in (0, 1) for y in (0, 1) if not (0 <= x + dx <= 1 and 0 <= y + dy <= 1)]
        return union(self.difficult >> y * self.width + x for x, y in corners)

    def covering(self, squares: SquareMask) -> SquareMask:
        """The anchors at which a large figure covers any of some squares."""
        return squares | squares >> 1 | squares >> self.width | squares >> self.width + 1


def spread(
    width: int, east: SquareMask, south: SquareMask, start: SquareMask, passable: SquareMask
) -> SquareMask:
    """All passable squares one step from any of some, given the open right and lower sides (WO-305).

    A diagonal step goes around one of its two side squares, so that one has to be passable too. Where squares
    of the start are next to each other, the result holds them too.
    """
    upright = ((start & south) << width | start >> width & south) & passable
    across = ((start & east) << 1 | start >> 1 & east) & passable
    diagonal = (across & south) << width | across >> width & south
    diagonal |= (upright & east) << 1 | upright >> 1 & east
    return upright | across | diagonal & passable


def _sides(edges: Collection[Edge]) -> tuple[SquareMask, SquareMask]:
    """The squares that have one of these edges on their right side, and below."""
    east = mask_of(first for first, second in edges if second - first == 1)
    return east, mask_of(first for first, second in edges if second - first != 1)


def _touching(size: int, doors: tuple[Door, ...]) -> tuple[DoorMask, ...]:
    # WO-973
    touching = [0] * size
    for number, door in enumerate(doors):
        for square in members(door.squares):
            touching[square] |= 1 << number
    return tuple(touching)
