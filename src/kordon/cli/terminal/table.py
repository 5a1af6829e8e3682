"""One person's table: the match, and the opponents in the other seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kordon.bots.bot import Bot
    from kordon.engine.match import Match
    from kordon.engine.records import Seat, Sight


class Table:
    """Moves go in from the keyboard and from the bots; every bot is sent what its seat noticed."""

    def __init__(self, match: Match, bots: Mapping[Seat, Bot], keep: Callable[[Match], None]) -> None:
        self.match = match
        self.bots = bots
        self._keep = keep  # called after every change; saves the game where that is wanted
        for seat, bot in bots.items():
            for sight in match.history[seat]:
                bot.see(sight)
        keep(match)

    def play(self, move: Any) -> None:
        """Make a move."""
        self._send(self.match.play(move))

    def take_back(self, seat: Seat) -> None:
        """Undo the seat's last move, if nobody learned anything by it."""
        self._send(self.match.take_back(seat))

    def let_a_bot_move(self) -> None:
        """Make the move of a bot; one of them must be to act."""
        acting = self.match.game.to_act(self.match.position)
        seat = next(seat for seat in acting if seat in self.bots)
        self.play(self.bots[seat].choose())

    def _send(self, sent: dict[Seat, Sight]) -> None:
        for seat, sight in sent.items():
            if seat in self.bots:
                self.bots[seat].see(sight)
        self._keep(self.match)
