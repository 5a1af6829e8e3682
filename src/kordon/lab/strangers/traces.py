"""Sniper Elite for strangers: where the sniper may be, by what everybody was told.

A plain filter: every walk that fits is as likely as any other, no objective attracts, and cards face down
may be anything. The sniper uses it too, to know what others can know.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

from kordon.engine.bits import mask_of, members
from kordon.engine.records import Delivery
from kordon.games.sniper import events
from kordon.games.sniper.board import SECTORS, Board, board_of
from kordon.games.sniper.pieces import AIM, MASKING, MINE, NO_SPACE, NO_UNIT, UNKNOWN, Space, SpaceMask

Weights: TypeAlias = dict[Space, float]
Run: TypeAlias = tuple[SpaceMask, SpaceMask, Space]  # spaces entered, spaces that hear it, its end

STAYS: Final = 0.25
LONGEST_SILENT: Final = 1
OUTSIDE: Final = -1  # not on the board yet


@cache
def runs_of(map: str) -> dict[Space, list[Run]]:
    """By start: every walk."""
    board = board_of(map)
    found = {start: _runs(board, 1 << start, walks) for start, walks in enumerate(board.walks)}
    found[OUTSIDE] = [run for sector in range(SECTORS) for run in _runs(board, 0, board.enters[sector])]
    return found


def _runs(board: Board, start: SpaceMask, walks: list[Any]) -> list[Run]:
    runs = []
    for walk in walks:
        entered, heard = mask_of(walk.path), 0
        if len(walk.path) > LONGEST_SILENT:
            for space in members(entered | start):
                heard |= board.map.adjacent_mask[space]
        runs.append((entered, heard, walk.path[-1]))
    return runs


class Traces:
    """Weights of the spaces where the sniper may be: with this turn's walk still to come, and after it."""

    def __init__(self, map: str) -> None:
        self.map = board_of(map).map
        self._runs = runs_of(map)
        self._before: Weights = {OUTSIDE: 1.0}
        self._after: Weights = {}
        self._units: tuple[Space, ...] = ()
        self._is_masked = False

    def follow(self, delivery: Delivery) -> None:
        """Take in a message."""
        for event in delivery.events:
            self._take(event)
        self._units = delivery.observation.units

    def weights(self) -> Weights:
        """By space: how likely the sniper is there, in all 1."""
        found = dict(self._after)
        _add(found, self._before)
        found.pop(OUTSIDE, None)
        total = sum(found.values())
        return {space: weight / total for space, weight in found.items()} if total else {}

    def next_turn(self) -> Weights:
        """The same after one more silent walk."""
        return self._walked(self.weights(), 0)

    def _take(self, event: Any) -> None:
        match event:
            case events.SniperBegan():
                self._before, self._after = self.weights() or {OUTSIDE: 1.0}, {}
                self._is_masked = False
            case events.CardPlayed(card=card):
                self._is_masked |= card in (UNKNOWN, MASKING, MINE)
            case events.Alerted(units=units):
                heard = mask_of([self._units[unit] for unit in range(len(self._units)) if units >> unit & 1])
                self._after, self._before = self._walked(self._before, heard), {}
            case events.Shot(unit=unit, drawn=drawn) if unit != NO_UNIT:
                far = self.map.distance[self._units[unit]]
                self._only(mask_of([s for s in range(self.map.size) if 0 < far[s] <= drawn[AIM]]))
            case events.Revealed(space=space) | events.Completed(space=space):
                self._only(1 << space)
            case events.Looted():
                self._only(mask_of(self.map.objective_spaces[1:]))
            case events.SniperDone():
                self._end()
            case events.Attacked(space=space, wounded=found) | events.Spotted(space=space, found=found):
                self._only(1 << space, found)
            case events.Swept(spaces=spaces, found=found):
                self._only(mask_of(spaces), found)
            case events.IntelGathered(squad=squad, found=found):
                self._only(self.map.sector_mask[squad], found)

    def _end(self) -> None:
        """The turn is over: who was not heard has walked in silence, or not at all."""
        _add(self._after, self._walked(self._before, 0), 1 - STAYS)
        _add(self._after, self._before, STAYS)
        self._before = {}

    def _walked(self, weights: Weights, heard: SpaceMask) -> Weights:
        """Where walks lead that just these spaces hear; if masked, none hears anything."""
        occupied = mask_of([space for space in self._units if space != NO_SPACE])
        found: Weights = {}
        for start, weight in weights.items():
            fitting = [
                end
                for entered, ears, end in self._runs[start]
                if not entered & occupied and (self._is_masked or ears & occupied == heard)
            ]
            for end in fitting:
                found[end] = found.get(end, 0.0) + weight / len(fitting)
        return found

    def _only(self, mask: SpaceMask, inside: bool = True) -> None:
        """The sniper is now in one of these spaces, or in none of them."""
        if inside:
            _add(self._after, self._walked(self._before, 0))

        def fitting(weights: Weights) -> Weights:
            kept = [space for space in weights if space != OUTSIDE and (mask >> space & 1) == inside]
            return {space: weights[space] for space in kept}

        before, after = fitting(self._before), fitting(self._after)
        if not before and not after:  # a masked run earlier on: anywhere that fits
            after = fitting(dict.fromkeys(members(self.map.enterable_mask), 1.0))
        self._before, self._after = before, after


def _add(weights: Weights, more: Weights, share: float = 1.0) -> None:
    """Add to the weights of spaces, or a share of that."""
    for space, weight in more.items():
        weights[space] = weights.get(space, 0.0) + weight * share
