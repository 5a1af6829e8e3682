"""Tunes Estoril's evaluation to games of the search against itself, with all seat counts and variants.

    python -m kordon.lab.tuning --seconds 60 --processes 16

`games/estoril/knowledge/training` fits it to games of the quick policy, of which there can be many. Those who
search play differently, and leads decide less: here the weights are scaled and moved as far as their games
ask for, each pulled back to where it was.
"""

from __future__ import annotations

import argparse
import os
from itertools import chain
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

import msgspec

from kordon.bots.levels import BUDGETS
from kordon.bots.search import SearchBot
from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.games import find
from kordon.games.estoril.knowledge import worth
from kordon.games.estoril.knowledge.training import HELD_OUT, Example, Features, chances, features, surprise
from kordon.games.estoril.options import EstorilOptions
from kordon.lab.arena import decisions, ended

GAME: Final = find("estoril")
BUDGET: Final = BUDGETS["steady"]
VARIANTS: Final = 0.15  # of games are played with each
PULL: Final = 0.2  # back to where a weight was
STEPS: Final = 300
STEP: Final = 0.02


def play(number: int) -> list[Example]:
    """One game of the search; what the seats had when rounds began, and how it ended."""
    source, seats = Random(number), 2 + number % 3
    options = EstorilOptions(
        secret_missions=seats > 2 and source.random() < VARIANTS,
        recruitment=source.random() < VARIANTS,
        second_place=source.random() < VARIANTS,
    )
    match = Match(GAME, options, seats, seed_from(f"tuning {number}"))
    bots = [SearchBot(GAME, seat, Random(f"{number} {seat}"), BUDGET) for seat in range(seats)]
    begun: list[tuple[int, list[Features]]] = []
    for seat in decisions(match, bots):
        before = match.position.round
        match.play(bots[seat].choose())
        if match.position.round != before:
            begun.append((worth.rounds_left(match.position), features(match.position)))
    winners = ended(match).winners
    shares = [(seat in winners) / len(winners) for seat in range(seats)]
    return [(left, found, shares) for left, found in begun]


def tuned(base: list[float], examples: list[Example]) -> list[float]:
    """The weights of one number of rounds left: scaled as a whole, moved one by one (RMSprop)."""
    scale, moved = 1.0, [0.0] * len(base)
    squares = [1e-6] * (len(base) + 1)
    for step in range(STEPS):
        weights = _changed(base, scale, moved)
        slopes = [PULL * more for more in moved]
        for _, found, shares in examples:
            for own, share, chance in zip(found, shares, chances(weights, found), strict=True):
                for index, value in own:
                    slopes[index] += (chance - share) * value / len(examples)
        slopes.append(sum([(slope - PULL * m) * w for slope, m, w in zip(slopes, moved, base, strict=True)]))
        squares = [
            0.98 * square + 0.02 * slope * slope for square, slope in zip(squares, slopes, strict=True)
        ]
        rate = STEP * (1 - step / STEPS)
        *steps, on_scale = [
            rate * slope / sqrt(square) for slope, square in zip(slopes, squares, strict=True)
        ]
        moved = [more - one for more, one in zip(moved, steps, strict=True)]
        scale -= on_scale
    return _changed(base, scale, moved)


def _changed(base: list[float], scale: float, moved: list[float]) -> list[float]:
    return [scale * old + more for old, more in zip(base, moved, strict=True)]


def played_for(seconds: float, processes: int) -> list[list[Example]]:
    """The examples of as many games as fit into the time."""
    end, played = perf_counter() + seconds, []
    with Pool(processes) as pool:
        for game in pool.imap(play, range(1_000_000)):
            played.append(game)
            if perf_counter() > end:
                break
    return played


def main() -> None:
    """Play, tune, say how well both foretell other games, and write the weights."""
    parser = argparse.ArgumentParser(prog="kordon.lab.tuning", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help="to play for")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N")
    parser.add_argument("--file", type=Path, default=Path("evaluation.json"), help="write the weights there")
    args = parser.parse_args()
    played = played_for(args.seconds, args.processes)
    learned_from = [example for number, game in enumerate(played) if number % HELD_OUT for example in game]
    others = list(chain(*played[::HELD_OUT]))
    weights = [
        tuned(base, [example for example in learned_from if example[0] == left])
        for left, base in enumerate(worth.WEIGHTS, 1)
    ]
    print(f"{len(played)} games; surprise in {len(others)} other positions:", end=" ")
    print(f"{surprise(worth.WEIGHTS, others):.4f} before, {surprise(weights, others):.4f} after")
    by_left = {
        str(left): {name: round(weight, 4) for name, weight in zip(worth.FEATURES, row, strict=True)}
        for left, row in enumerate(weights, 1)
    }
    args.file.write_bytes(msgspec.json.format(msgspec.json.encode(by_left), indent=1) + b"\n")


if __name__ == "__main__":
    main()
