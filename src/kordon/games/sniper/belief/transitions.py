"""The filter's transitions: how weights change with what a hidden sniper may do, and how a past is drawn.

A state is one int: numbers looted, sound maskings among the cards face down, entrance, space. A
`Distribution` holds the weight of every state, apart for a sniper who has not walked this turn, who has not
and is masked, and who has. A transition turns one distribution into the next; backwards it draws, for a state
of the next one, the state it came from.
"""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect
from collections.abc import Callable
from copy import copy
from itertools import accumulate
from random import Random
from typing import Final, Self, TypeAlias

from kordon.games.sniper.belief.sniper_model import FACE_DOWN_ODDS, OFF
from kordon.games.sniper.maps.compiled import OBJECTIVES
from kordon.games.sniper.pieces import LOADOUT_COPIES, MASKING, MINE, NO_SPACE, Space, SpaceMask

State: TypeAlias = int
Weights: TypeAlias = dict[State, float]
Path: TypeAlias = tuple[Space, ...]
Stage: TypeAlias = int
Origin: TypeAlias = tuple[Stage, State, Path]
"""Where a state came from, and the path from there; empty if there was no walk."""

SPACE_BITS: Final = 8
SPACE_MASK: Final = (1 << SPACE_BITS) - 1
ENTRANCE_SHIFT: Final = SPACE_BITS
MASKINGS_SHIFT: Final = ENTRANCE_SHIFT + 2
LOOTED_SHIFT: Final = MASKINGS_SHIFT + 2
ONE_MASKING: Final = 1 << MASKINGS_SHIFT
LEAST: Final = 1e-120  # a weight that survives rounding

STILL: Final = 0  # has not walked this turn
MASKED: Final = 1  # has not walked this turn, and has played sound masking
GONE: Final = 2  # has walked this turn


def entrance_of(state: State) -> int:
    """The sector of the entrance."""
    return state >> ENTRANCE_SHIFT & 3


def maskings_of(state: State) -> int:
    """How many of the cards played face down are sound masking."""
    return state >> MASKINGS_SHIFT & 3


def looted_of(state: State) -> int:
    """The mask of the numbers looted."""
    return state >> LOOTED_SHIFT


class Past:
    """What a drawn history needs to be written down, latest first while it is being drawn."""

    __slots__ = ("cards", "path", "turns")

    def __init__(self) -> None:
        self.path: Path = ()  # of the turn at hand
        self.turns: tuple[tuple[int, Space, Path], ...] = ()  # the turns before it, as they are written down
        self.cards: tuple[tuple[int, Space], ...] = ()  # by card played face down: its mine, or NO_SPACE


class Distribution:
    """The weights before or after a transition, by stage."""

    __slots__ = ("stages",)

    def __init__(self, still: Weights, masked: Weights, gone: Weights) -> None:
        self.stages: tuple[Weights, Weights, Weights] = (still, masked, gone)

    def scaled(self) -> Distribution:
        """The same proportions, with a sum of 1."""
        total = sum([sum(weights.values()) for weights in self.stages])
        assert total > 0, "something was seen that no world explains"
        factor = 1 / total
        return Distribution(
            *({state: max(w * factor, LEAST) for state, w in weights.items()} for weights in self.stages)
        )

    def only(self, factors: list[float]) -> Distribution:
        """Every weight times the factor of its space; states without any go."""
        return Distribution(
            *(
                {state: w * factors[state & 255] for state, w in weights.items() if factors[state & 255]}
                for weights in self.stages
            )
        )


class Transition(ABC):
    """One thing that happened, seen or not."""

    is_evidence = True  # whether it tells anything; otherwise it only changes what is

    @abstractmethod
    def run(self, distribution: Distribution) -> Distribution:
        """The weights after it, from those before."""

    def back(self, stage: Stage, state: State, past: Past, source: Random) -> tuple[Stage, State]:
        """A state before it, drawn for one after it; what is to be remembered goes into the past."""
        return stage, state

    def copy(self) -> Self:
        """One that can be run again without changing this one."""
        other = copy(self)
        other.unshare()
        return other

    def unshare(self) -> None:  # noqa: B027
        """Replace what a copy must not have in common with the original."""


class Evidence(Transition):
    """An answer or an action that fits some spaces better than others, or not at all."""

    def __init__(self, factors: list[float]) -> None:
        self.factors = factors

    def run(self, distribution: Distribution) -> Distribution:
        """Each state counts what its space does."""
        return distribution.only(self.factors)


class Entered(Transition):
    """Solo: everybody is told the sector of the entrance (SE-904)."""

    def __init__(self, sector: int) -> None:
        self.sector = sector

    def run(self, distribution: Distribution) -> Distribution:
        """The other entrances are out."""
        return Distribution(
            *(
                {state: w for state, w in weights.items() if entrance_of(state) == self.sector}
                for weights in distribution.stages
            )
        )


