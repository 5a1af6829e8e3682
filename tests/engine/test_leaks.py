"""Every leak planted in a small game is found within fifty games, and the honest game passes."""

from __future__ import annotations

from typing import Any

import pytest
from hideout import Hideout
from mole import Mole
from skerry import Skerry

from kordon.engine.belief import FilterBelief
from kordon.engine.chance import seed_from
from kordon.engine.checks import courses
from kordon.engine.checks.finding import Finding
from kordon.engine.checks.fuzz import Failure
from kordon.engine.match import Match
from kordon.engine.records import Delivery
from kordon.engine.rule_ids import rule
from tests.engine import leaks
from tests.engine.fifty import fuzz_fifty
from tests.engine.leaks import Ground, Plant


def _setter(field: str) -> Any:
    return lambda position, value: setattr(position, field, value)


def _bid(position: Any, value: int) -> None:
    position.bids = (value, *position.bids[1:])


def _odd_mole(position: Any) -> int | None:
    return 0 if position.turn % 2 and position.mole % 2 else None


def _odd_find(position: Any) -> int | None:
    diver = position.diver
    return diver if position.phase == "claiming" and position.found[diver] % 2 else None


HIDEOUT = Ground(
    Hideout, lambda position: position.hider, _setter("hider"), range(9), "blocked", ordered="looked"
)
MOLE = Ground(
    Mole,
    lambda position: position.mole,
    _setter("mole"),
    range(25),
    "searched",
    row=5,
    ordered="agents",
    bound=_odd_mole,
)
SKERRY = Ground(
    Skerry,
    lambda position: position.bids[0],
    _bid,
    range(4),
    "round",
    row=2,
    once=3,
    believed=range(8),
    ordered="tide",
    bound=_odd_find,
)

TOLD = "secrecy: events tell seat .* keep it in the observation"
LEAKS: list[tuple[Plant, str]] = [
    (leaks.event_whole, TOLD),
    (leaks.event_parity, TOLD),
    (leaks.one_message_more, TOLD),
    (leaks.one_message_less, TOLD),
    (leaks.observe_whole, "secrecy"),
    (leaks.observe_one_bit, "secrecy"),
    (leaks.order_of_moves, "secrecy|click paths"),
    (leaks.order_of_a_field, "secrecy"),
    (leaks.who_acts, "secrecy"),
    (leaks.luck_to_come, "secrecy|Unexplained"),
    (leaks.one_value_once, "secrecy"),
    (leaks.legal_moves, "secrecy"),
    (leaks.turn_counter, "secrecy"),
    (leaks.turn_counter_rarely, "secrecy"),
    (leaks.secret_team, "secrecy"),
    (leaks.said_to_see_everything, "is said to see everything"),
    (leaks.log_line_by_a_global, "the log has different lines"),
    (leaks.scene_by_a_global, "secrecy|click paths"),
    (leaks.refusal_by_a_global, "secrecy"),
    (leaks.swaps_within_a_row, "worlds: swap_secrets gives only some values"),
    (leaks.swaps_nothing, "worlds: swap_secrets"),
    (leaks.swaps_nothing_and_shows, "worlds: swap_secrets"),
    (leaks.believes_anything, "belief: it ignores the past|an impossible world"),
]


def name_of(plant: Plant) -> str:
    return next(name for name, thing in vars(leaks).items() if thing is plant)


@pytest.mark.parametrize("ground", [HIDEOUT, MOLE, SKERRY], ids=lambda ground: ground.base.__name__)
@pytest.mark.parametrize(("plant", "finding"), LEAKS, ids=[name_of(plant) for plant, _ in LEAKS])
def test_a_leak_is_found_within_fifty_games(plant: Plant, finding: str, ground: Ground) -> None:
    with pytest.raises((Failure, Finding), match=finding):
        fuzz_fifty(plant(ground)(), "leaks", finding)


@rule("KO-007")
@pytest.mark.parametrize("ground", [MOLE, SKERRY], ids=lambda ground: ground.base.__name__)
def test_a_forced_move_that_the_game_makes_is_found_too(ground: Ground) -> None:
    """In Hideout nobody decides anything after the one hidden choice."""
    with pytest.raises(Failure, match=r"forced move|secrecy"):
        fuzz_fifty(leaks.forced_move_made(ground)(), "leaks")


def test_what_is_shown_and_never_swapped_counts_as_public() -> None:
    """Nothing but the rules' text could say otherwise; a choice that is public in part is no finding."""
    fuzz_fifty(leaks.swaps_within_the_row_it_shows(HIDEOUT)(), "leaks")


def test_worlds_are_counted_only_while_all_of_them_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seeker knows one start and then eight hiding places: beyond a bound of four nothing is followed."""
    game = Hideout()
    match = Match(game, game.parse_options({}), 2, seed_from("count"))
    while acting := game.to_act(match.position):
        match.play(game.moves(match.position, acting[0])[-1 if acting == (0,) else 0])
    heard: list[Delivery] = []
    update = FilterBelief.update

    def noted(belief: FilterBelief, delivery: Delivery) -> None:
        heard.append(delivery)
        update(belief, delivery)

    monkeypatch.setattr(FilterBelief, "update", noted)
    history = match.history[1]
    assert len(history) > 3
    for most, messages in ((4, 2), (400, len(history))):
        monkeypatch.setattr(courses, "MOST_WORLDS", most)
        heard.clear()
        assert (courses.every_world(game, history) is None) == (most == 4)
        assert heard == history[:messages]
