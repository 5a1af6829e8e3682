"""Taking moves back: trying it on a copy of the match, and playing the match again up to a move.

A take-back by consent does not change the luck: the seed, and with it every later draw, stays the same, and
everybody who is asked is told so (KO-143). Dice could be rolled again, but a deck is shuffled at the start,
so part of the luck would stay the same anyway, and players could not tell which part. With one seed the log
needs no record of what was taken back, and `kordon verify` checks it like any other.
"""

from __future__ import annotations

from copy import copy

from kordon.engine.match import Match
from kordon.engine.records import Seat


def fork(match: Match) -> Match:
    """A copy that can be changed on its own.

    Earlier positions are shared, because a match never changes them.
    """
    other = copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list):
            setattr(other, name, list(value))
    other.history = {seat: list(deliveries) for seat, deliveries in match.history.items()}
    other.position = match.position.copy()
    return other


def rewound(match: Match, moves: int) -> Match:
    """The match as it was after this many moves."""
    earlier = Match(match.game, match.options, match.seats, match.seed)
    for move in match.moves[:moves]:
        earlier.play(move)
    return earlier


def moves_of(match: Match, seat: Seat) -> int:
    """How many moves the seat has made."""
    return sum(move.seat == seat for move in match.moves)


def move_of(match: Match, seat: Seat, number: int) -> int:
    """The index of the seat's move with this number, counted from 1; of its last one if it has fewer now."""
    own = [index for index, move in enumerate(match.moves) if move.seat == seat]
    return own[min(number, len(own)) - 1] if own else len(match.moves)
