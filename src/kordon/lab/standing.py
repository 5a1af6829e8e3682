"""Fits the chance to win that advice tells to games of masters.

    python -m kordon.lab.standing wolfenstein --curve docs/figures.md --games 800 --seed fit
    python -m kordon.lab.standing sniper --games 900 --seed fit

Wolfenstein's weights are written to its `data/standing.json`. How often masters win a mission on a level is
read from the tables of `kordon.lab.curve`; how the chance changes in a game follows from games of their own.
These are played on the third and the last level: easier ones are nearly always won. Sniper Elite's weights
are printed, those of the sniper and those of the defenders, for `knowledge/standing.py`.
`kordon.lab.calibration` checks the result.
"""

from __future__ import annotations

import argparse
import re
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from kordon.bots.factory import make_bot
from kordon.bots.quick import QuickBot
from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.engine.records import Delivery
from kordon.games import find
from kordon.games.sniper.maps.compiled import MAP_NAMES
from kordon.games.sniper.phases import DEFENDERS_TURN, SNIPER_TURN
from kordon.games.sniper.pieces import SNIPER_SEAT
from kordon.games.wolfenstein import GAME
from kordon.games.wolfenstein.board.mission import FOLDER, MISSIONS
from kordon.games.wolfenstein.knowledge import standing
from kordon.lab.arena import decisions, ended

SEATS: Final = 2  # as in the curve
LEVELS: Final = ("bring", "death")
SAMPLED: Final = 0.08  # of the decisions of a game
SNIPERS_SEATS: Final = (1, 2, 2, 3, 4, 2)  # of a game of Sniper Elite, in turns
SNIPERS_SAMPLED: Final = 0.2
PULL: Final = 1.0  # towards 0, in games
PASSES: Final = 12
TABLE: Final = "| master |"  # of the curve
CELL: Final = re.compile(r"(\d+) \[")

Example: TypeAlias = tuple[float, dict[str, float], float]
"""The mission's own weight, what is counted, and whether the game was won."""


def starts(text: str) -> dict[str, float]:
    """By mission and level: the logarithm of the odds of masters, from the curve's tables."""
    lines = iter(text.splitlines())
    levels = next(line for line in lines if line.startswith(TABLE)).split("|")[2:-1]
    found = {}
    for line in lines:
        cells = line.split("|")[1:-1]
        if not cells:
            break
        for level, cell in zip(levels, cells[1:], strict=True):
            if shown := CELL.search(cell):
                share = min(0.995, max(0.005, int(shown[1]) / 100))
                found[f"{cells[0].split()[1]} {level.strip()}"] = log(share / (1 - share))
    return found


def play(mission: str, level: str, seed: str, start: float) -> list[Example]:
    """One game of masters, by some of its moments."""
    source = Random(seed)
    position: Any = GAME.start(
        GAME.parse_options({"mission": mission, "level": level}), SEATS, seed_from(seed)
    )
    players = [make_bot(GAME, seat, "master", Random(f"{seed} {seat}")) for seat in range(SEATS)]
    found = []
    while acting := GAME.to_act(position):
        seat = acting[0]
        if source.random() < SAMPLED:
            found.append(standing.counts(position, start))
        players[seat].see(Delivery((), GAME.observe(position, seat)))
        GAME.apply(position, players[seat].choose())
    assert position.outcome is not None, "nobody is to act"
    won = float(bool(position.outcome.winners))
    return [(start, counted, won) for counted in found]


