"""The specialists (SE-7xx). The yard is in `boards.py`."""

from __future__ import annotations

import pytest

from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.sniper import events, moves
from kordon.games.sniper.phases import BURSTING, DRAWING, HEALING, SNIPER_TURN
from kordon.games.sniper.pieces import (
    JAEGER,
    KENNEL,
    MEDIC,
    NO_SPACE,
    RADIO,
    SCOUT,
    SNIPER,
    TOMMY,
    TRENCH,
)
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import dispatch
from tests.games.sniper.boards import (
    B1,
    R1,
    Y1,
    Y2,
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
    told,
    walk,
)

SURE = (4, 0, 0, 0)


def with_yellow(specialist: int) -> tuple[int, int, int]:
    """The specialist for the yellow squad, and two others that do not matter."""
    rest = [card for card in (MEDIC, JAEGER, SCOUT) if card != specialist]
    return specialist, rest[0], rest[1]


# ---- all of them


@rule("SE-701")
def test_an_ability_is_used_once_a_turn_and_twice_a_game() -> None:
    position = defenders_turn("y", "b.. ... ...", specialists=with_yellow(KENNEL))
    for left in (1, 0):
        used = told(position, moves.Unleash(1, at("b")))[0]
        assert used == events.AbilityUsed(1, 0, KENNEL, left)
        assert legal(position, moves.Unleash) == []
        end_defenders_turn(position)
        end_sniper_turn(position)
    assert legal(position, moves.Unleash) == []


@rule("SE-701")
def test_what_was_used_is_forgotten_at_the_end_of_either_turn() -> None:
    position = shot_at_soldier()
    play(position, moves.SAVE[1][Y1])
    assert position.used == 0b001
    end_sniper_turn(position)
    assert position.used == 0
    position = defenders_turn("y", "b.. ... ...", specialists=with_yellow(KENNEL))
    play(position, moves.Unleash(1, at("b")))
    assert position.used == 0b001
    end_defenders_turn(position)
    assert position.used == 0


@rule("SE-701")
def test_not_while_the_officer_is_off_the_board_but_in_any_sector() -> None:
    assert legal(defenders_turn("y", ".g. ... ...", specialists=with_yellow(KENNEL)), moves.Unleash) == []
    assert legal(defenders_turn("y", "n.. ... ...", specialists=with_yellow(KENNEL)), moves.Unleash)


@rule("SE-701")
def test_several_in_one_turn_before_or_after_actions_and_intel() -> None:
    position = defenders_turn("y", specialists=(KENNEL, JAEGER, SCOUT))
    play(position, moves.INTEL[1][0])
    play(position, moves.Unleash(1, at("h")))
    play(position, moves.Pounce(1, at("i")))
    play(position, moves.Scout(1, B1, at("s")))
    assert position.used == 0b111
    assert position.actions == (0, 1, 2)


@rule("SE-701")
def test_an_ability_belongs_to_the_squads_player() -> None:
    position = defenders_turn("y", seats=4, specialists=(KENNEL, JAEGER, SCOUT))
    assert legal(position, moves.Unleash, 1)
    assert legal(position, moves.Unleash, 2) == []
    assert legal(position, moves.Pounce, 2)


# ---- medic


def shot_at_soldier(units: str = "ad. ... ...", seats: int = 2) -> Position:
    """The sniper in c has just hit the yellow soldier in d, whose officer is the medic."""
    position = sniper_turn("c", units, seats=seats, bag=SURE, specialists=with_yellow(MEDIC))
    play(position, moves.SHOOT[Y1][4])
    return position


@rule("SE-702")
def test_a_soldier_that_the_medic_saves_stays_and_adds_nothing() -> None:
    position = shot_at_soldier()
    assert position.phase == HEALING
    assert dispatch.legal_moves(position, 1) == [moves.SAVE[1][Y1], moves.DECLINE[1]]
    assert told(position, moves.SAVE[1][Y1]) == (
        events.AbilityUsed(1, 0, MEDIC, 1),
        events.Saved(1, Y1),
    )
    assert position.units[Y1] == at("d")
    assert position.bag == SURE
    assert position.phase == SNIPER_TURN


@rule("SE-702")
def test_the_medic_may_keep_his_use() -> None:
    position = shot_at_soldier()
    assert told(position, moves.DECLINE[1]) == (events.Killed(Y1, 0),)
    assert position.uses[0] == 2
    assert position.bag == (5, 0, 0, 0)


