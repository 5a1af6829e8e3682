"""Benchmark figures that don't depend on the machine."""

from __future__ import annotations

from kordon.games import find
from kordon.tables.bench import median_delta, moves_to_subscriptions

MOST_BYTES = 600


def test_a_move_costs_a_seat_few_bytes() -> None:
    assert median_delta(find("estoril")) <= MOST_BYTES


def test_the_work_is_whole_games() -> None:
    assert moves_to_subscriptions(find("estoril"))() > 50
