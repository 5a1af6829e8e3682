"""Look for puzzles in games of bots, and keep them beside the game.

A puzzle is a decision where one move wins at least 10 points more often than every other, in worlds drawn
from the seat's own belief, at ten times the usual budget. A run goes on after the last game that gave one;
the same seeds give the same puzzles.
  kordon puzzles GAME --most 60
  kordon puzzles GAME --audit       judge all of them again, with other luck
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import process_time
from typing import Final

import msgspec

from kordon.cli.progress import Progress
from kordon.engine.game import AnyGame
from kordon.engine.lessons.puzzles import Cut, Source, kinds_of, sources
from kordon.games import find
from kordon.lab.puzzles.mining import lines_of, mined, source_game, stands
from kordon_dev import project

MOST: Final = 60
MINUTES: Final = 25.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help="the game")
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=f"puzzles to stop at ({MOST})")
    parser.add_argument(
        "--minutes",
        type=float,
        default=MINUTES,
        metavar="N",
        help=f"of processor time at most ({MINUTES:.0f})",
    )
    parser.add_argument(
        "--seed", type=int, metavar="N", help="of the first game (after the last that gave a puzzle)"
    )
    parser.add_argument("--audit", action="store_true", help="judge those that are kept again")
    parser.add_argument("--luck", default="audit", metavar="TEXT", help="with --audit: other luck")
    parser.add_argument("--drop", action="store_true", help="with --audit: drop those that do not stand")


def run(args: argparse.Namespace) -> int:
    """Look for more, or look at those found once more."""
    game = find(args.game)
    if args.audit:
        return audit(game, args.drop, args.luck)
    return mine(game, args.most, 60 * args.minutes, args.seed)


def file_of(game: AnyGame) -> Path:
    """Where the puzzles of a game are kept."""
    return project.ROOT / "src" / "kordon" / "games" / game.name / "lessons" / "puzzles" / "games.jsonl"


def mine(game: AnyGame, most: int, seconds: float, first: int | None) -> int:
    """Look for more until there are so many, or the time is spent; every game is written when it is done."""
    known = sources(game)
    count = sum(len(source.puzzles) for source in known)
    seed = max([source.seed for source in known], default=0) if first is None else first - 1
    settings = kinds_of(game).settings
    begun = process_time()
    with Progress(game.name, most) as progress:
        while count < most and process_time() - begun < seconds:
            seed += 1
            setting = settings[seed % len(settings)]
            match, decisions = source_game(game, setting, seed)
            judged = list(mined(match, decisions, seed))
            cuts = sorted([one for one in judged if isinstance(one, Cut)], key=lambda cut: cut.at)
            count += len(cuts)
            progress.show(count)
            print(
                f"game {seed}: {len(cuts)} of {len(judged)} decisions, {count} in all, "
                f"{process_time() - begun:.0f} s",
                flush=True,
            )
            if cuts:
                moves = lines_of(match)[: cuts[-1].at]
                source = Source(seed, setting.seats, setting.options, moves, tuple(cuts))
                with file_of(game).open("ab") as file:
                    file.write(msgspec.json.encode(source) + b"\n")
    return 0


def audit(game: AnyGame, drop: bool, luck: str) -> int:
    """Judge every puzzle once more, at ten times the usual budget and with other luck."""
    kept: list[Source] = []
    standing = total = 0
    known = sources(game)
    with Progress(game.name, sum(len(source.puzzles) for source in known)) as progress:
        for source in known:
            good = []
            for cut in source.puzzles:
                is_good = stands(game, source, cut, luck)
                good += [cut] if is_good else []
                standing, total = standing + is_good, total + 1
                progress.show(total)
                if not is_good:
                    print(f"game {source.seed}, after {cut.at} moves: {cut.kind} does not stand", flush=True)
            if good:
                played = source.moves[: max(one.at for one in good)]
                kept.append(msgspec.structs.replace(source, moves=played, puzzles=tuple(good)))
    print(f"{game.name}: {standing} of {total} puzzles stand")
    if drop:
        file_of(game).write_bytes(b"".join(msgspec.json.encode(source) + b"\n" for source in kept))
    return 0
