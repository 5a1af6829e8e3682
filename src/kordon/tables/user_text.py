"""Text that people write: unprintable characters removed, length limited."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

from kordon.tables.refusals import TEXT_UNFIT, refuse_if

LONGEST_LINE: Final = 400
LONGEST_NAME: Final = 40
LONGEST_NOTES: Final = 4000

LONGEST_STACK: Final = 2  # accents on one letter; more of them run into the lines above and below

# Letters and signs that are drawn as nothing, or as a blank, although Unicode calls them printable.
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
UNSEEN: Final = frozenset(
    ("\u034f", "\u17b4", "\u17b5", *map(chr, (*range(0x180B, 0x1810), *range(0xE0100, 0xE01F0))))
)
COMBINING: Final = frozenset(("Mn", "Me", "Mc"))

# Control and format characters, surrogates, private use, unassigned, line and paragraph separators.
UNPRINTABLE: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def clean_line(text: str, longest: int = LONGEST_LINE) -> str:
    """One line of printable text; refused if it is empty or too long."""
    refuse_if(len(text) > 4 * longest, TEXT_UNFIT)
    printable = "".join(letter if _prints(letter) else " " for letter in _seen(text))
    line = " ".join(printable.split())
    refuse_if(len(line) > longest or not any(map(_is_drawn, line)), TEXT_UNFIT)
    return line


def _seen(text: str) -> Iterator[str]:
    """The text without what is never seen, and without towers of accents."""
    stack = 0
    for letter in unicodedata.normalize("NFC", text):
        stack = stack + 1 if unicodedata.category(letter) in COMBINING else 0
        if letter not in UNSEEN and stack <= LONGEST_STACK:
            yield letter


def _is_drawn(letter: str) -> bool:
    return letter != " " and unicodedata.category(letter) not in COMBINING


def clean_notes(text: str) -> str:
    """Printable text in any number of lines; it may be empty."""
    refuse_if(len(text) > LONGEST_NOTES, TEXT_UNFIT)
    return "".join(letter for letter in text if letter == "\n" or _prints(letter))


def _prints(letter: str) -> bool:
    return letter not in BLANK and unicodedata.category(letter) not in UNPRINTABLE
