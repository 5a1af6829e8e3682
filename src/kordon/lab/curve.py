"""How hard Wolfenstein's missions are: missions × levels × kinds of players, each cell over many games.

    python -m kordon.lab.curve --games 200 --processes 16 --out curve.md

Needs nothing but the package itself, `msgspec` and `fluent.runtime`: the game is not found by its entry
point, and no match is kept. A cell shows the share of won games in percent with its 95 % interval.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from kordon.bots.bot import Bot
from kordon.bots.factory import known_level, make_bot
from kordon.engine.chance import seed_from
from kordon.engine.knowledge import Around
from kordon.engine.records import Delivery, Notice, Seat
from kordon.games.wolfenstein import GAME
from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon.games.wolfenstein.content.tables import LEVELS
from kordon.lab.intervals import percent
from kordon.lab.newcomer import Newcomer

KINDS: Final = ("newcomer", "steady", "master", "newcomer+master")  # one per seat where there is a plus
SEATS: Final = 2
Cell: TypeAlias = tuple[str, str, str]  # kind of players, mission, level


def made(kind: str, seat: int, source: Random, people: frozenset[int] = frozenset()) -> Bot:
    """A player of that kind; a newcomer counts as a person for the others."""
    if kind == "newcomer":
        return Newcomer(GAME, seat, source)
    return make_bot(GAME, seat, known_level(kind), source, around=Around(people))


def play(task: tuple[Cell, str]) -> tuple[Cell, bool]:
    """One whole game of a cell; whether it was won."""
    (kind, mission, level), luck = task
    seed = f"{luck} {mission} {level}"
    kinds = (kind.split("+") * SEATS)[:SEATS]
    people = frozenset(seat for seat in range(SEATS) if kinds[seat] == "newcomer")
    players = [made(kinds[seat], seat, Random(f"{seed} {kind} {seat}"), people) for seat in range(SEATS)]
    [(position, _, _)] = deque(course(mission, level, seed, players), maxlen=1)  # after the last move
    return task[0], bool(position.outcome.winners)


def course(
    mission: str, level: str, seed: str, players: Sequence[Bot]
) -> Iterator[tuple[Any, Seat, list[Notice]]]:
    """A whole game: the position after each move, whose that was, and what was told."""
    options = GAME.parse_options({"mission": mission, "level": level})
    position = GAME.start(options, len(players), seed_from(seed))
    while acting := GAME.to_act(position):
        seat = acting[0]
        players[seat].see(Delivery((), GAME.observe(position, seat)))
        yield position, seat, GAME.apply(position, players[seat].choose())
    assert position.outcome is not None, "nobody is to act"


def table(kind: str, missions: list[str], levels: list[str], won: Counter[Cell], games: int) -> list[str]:
    """One kind of players' table, as Markdown."""
    lines = [f"| {kind} | {' | '.join(levels)} |", f"|---|{'---|' * len(levels)}"]
    for mission in missions:
        cells = [percent(won[kind, mission, level], games) for level in levels]
        lines.append(f"| {MISSIONS.index(mission) + 1} {mission} | {' | '.join(cells)} |")
    return [*lines, ""]


def measured(cells: Iterable[Cell], games: int, processes: int, seed: str) -> Counter[Cell]:
    """Games won out of games played, by cell."""
    tasks = [(cell, f"{seed} {number}") for number in range(games) for cell in cells]
    won: Counter[Cell] = Counter()
    with Pool(processes) as pool:
        for cell, is_won in pool.imap_unordered(play, tasks, chunksize=4):
            won[cell] += is_won
    return won


def main() -> None:
    """Play all games and print the tables."""
    parser = argparse.ArgumentParser(prog="kordon.lab.curve", description=__doc__)
    names = {"missions": MISSIONS, "levels": [level.name for level in LEVELS], "kinds": KINDS}
    for name, usual in names.items():
        parser.add_argument(f"--{name}", default=",".join(usual), metavar="A,B,…")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="in each cell")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N")
    parser.add_argument("--seed", default="curve", metavar="TEXT", help="other luck for other texts")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the tables there, too")
    args = parser.parse_args()
    missions, levels, kinds = (getattr(args, name).split(",") for name in names)
    cells = [(kind, mission, level) for kind in kinds for mission in missions for level in levels]
    won = measured(cells, args.games, args.processes, args.seed)
    lines = [line for kind in kinds for line in table(kind, missions, levels, won, args.games)]
    print("\n".join(lines))
    if args.out is not None:
        args.out.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
