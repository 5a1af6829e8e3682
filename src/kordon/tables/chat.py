"""What people write: cleaned of everything that does not print, kept short, and not too fast."""

from __future__ import annotations

import unicodedata
from collections import deque
from typing import Final

from kordon.tables.entries import PlayerId
from kordon.tables.refusals import TEXT_UNFIT, TOO_FAST, refused

LONGEST_LINE: Final = 400
LONGEST_NAME: Final = 40
LONGEST_NOTES: Final = 4000
SENTENCES: Final = 5  # so many at once …
SPAN: Final = 10_000  # … in so many milliseconds

# Controls, direction marks and other invisible things, halves of pairs, what has no meaning.
UNPRINTABLE: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def clean_line(text: str, longest: int = LONGEST_LINE) -> str:
    """One line of printable text; refused if nothing is left of it or too much."""
    if len(text) > 4 * longest:
        raise refused(TEXT_UNFIT)
    printable = "".join(letter if _prints(letter) else " " for letter in text)
    line = " ".join(printable.split())
    if not line or len(line) > longest:
        raise refused(TEXT_UNFIT)
    return line


def clean_notes(text: str) -> str:
    """Printable text in any number of lines; it may be empty."""
    if len(text) > LONGEST_NOTES:
        raise refused(TEXT_UNFIT)
    return "".join(letter for letter in text if letter == "\n" or _prints(letter))


def _prints(letter: str) -> bool:
    return unicodedata.category(letter) not in UNPRINTABLE


class Pace:
    """Who wrote when, so that nobody floods a table."""

    def __init__(self, most: int = SENTENCES, span: int = SPAN) -> None:
        self.most = most
        self.span = span
        self._times: dict[PlayerId, deque[int]] = {}

    def step(self, player: PlayerId, at: int) -> None:
        """Count one more from this player, or refuse it."""
        times = self._times.setdefault(player, deque())
        while times and times[0] <= at - self.span:
            times.popleft()
        if len(times) >= self.most:
            raise refused(TOO_FAST)
        times.append(at)

    def forget_before(self, at: int) -> None:
        """Let go of everybody who has been quiet."""
        quiet = [player for player, times in self._times.items() if not times or times[-1] <= at - self.span]
        for player in quiet:
            del self._times[player]
