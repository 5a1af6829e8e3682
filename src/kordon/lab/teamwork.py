"""A person among bots in Wolfenstein: how often such a team wins, and who does what the goals ask for.

    python -m kordon.lab.teamwork --games 200 --level daddy

The person is the scripted newcomer, in the first seat. Goal acts are what fulfils a goal or brings it nearer:
things taken, destroyed or carried home, tasks got and done, the last blow against who has to die, the way
out. `--unknown` does not tell the bot that there is a person.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any, Final

from kordon.games.wolfenstein import events
from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon.lab.curve import course, made
from kordon.lab.intervals import percent

PERSON: Final = 0


def play(mission: str, level: str, seed: str, bots: str, *, is_known: bool = True) -> Counter[str]:
    """One game: whether it was won, and goal acts and chests by the person and in all."""
    people = frozenset({PERSON} if is_known else ())
    kinds = enumerate(["newcomer", bots])
    players = [made(kind, seat, Random(f"{seed} {seat}"), people) for seat, kind in kinds]
    found: Counter[str] = Counter(games=1)
    before: set[tuple[Any, ...]] = set()  # nothing is done at the start
    for position, seat, notices in course(mission, level, seed, players):
        after = _brought(position)
        chests = sum(isinstance(event, events.ChestOpened) for _, event in notices)
        for what, count in (("goal acts", bool(after - before)), ("chests", chests)):
            found[what] += count
            found[f"person's {what}"] += count * (seat == PERSON)
        before = after
        if position.outcome is not None:
            found["won"] += bool(position.outcome.winners)
            found["last"] += bool(position.outcome.winners) and seat == PERSON
    return found


def _brought(position: Any) -> set[tuple[Any, ...]]:
    """What has been done of the mission."""
    held = {("held", slot, what) for slot, what in enumerate(position.objectives_by) if what}
    tasks = {("task", slot, what) for slot, what in enumerate(position.tasks) if what}
    goals = {("goal", number) for number in range(8) if position.goals_done >> number & 1}
    return held | tasks | goals


def main() -> None:
    """Play and print a table."""
    parser = argparse.ArgumentParser(prog="kordon.lab.teamwork", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=200, metavar="N", help="in all, shared out among missions"
    )
    parser.add_argument("--level", default="daddy")
    parser.add_argument("--bots", default="master")
    parser.add_argument("--missions", default=",".join(MISSIONS), metavar="A,B,…")
    parser.add_argument("--seed", default="teamwork")
    parser.add_argument("--unknown", action="store_true", help="the bot is not told that there is a person")
    args = parser.parse_args()
    missions = args.missions.split(",")
    every: Counter[str] = Counter()
    print("| mission | won | goal acts by the person | last move by the person | chests by the person |")
    print("|---|---|---|---|---|")
    for mission in missions:
        found: Counter[str] = Counter()
        for number in range(args.games // len(missions)):
            seed = f"{args.seed} {mission} {args.level} {number}"
            found += play(mission, args.level, seed, args.bots, is_known=not args.unknown)
        every += found
        print(_row(mission, found), flush=True)
    print(_row("all", every))


def _row(name: str, found: Counter[str]) -> str:
    pairs = (
        ("won", "games"),
        ("person's goal acts", "goal acts"),
        ("last", "won"),
        ("person's chests", "chests"),
    )
    cells = [f"{percent(found[part], found[whole])} of {found[whole]}" for part, whole in pairs]
    return f"| {name} | {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
