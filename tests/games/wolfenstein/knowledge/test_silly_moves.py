"""Moves that readers of games laughed at, and that nobody makes any more."""

from __future__ import annotations

from kordon.games.wolfenstein import moves
from kordon.games.wolfenstein.knowledge.team import Judge
from tests.games.wolfenstein.table import staged


def test_who_would_go_all_out_does_so_before_stepping_back() -> None:
    """The attack is spent and a wall is near: behind it, then out again for a second shot, is silly."""
    table = staged(
        "h|. . s\n"  #
        "       \n"
        "a . . .",
        heroes={"bj": "a"},
        enemies={"soldat": "s"},
        active="bj",
    )
    position = table.position
    position.attacks, position.ap = 0, 3
    judge = Judge(position)
    assert (judge.plan().act, judge.plan().square) == ("rest", table.at("h"))
    assert judge.value(moves.Exhaust(0)) > judge.value(moves.Step(0, table.at("h"))) > 0
