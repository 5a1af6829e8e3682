"""Playouts, the baseline for any game: reproducible, honest, a team player, open to what a game knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from kordon.bots.baselines import PlayoutBot
from kordon.bots.believer import MARGIN_WEIGHT, worth
from kordon.bots.levels import Budget
from kordon.engine.chance import seed_from
from kordon.engine.checks.finding import state
from kordon.engine.game import AnyGame, Belief
from kordon.engine.knowledge import Evaluation, Policy
from kordon.engine.match import Match
from kordon.engine.records import Delivery, Outcome
from kordon.games import GAMES, find
from kordon.games.sniper import SniperElite
from tests.bots.under_way import half_played, told
from tests.engine.tiny.burrow import HUNTER, MOLE, START, Burrow, BurrowBelief, Dig, Step, beside

FEW = Budget(iterations=8)
FEWER = Budget(iterations=2)  # in big games, where one goes on for hundreds of moves


def chosen(game: AnyGame, history: Sequence[Delivery], seat: int, seed: str, budget: Budget = FEW) -> Any:
    return told(PlayoutBot(game, seat, Random(seed), budget), history).choose()


class Weighing(PlayoutBot):
    """One that keeps what every candidate came to: it tells more than the choice, so few will do."""

    def __init__(self, game: AnyGame, seat: int, seed: str) -> None:
        super().__init__(game, seat, Random(seed), FEWER)
        self.weighed: list[list[float]] = []

    def _candidates(self, belief: Belief) -> list[Any]:
        return super()._candidates(belief)[:3]

    def _totals(self, *given: Any) -> list[float]:
        self.weighed.append(super()._totals(*given))
        return self.weighed[-1]


def weighed(game: AnyGame, history: Sequence[Delivery], seat: int, seed: str) -> tuple[Any, Any]:
    """The choice, and what it was chosen by."""
    bot = Weighing(game, seat, seed)
    move = told(bot, history).choose()
    assert bot.weighed
    return move, bot.weighed


# ---- budgets


def test_a_bot_stops_when_its_time_is_up_whatever_its_budget() -> None:
    match, seat = half_played(find("estoril"), 3, "time")
    bot = PlayoutBot(match.game, seat, Random(1), Budget(iterations=10**9))
    for delivery in match.history[seat]:
        bot.see(delivery)
    assert bot.choose(within=0.0) in match.observation(seat).moves
    assert bot.choose(within=-1.0) in match.observation(seat).moves
    assert bot.played == 0
    assert bot.choose(within=0.05) in match.observation(seat).moves
    assert bot.played > 0


def test_a_clock_bounds_the_search() -> None:
    match, seat = half_played(Burrow(), 2, "clock", moves=3)
    bots = [PlayoutBot(match.game, seat, Random(1), Budget(seconds=seconds)) for seconds in (0.0, 0.2)]
    for bot in bots:
        for delivery in match.history[seat]:
            bot.see(delivery)
        bot.choose()
    at_once, later = [bot.played for bot in bots]
    assert at_once < later
    both = PlayoutBot(match.game, seat, Random(1), Budget(iterations=1_000_000, seconds=0.0))
    for delivery in match.history[seat]:
        both.see(delivery)
    both.choose()
    assert both.played == at_once


# ---- what it goes by


@pytest.mark.parametrize("name", GAMES)
def test_the_same_messages_and_the_same_seed_give_the_same_choice(name: str) -> None:
    game = find(name)
    match, seat = half_played(game, game.seat_counts[-1], "same")
    history = match.history[seat]
    assert weighed(game, history, seat, "a") == weighed(game, history, seat, "a")
    if len(game.team(match.position, seat)) < match.seats:  # a team may win whatever it does
        assert len({repr(chosen(game, history, seat, str(seed), FEWER)) for seed in range(4)}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_choice_does_not_depend_on_what_the_seat_can_not_know(name: str) -> None:
    """The truth is changed behind its back: it goes by the messages, which are the same."""
    game = find(name)
    match, seat = half_played(game, game.seat_counts[-1], "unknown")
    before = weighed(game, match.history[seat], seat, "a")
    truth = state(match.position)
    source = Random(1)
    worlds = [game.swap_secrets(match.position, seat, source) for _ in range(2)]
    assert any(state(world) != truth for world in worlds)
    for world in worlds:
        history = [*match.history[seat][:-1], Delivery((), game.observe(world, seat))]
        history[-1] = Delivery(match.history[seat][-1].events, history[-1].observation)
        assert weighed(game, history, seat, "a") == before
    assert state(match.position) == truth


def test_a_bot_never_holds_the_truth() -> None:
    """Every position it touches was drawn by its belief: the true one is never among them."""
    touched: list[int] = []

    class Watched(Burrow):
        def apply(self, position: Any, move: Any) -> Any:
            touched.append(position.chance.key)
            return super().apply(position, move)

    match, seat = half_played(Watched(), 2, "truth", moves=5)
    touched.clear()
    chosen(match.game, match.history[seat], seat, "a")
    assert touched
    assert match.position.chance.key not in touched


# ---- teams


def test_an_end_is_worth_its_share_and_a_little_for_the_margin() -> None:
    alone = Outcome((0,), "XX-001", (9, 4, 2))
    assert worth(alone, (0,)) == pytest.approx(1 + 5 * MARGIN_WEIGHT)
    assert worth(alone, (1,)) == pytest.approx(-5 * MARGIN_WEIGHT)
    shared = Outcome((0, 2), "XX-001", (9, 4, 9))
    assert worth(shared, (0,)) == pytest.approx(1 / 2)
    assert worth(Outcome((), "XX-001", (3,)), (0,)) == pytest.approx(3 * MARGIN_WEIGHT)


def test_a_teammate_is_no_rival_and_takes_nothing_off_the_victory() -> None:
    won = Outcome((1, 2, 3), "XX-001", (0, 1, 4, 2))
    assert worth(won, (1, 2, 3)) == pytest.approx(1 + 4 * MARGIN_WEIGHT)
    assert worth(won, (0,)) == pytest.approx(-4 * MARGIN_WEIGHT)


def test_defenders_are_one_team_and_everybody_else_plays_alone() -> None:
    sniper, estoril = find("sniper"), find("estoril")
    for seats in sniper.seat_counts:
        position = sniper.start(sniper.parse_options({}), seats, seed_from("teams"))
        assert sniper.team(position, 0) == (0,)
        for seat in range(1, seats):
            assert sniper.team(position, seat) == tuple(range(1, seats))
    position = estoril.start(estoril.parse_options({}), 4, seed_from("teams"))
    assert [estoril.team(position, seat) for seat in range(4)] == [(0,), (1,), (2,), (3,)]


def test_the_bot_plays_for_its_team() -> None:
    """Every end it comes to is judged for the team: with the defenders' victory as good for each of them."""
    seen: set[tuple[int, tuple[int, ...]]] = set()

    class Watched(SniperElite):
        def team(self, position: Any, seat: int) -> tuple[int, ...]:
            seen.add((seat, super().team(position, seat)))
            return super().team(position, seat)

    under_way = [half_played(Watched(), 4, f"team {number}", moves=20) for number in range(20)]
    match, seat = next((match, seat) for match, seat in under_way if seat != 0)
    bot = PlayoutBot(match.game, seat, Random(1), FEW)
    for delivery in match.history[seat]:
        bot.see(delivery)
    bot.choose()
    assert seen == {(seat, (1, 2, 3))}


