"""The keyboard and the screen themselves."""

from __future__ import annotations

import io
import os
import select
import sys
from collections.abc import Iterable
from typing import Protocol

ESCAPE = "\x1b"
MOST_READ = 4096
UNREADABLE = "\N{REPLACEMENT CHARACTER}"


class Leaving(Exception):
    """The player goes: by a command, or by the end of the input."""


class Terminal(Protocol):
    """Where lines are typed and printed."""

    def read(self, prompt: str, wake: int | None = None) -> str | None:
        """The next line that is typed, `Leaving` when there is none; or None once `wake` can be read."""

    def write(self, lines: Iterable[str]) -> None:
        """Print lines."""


class Console:
    """The terminal that the command was started in."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            # Letters that one side can't write are no reason to lose a game.
            # Said once: what has been read from can't be told any more.
            if isinstance(stream, io.TextIOWrapper) and stream.errors != "replace":
                stream.reconfigure(errors="replace")
        self._typed = b""  # by the keyboard, and not yet read
        self._shown = ""  # the prompt that stands there now
        if sys.stdin.isatty():
            import readline  # noqa: F401 - gives `input` a line that can be edited

    def read(self, prompt: str, wake: int | None = None) -> str | None:
        """The next line that is typed; or None once `wake` can be read."""
        try:
            typed = input(prompt) if wake is None else self._read_unless(prompt, wake)
        except EOFError:
            raise Leaving from None
        if typed is None:
            return None
        return "".join(char if char.isprintable() or char == ESCAPE else UNREADABLE for char in typed)

    def _read_unless(self, prompt: str, wake: int) -> str | None:
        """Wait for the keyboard and for news at once; what is half typed stays in the terminal's own line."""
        keyboard = sys.stdin.fileno()
        if prompt != self._shown:
            self._shown = prompt
            print(prompt, end="", flush=True)
        while b"\n" not in self._typed:
            ready, _, _ = select.select([wake, keyboard], [], [])
            if wake in ready:
                if self._shown:
                    self._shown = ""
                    print()  # news is printed under a prompt, not behind it
                return None
            read = os.read(keyboard, MOST_READ)
            if not read and not self._typed:
                raise EOFError
            self._typed += read or b"\n"
        line, _, self._typed = self._typed.partition(b"\n")
        self._shown = ""
        return line.decode(sys.stdin.encoding or "utf-8", errors="replace").rstrip("\r")

    def write(self, lines: Iterable[str]) -> None:
        """Print lines."""
        for line in lines:
            print(line)
