"""The keyboard and the screen themselves."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

ESCAPE = "\x1b"
UNREADABLE = "\N{REPLACEMENT CHARACTER}"


class Leaving(Exception):
    """The player goes: by a command, or by the end of the input."""


class Terminal(Protocol):
    """Where lines are typed and printed."""

    def read(self, prompt: str) -> str:
        """The next line that is typed; `Leaving` when there is none."""
        ...

    def write(self, lines: Iterable[str]) -> None:
        """Print lines."""
        ...


class Console:
    """The terminal that the command was started in."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            # Letters that one side can't write are no reason to lose a game.
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        if sys.stdin.isatty():
            import readline  # noqa: F401 - gives `input` a line that can be edited

    def read(self, prompt: str) -> str:
        """The next line that is typed."""
        try:
            typed = input(prompt)
        except EOFError:
            raise Leaving from None
        return "".join(char if char.isprintable() or char == ESCAPE else UNREADABLE for char in typed)

    def write(self, lines: Iterable[str]) -> None:
        """Print lines."""
        for line in lines:
            print(line)
