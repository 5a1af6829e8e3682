"""Shooting (SE-35x): a bag drawn whole leaves nothing to chance; the yard is in `boards.py`."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.sniper import events, moves
from kordon.games.sniper.phases import HEALING
from kordon.games.sniper.pieces import MEDIC, NO_SPACE, RADIO, SCOUT
from kordon.games.sniper.rules import dispatch
from kordon.games.sniper.rules.shooting import odds
from tests.games.sniper.boards import (
    R1,
    Y1,
    R,
    Y,
    at,
    defenders_turn,
    end_sniper_turn,
    legal,
    play,
    sniper_turn,
    told,
    walk,
)


def shots(space: str, units: str) -> dict[int, int]:
    """The units that can be shot at, with the fewest tokens for each."""
    found: dict[int, int] = {}
    for move in legal(sniper_turn(space, units), moves.Shoot):
        found[move.unit] = min(move.tokens, found.get(move.unit, 99))
    return found


@rule("SE-351")
def test_a_target_is_in_sight_and_its_distance_counts_its_own_space() -> None:
    assert shots("c", "b.. e.. q..") == {Y: 1, R: 2}, "the building hides q"


@rule("SE-351")
def test_a_unit_in_the_snipers_space_is_at_distance_one() -> None:
    assert shots("c", "c.. ... ...") == {Y: 1}


@rule("SE-352")
def test_from_the_distance_to_all_that_is_in_the_bag() -> None:
    position = sniper_turn("c", "e.. ... ...")
    assert [move.tokens for move in legal(position, moves.Shoot)] == list(range(2, 12))


@rule("SE-352")
def test_no_shot_further_than_the_bag_has_tokens() -> None:
    assert legal(sniper_turn("c", "e.. ... ...", bag=(1, 0, 0, 0)), moves.Shoot) == []


@rule("SE-352")
def test_tokens_are_drawn_without_return_and_shown_to_all() -> None:
    position = sniper_turn("c", "e.. ... ...", bag=(4, 3, 2, 1))
    [_, shot] = told(position, moves.SHOOT[Y][10], 0)[:2]
    assert told(sniper_turn("c", "e.. ... ...", bag=(4, 3, 2, 1)), moves.SHOOT[Y][10], 1)[0] == shot
    assert isinstance(shot, events.Shot)
    assert shot.drawn == (4, 3, 2, 1)


@rule("SE-352")
def test_draws_follow_the_bag() -> None:
    """Three of a bag of 6, 3, 2: over many draws the mean of each kind is its share."""
    seen: Counter[int] = Counter()
    position = sniper_turn("c", "e.. ... ...")
    for _ in range(3000):
        trial = position.copy()
        shot = next(event for _, event in play(trial, moves.SHOOT[Y][3]) if isinstance(event, events.Shot))
        position.chance = trial.chance
        assert sum(shot.drawn) == 3
        for token, count in enumerate(shot.drawn):
            seen[token] += count
    means = [seen[token] / 3000 for token in range(4)]
    assert means == pytest.approx([18 / 11, 9 / 11, 6 / 11, 0], abs=0.06)


# ---- the rulebook's two shots


@rule("SE-354", "SE-306")
def test_one_aim_of_three_misses_a_target_two_spaces_away() -> None:
    position = sniper_turn("c", "... .e. ...", bag=(1, 1, 1, 0))
    assert told(position, moves.SHOOT[R1][3], 1) == (events.Shot(3, (1, 1, 1, 0), misfire=False, unit=-1),)
    assert position.units[R1] == at("e")
    assert position.figure == NO_SPACE, "a single noise has no effect"


@rule("SE-354", "SE-355")
def test_two_aim_and_two_noise_of_six_hit_and_reveal() -> None:
    position = sniper_turn("c", "... .e. ...", bag=(2, 2, 2, 0))
    assert told(position, moves.SHOOT[R1][6], 1) == (
        events.Shot(6, (2, 2, 2, 0), misfire=False, unit=R1),
        events.Revealed(at("c")),
        events.Killed(R1, 0),
    )
    assert position.units[R1] == NO_SPACE


@rule("SE-353", "SE-355")
def test_one_more_recoil_would_have_been_a_misfire() -> None:
    position = sniper_turn("c", "... .e. ...", bag=(2, 3, 2, 0))
    assert told(position, moves.SHOOT[R1][7], 1) == (
        events.Shot(7, (2, 3, 2, 0), misfire=True, unit=-1),
        events.Revealed(at("c")),
    )
    assert position.units[R1] == at("e")


@rule("SE-353")
def test_suppression_does_not_help_against_a_misfire() -> None:
    position = sniper_turn("c", "... .e. ...", bag=(6, 3, 2, 3))
    [shot, *_] = told(position, moves.SHOOT[R1][14], 1)
    assert isinstance(shot, events.Shot)
    assert shot.misfire


@rule("SE-355")
@pytest.mark.parametrize(
    ("noise", "suppression", "revealed"),
    [(1, 0, False), (2, 0, True), (2, 1, False), (3, 1, True), (4, 3, False), (5, 3, True)],
)
def test_each_suppression_drawn_hides_one_noise(noise: int, suppression: int, revealed: bool) -> None:
    position = sniper_turn("c", "... .e. ...", bag=(2, 0, noise, suppression))
    play(position, moves.SHOOT[R1][2 + noise + suppression])
    assert (position.figure == at("c")) == revealed


@rule("SE-355")
def test_the_figure_stays_where_the_shot_was_fired() -> None:
    position = sniper_turn("c", "... .e. ...", bag=(2, 0, 2, 0))
    play(position, moves.SHOOT[R1][4])
    play(position, walk("b"))
    end_sniper_turn(position)
    assert position.figure == at("c")
    assert position.space == at("b")


@rule("SE-356")
def test_all_tokens_go_back() -> None:
    position = sniper_turn("c", "... .e. ...", bag=(1, 2, 2, 0))
    play(position, moves.SHOOT[R1][5])
    assert position.bag == (1, 2, 2, 0)
    assert position.drawn == (0, 0, 0, 0)


# ---- what a kill adds


@rule("SE-357")
def test_a_soldier_adds_aim() -> None:
    position = sniper_turn("c", "... .d. ...", bag=(6, 0, 0, 0))
    assert told(position, moves.SHOOT[R1][6])[-1] == events.Killed(R1, 0)
    assert position.bag == (7, 0, 0, 0)


@rule("SE-357")
def test_an_officer_adds_the_suppression_of_his_squad_once_and_aim_after_that() -> None:
    position = sniper_turn("c", "... d.. ...", bag=(6, 0, 0, 0))
    assert told(position, moves.SHOOT[R][6])[-1] == events.Killed(R, 3)
    assert position.bag == (6, 0, 0, 1)
    assert position.suppression == 0b101
    position.put(R, at("d"))
    position.acted = False
    assert told(position, moves.SHOOT[R][7])[-1] == events.Killed(R, 0)
    assert position.bag == (7, 0, 0, 1)


@rule("SE-357")
def test_additions_stop_at_what_the_box_holds() -> None:
    position = sniper_turn("c", "... .d. ...", bag=(11, 0, 0, 0))
    assert told(position, moves.SHOOT[R1][11])[-1] == events.Killed(R1, -1)
    assert position.bag == (11, 0, 0, 0)
    position = sniper_turn("a", bag=(6, 3, 9, 0))
    play(position, moves.COMPLETE)
    assert position.bag == (6, 3, 9, 0)


@rule("SE-358")
def test_a_killed_unit_can_be_deployed_again() -> None:
    position = defenders_turn("f", "h.l ... ...")
    assert moves.Deploy(1, Y1, at("g")) in legal(position, moves.Deploy)


# ---- the order of things when a medic may help


@rule("SE-359")
def test_the_figure_is_put_down_before_the_medic_is_asked() -> None:
    position = sniper_turn("c", "hd. ... ...", bag=(2, 0, 2, 0), specialists=(MEDIC, RADIO, SCOUT))
    assert told(position, moves.SHOOT[Y1][4]) == (
        events.Shot(4, (2, 0, 2, 0), misfire=False, unit=Y1),
        events.Revealed(at("c")),
    )
    assert position.phase == HEALING
    assert dispatch.to_act(position) == (1,)


# ---- odds


@rule("SE-351", "SE-353", "SE-354", "SE-355")
@pytest.mark.parametrize("bag", [(6, 3, 2, 0), (5, 3, 4, 1), (7, 3, 3, 2)])
@pytest.mark.parametrize("silenced", [False, True])
def test_odds_are_those_of_all_draws_counted_one_by_one(
    bag: tuple[int, int, int, int], silenced: bool
) -> None:
    tokens = [kind for kind, count in enumerate(bag) for _ in range(count)]
    for number in (1, 4, 7):
        draws = list(combinations(tokens, number))
        for aim in (1, 3):
            misfire = [draw.count(1) + draw.count(2) >= 5 for draw in draws]
            hit = [draw.count(0) >= aim and not bad for draw, bad in zip(draws, misfire, strict=True)]
            heard = [draw.count(2) >= 2 + draw.count(3) and not silenced for draw in draws]
            chances = odds(bag, aim, number, silenced)
            assert chances.hit == pytest.approx(sum(hit) / len(draws))
            assert chances.misfire == pytest.approx(sum(misfire) / len(draws))
            assert chances.reveal == pytest.approx(sum(heard) / len(draws))


def test_odds_with_the_starting_bag_are_the_ones_players_know() -> None:
    def percent(aim: int, tokens: int) -> tuple[int, int]:
        chances = odds((6, 3, 2, 0), aim, tokens)
        return round(100 * chances.hit), round(100 * chances.reveal)

    assert percent(2, 4) == (80, 11)
    assert percent(3, 4) == (35, 11)
    assert percent(3, 5) == (61, 18)
    assert percent(2, 6) == (99, 27)
    assert percent(3, 6) == (82, 27)
    assert percent(3, 7) == (95, 38)
    assert round(100 * odds((6, 3, 2, 0), 3, 7).misfire, 1) == 4.5


@rule("SE-406")
def test_odds_of_a_second_shot_count_the_noise_of_the_first() -> None:
    assert odds((1, 0, 1, 0), 1, 1, False, (0, 0, 1, 0)).reveal == 0.5
    assert odds((1, 0, 1, 0), 1, 1, False, (0, 0, 1, 1)).reveal == 0
    assert odds((1, 0, 1, 0), 1, 1, False, (0, 0, 2, 0)).reveal == 1
