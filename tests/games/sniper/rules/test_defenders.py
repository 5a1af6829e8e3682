"""The defenders' turn and the end of the game (SE-5xx, SE-6xx). The yard is in `boards.py`."""

from __future__ import annotations

import pytest

from kordon.engine.records import SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.games.sniper import events, moves
from kordon.games.sniper.observe import observe
from kordon.games.sniper.phases import DEFENDERS_TURN, OVER, SNIPER_TURN
from kordon.games.sniper.pieces import NO_SPACE
from kordon.games.sniper.rules import dispatch
from tests.games.sniper.boards import (
    B1,
    R1,
    R2,
    Y1,
    Y2,
    B,
    R,
    Y,
    at,
    defenders_turn,
    end_defenders_turn,
    end_sniper_turn,
    legal,
    letters,
    marches,
    play,
    sniper_turn,
    spaces,
    told,
)

FAR_OFF = "y"


# ---- actions


@rule("SE-501")
def test_each_squad_has_two_unit_actions_in_any_order_between_squads() -> None:
    position = defenders_turn(FAR_OFF)
    play(position, moves.Attack(1, Y))
    play(position, moves.Attack(1, R))
    play(position, moves.Attack(1, Y1))
    assert position.actions == (0, 1, 2)
    assert {move.unit for move in legal(position, moves.Attack)} == {R1, R2, B, B1, B + 2}


