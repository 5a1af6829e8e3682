"""Where places lie from one another, for screen readers: above, to the right, beneath, to the left."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from kordon.engine.records import Target
from kordon.engine.scene import Shape
from kordon.terminal.raster import box, crossings

WAYS = {"above": (0, -1), "right": (1, 0), "beneath": (0, 1), "left": (-1, 0)}
# A neighbour may be as far off as this part of the place's own size: boards can have gaps between them.
REACH = 0.4
STEPS = 20


def beside(shapes: Sequence[Shape], target: Target) -> dict[str, Target]:
    """The next place in each of the four directions, seen from the middle of a place."""
    shape = next((shape for shape in shapes if shape.id == target), None)
    if shape is None:
        return {}
    left, top, right, bottom = box(shape.outline)
    x, y = fmean(shape.outline[::2]), fmean(shape.outline[1::2])
    # What lies wholly within or around the place is not a neighbour of it.
    others = [other for other in shapes if not _covers(other, shape) and not _covers(shape, other)]
    found: dict[str, Target] = {}
    for way, (across, down) in WAYS.items():
        met = _first_met(others, (x, y), (across * (right - left), down * (bottom - top)))
        if met is not None:
            found[way] = met.id
    return found


def _first_met(shapes: Sequence[Shape], start: tuple[float, float], way: tuple[float, float]) -> Shape | None:
    """The uppermost shape that a walk from the middle of a place comes to first."""
    for step in range(1, STEPS + 1):
        far = (0.5 + REACH) * step / STEPS
        x, y = start[0] + way[0] * far, start[1] + way[1] * far
        met = [shape for shape in shapes if contains(shape, x, y)]
        if met:
            return met[-1]
    return None


def contains(shape: Shape, x: float, y: float) -> bool:
    """Whether the point lies inside the outline."""
    points = list(zip(shape.outline[::2], shape.outline[1::2], strict=True))
    return sum(x < side for side in crossings(points, y)) % 2 == 1


def _covers(one: Shape, other: Shape) -> bool:
    """Whether the rectangle around one place holds the rectangle around the other."""
    left, top, right, bottom = box(one.outline)
    x1, y1, x2, y2 = box(other.outline)
    return left <= x1 and top <= y1 and right >= x2 and bottom >= y2
