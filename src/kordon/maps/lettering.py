"""Where a space's marks and name go: inside its outline, clear of each other, as large as they fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

SIZES: Final = (17, 16, 15, 14, 13, 12, 11, 10, 9, 8)
LETTER: Final = 0.57  # the width of an average letter, as a part of the size
LINE: Final = 1.1
STEP: Final = 5


class Lettering(NamedTuple):
    """A name as it is written: its middle, its size, its lines, and whether it runs up the page."""

    x: float
    y: float
    size: int
    lines: tuple[str, ...]
    upright: bool


def place_name(name: str, room: BaseGeometry, middle: tuple[float, float]) -> Lettering | None:
    """The largest lettering of a name that fits a shape, nearest to its middle, lying rather than upright."""
    shapely.prepare(room)
    for size in SIZES:
        for upright in (False, True):
            best: tuple[float, Lettering] | None = None
            for lines in wraps(name):
                width = max(map(len, lines)) * size * LETTER + 4
                height = len(lines) * size * LINE + 2
                if upright:
                    width, height = height, width
                spot = _nearest_spot(room, middle, width, height)
                if spot is not None:
                    away = (spot[0] - middle[0]) ** 2 + (spot[1] - middle[1]) ** 2
                    if best is None or away < best[0]:
                        best = away, Lettering(*spot, size, lines, upright)
            if best is not None:
                return best[1]
    return None


def place_mark(room: BaseGeometry, middle: tuple[float, float], radius: float) -> tuple[float, float]:
    """A place for a round mark in a shape, as near to the middle as it fits."""
    shapely.prepare(room)
    return _nearest_spot(room, middle, 2 * radius, 2 * radius) or middle


def wraps(name: str) -> Iterator[tuple[str, ...]]:
    """A name in one, two or three lines, broken between words as evenly as they allow."""
    words = name.split()
    yield (name,)
    for count in (2, 3):
        if len(words) >= count:
            yield min(_broken(words, count), key=lambda lines: max(map(len, lines)))


def _broken(words: Sequence[str], count: int) -> Iterator[tuple[str, ...]]:
    if count == 1:
        yield (" ".join(words),)
        return
    for first in range(1, len(words) - count + 2):
        for rest in _broken(words[first:], count - 1):
            yield (" ".join(words[:first]), *rest)


def _nearest_spot(
    room: BaseGeometry, middle: tuple[float, float], width: float, height: float
) -> tuple[float, float] | None:
    """The middle of a box that lies inside the room, of those on a fine grid the nearest to a point."""
    left, top, right, bottom = room.bounds
    if right - left < width or bottom - top < height:
        return None
    xs = np.append(np.arange(left + width / 2, right - width / 2 + 1, STEP), middle[0])
    ys = np.append(np.arange(top + height / 2, bottom - height / 2 + 1, STEP), middle[1])
    x, y = (axis.ravel() for axis in np.meshgrid(xs, ys))
    order = np.argsort((x - middle[0]) ** 2 + (y - middle[1]) ** 2, kind="stable")
    x, y = x[order], y[order]
    boxes = shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    fits = np.flatnonzero(shapely.covers(room, boxes))
    return (float(x[fits[0]]), float(y[fits[0]])) if len(fits) else None


def room_in(outline: Sequence[tuple[int, int]], taken: Sequence[BaseGeometry], margin: float) -> BaseGeometry:
    """What is left of an outline inside a margin and beside what is drawn on it already."""
    room: BaseGeometry = Polygon(outline).buffer(-margin, join_style="mitre")
    for shape in taken:
        room = room.difference(shape)
    return room
