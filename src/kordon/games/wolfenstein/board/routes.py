"""Steps and cheapest ways over the squares (WO-305 to WO-309, WO-605), for small and large figures (WO-804).

Ways are flooded outwards cost by cost, a whole set of squares at a time. What a figure can't pass is given as
`blocked`: foes, tokens that nobody enters, and for enemies the secret passages; its own squares may be in it.
Where it can't stop (markers, friends) is given as `no_stop`. If the figure opens doors, a closed one in its
way costs one more, and is opened from a square that touches it (WO-314). For large figures all squares that
go in or out as places are anchors.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from kordon.engine.bits import members
from kordon.games.wolfenstein.board.grid import Board, DoorMask, OpenEdges, Square, SquareMask, spread

FAR: Final = 10_000  # more than any way costs
STEP: Final = 1  # costs, WO-301
DIFFICULT: Final = 2
OPENING: Final = 1
NO_DOOR: Final = -1
NOWHERE: Final = -1

Source: TypeAlias = tuple[
    int, SquareMask, int
]  # the cost so far, the squares, the door opened there or NO_DOOR


def steps_from(
    board: Board, square: Square, closed: DoorMask, barred: DoorMask, blocked: SquareMask
) -> SquareMask:
    """The squares a figure can enter with one step."""
    edges = board.open_edges(closed, barred)
    return spread(board.width, edges.east, edges.south, 1 << square, ~blocked)


def steps_from_large(
    board: Board, anchor: Square, closed: DoorMask, barred: DoorMask, blocked: SquareMask
) -> SquareMask:
    """The anchors a large figure can shift to with one step."""
    flood = LargeFlood(board, anchor, closed, barred, blocked, False, DIFFICULT)
    steps = 0
    for direction in range(len(DIRECTIONS)):
        steps |= flood.shifted(1 << anchor, direction)
    return steps


def costs_from(
    board: Board,
    start: Square,
    closed: DoorMask,
    barred: DoorMask,
    blocked: SquareMask,
    no_stop: SquareMask,
    opens_doors: bool,
    difficult_cost: int,
) -> list[int]:
    """By square: what it costs to end a walk there; FAR where that can't be. Staying costs nothing."""
    flood = Flood(board, start, closed, barred, blocked, opens_doors, difficult_cost)
    flood.fill(0)
    return _costs(board, flood.levels, no_stop & ~(1 << start))


def costs_from_large(
    board: Board,
    start: Square,
    closed: DoorMask,
    barred: DoorMask,
    blocked: SquareMask,
    no_stop: SquareMask,
    opens_doors: bool,
    difficult_cost: int,
) -> list[int]:
    """By anchor: what it costs a large figure to end a walk there, never across a doorway (WO-801)."""
    flood = LargeFlood(board, start, closed, barred, blocked, opens_doors, difficult_cost)
    flood.fill(0)
    return _costs(board, flood.levels, (covering(board, no_stop) | board.doorway_anchors) & ~(1 << start))


def find_ways(
    board: Board,
    start: Square,
    goals: SquareMask,
    closed: DoorMask,
    barred: DoorMask,
    blocked: SquareMask,
    opens_doors: bool,
    difficult_cost: int,
) -> Ways:
    """The cheapest ways from a square to the goals that cost least."""
    return Ways(Flood(board, start, closed, barred, blocked, opens_doors, difficult_cost), goals)


def find_ways_large(
    board: Board,
    start: Square,
    goals: SquareMask,
    closed: DoorMask,
    barred: DoorMask,
    blocked: SquareMask,
    opens_doors: bool,
    difficult_cost: int,
) -> Ways:
    """The cheapest ways of a large figure to the anchors that cost least."""
    return Ways(LargeFlood(board, start, closed, barred, blocked, opens_doors, difficult_cost), goals)


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


def _costs(board: Board, levels: list[SquareMask], no_stop: SquareMask) -> list[int]:
    costs = [FAR] * board.size
    for cost, level in enumerate(levels):
        for square in members(level & ~no_stop):
            costs[square] = cost
    return costs