@rule("SE-702")
@pytest.mark.parametrize("units", [".d. ... ...", "d.. ... ...", "a.. .d. ..."])
def test_no_medic_off_the_board_and_only_for_soldiers_of_his_squad(units: str) -> None:
    position = sniper_turn("c", units, bag=SURE, specialists=with_yellow(MEDIC))
    target = position.units.index(at("d"))
    play(position, moves.SHOOT[target][4])
    assert position.phase == SNIPER_TURN
    assert position.units[target] == NO_SPACE


@rule("SE-702")
def test_the_medics_player_is_asked_and_only_after_a_hit() -> None:
    assert dispatch.to_act(shot_at_soldier(seats=4)) == (1,)
    position = sniper_turn("c", "ad. ... ...", bag=(0, 2, 0, 0), specialists=with_yellow(MEDIC))
    play(position, moves.SHOOT[Y1][2])
    assert dispatch.to_act(position) == (0,)


@rule("SE-702")
def test_the_medic_does_not_help_against_the_trench_gun_if_he_is_hit() -> None:
    position = sniper_turn("c", "bd. ... ...", hand=(TRENCH,), specialists=with_yellow(MEDIC))
    play(position, moves.PLAY[TRENCH])
    play(position, moves.BLAST)
    assert position.phase == SNIPER_TURN
    assert position.units[Y1] == NO_SPACE


@rule("SE-702")
def test_against_the_trench_gun_one_soldier_never_two() -> None:
    position = sniper_turn("c", "abd ... ...", hand=(TRENCH,), specialists=with_yellow(MEDIC))
    play(position, moves.PLAY[TRENCH])
    play(position, moves.BLAST)
    assert dispatch.legal_moves(position, 1) == [moves.SAVE[1][Y1], moves.SAVE[1][Y2], moves.DECLINE[1]]
    play(position, moves.SAVE[1][Y2])
    assert (position.units[Y1], position.units[Y2]) == (NO_SPACE, at("d"))


@rule("SE-702")
def test_with_the_tommy_gun_one_of_the_two_shots_and_noise_still_counts() -> None:
    position = sniper_turn(
        "c", "ad. ... ...", hand=(TOMMY,), bag=(2, 0, 2, 0), specialists=with_yellow(MEDIC)
    )
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 3, 1))
    position.bag = (1, 0, 2, 0)
    play(position, moves.SHOOT[Y1][3])
    assert position.phase == HEALING
    position.bag = (1, 0, 0, 0)
    play(position, moves.SAVE[1][Y1])
    assert position.phase == BURSTING
    play(position, moves.SHOOT[Y1][1])
    assert position.phase == SNIPER_TURN, "he has helped this turn already"
    assert position.units[Y1] == NO_SPACE
    assert position.figure == at("c")


@rule("SE-702")
def test_the_medic_does_not_help_against_mines() -> None:
    position = defenders_turn("f", "ad. ... ...", specialists=with_yellow(MEDIC))
    position.played, position.played_round, position.mined = (1,), (1,), (at("c"),)
    play(position, moves.March(1, Y1, at("c")))
    assert position.units[Y1] == NO_SPACE


# ---- radio operator


@rule("SE-703")
def test_a_soldier_of_any_squad_comes_to_the_radio_operator_wherever_he_is() -> None:
    position = defenders_turn("y", "n.. m.. ...", specialists=with_yellow(RADIO))
    calls = legal(position, moves.Radio)
    assert {move.unit for move in calls} == {1, 2, 4, 5, 7, 8}, "soldiers only"
    assert letters({move.space for move in calls}) == "jr"
    assert told(position, moves.Radio(1, R1, at("j")))[-1] == events.Deployed(1, R1, at("j"))
    assert position.actions == (2, 2, 2), "it costs no action"
    assert marches(position, R1) != "", "he may act on"


@rule("SE-703")
def test_it_is_that_soldiers_deployment() -> None:
    position = defenders_turn("y", "h.. m.. ...", specialists=with_yellow(RADIO))
    position.played, position.played_round, position.mined = (1,), (1,), (at("c"),)
    play(position, moves.Radio(1, Y1, at("b")))
    play(position, moves.March(1, Y1, at("c")))
    assert position.units[Y1] == NO_SPACE, "a mine took him, and an action is left"
    assert {move.unit for move in legal(position, moves.Deploy)} == {Y2, 4, 5, 6}


