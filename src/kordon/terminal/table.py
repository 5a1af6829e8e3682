"""A seat at a table, as the loop at the keyboard knows it: a match in this process, or a served table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TypeAlias

from kordon.engine.looks import Looks
from kordon.engine.marks import Marks
from kordon.engine.records import Path, RuleId, Seat, Target
from kordon.engine.scene import Scene
from kordon.engine.words import Text

Advised: TypeAlias = tuple[Path, Text, int | None]
"""A move worth considering: its click path, what speaks for it, the chance to win in per cent if known."""
Line: TypeAlias = tuple[Text, Mapping[Target, Text]]
"""A line of the log, and the names of the scene that it may mention."""


class Table(ABC):
    """Where scenes and choices come from, and where moves go. What it refuses it raises as a `Fault`."""

    wake: int | None = (
        None  # a file descriptor that can be read when there is news; None if none comes by itself
    )
    is_among_people = False  # whether people sit at the other seats

    def __init__(self, seat: Seat, looks: Looks) -> None:
        self.seat = seat  # or SPECTATOR
        self.looks = looks
        self.marks: Marks = {}  # on the board, as the player sees them

    @property
    @abstractmethod
    def scene(self) -> Scene:
        """What the seat is shown now, without marks."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    def seconds_left(self) -> int | None:
        """The player's time for this move; None if there is no clock."""
        return None

    @abstractmethod
    def news(self) -> list[Line]:
        """What happened since the last call; at the first call, what had happened before."""

    def go_on(self) -> bool:
        """Let somebody else move; False if that happens by itself."""
        return False

    @abstractmethod
    def play(self, path: Path) -> bool:
        """Make the move with this click path; whether others have moved meanwhile."""

    @abstractmethod
    def why_not(self, path: Path) -> tuple[RuleId, ...]:
        """The rules against the path's last target."""

    @abstractmethod
    def advise(self) -> list[Advised]:
        """The best few moves, the best one first."""

    @abstractmethod
    def take_back(self, ask: bool) -> bool:
        """Undo the last move, or ask the others to agree; whether it is undone."""

    @abstractmethod
    def mark(self, marker: str, target: Target) -> None:
        """Put a mark on the board, or take it off."""

    def say(self, text: str, to_team: bool = False) -> None:
        """Say something to the people at the table, or to one's team."""
        raise NotImplementedError

    def answer(self, agrees: bool) -> None:
        """Answer their question whether a move may be taken back."""
        raise NotImplementedError

    def moments(self) -> list[tuple[Text, Line]]:
        """When the game is over: the lines that decided it, in their order, each after where it stood."""
        return []

    def final(self) -> tuple[Scene, str]:
        """When the game is over: the scene with everything open, and the seed, if there are such."""
        return self.scene, ""
