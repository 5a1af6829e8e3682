"""Opponents to compare others with: chance, rules of thumb, random playouts, plain determinised search."""

from __future__ import annotations

from math import inf
from operator import add
from random import Random
from time import perf_counter
from typing import Any, Final

from kordon.bots.believer import Believer
from kordon.bots.bot import Bot
from kordon.bots.quick import PolicyPlayer, QuickBot
from kordon.bots.search import Node, SearchBot, Tree
from kordon.engine.chance import QuickChance
from kordon.engine.game import AnyGame, Belief
from kordon.engine.records import Delivery, Seat

MOST_CANDIDATES: Final = 24  # that are played out
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


class PlayoutBot(Believer):
    """Plays each candidate out in worlds it holds possible, and chooses the one that ends best.

    The budget is shared out by halving: all candidates get a few games, the better half gets more, until one
    is left. A game's policy and evaluation are used where it has them.
    """

    played = 0  # games played out so far

    def choose(self, within: float | None = None) -> Any:
        """The best candidate found within the budget; the first still in the running when time is up."""
        if self.is_lost:
            return self.source.choice(self._last.moves)
        assert self._belief is not None, "a bot must see before it chooses"
        until = inf if within is None else perf_counter() + within
        candidates = self._candidates(self._belief)
        rounds = max(1, (len(candidates) - 1).bit_length())
        while len(candidates) > 1:
            totals = self._totals(self._belief, candidates, rounds, until)
            ranked = sorted(range(len(candidates)), key=lambda i: -totals[i])
            candidates = [candidates[i] for i in ranked[: (len(candidates) + 1) // 2]]
        return candidates[0]

    def _candidates(self, belief: Belief) -> list[Any]:
        """The moves to compare: the most promising first, by the policy; else any."""
        moves = list(self._last.moves)
        if self._policy is not None and len(moves) > 1:
            weights = self._policy.weights(belief.draw(self.source), self.seat, moves)
            ranked = sorted(range(len(moves)), key=lambda i: -weights[i])
            return [moves[i] for i in ranked[:MOST_CANDIDATES]]
        return self.source.sample(moves, MOST_CANDIDATES) if len(moves) > MOST_CANDIDATES else moves

    def _totals(self, belief: Belief, candidates: list[Any], rounds: int, until: float) -> list[float]:
        """What each candidate came to in this round's share of the budget; all in the same worlds.

        Nothing counts of a world that is not done with when time is up, so an overrun lasts one game at most.
        """
        totals = [0.0] * len(candidates)
        iterations, seconds = self.budget.iterations, self.budget.seconds
        worlds = None if iterations is None else max(1, iterations // (rounds * len(candidates)))
        end = None if seconds is None else perf_counter() + seconds / rounds
        drawn = 0
        while drawn == 0 or ((worlds is None or drawn < worlds) and (end is None or perf_counter() < end)):
            drawn += 1
            results: list[float] = []
            world = belief.draw(self.source)
            for move in candidates:
                if perf_counter() > until:
                    return totals
                after = world.copy()
                self.played += 1
                self.game.apply(after, move)
                results.append(self.roll_out(after, self.source).worth(self.seat))
            totals = list(map(add, totals, results))
        return totals


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
