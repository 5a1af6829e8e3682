"""Walks, noticed or not: forwards where they lead, backwards where they came from."""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from abc import abstractmethod
from random import Random

from kordon.games.sniper.belief.sniper_model import ENTERS, OFF, WALKS, Flow, Moment
from kordon.games.sniper.belief.transitions import (
    GONE,
    MASKED,
    SPACE_BITS,
    SPACE_MASK,
    STILL,
    Distribution,
    Origin,
    Past,
    Stage,
    State,
    Tables,
    Transition,
    Weights,
    entrance_of,
)
from kordon.games.sniper.pieces import SpaceMask


class HiddenWalk(Transition):
    """What both kinds of walk share: which walks could lead to a state."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self._start_from(Distribution({}, {}, {}))

    def _start_from(self, distribution: Distribution) -> None:
        self.before = distribution
        self._starts = {start_of(state) for weights in distribution.stages[:GONE] for state in weights}
        self._tables = Tables(self._origins)

    def unshare(self) -> None:
        """Tables are built from what the walk was run on."""
        self._tables = Tables(self._origins)

    def back(self, stage: Stage, state: State, past: Past, source: Random) -> tuple[Stage, State]:
        """A sniper who has walked did so now, or before."""
        if stage != GONE:
            return stage, state
        stage, state, path = self._tables.draw(state, source)
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
        for base, starts in by_base(still).items():
            unseen, seen = [0.0] * (OFF + 1), [0.0] * (OFF + 1)
            for start, state, weight in starts:
                flow, share = flows(start), self.share(start)
                stayed[state] = weight * (1 - share)
                weight *= share
                for end, chance in flow.quiet:
                    unseen[end] += weight * chance
                for end, chance in flow.noticed:
                    seen[end] += weight * chance
            _collect(after, base, unseen)
            _collect(noticed, base, seen)
        for base, starts in by_base(masked).items():
            unseen, seen = [0.0] * (OFF + 1), [0.0] * (OFF + 1)
            for start, state, weight in starts:
                flow, share = flows(start), self.share(start)
                covered[state] = weight * (1 - share)
                weight *= share
                for end, chance in flow.quiet_if_masked:
                    unseen[end] += weight * chance
                for end, chance in flow.smelled:
                    seen[end] += weight * chance
            _collect(after, base, unseen)
            _collect(noticed, base, seen)
        self.noticed = noticed
        return Distribution(stayed, covered, after)


def by_base(weights: Weights) -> dict[State, list[tuple[int, State, float]]]:
    """States that differ by space only, together: start of a walk, state, weight."""
    found: dict[State, list[tuple[int, State, float]]] = {}
    for state, weight in weights.items():
        base = state & ~SPACE_MASK
        starts = found.get(base)
        if starts is None:
            starts = found[base] = []
        starts.append((start_of(state), state, weight))
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
