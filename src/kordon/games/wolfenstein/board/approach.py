"""Every cheapest way towards a goal, as far as a figure's points last (WO-603, WO-605, WO-607, WO-801).

An enemy does not plan a whole walk: it follows any of the cheapest ways until something stops it. So a
`Field` floods backwards from the goals and holds what each square still costs; it is shared by all figures
that have the same goals. An `Approach` then goes forwards from one figure's square, a set of squares at a
time, and finds every square where the walk can end. A figure stops only where it can stand, and opens doors
only from there; what stops it on the way (a hero it can attack) is the caller's to say.

For large figures squares are anchors, as everywhere (WO-801).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kordon.engine.bits import BITS, lowest, members
from kordon.engine.caches import remember
from kordon.games.wolfenstein.board.grid import DIRECTIONS, Board, DoorMask, OpenEdges
from kordon.games.wolfenstein.board.routes import FAR, pushed
from kordon.games.wolfenstein.pieces import DIFFICULT_AP, NOWHERE, OPEN_AP, STEP_AP, Square, SquareMask

Steps: TypeAlias = list[tuple[SquareMask, int]]  # squares, and what a step there or from there costs
Stopper: TypeAlias = Callable[[SquareMask, int], SquareMask]
"""Which of some squares stop a figure that comes there with so many points left."""

_MOST_FIELDS_KEPT: Final = 500


class Ground:
    """What limits the steps of a small figure: closed doors, bars, foes and tokens, friends and markers."""

    def __init__(
        self,
        board: Board,
        start: Square,
        edges: OpenEdges,
        blocked: SquareMask,
        no_stop: SquareMask,
        difficult_cost: int,
    ) -> None:
        self.board: Board = board
        self.start: Square = start
        self.edges: OpenEdges = edges
        self.closed: DoorMask = edges.closed
        self.barred: DoorMask = edges.barred
        here = BITS[start]
        self.passable: SquareMask = board.floor ^ blocked  # blocked squares are floor, and never its own
        self.no_stop: SquareMask = (no_stop | here) ^ here
        self.difficult: SquareMask = board.difficult if difficult_cost > STEP_AP else 0
        self.difficult_cost: int = difficult_cost
        self.limit(blocked, no_stop)

    def limit(self, blocked: SquareMask, no_stop: SquareMask) -> None:
        """What else a figure of this size can't enter or stop on."""

    def key(self, goals: SquareMask) -> tuple[int, ...]:
        """What a field to these goals depends on."""
        return (
            goals,
            self.passable,
            self.no_stop & self.edges.shut,
            self.closed,
            self.barred,
            self.difficult_cost,
        )

    def back(self, squares: SquareMask) -> Steps:
        """From where squares are entered by a step, and for how much."""
        edges = self.edges
        hard = squares & self.difficult
        if not hard:
            return [(edges.steps(squares, self.passable), STEP_AP)]
        easy = squares ^ hard
        found = [(edges.steps(hard, self.passable), self.difficult_cost)]
        if easy:
            found.append((edges.steps(easy, self.passable), STEP_AP))
        return found

    def back_through_doors(self, squares: SquareMask) -> Steps:
        """From where squares are entered by opening a door first."""
        found: Steps = []
        if not squares & self.edges.beyond:
            return found
        board = self.board
        for door in members(self.closed):
            beyond = squares & board.door_zones[door]
            if beyond:
                opened = board.open_edges(self.closed & ~(1 << door), self.barred)
                workable = board.doors[door].squares
                workable ^= workable & self.no_stop
                for entered, price in self.split(beyond):
                    before = opened.steps(entered, self.passable) & workable
                    if before:
                        found.append((before, price + OPEN_AP))
        return found

    def on(self, squares: SquareMask) -> Steps:
        """What can be entered from squares, and for how much."""
        return self.split(self.edges.steps(squares, self.passable))

    def split(self, entered: SquareMask) -> Steps:
        """Squares by what entering them costs."""
        hard = entered & self.difficult
        if not hard:
            return [(entered, STEP_AP)]
        return [(entered ^ hard, STEP_AP), (hard, self.difficult_cost)]

    def openings(self, squares: SquareMask, left: int, levels: list[SquareMask]) -> list[tuple[Square, int]]:
        """The squares from which a cheapest way leads through a closed door, with that door."""
        found: list[tuple[Square, int]] = []
        if not squares & self.edges.shut:
            return found
        board = self.board
        for door in members(self.closed):
            workable = squares & board.doors[door].squares & ~self.no_stop
            for square in members(workable):
                opened = board.open_edges(self.closed & ~(1 << door), self.barred)
                entered = opened.steps(1 << square, self.passable)
                for part, price in self.split(entered):
                    rest = left - OPEN_AP - price
                    if rest >= 0 and part & levels[rest]:
                        found.append((square, door))
                        break
        return found