class Flood:
    """The squares that a small figure can come to, by what it costs."""

    def __init__(
        self,
        board: Board,
        start: Square,
        closed: DoorMask,
        barred: DoorMask,
        blocked: SquareMask,
        opens_doors: bool,
        difficult_cost: int,
    ) -> None:
        self.board: Board = board
        self.edges: OpenEdges = board.open_edges(closed, barred)
        self.passable: SquareMask = ~blocked | 1 << start
        self.difficult: SquareMask = board.difficult if difficult_cost > STEP else 0
        self.difficult_cost: int = difficult_cost
        self.levels: list[SquareMask] = [1 << start]
        # Doors to open on the way: what touches each, and what is open once it is.
        self.doors: list[tuple[int, SquareMask, OpenEdges]] = []
        if opens_doors:
            for door in members(closed):
                opened = board.open_edges(closed & ~(1 << door), barred)
                self.doors.append((door, board.doors[door].squares, opened))

    def fill(self, goals: SquareMask) -> int:
        """Flood until goals are reached; what they cost, or FAR if they can't be."""
        reached, cost = 0, 0
        while cost < len(self.levels):
            level = self.levels[cost] & ~reached
            self.levels[cost] = level
            if level & goals:
                return cost
            reached |= level
            if level:
                self.expand(level, cost)
            cost += 1
        return FAR

    def expand(self, level: SquareMask, cost: int) -> None:
        """Enter what is one step further than squares reached at a cost."""
        width = self.board.width
        entered = spread(width, self.edges.east, self.edges.south, level, self.passable)
        self.enter(entered, cost + STEP)
        for _, touching, opened in self.doors:
            beside = level & touching
            if beside:
                entered = spread(width, opened.east, opened.south, beside, self.passable)
                self.enter(entered, cost + OPENING + STEP)

    def enter(self, squares: SquareMask, cost: int) -> None:
        """Reach squares at a cost, or at more if they are difficult."""
        difficult = squares & self.difficult
        self.reach(squares & ~difficult, cost)
        self.reach(difficult, cost - STEP + self.difficult_cost)

    def reach(self, squares: SquareMask, cost: int) -> None:
        """Note squares as reached at a cost; those reached for less are sorted out later."""
        if squares:
            while len(self.levels) <= cost:
                self.levels.append(0)
            self.levels[cost] |= squares

    def sources(self, squares: SquareMask, cost: int) -> list[Source]:
        """From where squares were entered that were reached at a cost."""
        width, found = self.board.width, []
        for entered, price in (
            (squares & ~self.difficult, STEP),
            (squares & self.difficult, self.difficult_cost),
        ):
            before = cost - price
            if entered and before >= 0:
                back = spread(width, self.edges.east, self.edges.south, entered, self.passable)
                found.append((before, back & self.levels[before], NO_DOOR))
                before -= OPENING
                if before >= 0:
                    for door, touching, opened in self.doors:
                        back = spread(width, opened.east, opened.south, entered, self.passable)
                        found.append((before, back & touching & self.levels[before], door))
        return found


# ---- large figures: directions are numbered so that 7 - n is the opposite of n

DIRECTIONS: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


