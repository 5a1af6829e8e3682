from __future__ import annotations

import msgspec
import pytest

from kordon.engine import log
from kordon.games import GAMES, find
from tests.golden.make import GAMES_AT_LEAST, Golden, digests, path_of

PARTS = 4


def load(name: str) -> list[Golden]:
    return [msgspec.json.decode(line, type=Golden) for line in path_of(name).read_bytes().splitlines()]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_golden_games_replay_to_the_same_end_and_send_the_same_bytes(name: str, part: int) -> None:
    for number, golden in enumerate(load(name)):
        if number % PARTS == part:
            match = log.verify(golden.log, find)
            assert digests(match) == (golden.state, golden.sent), f"golden game {number}"


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_golden_games_and_all_are_finished(name: str) -> None:
    games = load(name)
    assert len(games) >= GAMES_AT_LEAST
    assert all(log.read(golden.log).ending.finished for golden in games)
