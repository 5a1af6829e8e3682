"""Where others hold the sniper possible, carried through a walk: who hears it tells where it may have led.

Places are weighed by the stated model of the sniper, as defenders who know it would weigh them.
"""

# Not compiled: only the players use it, which are not.
from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from kordon.engine.bits import mask_of
from kordon.games.sniper.belief.sniper_model import WALKS, Moment, Noticed, model_of
from kordon.games.sniper.board import board_of
from kordon.games.sniper.knowledge.forecast import Forecast, ground_of
from kordon.games.sniper.pieces import Space, SpaceMask

UNNOTICED: Final[Noticed] = (0, 0)
LEAST_EXPECTED: Final = 0.002  # of all weights: places that are less likely are left out
UNEXPECTED: Final = 0.02  # the weight of a place that nobody thinks of, as a share of all


class Places:
    """Spaces where others can hold the sniper possible, with weights."""

    __slots__ = ("_near", "_near_mask", "_trust", "_trusted", "_whole", "weights")

    def __init__(self, weights: dict[Space, float]) -> None:
        self.weights = weights
        self._trust = 0.0  # what was last asked for
        self._trusted: dict[Space, float] = {}
        self._whole = 0.0
        self._near_mask: SpaceMask = 0
        self._near = 0.0

    @property
    def mask(self) -> SpaceMask:
        """All of them."""
        return mask_of(self.weights)

    def share(self, space: Space, trust: float = 1.0) -> float:
        """How likely others think this space who trust weights only so far: they raise them to that power."""
        if trust != self._trust:
            self._trust = trust
            self._trusted = {place: weight**trust for place, weight in self.weights.items()}
            self._whole = sum(self._trusted.values())
            self._near_mask = 0
        return self._trusted.get(space, 0.0) / self._whole

    def share_within(self, space: Space, mask: SpaceMask, trust: float = 1.0) -> float:
        """The same among the spaces of a mask, to which this one belongs."""
        self.share(space, trust)
        if mask != self._near_mask:
            self._near_mask = mask
            self._near = sum([weight for place, weight in self._trusted.items() if mask >> place & 1])
        return self._trusted.get(space, 0.0) / self._near if self._near else 1.0

    def among(self, spaces: Iterable[Space]) -> Places:
        """Those of them that are among these spaces."""
        return Places({space: self.weights[space] for space in spaces if space in self.weights})

    def and_at(self, space: Space) -> Places:
        """The same with a space that is possible in any case."""
        if space in self.weights:
            return self
        return Places({**self.weights, space: UNEXPECTED * sum(self.weights.values()) or 1.0})


def only(space: Space) -> Places:
    """Everybody knows."""
    return Places({space: 1.0})


class Ears(Moment):
    """Units and dogs as they stand: which walks they leave open, and which they notice."""

    def after(self, places: Places, noticed: Noticed) -> Places:
        """Where the sniper can be after a turn in which just these noticed a walk; none: perhaps no walk."""
        found = _resting(places) if noticed == UNNOTICED else {}
        for start, weight in places.weights.items():
            for end, chance in self.ends(start).get(noticed, {}).items():
                found[end] = found.get(end, 0.0) + weight * chance
        return Places(found)

    def after_masked(self, places: Places, dogs: SpaceMask = 0) -> Places:
        """The same when the walk may have been masked: only dogs notice it."""
        found = {} if dogs else _resting(places)
        for start, weight in places.weights.items():
            for (_, smelled), ends in self.ends(start).items():
                if smelled == dogs:
                    for end, chance in ends.items():
                        found[end] = found.get(end, 0.0) + weight * chance
        return Places(found)


class Expecting:
    """Ears of those who expect a sniper with some heading, as a forecast has it."""

    def __init__(
        self, forecast: Forecast, ears: Ears, units: tuple[Space, ...], dogs: tuple[Space, ...]
    ) -> None:
        self._forecast = forecast
        self._ground = ground_of(forecast.name, units, dogs)
        self._ends: dict[int, dict[Noticed, dict[Space, float]]] = {}
        self.occupied, self.walks, self.noticed = ears.occupied, ears.walks, ears.noticed

    def after(self, places: Places, noticed: Noticed) -> Places:
        """Where the sniper can be after a turn in which just these noticed a walk; none: perhaps no walk."""
        return self._places(places, lambda one: one == noticed)

    def after_masked(self, places: Places, dogs: SpaceMask = 0) -> Places:
        """The same when the walk may have been masked: only dogs notice it."""
        return self._places(places, lambda one: one[1] == dogs)

    def _places(self, places: Places, fits: Callable[[Noticed], bool]) -> Places:
        found: dict[Space, float] = {}
        least = LEAST_EXPECTED * sum(places.weights.values())
        for start, weight in places.weights.items():
            if weight < least:
                continue
            for noticed, ends in self.ends(start).items():
                if fits(noticed):
                    for end, chance in ends.items():
                        found[end] = found.get(end, 0.0) + weight * chance
        return Places(found)

    def ends(self, start: int) -> dict[Noticed, dict[Space, float]]:
        """By who notices it: where such a walk is expected to end, and how likely."""
        known = self._ends.get(start)
        if known is None:
            known = self._ends[start] = {}
            for end, chance, units, dogs in self._forecast.expected(self._ground, start):
                ends = known.setdefault((units, dogs), {})
                ends[end] = ends.get(end, 0.0) + chance
        return known


@lru_cache(maxsize=64)
def ears_of(map: str, occupied: SpaceMask, dogs: tuple[Space, ...], freed: SpaceMask = 0) -> Ears:
    """The ears of units and dogs on these spaces; objectives whose unit was just killed are `freed`."""
    return Ears(model_of(board_of(map)), occupied, dogs, freed)


def _resting(places: Places) -> dict[Space, float]:
    """The weights of those who stay, beside those who walk."""
    stays = (1 - WALKS) / WALKS
    return {space: weight * stays for space, weight in places.weights.items()}
