"""The figures of `kordon bench`: how fast everything is, each beside a fixed loop of the same run."""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import chain, product
from random import Random
from typing import Any

from kordon.bots.baselines import PlayoutBot
from kordon.bots.factory import make_bot
from kordon.bots.levels import LEVELS, Budget, Level
from kordon.bots.quick import worthwhile
from kordon.bots.search import SearchBot
from kordon.cli.progress import Progress
from kordon.engine.chance import seed_from
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import encode
from kordon.games import GAMES, find
from kordon.lab import arena
from kordon.web.server import make_ready
from kordon_dev import compiled, project
from kordon_dev.bench import client, tables
from kordon_dev.bench.tables import Figures, Measured, compared

RUNS = 5
WARM_UP = 4  # runs that don't count: they fill the caches, as on a server after a while
SECONDS = 0.25
TRIES = 12
DECISIONS = 24  # measured for each level, spread over a game
LONGEST = 150  # moves of a game, about


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--json", action="store_true", help="an object from each name to value, unit and ratio"
    )
    parser.add_argument("--compiled", action="store_true", help="build with mypyc first and measure that")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only figures whose name contains this")


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    if args.compiled:
        return run_compiled(args)
    make_ready()  # as on a server

    base = partial(rate, calibration)
    every = chain(figures(base), tables.figures(base), client.figures(RUNS, base))
    wanted = [one for one in every if not args.names or any(part in one[0] for part in args.names)]
    report: dict[str, dict[str, Any]] = {}
    with Progress("bench", len(wanted)) as progress:
        for done, (name, work) in enumerate(wanted):
            progress.show(done)
            measured = work()
            if measured is not None:
                value, unit, ratio = measured
                report[name] = {"value": round(value, 1), "unit": unit, "ratio": round(ratio, 6)}
    print(json.dumps(report, indent=1) if args.json else "\n".join(lines(report)))
    return 0


def lines(report: dict[str, dict[str, Any]]) -> list[str]:
    """The figures, to be read."""
    return [
        f"{name:<32} {figure['value']:>12,.0f} {figure['unit']:<14} {figure['ratio']:.5f} of calibration"
        for name, figure in report.items()
    ]


def run_compiled(args: argparse.Namespace) -> int:
    """The same figures from the compiled build."""
    print("building …", file=sys.stderr)
    flags = ["--json"] if args.json else []
    done = compiled.run_with(compiled.kept(project.ROOT), "-m", "kordon.cli", "bench", *flags, *args.names)
    sys.stdout.write(done.stdout)
    sys.stderr.write(done.stderr)
    return done.returncode


def figures(base: Callable[[], float]) -> Figures:
    """The engine, every game and its bots."""
    games = {name: find(name) for name in GAMES}
    for game in games.values():
        yield from game_figures(game)
    for name, game in games.items():
        yield f"{name} search, worlds", partial(worlds_in_a_simulation, game)
    for (name, game), level in product(games.items(), LEVELS):
        yield f"{name} {level} decides", partial(decision, game, level, base)


def measure(work: Callable[[], int], unit: str = "a second") -> Measured:
    """Units a second, and the same as a share of the calibration loop's rounds a second."""
    for _ in range(WARM_UP):
        rate(work)
    values, ratios = [], []
    for _ in range(RUNS):
        base = rate(calibration)
        value = rate(work)
        values.append(value)
        ratios.append(value / base)
    return statistics.median(values), unit, statistics.median(ratios)


def rate(work: Callable[[], int]) -> float:
    """Do the work again and again for a short while; units done a second."""
    done, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        done += work()
    return done / spent


def calibration() -> int:
    """A fixed loop of plain Python."""
    rounds = 20_000
    total = 0
    for i in range(rounds):
        total += i ^ total >> 3 & 0xFF
    assert total
    return rounds


def once(work: Callable[[], object]) -> Callable[[], int]:
    """Work that counts as one unit."""

    def done() -> int:
        work()
        return 1

    return done


