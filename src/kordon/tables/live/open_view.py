"""The all-seeing view: everything open, some turns behind the game until it is over."""

from __future__ import annotations

from collections import deque
from typing import Any

from kordon.engine.match import Match
from kordon.engine.play import play
from kordon.engine.records import OPEN, Delivery, witnessed
from kordon.engine.words import Text


class OpenView:
    """The game with everything open, as it was after some number of moves."""

    def __init__(self, match: Match, lines: int) -> None:
        self.game = match.game
        self.position = match.game.start(match.options, match.seats, match.seed)
        self.moves: list[Any] = []
        self.lines: deque[Text] = deque(maxlen=lines)

    def follow(self, match: Match, moves: int) -> Delivery | None:
        """Advance to this number of moves; what there is to see, or None if there is nothing new."""
        if moves <= len(self.moves):
            return None
        events: list[Any] = []
        for move in match.moves[len(self.moves) : moves]:
            events += witnessed(play(self.game, self.position, move), OPEN)
            self.moves.append(move)
        self.lines.extend(self.game.tell(event) for event in events)
        return Delivery(tuple(events), self.observation)

    @property
    def observation(self) -> Any:
        """All there is to know at the moment that is shown."""
        return self.game.observe(self.position, OPEN)


def shown_to_all(match: Match, is_over: bool, delay: int) -> int:
    """How many moves the all-seeing view may show: all of them after the end, else whole turns only."""
    if is_over:
        return len(match.moves)
    return match.turn_ends[-1 - delay] if len(match.turn_ends) > delay else 0
