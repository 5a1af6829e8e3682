"""What games show in random play: scenes, and every board that turns up in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from kordon.engine.checks.fuzz import configurations
from kordon.engine.game import AnyGame
from kordon.engine.records import OPEN
from kordon.engine.scene import Scene, Shape

GAMES_PLAYED = 6
EVERY = 7  # moves


@cache
def scenes_of(game: AnyGame) -> tuple[Scene, ...]:
    """Scenes from the first to the last of some games, with all kinds of options, as all seats see them."""
    return tuple(_scenes(game))


def _scenes(game: AnyGame) -> Iterator[Scene]:
    source = Random(1)
    for options, seats in source.sample(configurations(game), GAMES_PLAYED):
        position = game.start(options, seats, source.randbytes(32))
        made = 0
        while acting := game.to_act(position):
            if made % EVERY == 0:
                yield from (game.scene(game.observe(position, seat)) for seat in range(seats))
            game.apply(position, source.choice(game.moves(position, acting[0])))
            made += 1
        yield game.scene(game.observe(position, OPEN))


def boards_of(game: AnyGame) -> list[tuple[Shape, ...]]:
    """Every set of shapes that turned up."""
    return list({repr(scene.shapes): scene.shapes for scene in scenes_of(game)}.values())
