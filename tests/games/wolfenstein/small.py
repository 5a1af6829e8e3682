"""A small mission for tests: two rooms and a corridor with a door and all kinds of tokens."""

from __future__ import annotations

from typing import Any

from kordon.games.wolfenstein.board.mission import Mission
from kordon.games.wolfenstein.content.goals import Kill, Take
from tests.games.wolfenstein.drawn import Drawn, drawn
from tests.games.wolfenstein.table import mission_on

PICTURE = """
    h . . . . .1. . . ~ . . . o
    - - - -   -     - -   - - -
    . . e . . .1. . . ~ . . s .

    c . . . . .|# # # # . . . .

    . p . . . .|# # # # . . v .

    . . . . . .|# # # # . k . t
"""
AREAS = """
    1 1 1 1 1 1 2 2 2 2 3 3 3 3

    1 1 1 1 1 1 2 2 2 2 3 3 3 3

    1 1 1 1 1 1 # # # # 3 3 3 3

    1 1 1 1 1 1 # # # # 3 3 3 3

    1 1 1 1 1 1 # # # # 3 3 3 3
"""


def small_board() -> Drawn:
    """The board."""
    picture = PICTURE.replace("- - - -   -     - -   - - -", "")
    return drawn(picture, AREAS, starts="h", supports="t", events="e", chests="c", objectives="o")


def small_mission(**rest: Any) -> Mission:
    """Kill the officer and take A."""
    given: dict[str, Any] = {
        "goals": (Kill("officer"), Take("A")),
        "alarm": ("soldat", "soldat"),
        "threat_limit": 4,
        "rounds": 8,
    }
    return mission_on(small_board(), {"soldat": "sv", "officer": "k"}, **(given | rest))
