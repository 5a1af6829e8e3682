"""Drawing from the shot bag (SE-352, SE-353)."""

from __future__ import annotations

from typing import Final

from kordon.games.sniper.events import Tokens
from kordon.games.sniper.pieces import AIM, NOISE, RECOIL, SUPPRESSION
from kordon.games.sniper.position import Position

MISFIRE: Final = 5


def draw_tokens(position: Position, count: int) -> Tokens:
    """Draw so many tokens without return; the caller puts them back in time."""
    bag = list(position.bag)
    left = sum(bag)
    drawn = [0, 0, 0, 0]
    for _ in range(count):
        number = position.chance.below(left)
        token = 0
        while number >= bag[token]:
            number -= bag[token]
            token += 1
        bag[token] -= 1
        drawn[token] += 1
        left -= 1
    position.bag = (bag[AIM], bag[RECOIL], bag[NOISE], bag[SUPPRESSION])
    return drawn[AIM], drawn[RECOIL], drawn[NOISE], drawn[SUPPRESSION]


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
