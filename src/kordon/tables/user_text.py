"""Text that people write: unprintable characters removed, length limited."""

from __future__ import annotations

import unicodedata
from typing import Final

from kordon.tables.refusals import TEXT_UNFIT, refused

LONGEST_LINE: Final = 400
LONGEST_NAME: Final = 40
LONGEST_NOTES: Final = 4000

# Control and format characters, surrogates, private use, unassigned, line and paragraph separators.
UNPRINTABLE: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def clean_line(text: str, longest: int = LONGEST_LINE) -> str:
    """One line of printable text; refused if it is empty or too long."""
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
