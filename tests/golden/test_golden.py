from __future__ import annotations

from pathlib import Path

import pytest

from kordon.engine import log
from kordon.engine.checks.golden import GAMES_AT_LEAST, Golden, is_unchanged, load
from kordon.games import OURS, find

PARTS = 4


def ours(name: str) -> list[Golden]:
    return load(Path(__file__).parent / f"{name}.jsonl")


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", OURS)
def test_golden_games_replay_to_the_same_end_and_send_the_same_bytes(name: str, part: int) -> None:
    for number, golden in enumerate(ours(name)):
        if number % PARTS == part:
            assert is_unchanged(find(name), golden), f"golden game {number}"


@pytest.mark.parametrize("name", OURS)
def test_there_are_enough_golden_games_and_all_are_finished(name: str) -> None:
    games = ours(name)
    assert len(games) >= GAMES_AT_LEAST
    assert all(log.read(golden.log).ending.finished for golden in games)
