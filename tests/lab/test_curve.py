"""The table of missions × levels × kinds of players."""

from __future__ import annotations

from collections import Counter

import pytest

from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon.lab import curve


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_newcomer_plays_every_mission_to_its_end_and_the_same_way_again(mission: str) -> None:
    task = (("newcomer", mission, "hurt"), "luck")
    assert curve.play(task) == curve.play(task)


def test_a_newcomer_wins_the_first_mission_on_the_easiest_level() -> None:
    """With a chance of 80 % each, fewer than 3 of 8 come up once in 800 times."""
    won = [curve.play((("newcomer", "officers-room", "daddy"), str(number)))[1] for number in range(8)]
    assert sum(won) >= 3


def test_shares_are_told_with_their_intervals() -> None:
    won = Counter({("steady", "cells", "daddy"): 15, ("steady", "cells", "death"): 0})
    assert curve.table("steady", ["cells"], ["daddy", "death"], won, 20) == [
        "| steady | daddy | death |",
        "|---|---|---|",
        "| 2 cells | 75 [53–89] | 0 [0–16] |",
        "",
    ]


def test_all_games_of_a_cell_are_counted() -> None:
    cell = ("newcomer", "officers-room", "daddy")
    alone = sum(curve.play((cell, f"luck {number}"))[1] for number in range(3))
    assert curve.measured([cell], 3, 1, "luck")[cell] == alone