def play_sniper(number: int, seed: str) -> tuple[list[Example], list[Example]]:
    """One game of Sniper Elite's masters: moments of the sniper, and moments of the defenders."""
    game, luck = find("sniper"), f"{seed} {number}"
    source, seats = Random(luck), SNIPERS_SEATS[number % len(SNIPERS_SEATS)]
    map = MAP_NAMES[number // len(SNIPERS_SEATS) % len(MAP_NAMES)]
    match = Match(game, game.parse_options({"map": map}), seats, seed_from(luck))
    bots = [make_bot(game, seat, "master", Random(f"{luck} {seat}")) for seat in range(seats)]
    found: tuple[list[dict[str, float]], list[dict[str, float]]] = [], []
    for seat in decisions(match, bots):
        bot = bots[seat]
        if match.position.phase in (SNIPER_TURN, DEFENDERS_TURN) and source.random() < SNIPERS_SAMPLED:
            assert isinstance(bot, QuickBot), "masters of this game are"
            player: Any = bot.player
            found[seat != SNIPER_SEAT].append(player.counts())
        match.play(bot.choose())
    won = float(SNIPER_SEAT in ended(match).winners)
    sniper, defenders = [[(0.0, counted, won) for counted in moments] for moments in found]
    return sniper, defenders


def fit(games: list[list[Example]]) -> dict[str, float]:
    """The weights that make what happened most likely (logistic regression by Newton's method).

    Moments of a game are much alike, so all of them together weigh as much as one.
    """
    names = sorted({name for game in games for _, counted, _ in game for name in counted})
    index = {name: number for number, name in enumerate(names)}
    rows = [
        (start, [(index[name], value) for name, value in counted.items() if value], won, 1 / len(game))
        for game in games
        for start, counted, won in game
    ]
    weights = [0.0] * len(names)
    for _ in range(PASSES):
        slope = [-PULL * weight for weight in weights]
        curve = [[PULL * (i == j) for j in range(len(names))] for i in range(len(names))]
        for start, row, won, share in rows:
            chance = 1 / (1 + exp(-start - sum([weights[i] * value for i, value in row])))
            spread = share * chance * (1 - chance)
            for i, value in row:
                slope[i] += share * (won - chance) * value
                line, weighed = curve[i], spread * value
                for j, other in row:
                    line[j] += weighed * other
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    return dict(zip(names, weights, strict=True))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is positive definite (Gauss's elimination)."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        pivot = rows[i]
        for other in rows[i + 1 :]:
            factor = other[i] / pivot[i]
            if factor:
                for j in range(i, size + 1):
                    other[j] -= factor * pivot[j]
    found = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - rest) / rows[i][i]
    return found


def surprise(weights: dict[str, float], games: list[list[Example]]) -> float:
    """The mean negative logarithm of the chance given to what happened."""
    total = 0.0
    for game in games:
        for start, counted, won in game:
            odds = start + sum(weights.get(name, 0.0) * value for name, value in counted.items())
            total += log(1 + exp(-odds if won else odds)) / len(game)
    return total / len(games)


def fit_sniper(games: int, seed: str) -> None:
    """Print the weights of both sides."""
    played = [play_sniper(number, seed) for number in range(games)]
    for side, name in enumerate(("SNIPER_KNOWS", "DEFENDERS_KNOW")):
        moments = [both[side] for both in played if both[side]]
        weights = fit(moments)
        print(f"{name}, mean surprise {surprise(weights, moments):.3f}")
        for count, weight in weights.items():
            print(f"    {count}: {weight:.2f}")


def fit_wolfenstein(curve: Path, games: int, seed: str) -> None:
    """Write the weights."""
    won = starts(curve.read_text(encoding="utf-8"))
    played: list[list[Example]] = []
    for number in range(games):
        mission, level = MISSIONS[number % len(MISSIONS)], LEVELS[number // len(MISSIONS) % len(LEVELS)]
        played.append(play(mission, level, f"{seed} {number}", won[f"{mission} {level}"]))
    counted = {name: round(weight, 3) for name, weight in fit(played).items()}
    print(f"mean surprise {surprise(counted, played):.3f}, by the start alone {surprise({}, played):.3f}")
    missions = {name: round(weight, 3) for name, weight in won.items()}
    written = msgspec.json.format(msgspec.json.encode(standing.Weights(missions, counted)), indent=1)
    (FOLDER.parent / standing.FILE).write_bytes(written + b"\n")


def main() -> None:
    """Play and fit."""
    parser = argparse.ArgumentParser(prog="kordon.lab.standing", description=__doc__)
    parser.add_argument("game", choices=("sniper", "wolfenstein"))
    parser.add_argument("--games", type=int, default=900, metavar="N")
    parser.add_argument("--seed", default="fit", metavar="TEXT")
    parser.add_argument(
        "--curve",
        type=Path,
        default=Path("docs", "figures.md"),
        metavar="FILE",
        help="with the tables of `kordon.lab.curve` (docs/figures.md)",
    )
    args = parser.parse_args()
    if args.game == "sniper":
        fit_sniper(args.games, args.seed)
    else:
        fit_wolfenstein(args.curve, args.games, args.seed)


if __name__ == "__main__":
    main()