@rule("SE-501")
def test_intel_or_actions_not_both() -> None:
    position = defenders_turn(FAR_OFF)
    play(position, moves.Attack(1, Y))
    play(position, moves.INTEL[1][1])
    assert [move.squad for move in legal(position, moves.Intel)] == [2]
    assert {move.unit // 3 for move in legal(position, moves.March)} == {0, 2}


@rule("SE-501")
def test_passing_is_allowed() -> None:
    position = defenders_turn(FAR_OFF)
    play(position, moves.DONE[1])
    assert position.phase == SNIPER_TURN


@rule("SE-502")
def test_no_unit_does_the_same_twice_but_two_units_may() -> None:
    position = defenders_turn("x")
    play(position, moves.March(1, Y, at("b")))
    assert marches(position, Y) == ""
    assert marches(position, Y1) != ""
    assert moves.Attack(1, Y) in legal(position, moves.Attack)


@rule("SE-502")
@pytest.mark.parametrize(
    ("first", "kind"),
    [
        (moves.Attack(1, Y), moves.Attack),
        (moves.Spot(1, Y, at("b")), moves.Spot),
        (moves.Sweep(1, Y, spaces("bg")), moves.Sweep),
    ],
)
def test_no_action_of_any_kind_is_repeated_by_a_unit(first: moves.SniperMove, kind: type) -> None:
    position = defenders_turn("x")
    play(position, first)
    assert all(move.unit != Y for move in legal(position, kind))
    assert any(move.unit == Y1 for move in legal(position, kind))


@rule("SE-512")
def test_the_turn_is_over_when_every_player_is_done() -> None:
    position = defenders_turn("x", seats=4)
    assert told(position, moves.DONE[2]) == (events.DefenderDone(2),)
    assert dispatch.to_act(position) == (1, 3)
    assert dispatch.legal_moves(position, 2) == []
    play(position, moves.DONE[1])
    assert position.phase == DEFENDERS_TURN
    play(position, moves.DONE[3])
    assert position.phase == SNIPER_TURN
    assert dispatch.to_act(position) == (0,)


# ---- intel


@rule("SE-503")
@pytest.mark.parametrize(("space", "found"), [("b", True), ("c", False), ("y", False)])
def test_the_sniper_says_whether_they_are_in_the_sector(space: str, found: bool) -> None:
    position = defenders_turn(space)
    assert told(position, moves.INTEL[1][0]) == (events.IntelGathered(1, 0, found),)
    assert position.actions[0] == 0
    assert position.figure == NO_SPACE


@rule("SE-503")
@pytest.mark.parametrize("officer", ["c", "."])
def test_intel_needs_the_officer_at_home(officer: str) -> None:
    position = defenders_turn(FAR_OFF, f"{officer}gl mjq upv")
    assert [move.squad for move in legal(position, moves.Intel)] == [1, 2]


@rule("SE-503")
def test_intel_takes_both_actions() -> None:
    position = defenders_turn(FAR_OFF)
    play(position, moves.INTEL[1][0])
    assert all(move.unit > 2 for move in legal(position, moves.March))
    assert [move.squad for move in legal(position, moves.Intel)] == [1, 2]


# ---- moving and hunting


@rule("SE-504")
def test_a_unit_moves_one_or_two_spaces_and_not_none() -> None:
    assert marches(defenders_turn(FAR_OFF, "b.. ... ..."), Y) == "Aacdghl"


@rule("SE-505")
def test_an_attack_on_the_snipers_space_wounds_and_puts_the_figure() -> None:
    position = defenders_turn("c", "c.. ... ...")
    assert told(position, moves.Attack(1, Y)) == (
        events.Attacked(1, Y, at("c"), wounded=True),
        events.Revealed(at("c")),
    )
    assert (position.wounds, position.figure) == (1, at("c"))
    assert position.outcome is None


@rule("SE-505")
def test_an_attack_elsewhere_finds_nobody() -> None:
    position = defenders_turn("c", "b.. ... ...")
    assert told(position, moves.Attack(1, Y)) == (events.Attacked(1, Y, at("b"), wounded=False),)
    assert (position.wounds, position.figure) == (0, NO_SPACE)


@rule("SE-505", "SE-601")
def test_the_second_wound_ends_the_game_for_the_defenders() -> None:
    position = defenders_turn("c", "c.. ... ...", seats=3)
    position.wounds = 1
    play(position, moves.Attack(1, Y))
    assert position.outcome is not None
    assert position.outcome.winners == (1, 2)
    assert position.outcome.rule == "SE-601"
    assert position.phase == OVER
    assert dispatch.to_act(position) == ()


@rule("SE-506")
def test_spotting_the_sniper_puts_the_figure_and_adds_noise() -> None:
    position = defenders_turn("c", "A.. ... ...")
    assert told(position, moves.Spot(1, Y, at("c"))) == (
        events.Spotted(1, Y, at("c"), found=True),
        events.Revealed(at("c")),
    )
    assert position.figure == at("c")
    assert position.bag == (6, 3, 3, 0)


@rule("SE-506")
def test_spotting_an_empty_space_tells_just_that() -> None:
    position = defenders_turn("b", "A.. ... ...")
    assert told(position, moves.Spot(1, Y, at("c"))) == (events.Spotted(1, Y, at("c"), found=False),)
    assert position.bag == (6, 3, 2, 0)


@rule("SE-506")
def test_spotting_goes_to_any_adjacent_space_but_not_the_own_one() -> None:
    position = defenders_turn("y", "u.. ... ...")
    assert letters(move.space for move in legal(position, moves.Spot)) == "1tv"


@rule("SE-507")
def test_a_sweep_is_the_own_space_and_two_matching_adjacent_ones() -> None:
    position = defenders_turn("x", "b.. ... ...")
    pairs = [letters(move.spaces) for move in legal(position, moves.Sweep)]
    assert pairs == ["ac", "ah", "ch"]


@rule("SE-507")
@pytest.mark.parametrize(("space", "found"), [("b", True), ("a", True), ("c", True), ("h", False)])
def test_the_sniper_says_whether_they_are_in_one_of_the_three_not_which(space: str, found: bool) -> None:
    position = defenders_turn(space, "b.. ... ...")
    swept = told(position, moves.Sweep(1, Y, spaces("ac")))
    assert swept == (events.Swept(1, Y, spaces("bac"), found),)
    assert position.figure == NO_SPACE


@rule("SE-507")
def test_with_fewer_matching_spaces_those_there_are() -> None:
    position = defenders_turn("c", "4.. ... ...")
    assert legal(position, moves.Sweep) == [moves.Sweep(1, Y, spaces("3"))]


# ---- deploying and dismissing


@rule("SE-508")
def test_an_officer_comes_back_to_his_start_space() -> None:
    position = defenders_turn("h", ".gl ... ...")
    [deploy] = [move for move in legal(position, moves.Deploy) if move.unit == Y]
    assert deploy.space == at("h"), "the sniper there does not matter"
    assert told(position, deploy) == (events.Deployed(1, Y, at("h")),)
    assert position.actions[0] == 1


@rule("SE-508")
def test_not_while_a_defender_stands_there() -> None:
    position = defenders_turn("f", ".gl h.. ...")
    assert all(move.unit != Y for move in legal(position, moves.Deploy))


@rule("SE-509")
def test_a_soldier_is_deployed_beside_an_officer_at_home_and_acts_on_at_once() -> None:
    position = defenders_turn("f", "b.. ... ...")
    assert letters({move.space for move in legal(position, moves.Deploy) if move.unit == Y1}) == "ach"
    play(position, moves.Deploy(1, Y1, at("c")))
    assert position.board.map.sector[at("c")] != 0, "in any sector"
    assert marches(position, Y1) != ""
    play(position, moves.Attack(1, Y1))
    assert position.actions[0] == 0


@rule("SE-509")
def test_two_soldiers_can_be_deployed_in_one_turn() -> None:
    position = defenders_turn("f", "b.. ... ...")
    play(position, moves.Deploy(1, Y1, at("c")))
    assert at("c") not in [move.space for move in legal(position, moves.Deploy)]
    play(position, moves.Deploy(1, Y2, at("a")))
    assert position.actions[0] == 0


@rule("SE-509")
@pytest.mark.parametrize("officer", ["c", "."])
def test_no_soldier_without_the_officer_at_home(officer: str) -> None:
    position = defenders_turn("f", f"{officer}.. ... ...")
    assert all(move.unit not in (Y1, Y2) for move in legal(position, moves.Deploy))


@rule("SE-510")
def test_a_dismissed_unit_can_not_be_deployed_this_turn() -> None:
    position = defenders_turn("f")
    assert told(position, moves.Dismiss(1, Y1)) == (events.Dismissed(1, Y1, at("g")),)
    assert position.units[Y1] == NO_SPACE
    assert all(move.unit != Y1 for move in legal(position, moves.Deploy))
    end_defenders_turn(position)
    end_sniper_turn(position)
    assert any(move.unit == Y1 for move in legal(position, moves.Deploy))


@rule("SE-510")
def test_an_officer_can_be_dismissed_and_it_is_his_action() -> None:
    position = defenders_turn("f")
    play(position, moves.Dismiss(1, Y))
    assert position.actions[0] == 1
    assert legal(position, moves.Intel) == [moves.INTEL[1][1], moves.INTEL[1][2]]


# ---- what is public


@rule("SE-511")
def test_every_answer_reaches_everybody() -> None:
    for move in (
        moves.Attack(1, Y),
        moves.INTEL[1][0],
        moves.Sweep(1, Y, spaces("gl")),
        moves.Spot(1, Y, at("b")),
    ):
        heard = {
            seat: told(defenders_turn("h", "h.. ... ...", seats=4), move, seat)
            for seat in (0, 1, 2, 3, SPECTATOR)
        }
        assert heard[0]
        assert len(set(heard.values())) == 1


@rule("SE-511")
def test_wound_and_figure_are_in_every_view() -> None:
    position = defenders_turn("c", "c.. ... ...", seats=4)
    play(position, moves.Attack(1, Y))
    for seat in (0, 2, 3, SPECTATOR):
        assert (observe(position, seat).wounds, observe(position, seat).figure) == (1, at("c"))


# ---- the end


@rule("SE-601")
def test_the_sniper_wins_with_the_second_objective() -> None:
    position = sniper_turn("a")
    position.completed = 1 << 6
    assert events.Ended(sniper_won=True, rule="SE-601") in told(position, moves.COMPLETE)


@rule("SE-602")
def test_ten_turns_for_the_first_objective() -> None:
    position = sniper_turn("c", "... ... ...", round=1)
    turns_taken = 0
    while position.outcome is None:
        turns_taken += 1
        assert position.countdown == 11 - turns_taken
        end_sniper_turn(position)
        if position.outcome is None:
            end_defenders_turn(position)
    assert turns_taken == 10
    assert (position.outcome.winners, position.outcome.rule) == ((1,), "SE-602")


@rule("SE-602")
def test_after_an_objective_the_same_rounds_defenders_turn_takes_it_to_nine() -> None:
    position = sniper_turn("a")
    position.countdown = 1
    play(position, moves.COMPLETE)
    end_sniper_turn(position)
    assert (position.outcome, position.countdown) == (None, 10)
    end_defenders_turn(position)
    assert position.countdown == 9


@rule("SE-602")
def test_it_goes_down_once_however_many_players_there_are() -> None:
    position = defenders_turn("c", seats=4)
    end_defenders_turn(position)
    assert position.countdown == 9
    assert legal(position, moves.EndTurn)
    assert position.units[R] == at("m")
    assert position.units[B1] == at("p")
