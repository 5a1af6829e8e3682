"""A seat at a table, as the loop at the keyboard knows it: a match in this process, or a served table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeAlias

from kordon.engine.looks import Looks
from kordon.engine.marks import Marks
from kordon.engine.records import Path, RuleId, Seat, Target
from kordon.engine.scene import Scene
from kordon.engine.words import Text

Advised: TypeAlias = "tuple[Path, Text, int | None]"
"""A move worth considering: its click path, what speaks for it, the chance to win in per cent if known."""
Line: TypeAlias = "tuple[Text, Mapping[Target, Text]]"
"""A line of the log, and the names of the scene that it may mention."""


class Table(Protocol):
    """Where scenes and choices come from, and where moves go. What it refuses it raises as a `Fault`."""

    seat: Seat  # or SPECTATOR
    looks: Looks

    @property
    def scene(self) -> Scene:
        """What the seat is shown now, without marks."""
        ...

    @property
    def marks(self) -> Marks:
        """The marks on the board that the player sees."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ...

    @property
    def wake(self) -> int | None:
        """A file descriptor that can be read when there is news; None if nothing happens by itself."""
        ...

    @property
    def people(self) -> People | None:
        """The others at the table, if they are people."""
        ...

    def seconds_left(self) -> int | None:
        """The player's time for this move; None if there is no clock."""
        ...

    def news(self) -> list[Line]:
        """What happened since the last call; at the first call, what had happened before."""
        ...

    def go_on(self) -> bool:
        """Let somebody else move; False if that happens by itself."""
        ...

    def play(self, path: Path) -> bool:
        """Make the move with this click path; whether others have moved meanwhile."""
        ...

    def why_not(self, path: Path) -> tuple[RuleId, ...]:
        """The rules against the path's last target."""
        ...

    def advise(self) -> list[Advised]:
        """The best few moves, the best one first."""
        ...

    def take_back(self, ask: bool) -> bool:
        """Undo the last move, or ask the others to agree; whether it is undone."""
        ...

    def mark(self, marker: str, target: Target) -> None:
        """Put a mark on the board, or take it off."""
        ...

    def moments(self) -> list[tuple[Text, Line]]:
        """When the game is over: the lines that decided it, in their order, each after where it stood."""
        ...

    def final(self) -> tuple[Scene, str]:
        """When the game is over: the scene with everything open, and the seed."""
        ...


class People(Protocol):
    """Other people at the table."""

    def say(self, text: str, to_team: bool = False) -> None:
        """Say something to them, or to one's team."""
        ...

    def answer(self, agrees: bool) -> None:
        """Answer their question whether a move may be taken back."""
        ...
