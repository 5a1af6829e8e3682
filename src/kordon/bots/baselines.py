"""Opponents to compare others with: chance, a game's rules of thumb, and plain determinised search."""

from __future__ import annotations

from math import inf
from random import Random
from time import perf_counter
from typing import Any, Final

from kordon.bots.bot import Bot
from kordon.bots.quick import PolicyPlayer, QuickBot
from kordon.bots.search import Node, SearchBot, Tree
from kordon.engine.chance import QuickChance
from kordon.engine.game import AnyGame
from kordon.engine.records import Delivery, Seat

WORLDS: Final = 10  # that a determinised search looks at one by one


class RandomBot:
    """Any legal move."""

    def __init__(self, game: AnyGame, seat: Seat, source: Random) -> None:
        self.source = source
        self._last: Any = None

    def see(self, delivery: Delivery) -> None:
        """Take in the next message of the seat."""
        self._last = delivery.observation

    def choose(self, within: float | None = None) -> Any:
        """Any of the offered moves."""
        return self.source.choice(self._last.moves)


def rule_bot(game: AnyGame, seat: Seat, source: Random) -> Bot:
    """What a game knows about playing it, without search: its quick player, its policy, else chance."""
    player = game.player(seat, 1.0, source)
    policy = game.policy()
    if player is None and policy is not None:
        player = PolicyPlayer(game, policy, seat, 1.0, source)
    return RandomBot(game, seat, source) if player is None else QuickBot(player, source)


class DeterminisedBot(SearchBot):
    """Searches a few worlds one by one, each as if it were known, and adds up the visits."""

    def think(self, within: float | None = None) -> Node:
        """The sum of trees grown in one world each; by default they know nothing about the game."""
        assert self._belief is not None, "a bot must see before it chooses"
        start = perf_counter()
        seconds = min(self.budget.seconds or inf, inf if within is None else within)
        each = inf if self.budget.iterations is None else max(1, self.budget.iterations // WORLDS)
        self._considered = list(self._last.moves)
        total = Node()
        for number in range(WORLDS):
            tree = Tree(Node(), None)
            world = OneWorld(self._belief.draw(self.source))
            self._grow(tree, world, each, start + seconds * (number + 1) / WORLDS)
            for move, child in tree.root.children.items():
                known = total.children.setdefault(move, Node())
                known.visits += child.visits
                known.total += child.total
        return total


class OneWorld:
    """The belief of somebody who takes one world for the truth; luck stays open."""

    def __init__(self, world: Any) -> None:
        self._world = world

    def update(self, delivery: Delivery) -> None:
        """It is made for one decision."""
        raise NotImplementedError

    def draw(self, source: Random) -> Any:
        """That world."""
        drawn = self._world.copy()
        drawn.chance = QuickChance(source.getrandbits(128))
        return drawn
