"""Whether the chance to win that advice tells is the share of games won.

    python -m kordon.lab.calibration wolfenstein --games 400 --bots master --seed fresh \\
        --option mission=officers-room,cells --option level=bring,death

Plays games of one level of bots, asks for advice at some moments, as a player would in that seat, and
compares by tenths. Moments of one game share its end, so the error of a row is taken over games.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from kordon.bots.advice import advise
from kordon.bots.believer import share
from kordon.bots.factory import known_level, make_bot
from kordon.bots.levels import Level
from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.games import find
from kordon.lab.arena import as_options, decisions, ended

SAMPLED: Final = 0.08  # of the decisions
BINS: Final = 10


class Told(NamedTuple):
    """A chance that was told: in which game, of how many seats, at which stage; and how that ended."""

    game: int
    seats: int
    stage: int
    chance: float
    won: float


def play(name: str, options: dict[str, Any], seats: int, level: Level, number: int, seed: str) -> list[Told]:
    """One game: the chances told at some moments."""
    game = find(name)
    luck = f"{seed} {number}"
    match = Match(game, game.parse_options(options), seats, seed_from(luck))
    source = Random(luck)
    bots = [make_bot(game, seat, level, Random(f"{luck} {seat}")) for seat in range(seats)]
    told: list[tuple[int, int, float]] = []
    for seat in decisions(match, bots):
        if source.random() < SAMPLED:
            chance = advise(game, seat, match.history[seat])[0].chance
            if chance is not None:
                told.append((seat, game.stage(match.position), chance))
        match.play(bots[seat].choose())
    outcome = ended(match)
    return [
        Told(number, seats, stage, chance, share(outcome, game.team(match.position, seat)))
        for seat, stage, chance in told
    ]


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
    parser.add_argument("--players", default="2", metavar="N,…", help="seats at the tables (default 2)")
    parser.add_argument("--seed", default="calibration", metavar="TEXT")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=A,B,…")
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="side by side (default 2)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every moment for programs")
    args = parser.parse_args()
    named = dict(option.partition("=")[::2] for option in args.option)
    courses = as_options({name: values.split(",") for name, values in named.items()})
    tables = [(options, int(seats)) for options in courses for seats in args.players.split(",")]
    with ProcessPoolExecutor(args.processes) as pool:
        games = [
            pool.submit(
                play, args.game, *tables[number % len(tables)], known_level(args.bots), number, args.seed
            )
            for number in range(args.games)
        ]
        told = [one for game in games for one in game.result()]
    if args.json:
        args.json.write_bytes(msgspec.json.encode(told))
    print("| told | won | ± | moments | games |\n|---|---|---|---|---|")
    found = rows(told)
    for chance, won, error, moments, count in found:
        print(f"| {100 * chance:.1f} | {100 * won:.1f} | {196 * error:.1f} | {moments} | {count} |")
    off = sum(abs(won - chance) * moments for chance, won, _, moments, _ in found[:-1]) / len(told)
    print(f"the last row: all; told and won differ by {100 * off:.1f} points in the mean row")


if __name__ == "__main__":
    main()