# ---- what a game knows


class TowardsCorners:
    """A policy of the mole's: up and to the left; the hunter digs in order."""

    def __init__(self) -> None:
        self.weighed = self.picked = 0

    def weights(self, position: Any, seat: int, moves: Sequence[Any]) -> list[float]:
        self.weighed += 1
        return [1 / (1 + (move.to if seat == MOLE else move.square)) for move in moves]

    def play_on(self, position: Any, source: Random, last_stage: int | None, limit: int) -> None:
        self.picked += 1
        game = Burrow()
        while acting := game.to_act(position):
            game.apply(position, game.moves(position, acting[0])[0])


class Knowing(Burrow):
    """A burrow whose author knows something; the hunter never catches anybody in time."""

    def __init__(self, policy: Policy | None = None, evaluation: Evaluation | None = None) -> None:
        self._policy, self._evaluation = policy, evaluation

    def policy(self) -> Policy | None:
        return self._policy

    def evaluation(self) -> Evaluation | None:
        return self._evaluation


def test_a_policy_orders_the_candidates_and_plays_on() -> None:
    policy = TowardsCorners()
    match, _ = half_played(Knowing(policy), 2, "policy", moves=0)
    assert chosen(match.game, match.history[MOLE], MOLE, "a", Budget(iterations=8)) is not None
    assert policy.weighed == 1
    assert policy.picked > 0


def test_candidates_are_the_most_promising_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kordon.bots.baselines.MOST_CANDIDATES", 1)
    match, _ = half_played(Knowing(TowardsCorners()), 2, "promising", moves=0)
    for seed in "abc":
        assert chosen(match.game, match.history[MOLE], MOLE, seed) == Step(MOLE, min(beside(START)))


def test_an_evaluation_judges_what_is_not_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """It likes one square: cut after the move, the bot goes there; without it all moves look alike."""
    monkeypatch.setattr("kordon.bots.believer.LONGEST_ROLL_OUT", 0)
    wanted = max(beside(START))

    def likes_one_square(position: Any) -> list[float]:
        return [float((position.mole == wanted) == (seat == MOLE)) for seat in range(2)]

    for evaluation in (likes_one_square, None):
        match, _ = half_played(Knowing(evaluation=evaluation), 2, "evaluation", moves=0)
        bot = PlayoutBot(match.game, MOLE, Random("a"), FEW)
        bot.see(match.history[MOLE][0])
        assert (bot.choose() == Step(MOLE, wanted)) == (evaluation is not None)


def test_an_end_that_was_reached_needs_no_evaluation() -> None:
    def never(position: Any) -> list[float]:
        raise AssertionError("the game is over")

    match, _ = half_played(Knowing(evaluation=never), 2, "over", moves=0)
    chosen(match.game, match.history[MOLE], MOLE, "a")


def test_the_hunter_digs_where_the_mole_can_be() -> None:
    """Sense, not strength: with one square left for the mole it digs there, whatever the seed."""
    game = Burrow()
    match = Match(game, game.parse_options({"rounds": "4"}), 2, seed_from("sense"))
    match.play(Step(MOLE, START + 1))
    history = match.history[HUNTER]
    squares = BurrowBelief(history).squares
    for seed in range(5):
        move = chosen(game, history, HUNTER, str(seed), Budget(iterations=2000))
        assert isinstance(move, Dig)
        assert move.square in squares
