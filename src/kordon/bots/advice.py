"""Advice for a seat: the best few moves, each with the chance to win and what speaks for it.

It follows from the messages of the seat and from nothing else, by the same knowledge that bots play with. The
same messages get the same advice, as long as the clock does not end the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from kordon.bots import words
from kordon.bots.factory import make_player
from kordon.bots.levels import BUDGETS, Budget
from kordon.bots.search import SearchBot
from kordon.engine.game import AnyGame
from kordon.engine.knowledge import Player
from kordon.engine.records import Seat, Sight
from kordon.engine.words import Text

MOST_MOVES: Final = 3
SURE: Final = 0.99  # nothing is surer than that before it has happened
SEED: Final = "advice"


class Advice(msgspec.Struct, frozen=True):
    """A move worth considering."""

    move: Any
    why: Text
    chance: float | None = None  # to win with it, if that can be told


def advise(
    game: AnyGame,
    seat: Seat,
    history: Sequence[Sight],
    budget: Budget = BUDGETS["master"],
    within: float | None = None,
) -> list[Advice]:
    """The best few moves of a seat that is to act, by all that it was sent; the best one first."""
    source = Random(SEED)
    offered = history[-1].observation.moves
    if len(offered) == 1:
        return [Advice(offered[0], words.ONLY_MOVE())]
    player = make_player(game, seat, 1.0, source)
    if player is not None:
        for sight in history:
            player.see(sight)
        return _by_player(player)
    bot = SearchBot(game, seat, source, budget)
    for sight in history:
        bot.see(sight)
    return _by_search(bot, history[-1].observation, within)


def _by_player(player: Player) -> list[Advice]:
    """The player's favourites: the best one has the chance that it sees in the game, others less."""
    options = sorted(player.options(), key=lambda option: -option.value)[:MOST_MOVES]
    chance = player.chance()
    return [
        Advice(
            option.move,
            player.why(option.move) or words.RULE_OF_THUMB(),
            None if chance is None else _bounded(chance + option.value - options[0].value),
        )
        for option in options
    ]


def _by_search(bot: SearchBot, observation: Any, within: float | None) -> list[Advice]:
    """The moves that did best, with the mean of what came of them."""
    root = bot.think(within)
    children = root.children
    tried = bot.ranked(root)[:MOST_MOVES]
    if not tried:  # too little time, or nothing else is worth considering
        move = bot.choose(within)
        return [Advice(move, bot.game.why(observation, move) or words.RULE_OF_THUMB())]
    return [
        Advice(
            move,
            bot.game.why(observation, move) or words.TRIED(count=children[move].visits),
            _bounded(children[move].total / children[move].visits),
        )
        for move in tried
    ]


def _bounded(chance: float) -> float:
    return min(SURE, max(1 - SURE, chance))
