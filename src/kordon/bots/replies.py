"""What comes of an answer to a puzzle: after a wrong one bots play on, a right one has a reason."""

from __future__ import annotations

from random import Random
from typing import Final

from kordon.bots.advice import reason
from kordon.bots.factory import make_bot
from kordon.bots.levels import Level
from kordon.engine.lessons.walker import Moment
from kordon.engine.match import Match
from kordon.engine.play import moves_by_path
from kordon.engine.records import Path, Seat
from kordon.engine.words import Text

MOST_MOVES: Final = 12
LEVEL: Final[Level] = "sharp"
SEED: Final = "reply"
NOTHING: Final = "advice-nothing"  # how a game calls it that nothing speaks for a move


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


def why_right(moment: Moment, path: Path) -> Text | None:
    """What speaks for a move of the learner, by what the seat was sent and bots know."""
    game = moment.match.game
    move = moves_by_path(game, moment.history[-1].observation, path)[0]
    why = reason(game, moment.seat, moment.history, move)
    return None if why is None or why.id == NOTHING else why
