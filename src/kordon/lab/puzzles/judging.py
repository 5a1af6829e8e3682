"""What the moves of a seat are worth: its chance to win after each, in worlds drawn from its own belief.

All of it follows from the seat's messages and a seed, so games that look the same to a seat are judged the
same. Where a game is searched, the search compares the moves. Elsewhere every move is tried in common worlds
with common luck, which masters play to the end; a move that is clearly worse is tried no more.

A budget is a number of worlds to try a move in, or of iterations of the search.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from kordon.bots.believer import LONGEST_ROLL_OUT, share
from kordon.bots.factory import make_player
from kordon.bots.levels import BUDGETS, Budget, usual_level
from kordon.bots.quick import QuickBot
from kordon.bots.search import Node, SearchBot
from kordon.engine.game import AnyGame
from kordon.engine.records import Delivery, Notice, Seat, delivery_to

GAP: Final = 0.10  # of the chance to win, by which the best move must be better
TEN_TIMES: Final = 10
USUAL_WORLDS: Final = 8
MOST_COMPARED: Final = 8  # choices, the most promising ones
MOST_PLAYED_ON: Final = 24  # choices, where a policy plays on in no time
MOST_RIGHT: Final = 3  # moves that come to the same
SPOT_CHECKED: Final = 12  # moves beside those
FIRST_LOOK: Final = 6  # worlds, before any move is given up
SURE: Final = 2.0  # standard errors
GLANCE: Final = 3  # worlds and choices, by which who only screens sees whether to look closer
FAR: Final = 0.2
PATIENCE: Final = 16  # worlds, after which a lead that is not large is not worth following
STAGES: Final = 2  # to play on for, where a player can then tell the chance to win
LEAST_SQUARES: Final = 0.25
ALIKE: Final = 1e-6  # values of moves that are the same to a player


class Weighed(NamedTuple):
    """A choice, of one move or of several that are the same, and what it is worth."""

    moves: tuple[Any, ...]
    chance: float
    games: int


class Judged(NamedTuple):
    """The best choice, and the best of the others."""

    best: Weighed
    next: Weighed

    @property
    def gap(self) -> float:
        """By how much the best choice is better."""
        return self.best.chance - self.next.chance


def usual_budget(game: AnyGame) -> int:
    """What the usual bots spend on a move, or the worlds that it takes to see a large difference."""
    return USUAL_WORLDS if _is_rolled_out(game) else BUDGETS[usual_level(game)].iterations or 0


def judge(
    game: AnyGame,
    seat: Seat,
    history: Sequence[Delivery],
    budget: int,
    seed: str,
    screening: bool = False,
) -> Judged | None:
    """The best choice of a seat, if it is surely better than every other by `GAP`; None otherwise.

    Who only screens positions gives up earlier.
    """
    source = Random(seed)
    if _is_rolled_out(game):
        return _by_roll_outs(game, seat, history, budget, source, screening)
    return _by_search(game, seat, history, budget, source, screening)


def _is_rolled_out(game: AnyGame) -> bool:
    return game.player(0, 1.0, Random(0)) is not None


# ---- by search


class Weigher(SearchBot):
    """A search that spends all its budget, however clear the best move is."""

    def _is_settled(self, root: Node) -> bool:
        return False


def _by_search(
    game: AnyGame, seat: Seat, history: Sequence[Delivery], budget: int, source: Random, screening: bool
) -> Judged | None:
    bot = Weigher(game, seat, source, Budget(iterations=budget))
    for delivery in history:
        bot.see(delivery)
    root = bot.think()
    tried = [
        (Weighed((move,), child.won / child.visits, child.visits))
        for move, child in root.children.items()
        if child.visits
    ]
    if len(tried) < 2:
        return None
    tried.sort(key=lambda one: -one.chance)
    best, deviation = tried[0], root.deviation()
    for other in tried[1:]:
        error = 0.0 if screening else deviation * sqrt(1 / best.games + 1 / other.games)
        if best.chance - other.chance < GAP + SURE * error:
            return None
    return Judged(best, tried[1])


# ---- by roll-outs


class Tried:
    """What came of a choice in the worlds so far."""

    def __init__(self, moves: tuple[Any, ...]) -> None:
        self.moves = moves
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        """The chance to win with it."""
        return sum(self.results) / len(self.results)

    def lead(self, other: Tried) -> tuple[float, float]:
        """By how much it is better than another in the same worlds, and the standard error of that."""
        leads = [one - two for one, two in zip(self.results, other.results, strict=False)]
        count = len(leads)
        mean = sum(leads) / count
        # A little more, so that a few equal results are not taken for certainty.
        variance = (sum([(lead - mean) ** 2 for lead in leads]) + LEAST_SQUARES) / count
        return mean, sqrt(variance / count)

    def weighed(self) -> Weighed:
        """As a result."""
        return Weighed(self.moves, self.mean, len(self.results))


class RollOuts:
    """Tries choices in worlds of the seat's belief, each by playing on to the end."""

    def __init__(self, game: AnyGame, seat: Seat, history: Sequence[Delivery], source: Random) -> None:
        self._offered = history[-1].observation.moves
        self._belief = game.belief(history)
        self._play_on = _player_on(game, seat, history)
        self._source = source

    def try_once(self, choices: Sequence[Tried]) -> None:
        """Try them all in one more world, with the same luck."""
        world, luck = self._belief.draw(self._source), self._source.getrandbits(64)
        for choice in choices:
            choice.results.append(self._play_on(world.copy(), choice.moves[0], Random(luck)))

    def differ_at_a_glance(self, choices: Sequence[Tried]) -> bool:
        """Whether a few of them do differently in a few worlds."""
        few = [Tried(choice.moves) for choice in choices[:: max(1, len(choices) // GLANCE)][:GLANCE]]
        for _ in range(GLANCE):
            self.try_once(few)
        means = [choice.mean for choice in few]
        return max(means) - min(means) >= FAR

    def another_does_as_well(self, choices: Sequence[Tried], chance: float) -> bool:
        """Whether one of a few moves that nobody thought of is about as good."""
        compared = {move for choice in choices for move in choice.moves}
        rest = [move for move in self._offered if move not in compared]
        for move in self._source.sample(rest, min(len(rest), SPOT_CHECKED)):
            other = Tried((move,))
            for _ in range(GLANCE):
                self.try_once([other])
            if other.mean > chance - FAR:
                return True
        return False


def _by_roll_outs(
    game: AnyGame, seat: Seat, history: Sequence[Delivery], budget: int, source: Random, screening: bool
) -> Judged | None:
    choices = [Tried(moves) for moves in promising(game, seat, history)]
    if len(choices) < 2:
        return None
    trial = RollOuts(game, seat, history, source)
    if screening and not trial.differ_at_a_glance(choices):
        return None
    alive = choices
    for number in range(1, budget + 1):
        trial.try_once(alive)
        if number < FIRST_LOOK:
            continue
        alive, alike = _still_in(alive)
        is_decided = len(alive) == 1 or (number >= PATIENCE and len(alive) == len(alike))
        if _moves_in(alike) > (MOST_RIGHT if is_decided or number >= PATIENCE else 2 * MOST_RIGHT):
            return None  # too many are about as good
        if is_decided:
            judged = _decided(choices, alive)
            if judged is None or screening or not trial.another_does_as_well(choices, judged.best.chance):
                return judged
            return None
    return _likely(choices) if screening else None


def _still_in(choices: list[Tried]) -> tuple[list[Tried], list[Tried]]:
    """The best choice and all not surely worse by the gap; and, with it, those within the gap so far."""
    best = max(choices, key=lambda choice: choice.mean)
    leads = {choice: best.lead(choice) for choice in choices if choice is not best}
    alive = [choice for choice, (lead, error) in leads.items() if lead - SURE * error < GAP]
    alike = [choice for choice, (lead, _) in leads.items() if lead < GAP]
    return [best, *alive], [best, *alike]


def _moves_in(choices: Sequence[Tried]) -> int:
    return sum([len(choice.moves) for choice in choices])


def _decided(choices: list[Tried], alive: list[Tried]) -> Judged | None:
    """What is right and the best of the rest, if that is still worse by the gap when all is tried."""
    others = [choice.weighed() for choice in choices if choice not in alive]
    if not others:
        return None
    best = alive[0].weighed()
    moves = tuple([move for choice in alive for move in choice.moves])
    judged = Judged(Weighed(moves, best.chance, best.games), max(others, key=lambda one: one.chance))
    return judged if judged.gap >= GAP else None


def _likely(choices: list[Tried]) -> Judged | None:
    """What may be right when the budget is spent and nothing is decided."""
    first, *less = sorted(choices, key=lambda choice: -choice.mean)
    worse = [choice for choice in less if choice.mean < first.mean - FAR]
    right = _moves_in([choice for choice in choices if choice not in worse])
    return Judged(first.weighed(), worse[0].weighed()) if worse and right <= MOST_RIGHT else None


def promising(game: AnyGame, seat: Seat, history: Sequence[Delivery]) -> list[tuple[Any, ...]]:
    """What the game's own player would compare; moves to the same place of the same worth are one choice."""
    player = make_player(game, seat, 1.0, Random(0))
    assert player is not None, "it was asked for before"
    for delivery in history:
        player.see(delivery)
    seen = history[-1].observation
    options = sorted(player.options(), key=lambda option: -option.value)
    choices: list[tuple[Any, ...]] = []
    known: dict[Any, int] = {}
    for option in options:
        if option.move not in seen.moves:
            continue
        path = game.path(seen, option.move)
        places = [target for target in path if not target.startswith("act:")]
        key = type(option.move), tuple(places[-1:]), round(option.value / ALIKE)
        if key in known:
            choices[known[key]] += (option.move,)
        else:
            known[key] = len(choices)
            choices.append((option.move,))
    return choices[: MOST_COMPARED if game.policy() is None else MOST_PLAYED_ON]


def _player_on(game: AnyGame, seat: Seat, history: Sequence[Delivery]) -> Callable[[Any, Any, Random], float]:
    """Who makes a move in a world and plays on: how good the end is for the seat, or its chance to win."""
    cast, policy = game.cast(history), game.policy()

    def ended(world: Any) -> float:
        outcome = game.outcome(world)
        return 0.0 if outcome is None else share(outcome, game.team(world, seat))

    def by_policy(world: Any, move: Any, source: Random) -> float:
        assert policy is not None, "a game without players that remember has a policy"
        game.apply(world, move)
        policy.play_on(world, source, None, LONGEST_ROLL_OUT)
        return ended(world)

    def tell(world: Any, notices: list[Notice], bots: list[QuickBot], seen: list[Any]) -> None:
        for one, bot in enumerate(bots):
            told = delivery_to(notices, one, game.observe(world, one))
            if told.events or told.observation != seen[one]:
                seen[one] = told.observation
                bot.see(told)

    def by_players(world: Any, move: Any, source: Random) -> float:
        assert cast is not None, "it was asked for"
        last_stage = game.stage(world) + STAGES - 1
        bots = [QuickBot(player, source) for player in cast(world, source)]
        seen = [game.observe(world, one) for one in range(world.seats)]
        for bot, one in zip(bots, seen, strict=True):
            bot.see(Delivery((), one))
        for _ in range(LONGEST_ROLL_OUT):
            notices = game.apply(world, move)
            acting = game.to_act(world)
            if not acting:
                break
            tell(world, notices, bots, seen)
            if game.stage(world) > last_stage and (chance := bots[seat].player.chance()) is not None:
                return chance
            move = bots[acting[0]].choose()
        return ended(world)

    return by_policy if cast is None else by_players
