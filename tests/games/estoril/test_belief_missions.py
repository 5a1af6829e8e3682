"""Secret missions and recruits as a seat can hold them possible, measured by enumerating the deal."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.estoril.belief import draw_missions
from kordon.games.estoril.observation import EstorilObservation
from kordon.games.estoril.options import EstorilOptions
from kordon.games.estoril.rules.missions import MISSIONS, STRENGTH_MISSION, UNKNOWN_MISSION
from tests.games.estoril.table import Table
from tests.games.estoril.worlds import assert_distributed

SECRET = EstorilOptions(secret_missions=True)
RECRUITS = EstorilOptions(recruitment=True)
BOTH = EstorilOptions(secret_missions=True, recruitment=True)

Deal = tuple[tuple[int, ...], tuple[int, ...]]


def deals(seen: EstorilObservation) -> Counter[Deal]:
    """How many shuffles of the twelve give each deal that the seat can't tell from what it sees.

    The missions are the top of the pile; then each player gets the next one, and the strength mission is
    passed over, so one more than there are players may have to be turned.
    """
    slots, seats = len(seen.missions), len(seen.recruits)
    turned = min(seats + 1, len(MISSIONS) - slots) if seats else 0
    gaps = [slot for slot, mission in enumerate(seen.missions) if mission == UNKNOWN_MISSION]
    unknown = [mission for mission in range(len(MISSIONS)) if mission not in seen.missions]
    found: Counter[Deal] = Counter()
    for pile in permutations(unknown, len(gaps) + turned):
        missions = list(seen.missions)
        for slot, mission in zip(gaps, pile, strict=False):
            missions[slot] = mission
        recruits = [mission for mission in pile[len(gaps) :] if mission != STRENGTH_MISSION][:seats]
        if all(own in (UNKNOWN_MISSION, dealt) for own, dealt in zip(seen.recruits, recruits, strict=True)):
            found[tuple(missions), tuple(recruits)] += 1
    return found


def drawn(seen: EstorilObservation, number: int) -> Counter[Deal]:
    source = Random(1942)
    return Counter(draw_missions(seen, source) for _ in range(number))


@rule("ES-701")
@pytest.mark.parametrize(("who", "worlds"), [("red", 9), ("green", 9), ("spectator", 11 * 10 * 9)])
def test_the_secret_missions_of_others(who: str, worlds: int) -> None:
    seen = Table(seats=3, options=SECRET, missions="A S C N").observe(who)
    expected = deals(seen)
    assert len(expected) == worlds
    assert_distributed(drawn(seen, 12 * worlds), expected)


@rule("ES-702")
@pytest.mark.parametrize(
    ("missions", "worlds"),
    [("A S C N", 6), ("A S C strength", 7)],  # strength is never dealt to a recruit
)
def test_the_other_recruits_mission(missions: str, worlds: int) -> None:
    table = Table(options=RECRUITS, missions=missions, recruits="D W")
    seen = table.observe("red")
    expected = deals(seen)
    assert len(expected) == worlds
    assert (table.position.missions, table.position.recruits) in expected
    assert_distributed(drawn(seen, 3_000), expected)


@rule("ES-704", "ES-701", "ES-702")
def test_a_secret_mission_and_recruits_together() -> None:
    """Strength between the two others is rarer by 5 to 8: any three recruits are less likely then."""
    table = Table(seats=3, options=BOTH, missions="A S C N", recruits="D W PT")
    seen = table.observe("red")
    expected = deals(seen)
    assert len(expected) == 7 * 6 * 5 + 7 * 6
    assert (table.position.missions, table.position.recruits) in expected
    with_strength = {weight for (missions, _), weight in expected.items() if STRENGTH_MISSION in missions}
    without = {weight for (missions, _), weight in expected.items() if STRENGTH_MISSION not in missions}
    assert [8 * weight for weight in with_strength] == [5 * weight for weight in without]
    assert_distributed(drawn(seen, 12_000), expected)


@rule("ES-704")
def test_strength_lying_open_leaves_every_deal_equally_likely() -> None:
    seen = Table(seats=3, options=BOTH, missions="strength S C N", recruits="D W PT").observe("red")
    expected = deals(seen)
    assert len(set(expected.values())) == 1
    assert_distributed(drawn(seen, 8_000), expected)
    neighbour = Table(seats=3, options=BOTH, missions="A strength C N", recruits="D W PT").observe("red")
    assert_distributed(drawn(neighbour, 8_000), deals(neighbour))


@rule("ES-704")
def test_with_four_players_strength_may_lie_in_two_places() -> None:
    table = Table(seats=4, options=BOTH, missions="A S C N GB", recruits="D W PT US")
    seen = table.observe("red")
    assert seen.missions.count(UNKNOWN_MISSION) == 2
    where_strength_is: Counter[int] = Counter()
    for (missions, _), weight in deals(seen).items():
        where_strength_is[missions.index(STRENGTH_MISSION) if STRENGTH_MISSION in missions else -1] += weight
    found: Counter[int] = Counter()
    for (missions, recruits), number in drawn(seen, 6_000).items():
        assert STRENGTH_MISSION not in recruits
        found[missions.index(STRENGTH_MISSION) if STRENGTH_MISSION in missions else -1] += number
    assert_distributed(found, where_strength_is)
