"""What comes of a wrong answer to a puzzle: masters play on until the seat would decide again."""

from __future__ import annotations

from random import Random
from typing import Final

from kordon.bots.factory import make_bot
from kordon.bots.levels import Level
from kordon.engine.match import Match
from kordon.engine.records import Seat

MOST_MOVES: Final = 12
LEVEL: Final[Level] = "sharp"
SEED: Final = "reply"


def reply(match: Match, seat: Seat) -> None:
    """Play on, for all seats, until the turn has passed and comes back to the seat, or long enough."""
    game, turn = match.game, match.game.turn(match.position)
    bots = [make_bot(game, one, LEVEL, Random(f"{SEED} {one}")) for one in range(match.seats)]
    sent = [0] * match.seats
    for _ in range(MOST_MOVES):
        acting = game.to_act(match.position)
        if not acting or (seat in acting and game.turn(match.position) != turn):
            return
        mover = acting[0]
        for delivery in match.history[mover][sent[mover] :]:
            bots[mover].see(delivery)
        sent[mover] = len(match.history[mover])
        match.play(bots[mover].choose())
