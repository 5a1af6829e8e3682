"""Play random games and check every step: legality, copies, saving, texts, undo, and above all
secrecy.

A finding writes a log. Without GAME, `--log FILE` checks that log again: it ends with 1 if the finding still
stands, and writes a shorter log beside it if one fails the same check; it ends with 0 if the finding is gone.
Some faults show only over all games, such as secrets that are never swapped; these leave no log.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from kordon.cli.progress import Progress
from kordon.cli.verify import read_file
from kordon.engine import log
from kordon.engine.checks.evidence import BELIEF, SWAP, Evidence, who
from kordon.engine.checks.finding import Finding
from kordon.engine.checks.fuzz import Failure, Tally, fuzz_game
from kordon.engine.checks.recheck import MOST_TRIES, ROUNDS, check_of, recheck, shorten
from kordon.engine.errors import Fault
from kordon.engine.play import Refused
from kordon.games import find

LOG = Path("finding.kordon")
BATCH = 5
MOST_IN_BELIEF = 0.5
BELIEF_HELP = "docs/add-a-game.md#luck-and-the-belief"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many (default 200)")
    parser.add_argument("--seed", default="kordon", help="any text; the same seed plays the same games")
    parser.add_argument("--thoroughness", type=float, default=1.0, help="how densely to check (default 1)")
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="side by side (default 2)")
    parser.add_argument(
        "--log",
        type=Path,
        metavar="FILE",
        help=f"where a finding's log goes (default {LOG}); without GAME: the log to check again",
    )


def run(args: argparse.Namespace) -> int:
    """Play them all, or check a log again; 1 if there is a finding."""
    if args.game is None:
        if args.log is None:
            raise Fault("name a game, or the log of a finding: kordon fuzz --log FILE")
        return check_again(args.log)
    find(args.game)
    for name in ("games", "processes"):
        if getattr(args, name) < 1:
            raise Fault(f"--{name} must be at least 1")
    tally = Tally()
    try:
        fuzz_many(args.game, args.seed, args.games, args.thoroughness, args.processes, tally)
        tally.evidence.judge()
    except Finding as finding:
        print(f"FOUND over all {tally.games} games: {finding}", file=sys.stderr)
        return 1
    except Failure as failure:
        path = args.log or LOG
        path.write_text(failure.log, encoding="utf-8")
        print(f"FOUND after {tally.games} games: {failure.finding}", file=sys.stderr)
        print(f"The game is in {path}; check it again with: kordon fuzz --log {path}", file=sys.stderr)
        return 1
    print(
        f"{args.game}: no finding in {tally.games} games of {tally.moves} moves; "
        f"{tally.worlds} swapped worlds, {tally.courses} other courses of play, "
        f"{tally.twin_messages} messages to twins, {tally.taken_back} moves taken back"
    )
    if tally.belief_seconds > MOST_IN_BELIEF * tally.seconds:
        share = tally.belief_seconds / tally.seconds
        print(f"  {share:.0%} of {tally.seconds:.0f} s went into beliefs: see {BELIEF_HELP}")
    for line in differences(tally.evidence):
        print(line)
    return 0


def check_again(path: Path) -> int:
    """Run every check where the log ends; 1 if one fails, with a shorter log if there is any."""
    written = log.read(read_file(path))
    start = log.begun(written, find)
    moves = list(log.moves_of(written, start.game))
    check = check_of(written.ending.failure)
    with Progress("check again", ROUNDS) as progress:
        try:
            found = recheck(start, moves, check, tell=progress.show)
        except Refused:
            raise Fault(
                "the log's moves are not all legal any more: find the fault again with GAME"
            ) from None
    if found is None:
        print(f"{start.game.name}: the finding is gone: no check fails after these {len(moves)} moves")
        return 0
    what = "STILL FOUND" if found.check == check else "FOUND something else"
    print(f"{what} after {len(found.match.moves)} moves: {found.finding}", file=sys.stderr)
    with Progress("shorten", MOST_TRIES) as progress:
        shorter = shorten(start, found, progress.show)
    count = len(shorter.match.moves)
    if count == len(moves):
        print("No shorter game was found.", file=sys.stderr)
        return 1
    target = path.with_name(f"{path.stem}.short{path.suffix}")
    target.write_text(log.write(shorter.match, shorter.finding), encoding="utf-8")
    print(f"{count} of {len(moves)} moves are enough: {target}", file=sys.stderr)
    return 1


def differences(evidence: Evidence) -> list[str]:
    """By viewer: how many of the worlds really differed from the truth."""
    lines = []
    for viewer in sorted({*evidence.viewers(), *evidence.claims}):
        parts = []
        if swaps := evidence.share(viewer, SWAP):
            draws = evidence.share(viewer, BELIEF)
            parts.append(f"{swaps:.0%} of the swaps and {draws:.0%} of the draws differed from the truth")
        if claims := evidence.claims[viewer]:
            parts.append(f"saw everything at {claims} moments")
        lines.append(f"  {who(viewer)}: {'; '.join(parts)}")
    return lines


def fuzz_many(name: str, seed: str, games: int, thoroughness: float, processes: int, tally: Tally) -> None:
    """Play the games in several processes; the first failure is raised."""
    numbers = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    with ProcessPoolExecutor(processes) as pool, Progress(f"fuzz {name}", games) as progress:
        try:
            for done in pool.map(partial(_fuzz_batch, name, seed, thoroughness), numbers):
                tally.add(done)
                progress.show(tally.games)
        finally:
            pool.shutdown(cancel_futures=True)


def _fuzz_batch(name: str, seed: str, thoroughness: float, numbers: range) -> Tally:
    game = find(name)
    tally = Tally()
    for number in numbers:
        tally.add(fuzz_game(game, seed, number, thoroughness))
    return tally