@rule("SE-703")
def test_only_soldiers_off_the_board_since_the_turn_began() -> None:
    position = defenders_turn("y", "hg. m.. ...", specialists=with_yellow(RADIO))
    play(position, moves.Dismiss(1, Y1))
    assert Y1 not in {move.unit for move in legal(position, moves.Radio)}
    position.did = replaced(position.did, Y1, 0)
    assert Y1 not in {move.unit for move in legal(position, moves.Radio)}


@rule("SE-703")
def test_the_operator_has_not_moved_before_and_may_move_after() -> None:
    position = defenders_turn("y", "h.. m.. ...", specialists=with_yellow(RADIO))
    after = position.copy()
    play(position, moves.March(1, Y, at("b")))
    assert legal(position, moves.Radio) == []
    play(after, moves.Radio(1, Y1, at("b")))
    assert marches(after, Y) != ""


# ---- sniper


def sniped(
    space: str, bag: tuple[int, int, int, int], tokens: int, at_space: str = "d"
) -> tuple[object, ...]:
    position = defenders_turn(space, "b.. ... ...", bag=bag, specialists=with_yellow(SNIPER))
    play(position, moves.Aim(1, at("d")))
    return told(position, moves.Draw(1, tokens))


@rule("SE-704")
def test_the_officer_shoots_at_a_space_in_his_sight_with_the_snipers_bag() -> None:
    assert sniped("d", (2, 1, 1, 0), 4) == (
        events.SpecialistShot(1, Y, at("d"), 2, 4, (2, 1, 1, 0), misfire=False, reached=True, wounded=True),
        events.Revealed(at("d")),
    )


@rule("SE-704")
def test_a_hit_on_an_empty_space_wounds_nobody() -> None:
    [shot] = sniped("c", (2, 1, 1, 0), 4)
    assert isinstance(shot, events.SpecialistShot)
    assert (shot.reached, shot.wounded) == (True, False)


@rule("SE-704")
def test_too_little_aim_or_a_misfire_reaches_nothing() -> None:
    [short] = sniped("d", (1, 1, 1, 0), 3)
    [misfire] = sniped("d", (2, 3, 2, 0), 7)
    assert isinstance(short, events.SpecialistShot)
    assert isinstance(misfire, events.SpecialistShot)
    assert (short.reached, short.misfire) == (False, False)
    assert (misfire.reached, misfire.misfire) == (False, True)


@rule("SE-704")
def test_at_most_seven_tokens_and_at_least_the_distance() -> None:
    position = defenders_turn("d", "b.. ... ...", specialists=with_yellow(SNIPER))
    play(position, moves.Aim(1, at("d")))
    assert position.phase == DRAWING
    assert dispatch.to_act(position) == (1,)
    assert [move.tokens for move in legal(position, moves.Draw)] == [2, 3, 4, 5, 6, 7]


@rule("SE-704")
def test_the_distance_is_counted_from_the_officer_who_shoots() -> None:
    position = defenders_turn("d", "e.. b.. ...", specialists=(MEDIC, SNIPER, KENNEL))
    play(position, moves.Aim(1, at("d")))
    assert [move.tokens for move in legal(position, moves.Draw)] == [2, 3, 4, 5, 6, 7]


@rule("SE-704")
def test_it_costs_the_attack_and_leaves_the_bag_as_it_was() -> None:
    position = defenders_turn("d", "b.. ... ...", bag=(1, 1, 3, 0), specialists=with_yellow(SNIPER))
    play(position, moves.Aim(1, at("d")))
    play(position, moves.Draw(1, 5))
    assert position.bag == (1, 1, 3, 0)
    assert position.figure == NO_SPACE, "noise reveals nobody"
    assert position.actions[0] == 1
    assert all(move.unit != Y for move in legal(position, moves.Attack))


@rule("SE-704")
def test_he_has_not_moved_before_and_may_move_after() -> None:
    position = defenders_turn("d", "b.. ... ...", specialists=with_yellow(SNIPER))
    after = position.copy()
    play(position, moves.March(1, Y, at("a")))
    assert legal(position, moves.Aim) == []
    play(after, moves.Aim(1, at("d")))
    play(after, moves.Draw(1, 2))
    assert marches(after, Y) != ""


@rule("SE-704")
def test_only_what_he_sees() -> None:
    position = defenders_turn("d", "h.. ... ...", specialists=with_yellow(SNIPER))
    targets = letters(move.space for move in legal(position, moves.Aim))
    assert "D" not in targets
    assert "C" in targets


# ---- kennel master


