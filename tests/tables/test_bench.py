"""Benchmark figures that don't depend on the machine."""

from __future__ import annotations

from typing import Any

import pytest

from kordon.games import find
from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon_dev.bench.tables import largest_snapshot, median_delta, moves_to_subscriptions

MOST_BYTES = 600
MOST_BYTES_OF_A_RECONNECT = 30 << 10
EVERY = 7  # moves

# The games with the most to show: every mission where it has most enemies.
FULLEST: list[tuple[str, dict[str, Any]]] = [
    ("estoril", {}),
    ("sniper", {}),
    *[("wolfenstein", {"mission": mission, "level": "death"}) for mission in MISSIONS],
]


def test_a_move_costs_a_seat_few_bytes() -> None:
    assert median_delta(find("estoril")) <= MOST_BYTES


@pytest.mark.parametrize(("game", "options"), FULLEST)
def test_a_reconnect_sends_few_bytes_however_long_the_game(game: str, options: dict[str, Any]) -> None:
    assert largest_snapshot(find(game), options, EVERY) <= MOST_BYTES_OF_A_RECONNECT


def test_the_work_is_whole_games() -> None:
    assert moves_to_subscriptions(find("estoril"))() > 50
