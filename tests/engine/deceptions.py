"""Games that deceive the checks: each wraps an honest game, whichever it is."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from kordon.engine.game import AnyGame
from kordon.engine.records import Delivery, Notice, Seat

GameClass = type[AnyGame]
MOST_KEPT = 20_000


class Instead:
    """A belief that draws something else than the honest one it is given."""

    def __init__(self, honest: Any, draw: Callable[[Any, Random], Any]) -> None:
        self.honest = honest
        self._draw = draw

    def update(self, delivery: Delivery) -> None:
        self.honest.update(delivery)

    def draw(self, source: Random) -> Any:
        return self._draw(self.honest, source)


def swaps_nothing(base: GameClass) -> GameClass:
    class SwapsNothing(base):  # type: ignore[misc, valid-type]
        def swap_secrets(self, position: Any, seat: Seat, source: Random) -> Any:
            return position.copy()

    return SwapsNothing


def hardly_ever_swaps(base: GameClass) -> GameClass:
    """Now and then it does, which a count over all viewers would take for enough."""

    class HardlyEverSwaps(base):  # type: ignore[misc, valid-type]
        def swap_secrets(self, position: Any, seat: Seat, source: Random) -> Any:
            if source.random() < 0.96 and seat == 1:
                return position.copy()
            return super().swap_secrets(position, seat, source)

    return HardlyEverSwaps


def forgets_to_swap(field: str) -> Callable[[GameClass], GameClass]:
    """Everything hidden is swapped but for one thing."""

    def wrap(base: GameClass) -> GameClass:
        class ForgetsToSwap(base):  # type: ignore[misc, valid-type]
            def swap_secrets(self, position: Any, seat: Seat, source: Random) -> Any:
                world = super().swap_secrets(position, seat, source)
                setattr(world, field, getattr(position, field))
                return world

        return ForgetsToSwap

    return wrap


def ignores_the_past(base: GameClass) -> GameClass:
    """Its worlds fit the moment, but not how it came about."""

    class IgnoresThePast(base):  # type: ignore[misc, valid-type]
        def belief(self, history: Sequence[Delivery]) -> Any:
            viewer = history[0].observation.seat
            return Instead(
                super().belief(history),
                lambda honest, source: self.swap_secrets(honest.draw(source), viewer, source),
            )

    return IgnoresThePast


def believes_the_truth(base: GameClass) -> GameClass:
    """It keeps every position it shows anybody, and draws that."""

    class BelievesTheTruth(base):  # type: ignore[misc, valid-type]
        def __init__(self) -> None:
            self.kept: OrderedDict[int, tuple[Any, Any]] = OrderedDict()

        def observe(self, position: Any, seat: Seat) -> Any:
            seen = super().observe(position, seat)
            self.kept[id(seen)] = seen, position.copy()
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
            return seen

        def belief(self, history: Sequence[Delivery]) -> Any:
            _, truth = self.kept[id(history[-1].observation)]
            return Instead(super().belief(history), lambda honest, source: truth.copy())

    return BelievesTheTruth


def believes_in_one_world(base: GameClass) -> GameClass:
    """It draws once and sticks to it; that may well be another world than the truth."""

    class BelievesInOneWorld(base):  # type: ignore[misc, valid-type]
        def belief(self, history: Sequence[Delivery]) -> Any:
            return Instead(super().belief(history), lambda honest, source: honest.draw(Random(1)))

    return BelievesInOneWorld


def claims_to_see_everything(base: GameClass) -> GameClass:
    """Told that its worlds do not differ, its author says that nothing is hidden."""

    class ClaimsToSeeEverything(swaps_nothing(believes_the_truth(base))):  # type: ignore[misc]
        def sees_everything(self, position: Any, viewer: Seat) -> bool:
            return True

    return ClaimsToSeeEverything


def makes_forced_moves(base: GameClass) -> GameClass:
    """It goes on by itself until somebody has a real choice."""

    class MakesForcedMoves(base):  # type: ignore[misc, valid-type]
        def apply(self, position: Any, move: Any) -> list[Notice]:
            notices = list(super().apply(position, move))
            while acting := self.to_act(position):
                moves = self.moves(position, acting[0])
                if len(moves) != 1:
                    break
                notices += super().apply(position, moves[0])
            return notices

    return MakesForcedMoves


def skips_forced_moves_silently(base: GameClass) -> GameClass:
    """The same, and it does not even tell of the move; nor does the counter of turns."""

    class SkipsForcedMoves(base):  # type: ignore[misc, valid-type]
        def apply(self, position: Any, move: Any) -> list[Notice]:
            notices: list[Notice] = super().apply(position, move)
            turn = position.turn
            while acting := self.to_act(position):
                moves = self.moves(position, acting[0])
                if len(moves) != 1:
                    break
                super().apply(position, moves[0])
                position.turn = turn
            return notices

    return SkipsForcedMoves
