"""The one way to an opponent, for tables, the terminal, the arena and everything else that lets bots play."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from kordon.bots.bot import Bot
from kordon.bots.levels import BUDGETS, CARE, LEVELS, Budget, Level
from kordon.bots.quick import PolicyPlayer, QuickBot
from kordon.bots.search import SearchBot
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.knowledge import ALONE, Around, Player
from kordon.engine.records import Seat


def known_level(name: str) -> Level:
    """The level of that name; a `Fault` names those there are."""
    for level in LEVELS:
        if level == name:
            return level
    raise Fault(f"bots: there is no level “{name}”; there are {', '.join(LEVELS)}")


def make_bot(
    game: AnyGame,
    seat: Seat,
    level: Level,
    source: Random,
    budgets: Mapping[Level, Budget] = BUDGETS,
    around: Around = ALONE,
) -> Bot:
    """An opponent that has seen nothing yet; send it the messages of its seat."""
    care = CARE[level]
    player = make_player(game, seat, care, source, around)
    if player is not None:
        return QuickBot(player, source, care)
    return SearchBot(game, seat, source, budgets[level], care)


def make_player(
    game: AnyGame, seat: Seat, care: float, source: Random, around: Around = ALONE
) -> Player | None:
    """Who plays the seat without search.

    A game's own quick player, where it has one; its policy, where no evaluation cuts roll-outs short; nobody
    otherwise.
    """
    player = game.player(seat, care, source, around)
    policy = game.policy()
    if player is None and policy is not None and game.evaluation() is None:
        return PolicyPlayer(game, policy, seat, care, source)
    return player
