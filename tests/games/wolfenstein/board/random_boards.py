"""Random boards to compare the game's answers on with slow ones."""

from __future__ import annotations

from random import Random

from kordon.engine.bits import mask_of
from kordon.games.wolfenstein.board.grid import Area, Board, Door, Edge


def random_board(random: Random, width: int, height: int, *, as_in_missions: bool = False) -> Board:
    """Floor with holes, walls, doors and bars of one or two sides, and difficult squares.

    As in missions there are fewer holes, and doors are two squares wide with wall at both ends (WO-012).
    """
    density = 0.5 if as_in_missions else 1
    size = width * height
    floor = [square for square in range(size) if random.random() > 0.12 * density]
    edges = [
        (square, other)
        for square in floor
        for other in (square + 1, square + width)
        if other in floor and (other != square + 1 or other % width)
    ]
    left, walls = set(edges), set()
    doors: list[tuple[Edge, ...]] = []
    bars: list[tuple[Edge, ...]] = []
    for edge in random.sample(edges, len(edges)):
        kind = random.choices(("wall", "door", "bars", ""), (12, 9, 5, 100 / density - 26))[0]
        if not kind or edge not in left:
            continue
        if kind == "wall":
            walls.add(edge)
            left.discard(edge)
            continue
        a, b = edge
        shift = width if b - a == 1 else 1
        beside, floors = (a + shift, b + shift), {(a, a + shift), (b, b + shift)}
        is_wide = {beside, *floors} <= left and random.random() < 0.7
        if as_in_missions:
            ends = {(a - shift, b - shift), (a + 2 * shift, b + 2 * shift)} & set(edges)
            if not is_wide or not ends <= left | walls:
                continue
            walls |= ends
            left -= ends
        group = (edge, beside) if is_wide else (edge,)
        left -= {*group, *(floors if is_wide else ())}  # nothing stands between the two squares on one side
        (doors if kind == "door" else bars).append(group)
    return Board(
        "random",
        width,
        height,
        (Area("all", "room", mask_of(floor)),),
        walls=frozenset(walls),
        doors=tuple(Door(group, (0, 0)) for group in doors),
        bars=tuple(Door(group, (0, 0)) for group in bars),
        difficult=mask_of(square for square in floor if random.random() < 0.12),
    )
