"""Random games of a small mission come to an end, and no position on the way is unsound."""

from __future__ import annotations

from random import Random

import pytest

from kordon.engine.chance import seed_from
from kordon.games.wolfenstein.options import WolfensteinOptions
from kordon.games.wolfenstein.position import Position
from kordon.games.wolfenstein.rules import dispatch, setup
from tests.games.wolfenstein.small import small_mission

MOST_MOVES = 4000


def played(seed: str, seats: int, level: str) -> tuple[Position, int]:
    """A random game to its end."""
    source = Random(seed)
    options = WolfensteinOptions(level=level, heroes="any")  # type: ignore[arg-type]
    position = setup.set_up(options, seats, seed_from(seed), mission=small_mission())
    for count in range(MOST_MOVES):
        seats_to_act = dispatch.to_act(position)
        if not seats_to_act:
            return position, count
        legal = dispatch.legal_moves(position, source.choice(seats_to_act))
        assert legal, "somebody who is to act can act"
        assert len(set(legal)) == len(legal), "each move is offered once"
        dispatch.apply(position, source.choice(legal))
        assert not position.faults(), position.faults()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["daddy", "hurt", "bring", "death"])
def test_random_games_end_and_stay_sound(seats: int, level: str) -> None:
    for number in range(3):
        position, _ = played(f"random {number}", seats, level)
        assert position.outcome is not None
