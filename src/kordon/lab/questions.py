"""What defenders in Sniper Elite ask, and what that brings: questions a game, and bits gained by each.

    python -m kordon.lab.questions --games 100 --bots master,master --processes 16

The first bot is the sniper. A bit halves what the defenders hold possible, by their belief's chances; strikes
are answers, too.
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
from kordon.games.sniper.pieces import SNIPER_SEAT
from kordon.lab.intervals import wilson

GAME: Final = find("sniper")
ASKED: Final[dict[type, str]] = {
    events.IntelGathered: "intelligence",
    events.Swept: "sweeps",
    events.Spotted: "spots",
    events.Attacked: "strikes",
}
FOUND: Final = "hits"
WON: Final = "the sniper won"


def entropy(chances: list[float]) -> float:
    """In bits."""
    whole = sum(chances) or 1.0
    return -sum([chance / whole * log2(chance / whole) for chance in chances if chance > 0])


def play(bots: tuple[str, str], task: tuple[str, str]) -> tuple[str, Counter[str]]:
    """One game on a map: how often each was asked, and the bits that it brought."""
    map, seed = task
    match = Match(GAME, GAME.parse_options({"map": map}), 2, seed_from(f"{seed} {map}"))
    players: list[Bot] = [
        entrant(name)(GAME, seat, Random(f"{seed} {seat}")) for seat, name in enumerate(bots)
    ]
    sent, counts, belief = [0, 0], Counter[str](), None
    while acting := GAME.to_act(match.position):
        seat = acting[0]
        for delivery in match.history[seat][sent[seat] :]:
            players[seat].see(delivery)
            if seat != SNIPER_SEAT:
                belief = _followed(belief, delivery, counts)
        sent[seat] = len(match.history[seat])
        match.play(players[seat].choose())
    outcome = GAME.outcome(match.position)
    assert outcome is not None, "nobody is to act"
    counts[WON] += SNIPER_SEAT in outcome.winners
    return map, counts


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
    parser.add_argument("--games", type=int, default=100, metavar="N", help="on each map")
    parser.add_argument("--bots", default="master,master", metavar="SNIPER,DEFENDERS")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), metavar="N")
    parser.add_argument("--seed", default="questions")
    args = parser.parse_args()
    sniper, defenders = args.bots.split(",")
    tasks = [(map, f"{args.seed} {number}") for number in range(args.games) for map in ("launch", "pens")]
    totals: dict[str, Counter[str]] = {"launch": Counter(), "pens": Counter()}
    with Pool(args.processes) as pool:
        for map, counts in pool.imap_unordered(partial(play, (sniper, defenders)), tasks):
            totals[map].update(counts)
    print(f"| a game | {' | '.join(totals)} |\n|---|---|---|")
    for kind in [*ASKED.values(), FOUND]:
        cells = []
        for counts in totals.values():
            bits = (
                f", {counts[f'{kind}, bits'] / counts[kind]:.2f} bits each" if counts[f"{kind}, bits"] else ""
            )
            cells.append(f"{counts[kind] / args.games:.2f}{bits}")
        print(f"| {kind} | {' | '.join(cells)} |")
    for map, counts in totals.items():
        low, high = wilson(counts[WON], args.games)
        share = 100 * counts[WON] / args.games
        print(f"{map}: the sniper won {share:.0f} % ({100 * low:.0f} to {100 * high:.0f})")


if __name__ == "__main__":
    main()
