"""Sniper Elite's balance (SE-806), what defenders ask and what that brings: bits gained by each question.

    python -m kordon.lab.questions --games 800 --bots master,master --seats 2,3,4 --processes 16

The first bot is the sniper, the second one all defenders. A bit halves what the defenders hold possible, by
their belief's chances; strikes are answers, too.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from functools import partial
from math import log2
from multiprocessing import Pool
from random import Random
from typing import Any, Final

from kordon.bots.bot import Bot
from kordon.bots.entrants import entrant
from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.games import find
from kordon.games.sniper import events
from kordon.games.sniper.belief.belief import SniperBelief
from kordon.games.sniper.maps.compiled import MAP_NAMES
from kordon.games.sniper.pieces import SNIPER_SEAT
from kordon.lab.arena import decisions, ended
from kordon.lab.intervals import wilson

GAME: Final = find("sniper")
ASKED: Final[dict[type, str]] = {
    events.IntelGathered: "intelligence",
    events.Swept: "sweeps",
    events.Spotted: "spots",
    events.Attacked: "strikes",
}
FOUND: Final = "hits"
FOLLOWED: Final = 1  # the seat whose messages are counted: all defenders get the same
WON: Final = "the sniper won"


def entropy(chances: list[float]) -> float:
    """In bits."""
    whole = sum(chances) or 1.0
    return -sum([chance / whole * log2(chance / whole) for chance in chances if chance > 0])


def play(bots: tuple[str, str], task: tuple[str, int, str]) -> tuple[tuple[str, int], Counter[str]]:
    """One game on a map: how often each was asked, and the bits that it brought."""
    map, seats, seed = task
    match = Match(GAME, GAME.parse_options({"map": map}), seats, seed_from(f"{seed} {map} {seats}"))
    players: list[Bot] = [
        entrant(bots[seat != SNIPER_SEAT])(GAME, seat, Random(f"{seed} {seat}")) for seat in range(seats)
    ]
    counts, belief, followed = Counter[str](), None, 0
    for seat in decisions(match, players):
        if seat == FOLLOWED:
            for delivery in match.history[seat][followed:]:
                belief = _followed(belief, delivery, counts)
            followed = len(match.history[seat])
        match.play(players[seat].choose())
    counts[WON] += SNIPER_SEAT in ended(match).winners
    return (map, seats), counts


def _followed(belief: SniperBelief | None, delivery: Any, counts: Counter[str]) -> SniperBelief:
    if belief is None:
        return SniperBelief([delivery])
    asked = [ASKED[type(event)] for event in delivery.events if type(event) in ASKED]
    before = entropy(belief.spaces()) if asked else 0.0
    belief.update(delivery)
    if asked and delivery.observation.outcome is None:
        counts[asked[0]] += 1
        counts[f"{asked[0]}, bits"] += before - entropy(belief.spaces())  # type: ignore[assignment]
        counts[FOUND] += any(isinstance(e, events.Attacked) and e.wounded for e in delivery.events)
    return belief


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(prog="kordon.lab.questions", description=__doc__)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="on each map, with each number")
    parser.add_argument("--seats", default="2", metavar="N,…", help="players, 2 to 4")
    parser.add_argument("--bots", default="master,master", metavar="SNIPER,DEFENDERS")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N")
    parser.add_argument("--seed", default="questions")
    args = parser.parse_args()
    sniper, defenders = args.bots.split(",")
    cells = [(map, int(seats)) for seats in args.seats.split(",") for map in MAP_NAMES]
    tasks = [(*cell, f"{args.seed} {number}") for number in range(args.games) for cell in cells]
    totals: dict[tuple[str, int], Counter[str]] = {cell: Counter() for cell in cells}
    with Pool(args.processes) as pool:
        for cell, counts in pool.imap_unordered(partial(play, (sniper, defenders)), tasks):
            totals[cell].update(counts)
    print(f"| a game | {' | '.join([f'{map}, {seats}' for map, seats in cells])} |")
    print("|---" * (len(cells) + 1) + "|")
    for kind in [*ASKED.values(), FOUND]:
        told = []
        for counts in totals.values():
            bits = f"{counts[f'{kind}, bits'] / counts[kind]:.2f}" if counts[f"{kind}, bits"] else ""
            told.append(f"{counts[kind] / args.games:.2f}{bits and f', {bits} bits each'}")
        print(f"| {kind} | {' | '.join(told)} |")
    for (map, seats), counts in totals.items():
        low, high = wilson(counts[WON], args.games)
        share = 100 * counts[WON] / args.games
        print(f"{map}, {seats}: the sniper won {share:.1f} % ({100 * low:.0f} to {100 * high:.0f})")


if __name__ == "__main__":
    main()
