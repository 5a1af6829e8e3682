"""Pairs of objectives and the one headed for: how likely each is, and what it makes of a state."""

# Not compiled: mypyc takes the sum of floats for an int.
from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from copy import copy

from kordon.games.sniper.belief import transitions
from kordon.games.sniper.belief.sniper_model import OFF, MapModel, Pair
from kordon.games.sniper.belief.transitions import GROUP_MASK, SPACE_MASK, Weights, entrance_of, looted_of
from kordon.games.sniper.board import SECTORS
from kordon.games.sniper.pieces import Objective, Space

Group = int  # the part of a state that decides which pairs can be (`GROUP_MASK`)


class Hypotheses:
    """The weight of every pair with the objective headed for, and how it is to be changed by evidence."""

    __slots__ = ("_fitting", "_model", "_shift", "base", "headings", "pairs", "weights")

    def __init__(self, model: MapModel) -> None:
        self._model = model
        self.pairs: list[Pair] = []
        self.headings: list[Objective] = []
        self.weights: list[float] = []
        chances: dict[Pair, float] = {}
        for pair, _, chance in model.dealt:
            chances[pair] = chances.get(pair, 0.0) + chance
        for pair, chance in sorted(chances.items()):
            for heading in pair:
                self.pairs.append(pair)
                self.headings.append(heading)
                self.weights.append(chance / 2)
        # By entrance and objective: a factor that makes all entrances equally likely, near or far.
        self._shift: list[list[float]] = [
            [0.0, *(1 / model.pull[n][entrance] for n in range(1, len(model.pull)))]
            for entrance in model.board.map.entrances
        ]
        self.base: list[float] = []
        self._fitting: dict[Group, dict[Objective, list[int]]] = {}

    def copy(self) -> Hypotheses:
        """An independent copy; weights are never changed in place."""
        return copy(self)

    def drop(self, objective: Objective) -> None:
        """The pair does not have this one (SE-863)."""
        self.weights = [
            0.0 if objective in pair else weight
            for pair, weight in zip(self.pairs, self.weights, strict=True)
        ]

    def complete(self, objective: Objective) -> None:
        """The pair has this one, and the sniper sets out from its space for the other (SE-372)."""
        chances: dict[Pair, float] = {}
        for pair, weight in zip(self.pairs, self.weights, strict=True):
            if objective in pair and weight:
                chances[pair] = chances.get(pair, 0.0) + weight
        self.pairs = list(chances)
        self.headings = [second if first == objective else first for first, second in self.pairs]
        self.weights = list(chances.values())
        start = self._model.board.map.objective_spaces[objective]
        shift = [0.0, *(1 / self._model.pull[n][start] for n in range(1, len(self._model.pull)))]
        self._shift = [shift] * SECTORS
        self._fitting = {}

    def fitting(self, group: Group) -> dict[Objective, list[int]]:
        """The hypotheses that an entrance and the numbers looted leave open, by heading."""
        known = self._fitting.get(group)
        if known is None:
            known = self._fitting[group] = {}
            entrance, looted = entrance_of(group), looted_of(group)
            suit = self._model.board.suit
            for hypothesis, (first, second) in enumerate(self.pairs):
                fits = entrance not in (suit(first), suit(second)) and not looted & (1 << first | 1 << second)
                if fits:
                    known.setdefault(self.headings[hypothesis], []).append(hypothesis)
        return known

    def totals(self, parts: Iterable[Weights]) -> list[float]:
        """By hypothesis: the weight of all the states that it leaves open, each as its space counts."""
        entrances = self._model.board.map.entrances
        groups: defaultdict[Group, Weights] = defaultdict(dict)
        for weights in parts:
            for state, weight in weights.items():
                spaces = groups[state & GROUP_MASK]
                space = state & SPACE_MASK
                spaces[space] = spaces.get(space, 0.0) + weight
        totals = [0.0] * len(self.pairs)
        for group, spaces in groups.items():
            entrance = entrance_of(group)
            if OFF in spaces:
                spaces[entrances[entrance]] = spaces.get(entrances[entrance], 0.0) + spaces.pop(OFF)
            items = spaces.items()
            for heading, hypotheses in self.fitting(group).items():
                pull = self._model.pull[heading]
                total = sum([weight * pull[space] for space, weight in items])
                total *= self._shift[entrance][heading]
                for hypothesis in hypotheses:
                    totals[hypothesis] += total
        return totals

    def learn(self, totals: list[float]) -> None:
        """Evidence left these totals of what was there before: hypotheses that predicted it gain."""
        weights = [
            weight * total / base if weight and total else 0.0
            for weight, total, base in zip(self.weights, totals, self.base, strict=True)
        ]
        whole = sum(weights)
        self.weights = [
            max(new / whole, transitions.LEAST) if old and total else 0.0
            for new, old, total in zip(weights, self.weights, totals, strict=True)
        ]
        self.base = totals

    def worths(self, totals: list[float], group: Group) -> list[float]:
        """By space: what a unit of weight counts for a sniper of this group."""
        entrance = entrance_of(group)
        worths = [0.0] * (OFF + 1)
        for heading, hypotheses in self.fitting(group).items():
            share = sum([self.weights[t] / totals[t] for t in hypotheses if self.weights[t] and totals[t]])
            share *= self._shift[entrance][heading]
            if share:
                worths = [
                    worth + share * pull
                    for worth, pull in zip(worths, self._model.pull[heading], strict=True)
                ]
        worths[OFF] = worths[self._model.board.map.entrances[entrance]]
        return worths

    def pair_weights(self, totals: list[float], group: Group, space: Space) -> dict[Pair, float]:
        """By pair: its weight for a sniper in this group and space."""
        found: dict[Pair, float] = {}
        entrance = entrance_of(group)
        place = self._model.board.map.entrances[entrance] if space == OFF else space
        for heading, hypotheses in self.fitting(group).items():
            worth = self._model.pull[heading][place] * self._shift[entrance][heading]
            for hypothesis in hypotheses:
                if self.weights[hypothesis] and totals[hypothesis]:
                    weight = self.weights[hypothesis] / totals[hypothesis] * worth
                    pair = self.pairs[hypothesis]
                    found[pair] = found.get(pair, 0.0) + weight
        return found
