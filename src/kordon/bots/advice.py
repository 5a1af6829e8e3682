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
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.knowledge import ALONE, Around, Player
from kordon.engine.records import Delivery, Seat
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
    history: Sequence[Delivery],
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
        for delivery in history:
            player.see(delivery)
        return told_apart(_by_player(player))
    bot = SearchBot(game, seat, source, budget)
    for delivery in history:
        bot.see(delivery)
    if bot.is_lost:
        raise Fault(
            "advice: nothing explains what this seat was sent, so no move can be compared with others"
        )
    return told_apart(_by_search(bot, history[-1].observation, within))


def reason(
    game: AnyGame,
    seat: Seat,
    history: Sequence[Delivery],
    move: Any,
    around: Around = ALONE,
) -> Text | None:
    """What speaks for a move that the seat made after these messages, by what bots know."""
    player = make_player(game, seat, 1.0, Random(SEED), around)
    if player is None:
        return game.why(history[-1].observation, move)
    for delivery in history:
        player.see(delivery)
    return player.why(move)


def _by_player(player: Player) -> list[Advice]:
    """The player's favourites: the best one has the chance that it sees in the game, others no more."""
    options = sorted(player.options(), key=lambda option: -option.value)[:MOST_MOVES]
    chance = player.chance()
    most = chance or 0.0
    found = []
    for option in options:
        if chance is not None:
            chance = min(chance, most - player.loss(options[0], option))
        why = player.why(option.move) or words.RULE_OF_THUMB()
        found.append(Advice(option.move, why, None if chance is None else _bounded(chance)))
    return found


def _by_search(bot: SearchBot, observation: Any, within: float | None) -> list[Advice]:
    """The moves that did best, with the chance that roll-outs give them, less what these overrate."""
    root = bot.think(within)
    children = root.children
    tried = bot.ranked(root)[:MOST_MOVES]
    if not tried:  # too little time, or nothing else is worth considering
        move = bot.choose(within)
        return [Advice(move, bot.game.why(observation, move) or words.RULE_OF_THUMB())]
    chances = falling([(children[move].won, children[move].visits) for move in tried])
    return [
        Advice(
            move,
            bot.game.why(observation, move) or words.TRIED(count=children[move].visits),
            _bounded(bot.game.sober(observation, chance)),
        )
        for move, chance in zip(tried, chances, strict=True)
    ]


def told_apart(found: list[Advice]) -> list[Advice]:
    """The same advice, without saying a reason twice: of moves with one reason the first has it."""
    told: list[Text] = []
    others = iter((words.LIKEWISE(), words.ALSO()))
    apart = []
    for one in found:
        why = next(others) if one.why in told else one.why
        told.append(one.why)
        apart.append(msgspec.structs.replace(one, why=why))
    return apart


def falling(tried: list[tuple[float, int]]) -> list[float]:
    """Shares of victories that never rise, from the best move on (isotonic regression).

    A move that was tried less, and won a little more often by luck, shares the mean of those before it.
    """
    blocks: list[tuple[float, int, int]] = []  # victories, games, moves
    for won, games in tried:
        block = won, games, 1
        while blocks and blocks[-1][0] * block[1] <= block[0] * blocks[-1][1]:
            before = blocks.pop()
            block = before[0] + block[0], before[1] + block[1], before[2] + block[2]
        blocks.append(block)
    return [won / games for won, games, moves in blocks for _ in range(moves)]


def _bounded(chance: float) -> float:
    return min(SURE, max(1 - SURE, chance))