class LargeGround(Ground):
    """The same for a large figure: four squares shift, and it never stops across a doorway (WO-801, WO-804).

    A closed door in its way is opened for one point more, by the step that brings the figure across it.
    """

    def limit(self, blocked: SquareMask, no_stop: SquareMask) -> None:
        """All four squares count, and doorways; `blocked` may hold the figure's own squares."""
        board, start = self.board, self.start
        own = board.large(start)
        self.shifts: OpenEdges = board.open_edges(0, self.barred)
        self.passable = (self.shifts.large_fits | 1 << start) & ~board.covering(blocked & ~own)
        self.to_open: SquareMask = self.edges.anchors_across  # of closed doors
        self.side: SquareMask = self.passable ^ self.passable & self.to_open  # where one goes around a corner
        self.hard: SquareMask = board.covering(self.difficult)
        # By direction: the anchors at which a step newly covers difficult squares (WO-804).
        self.newly_hard: tuple[SquareMask, ...] = board.hard_steps if self.hard else (0,) * len(DIRECTIONS)
        self.no_stop = (board.covering(no_stop) | board.doorway_anchors) & ~(1 << start)
        self.unfree: SquareMask = (blocked | no_stop) & ~own  # squares, not anchors

    def key(self, goals: SquareMask) -> tuple[int, ...]:
        """What a field to these goals depends on; small figures have shorter keys."""
        return (
            goals,
            self.passable,
            self.no_stop & self.reached(self.to_open) if self.closed else 0,
            self.closed,
            self.barred,
            self.difficult_cost,
            1,
        )

    def back(self, squares: SquareMask) -> Steps:
        """From where anchors are entered by a step, and for how much (WO-804)."""
        return self._back(squares ^ squares & self.to_open)

    def back_through_doors(self, squares: SquareMask) -> Steps:
        """From where anchors across a closed door are entered."""
        found: Steps = []
        for before, price in self._back(squares & self.to_open):
            workable = before ^ before & self.no_stop
            if workable:
                found.append((workable, price + OPEN_AP))
        return found

    def _back(self, squares: SquareMask) -> Steps:
        hard = squares & self.hard
        easy = squares ^ hard
        found: Steps = [(self.reached(easy), STEP_AP)] if easy else []
        if hard:
            for direction in range(len(DIRECTIONS)):
                for entered, price in self._by_cost(hard, direction):
                    before = self.shifted(entered, 7 - direction)
                    if before:
                        found.append((before, price))
        return found

    def on(self, squares: SquareMask) -> Steps:
        """What can be entered from anchors, and for how much."""
        reached = self.reached(squares)
        reached ^= reached & self.to_open
        hard = reached & self.hard
        if not hard:
            return [(reached, STEP_AP)]
        found: Steps = [(reached ^ hard, STEP_AP)]
        for direction in range(len(DIRECTIONS)):
            entered = self.shifted(squares, direction) & hard
            if entered:
                found += self._by_cost(entered, direction)
        return found

    def openings(self, squares: SquareMask, left: int, levels: list[SquareMask]) -> list[tuple[Square, int]]:
        """The anchors from which a cheapest way leads through a closed door, with that door."""
        found: list[tuple[Square, int]] = []
        if not self.reached(squares) & self.to_open:
            return found
        for door in members(self.closed):
            across = self.board.door_anchors[door]
            for anchor in members(squares & ~self.no_stop & self.reached(across)):
                for direction in range(len(DIRECTIONS)):
                    entered = self.shifted(1 << anchor, direction) & across
                    for part, price in self._by_cost(entered, direction):
                        rest = left - OPEN_AP - price
                        if part and rest >= 0 and part & levels[rest] and (anchor, door) not in found:
                            found.append((anchor, door))
        return found

    def _by_cost(self, entered: SquareMask, direction: int) -> Steps:
        hard = entered & self.newly_hard[direction]
        if not hard:
            return [(entered, STEP_AP)]
        return [(entered ^ hard, STEP_AP), (hard, self.difficult_cost)]

    def reached(self, anchors: SquareMask) -> SquareMask:
        """Where one step in any direction leads to from some anchors."""
        east, south, width = self.shifts.large_east, self.shifts.large_south, self.board.width
        upright = (anchors & south) << width | anchors >> width & south
        across = (anchors & east) << 1 | anchors >> 1 & east
        around, beside = across & self.side, upright & self.side
        diagonal = (around & south) << width | around >> width & south
        diagonal |= (beside & east) << 1 | beside >> 1 & east
        return (upright | across | diagonal) & self.passable

    def shifted(self, anchors: SquareMask, direction: int) -> SquareMask:
        """Where a step in a direction leads to from some anchors."""
        dx, dy = DIRECTIONS[direction]
        if not dx or not dy:
            return self._straight(anchors, dx, dy) & self.passable
        around = self._straight(self._straight(anchors, dx, 0) & self.side, 0, dy)
        around |= self._straight(self._straight(anchors, 0, dy) & self.side, dx, 0)
        return around & self.passable

    def _straight(self, anchors: SquareMask, dx: int, dy: int) -> SquareMask:
        east, south, width = self.shifts.large_east, self.shifts.large_south, self.board.width
        if dx > 0:
            return (anchors & east) << 1
        if dx < 0:
            return anchors >> 1 & east
        return (anchors & south) << width if dy > 0 else anchors >> width & south