@rule("SE-705")
def test_a_dog_is_put_on_or_beside_the_officers_space_and_stays() -> None:
    position = defenders_turn("y", "A.. ... ...", specialists=with_yellow(KENNEL))
    assert letters(move.space for move in legal(position, moves.Unleash)) == "ABC"
    assert told(position, moves.Unleash(1, at("B")))[-1] == events.DogPlaced(1, 0, at("B"))
    end_defenders_turn(position)
    end_sniper_turn(position)
    play(position, moves.Unleash(1, at("C")))
    assert position.dogs == (at("B"), at("C"))


@rule("SE-705")
@pytest.mark.parametrize(
    ("path", "dogs"),
    [("d", 0b01), ("b", 0b01), ("ba", 0b11), ("bh", 0b01)],
)
def test_a_dog_smells_the_sniper_enter_leave_or_pass_at_any_speed(path: str, dogs: int) -> None:
    position = sniper_turn("c", "... ... ..x", specialists=with_yellow(KENNEL))
    position.dogs = (at("c"), at("a"))
    assert told(position, walk(path)) == (events.Scented(dogs),)


@rule("SE-705")
def test_a_dog_next_to_the_path_smells_nothing() -> None:
    position = sniper_turn("c", "... ... ..x", specialists=with_yellow(KENNEL))
    position.dogs = (at("a"), at("e"))
    assert told(position, walk("d")) == ()


@rule("SE-705")
def test_a_dog_blocks_nobody_and_is_no_target() -> None:
    position = sniper_turn("c", "... ... ..x", specialists=with_yellow(KENNEL))
    position.dogs = (at("d"), NO_SPACE)
    assert walk("d") in legal(position, moves.Walk)
    assert legal(position, moves.Shoot) == []


# ---- Jäger


@rule("SE-706")
def test_the_jaeger_attacks_an_adjacent_space_of_any_type() -> None:
    position = defenders_turn("c", "A.. ... ...", specialists=with_yellow(JAEGER))
    assert letters(move.space for move in legal(position, moves.Pounce)) == "BCch"
    assert told(position, moves.Pounce(1, at("c")))[1:] == (
        events.Attacked(1, Y, at("c"), wounded=True),
        events.Revealed(at("c")),
    )
    assert position.wounds == 1


@rule("SE-706")
def test_it_costs_the_officers_attack() -> None:
    position = defenders_turn("y", "A.. ... ...", specialists=with_yellow(JAEGER))
    after = position.copy()
    play(position, moves.Pounce(1, at("c")))
    assert position.actions[0] == 1
    assert all(move.unit != Y for move in legal(position, moves.Attack))
    play(after, moves.Attack(1, Y))
    assert legal(after, moves.Pounce) == []


# ---- scout


@rule("SE-707")
def test_a_soldier_goes_to_any_free_space_of_his_type_in_the_officers_sector() -> None:
    position = defenders_turn("y", "ivA m.. ...", specialists=with_yellow(SCOUT))
    ends = {
        unit: letters(m.space for m in legal(position, moves.Scout) if m.unit == unit) for unit in (Y1, Y2)
    }
    assert ends == {Y1: "efjnqr", Y2: ""}, "the red sector has no rooms"
    assert told(position, moves.Scout(1, Y1, at("r")))[-1] == events.Scouted(1, Y1, at("v"), at("r"))


@rule("SE-707")
def test_he_takes_no_action_this_turn_before_or_after() -> None:
    position = defenders_turn("y", specialists=with_yellow(SCOUT))
    before = position.copy()
    play(position, moves.Scout(1, Y1, at("a")))
    mine = [move for move in dispatch.legal_moves(position, 1) if getattr(move, "unit", None) == Y1]
    assert mine == []
    play(before, moves.Attack(1, Y1))
    assert Y1 not in {move.unit for move in legal(before, moves.Scout)}


@rule("SE-701", "SE-707")
def test_the_scout_does_not_stop_intel_and_costs_no_action() -> None:
    position = defenders_turn("y", specialists=with_yellow(SCOUT))
    play(position, moves.Scout(1, Y1, at("a")))
    assert position.actions[0] == 2
    assert moves.INTEL[1][0] in legal(position, moves.Intel)


@rule("SE-207", "SE-702")
def test_either_player_of_a_shared_squad_answers_for_its_medic() -> None:
    position = sniper_turn("c", "... ... ad.", seats=3, bag=SURE, specialists=(SCOUT, JAEGER, MEDIC))
    play(position, moves.SHOOT[B1][4])
    assert dispatch.to_act(position) == (1, 2)
    play(position, moves.SAVE[2][B1])
    assert position.units[B1] == at("d")
