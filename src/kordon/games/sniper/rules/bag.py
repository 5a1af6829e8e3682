"""Drawing from the shot bag (SE-352, SE-353)."""

from __future__ import annotations

from typing import Final

from kordon.engine.chance import Chance
from kordon.games.sniper.pieces import AIM, NOISE, RECOIL, SUPPRESSION, Tokens
from kordon.games.sniper.position import Position

MISFIRE: Final = 5
ONE_TOKEN: Final = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))  # by kind


def draw_from(counts: list[int], number: int, chance: Chance) -> list[int]:
    """Draw so many things without return: their kinds. The counts of the kinds become what is left."""
    drawn = []
    left = sum(counts)
    for _ in range(number):
        place = chance.below(left)
        kind = 0
        while place >= counts[kind]:
            place -= counts[kind]
            kind += 1
        counts[kind] -= 1
        drawn.append(kind)
        left -= 1
    return drawn


def draw_tokens(position: Position, count: int) -> Tokens:
    """Draw so many tokens without return; the caller puts them back in time."""
    bag = list(position.bag)
    drawn = draw_from(bag, count, position.chance)
    position.bag = (bag[AIM], bag[RECOIL], bag[NOISE], bag[SUPPRESSION])
    return drawn.count(AIM), drawn.count(RECOIL), drawn.count(NOISE), drawn.count(SUPPRESSION)


def together(some: Tokens, others: Tokens) -> Tokens:
    """All of these tokens, by kind."""
    return (
        some[AIM] + others[AIM],
        some[RECOIL] + others[RECOIL],
        some[NOISE] + others[NOISE],
        some[SUPPRESSION] + others[SUPPRESSION],
    )


def is_misfire(drawn: Tokens) -> bool:
    """Too much recoil and noise; suppression does not help (SE-353)."""
    return drawn[RECOIL] + drawn[NOISE] >= MISFIRE