def game_figures(game: AnyGame) -> Figures:
    """The figures of one game, all from the same middle of the same game."""
    source = Random(1)
    options, seats = game.parse_options({}), game.seat_counts[-1]
    match = middle_of_a_game(game, options, seats)
    position, seat = match.position, game.to_act(match.position)[0]
    belief = game.belief(match.history[seat])
    games = 0

    def random_game() -> int:
        nonlocal games
        games += 1
        position = game.start(options, seats, seed_from(f"bench {games}"))
        moves = 0
        while acting := game.to_act(position):
            game.apply(position, source.choice(game.moves(position, acting[0])))
            moves += 1
        return moves

    def playouts() -> int:
        bot = PlayoutBot(game, seat, source, Budget(iterations=32), with_knowledge=False)
        for delivery in match.history[seat]:
            bot.see(delivery)
        bot.choose()
        return bot.played

    for name, unit, work in (
        ("random play", "moves/s", random_game),
        ("random games", "games/s", once(random_game)),
        ("copy", "copies/s", once(position.copy)),
        ("observe to bytes", "a second", once(lambda: encode(game.observe(position, seat)))),
        ("worlds", "worlds/s", once(lambda: belief.draw(source))),
        ("scene to bytes", "a second", once(lambda: encode(game.scene(game.observe(position, seat))))),
        ("moves through a table", "moves/s", tables.moves_to_subscriptions(game)),
        ("playouts", "games/s", playouts),
        ("search", "simulations/s", simulations(match)),
    ):
        yield f"{game.name} {name}", partial(measure, work, unit)


def simulations(match: Match) -> Callable[[], int]:
    """A search by the seat that is to act, for a short while; its belief has been built before."""
    seat = match.game.to_act(match.position)[0]
    bot = SearchBot(match.game, seat, Random(1), Budget(seconds=SECONDS))
    for delivery in match.history[seat]:
        bot.see(delivery)

    def think() -> int:
        before = bot.iterations
        for tried in range(TRIES):  # a short while may be over before the first simulation begins
            bot.budget = Budget(seconds=SECONDS * 2**tried)
            bot.think()
            if bot.iterations > before:
                return bot.iterations - before
        raise AssertionError(f"{match.game.name}: nothing to think about in the middle of this game")

    return think


def worlds_in_a_simulation(game: AnyGame) -> Measured:
    """How many worlds could be drawn in the time of a simulation."""
    match = middle_of_a_game(game, game.parse_options({}), game.seat_counts[-1])
    belief = game.belief(match.history[game.to_act(match.position)[0]])
    share = measure(simulations(match))[0] / measure(once(partial(belief.draw, Random(1))))[0]
    return 1 / share, "a simulation", share


def middle_of_a_game(game: AnyGame, options: Any, seats: int) -> Match:
    """A match about half played, where somebody has a choice of several moves that are worth considering."""
    source = Random(2)
    policy = game.policy()
    match = Match(game, options, seats, seed_from("bench"))
    choices = []
    position = match.position.copy()
    while acting := game.to_act(position):
        moves = game.moves(position, acting[0])
        considered = moves if policy is None else worthwhile(policy, position, acting[0], moves)
        choices.append(len(considered))
        game.apply(position, source.choice(moves))
    later = range(len(choices) // 2, len(choices))
    wanted = next((number for number in later if choices[number] > 10), choices.index(max(choices)))
    source = Random(2)
    while len(match.moves) < wanted:
        seat = game.to_act(match.position)[0]
        match.play(source.choice(game.moves(match.position, seat)))
    return match


def decision(game: AnyGame, level: Level, base: Callable[[], float]) -> Measured:
    """The 95th percentile of a level's decisions, in a game that quick bots play; less is better."""
    seats = max(2, game.seat_counts[0])
    match = Match(game, game.parse_options({}), seats, seed_from("decisions"))
    quick = [make_bot(game, seat, LEVELS[0], Random(seat)) for seat in range(seats)]
    measured = [make_bot(game, seat, level, Random(seat)) for seat in range(seats)]
    times: list[float] = []
    for seat in arena.decisions(match, quick, measured):
        if len(times) == DECISIONS:
            break
        is_due = len(match.moves) >= len(times) * (LONGEST // DECISIONS)
        if is_due and len(match.observation(seat).moves) > 1:
            begun = time.perf_counter()
            measured[seat].choose()
            times.append(time.perf_counter() - begun)
        match.play(quick[seat].choose())
    return compared(sorted(times)[int(0.95 * len(times))] * 1e6, "µs at p95", base())
