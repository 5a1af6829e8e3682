"""The search for all games: reproducible, bounded, sensible, and open to what a game knows."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log
from random import Random
from typing import Any, NamedTuple

import pytest

from kordon.bots.levels import CARE, Budget
from kordon.bots.quick import PolicyPlayer, noticed
from kordon.bots.search import LEAST_COMPARED, MOST_COMPARED, Node, SearchBot, Tree, _best
from kordon.engine.chance import seed_from
from kordon.engine.checks.finding import state
from kordon.engine.knowledge import ALERT
from kordon.engine.match import Match
from kordon.engine.records import Delivery
from kordon.games import GAMES, find
from tests.bots.under_way import half_played, told
from tests.engine.tiny.burrow import HUNTER, MOLE, START, Burrow, BurrowBelief, Dig, Step, beside

MANY = Budget(iterations=10**9)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_messages_and_the_same_seed_give_the_same_tree(name: str) -> None:
    game = find(name)
    match, seat = half_played(game, game.seat_counts[-1], "same")

    def visits(seed: str) -> dict[Any, tuple[int, float]]:
        bot = SearchBot(game, seat, Random(seed), Budget(iterations=8))
        told(bot, match.history[seat])
        return {move: (node.visits, node.total) for move, node in bot.think().children.items()}

    assert visits("a") == visits("a")
    if game.evaluation() is not None:  # elsewhere a short search may always end the same way
        first = visits("0")
        assert any(visits(str(seed)) != first for seed in range(1, 4))


def test_iterations_and_seconds_bound_it() -> None:
    match, seat = half_played(find("estoril"), 3, "time")
    bot = SearchBot(match.game, seat, Random(1), Budget(iterations=7))
    told(bot, match.history[seat])
    bot.choose()
    assert bot.iterations == 7
    for budget, within in ((MANY, 0.05), (Budget(seconds=0.05), None), (Budget(seconds=0.05), 10.0)):
        bot = SearchBot(match.game, seat, Random(1), budget)
        told(bot, match.history[seat])
        assert bot.choose(within) in match.observation(seat).moves
        assert bot.iterations > 0
    late = SearchBot(match.game, seat, Random(1), MANY)
    told(late, match.history[seat])
    assert late.choose(within=-1.0) in match.observation(seat).moves
    assert late.iterations == 0


class Decision(NamedTuple):
    """Of a bot: the messages that it had been sent, what it knew of it before, what it did, and its move."""

    sent: int
    considered: int
    others_foreseen: int
    visits: int
    iterations: int
    move: Any


@pytest.fixture(scope="module")
def played_on() -> tuple[Match, int, list[Decision]]:
    """A game that a searching bot played some of, against chance; its decisions."""
    match, seat = half_played(find("estoril"), 3, "later", moves=0)
    return match, seat, decided(match, seat, decisions=16)


def decided(match: Match, seat: int, decisions: int) -> list[Decision]:
    bot = SearchBot(match.game, seat, Random("later"), Budget(iterations=40))
    source, sent = Random("others"), 0
    found: list[Decision] = []
    while len(found) < decisions and (acting := match.game.to_act(match.position)):
        if acting[0] != seat:
            match.play(source.choice(match.game.moves(match.position, acting[0])))
            continue
        told(bot, match.history[seat][sent:])
        sent, before = len(match.history[seat]), bot.iterations
        foreseen = dict(bot._foreseen)
        known = foreseen.pop(match.observation(seat), None)
        visits = 0 if known is None else known.visits
        move = bot.choose()
        if len(match.observation(seat).moves) > 1:
            considered = len(bot._considered)
            found.append(Decision(sent, considered, len(foreseen), visits, bot.iterations - before, move))
        match.play(move)
    return found


def test_a_foreseen_decision_goes_on_from_what_was_found_about_it(
    played_on: tuple[Match, int, list[Decision]],
) -> None:
    _, _, all_decisions = played_on
    decisions = [one for one in all_decisions if one.considered > 1]
    assert [one.iterations for one in decisions] == [40 - one.visits for one in decisions]
    assert not any(one.iterations for one in all_decisions if one.considered == 1)
    assert any(one.visits for one in decisions)
    assert any(one.others_foreseen and not one.visits for one in decisions)  # it came otherwise


def test_what_was_overlooked_is_not_chosen_though_it_was_found_before() -> None:
    match, seat = half_played(find("estoril"), 2, "careless", moves=0)
    careful = SearchBot(match.game, seat, Random(1), Budget(iterations=34))
    told(careful, match.history[seat]).choose()
    favourite = careful._considered[0]
    chosen = []
    for seed in range(8):
        bot = SearchBot(match.game, seat, Random(seed), Budget(iterations=34), care=ALERT)
        told(bot, match.history[seat])
        root, child = Node(), Node()
        root.children[favourite] = child
        root.visits = child.visits = 30
        child.total = 30.0
        bot._foreseen = {match.observation(seat): root}
        chosen.append(bot.choose())
        assert bot.iterations == 4
        assert (chosen[-1] == favourite) == (favourite in bot._considered)
    assert 0 < chosen.count(favourite) < 8


def test_what_is_taken_over_follows_from_the_messages(
    played_on: tuple[Match, int, list[Decision]],
) -> None:
    """Another truth behind every one of its decisions: the same trees are taken over, the same moves made."""
    match, seat, decisions = played_on
    game, history = match.game, match.history[seat]
    bot, source = SearchBot(game, seat, Random("later"), Budget(iterations=40)), Random("truth")
    belief, sent, differ = game.belief(history[:1]), 0, 0
    for decision in decisions:
        for delivery in history[sent : decision.sent]:
            belief.update(delivery)
            world = game.swap_secrets(belief.draw(source), seat, source)
            differ += state(world) != state(belief.draw(Random(1)))
            bot.see(Delivery(delivery.events, game.observe(world, seat), delivery.private))
        sent, before = decision.sent, bot.iterations
        assert bot.choose() == decision.move
        assert bot.iterations - before == decision.iterations
    assert differ > len(decisions)


def test_a_next_decision_has_one_node_for_all_that_looks_the_same() -> None:
    """A dig that missed leaves the hunter with one decision, wherever the mole is and goes."""
    game = Burrow()
    match = Match(game, game.parse_options({"rounds": "4"}), 2, seed_from("alike"))
    match.play(Step(MOLE, START + 1))
    bot = SearchBot(game, HUNTER, Random(1), Budget(iterations=300))
    told(bot, match.history[HUNTER]).choose()
    assert len(BurrowBelief(match.history[HUNTER]).squares) > 1
    filled = [seen.filled for seen in bot._foreseen]
    assert len(filled) > 1
    assert len(set(filled)) == len(filled)
    assert max([node.visits for node in bot._foreseen.values()]) > 10


def test_the_more_it_may_spend_the_more_moves_it_compares() -> None:
    match, seat = half_played(find("estoril"), 2, "wide", moves=0)
    assert len(match.observation(seat).moves) > 40
    widths = []
    for budget in (Budget(iterations=16), Budget(iterations=120), Budget(iterations=6400), Budget(seconds=1)):
        bot = SearchBot(match.game, seat, Random(1), budget)
        told(bot, match.history[seat])
        assert bot._belief is not None
        widths.append(len(bot._compared(bot._belief.draw(Random(1)))))
    assert widths == [LEAST_COMPARED, 9, MOST_COMPARED, MOST_COMPARED]


def test_a_novice_takes_what_comes_to_mind() -> None:
    """Somebody exact has the same favourite each time; a novice has several, most of them promising."""
    match, seat = half_played(find("estoril"), 2, "wide", moves=0)
    policy = match.game.policy()
    assert policy is not None
    favourites: dict[float, list[Any]] = {0.1: [], 1.0: []}
    for care, found in favourites.items():
        for seed in range(30):
            bot = SearchBot(match.game, seat, Random(seed), Budget(iterations=1), care=care)
            found.append(told(bot, match.history[seat]).choose())
    assert len(set(favourites[1.0])) == 1
    assert len(set(favourites[0.1])) > 5
    offered = list(match.observation(seat).moves)
    weights = dict(zip(offered, policy.weights(match.position, seat, offered), strict=True))
    usual = sorted(weights.values())[len(weights) // 2]
    assert sum([weights[move] > usual for move in favourites[0.1]]) > 20


def test_between_a_novice_and_somebody_alert_some_moves_are_a_novice_s() -> None:
    """Such a move is taken without comparing; the others are compared as ever."""
    match, seat = half_played(find("estoril"), 2, "wide", moves=0)
    compared = []
    for seed in range(20):
        bot = SearchBot(match.game, seat, Random(seed), Budget(iterations=34), care=CARE["steady"])
        chosen = told(bot, match.history[seat]).choose()
        compared.append(len(bot._considered))
        assert chosen in bot._considered
    assert set(compared) == {1, LEAST_COMPARED}
    assert 8 <= compared.count(1) < 20, "two of three"


def test_a_node_below_widens_with_its_visits() -> None:
    match, seat = half_played(find("estoril"), 2, "wide", moves=0)
    bot = SearchBot(match.game, seat, Random(1), Budget(iterations=400))
    told(bot, match.history[seat])
    replies = sorted((child.visits, len(child.children)) for child in bot.think().children.values())
    assert replies[0][1] < replies[-1][1] < 40


def test_the_worst_moves_are_given_up_as_the_budget_is_spent() -> None:
    """All are tried equally at first, the last two most often, and those that did best stay."""
    match, seat = half_played(find("estoril"), 2, "halving", moves=0)
    bot = SearchBot(match.game, seat, Random(1), Budget(iterations=100))
    told(bot, match.history[seat])
    root = bot.think()
    tried = sorted(root.children.values(), key=lambda child: -child.visits)
    assert len(tried) == len(bot._considered) == 8
    assert tried[0].visits - tried[1].visits <= 1
    assert 2 < tried[-1].visits < tried[1].visits / 3
    assert sum([child.visits for child in tried]) == 100
    alive = ["a", "b", "c"]
    assert _best(results(("a", 5, 0.2), ("b", 5, 0.4), ("c", 5, 0.3)), alive, 2) == ["b", "c"]
    assert _best(results(("a", 5, 0.2), ("b", 5, 0.4), ("c", 5, 0.3)), alive, 3) == alive


def test_moves_are_compared_in_the_same_worlds_with_the_same_luck() -> None:
    """In a game where no move makes a difference, all results of a round are the same."""
    match, _ = half_played(Blind(), 2, "common", moves=0)
    bot = SearchBot(match.game, MOLE, Random(1), Budget(iterations=40))
    told(bot, match.history[MOLE])
    tree = Tree(Node(), {})
    bot._considered = list(match.observation(MOLE).moves)
    assert bot._belief is not None
    totals = set()
    for _ in range(6):
        bot._grow_together(tree, bot._belief, bot._considered, 1000, inf)
        assert len({child.total for child in tree.root.children.values()}) == 1
        totals.add(tree.root.total)
    assert len(totals) > 3


def test_worlds_in_which_others_acted_so_are_preferred() -> None:
    match, seat = half_played(find("estoril"), 2, "plausible", moves=6)
    bot = SearchBot(match.game, seat, Random(1), Budget(iterations=40))
    told(bot, match.history[seat])
    belief, weigh = bot._belief, match.game.plausibility()
    assert belief is not None
    assert weigh is not None
    any_world = [log(weigh(belief.draw(Random(draw)), seat)) for draw in range(300)]
    preferred = [log(weigh(bot._drawn(belief), seat)) for _ in range(300)]
    assert sum(preferred) > sum(any_world) + 20
    assert all(match.game.observe(bot._drawn(belief), seat) == match.observation(seat) for _ in range(20))


def test_worlds_come_as_often_as_their_weights_say() -> None:
    """However few are drawn at a time: what was taken last is weighed with them."""

    class Coin:
        def update(self, delivery: Delivery) -> None:
            """Nothing changes it."""

        def draw(self, source: Random) -> int:
            return source.choice((1, 3))

    bot = SearchBot(find("estoril"), 0, Random(1), Budget(iterations=1))
    bot._plausibility = lambda world, seat: float(world)
    drawn = [bot._drawn(Coin()) for _ in range(4000)]
    assert drawn.count(3) / len(drawn) == pytest.approx(3 / 4, abs=0.03)


def test_the_hunter_digs_where_the_mole_can_be() -> None:
    game = Burrow()
    match = Match(game, game.parse_options({"rounds": "4"}), 2, seed_from("sense"))
    match.play(Step(MOLE, START + 1))
    squares = BurrowBelief(match.history[HUNTER]).squares
    for seed in range(5):
        bot = SearchBot(game, HUNTER, Random(seed), Budget(iterations=400))
        move = told(bot, match.history[HUNTER]).choose()
        assert isinstance(move, Dig)
        assert move.square in squares


class Knowing(Burrow):
    """Its author likes one square, and knows which moves are worth trying; every move is a stage."""

    wanted = max(beside(START))
    asked = 0

    def stage(self, position: Any) -> int:
        return int(position.turn)

    def policy(self) -> Any:
        return self

    def evaluation(self) -> Any:
        return self.judge

    def judge(self, position: Any) -> list[float]:
        self.asked += 1
        return [float((position.mole == self.wanted) == (seat == MOLE)) for seat in range(2)]

    def weights(self, position: Any, seat: int, moves: Sequence[Any]) -> list[float]:
        return [1 / (1 + (move.to if seat == MOLE else move.square)) for move in moves]

    def play_on(self, position: Any, source: Random, last_stage: int | None, limit: int) -> None:
        while (acting := self.to_act(position)) and self.stage(position) <= (last_stage or 0):
            self.apply(position, self.moves(position, acting[0])[0])


class Blind(Knowing):
    """Luck alone decides."""

    def play_on(self, position: Any, source: Random, last_stage: int | None, limit: int) -> None:
        self.luck = source.random()

    def judge(self, position: Any) -> list[float]:
        return [self.luck, 1 - self.luck]


def test_a_policy_comes_first_and_an_evaluation_judges_where_a_stage_ends() -> None:
    match, _ = half_played(Knowing(), 2, "knowing", moves=0)
    game: Any = match.game
    bot = SearchBot(game, MOLE, Random(1), Budget(iterations=1))
    told(bot, match.history[MOLE])
    assert list(bot.think().children) == [Step(MOLE, min(beside(START)))]
    assert game.asked == 1
    bot = SearchBot(game, MOLE, Random(1), Budget(iterations=60))
    assert told(bot, match.history[MOLE]).choose() == Step(MOLE, game.wanted)
    blind = SearchBot(game, MOLE, Random(1), Budget(iterations=60), with_knowledge=False)
    before = game.asked
    told(blind, match.history[MOLE]).choose()
    assert game.asked == before


def results(*moves: tuple[Any, int, float], deviation: float = 0.18) -> Node:
    """A root whose moves had so many visits, with such a mean, and results that vary so much."""
    root = Node()
    for move, visits, mean in moves:
        child = root.children[move] = Node()
        child.visits, child.total = visits, visits * mean
        root.visits += visits
        root.total += visits * mean
    root.squares = root.visits * (deviation**2 + (root.total / root.visits) ** 2)
    return root


def test_where_results_do_not_differ_the_policy_decides() -> None:
    game = Knowing()
    match, _ = half_played(game, 2, "alike", moves=0)
    low, high = Step(MOLE, min(beside(START))), Step(MOLE, max(beside(START)))  # the policy prefers the first
    bot = SearchBot(game, MOLE, Random(1), Budget(iterations=1))
    told(bot, match.history[MOLE])
    bot._considered = [low, high]
    assert bot.ranked(results((high, 50, 0.51), (low, 48, 0.50))) == [low, high]
    assert bot.ranked(results((high, 50, 0.60), (low, 48, 0.50))) == [high, low]  # more than chance
    assert bot.ranked(results((high, 50, 0.60), (low, 48, 0.50), deviation=0.5)) == [
        low,
        high,
    ]  # a last round
    assert bot.ranked(results((high, 50, 0.51), (low, 48, 0.50), deviation=0.02)) == [high, low]
    assert bot.ranked(results((high, 50, 0.51), (low, 20, 0.51))) == [high, low]  # hardly tried
    # What was tried most often may have done clearly worse: by a hair, or because it was foreseen.
    assert bot.ranked(results((low, 50, 0.50), (high, 48, 0.60))) == [high, low]
    assert bot.ranked(results((low, 427, 0.31), (high, 99, 0.43))) == [high, low]
    assert bot.ranked(results((low, 50, 0.50), (high, 48, 0.51))) == [low, high]
    assert bot.ranked(results((low, 50, 0.50), (high, 2, 0.60), deviation=0.1)) == [low, high]  # it had luck
    blind = SearchBot(game, MOLE, Random(1), Budget(iterations=1), with_knowledge=False)
    told(blind, match.history[MOLE])
    blind._considered = [low, high]
    assert blind.ranked(results((high, 50, 0.51), (low, 48, 0.50))) == [high, low]


def test_how_much_results_vary_is_measured_at_the_seats_own_decisions() -> None:
    """Every move of the mole wins or loses at once: results are 0 or 1."""
    match, _ = half_played(Knowing(), 2, "varies", moves=0)
    bot = SearchBot(match.game, MOLE, Random(1), Budget(iterations=40))
    told(bot, match.history[MOLE])
    root = bot.think()
    won = sum([child.total for child in root.children.values()])
    assert 0 < won < 40
    assert (root.total, root.squares) == (won, won)
    assert root.deviation() == pytest.approx(((won / 40) * (1 - won / 40)) ** 0.5)
    assert Node().deviation() == 0.0


def test_it_stops_when_one_move_is_clearly_the_best() -> None:
    match, _ = half_played(Knowing(), 2, "clear", moves=0)
    low, high = Step(MOLE, min(beside(START))), Step(MOLE, max(beside(START)))
    bot = SearchBot(match.game, MOLE, Random(1), Budget(iterations=1))
    bot._considered = [low, high]
    assert bot._is_settled(results((high, 40, 0.70), (low, 20, 0.50)))
    assert not bot._is_settled(results((high, 40, 0.58), (low, 20, 0.50)))
    assert not bot._is_settled(results((high, 40, 0.70), (low, 20, 0.50), deviation=0.5))
    assert not bot._is_settled(results((high, 10, 0.70), (low, 9, 0.10)))  # hardly begun
    other = Step(MOLE, sorted(beside(START))[1])
    assert bot._is_settled(results((high, 40, 0.70), (low, 20, 0.50), (other, 20, 0.70)))  # overlooked

    bot = SearchBot(match.game, MOLE, Random(1), MANY)
    assert told(bot, match.history[MOLE]).choose() == high  # it alone wins
    assert bot.iterations < 1000


class Picky(Knowing):
    """Some squares are good for nothing."""

    def weights(self, position: Any, seat: int, moves: Sequence[Any]) -> list[float]:
        return [float(seat != MOLE or move.to != self.wanted) for move in moves]


def test_what_the_policy_thinks_pointless_is_not_considered() -> None:
    """Not even the one move that would win."""
    match, _ = half_played(Picky(), 2, "picky", moves=0)
    bot = SearchBot(match.game, MOLE, Random(1), Budget(iterations=60))
    assert told(bot, match.history[MOLE]).choose() != Step(MOLE, Picky.wanted)
    assert Step(MOLE, Picky.wanted) in match.observation(MOLE).moves
    player = PolicyPlayer(match.game, Picky(), MOLE, 0.0, Random(1))
    player.see(match.history[MOLE][-1])
    assert Step(MOLE, Picky.wanted) not in [option.move for option in player.options()]


def test_with_less_care_moves_are_overlooked_but_never_all() -> None:
    moves = list(range(100))
    assert noticed(moves, 1.0, Random(1)) == moves
    assert 30 < len(noticed(moves, 0.0, Random(1))) < 70
    assert all(noticed([1], 0.0, Random(seed)) == [1] for seed in range(20))
    match, seat = half_played(find("estoril"), 2, "care", moves=0)
    first: set[Any] = set()
    for seed in range(8):
        bot = SearchBot(match.game, seat, Random(seed), Budget(iterations=1), care=0.0)
        told(bot, match.history[seat])
        bot.think()
        first.update(bot._considered[:1])
    assert len(first) > 1  # with all care, the policy's favourite each time


def test_a_team_searches_together() -> None:
    """The defenders' squads share one result: what is good for one is good for all of them."""
    game = find("sniper")
    match, seat = half_played(game, 4, "team 3", moves=40)
    bot = SearchBot(game, seat, Random(1), Budget(iterations=6))
    assert told(bot, match.history[seat]).choose() in match.observation(seat).moves
