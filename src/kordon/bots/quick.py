"""An opponent that goes by a game's own quick player, and mixes what is about as good."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Any, Final

from kordon.engine.knowledge import Option, Player
from kordon.engine.records import Sight

LEAST_SPREAD: Final = 0.006  # of values that still count as about as good, with all care
MORE_SPREAD: Final = 0.03  # with none


class QuickBot:
    """Chooses among the options of a player, the better the more likely."""

    def __init__(self, player: Player, source: Random, care: float = 1.0) -> None:
        self.player = player
        self.source = source
        self.spread = LEAST_SPREAD + MORE_SPREAD * (1 - care)
        self._last: Any = None

    def see(self, sight: Sight) -> None:
        """Take in the next message of the seat."""
        self.player.see(sight)
        self._last = sight.observation

    def choose(self, within: float | None = None) -> Any:
        """One of the best options; it takes milliseconds, so no time limit is needed."""
        if len(self._last.moves) == 1:
            return self._last.moves[0]
        return mixed(self.player.options(), self.spread, self.source)


def mixed(options: list[Option] | tuple[Option, ...] | Any, spread: float, source: Random) -> Any:
    """A move drawn by how good it is: one that is worse by `spread` is chosen a third as often."""
    best = max([option.value for option in options])
    weights = [exp((option.value - best) / spread) for option in options]
    return source.choices(options, weights)[0].move
