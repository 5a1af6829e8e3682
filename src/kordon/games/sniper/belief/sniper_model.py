"""The stated model of the sniper, which weighs what is possible. It never excludes anything possible.

- **Objectives and entrance.** The pair comes as SE-201 deals it, the sniper burying either card of one
  suit with equal chance; each of the two entrances allowed (SE-301) is as likely as the other.
- **Walking.** A turn has a walk with the chance `WALKS`. All ends in reach are equally likely, but one that a
  unit could march to counts `WITHIN_REACH` of that, and an objective's space whose unit was just killed
  `FREED` times. So are the paths to one end, but each counts `LENGTHS` of
  its length, and a run that units hear `HEARD` of that.
- **Heading.** At any time the sniper heads for one own objective not yet completed, at first either of the
  two. A place counts `exp(-PULL × steps to it)`, so walks drift towards it; waiting on it to complete it
  next turn counts `WAITING` times that.
- **Order.** Public actions come before the walk as often as after it.
- **Cards.** A card played face down before the walk is sound masking or a mine by the odds `FACE_DOWN_ODDS`,
  after it a mine. Cards never seen are dealt at random.
- **Shots.** The target is any unit in sight that the announced number of tokens reaches.
- **Loots.** A loot is equally likely on every numbered space.
- **Evasion.** A sniper who knows all this avoids what it calls likely, and the error multiplies turn by turn.
  So `SniperBelief.likely_spaces` raises chances to the power of `TEMPER` and cuts them off at `AT_MOST`.

The numbers were fitted to games of the quick players (`docs/journal.md`): a sniper who evades.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from collections.abc import Container
from functools import cache
from itertools import combinations
from math import exp
from typing import Final, TypeAlias

from kordon.engine.bits import mask_of, members
from kordon.games.sniper.board import SECTORS, Board
from kordon.games.sniper.pieces import MASKING, MINE, NO_SPACE, OBJECTIVES, Objective, Space, SpaceMask
from kordon.games.sniper.rules.sniper_turn import heard_from

WALKS: Final = 0.85
ENTERS: Final = 0.95  # the first turn has to have a walk; it may just not have been made yet
LENGTHS: Final = (0.0, 1.5, 2.7, 1.7)
HEARD: Final = 0.6
PULL: Final = 1.1
WAITING: Final = 6.5
WITHIN_REACH: Final = 0.24
FREED: Final = 1.8
TEMPER: Final = 0.3
AT_MOST: Final = 0.2
FACE_DOWN_ODDS: Final = {MASKING: 0.6, MINE: 0.4}

OFF: Final = 255  # stands for a space while the sniper is not on the board yet

Walk: TypeAlias = tuple[SpaceMask, SpaceMask, Space, tuple[Space, ...]]
"""The spaces entered, those that would hear such a run (none if it is too short), its end, its path."""
Way: TypeAlias = tuple[Space, float, SpaceMask, SpaceMask, tuple[Space, ...]]
"""One walk at a moment: its end, its chance, the units' and the dogs' spaces that notice it, its path."""
Noticed: TypeAlias = tuple[SpaceMask, SpaceMask]
"""The spaces of the units that hear a walk, and those of the dogs that smell it."""
Flow: TypeAlias = list[tuple[Space, float]]
Pair: TypeAlias = tuple[Objective, Objective]


class MapModel:
    """What the model draws from a map alone; made once a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        map = board.map
        assert map.size <= OFF, f"a map of {map.size} spaces is too large for states of the filter"
        self.walks: list[list[Walk]] = []
        for space in range(map.size):
            walks = zip(board.walks[space], board.walk_masks[space], strict=True)
            self.walks.append([self._walk(space, mask, walk.path) for walk, mask in walks])
        self.entries: list[list[Walk]] = []
        for sector in range(SECTORS):
            enters = zip(board.enters[sector], board.enter_masks[sector], strict=True)
            self.entries.append([self._walk(NO_SPACE, mask, enter.path) for enter, mask in enters])
        self.arrivals: list[list[tuple[int, Walk]]] = [[] for _ in range(map.size)]  # by end: starts, walks
        starts = [*range(map.size), *[OFF << 8 | sector for sector in range(SECTORS)]]
        for start, leaving in zip(starts, [*self.walks, *self.entries], strict=True):
            for walk in leaving:
                self.arrivals[walk[2]].append((start, walk))
        self.pull: list[list[float]] = [[], *(self._pull(number) for number in range(1, OBJECTIVES + 1))]
        self.dealt = deal(tuple(board.suit(number) if number else -1 for number in range(OBJECTIVES + 1)))

    def _walk(self, start: Space, mask: SpaceMask, path: tuple[Space, ...]) -> Walk:
        return mask, heard_from(self.board.map, start, path), path[-1], path

    def _pull(self, number: Objective) -> list[float]:
        """By space: how much a sniper who heads for this objective likes to be there."""
        map = self.board.map
        goal = map.objective_spaces[number]
        steps = self.board.steps_to(1 << goal) + [map.size] * (OFF + 1 - map.size)
        pull = [exp(-PULL * min(far, map.size)) for far in steps]
        pull[goal] *= WAITING
        return pull


@cache
def model_of(board: Board) -> MapModel:
    """The model on this board."""
    return MapModel(board)


