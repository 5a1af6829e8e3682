"""A map prepared for play: every path, reach and search of every space, computed once and shared."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from kordon.engine.bits import mask_of, members
from kordon.engine.caches import remember
from kordon.games.sniper import moves, pieces
from kordon.games.sniper.maps import compiled
from kordon.games.sniper.maps.compiled import CompiledMap
from kordon.games.sniper.moves import SniperMove
from kordon.games.sniper.pieces import NO_SPACE, SNIPER_SEAT, Objective, Space, SpaceMask, Unit, UnitMask

LONGEST_WALK: Final = 3
SECTORS: Final = 4
SWEPT: Final = 2  # spaces besides the unit's own
FAR: Final = 1000  # more steps than any map has
MOST_GOALS_KEPT: Final = 1000


class UnitMoves:
    """What a unit of one seat can do in a space, regardless of other units; marches still need a free end."""

    def __init__(self, board: Board, seat: int, unit: Unit, space: Space) -> None:
        near = board.map.adjacent_mask[space] & board.map.enterable_mask
        matching = members(board.map.matching_mask[space])
        self.marches: list[moves.March] = [
            moves.march(seat, unit, end) for end in members(board.reach_mask[space])
        ]
        self.attack: moves.Attack = moves.attack(seat, unit)
        self.spots: list[SniperMove] = [moves.spot(seat, unit, other) for other in members(near)]
        self.sweeps: list[SniperMove] = [
            moves.sweep(seat, unit, pair) for pair in combinations(matching, min(SWEPT, len(matching)))
        ]
        self.dismiss: moves.Dismiss = moves.dismiss(seat, unit)


class Board:
    """The map and what follows from it; never changed by play."""

    FIELDS: ClassVar[tuple[str, ...]] = ("name",)  # boards of one name are the same

    def __init__(self, map: CompiledMap) -> None:
        self.map: CompiledMap = map
        self.name: str = map.map
        self.reach_mask: list[SpaceMask] = [reach(map, space) for space in range(map.size)]
        ways = [walks(map, space) if map.enterable_mask >> space & 1 else [] for space in range(map.size)]
        self.walks: list[list[moves.Walk]] = [[moves.Walk(SNIPER_SEAT, path) for path in way] for way in ways]
        self.walk_masks: list[list[SpaceMask]] = [[mask_of(path) for path in way] for way in ways]
        ways = [entries(map, map.entrances[sector]) for sector in range(SECTORS)]
        self.enters: list[list[moves.Enter]] = [
            [moves.Enter(SNIPER_SEAT, path) for path in way] for way in ways
        ]
        self.enter_masks: list[list[SpaceMask]] = [[mask_of(path) for path in way] for way in ways]
        self._steps: dict[SpaceMask, list[int]] = {}
        self._unit_moves: list[UnitMoves | None] = [None] * (pieces.MOST_SEATS * pieces.UNITS * map.size)

    def suit(self, objective: Objective) -> int:
        """The sector that an objective's card stands for (SE-006)."""
        return self.map.sector[self.map.objective_spaces[objective]]

    def unit_moves(self, seat: int, unit: Unit, space: Space) -> UnitMoves:
        """The moves of a unit that stands there, made when first asked for."""
        index = (seat * pieces.UNITS + unit) * self.map.size + space
        known = self._unit_moves[index]
        if known is None:
            known = self._unit_moves[index] = UnitMoves(self, seat, unit, space)
        return known

    def steps_to(self, goals: SpaceMask) -> list[int]:
        """By space: the fewest steps to any of the goals, past everybody; FAR if there is no way."""
        known = self._steps.get(goals)
        if known is None:
            known = remember(self._steps, goals, count_steps(self.map, goals), MOST_GOALS_KEPT)
        return known

    def within(self, goals: SpaceMask, steps: int) -> SpaceMask:
        """The spaces within so many steps of any of the goals."""
        return mask_of([space for space, far in enumerate(self.steps_to(goals)) if far <= steps])


_boards: dict[str, Board] = {}


def board_of(name: str) -> Board:
    """The board of a map, made once per process."""
    if name not in _boards:
        _boards[name] = Board(compiled.load(name))
    return _boards[name]


def add_board(map: CompiledMap) -> Board:
    """Make a map that is not one of our own known by its name."""
    _boards[map.map] = Board(map)
    return _boards[map.map]


def walks(map: CompiledMap, start: Space) -> list[tuple[Space, ...]]:
    """All the sniper's paths from a space, shortest first, without regard to units (SE-106, SE-304)."""
    return _paths(map, [()], start)


def entries(map: CompiledMap, entrance: Space) -> list[tuple[Space, ...]]:
    """All the sniper's paths onto the board that begin with this space (SE-301)."""
    return _paths(map, [(entrance,)], entrance)


def _paths(map: CompiledMap, paths: list[tuple[Space, ...]], start: Space) -> list[tuple[Space, ...]]:
    found = [path for path in paths if path]
    while paths:
        longer = []
        for path in paths:
            here = path[-1] if path else start
            been = mask_of(path) | 1 << start
            if len(path) < LONGEST_WALK:
                longer += [(*path, step) for step in members(map.step_mask[here] & ~been)]
        found += longer
        paths = longer
    # Short enough for the ground they enter (SE-106).
    return [path for path in found if len(path) < LONGEST_WALK or not mask_of(path) & map.difficult_mask]


def reach(map: CompiledMap, start: Space) -> SpaceMask:
    """Where a unit can go from a space, past others (SE-106, SE-504)."""
    first = map.step_mask[start]
    ends = 0
    for middle in members(first & ~map.difficult_mask):
        ends |= map.step_mask[middle]
    return (first | ends & ~map.difficult_mask) & ~(1 << start)


def units_in(units: tuple[Space, ...], spaces: SpaceMask) -> UnitMask:
    """The units that stand in these spaces."""
    found = 0
    for unit, space in enumerate(units):
        if space != NO_SPACE and spaces >> space & 1:
            found |= 1 << unit
    return found


def count_steps(map: CompiledMap, goals: SpaceMask) -> list[int]:
    """By space: the fewest steps to any of the goals; FAR if there is no way."""
    steps = [FAR] * map.size
    reached = edge = goals
    count = 0
    while edge:
        further = 0
        for space in members(edge):
            steps[space] = count
            further |= map.step_mask[space]
        edge = further & ~reached
        reached |= edge
        count += 1
    return steps
