"""How a mission stands."""

from __future__ import annotations

from kordon.games.wolfenstein.content.goals import Kill, Take
from kordon.games.wolfenstein.knowledge.worth import Worth
from kordon.games.wolfenstein.rules import life, missions
from tests.games.wolfenstein.table import Table, staged


def begun() -> Table:
    """B.J. and Klaus on their way to an objective."""
    return staged(
        "a k . . . . o",
        heroes={"bj": "a", "klaus": "k"},
        objectives="o",
        active="bj",
        mission={"goals": (Take("A"), Kill("officer"))},
    )


def test_goals_lives_and_ways_count() -> None:
    worth = Worth()
    table = begun()
    start = worth(table.position, 0)
    assert 0 < start < 1
    missions.reach(table.position, 0, [])
    assert worth(table.position, 0) > start
    table = begun()
    life.suffer(table.position, 0, 9, 0, [])
    assert worth(table.position, 0) < start
    table = begun()
    table.position.put_hero(table.slot("klaus"), table.at("k") + 2)
    assert worth(table.position, 0) > start


def test_the_end_is_certain() -> None:
    worth = Worth()
    for won in (True, False):
        table = begun()
        life.end(table.position, "WO-704", [], won=won)
        assert worth(table.position, 0) == float(won)
