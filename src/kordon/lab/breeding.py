"""Strangers that learn: weights of a school, bred by games against those who are to be measured.

    python -m kordon.lab.breeding sniper --against master --option map=launch,pens --seed TEXT

Every number in a school's class is a weight. A generation tries weights drawn around what the last one's best
had in common (the cross-entropy method), all in the same games; the next one gets other luck. In the end the
bred weights and those of the class play games that neither knew.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Mapping
from functools import partial
from multiprocessing import Pool
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias

from kordon.bots.entrants import imported
from kordon.lab import strangers
from kordon.lab.arena import as_options, pairings, play
from kordon.lab.intervals import percent

Weights: TypeAlias = dict[str, float]
Spread: TypeAlias = dict[str, tuple[float, float]]  # by weight: its mean, and how far from it to look

WIDE: Final = 0.8  # of its size: how far from a weight the first generation looks
LEAST: Final = 0.1
BEST: Final = 0.25  # of a generation
KEPT: Final = 0.3, 0.8  # of the mean, and of how far to look, from one generation to the next


def weights_of(school: Any) -> Weights:
    """Every number of the class, its own and inherited ones."""
    names = {
        name for made in school.__mro__ for name, value in vars(made).items() if isinstance(value, float)
    }
    return {name: getattr(school, name) for name in sorted(names)}


def won(school: Any, games: list[Any], weights: Weights) -> float:
    """How many of the games the school wins with these weights."""
    for name, value in weights.items():
        setattr(school, name, value)  # of this process
    name = f"{school.__module__}:{school.__name__}"
    return sum([play(pairing).won[name] for pairing in games])


def begun(weights: Weights) -> Spread:
    """Where the first generation looks."""
    return {name: (mean, max(LEAST, WIDE * abs(mean))) for name, mean in weights.items()}


def drawn(spread: Spread, source: Random) -> Weights:
    """Weights to try."""
    return {name: source.gauss(mean, far) for name, (mean, far) in spread.items()}


def narrowed(spread: Spread, tried: Iterable[tuple[float, Weights]]) -> Spread:
    """What the best of those that were tried have in common, with some of what was known."""
    ranked = sorted(tried, key=lambda one: -one[0])
    best = [weights for _, weights in ranked[: max(2, round(BEST * len(ranked)))]]
    found = {}
    for name, before in spread.items():
        values = [weights[name] for weights in best]
        mean, far = (
            kept * old + (1 - kept) * new
            for kept, old, new in zip(KEPT, before, (fmean(values), stdev(values)), strict=True)
        )
        found[name] = mean, far
    return found


def means(spread: Spread) -> Weights:
    """The weights in the middle."""
    return {name: round(mean, 3) for name, (mean, _) in spread.items()}


def told(weights: Mapping[str, float]) -> str:
    """As they stand in a class."""
    return ", ".join([f"{name} = {value:.3g}" for name, value in weights.items()])


def main() -> None:
    """Breed, generation after generation; then compare with the class as it is."""
    parser = argparse.ArgumentParser(prog="kordon.lab.breeding", description=__doc__)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--school", default="Learner", help="a class of the strangers of that game")
    parser.add_argument("--against", default="", metavar="A,B", help="nobody, where all are one team")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.add_argument("--players", type=int, default=2, metavar="N")
    parser.add_argument("--generations", type=int, default=14, metavar="N")
    parser.add_argument("--tries", type=int, default=24, metavar="N", help="in each generation")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="for each opponent and try")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N")
    parser.add_argument("--seed", default="breeding", metavar="TEXT")
    args = parser.parse_args()
    name, *against = [
        f"{strangers.__name__}.{args.game}:{one}" if one in strangers.SCHOOLS[args.game] else one
        for one in [args.school, *filter(None, args.against.split(","))]
    ]
    school = imported(name, *name.split(":"))
    options = as_options(
        {key: values.split(",") for key, _, values in (one.partition("=") for one in args.option)}
    )

    def played(luck: str, games: int = args.games) -> list[Any]:
        return pairings(args.game, [name], games, args.players, options, f"{args.seed} {luck}", against)

    source, spread = Random(args.seed), begun(weights_of(school))
    with Pool(args.processes) as pool:
        for generation in range(args.generations):
            games = played(str(generation))
            tried = [drawn(spread, source) for _ in range(args.tries)]
            scores = pool.map(partial(won, school, games), tried, chunksize=1)
            spread = narrowed(spread, zip(scores, tried, strict=True))
            shares = [percent(score, len(games)) for score in (max(scores), fmean(scores))]
            print(
                f"{generation + 1}: the best {shares[0]}, all {shares[1]}; {told(means(spread))}", flush=True
            )
        games = played("fresh", 4 * args.games)
        parts = [games[part :: args.processes] for part in range(args.processes)]
        for what, weights in (("before", weights_of(school)), ("bred", means(spread))):
            total = sum(pool.starmap(won, [(school, part, weights) for part in parts]))
            print(f"{what}: {percent(total, len(games))}; {told(weights)}", flush=True)


if __name__ == "__main__":
    main()
