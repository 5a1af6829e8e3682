"""A progress bar for long work."""

from __future__ import annotations

import sys
import time

WIDTH = 30


class Progress:
    """A bar on stderr where somebody watches; silent in pipes and logs."""

    def __init__(self, label: str, total: int) -> None:
        self.label = label
        self.total = total
        self._begun = time.monotonic()
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        self.show(0)
        return self

    def show(self, done: int) -> None:
        """Draw the bar for so much done."""
        if not self._shown:
            return
        filled = WIDTH * done // max(1, self.total)
        spent = time.monotonic() - self._begun
        left = f", {spent * (self.total - done) / done:.0f} s left" if done else ""
        bar = "█" * filled + "░" * (WIDTH - filled)
        print(f"\r{self.label} {bar} {done}/{self.total}{left}\033[K", end="", file=sys.stderr, flush=True)

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
