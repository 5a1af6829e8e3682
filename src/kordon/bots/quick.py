"""An opponent that goes by a game's own quick player or by its policy, and mixes what is about as good."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final

from kordon.bots.believer import Follower
from kordon.bots.bot import Bot
from kordon.engine.game import AnyGame
from kordon.engine.knowledge import Option, Player, Policy, TeamMate
from kordon.engine.records import Delivery, Seat
from kordon.engine.words import Text

LEAST_SPREAD: Final = 0.0005  # of values that still count as about as good, with all care
SECRETIVE_SPREAD: Final = 0.006  # the same for somebody whose habits must not be read
MORE_SPREAD: Final = 0.03  # with none
OVERLOOKED: Final = 0.5  # of the moves, by somebody without any care
FEW: Final = 4  # moves that nobody overlooks one of
CLEARLY: Final = 1.5  # spreads by which a move is clearly worse than the best one: nobody makes it


class QuickBot:
    """Chooses among the options of a player, the better the more likely."""

    def __init__(self, player: Player, source: Random, care: float = 1.0) -> None:
        self.player = player
        self.source = source
        least = SECRETIVE_SPREAD if player.is_secretive else LEAST_SPREAD
        self.spread = least + MORE_SPREAD * (1 - care)
        self._last: Any = None

    def see(self, delivery: Delivery) -> None:
        """Take in the next message of the seat."""
        self.player.see(delivery)
        self._last = delivery.observation

    def choose(self, within: float | None = None) -> Any:
        """One of the best options; it takes milliseconds, so no time limit is needed."""
        if len(self._last.moves) == 1:
            return self._last.moves[0]
        return mixed(self.player.options(), self.spread, self.source)


def said_with(bot: Bot, move: Any) -> Text | None:
    """What a bot says to its team with a move that it has chosen."""
    if isinstance(bot, QuickBot) and isinstance(bot.player, TeamMate):
        return bot.player.says(move)
    return None


class PolicyPlayer(Follower):
    """A player of a game that has a policy: its weights, in a world drawn by the seat's belief."""

    is_secretive = True

    def __init__(self, game: AnyGame, policy: Policy, seat: Seat, care: float, source: Random) -> None:
        super().__init__(game, seat, source)
        self._policy = policy
        self._care = care

    def options(self) -> list[Option]:
        """The moves it thinks of, each by its share of the highest weight."""
        if self.is_lost:
            return [Option(move, 1.0) for move in self._last.moves]
        assert self._belief is not None, "a player must see before it considers"
        world = self._belief.draw(self.source)
        moves = worthwhile(self._policy, world, self.seat, self._last.moves)
        moves = noticed(moves, self._care, self.source)
        weights = self._policy.weights(world, self.seat, moves)
        most = max(weights)
        return [Option(move, weight / most) for move, weight in zip(moves, weights, strict=True)]

    def chance(self) -> None:
        """Weights compare moves; they say nothing about winning."""

    def loss(self, best: Option, other: Option) -> float:
        """Nor about how much is lost."""
        return 0.0

    def why(self, move: Any) -> Text | None:
        """What the game says about it."""
        return self.game.why(self._last, move)


def worthwhile(policy: Policy, world: Any, seat: Seat, moves: Sequence[Any]) -> list[Any]:
    """The moves that a policy thinks worth considering."""
    return [move for move, weight in zip(moves, policy.weights(world, seat, moves), strict=True) if weight]


def noticed(moves: Sequence[Any], care: float, source: Random) -> list[Any]:
    """The moves that somebody thinks of at all; all of them with all care, and where there are few."""
    if len(moves) <= FEW:
        return list(moves)
    overlooked = OVERLOOKED * (1 - care)
    return [move for move in moves if source.random() >= overlooked] or list(moves)


def mixed(options: Sequence[Option], spread: float, source: Random) -> Any:
    """A move drawn by how good it is: one that is worse by `spread` is chosen a third as often.

    One that is clearly worse is not chosen at all: there are many of them, so together they would be.
    """
    best = max([option.value for option in options])
    worth_it = [option for option in options if option.value >= best - CLEARLY * spread]
    weights = [exp((option.value - best) / spread) for option in worth_it]
    return source.choices(worth_it, weights)[0].move
