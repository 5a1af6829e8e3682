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
from collections import defaultdict
from collections.abc import Callable
from copy import copy
from itertools import accumulate
from random import Random
from typing import Final, Self, TypeAlias, TypeVar

from kordon.games.sniper.belief.sniper_model import ENTERS, FACE_DOWN_ODDS, OFF, WALKS, Flow, Moment
from kordon.games.sniper.pieces import LOADOUT_COPIES, MASKING, MINE, NO_SPACE, Objective, Space, SpaceMask

State: TypeAlias = int
Weights: TypeAlias = dict[State, float]
Path: TypeAlias = tuple[Space, ...]
Stage: TypeAlias = int
Thing = TypeVar("Thing")
Origin: TypeAlias = tuple[Stage, State, Path]
"""Where a state came from, and the path from there; empty if there was no walk."""

SPACE_BITS: Final = 8
SPACE_MASK: Final = (1 << SPACE_BITS) - 1
ENTRANCE_SHIFT: Final = SPACE_BITS
MASKINGS_SHIFT: Final = ENTRANCE_SHIFT + 2
LOOTED_SHIFT: Final = MASKINGS_SHIFT + 2
ONE_MASKING: Final = 1 << MASKINGS_SHIFT
PLACE_MASK: Final = ~(3 << MASKINGS_SHIFT)  # all but the maskings
GROUP_MASK: Final = PLACE_MASK & ~SPACE_MASK  # entrance and numbers looted: what decides which pairs can be
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
        return self.each(lambda weights: {state: max(w * factor, LEAST) for state, w in weights.items()})

    def each(self, change: Callable[[Weights], Weights]) -> Distribution:
        """The same with the weights of every stage changed."""
        return Distribution(*map(change, self.stages))


class Copied:
    """What can go on in several ways from here: much quicker than to follow everything again."""

    def copy(self) -> Self:
        """One that can take in something else; what was computed so far is shared."""
        other = copy(self)
        other.unshare()
        return other

    def unshare(self) -> None:
        """Replace what a copy must not have in common with the original."""


class Transition(Copied, ABC):
    """One thing that happened, seen or not."""

    is_evidence = True  # whether it tells anything; otherwise it only changes what is

    @abstractmethod
    def run(self, distribution: Distribution) -> Distribution:
        """The weights after it, from those before."""

    def back(self, stage: Stage, state: State, past: Past, source: Random) -> tuple[Stage, State]:
        """A state before it, drawn for one after it; what is to be remembered goes into the past."""
        return stage, state


class Evidence(Transition):
    """An answer or an action that fits some spaces better than others, or not at all."""

    def __init__(self, factors: list[float]) -> None:
        self.factors = factors

    def run(self, distribution: Distribution) -> Distribution:
        """Each weight times the factor of its space; states without any go."""
        factors = self.factors
        return distribution.each(
            lambda weights: {s: w * factors[s & 255] for s, w in weights.items() if factors[s & 255]}
        )


class Completed(Evidence):
    """An objective was completed in its space (SE-372)."""

    def __init__(self, objective: Objective, space: Space) -> None:
        super().__init__([float(here == space) for here in range(OFF + 1)])
        self.objective = objective