class BeforeOrAfterWalk(Transition):
    """The first public action of a turn: as often before the walk as after it."""

    is_evidence = False

    def run(self, distribution: Distribution) -> Distribution:
        """The two get equal weight, if both can be."""
        still, masked, gone = distribution.stages
        before, after = sum(still.values()) + sum(masked.values()), sum(gone.values())
        if not before or not after:
            return distribution
        more = after / before
        return Distribution(
            {s: w * more for s, w in still.items()}, {s: w * more for s, w in masked.items()}, gone
        )


class Tables:
    """Draws the origin of a state from tables that are built on first use."""

    __slots__ = ("_known", "_make")

    def __init__(self, make: Callable[[State], list[tuple[float, Origin]]]) -> None:
        self._make = make
        self._known: dict[State, tuple[list[float], list[Origin]]] = {}

    def draw(self, state: State, source: Random) -> Origin:
        """One of the origins, by their weights."""
        known = self._known.get(state)
        if known is None:
            rows = self._make(state)
            known = self._known[state] = list(accumulate([row[0] for row in rows])), [row[1] for row in rows]
        sums, origins = known
        if len(origins) == 1:
            return origins[0]
        return origins[min(bisect(sums, source.random() * sums[-1]), len(origins) - 1)]


class FaceDown(Transition):
    """A card was played face down: masking if there was no walk yet, or a mine (SE-402, SE-403)."""

    def __init__(self, index: int, played_before: int) -> None:
        self.index = index  # among all cards played
        self.played_before = played_before  # cards played face down before it
        self.mine: Space = NO_SPACE  # where it went off, once it has
        self.barred: SpaceMask = 0  # where it would have gone off since, had it been a mine there
        self.may_lie: SpaceMask = 0  # where it can be a mine

    def run(self, distribution: Distribution) -> Distribution:
        """The sniper goes on masked, or leaves a mine; there are only so many of each in the box."""
        allowed = ~self.barred if self.mine == NO_SPACE else 1 << self.mine
        self.may_lie = 0
        masked: Weights = {}
        stages: list[Weights] = []
        for stage in (STILL, GONE):
            mining: Weights = {}
            for state, weight in distribution.stages[stage].items():
                maskings = maskings_of(state)
                here = 1 << (state & SPACE_MASK)
                if allowed & here and self.played_before - maskings < LOADOUT_COPIES[MINE]:
                    mining[state] = weight * FACE_DOWN_ODDS[MINE]
                    self.may_lie |= here
                if stage == STILL and self.mine == NO_SPACE and maskings < LOADOUT_COPIES[MASKING]:
                    masked[state + ONE_MASKING] = weight * FACE_DOWN_ODDS[MASKING]
            stages.append(mining)
        return Distribution(stages[0], masked, stages[1])

    def back(self, stage: Stage, state: State, past: Past, source: Random) -> tuple[Stage, State]:
        """Only a masked sniper has played masking."""
        if stage == MASKED:
            past.cards += ((self.index, NO_SPACE),)
            return STILL, state - ONE_MASKING
        past.cards += ((self.index, state & SPACE_MASK),)
        return stage, state


class Loot(Transition):
    """A loot: on a numbered space, not looted before, of no completed objective (SE-371)."""

    def __init__(self, objective_at: tuple[int, ...], completed: int) -> None:
        self.bits = [0] * (OFF + 1)
        for space, number in enumerate(objective_at):
            if 0 < number <= OBJECTIVES and not completed >> number & 1:
                self.bits[space] = 1 << number

    def run(self, distribution: Distribution) -> Distribution:
        """The number of the space joins the looted ones."""
        stages: list[Weights] = []
        for weights in distribution.stages:
            looted: Weights = {}
            for state, weight in weights.items():
                bit = self.bits[state & SPACE_MASK]
                if bit and not looted_of(state) & bit:
                    looted[state + (bit << LOOTED_SHIFT)] = weight
            stages.append(looted)
        return Distribution(*stages)

    def back(self, stage: Stage, state: State, past: Past, source: Random) -> tuple[Stage, State]:
        """It was not looted before."""
        return stage, state - (self.bits[state & SPACE_MASK] << LOOTED_SHIFT)


class Turn(Transition):
    """A new turn of the sniper: the walk is open again."""

    is_evidence = False

    def __init__(self, number: int) -> None:
        self.number = number  # written down beside the turn that has ended; −1 if it is the first
        self.before = Distribution({}, {}, {})
        self._tables = Tables(self._origins)

    def run(self, distribution: Distribution) -> Distribution:
        """All stages become one."""
        self.before = distribution
        self._tables = Tables(self._origins)
        still, masked, gone = distribution.stages
        after = still.copy()
        for weights in (masked, gone):
            for state, weight in weights.items():
                after[state] = after.get(state, 0.0) + weight
        return Distribution(after, {}, {})

    def back(self, stage: Stage, state: State, past: Past, source: Random) -> tuple[Stage, State]:
        """The turn before ended here in one of the stages."""
        stage, state, _ = self._tables.draw(state, source)
        return stage, state

    def unshare(self) -> None:
        """Tables are built from what the transition was run on."""
        self._tables = Tables(self._origins)

    def _origins(self, state: State) -> list[tuple[float, Origin]]:
        return [
            (weights[state], (stage, state, ()))
            for stage, weights in enumerate(self.before.stages)
            if state in weights
        ]
