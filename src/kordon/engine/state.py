"""The base of positions."""

# Not compiled: its metaclass makes the slots; the compiled build writes them out instead (`expansion`).

from __future__ import annotations

from typing import Any, ClassVar, Self

from kordon.engine.chance import Chance
from kordon.engine.fields import StateType
from kordon.engine.records import Outcome


class State(metaclass=StateType):
    """The whole truth of a game at one moment, changed in place; subclasses declare its fields (`fields`)."""

    FIELDS: ClassVar[tuple[str, ...]]

    chance: Chance  # all luck to come
    seats: int  # how many play
    turn: int  # the public counter of turns
    outcome: Outcome | None  # who won, once the game is over

    def copy(self) -> Self:
        """A position that shares nothing that can change."""
        raise NotImplementedError

    @classmethod
    def showing(cls, seen: Any) -> Self:
        """A position with the public fields of an observation; the others are still to be set."""
        raise NotImplementedError

    def faults(self) -> list[str]:
        """Everything that can't be true of a position of this game; empty for a sound one."""
        return []
