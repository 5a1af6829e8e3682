"""What bots have in common: a belief that follows their seat, and roll-outs in its worlds."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from kordon.bots.levels import Budget
from kordon.engine.belief import Unexplained
from kordon.engine.game import AnyGame, Belief
from kordon.engine.records import Delivery, Outcome, Seat

logger = logging.getLogger(__name__)
LONGEST_ROLL_OUT: Final = 400
MARGIN_WEIGHT: Final = 0.01


class Follower:
    """A seat's belief, message by message."""

    def __init__(self, game: AnyGame, seat: Seat, source: Random) -> None:
        self.game = game
        self.seat = seat
        self.source = source
        self._belief: Belief | None = None
        self.is_lost = False  # nothing explains what the seat was sent, so all moves look the same
        self._last: Any = None

    def see(self, delivery: Delivery) -> None:
        """Take in the next message of the seat."""
        self._last = delivery.observation
        if self.is_lost:
            return
        try:
            if self._belief is None:
                self._belief = self.game.belief([delivery])
            else:
                self._belief.update(delivery)
        except Unexplained as error:
            self.is_lost = True
            warn(self.seat, error)


def warn(seat: Seat, error: Unexplained) -> None:
    """Ask for help in the log: the game or its belief needs mending, and until then the bot plays badly."""
    logger.warning("The bot in seat %d needs help and plays at random from now on: %s", seat, error)


class Believer(Follower):
    """One that also has what the game knows about playing well, unless it is to do without."""

    def __init__(
        self, game: AnyGame, seat: Seat, source: Random, budget: Budget, with_knowledge: bool = True
    ) -> None:
        super().__init__(game, seat, source)
        self.budget = budget
        self._policy = game.policy() if with_knowledge else None
        self._evaluation = game.evaluation() if with_knowledge else None

    def roll_out(self, world: Any, source: Random, last_stage: int | None = None) -> Judgement:
        """Play on to the end, or to that of a stage, and judge how that ended."""
        game, policy = self.game, self._policy
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
            return Judgement(
                lambda seat: share(outcome, game.team(world, seat)),
                lambda seat: worth(outcome, game.team(world, seat)),
            )
        chances = (lambda seat: 0.0) if self._evaluation is None else self._evaluation(world).__getitem__
        return Judgement(chances, chances)


class Judgement(NamedTuple):
    """How a roll-out ended, by seat."""

    share: Callable[[Seat], float]  # of the victory, or the chance of it
    worth: Callable[[Seat], float]  # the same for who compares moves, with a little for the margin


def share(outcome: Outcome, team: tuple[Seat, ...]) -> float:
    """A team's share of the victory."""
    if not outcome.winners:
        return 0.0
    return len([seat for seat in outcome.winners if seat in team]) / len(outcome.winners)


def worth(outcome: Outcome, team: tuple[Seat, ...]) -> float:
    """How good an end is for a team: its share of the victory, and a little for the margin."""
    own = max([outcome.scores[seat] for seat in team])
    rivals = [score for seat, score in enumerate(outcome.scores) if seat not in team]
    return share(outcome, team) + MARGIN_WEIGHT * (own - max(rivals, default=0))
