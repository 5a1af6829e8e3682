"""How often a sniper of masters wins on each map, against masters and alone."""

from __future__ import annotations

from math import comb

import pytest

from kordon.engine import log
from kordon.engine.rule_ids import rule
from kordon.games import find
from kordon.games.sniper.maps.compiled import MAP_NAMES
from kordon.games.sniper.pieces import SNIPER_SEAT
from kordon.lab.arena import Pairing
from kordon.lab.spread import on_processes

pytestmark = pytest.mark.full

MASTER = "master"
GAMES = 60
DOUBT = 1 / 1000  # how often a game in balance may fail the test


def victories(name: str, seats: int) -> int:
    """Games that the sniper wins."""
    games = [Pairing("sniper", (MASTER,) * seats, {"map": name}, f"balance {n}") for n in range(GAMES)]
    played = [log.verify(result.log, find) for _, result in on_processes(games, 2, with_logs=True)]
    outcomes = [match.game.outcome(match.position) for match in played]
    assert len(outcomes) == GAMES
    return sum(outcome is not None and SNIPER_SEAT in outcome.winners for outcome in outcomes)


def fewest(chance: float) -> int:
    """The fewest victories that are not out of the question with this chance of each."""
    shares = [comb(GAMES, won) * chance**won * (1 - chance) ** (GAMES - won) for won in range(GAMES + 1)]
    return next(won for won in range(GAMES + 1) if sum(shares[: won + 1]) > DOUBT)


@rule("SE-806")
@pytest.mark.parametrize("name", MAP_NAMES)
def test_the_sniper_wins_about_every_second_game(name: str) -> None:
    assert fewest(0.45) <= victories(name, 2) <= GAMES - fewest(0.45)


@rule("SE-909")
@pytest.mark.parametrize("name", MAP_NAMES)
def test_alone_the_sniper_wins_about_every_second_game(name: str) -> None:
    assert fewest(0.4) <= victories(name, 1) <= GAMES - fewest(0.4)
