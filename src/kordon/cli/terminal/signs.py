"""Pieces and badges in a few letters: what stands on the board and beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kordon.cli.terminal import words
from kordon.cli.terminal.letters import BOLD, REVERSE, look_style, seat_sign, seat_style

if TYPE_CHECKING:
    from kordon.engine.scene import Badge, Piece, Scene
    from kordon.engine.speech import Speech

# A common stock that games may use for their icons; any other icon is shown by its last word or its label.
ICONS = {
    "strength": "↑",
    "points": "★",
    "life": "♥",
    "heart": "♥",
    "armour": "◊",
    "shield": "◊",
    "noise": "♪",
    "wound": "✗",
    "bonus": "+",
    "silent": "✗",
}
# Likewise for looks of shapes: `peek-2` is the sign with the number, and `peek-0` nothing at all.
LOOKS = {"secret": "▒", "peek": "◎", "start": "⌂", "objective": "◈", "entrance": "⇥"}
HIDDEN = "▒"
UNKNOWN = "▒▒▒"
LONGEST_CODE = 3

Segment: TypeAlias = tuple[str, str]  # words and their style
Words: TypeAlias = list[Segment]


def number_tag(number: int | None) -> Words:
    """The number that is typed to choose a thing, if it can be chosen."""
    return [] if number is None else [(f"[{number}]", f"{BOLD};{REVERSE}")]


def badge_sign(badge: Badge, speech: Speech) -> str:
    """The badge in as few letters as can be."""
    code = badge.icon.rpartition("-")[2]
    sign = ICONS.get(badge.icon) or (
        code if len(code) <= LONGEST_CODE else speech.say(badge.label)[:LONGEST_CODE]
    )
    return sign if badge.value is None else f"{sign}{badge.value}"


def badge_signs(badges: tuple[Badge, ...], speech: Speech, columns: int | None = None) -> str:
    """All the badges of a thing in a few letters, with spaces between if there is room for them."""
    signs = [badge_sign(badge, speech) for badge in badges]
    found = ""
    single = False
    for sign in signs:
        beside = single and len(sign) == 1
        found += sign if beside or not found else f" {sign}"
        single = len(sign) == 1
    return found if columns is None or len(found) <= columns else "".join(signs)


def look_signs(look: str) -> str:
    """What a shape's look says about it, in signs."""
    return "".join(LOOKS[stem] + value for stem, value in look_words(look))


def look_words(look: str) -> list[tuple[str, str]]:
    """The words of a look that have a sign, each with its number if it has one."""
    words_ = (word.partition("-") for word in look.split())
    return [(stem, value) for stem, _, value in words_ if stem in LOOKS and value != "0"]


def legend(scene: Scene, speech: Speech) -> list[str]:
    """Every sign on the pieces and places of the scene, with what it means."""
    stems = {stem for shape in scene.shapes for stem, _ in look_words(shape.look)}
    found = [f"{sign} {speech.say(words.LOOK(stem))}" for stem, sign in LOOKS.items() if stem in stems]
    badges = {badge.icon: badge for piece in scene.pieces for badge in piece.badges}
    return found + [f"{badge_sign(badge, speech)} {speech.say(badge.label)}" for badge in badges.values()]


def piece_style(piece: Piece) -> str:
    """The piece's own colour, or else its owner's."""
    return look_style(piece.look) or seat_style(piece.owner)


def piece_words(
    piece: Piece, speech: Speech, number: int | None, length: int | None = None, at_home: bool = False
) -> Words:
    """The piece with its number, its name (or its first letters) and, unless at home, its owner's sign."""
    style = piece_style(piece)
    sign = "" if at_home else seat_sign(piece.owner)
    if piece.hidden and "back" in piece.look.split():
        return [*number_tag(number), (sign + UNKNOWN, style)]
    # What a name says in brackets about being hidden, the sign says too.
    name = speech.say(piece.label).partition(" (" if piece.hidden else "\n")[0]
    short = name if length is None else name[:length].rstrip(" .,")
    if piece.caption is not None and length is not None and len(name) > length:
        short = speech.say(piece.caption)
    return [*number_tag(number), (sign + HIDDEN * piece.hidden + short, style)]


def text_of(words: Words) -> str:
    """The words without their styles."""
    return "".join(text for text, _ in words)
