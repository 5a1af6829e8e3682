"""Text on a grid of characters: how wide it is, cutting, padding, wrapping, colour, loose comparison."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from colorsys import rgb_to_hls
from itertools import chain

ELLIPSIS = "…"
RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE, BLACK = "31", "32", "33", "34", "35", "36", "37", "90"
# Where each hue ends, in degrees; below a certain saturation there is none.
HUES = ((20, RED), (75, YELLOW), (165, GREEN), (200, CYAN), (260, BLUE), (330, MAGENTA), (361, RED))
GREY = 0.15
SEAT_COLOURS = (RED, GREEN, BLUE, YELLOW, MAGENTA, CYAN)
# Seats differ in shape as well as in colour, for colour-blind players.
SEAT_SIGNS = "●▲■◆★✚"

NORMAL, BOLD, DIM, REVERSE = "0", "1", "2", "7"
STYLING = re.compile("\x1b\\[([0-9;]*)m")


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


def styled_glyphs(text: str) -> Iterator[tuple[str, int, str]]:
    """The same with the style that each is written in."""
    parts = STYLING.split(text)  # words and the codes between them, in turn
    for code, part in zip((NORMAL, *parts[1::2]), parts[::2], strict=True):
        yield from ((glyph, width, code if code != NORMAL else "") for glyph, width in glyphs(part))


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
    return packed(text.split(), columns, " ", indent)


def packed(parts: Iterable[str], columns: int, between: str, indent: str = "") -> list[str]:
    """The parts in as few lines as they fit on; none is broken, and lines after the first are indented."""
    lines: list[str] = []
    for part in parts:
        if lines and width_of(lines[-1] + between + part) <= columns:
            lines[-1] += between + part
        else:
            lines.append(indent + part if lines else part)
    return lines


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
    lines = packed(parts, columns, between)
    shown = [wrap(line, columns, "  ") if width_of(line) > columns else [line] for line in lines]
    return list(chain(*shown))


def listed(front: str, entries: list[str], columns: int) -> list[str]:
    """The entries after some words of introduction, in lines that break between entries only."""
    parts = [front.rstrip(), *(f"{entry}," for entry in entries[:-1]), *entries[-1:]]
    return packed(parts, columns, " ", "  ")


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
    return SEAT_COLOURS[seat] if 0 <= seat < len(SEAT_COLOURS) else ""


def seat_sign(seat: int) -> str:
    """The sign of a seat; none for nobody."""
    return SEAT_SIGNS[seat] if 0 <= seat < len(SEAT_SIGNS) else ""


def colour_style(shade: tuple[float, float, float]) -> str:
    """The code of the terminal's colour that is nearest to a shade of red, green and blue."""
    hue, lightness, saturation = rgb_to_hls(*shade)
    if saturation < GREY:
        return WHITE if lightness > 0.5 else BLACK
    return next(code for end, code in HUES if hue * 360 < end)
