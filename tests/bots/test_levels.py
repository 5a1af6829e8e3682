"""The levels: offered in one place, honest, reproducible, and each stronger than the one below."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any, get_args

import pytest

from kordon.bots.entrants import WITH_BUDGET, WITHOUT_BUDGET, entrant
from kordon.bots.factory import known_level, make_bot
from kordon.bots.levels import BUDGETS, CARE, LEVELS, THINKING, Budget, StoredLevel, current, usual_level
from kordon.bots.quick import FEW, mixed, noticed
from kordon.engine.checks.finding import state
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.knowledge import Option
from kordon.engine.records import Delivery
from kordon.games import GAMES, find
from kordon.lab.arena import Pairing, pairings, play, report
from tests.bots.under_way import half_played, told
from tests.engine.tiny.burrow import Burrow
from tests.engine.tiny.patience import Patience

ENTRANTS = (*LEVELS, *WITHOUT_BUDGET, *[f"{name}:2" for name in WITH_BUDGET])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", [*map(find, GAMES), Burrow(), Patience()], ids=lambda game: game.name)
def test_the_factory_makes_an_opponent_for_every_game_and_level(game: AnyGame, level: Any) -> None:
    match, seat = half_played(game, game.seat_counts[-1], "factory", moves=2)
    bot = make_bot(game, seat, level, Random(1), {level: Budget(iterations=3)})
    assert told(bot, match.history[seat]).choose() in game.moves(match.position, seat)


def test_levels_differ_in_what_they_spend_and_what_they_overlook() -> None:
    assert list(BUDGETS) == list(CARE) == list(THINKING) == list(LEVELS)
    iterations = [BUDGETS[level].iterations or 0 for level in LEVELS]
    assert iterations == sorted(set(iterations))
    assert list(CARE.values()) == sorted(set(CARE.values()))
    assert CARE["master"] == 1.0
    assert max(THINKING.values()) <= 1.0


def test_team_mates_play_their_best_if_nobody_says_otherwise() -> None:
    assert {name: usual_level(find(name)) for name in GAMES} == {
        "estoril": "steady",
        "sniper": "steady",
        "wolfenstein": "master",
    }
    assert usual_level(Burrow()) == usual_level(Patience()) == "steady"


def test_names_that_were_ever_stored_still_stand_for_a_level() -> None:
    assert [current(name) for name in get_args(StoredLevel)] == [*LEVELS, "beginner", "steady", "sharp"]


def test_a_level_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(Fault, match="no level “godlike”; there are beginner, steady, sharp, master"):
        known_level("godlike")
    assert [known_level(level) for level in LEVELS] == list(LEVELS)


def test_a_budget_has_an_end() -> None:
    with pytest.raises(ValueError, match="iterations or seconds"):
        Budget()


def test_somebody_careless_overlooks_some_of_many_moves_but_none_of_few() -> None:
    for draw in range(20):
        assert noticed(range(FEW), 0.0, Random(draw)) == list(range(FEW))
    seen = [len(noticed(range(40), care, Random(1))) for care in (0.0, 0.5, 1.0)]
    assert seen == sorted(set(seen))
    assert seen[-1] == 40


def test_a_move_that_is_clearly_worse_is_not_made_however_many_there_are() -> None:
    good = [Option("best", 0.5), Option("next", 0.495)]
    bad = [Option(f"bad {number}", 0.47) for number in range(200)]
    picked = {mixed(good + bad, 0.01, Random(draw)) for draw in range(60)}
    assert picked == {"best", "next"}


# ---- honesty


@pytest.mark.parametrize("name", ENTRANTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_follows_from_the_messages_and_the_seed(game: str, name: str) -> None:
    """The truth is changed behind its back: every bot goes by the messages, which are the same."""
    rules = find(game)
    for number, seats in enumerate((2, rules.seat_counts[-1])):
        match, seat = half_played(rules, seats, f"honest {number}", moves=20 + 9 * number)
        history = match.history[seat]

        def choice(deliveries: list[Delivery], seat: int = seat) -> Any:
            return told(small(name, rules, seat), deliveries).choose()

        before = choice(history)
        assert before == choice(history)
        worlds = [rules.swap_secrets(match.position, seat, Random(draw)) for draw in range(3)]
        if not rules.sees_everything(match.position, seat):
            assert any(state(world) != state(match.position) for world in worlds)
        for world in worlds:
            seen = Delivery(history[-1].events, rules.observe(world, seat), history[-1].private)
            assert choice([*history[:-1], seen]) == before


def small(name: str, game: AnyGame, seat: int) -> Any:
    """The entrant, with a small budget if it is a level."""
    for level in LEVELS:
        if level == name:
            return make_bot(game, seat, level, Random("a"), {level: Budget(iterations=12)})
    return entrant(name)(game, seat, Random("a"))


# ---- strength, on few games: the leagues are behind `--full`


@pytest.mark.parametrize("map", ["launch", "pens"])
def test_steady_beats_chance_in_either_seat_of_sniper_elite(map: str) -> None:
    for number in range(2):
        for seats in (("steady", "random"), ("random", "steady")):
            result = play(Pairing("sniper", seats, {"map": map}, f"chance {number}"))
            assert result.won == {"steady": 1.0, "random": 0.0}


def test_rules_of_thumb_beat_chance_in_estoril() -> None:
    results = [play(game) for game in pairings("estoril", ["rules", "random"], 6, 2, [{}], "thumb")]
    assert sum([result.won["rules"] for result in results]) >= 5


@pytest.mark.full
@pytest.mark.parametrize("game", ["estoril", "sniper"])
@pytest.mark.parametrize("pair", list(pairwise(LEVELS)), ids="-".join)
def test_each_level_beats_the_one_below(game: str, pair: tuple[str, str]) -> None:
    """Clear of one half by a 95 % interval."""
    lower, higher = pair
    maps = [{"map": "launch"}, {"map": "pens"}] if game == "sniper" else [{}]
    results = [play(one) for one in pairings(game, [higher, lower], 60, 2, maps, "levels")]
    overall = next(share for share in report(game, results).shares if share.of == higher and not share.where)
    assert overall.low > 0.5
