"""Ways over a map's steps: how far a space is, and which single spaces bar the way to it."""

from __future__ import annotations

from collections.abc import Sequence


def moves_to(start: int, steps: Sequence[Sequence[int]], without: int = -1) -> dict[int, int]:
    """The fewest single steps from a space to every space that can be reached, leaving one space out."""
    moves = {start: 0}
    edge = [start]
    while edge:
        following = []
        for space in edge:
            for near in steps[space]:
                if near != without and near not in moves:
                    moves[near] = moves[space] + 1
                    following.append(near)
        edge = following
    return moves


def choke_points(start: int, end: int, steps: Sequence[Sequence[int]]) -> list[int]:
    """The spaces that every way from start to end goes through.

    Without one, and with the ends apart, there are two ways that share nothing but their ends (Menger).
    """
    if end in steps[start]:
        return []
    return [
        space
        for space in range(len(steps))
        if space not in (start, end) and end not in moves_to(start, steps, without=space)
    ]