@cache
def deal(suits: tuple[int, ...]) -> list[tuple[Pair, int, float]]:
    """Every outcome of SE-201, given the suits by number: the pair, the mask of buried cards, the chance."""
    outcomes: dict[tuple[Pair, int], float] = {}
    open_ends = [(pair, 0, 1.0) for pair in combinations(range(1, OBJECTIVES + 1), 2)]
    while open_ends:
        (first, second), buried, chance = open_ends.pop()
        if suits[first] != suits[second]:
            key = (first, second), buried
            outcomes[key] = outcomes.get(key, 0.0) + chance
            continue
        for gone, kept in ((first, second), (second, first)):
            now_buried = buried | 1 << gone
            left = [n for n in range(1, OBJECTIVES + 1) if n != kept and not now_buried >> n & 1]
            for drawn in left:
                pair = (min(kept, drawn), max(kept, drawn))
                open_ends.append((pair, now_buried, chance / 2 / len(left)))
    total = sum(outcomes.values())
    return [(pair, buried, chance / total) for (pair, buried), chance in sorted(outcomes.items())]


class Moment:
    """Where units and dogs stand: what walks are legal, and who notices them. Computed on demand."""

    __slots__ = ("_dogs_mask", "_ends", "_flows", "_model", "_reached", "dogs", "freed", "occupied")

    def __init__(
        self, model: MapModel, occupied: SpaceMask, dogs: tuple[Space, ...], freed: SpaceMask = 0
    ) -> None:
        self.occupied = occupied
        self.dogs = dogs
        self.freed = freed  # objective spaces whose unit was killed in this turn
        self._dogs_mask = mask_of([dog for dog in dogs if dog != NO_SPACE])
        self._model = model
        self._flows: dict[int, Flows] = {}
        self._ends: dict[int, dict[Noticed, dict[Space, float]]] = {}
        self._reached: SpaceMask = 0  # where units can come in one march
        for space in members(occupied):
            self._reached |= model.board.reach_mask[space]

    def flows(self, start: int) -> Flows:
        """Where walks end from a space, or from off the board by an entrance (`OFF << 8 | sector`)."""
        known = self._flows.get(start)
        if known is None:
            quiet: dict[Space, float] = {}
            heard_too: dict[Space, float] = {}
            smelled: dict[Space, float] = {}
            legal = self.walks(start)
            ends = self._odds(legal)
            here, occupied, dogs_mask = self._here(start), self.occupied, self._dogs_mask
            for mask, heard, end, path in legal:
                weight = LENGTHS[len(path)] * ends[end]
                if (mask | here) & dogs_mask:
                    smelled[end] = smelled.get(end, 0.0) + (weight * HEARD if heard & occupied else weight)
                elif heard & occupied:
                    heard_too[end] = heard_too.get(end, 0.0) + weight * HEARD
                else:
                    quiet[end] = quiet.get(end, 0.0) + weight
            total = sum(quiet.values()) + sum(heard_too.values()) + sum(smelled.values())
            known = self._flows[start] = Flows(quiet, heard_too, smelled, total, ends)
        return known

    def ends(self, start: int) -> dict[Noticed, dict[Space, float]]:
        """By who notices it: where such a walk can end, and how likely."""
        known = self._ends.get(start)
        if known is None:
            known = self._ends[start] = {}
            for end, chance, units, dogs, _ in self.ways(start):
                ends = known.setdefault((units, dogs), {})
                ends[end] = ends.get(end, 0.0) + chance
        return known

    def ways(self, start: int) -> list[Way]:
        """The same walks one by one."""
        return [self._way(start, walk) for walk in self.walks(start)]

    def ways_to(self, end: Space, starts: Container[int]) -> list[tuple[int, Way]]:
        """The legal walks to a space from these starts."""
        occupied = self.occupied
        return [
            (start, self._way(start, walk))
            for start, walk in self._model.arrivals[end]
            if start in starts and not walk[0] & occupied
        ]

    def _way(self, start: int, walk: Walk) -> Way:
        _, _, end, path = walk
        units, dogs = self.noticed(start, walk)
        chance = LENGTHS[len(path)] * self.flows(start).odds[end]
        return end, chance * HEARD if units else chance, units, dogs, path

    def walks(self, start: int) -> list[Walk]:
        """The walks that no unit blocks."""
        occupied, model = self.occupied, self._model
        walks = model.entries[start & 255] if start >> 8 == OFF else model.walks[start]
        return [walk for walk in walks if not walk[0] & occupied]

    def noticed(self, start: int, walk: Walk) -> Noticed:
        """Who notices a walk."""
        return walk[1] & self.occupied, (walk[0] | self._here(start)) & self._dogs_mask

    def _here(self, start: int) -> SpaceMask:
        return 0 if start >> 8 == OFF else 1 << start

    def _odds(self, legal: list[Walk]) -> dict[Space, float]:
        """By end of these walks: what each one there counts."""
        counts: dict[Space, int] = {}
        for walk in legal:
            counts[walk[2]] = counts.get(walk[2], 0) + 1
        return {end: self._liked(end) / count for end, count in counts.items()}

    def _liked(self, end: Space) -> float:
        """How much more than others a space is sought."""
        if self.freed >> end & 1:
            return FREED
        return WITHIN_REACH if self._reached >> end & 1 else 1.0


class Flows:
    """Where the walks from one space end, with their chances, by who notices them."""

    __slots__ = ("noticed", "odds", "quiet", "quiet_if_masked", "smelled", "total")

    def __init__(
        self,
        quiet: dict[Space, float],
        heard_too: dict[Space, float],
        smelled: dict[Space, float],
        total: float,
        shares: dict[Space, float],
    ) -> None:
        self.total = total  # of the odds of all legal walks; 0 if there is none
        # By end: of one of the walks there that nobody hears, before its length counts.
        self.odds = {end: share / total for end, share in shares.items()}
        heard: Flow = [(end, weight / total) for end, weight in heard_too.items()]
        self.quiet: Flow = [(end, weight / total) for end, weight in quiet.items()]
        self.smelled: Flow = [(end, weight / total) for end, weight in smelled.items()]
        self.noticed: Flow = heard + self.smelled
        self.quiet_if_masked: Flow = self.quiet + heard