class LargeFlood(Flood):
    """The anchors that a large figure can come to; all four squares shift (WO-804)."""

    def __init__(
        self,
        board: Board,
        start: Square,
        closed: DoorMask,
        barred: DoorMask,
        blocked: SquareMask,
        opens_doors: bool,
        difficult_cost: int,
    ) -> None:
        super().__init__(board, start, closed, barred, blocked, False, difficult_cost)
        if opens_doors:
            self.edges = board.open_edges(0, barred)
        self.passable = ~covering(board, blocked & ~board.large(start))
        self.closed_doors: list[tuple[int, SquareMask]] = []  # with the anchors across each
        self.to_open: SquareMask = 0
        for door in members(closed) if opens_doors else []:
            self.closed_doors.append((door, board.door_anchors[door]))
            self.to_open |= board.door_anchors[door]
        self.hard: list[SquareMask] = [self._newly_difficult(dx, dy) for dx, dy in DIRECTIONS]

    def _newly_difficult(self, dx: int, dy: int) -> SquareMask:
        """The anchors at which a step in a direction newly covers difficult squares."""
        width, anchors = self.board.width, 0
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
            if not (0 <= x + dx <= 1 and 0 <= y + dy <= 1):
                anchors |= self.difficult >> y * width + x
        return anchors

    def shifted(self, anchors: SquareMask, direction: int) -> SquareMask:
        """Where a step in a direction leads to from some anchors."""
        dx, dy = DIRECTIONS[direction]
        if not dx or not dy:
            return self._straight(anchors, dx, dy) & self.passable
        side = self.passable & ~self.to_open
        around = self._straight(self._straight(anchors, dx, 0) & side, 0, dy)
        around |= self._straight(self._straight(anchors, 0, dy) & side, dx, 0)
        return around & self.passable

    def _straight(self, anchors: SquareMask, dx: int, dy: int) -> SquareMask:
        east, south, width = self.edges.large_east, self.edges.large_south, self.board.width
        if dx > 0:
            return (anchors & east) << 1
        if dx < 0:
            return anchors >> 1 & east
        return (anchors & south) << width if dy > 0 else anchors >> width & south

    def expand(self, level: SquareMask, cost: int) -> None:
        """Shift to what is one step further than anchors reached at a cost."""
        for direction in range(len(DIRECTIONS)):
            entered = self.shifted(level, direction)
            if entered:
                self.enter_hard(entered & ~self.to_open, cost + STEP, direction)
                self.enter_hard(entered & self.to_open, cost + OPENING + STEP, direction)

    def enter_hard(self, anchors: SquareMask, cost: int, direction: int) -> None:
        """Reach anchors at a cost, or at more if newly covered squares are difficult."""
        hard = anchors & self.hard[direction]
        self.reach(anchors & ~hard, cost)
        self.reach(hard, cost - STEP + self.difficult_cost)

    def sources(self, squares: SquareMask, cost: int) -> list[Source]:
        """From where anchors were entered that were reached at a cost."""
        found: list[Source] = []
        for direction in range(len(DIRECTIONS)):
            hard = squares & self.hard[direction]
            for entered, price in ((squares & ~hard, STEP), (hard, self.difficult_cost)):
                self._sources_of(entered & ~self.to_open, cost - price, direction, NO_DOOR, found)
                for door, across in self.closed_doors:
                    self._sources_of(entered & across, cost - price - OPENING, direction, door, found)
        return found

    def _sources_of(
        self, entered: SquareMask, before: int, direction: int, door: int, found: list[Source]
    ) -> None:
        if entered and before >= 0:
            back = self.shifted(entered, 7 - direction) & self.levels[before]
            if back:
                found.append((before, back, door))


class Ways:
    """All the cheapest ways from a square to the nearest of some goals."""

    def __init__(self, flood: Flood, goals: SquareMask) -> None:
        self.flood: Flood = flood
        self.cost: int = flood.fill(goals)  # FAR if there is no way
        self.ends: SquareMask = 0  # all goals at that cost
        self.layers: list[SquareMask] = []  # by cost: the squares on any of the ways
        if self.cost < FAR:
            self.ends = flood.levels[self.cost] & goals
            self.layers = [0] * (self.cost + 1)
            self.layers[self.cost] = self.ends
            for cost in range(self.cost, 0, -1):
                if self.layers[cost]:
                    for before, squares, _ in flood.sources(self.layers[cost], cost):
                        self.layers[before] |= squares

    def stops(self, budget: int, no_stop: SquareMask) -> SquareMask:
        """Where a figure can come to stand that follows one of the ways as far as its points last.

        More than one square is a real choice (WO-606).
        """
        if self.cost <= budget:
            return self.ends
        no_stop &= ~self.layers[0]
        last = [0] * len(self.layers)  # squares after which a way has none to stop on within the budget
        found = 0
        for cost in range(self.cost, -1, -1):
            squares = self.layers[cost]
            if cost <= budget:
                found |= squares & last[cost] & ~no_stop
                squares &= last[cost] & no_stop
            if squares and cost:
                for before, sources, _ in self.flood.sources(squares, cost):
                    last[before] |= sources & self.layers[before]
        return found

    def way(self, end: Square) -> list[int]:
        """One of the ways, as far as a square on it: squares to step to, and `~door` for doors to open."""
        cost = 0
        while not self.layers[cost] >> end & 1:
            cost += 1
        actions: list[int] = []
        heading = 0
        while cost:
            cost, before, door = self._step_back(end, cost, heading)
            actions.append(end)
            if door != NO_DOOR:
                actions.append(~door)
            heading, end = end - before, before
        actions.reverse()
        return actions

    def _step_back(self, square: Square, cost: int, heading: int) -> tuple[int, Square, int]:
        """From where a square is entered: straight on if that can be."""
        sources = self.flood.sources(1 << square, cost)
        straight, best = square - heading, NOWHERE
        found = (0, NOWHERE, NO_DOOR)
        for before, squares, door in sources:
            if heading and straight >= 0 and squares >> straight & 1:
                return before, straight, door
            if squares:
                lowest = members(squares)[0]
                if best == NOWHERE or lowest < best:
                    best, found = lowest, (before, lowest, door)
        assert best != NOWHERE, f"no way to square {square} at {cost}"
        return found