class Entered(Transition):
    """Solo: everybody is told the sector of the entrance (SE-904)."""

    def __init__(self, sector: int) -> None:
        self.sector = sector

    def run(self, distribution: Distribution) -> Distribution:
        """The other entrances are out."""
        return distribution.each(
            lambda weights: {state: w for state, w in weights.items() if entrance_of(state) == self.sector}
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


class Traced(Transition):
    """One that leads to a state from several others; tables of them are built on first use."""

    def __init__(self) -> None:
        self._start_from(Distribution({}, {}, {}))

    def _start_from(self, distribution: Distribution) -> None:
        self.before = distribution
        self._known: dict[State, tuple[list[Origin], list[float]]] = {}

    @abstractmethod
    def _origins(self, state: State) -> list[tuple[float, Origin]]:
        """Where the state may have come from, by weight."""

    def draw(self, state: State, source: Random) -> Origin:
        """One of the origins, by their weights."""
        known = self._known.get(state)
        if known is None:
            rows = self._origins(state)
            known = self._known[state] = [row[1] for row in rows], list(accumulate([row[0] for row in rows]))
        return known[0][0] if len(known[0]) == 1 else pick(*known, source)


def pick(things: list[Thing], sums: list[float], source: Random) -> Thing:
    """One of several things, by the running sums of their weights."""
    return things[min(bisect(sums, source.random() * sums[-1]), len(things) - 1)]


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
            if number and not completed >> number & 1:
                self.bits[space] = 1 << number

    def run(self, distribution: Distribution) -> Distribution:
        """The number of the space joins the looted ones."""

        def looted(weights: Weights) -> Weights:
            bits = [(state, weight, self.bits[state & SPACE_MASK]) for state, weight in weights.items()]
            return {s + (bit << LOOTED_SHIFT): w for s, w, bit in bits if bit and not looted_of(s) & bit}

        return distribution.each(looted)

    def back(self, stage: Stage, state: State, past: Past, source: Random) -> tuple[Stage, State]:
        """It was not looted before."""
        return stage, state - (self.bits[state & SPACE_MASK] << LOOTED_SHIFT)


class Turn(Traced):
    """A new turn of the sniper: the walk is open again."""

    is_evidence = False

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number  # written down beside the turn that has ended; −1 if it is the first

    def run(self, distribution: Distribution) -> Distribution:
        """All stages become one."""
        self._start_from(distribution)
        still, masked, gone = distribution.stages
        after = still.copy()
        for weights in (masked, gone):
            for state, weight in weights.items():
                after[state] = after.get(state, 0.0) + weight
        return Distribution(after, {}, {})

    def back(self, stage: Stage, state: State, past: Past, source: Random) -> tuple[Stage, State]:
        """The turn before ended here in one of the stages."""
        stage, state, _ = self.draw(state, source)
        return stage, state

    def _origins(self, state: State) -> list[tuple[float, Origin]]:
        return [
            (weights[state], (stage, state, ()))
            for stage, weights in enumerate(self.before.stages)
            if state in weights
        ]


# ---- walks, noticed or not: forwards where they lead, backwards where they came from


class HiddenWalk(Traced):
    """What both kinds of walk share: which walks could lead to a state."""

    def __init__(self, moment: Moment) -> None:
        super().__init__()
        self.moment = moment

    def _start_from(self, distribution: Distribution) -> None:
        super()._start_from(distribution)
        self._starts = {start_of(state) for weights in distribution.stages[:GONE] for state in weights}

    def back(self, stage: Stage, state: State, past: Past, source: Random) -> tuple[Stage, State]:
        """A sniper who has walked did so now, or before."""
        if stage != GONE:
            return stage, state
        stage, state, path = self.draw(state, source)
        if path:
            past.path = path
        return stage, state

    @abstractmethod
    def share(self, start: int) -> float:
        """The chance of a walk now."""

    @abstractmethod
    def fits(self, units: SpaceMask, dogs: SpaceMask) -> tuple[bool, bool]:
        """Whether a walk that these notice may have been made by a sniper without and with masking."""

    def _origins(self, state: State) -> list[tuple[float, Origin]]:
        still, masked, gone = self.before.stages
        end = state & SPACE_MASK
        base = state - end
        rows: list[tuple[float, Origin]] = []
        if state in gone:
            rows.append((gone[state], (GONE, state, ())))
        for start, (_, chance, units, dogs, path) in self.moment.ways_to(end, self._starts):
            if start >> SPACE_BITS != OFF:
                origin = base | start
            elif start & SPACE_MASK == entrance_of(base):
                origin = base | OFF
            else:
                continue
            chance *= self.share(start)
            plainly, if_masked = self.fits(units, dogs)
            if plainly and origin in still:
                rows.append((still[origin] * chance, (STILL, origin, path)))
            if if_masked and origin in masked:
                rows.append((masked[origin] * chance, (MASKED, origin, path)))
        return rows


def start_of(state: State) -> int:
    """Where a walk from this state starts, as `Moment` counts: a space, or an entrance."""
    space = state & SPACE_MASK
    return space if space != OFF else OFF << SPACE_BITS | entrance_of(state)


class UnnoticedWalk(HiddenWalk):
    """Time passes in the sniper's turn: perhaps a walk that nobody noticed."""

    is_evidence = False

    def __init__(self, moment: Moment) -> None:
        super().__init__(moment)
        self.noticed: Weights = {}  # where walks end that would have been told of

    def share(self, start: int) -> float:
        """The stated rates."""
        if not self.moment.flows(start).total:
            return 0.0
        return ENTERS if start >> SPACE_BITS == OFF else WALKS

    def fits(self, units: SpaceMask, dogs: SpaceMask) -> tuple[bool, bool]:
        """Unheard or masked, and not smelled."""
        return not units and not dogs, not dogs

    def run(self, distribution: Distribution) -> Distribution:
        """Some stay as they are, some have walked."""
        self._start_from(distribution)
        still, masked, gone = distribution.stages
        after: Weights = gone.copy()
        noticed: Weights = {}
        stayed: Weights = {}
        covered: Weights = {}
        flows = self.moment.flows
        for weights, stays, is_masked in ((still, stayed, False), (masked, covered, True)):
            for base, starts in by_base(weights).items():
                unseen, seen = [0.0] * (OFF + 1), [0.0] * (OFF + 1)
                for start, state, weight in starts:
                    flow, share = flows(start), self.share(start)
                    stays[state] = weight * (1 - share)
                    weight *= share
                    for end, chance in flow.quiet_if_masked if is_masked else flow.quiet:
                        unseen[end] += weight * chance
                    for end, chance in flow.smelled if is_masked else flow.noticed:
                        seen[end] += weight * chance
                _collect(after, base, unseen)
                _collect(noticed, base, seen)
        self.noticed = noticed
        return Distribution(stayed, covered, after)


def by_base(weights: Weights) -> dict[State, list[tuple[int, State, float]]]:
    """States that differ by space only, together: start of a walk, state, weight."""
    found: defaultdict[State, list[tuple[int, State, float]]] = defaultdict(list)
    for state, weight in weights.items():
        found[state & ~SPACE_MASK].append((start_of(state), state, weight))
    return found


def _collect(into: Weights, base: State, by_space: list[float]) -> None:
    for space, weight in enumerate(by_space):
        if weight:
            state = base | space
            into[state] = into.get(state, 0.0) + weight


class NoticedWalk(HiddenWalk):
    """A walk that units heard or dogs smelled (SE-305, SE-705)."""

    def __init__(self, moment: Moment, units: SpaceMask, dogs: SpaceMask) -> None:
        super().__init__(moment)
        self.units = units
        self.dogs = dogs

    def share(self, start: int) -> float:
        """Only the walk itself counts."""
        return 1.0

    def fits(self, units: SpaceMask, dogs: SpaceMask) -> tuple[bool, bool]:
        """Just these units, unless masked, and just these dogs."""
        same_dogs = dogs == self.dogs
        return same_dogs and units == self.units, same_dogs and not self.units

    def run(self, distribution: Distribution) -> Distribution:
        """All that did not walk, or not so, are out."""
        still, masked, _ = distribution.stages
        self._start_from(Distribution(still, masked, {}))
        after: Weights = {}
        for stage in (STILL, MASKED):
            fitting: dict[int, Flow] = {}
            for state, weight in distribution.stages[stage].items():
                start = start_of(state)
                if start not in fitting:
                    fitting[start] = [
                        (end, chance)
                        for end, chance, units, dogs, _ in self.moment.ways(start)
                        if self.fits(units, dogs)[stage]
                    ]
                base = state & ~SPACE_MASK
                for end, chance in fitting[start]:
                    after[base | end] = after.get(base | end, 0.0) + weight * chance
        return Distribution({}, {}, after)
