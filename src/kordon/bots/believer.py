"""What the searching bots have in common: a belief that follows their seat, and roll-outs in its worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from kordon.bots.levels import Budget
from kordon.engine.game import AnyGame, Belief
from kordon.engine.records import Outcome, Seat, Sight

LONGEST_ROLL_OUT: Final = 400
MARGIN_WEIGHT: Final = 0.01


class Believer:
    """A seat's belief, and what the game knows about playing well, unless it is to do without."""

    def __init__(
        self, game: AnyGame, seat: Seat, source: Random, budget: Budget, with_knowledge: bool = True
    ) -> None:
        self.game = game
        self.seat = seat
        self.source = source
        self.budget = budget
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

    def roll_out(self, world: Any, last_stage: int | None = None) -> Callable[[Seat], float]:
        """Play on to the end, or to that of a stage; a function from a seat to how well that ended for it."""
        game, source, policy = self.game, self.source, self._policy
        if policy is not None:
            policy.play_on(world, source, last_stage, LONGEST_ROLL_OUT)
        else:
            for _ in range(LONGEST_ROLL_OUT):
                acting = game.to_act(world)
                if not acting or (last_stage is not None and game.stage(world) > last_stage):
                    break
                game.apply(world, source.choice(game.moves(world, acting[0])))
        outcome = game.outcome(world)
        if outcome is not None:
            return lambda seat: worth(outcome, game.team(world, seat))
        return (lambda seat: 0.0) if self._evaluation is None else self._evaluation(world).__getitem__


def worth(outcome: Outcome, team: tuple[Seat, ...]) -> float:
    """How good an end is for a team: its share of the victory, and a little for the margin."""
    share = 0.0
    if outcome.winners:
        share = len([seat for seat in outcome.winners if seat in team]) / len(outcome.winners)
    own = max([outcome.scores[seat] for seat in team])
    rivals = [score for seat, score in enumerate(outcome.scores) if seat not in team]
    return share + MARGIN_WEIGHT * (own - max(rivals, default=0))
