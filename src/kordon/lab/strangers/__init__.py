"""Opponents of other schools, to measure the levels by.

They are written from the rules alone and share no code with the levels or with what games know about playing
well (`bots.search`, `games/*/knowledge`), so nobody here was bred against the bots that are measured. Every
school is a way to value moves; `Stranger` has what all of them share.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

from kordon.engine.game import AnyGame
from kordon.engine.records import Delivery, Seat

# By game: the schools, each the name of a class in the module of that name.
SCHOOLS: Final = {
    "sniper": ("Net", "Guard", "Rusher", "Greedy", "Evader", "Asker", "Learner", "FirstTimer"),
    "estoril": (
        "Greedy",
        "Strongman",
        "Collector",
        "Spoiler",
        "Thrifty",
        "Searcher",
        "Learner",
        "FirstTimer",
    ),
    "wolfenstein": ("Rusher", "Cautious", "Greedy", "Looter", "Quiet", "Learner", "FirstTimer"),
}
TIES: Final = 1e-6  # chance decides among moves that are worth the same


def strangers(game: str) -> list[str]:
    """The names under which the strangers of a game enter an arena."""
    return [f"{__name__}.{game}:{school}" for school in SCHOOLS.get(game, ())]


def steps_to(goals: Iterable[int], ways: Callable[[int], Iterable[int]]) -> dict[int, int]:
    """By place: how far the nearest goal is, where it can be reached."""
    found = dict.fromkeys(goals, 0)
    queue = deque(found)
    while queue:
        place = queue.popleft()
        for near in ways(place):
            if near not in found:
                found[near] = found[place] + 1
                queue.append(near)
    return found


class Stranger:
    """A player by one school: it values every legal move and makes the best one."""

    def __init__(self, game: AnyGame, seat: Seat, source: Random) -> None:
        self.game = game
        self.seat = seat
        self.source = source
        self.seen: Any = None

    def see(self, delivery: Delivery) -> None:
        """Take in the next message of the seat."""
        self.seen = delivery.observation

    def choose(self, within: float | None = None) -> Any:
        """The move of the highest value."""
        offered = self.seen.moves
        if len(offered) == 1:
            return offered[0]
        self.consider()
        random = self.source.random
        return max(offered, key=lambda move: self.value(move) + TIES * random())

    def consider(self) -> None:
        """Prepare for valuing moves."""

    def value(self, move: Any) -> float:
        """How good a move looks."""
        raise NotImplementedError
