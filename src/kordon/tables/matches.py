"""What a table does with a match beyond playing: trying a take-back, going back, looking at everything."""

from __future__ import annotations

from collections import deque
from copy import copy
from typing import Any

from kordon.engine.match import Match
from kordon.engine.play import play
from kordon.engine.records import OPEN, Seat, Sight, everybody_at, witnessed
from kordon.engine.words import Text


def fork(match: Match) -> Match:
    """The same match again; what happens to the one does not happen to the other.

    Positions are shared, because a match never changes one that it has put aside.
    """
    other = copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list):
            setattr(other, name, list(value))
    other.history = {seat: list(sights) for seat, sights in match.history.items()}
    other.position = match.position.copy()
    return other


def rewound(match: Match, moves: int) -> Match:
    """The match as it was after so many moves."""
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


def would_be_noticed(match: Match, move: Any) -> bool:
    """Whether anybody but its mover would notice this move."""
    after = match.position.copy()
    notices = match.game.apply(after, move)
    return any(
        witnessed(notices, viewer) or match.game.observe(after, viewer) != match.observation(viewer)
        for viewer in everybody_at(match.seats)
        if viewer != move.seat
    )


class OpenView:
    """The game with everything open, so many turns behind the truth."""

    def __init__(self, match: Match, lines: int) -> None:
        self.game = match.game
        self.position = match.game.start(match.options, match.seats, match.seed)
        self.moves: list[Any] = []
        self.lines: deque[Text] = deque(maxlen=lines)

    def fits(self, match: Match) -> bool:
        """Whether what was shown is still what happened."""
        return match.moves[: len(self.moves)] == self.moves

    def follow(self, match: Match, moves: int) -> Sight | None:
        """Go on to this number of moves; what there is to see, or None if there is nothing new."""
        if moves <= len(self.moves):
            return None
        events: list[Any] = []
        for move in match.moves[len(self.moves) : moves]:
            events += witnessed(play(self.game, self.position, move), OPEN)
            self.moves.append(move)
        self.lines.extend(self.game.tell(event) for event in events)
        return Sight(tuple(events), self.observation)

    @property
    def observation(self) -> Any:
        """All there is to know at the moment that is shown."""
        return self.game.observe(self.position, OPEN)


def shown_to_all(match: Match, is_over: bool, delay: int) -> int:
    """How many moves the all-seeing view may show: all of them after the end, else whole turns only."""
    if is_over:
        return len(match.moves)
    return match.turn_ends[-1 - delay] if len(match.turn_ends) > delay else 0
