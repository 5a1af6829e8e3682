"""Fits the evaluation to games that the policy plays against itself, with all seat counts and variants.

    python -m kordon.games.estoril.knowledge.training

writes `data/evaluation.json`; the same number of games gives the same file.
"""

# Not compiled: a tool of development.
from __future__ import annotations

import argparse
from collections.abc import Iterable
from math import exp, fsum, log, sqrt
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import msgspec

from kordon.engine.bits import members
from kordon.engine.chance import seed_from
from kordon.engine.records import Seat
from kordon.games.estoril.knowledge import worth
from kordon.games.estoril.knowledge.policy import EstorilPolicy
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.position import Position
from kordon.games.estoril.rules import rounds
from kordon.games.estoril.rules.missions import count

GAMES: Final = 8000
HELD_OUT: Final = 10  # every tenth game only tests what was learned
PASSES: Final = 6
RATE: Final = 0.1  # of learning (Adagrad)
PULL: Final = 1e-5  # towards 0

Features: TypeAlias = list[tuple[int, float]]
Example: TypeAlias = tuple[int, list[Features], list[float]]
"""Rounds left; by seat its features, and its share of the victory."""


def features(position: Position) -> list[Features]:
    """By seat: what it has, as the numbers that weights are multiplied by."""
    networks = worth.networks_of(position)
    found: list[Features] = []
    for seat, network in enumerate(networks):
        own: Features = [(worth.KIND[card], 1.0) for card in members(network)]
        own.append((worth.DISCARD, float(position.discards[seat].bit_count())))
        own.append((worth.FIRST, float(seat == position.first)))
        found.append(own)
    for mission in position.missions:
        kind = worth.MISSION_KIND[mission]
        for seat, more in enumerate(worth.leads([count(mission, network) for network in networks])):
            found[seat].append((worth.AHEAD + kind, float((more > 0) - (more < 0))))
            found[seat].append((worth.LEAD + kind, float(more)))
    for seat, mission in enumerate(position.recruits):
        points = count(mission, networks[seat] | position.discards[seat])
        found[seat].append((worth.RECRUIT, float(points)))
    return found


def play(number: int) -> list[Example]:
    """One game of the policy; what the seats had when rounds began, and how it ended."""
    source, policy = Random(number), EstorilPolicy()
    seats = 2 + number % 3
    options = EstorilOptions(
        secret_missions=seats > 2 and source.random() < 0.25,
        recruitment=source.random() < 0.25,
        second_place=source.random() < 0.25,
    )
    position = rounds.set_up(options, seats, seed_from(f"training {number}"))
    begun: list[tuple[int, list[Features]]] = []
    while acting := rounds.to_act(position):
        before = position.round
        rounds.apply(position, policy.pick(position, acting[0], source))
        if position.round != before:
            begun.append((worth.rounds_left(position), features(position)))
    assert position.outcome is not None
    winners: tuple[Seat, ...] = position.outcome.winners
    shares = [(seat in winners) / len(winners) for seat in range(seats)]
    return [(left, found, shares) for left, found in begun]


def chances(weights: list[float], found: list[Features]) -> list[float]:
    """By seat: the chance to win."""
    totals = [fsum([weights[index] * value for index, value in own]) for own in found]
    best = max(totals)
    shares = [exp(total - best) for total in totals]
    whole = fsum(shares)
    return [share / whole for share in shares]


def fit(examples: list[Example], source: Random) -> list[list[float]]:
    """The weights, by rounds left, that make what happened most likely."""
    weights = [[0.0] * len(worth.FEATURES) for _ in range(worth.LEARNED_FOR)]
    squares = [[1e-6] * len(worth.FEATURES) for _ in range(worth.LEARNED_FOR)]
    for _ in range(PASSES):
        source.shuffle(examples)
        for left, found, shares in examples:
            own, past = weights[left - 1], squares[left - 1]
            expected = chances(own, found)
            for seat, features_of_seat in enumerate(found):
                error = expected[seat] - shares[seat]
                for index, value in features_of_seat:
                    if value:
                        slope = error * value + PULL * own[index]
                        past[index] += slope * slope
                        own[index] -= RATE * slope / sqrt(past[index])
    return weights


def surprise(weights: list[list[float]], examples: Iterable[Example]) -> float:
    """The mean negative logarithm of the chance that was given to what happened."""
    total, number = 0.0, 0
    for left, found, shares in examples:
        for share, chance in zip(shares, chances(weights[left - 1], found), strict=True):
            total -= share * log(chance)
        number += 1
    return total / number


def main() -> None:
    """Play, fit, say how well it foretells other games, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--file", type=Path, default=Path(__file__).parents[1] / worth.WEIGHTS_FILE)
    args = parser.parse_args()
    played = [play(number) for number in range(args.games)]
    learned_from = [example for number, game in enumerate(played) if number % HELD_OUT for example in game]
    others = [example for number, game in enumerate(played) if not number % HELD_OUT for example in game]
    weights = fit(learned_from, Random(1))
    print(f"surprise in {len(others)} other positions: {surprise(weights, others):.4f}")
    by_left = {
        str(left + 1): {name: round(weight, 4) for name, weight in zip(worth.FEATURES, row, strict=True)}
        for left, row in enumerate(weights)
    }
    args.file.write_bytes(msgspec.json.format(msgspec.json.encode(by_left), indent=1) + b"\n")


if __name__ == "__main__":
    main()
