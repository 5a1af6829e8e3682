"""Text on a grid of characters: how wide it is, cutting, padding, wrapping, colour, loose comparison."""

from __future__ import annotations

import re
import unicodedata
from colorsys import rgb_to_hls

ELLIPSIS = "…"
COLOURS = {
    "red": 31,
    "green": 32,
    "yellow": 33,
    "blue": 34,
    "magenta": 35,
    "cyan": 36,
    "white": 37,
    "black": 90,
}
# Where each hue ends, in degrees; below a certain saturation there is none.
HUES = (
    (20, "red"),
    (75, "yellow"),
    (165, "green"),
    (200, "cyan"),
    (260, "blue"),
    (330, "magenta"),
    (361, "red"),
)
GREY = 0.15
SEAT_COLOURS = ("red", "green", "blue", "yellow", "magenta", "cyan")
# Seats differ in shape as well as in colour, for colour-blind players.
SEAT_SIGNS = "●▲■◆★✚"

BOLD, DIM, REVERSE = "1", "2", "7"
STYLING = re.compile("\x1b\\[[0-9;]*m")


def width_of(text: str) -> int:
    """How many columns the text takes; colour codes take none."""
    return sum(_width(char) for char in STYLING.sub("", text))


def _width(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in {"Cf", "Mn", "Me"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def glyphs(text: str) -> list[tuple[str, int]]:
    """The letters as they stand on the grid, each with its width and its combining marks."""
    found: list[tuple[str, int]] = []
    for char in text:
        width = _width(char)
        if width == 0 and found:
            found[-1] = (found[-1][0] + char, found[-1][1])
        elif width:
            found.append((char, width))
    return found


def clip(text: str, columns: int) -> str:
    """The text, cut to the given width; a cut shows."""
    if width_of(text) <= columns:
        return text
    kept, used = "", 0
    for glyph, width in glyphs(text):
        if used + width > columns - 1:
            break
        kept, used = kept + glyph, used + width
    return kept.rstrip() + ELLIPSIS if columns > 0 else ""


def pad(text: str, columns: int, right: bool = False) -> str:
    """The text padded with spaces to the given width."""
    filling = " " * max(0, columns - width_of(text))
    return filling + text if right else text + filling


def wrap(text: str, columns: int, indent: str = "") -> list[str]:
    """The text in lines of at most the given width; lines after the first are indented."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line.strip() else line + word
        if width_of(longer) > columns and line.strip():
            lines.append(line)
            longer = indent + word
        line = longer
    return [*lines, line] if line.strip() else lines


def in_columns(entries: list[str], columns: int) -> list[str]:
    """The entries side by side in as many even columns as fit, from top to bottom; long ones in lines."""
    indent = "  "
    if not entries:
        return []
    widest = max(width_of(entry) for entry in entries) + 2
    across = max(1, (columns - len(indent) + 2) // widest)
    if across == 1:
        return [indent + line for entry in entries for line in wrap(entry, columns - len(indent), "    ")]
    down = -(-len(entries) // across)
    rows = [entries[start::down] for start in range(down)]
    return [(indent + "".join(pad(entry, widest) for entry in row)).rstrip() for row in rows]


def joined(parts: list[str], columns: int, between: str = " · ") -> list[str]:
    """The parts in as few lines as they fit on; no part is broken unless it is too long by itself."""
    lines: list[str] = []
    for part in parts:
        if lines and width_of(lines[-1]) + width_of(between) + width_of(part) <= columns:
            lines[-1] += between + part
        else:
            lines.append(part)
    return [
        short
        for line in lines
        for short in (wrap(line, columns, "  ") if width_of(line) > columns else [line])
    ]


def listed(front: str, entries: list[str], columns: int) -> list[str]:
    """The entries after some words of introduction, in lines that break between entries only."""
    lines = [front]
    for number, entry in enumerate(entries, 1):
        entry += ", " if number < len(entries) else ""
        if width_of(lines[-1]) + width_of(entry.rstrip()) > columns and lines[-1].strip():
            lines.append("  ")
        lines[-1] += entry
    return [line.rstrip() for line in lines]


def plain_letters(text: str) -> str:
    """The text as somebody types it in a hurry: small letters without accents."""
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(char for char in split if not unicodedata.combining(char)).replace("ł", "l")


class Ink:
    """Colour that can be switched off."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, text: str, *styles: str) -> str:
        """The text in these styles, if there is colour at all."""
        codes = ";".join(style for style in styles if style)
        return f"\x1b[{codes}m{text}\x1b[0m" if self.colour and codes and text else text


def seat_style(seat: int) -> str:
    """The colour code of a seat; none for nobody."""
    return str(COLOURS[SEAT_COLOURS[seat]]) if 0 <= seat < len(SEAT_COLOURS) else ""


def seat_sign(seat: int) -> str:
    """The sign of a seat; none for nobody."""
    return SEAT_SIGNS[seat] if 0 <= seat < len(SEAT_SIGNS) else ""


def colour_style(shade: tuple[float, float, float]) -> str:
    """The code of the terminal's colour that is nearest to a shade of red, green and blue."""
    hue, lightness, saturation = rgb_to_hls(*shade)
    if saturation < GREY:
        return str(COLOURS["white" if lightness > 0.5 else "black"])
    name = next(name for end, name in HUES if hue * 360 < end)
    return str(COLOURS[name])
