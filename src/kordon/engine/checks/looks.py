"""Whether what is drawn can be made out: seams between shapes against both sides, in light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from kordon.engine.looks import Colour, Looks, in_scheme, shade
from kordon.engine.scene import Shape

LEAST: Final = 3.0  # between a line that matters and what is beside it (WCAG 2.2, 1.4.11)

Rgb: TypeAlias = tuple[float, float, float]
Box: TypeAlias = tuple[int, int, int, int]


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two opaque colours, from 1 to 21."""
    return _contrast(shade(one)[:3], shade(other)[:3])


def unseen(looks: Looks, shapes: Sequence[Shape]) -> list[str]:
    """Every seam of a board that has too little contrast to the ground on either side."""
    faults: dict[str, None] = {}
    for dark in (False, True):
        scheme = "dark" if dark else "light"
        grounds = _grounds(looks, shapes, dark)
        for index, shape in enumerate(shapes):
            style = looks.style(shape.look)
            seam = shade(in_scheme(style.seam or looks.colours.seam or "#000", dark))[:3]
            for other in {index, *_beside(shapes, index)}:
                got = _contrast(seam, grounds[other])
                if got < LEAST:
                    said = f"{scheme}: the seam of “{shape.look}” on “{shapes[other].look}”: {got:.2f}"
                    faults[said] = None
    return list(faults)


def _grounds(looks: Looks, shapes: Sequence[Shape], dark: bool) -> list[Rgb]:
    """What each shape looks like on top of all that lies beneath it."""
    sheet = shade(in_scheme(looks.colours.sheet or "#fff", dark))
    boxes = [_box(shape.outline) for shape in shapes]
    grounds: list[Rgb] = []
    for index, shape in enumerate(shapes):
        fill = shade(in_scheme(looks.style(shape.look).fill or looks.colours.floor or "#fff", dark))
        below = [i for i in range(index) if _contains(boxes[i], boxes[index])]
        under = grounds[below[-1]] if below else sheet[:3]
        *parts, alpha = fill
        red, green, blue = (p * alpha + q * (1 - alpha) for p, q in zip(parts, under, strict=True))
        grounds.append((red, green, blue))
    return grounds


def _beside(shapes: Sequence[Shape], index: int) -> Iterable[int]:
    """The shapes that share an edge or part of one with a shape, or that it lies on."""
    box, edges = _box(shapes[index].outline), _corners(shapes[index])
    for other, shape in enumerate(shapes):
        its = _box(shape.outline)
        apart = box[0] > its[2] or its[0] > box[2] or box[1] > its[3] or its[1] > box[3]
        if other != index and not apart and (_contains(its, box) or _touch(edges, _corners(shape))):
            yield other


def _corners(shape: Shape) -> list[tuple[int, int]]:
    points = list(zip(shape.outline[::2], shape.outline[1::2], strict=True))
    return [*points, points[0]]


def _touch(one: list[tuple[int, int]], other: list[tuple[int, int]]) -> bool:
    """Whether the outlines run along each other somewhere."""
    return any(_overlap(a, b, c, d) for a, b in pairwise(one) for c, d in pairwise(other))


def _overlap(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Whether two stretches lie on one line and have more than a point in common."""
    across = (b[0] - a[0], b[1] - a[1])
    if any(across[0] * (p[1] - a[1]) != across[1] * (p[0] - a[0]) for p in (c, d)):
        return False
    axis = 0 if abs(across[0]) >= abs(across[1]) else 1
    low, high = sorted((a[axis], b[axis]))
    start, end = sorted((c[axis], d[axis]))
    return max(low, start) < min(high, end)


def _contrast(one: Rgb, other: Rgb) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Rgb) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _box(outline: tuple[int, ...]) -> Box:
    return min(outline[::2]), min(outline[1::2]), max(outline[::2]), max(outline[1::2])


def _contains(outer: Box, inner: Box) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and outer[2] >= inner[2] and outer[3] >= inner[3]
