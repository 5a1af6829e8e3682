"""Where places lie from one another, for screen readers: above, to the right, beneath, to the left."""

from __future__ import annotations

from collections.abc import Sequence

from kordon.engine.records import Target
from kordon.engine.scene import Shape

WAYS = {"above": (0, -1), "right": (1, 0), "beneath": (0, 1), "left": (-1, 0)}
# A neighbour may be as far off as this part of the place's own size: boards can have gaps between them.
REACH = 0.4
STEPS = 20


def beside(shapes: Sequence[Shape], target: Target) -> dict[str, Target]:
    """The next place in each of the four directions, seen from the middle of a place."""
    shape = next((shape for shape in shapes if shape.id == target), None)
    if shape is None:
        return {}
    xs, ys = shape.outline[::2], shape.outline[1::2]
    across, down = max(xs) - min(xs), max(ys) - min(ys)
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    # What lies wholly within or around the place is not a neighbour of it.
    others = [other for other in shapes if not _covers(other, shape) and not _covers(shape, other)]
    found: dict[str, Target] = {}
    for way, (right, beneath) in WAYS.items():
        met = _first_met(others, (x, y), (right * across, beneath * down))
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
    inside = False
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if (y1 <= y) != (y2 <= y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def _covers(one: Shape, other: Shape) -> bool:
    """Whether the rectangle around one place holds the rectangle around the other."""
    ones, others = (shape.outline for shape in (one, other))
    return all(
        min(ones[axis::2]) <= min(others[axis::2]) and max(ones[axis::2]) >= max(others[axis::2])
        for axis in (0, 1)
    )
