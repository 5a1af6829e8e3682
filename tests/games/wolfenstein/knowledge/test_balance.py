"""How often masters win each mission, by level."""

from __future__ import annotations

from math import sqrt

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon.lab.arena import as_options, pairings, play

LEVELS = ("daddy", "hurt", "bring", "death")  # from the easiest to the hardest
SEED = "balance"


def victories(bots: str, missions: list[str], level: str, games: int) -> int:
    """Games won by a team of such bots, shared out among the missions."""
    options = as_options({"mission": missions, "level": [level]})
    results = [play(game) for game in pairings("wolfenstein", [bots], games, 2, options, SEED)]
    return sum(result.won[bots] > 0 for result in results)


@rule("WO-954")
def test_masters_win_about_every_second_mission() -> None:
    """With a chance of 35 to 65 % each, fewer than 3 or more than 17 of 20 come up once in 300 times."""
    assert 3 <= victories("master", list(MISSIONS), "bring", 20) <= 17


@pytest.mark.full
@rule("WO-954")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_is_won_in_35_to_65_of_100_games(mission: str) -> None:
    won = victories("master", [mission], "bring", 300)
    assert 0.35 <= won / 300 <= 0.65


@pytest.mark.full
@rule("WO-954")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_is_won_more_often_on_each_easier_level(mission: str) -> None:
    """By more than luck where levels are far apart; never clearly the other way round."""
    daddy, hurt, bring, death = (victories("master", [mission], level, 100) for level in LEVELS)
    for easier, harder in ((daddy, hurt), (hurt, bring), (bring, death)):
        mean = (easier + harder) / 200
        assert easier > harder - 2 * sqrt(200 * mean * (1 - mean))
    assert daddy > bring > death


@pytest.mark.full
def test_each_level_of_bots_wins_more_often_than_the_next_lower() -> None:
    won = [
        victories(bots, list(MISSIONS), "bring", 200) for bots in ("master", "sharp", "steady", "beginner")
    ]
    assert won[0] > won[1] > won[2] > won[3]
