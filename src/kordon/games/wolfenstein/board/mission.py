"""Placeholder until the missions are there: what the rules need of one."""

from __future__ import annotations

from functools import cache
from typing import Any

from kordon.games.wolfenstein.board.grid import Board


class Mission:
    """A mission."""

    __slots__ = (
        "alarm",
        "board",
        "enemies",
        "goals",
        "name",
        "repeats",
        "rounds",
        "special",
        "suggested",
        "swaps",
        "threat_limit",
    )

    def __init__(self, name: str, board: Board, **rest: Any) -> None:
        self.name = name
        self.board = board
        self.enemies: tuple[tuple[str, int], ...] = rest.get("enemies", ())
        self.rounds: int = rest.get("rounds", 8)
        self.threat_limit: int = rest.get("threat_limit", 6)
        self.alarm: tuple[str, ...] = rest.get("alarm", ())
        self.repeats: bool = rest.get("repeats", False)
        self.goals: tuple[Any, ...] = rest.get("goals", ())
        self.special: tuple[str, ...] = rest.get("special", ())
        self.suggested: tuple[str, ...] = rest.get("suggested", ("bj", "klaus", "anya", "set"))
        self.swaps: tuple[tuple[int, str], ...] = rest.get("swaps", ())


@cache
def load(name: str) -> Mission:
    """The mission of that name."""
    raise NotImplementedError(name)
