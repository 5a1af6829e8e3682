"""A baseline for any game: it plays each candidate out in worlds it holds possible.

Sensible and quick, not strong; kept to compare others with. The budget is shared out by halving: all
candidates get a few games, the better half gets more, until one is left. A game's policy and evaluation are
used where it has them.
"""

from __future__ import annotations

from math import inf
from operator import add
from time import perf_counter
from typing import Any

from kordon.bots.believer import Believer
from kordon.engine.game import Belief

MOST_CANDIDATES = 24


class PlayoutBot(Believer):
    """Chooses the move whose continuations end best."""

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
                results.append(self._play_out(world.copy(), move))
            totals = list(map(add, totals, results))
        return totals

    def _play_out(self, world: Any, move: Any) -> float:
        """Make the move and play on; how well that ends for the seat."""
        self.played += 1
        self.game.apply(world, move)
        return self.roll_out(world, self.source).worth(self.seat)
