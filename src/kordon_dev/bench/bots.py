"""How long bots think: the 95th percentile of decisions, by game and level; part of `kordon bench`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter
from typing import Final

from kordon.bots.factory import make_bot
from kordon.bots.levels import LEVELS, Level
from kordon.engine.chance import seed_from
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.games import GAMES, find

DECISIONS = 24  # measured for each level, spread over a game
LONGEST: Final = 150  # moves of a game, about


def figures(
    wanted: Callable[[str], bool], rate: Callable[[], float]
) -> Iterator[tuple[str, float, str, float]]:
    """Name, value, unit and ratio of every figure; less is better, as for the client's times."""
    for name in GAMES:
        for level in LEVELS:
            figure = f"{name} {level} decides"
            if wanted(figure):
                seconds = slow_decision(find(name), level)
                yield figure, seconds * 1e6, "µs at p95", seconds * rate() / 1e6


def slow_decision(game: AnyGame, level: Level) -> float:
    """Seconds of the slowest twentieth of a level's decisions, in a game that quick bots play."""
    seats = max(2, game.seat_counts[0])
    match = Match(game, game.parse_options({}), seats, seed_from("decisions"))
    quick = [make_bot(game, seat, LEVELS[0], Random(seat)) for seat in range(seats)]
    measured = [make_bot(game, seat, level, Random(seat)) for seat in range(seats)]
    sent = [0] * seats
    times: list[float] = []
    while len(times) < DECISIONS and (acting := game.to_act(match.position)):
        seat = acting[0]
        for delivery in match.history[seat][sent[seat] :]:
            quick[seat].see(delivery)
            measured[seat].see(delivery)
        sent[seat] = len(match.history[seat])
        is_due = len(match.moves) >= len(times) * (LONGEST // DECISIONS)
        if is_due and len(match.observation(seat).moves) > 1:
            begun = perf_counter()
            measured[seat].choose()
            times.append(perf_counter() - begun)
        match.play(quick[seat].choose())
    return sorted(times)[int(0.95 * len(times))]
