"""What every registered game is put through, by the same checks."""

from __future__ import annotations

import pytest

from kordon.engine.checks.fuzz import Tally, configurations, fuzz_game
from kordon.engine.checks.texts import game_faults
from kordon.games import GAMES, find

PARTS = 4
GAMES_A_PART = 12


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_random_games_pass_every_check(name: str, part: int) -> None:
    game = find(name)
    tally = Tally()
    for number in range(part * GAMES_A_PART, (part + 1) * GAMES_A_PART):
        tally.add(fuzz_game(game, "tests", number))
    assert tally.games == GAMES_A_PART
    # The checks must have had something to check: worlds that differ, and messages to compare.
    assert tally.worlds > 100
    assert tally.worlds_that_differed > tally.worlds // 4
    assert tally.twin_messages > 20


@pytest.mark.full
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_many_random_games_pass_every_check(name: str, part: int) -> None:
    game = find(name)
    for number in range(500):
        fuzz_game(game, f"full {part}", number)


@pytest.mark.parametrize("name", GAMES)
def test_the_texts_are_complete_in_all_languages(name: str) -> None:
    assert game_faults(find(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_all_options_and_seat_counts_can_be_played(name: str) -> None:
    game = find(name)
    seats = {seats for _, seats in configurations(game)}
    assert seats == set(game.seat_counts)