class Field:
    """What every square still costs to the nearest of some goals; worked out only as far as it is asked."""

    __slots__ = ("_settled", "ground", "levels", "reached")

    def __init__(self, ground: Ground, goals: SquareMask) -> None:
        self.ground: Ground = ground
        self.levels: list[SquareMask] = [goals]  # by cost
        self.reached: SquareMask = 0
        self._settled: int = 0

    def cost(self, square: Square) -> int:
        """What is left from a square; FAR if there is no way."""
        bit = BITS[square]
        if not self.reached & bit:
            while self._settled < len(self.levels):
                self._settle()
                if self.reached & bit:
                    return self._settled - 1
            return FAR
        cost = 0
        while not self.levels[cost] & bit:
            cost += 1
        return cost

    def _settle(self) -> None:
        cost = self._settled
        level = self.levels[cost]
        level = self.levels[cost] = level ^ level & self.reached
        self.reached |= level
        self._settled += 1
        if level:
            steps = self.ground.back(level)
            if self.ground.closed:
                steps += self.ground.back_through_doors(level)
            for squares, price in steps:
                while len(self.levels) <= cost + price:
                    self.levels.append(0)
                self.levels[cost + price] |= squares


def field_to(ground: Ground, goals: SquareMask) -> Field:
    """The field to those of the goals that can be entered; fields are kept with the board."""
    goals &= ground.passable
    fields = ground.board.fields
    key = ground.key(goals)
    known = fields.get(key)
    if known is None:
        known = remember(fields, key, Field(ground, goals), _MOST_FIELDS_KEPT)
    assert isinstance(known, Field), "only fields are kept there"
    return known


