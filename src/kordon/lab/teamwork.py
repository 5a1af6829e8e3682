"""A person among bots in Wolfenstein: how often such a team wins, and whose the deeds are.

    python -m kordon.lab.teamwork --games 200 --level daddy

The person is the scripted newcomer, in the first seat. Deeds are what fulfils a goal or brings it nearer:
things taken, destroyed or carried home, tasks got and done, the last blow against who has to die, the way
out. `--unknown` does not tell the bot that there is a person.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any, Final

from kordon.engine.chance import seed_from
from kordon.engine.records import Delivery
from kordon.games.wolfenstein import GAME, events
from kordon.games.wolfenstein.board.mission import MISSIONS
from kordon.lab.curve import made
from kordon.lab.intervals import wilson

PERSON: Final = 0
SEATS: Final = 2


def play(mission: str, level: str, seed: str, bots: str, *, is_known: bool = True) -> Counter[str]:
    """One game: whether it was won, and deeds and chests by the person and in all."""
    options = GAME.parse_options({"mission": mission, "level": level})
    position: Any = GAME.start(options, SEATS, seed_from(seed))
    people = frozenset({PERSON} if is_known else ())
    kinds = ["newcomer", bots]
    players = [made(kinds[seat], seat, Random(f"{seed} {seat}"), people) for seat in range(SEATS)]
    found: Counter[str] = Counter()
    is_persons = False
    while acting := GAME.to_act(position):
        seat = acting[0]
        players[seat].see(Delivery((), GAME.observe(position, seat)))
        before = _brought(position)
        notices = GAME.apply(position, players[seat].choose())
        is_persons = seat == PERSON
        deeds = bool(_brought(position) - before)
        chests = sum(isinstance(event, events.ChestOpened) for _, event in notices)
        for what, count in (("deeds", deeds), ("chests", chests)):
            found[what] += count
            found[f"person's {what}"] += count * is_persons
    assert position.outcome is not None, "nobody is to act"
    found["won"] += bool(position.outcome.winners)
    found["last"] += bool(position.outcome.winners) and is_persons
    found["games"] += 1
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
    print("| mission | won | deeds by the person | last move by the person | chests by the person |")
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
    pairs = (("won", "games"), ("person's deeds", "deeds"), ("last", "won"), ("person's chests", "chests"))
    cells = []
    for part, whole in pairs:
        low, high = wilson(found[part], found[whole])
        share = 100 * found[part] / max(1, found[whole])
        cells.append(f"{share:.0f} [{100 * low:.0f}–{100 * high:.0f}] of {found[whole]}")
    return f"| {name} | {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
