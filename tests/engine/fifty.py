"""Fifty random games under all checks, or as many as it takes to find what is known to be wrong."""

from __future__ import annotations

import re

from kordon.engine.checks.finding import Finding
from kordon.engine.checks.fuzz import Tally, fuzz_game
from kordon.engine.game import AnyGame


def fuzz_fifty(game: AnyGame, seed: str, finding: str | None = None) -> None:
    """Raise what is found; what is looked for is raised by the first game after which it shows."""
    tally = Tally()
    for number in range(50):
        tally.add(fuzz_game(game, seed, number))
        for found in tally.evidence.findings() if finding else ():
            if re.search(finding or "", found):
                raise Finding(found)
        if number % 10 == 9:
            tally.evidence.judge()
