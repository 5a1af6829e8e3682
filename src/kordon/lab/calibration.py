"""Whether the chance to win that advice tells is the share of games won.

    python -m kordon.lab.calibration wolfenstein --games 400 --bots master --seed fresh \\
        --option mission=officers-room,cells --option level=bring,death

Plays games of one level of bots, asks the player of the seat to move for its chance at some moments, and
compares by tenths. Moments of one game share its end, so the error of a row is taken over games. The
game's player must tell a chance (`Player.chance`).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from kordon.bots.factory import known_level, make_bot, make_player
from kordon.bots.levels import Level
from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.games import find
from kordon.lab.arena import as_options, decisions, ended

SAMPLED: Final = 0.05  # of the decisions
BINS: Final = 10


class Told(NamedTuple):
    """A chance that was told, in which game, and how that ended."""

    game: int
    chance: float
    won: float


def play(name: str, options: dict[str, Any], seats: int, level: Level, number: int, seed: str) -> list[Told]:
    """One game: the chances told at some moments."""
    game = find(name)
    luck = f"{seed} {number}"
    match = Match(game, game.parse_options(options), seats, seed_from(luck))
    source = Random(luck)
    bots = [make_bot(game, seat, level, Random(f"{luck} {seat}")) for seat in range(seats)]
    advisers = [make_player(game, seat, 1.0, Random(0)) for seat in range(seats)]
    told: list[tuple[int, float]] = []
    for seat in decisions(match, bots, advisers):
        adviser = advisers[seat]
        assert adviser is not None, f"{name} has no player that tells a chance"
        if source.random() < SAMPLED and (chance := adviser.chance()) is not None:
            told.append((seat, chance))
        match.play(bots[seat].choose())
    winners = ended(match).winners
    return [Told(number, chance, float(seat in winners)) for seat, chance in told]


def rows(told: Sequence[Told]) -> list[tuple[float, float, float, int, int]]:
    """By tenths: the mean told, the share won, its standard error over games, moments and games."""
    found = []
    for part in [*range(BINS), None]:
        here = [one for one in told if part is None or min(BINS - 1, int(BINS * one.chance)) == part]
        if not here:
            continue
        off: dict[int, float] = {}
        for one in here:
            off[one.game] = off.get(one.game, 0.0) + one.won - one.chance
        mean = sum(off.values()) / len(here)
        share = len(here) / len(off)
        error = sqrt(sum((value - mean * share) ** 2 for value in off.values())) / len(here)
        chance = sum(one.chance for one in here) / len(here)
        found.append((chance, chance + mean, error, len(here), len(off)))
    return found


def main() -> None:
    """Play and print a table."""
    parser = argparse.ArgumentParser(prog="kordon.lab.calibration", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, metavar="N")
    parser.add_argument("--bots", default="master", metavar="LEVEL")
    parser.add_argument("--players", type=int, default=2, metavar="N")
    parser.add_argument("--seed", default="calibration", metavar="TEXT")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=A,B,…")
    args = parser.parse_args()
    named = dict(option.partition("=")[::2] for option in args.option)
    courses = as_options({name: values.split(",") for name, values in named.items()})
    told: list[Told] = []
    for number in range(args.games):
        options = courses[number % len(courses)]
        told += play(args.game, options, args.players, known_level(args.bots), number, args.seed)
    print("| told | won | ± | moments | games |\n|---|---|---|---|---|")
    found = rows(told)
    for chance, won, error, moments, games in found:
        print(f"| {100 * chance:.1f} | {100 * won:.1f} | {196 * error:.1f} | {moments} | {games} |")
    off = sum(abs(won - chance) * moments for chance, won, _, moments, _ in found[:-1]) / len(told)
    print(f"the last row: all; told and won differ by {100 * off:.1f} points in the mean row")


if __name__ == "__main__":
    main()
