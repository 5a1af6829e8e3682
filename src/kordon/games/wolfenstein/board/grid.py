"""The squares of a mission: tiles, walls, doors, bars and what is next to what (WO-011, WO-012, WO-314).

A square is an int, `y * width + x`. Sets of squares, doors and bars are ints with a bit for each. What
changes in play stays with the position and is passed in: `closed` are the doors still closed, `barred` the
bars still in place. A large figure covers 2 × 2 squares; its anchor is the top left one (WO-801).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, TypeAlias

from kordon.engine.bits import BITS, mask_of, members
from kordon.engine.caches import remember

Square: TypeAlias = int
SquareMask: TypeAlias = int
DoorMask: TypeAlias = int
Edge: TypeAlias = tuple[Square, Square]  # two squares that share a side

NO_AREA: Final = -1
ROOM: Final = "room"
CORRIDOR: Final = "corridor"
_MOST_STATES_KEPT: Final = 1000


class Area:
    """A tile: a room or a corridor of its own (WO-011)."""

    def __init__(self, name: str, kind: str, squares: SquareMask) -> None:
        self.name: str = name
        self.kind: str = kind
        self.squares: SquareMask = squares


class Door:
    """A door, or bars: the sides of squares that it closes, and the two tiles it stands between (WO-012)."""

    def __init__(self, edges: tuple[Edge, ...], areas: tuple[int, int]) -> None:
        self.edges: tuple[Edge, ...] = edges
        self.areas: tuple[int, int] = areas
        self.squares: SquareMask = 0  # those it is worked from (WO-314)
        for a, b in edges:
            self.squares |= 1 << a | 1 << b


class OpenEdges:
    """Where one gets from square to square while some doors are closed and some bars in place.

    A square is in `east` if its right side is open; `south` is the same downwards. `large_…` are the anchors
    from which a large figure can shift that way.
    """

    def __init__(
        self, width: int, size: int, east: SquareMask, south: SquareMask, closed: DoorMask, barred: DoorMask
    ) -> None:
        self.closed: DoorMask = closed
        self.barred: DoorMask = barred
        self.width: int = width
        self.east: SquareMask = east
        self.south: SquareMask = south
        # A large figure fits where all sides between its four squares are open.
        self.large_fits: SquareMask = east & east >> width & south & south >> 1
        self.large_east: SquareMask = self.large_fits & self.large_fits >> 1
        self.large_south: SquareMask = self.large_fits & self.large_fits >> width
        self.shut: SquareMask = 0  # the squares from which closed doors are opened
        self.beyond: SquareMask = 0  # those that a step through a closed door could lead to
        self.anchors_across: SquareMask = 0  # where a large figure would stand across a closed door
        self.at_start: SquareMask = 0  # the hero starts and what is next to them (WO-456)
        self._near: list[SquareMask | None] = [None] * size
        self._steps: dict[tuple[Square, SquareMask], SquareMask] = {}
        self._around: dict[SquareMask, SquareMask] = {}
        self._parts: list[SquareMask] = []

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
            if y == 0 or not board.floor >> square - board.width & 1:
                self.level |= here
            if y == board.height - 1 or not board.floor >> square + board.width & 1:
                self.level |= here << self.stride
            if x == 0 or not board.floor >> square - 1 & 1:
                self.upright |= here
            if x == board.width - 1 or not board.floor >> square + 1 & 1:
                self.upright |= here << 1
        level, upright = self._sides(board.width, board.walls)
        self.level |= level
        self.upright |= upright
        sides = [self._sides(board.width, door.edges) for door in board.doors]
        self.door_level: list[int] = [level for level, _ in sides]
        self.door_upright: list[int] = [upright for _, upright in sides]
        self.any_door_level: int = 0
        self.any_door_upright: int = 0
        for level, upright in sides:
            self.any_door_level |= level
            self.any_door_upright |= upright

    def _sides(self, width: int, edges: Iterable[Edge]) -> tuple[int, int]:
        level = upright = 0
        for edge in edges:
            second = max(edge)
            here = 1 << (second // width + 1) * self.stride + second % width
            if second - min(edge) == 1:
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


class Board:
    """A mission's squares and all that follows from them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name",)  # boards of one name are the same

    def __init__(
        self,
        name: str,
        width: int,
        height: int,
        areas: Sequence[Area],
        walls: Iterable[Edge] = (),
        doors: Sequence[Door] = (),
        bars: Sequence[Door] = (),
        *,
        difficult: SquareMask = 0,
        starts: Sequence[Square] = (),
        supports: Sequence[Square] = (),
        passages: Sequence[Edge] = (),
        events: Sequence[Square] = (),
        chests: Sequence[Square] = (),
        objectives: Sequence[Square] = (),
    ) -> None:
        self.name: str = name
        self.width: int = width
        self.height: int = height
        self.size: int = width * height
        self.areas: tuple[Area, ...] = tuple(areas)
        self.walls: frozenset[Edge] = frozenset((min(edge), max(edge)) for edge in walls)
        self.doors: tuple[Door, ...] = tuple(doors)
        self.bars: tuple[Door, ...] = tuple(bars)
        self.difficult: SquareMask = difficult
        self.starts: tuple[Square, ...] = tuple(starts)
        self.supports: tuple[Square, ...] = tuple(supports)
        self.passages: tuple[Edge, ...] = tuple(passages)
        self.events: tuple[Square, ...] = tuple(events)
        self.chests: tuple[Square, ...] = tuple(chests)
        self.objectives: tuple[Square, ...] = tuple(objectives)
        large = 3 | 3 << width
        self._large: tuple[SquareMask, ...] = tuple([large << anchor for anchor in range(self.size)])
        self.start_mask: SquareMask = mask_of(self.starts)
        self.support_mask: SquareMask = mask_of(self.supports)
        self.passage_mask: SquareMask = mask_of(end for pair in self.passages for end in pair)
        self.no_stop: SquareMask = self.start_mask | self.support_mask | self.passage_mask  # WO-307, WO-310

        self.floor: SquareMask = 0
        for tile in self.areas:
            self.floor |= tile.squares
        self.area: tuple[int, ...] = _numbers(self.size, self.areas)  # NO_AREA where there is no floor

        not_last = (1 << self.size) - 1 & ~mask_of(range(width - 1, self.size, width))
        self._east: SquareMask = self.floor & self.floor >> 1 & not_last
        self._south: SquareMask = self.floor & self.floor >> width
        self.beside: tuple[tuple[int, ...], ...] = self._beside()
        for edge in self.walls:
            east, south = self._sides((edge,))
            self._east &= ~east
            self._south &= ~south
        self.touching_doors: tuple[DoorMask, ...] = _touching(self.size, self.doors)
        self.touching_bars: tuple[DoorMask, ...] = _touching(self.size, self.bars)
        self.near: tuple[SquareMask, ...] = tuple(
            self.floor & _around(width, height, square) for square in range(self.size)
        )  # at distance 1, even with something between
        self.door_anchors: tuple[SquareMask, ...] = tuple(self.across(door) for door in self.doors)
        self.bar_anchors: tuple[SquareMask, ...] = tuple(self.across(door) for door in self.bars)
        self.doorway_anchors: SquareMask = 0
        for anchors in self.door_anchors + self.bar_anchors:
            self.doorway_anchors |= anchors
        self.door_zones: tuple[SquareMask, ...] = tuple(self._zone(door) for door in self.doors)
        self._open_edges: dict[tuple[DoorMask, DoorMask], OpenEdges] = {}
        self._last_edges: OpenEdges | None = None
        self._distances: dict[Square, bytes] = {}  # rows to all squares, from those that were asked for
        self._within: dict[int, SquareMask] = {}
        self.fields: dict[tuple[int, ...], object] = {}  # filled by `approach` when needed
        self.approaches: dict[tuple[int, ...], object] = {}  # filled by `enemy_plans` when needed
        self.hard_steps: list[SquareMask] = []  # by direction; filled by `routes` when needed
        self.barriers: Barriers = Barriers(self)
        self.sight_lines: dict[int, list[tuple[SquareMask, DoorMask]]] = {}  # filled by `sight` when needed

    def _beside(self) -> tuple[tuple[int, ...], ...]:
        """By tile: those that share an edge with it, walls or not (WO-011, WO-974)."""
        pairs = set()
        for shift, sides in ((1, self._east), (self.width, self._south)):
            for square in members(sides):
                a, b = self.area[square], self.area[square + shift]
                if a != b:
                    pairs.update({(a, b), (b, a)})
        return tuple(
            tuple(other for other in range(len(self.areas)) if (number, other) in pairs)
            for number in range(len(self.areas))
        )

    def _zone(self, door: Door) -> SquareMask:
        """The squares that a step through a doorway can lead to."""
        zone = door.squares
        for square in members(door.squares):
            zone |= self.near[square]
        return zone

    def _sides(self, edges: Iterable[Edge]) -> tuple[SquareMask, SquareMask]:
        """The squares that have one of these edges on their right side, and below."""
        east = south = 0
        for a, b in edges:
            first, second = min(a, b), max(a, b)
            if second - first == 1:
                east |= 1 << first
            else:
                south |= 1 << first
        return east, south

    def open_edges(self, closed: DoorMask, barred: DoorMask) -> OpenEdges:
        """What is open while these doors are closed and these bars in place."""
        last = self._last_edges
        if last is not None and last.closed == closed and last.barred == barred:
            return last
        known = self._open_edges.get((closed, barred))
        if known is None:
            east, south = self._east, self._south
            for number in members(closed):
                shut_east, shut_south = self._sides(self.doors[number].edges)
                east &= ~shut_east
                south &= ~shut_south
            for number in members(barred):
                shut_east, shut_south = self._sides(self.bars[number].edges)
                east &= ~shut_east
                south &= ~shut_south
            known = OpenEdges(self.width, self.size, east, south, closed, barred)
            remember(self._open_edges, (closed, barred), known, _MOST_STATES_KEPT)
            for number in members(closed):
                known.shut |= self.doors[number].squares
                known.beyond |= self.door_zones[number]
                known.anchors_across |= self.door_anchors[number]
            known.at_start = self.start_mask | known.around(self.start_mask)
        self._last_edges = known
        return known

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
            row = 0
            for column in range(max(0, x - reach), min(width, x + reach + 1)):
                row |= 1 << column
            known = 0
            for line in range(max(0, y - reach), min(self.height, y + reach + 1)):
                known |= row << line * width
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
        anchors = 0
        for anchor in members(self.floor):
            squares = self.large(anchor)
            for a, b in door.edges:
                if squares >> a & 1 and squares >> b & 1:
                    anchors |= 1 << anchor
        return anchors


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


def _around(width: int, height: int, square: Square) -> SquareMask:
    x, y = square % width, square // width
    mask = 0
    for row in range(max(y - 1, 0), min(y + 2, height)):
        for column in range(max(x - 1, 0), min(x + 2, width)):
            mask |= 1 << row * width + column
    return mask & ~(1 << square)


def _numbers(size: int, areas: tuple[Area, ...]) -> tuple[int, ...]:
    """The number of each square's area."""
    numbers = [NO_AREA] * size
    for number, area in enumerate(areas):
        for square in members(area.squares):
            numbers[square] = number
    return tuple(numbers)


def _touching(size: int, doors: Sequence[Door]) -> tuple[DoorMask, ...]:
    # WO-973
    touching = [0] * size
    for number, door in enumerate(doors):
        for square in members(door.squares):
            touching[square] |= 1 << number
    return tuple(touching)
