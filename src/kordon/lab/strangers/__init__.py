"""Opponents of other schools, to measure the levels by.

They are written from the rules alone and share no code with the levels or with what games know about playing
well (`bots.search`, `games/*/knowledge`), so nobody here was bred against the bots that are measured. Every
school is a way to value moves; `stranger` has what all of them share.
"""

from __future__ import annotations

from typing import Final

# By game: the schools, each the name of a class in the module of that name.
SCHOOLS: Final = {
    "sniper": ("Net", "Guard", "Rusher", "Greedy", "Evader", "Asker", "FirstTimer"),
    "estoril": ("Greedy", "Strongman", "Collector", "Spoiler", "Thrifty", "Searcher", "FirstTimer"),
    "wolfenstein": ("Rusher", "Cautious", "Greedy", "Looter", "Quiet", "FirstTimer"),
}


def strangers(game: str) -> list[str]:
    """The names under which the strangers of a game enter an arena."""
    return [f"{__name__}.{game}:{school}" for school in SCHOOLS.get(game, ())]
