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
from kordon.engine.records import Delivery, Seat, delivery_to

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


def _by_roll_outs(
    game: AnyGame, seat: Seat, history: Sequence[Delivery], budget: int, source: Random, screening: bool
) -> Judged | None:
    choices = [Tried(moves) for moves in promising(game, seat, history)]
    if len(choices) < 2:
        return None
    belief = game.belief(history)
    play_on = _player_on(game, seat, history)

    def try_in(world: Any, luck: int, tried: list[Tried]) -> None:
        for choice in tried:
            choice.results.append(play_on(world.copy(), choice.moves[0], Random(luck)))

    if screening:
        few = choices[:: max(1, len(choices) // GLANCE)][:GLANCE]
        for _ in range(GLANCE):
            try_in(belief.draw(source), source.getrandbits(64), few)
        if max([choice.mean for choice in few]) - min([choice.mean for choice in few]) < FAR:
            return None
        for choice in few:
            choice.results.clear()
    alive = choices  # not surely worse than the best one by the gap
    for number in range(1, budget + 1):
        try_in(belief.draw(source), source.getrandbits(64), alive)
        if number < FIRST_LOOK:
            continue
        best = max(alive, key=lambda choice: choice.mean)
        leads = {choice: best.lead(choice) for choice in alive if choice is not best}
        alike = [choice for choice, (lead, _) in leads.items() if lead < GAP]
        alive = [best, *[one for one, (lead, error) in leads.items() if lead - SURE * error < GAP]]
        right = sum([len(choice.moves) for choice in (best, *alike)])
        if right > (MOST_RIGHT if number >= PATIENCE else 2 * MOST_RIGHT):
            return None  # too many are about as good
        if len(alive) == 1 or (number >= PATIENCE and len(alive) == 1 + len(alike)):
            if right > MOST_RIGHT:
                return None
            moves = tuple([move for choice in alive for move in choice.moves])
            others = [choice.weighed() for choice in choices if choice not in alive]
            if not others:
                return None
            judged = Judged(Weighed(moves, best.mean, number), max(others, key=lambda one: one.chance))
            if judged.gap < GAP:
                return None  # it did worse after the other had been given up
            if screening:
                return judged
            compared = {move for choice in choices for move in choice.moves}
            rest = [move for move in history[-1].observation.moves if move not in compared]
            for move in source.sample(rest, min(len(rest), SPOT_CHECKED)):
                other = Tried((move,))
                for _ in range(GLANCE):
                    try_in(belief.draw(source), source.getrandbits(64), [other])
                if other.mean > judged.best.chance - FAR:
                    return None  # nobody thought of it, and it does as well
            return judged
    if not screening:
        return None
    first, *less = sorted(choices, key=lambda choice: -choice.mean)
    worse = [choice for choice in less if choice.mean < first.mean - FAR]
    right = sum([len(choice.moves) for choice in choices if choice not in worse])
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
            for one, bot in enumerate(bots):
                told = delivery_to(notices, one, game.observe(world, one))
                if told.events or told.observation != seen[one]:
                    seen[one] = told.observation
                    bot.see(told)
            if game.stage(world) > last_stage and (chance := bots[seat].player.chance()) is not None:
                return chance
            move = bots[acting[0]].choose()
        return ended(world)

    return by_policy if cast is None else by_players
