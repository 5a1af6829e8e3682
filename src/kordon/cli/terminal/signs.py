"""Pieces and marks in a few letters: what stands on the board and beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kordon.cli.terminal.letters import BOLD, REVERSE, look_style, seat_sign, seat_style

if TYPE_CHECKING:
    from kordon.engine.scene import Mark, Piece
    from kordon.engine.speech import Speech

# A common stock that games may use for their icons; any other icon is told by its last word or its label.
ICONS = {
    "strength": "↑",
    "points": "★",
    "life": "♥",
    "heart": "♥",
    "armour": "◊",
    "shield": "◊",
    "cards": "▯",
    "markers": "○",
    "protected": "✓",
    "peek": "◎",
    "noise": "♪",
    "wound": "✗",
    "removed": "✗",
}
# Likewise for looks of shapes: `peek-2` is the sign twice.
LOOKS = {"secret": "▒", "peek": "◎", "start": "⌂", "objective": "◈", "entrance": "⇥"}
HIDDEN = "▒"
UNKNOWN = "▒▒▒"
LONGEST_CODE = 3

Segment: TypeAlias = tuple[str, str]  # words and their style
Words: TypeAlias = list[Segment]


def number_tag(number: int | None) -> Words:
    """The number that is typed to choose a thing, if it can be chosen."""
    return [] if number is None else [(f"[{number}]", f"{BOLD};{REVERSE}")]


def mark_sign(mark: Mark, speech: Speech) -> str:
    """The mark in as few letters as can be."""
    code = mark.icon.rpartition("-")[2]
    sign = ICONS.get(mark.icon) or (code if len(code) <= LONGEST_CODE else speech.say(mark.label)[:LONGEST_CODE])
    return sign if mark.value is None else f"{sign}{mark.value}"


def mark_signs(marks: tuple[Mark, ...], speech: Speech) -> str:
    """All the marks of a thing in a few letters."""
    return " ".join(mark_sign(mark, speech) for mark in marks)


def look_signs(look: str) -> str:
    """What a shape's look says about it, in signs."""
    found = ""
    for word in look.split():
        stem, _, times = word.partition("-")
        found += LOOKS.get(stem, "") * (int(times) if times.isdigit() else 1)
    return found


def piece_style(piece: Piece) -> str:
    """The piece's own colour, or else its owner's."""
    return look_style(piece.look) or seat_style(piece.owner)


def piece_words(piece: Piece, speech: Speech, number: int | None, length: int | None = None) -> Words:
    """The piece with its number, its owner's sign and its name, or the first letters of it."""
    style = piece_style(piece)
    sign = seat_sign(piece.owner)
    if piece.hidden and "back" in piece.look.split():
        return [*number_tag(number), (sign + UNKNOWN, style)]
    name = speech.say(piece.label)
    short = name if length is None else name[:length].rstrip(" .,")
    return [*number_tag(number), (sign + HIDDEN * piece.hidden + short, style)]


def text_of(words: Words) -> str:
    """The words without their styles."""
    return "".join(text for text, _ in words)
