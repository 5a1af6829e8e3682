"""A baseline for any game: it plays each candidate out in worlds it holds possible.

Sensible and quick, not strong; kept to compare others with. The budget is shared out by halving: all
candidates get a few games, the better half gets more, until one is left. A game's policy and evaluation are
used where it has them.
"""

from __future__ import annotations

from math import inf
from operator import add
from random import Random
from time import perf_counter
from typing import Any

from kordon.bots.levels import Budget
from kordon.engine.game import AnyGame, Belief
from kordon.engine.records import Outcome, Seat, Sight

MOST_CANDIDATES = 24
MARGIN_WEIGHT = 0.01


class PlayoutBot:
    """Chooses the move whose continuations end best."""

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        source: Random,
        budget: Budget,
        depth: int = 400,
        with_knowledge: bool = True,
    ) -> None:
        self.game = game
        self.seat = seat
        self.source = source
        self.budget = budget
        self.depth = depth
        self.played = 0  # games played out so far
        self._policy = game.policy() if with_knowledge else None
        self._evaluation = game.evaluation() if with_knowledge else None
        self._belief: Belief | None = None
        self._last: Any = None

    def see(self, sight: Sight) -> None:
        """Take in the next message of the seat."""
        if self._belief is None:
            self._belief = self.game.belief([sight])
        else:
            self._belief.update(sight)
        self._last = sight.observation

    def choose(self, within: float | None = None) -> Any:
        """The best candidate found within the budget; the first still in the running when time is up."""
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
        game, source, policy = self.game, self.source, self._policy
        self.played += 1
        game.apply(world, move)
        for _ in range(self.depth):
            acting = game.to_act(world)
            if not acting:
                break
            seat = acting[0]
            if policy is None:
                game.apply(world, source.choice(game.moves(world, seat)))
            else:
                game.apply(world, policy.pick(world, seat, source))
        outcome = game.outcome(world)
        if outcome is None:
            return 0.0 if self._evaluation is None else self._evaluation(world, self.seat)
        return worth(outcome, game.team(world, self.seat))


def worth(outcome: Outcome, team: tuple[Seat, ...]) -> float:
    """How good an end is for a team: its share of the victory, and a little for the margin."""
    share = 0.0
    if outcome.winners:
        share = len([seat for seat in outcome.winners if seat in team]) / len(outcome.winners)
    own = max([outcome.scores[seat] for seat in team])
    rivals = [score for seat, score in enumerate(outcome.scores) if seat not in team]
    return share + MARGIN_WEIGHT * (own - max(rivals, default=0))
