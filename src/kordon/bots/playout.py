"""An opponent for any game: it plays each candidate out at random in worlds it holds possible.

Sensible and quick, not strong. The budget is shared out by halving: all candidates get a few games,
the better half gets more, until one is left.
"""

from __future__ import annotations

from random import Random
from typing import Any

from kordon.engine.game import AnyGame, Belief
from kordon.engine.records import Outcome, Seat, Sight

MOST_CANDIDATES = 24
MARGIN_WEIGHT = 0.01


class PlayoutBot:
    """Chooses the move whose random continuations end best."""

    def __init__(self, game: AnyGame, seat: Seat, source: Random, games: int = 160, depth: int = 400) -> None:
        self.game = game
        self.seat = seat
        self.source = source
        self.games = games
        self.depth = depth
        self.played = 0  # games played out so far
        self._belief: Belief | None = None
        self._last: Any = None

    def see(self, sight: Sight) -> None:
        """Take in the next message of the seat."""
        if self._belief is None:
            self._belief = self.game.belief([sight])
        else:
            self._belief.update(sight)
        self._last = sight.observation

    def choose(self) -> Any:
        """The best candidate found within the budget."""
        assert self._belief is not None, "a bot must see before it chooses"
        candidates = list(self._last.moves)
        if len(candidates) > MOST_CANDIDATES:
            candidates = self.source.sample(candidates, MOST_CANDIDATES)
        rounds = max(1, (len(candidates) - 1).bit_length())
        while len(candidates) > 1:
            worlds = max(1, self.games // (rounds * len(candidates)))
            totals = self._totals(self._belief, candidates, worlds)
            ranked = sorted(range(len(candidates)), key=lambda i: -totals[i])
            candidates = [candidates[i] for i in ranked[: (len(candidates) + 1) // 2]]
        return candidates[0]

    def _totals(self, belief: Belief, candidates: list[Any], worlds: int) -> list[float]:
        totals = [0.0] * len(candidates)
        for _ in range(worlds):
            world = belief.draw(self.source)
            for i, move in enumerate(candidates):
                totals[i] += self._play_out(world.copy(), move)
        return totals

    def _play_out(self, world: Any, move: Any) -> float:
        game, choice = self.game, self.source.choice
        self.played += 1
        game.apply(world, move)
        for _ in range(self.depth):
            acting = game.to_act(world)
            if not acting:
                break
            game.apply(world, choice(game.moves(world, acting[0])))
        return worth(game.outcome(world), self.seat)


def worth(outcome: Outcome | None, seat: Seat) -> float:
    """How good an end is for the seat: a share of the victory, and a little for the margin."""
    if outcome is None:
        return 0.0
    share = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    rivals = [score for other, score in enumerate(outcome.scores) if other != seat]
    margin = outcome.scores[seat] - max(rivals, default=0)
    return share + MARGIN_WEIGHT * margin
