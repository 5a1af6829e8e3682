"""A quick player of a seat: goes by the rules of thumb of `team`, from what the seat was sent."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from kordon.engine.knowledge import Option
from kordon.engine.records import Sight
from kordon.games.wolfenstein.knowledge.team import AT_ONCE, Judge
from kordon.games.wolfenstein.observation import WolfensteinObservation
from kordon.games.wolfenstein.secrets import position_of

MOST_OVERLOOKED: Final = 0.4  # of the moves, by a player without care


class TeamPlayer:
    """Values every move by itself; with less care it overlooks some of them."""

    def __init__(self, care: float, source: Random) -> None:
        self.overlooked: float = MOST_OVERLOOKED * (1 - care)
        self.source = source
        self._seen: WolfensteinObservation | None = None

    def see(self, sight: Sight) -> None:
        """Take in the next message."""
        self._seen = sight.observation

    def options(self) -> Sequence[Option]:
        """The moves that were not overlooked, at least one."""
        seen = self._seen
        assert seen is not None, "a player is asked when the seat is to act"
        judge = Judge(position_of(seen))
        offered = [move for move in seen.moves if self.source.random() >= self.overlooked] or seen.moves
        return [Option(move, judge.value(move) / AT_ONCE) for move in offered]
