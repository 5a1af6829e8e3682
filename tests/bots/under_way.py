"""Matches in the middle, and bots that have seen all of them so far."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kordon.bots.bot import Bot
from kordon.engine.chance import seed_from
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import Delivery


def half_played(game: AnyGame, seats: int, name: str, moves: int = 12) -> tuple[Match, int]:
    """A match under way, and a seat with a choice."""
    source = Random(name)
    match = Match(game, game.parse_options({}), seats, seed_from(name))
    while True:
        seat = source.choice(game.to_act(match.position))
        legal = game.moves(match.position, seat)
        if len(match.moves) >= moves and len(legal) > 1:
            return match, seat
        match.play(source.choice(legal))


def told(bot: Bot, history: Sequence[Delivery]) -> Bot:
    """The bot, after these messages."""
    for delivery in history:
        bot.see(delivery)
    return bot