class Approach:
    """A figure's walk along all cheapest ways of a field, as far as its points last."""

    __slots__ = ("_sets", "arrives", "cost", "doors", "ends", "ground", "pushes", "start", "stopped")

    def __init__(self, ground: Ground, field: Field, points: int, stops: Stopper) -> None:
        self.ground: Ground = ground
        self.start: Square = ground.start
        self.cost: int = field.cost(ground.start)  # of the whole way
        self.stopped: SquareMask = 0  # where `stops` ends the walk
        self.doors: dict[Square, int] = {}  # where a door is opened, and which
        self.pushes: dict[Square, Square] = {}  # where a large figure is pushed to, from across a doorway
        self.ends: SquareMask = 0  # every square where the walk can end; the start if a door is opened there
        self.arrives: bool = False  # whether it can end on a goal
        self._sets: list[SquareMask] = []  # by points spent: the squares it can come to
        if self.cost < FAR:
            self._walk(field.levels, points, stops)

    def _walk(self, levels: list[SquareMask], points: int, stops: Stopper) -> None:
        ground, cost = self.ground, self.cost
        reach = min(points, cost)
        sets = self._sets = [0] * (reach + 1)
        sets[0] = BITS[self.start]
        furthest = 0
        for spent in range(reach + 1):
            here = sets[spent]
            if not here:
                continue
            if spent:
                standing = here ^ here & ground.no_stop
                if standing:
                    stopped = stops(standing, points - spent)
                    self.stopped |= stopped
                    here ^= stopped
                    furthest = spent
            left = cost - spent
            if not here or not left or spent == points:
                continue
            for squares, price in ground.on(here):
                if spent + price <= reach:
                    sets[spent + price] |= squares & levels[left - price]
            if ground.closed:
                for square, door in ground.openings(here, left, levels):
                    self.doors.setdefault(square, door)
                    self.ends |= 1 << square
        self.ends |= self.stopped
        if furthest:
            self.arrives = furthest == cost
        if isinstance(ground, LargeGround) and self._push(ground, furthest):
            return
        if furthest:
            self.ends |= sets[furthest] ^ sets[furthest] & ground.no_stop

    def _push(self, ground: LargeGround, furthest: int) -> bool:
        """Push on what would end across a doorway; False if that does not come up or there is no room."""
        deepest = len(self._sets) - 1
        while not self._sets[deepest]:
            deepest -= 1
        if deepest <= furthest:
            return False
        for anchor in members(self._sets[deepest] & ground.board.doorway_anchors & ~self.stopped):
            way = self._way(anchor, deepest)
            before = way[-2] if len(way) > 1 else self.start
            beyond = pushed(ground.board, before, anchor, ground.closed, ground.barred, 0, 0)
            if beyond != NOWHERE and not ground.board.large(beyond) & ground.unfree:
                self.pushes.setdefault(beyond, anchor)
                self.ends |= 1 << beyond
        return bool(self.pushes)

    def spent(self, end: Square) -> int:
        """What the walk to an end costs; to where it is pushed, nothing more."""
        square = self.pushes.get(end, end)
        spent = 0
        while not self._sets[spent] & BITS[square]:
            spent += 1
        return spent

    def way(self, end: Square) -> list[Square]:
        """The squares of one way to an end, in order, straight on where that can be; a push aside."""
        return self._way(self.pushes.get(end, end), self.spent(end))

    def _way(self, square: Square, spent: int) -> list[Square]:
        squares: list[Square] = []
        heading = 0
        while spent:
            squares.append(square)
            straight, best, cost = square - heading, NOWHERE, 0
            for before, price in self.ground.back(BITS[square]):
                before &= self._sets[spent - price] if price <= spent else 0
                before ^= before & self.stopped
                if before and heading and straight >= 0 and before & BITS[straight]:
                    best, cost = straight, price
                    break
                if before and (best == NOWHERE or lowest(before) < best):
                    best, cost = lowest(before), price
            assert best != NOWHERE, f"no way to square {square} for {spent}"
            heading, square, spent = square - best, best, spent - cost
        squares.reverse()
        return squares


def ground_of(
    board: Board,
    start: Square,
    closed: DoorMask,
    barred: DoorMask,
    blocked: SquareMask,
    no_stop: SquareMask,
    *,
    large: bool,
    sure_footed: bool,
) -> Ground:
    """The ground of a small or a large figure."""
    difficult_cost = STEP_AP if sure_footed else DIFFICULT_AP
    kind = LargeGround if large else Ground
    return kind(board, start, board.open_edges(closed, barred), blocked, no_stop, difficult_cost)
