"""The loadout cards (SE-4xx). The yard is in `boards.py`."""

from __future__ import annotations

import pytest

from kordon.engine.rule_ids import rule
from kordon.games.sniper import events, moves
from kordon.games.sniper.observe import observe
from kordon.games.sniper.phases import BURSTING, SNIPER_TURN
from kordon.games.sniper.pieces import (
    DISTRACTION,
    KENNEL,
    MASKING,
    MEDIC,
    MINE,
    NO_SPACE,
    RADIO,
    SCOUT,
    SILENCED,
    TOMMY,
    TRENCH,
    UNKNOWN,
)
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
    told,
    walk,
)


@rule("SE-401")
def test_a_card_that_changes_something_is_played_before_it() -> None:
    position = sniper_turn("c", hand=(MASKING, SILENCED, MINE))
    play(position, walk("b"))
    assert moves.PLAY[MASKING] not in legal(position, moves.Play)
    assert moves.PLAY[SILENCED] in legal(position, moves.Play)


@rule("SE-401")
def test_no_card_for_shooting_after_the_action() -> None:
    position = sniper_turn("c", "... .d. ...", hand=(SILENCED, TOMMY, TRENCH, MINE), bag=(0, 0, 1, 0))
    play(position, moves.SHOOT[R1][1])
    assert legal(position, moves.Play) == [moves.PLAY[MINE]]


@rule("SE-401")
def test_a_used_card_is_gone() -> None:
    position = sniper_turn("c", hand=(MINE,))
    play(position, moves.PLAY[MINE])
    end_sniper_turn(position)
    end_defenders_turn(position)
    assert legal(position, moves.Play) == []
    assert observe(position, 0).played == (MINE,)


@rule("SE-401", "SE-408")
@pytest.mark.parametrize("card", [MASKING, MINE, SILENCED, TOMMY, TRENCH])
def test_masking_and_mine_lie_face_down_what_serves_shooting_is_shown(card: int) -> None:
    position = sniper_turn("c", hand=(card,))
    shown = UNKNOWN if card in (MASKING, MINE) else card
    assert told(position, moves.PLAY[card], 1) == (events.CardPlayed(shown),)
    seen = observe(position, 1)
    assert (seen.played, seen.card, seen.hand_size) == ((shown,), shown, 2)
    assert observe(position, 0).played == (card,)


# ---- sound masking


@rule("SE-402")
def test_masking_silences_a_run() -> None:
    position = sniper_turn("b", "h.. e.. i..", hand=(MASKING,))
    play(position, moves.PLAY[MASKING])
    assert told(position, walk("cd"), 1) == ()


@rule("SE-402")
def test_masking_lasts_one_turn() -> None:
    position = sniper_turn("b", "h.. e.. i..", hand=(MASKING,))
    play(position, moves.PLAY[MASKING])
    end_sniper_turn(position)
    end_defenders_turn(position)
    assert told(position, walk("cd"), 1) == (events.Alerted(1 << Y | 1 << R),)


@rule("SE-402")
def test_masking_is_shown_at_the_end_of_the_game() -> None:
    position = sniper_turn("a", hand=(MASKING,))
    position.completed = 1 << 6
    play(position, moves.PLAY[MASKING])
    last = told(position, moves.COMPLETE, 1)[-1]
    assert isinstance(last, events.RecordShown)
    assert last.played == (MASKING,)
    assert observe(position, 1).played == (MASKING,)


@rule("SE-402", "SE-705")
def test_masking_does_not_fool_a_dog() -> None:
    position = sniper_turn("b", "h.. ... ...", hand=(MASKING,), specialists=(KENNEL, MEDIC, RADIO))
    position.dogs = (at("c"), NO_SPACE)
    play(position, moves.PLAY[MASKING])
    assert told(position, walk("cd"), 1) == (events.Scented(0b01),)


# ---- S-mine


@rule("SE-403")
def test_a_mine_lies_where_the_sniper_is_and_only_the_sniper_knows() -> None:
    position = sniper_turn("c", hand=(MINE,))
    play(position, walk("d"))
    assert events.Mined(at("d")) in told(position, moves.PLAY[MINE], 0)
    assert observe(position, 0).mined == (at("d"),)
    assert observe(position, 1).mined == ()


@rule("SE-403")
def test_a_unit_that_ends_its_move_on_a_mine_is_killed_and_the_card_is_shown() -> None:
    position = sniper_turn("c", "... .d. ...", hand=(MINE,))
    play(position, moves.PLAY[MINE])
    play(position, walk("b"))
    end_sniper_turn(position)
    assert told(position, moves.March(1, R1, at("c"))) == (
        events.Marched(1, R1, at("d"), at("c")),
        events.MineWentOff(at("c"), R1, 2),
        events.Killed(R1, 0),
    )
    assert position.units[R1] == NO_SPACE
    assert position.mined == (NO_SPACE,), "the mark is gone"
    assert observe(position, 1).played == (MINE,)
    assert position.bag[0] == 7, "the kill adds its token"


@rule("SE-403")
def test_passing_over_a_mine_is_safe() -> None:
    position = sniper_turn("c", "... .d. ...", hand=(MINE,))
    play(position, moves.PLAY[MINE])
    end_sniper_turn(position)
    play(position, moves.March(1, R1, at("b")))
    assert position.units[R1] == at("b")
    assert position.mined == (at("c"),)


@rule("SE-403")
def test_deployment_and_the_scout_set_off_no_mine() -> None:
    position = defenders_turn("f", "hg. m.. ...", specialists=(SCOUT, MEDIC, RADIO))
    position.played, position.played_round, position.mined = (MINE, MINE), (1, 1), (at("l"), at("b"))
    play(position, moves.Deploy(1, Y2, at("l")))
    play(position, moves.Scout(1, Y1, at("b")))
    assert position.units[Y2] == at("l")
    assert position.units[Y1] == at("b")
    assert position.mined == (at("l"), at("b"))


@rule("SE-403")
def test_of_two_mines_in_a_space_one_goes_off_at_a_time() -> None:
    position = defenders_turn("f", "b.. .d. ...")
    position.played, position.played_round, position.mined = (MINE, MINE), (1, 2), (at("c"), at("c"))
    assert events.MineWentOff(at("c"), R1, 1) in told(position, moves.March(1, R1, at("c")))
    assert position.mined == (NO_SPACE, at("c"))
    assert events.MineWentOff(at("c"), Y, 2) in told(position, moves.March(1, Y, at("c")))


@rule("SE-403")
def test_a_mine_that_goes_off_shows_its_own_card_and_no_later_one() -> None:
    position = sniper_turn("c", "... .d. ...", hand=(MINE, MASKING))
    play(position, moves.PLAY[MINE])
    end_sniper_turn(position)
    end_defenders_turn(position)
    play(position, moves.PLAY[MASKING])
    end_sniper_turn(position)
    assert observe(position, 1).played == (UNKNOWN, UNKNOWN)
    play(position, moves.March(1, R1, at("c")))
    assert observe(position, 1).played == (MINE, UNKNOWN)


# ---- silenced ammo


@rule("SE-404")
def test_silenced_noise_is_recoil() -> None:
    position = sniper_turn("c", "... .e. ...", hand=(SILENCED,), bag=(2, 0, 4, 0))
    play(position, moves.PLAY[SILENCED])
    [shot, *rest] = told(position, moves.SHOOT[R1][6], 1)
    assert shot == events.Shot(6, (2, 0, 4, 0), misfire=False, unit=R1)
    assert events.Revealed(at("c")) not in rest
    assert position.figure == NO_SPACE


@rule("SE-404")
def test_five_still_misfire() -> None:
    position = sniper_turn("c", "... .e. ...", hand=(SILENCED,), bag=(2, 1, 4, 0))
    play(position, moves.PLAY[SILENCED])
    assert told(position, moves.SHOOT[R1][7], 1) == (events.Shot(7, (2, 1, 4, 0), misfire=True, unit=-1),)


# ---- distraction


def distractions(space: str, units: str) -> dict[int, str]:
    position = sniper_turn(space, units, hand=(DISTRACTION,))
    found: dict[int, list[int]] = {}
    for move in legal(position, moves.Distract):
        found.setdefault(move.unit, []).append(move.space)
    return {unit: letters(ends) for unit, ends in found.items()}


@rule("SE-405")
def test_a_unit_goes_up_to_two_spaces_and_ends_in_sight() -> None:
    assert marches(defenders_turn("c", "i.. ... ..."), Y) == "Defjmnq"
    assert distractions("c", "i.. ... ...") == {Y: "efjmn"}, "not into the building"


@rule("SE-405")
def test_not_onto_another_unit_and_not_staying() -> None:
    found = distractions("c", "bd. ... ...")
    assert "d" not in found[Y]
    assert "b" not in found[Y]
    assert "c" in found[Y], "the sniper's own space is in sight"


@rule("SE-405")
def test_the_card_is_shown_and_the_unit_moves_onto_a_mine() -> None:
    position = sniper_turn("c", "... .e. ...", hand=(DISTRACTION,))
    position.played, position.played_round, position.mined = (MINE,), (1,), (at("d"),)
    assert told(position, moves.Distract(0, R1, at("d")), 1) == (
        events.CardPlayed(DISTRACTION),
        events.Distracted(R1, at("e"), at("d")),
        events.MineWentOff(at("d"), R1, 1),
        events.Killed(R1, 0),
    )


@rule("SE-405")
def test_without_a_place_to_go_there_is_no_distraction() -> None:
    assert distractions("A", "... ... ..x") == {}


# ---- tommy gun


@rule("SE-406")
def test_both_numbers_are_announced_before_the_first_shot() -> None:
    position = sniper_turn("c", "... .e. ...", hand=(TOMMY,))
    play(position, moves.PLAY[TOMMY])
    assert legal(position, moves.Shoot) == []
    numbers = {(move.first, move.second) for move in legal(position, moves.Announce)}
    assert (2, 9) in numbers
    assert (2, 10) not in numbers, "eleven tokens in all"
    assert (1, 2) not in numbers, "the nearest unit is two spaces away"
    assert told(position, moves.Announce(0, 3, 2), 1) == (events.Announced(3, 2),)
    assert legal(position, moves.Shoot) == [moves.SHOOT[R1][3]]


@rule("SE-406")
def test_the_first_tokens_stay_out_for_the_second_shot() -> None:
    position = sniper_turn("c", "... .de ...", hand=(TOMMY,), bag=(3, 0, 0, 0))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 1, 2))
    play(position, moves.SHOOT[R1][1])
    assert position.bag == (2, 0, 0, 0)
    assert position.phase == BURSTING
    play(position, moves.SHOOT[R2][2])
    assert [position.units[R1], position.units[R2]] == [NO_SPACE, NO_SPACE]
    assert position.bag == (5, 0, 0, 0), "all back, and two for the soldiers"
    assert position.phase == SNIPER_TURN


@rule("SE-406")
def test_what_the_first_kill_adds_is_not_there_for_the_second_shot() -> None:
    position = sniper_turn("c", "... .de ...", hand=(TOMMY,), bag=(2, 1, 0, 0))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 1, 2))
    play(position, moves.SHOOT[R1][1])
    assert sum(position.bag) == 2


@rule("SE-406")
@pytest.mark.parametrize(("noise", "revealed"), [(2, True), (1, False)])
def test_noise_is_judged_once_over_both_shots(noise: int, revealed: bool) -> None:
    """Two shots of one token each from a bag of noise alone: together two, or one and a suppression."""
    position = sniper_turn("c", "... .d. ...", hand=(TOMMY,), bag=(0, 0, noise, 2 - noise))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 1, 1))
    play(position, moves.SHOOT[R1][1])
    assert position.figure == NO_SPACE
    play(position, moves.SHOOT[R1][1])
    assert (position.figure == at("c")) == revealed


@rule("SE-406")
def test_suppression_of_the_second_shot_hides_noise_of_the_first() -> None:
    position = sniper_turn("c", "... .d. ...", hand=(TOMMY,))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 2, 1))
    position.bag = (0, 0, 2, 0)
    assert told(position, moves.SHOOT[R1][2]) == (events.Shot(2, (0, 0, 2, 0), misfire=False, unit=-1),)
    position.bag = (0, 0, 0, 1)
    assert told(position, moves.SHOOT[R1][1]) == (events.Shot(1, (0, 0, 0, 1), misfire=False, unit=-1),)
    assert position.figure == NO_SPACE


@rule("SE-406")
def test_misfires_are_judged_shot_by_shot() -> None:
    position = sniper_turn("c", "... .d. ...", hand=(TOMMY,), bag=(0, 3, 6, 0))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 4, 4))
    first = told(position, moves.SHOOT[R1][4])[0]
    second = told(position, moves.SHOOT[R1][4])[0]
    assert isinstance(first, events.Shot)
    assert isinstance(second, events.Shot)
    assert not first.misfire
    assert not second.misfire


@rule("SE-409")
def test_the_second_target_is_chosen_after_the_first_shot_among_the_units_that_its_number_reaches() -> None:
    position = sniper_turn("c", "... .de ...", hand=(TOMMY,), bag=(1, 2, 0, 0))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 2, 1))
    assert legal(position, moves.Shoot) == [moves.SHOOT[R1][2], moves.SHOOT[R2][2]]
    position.bag = (0, 2, 0, 0)
    play(position, moves.SHOOT[R2][2])
    assert dispatch.legal_moves(position, 0) == [moves.SHOOT[R1][1]], (
        "it must be taken, and reaches one space"
    )


@rule("SE-409")
def test_the_second_number_may_reach_nobody_and_then_that_shot_is_given_up() -> None:
    position = sniper_turn("c", "... .e. ...", hand=(TOMMY,), bag=(0, 4, 0, 0))
    play(position, moves.PLAY[TOMMY])
    assert {move.second for move in legal(position, moves.Announce) if move.first == 2} == {1, 2}
    assert {move.first for move in legal(position, moves.Announce)} == {2, 3}, "one token is left for it"
    play(position, moves.Announce(0, 2, 1))
    assert told(position, moves.SHOOT[R1][2])[-1] == events.ShotLost(1)
    assert position.phase == SNIPER_TURN


@rule("SE-406", "SE-409")
def test_a_second_shot_without_a_target_is_lost_and_the_noise_is_judged() -> None:
    position = sniper_turn("c", "... .d. ...", hand=(TOMMY,), bag=(2, 0, 0, 0))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 1, 1))
    assert told(position, moves.SHOOT[R1][1], 1) == (
        events.Shot(1, (1, 0, 0, 0), misfire=False, unit=R1),
        events.Killed(R1, 0),
        events.ShotLost(1),
    )
    assert position.phase == SNIPER_TURN
    assert position.bag == (3, 0, 0, 0)


@rule("SE-406")
def test_the_first_shots_noise_reveals_even_if_the_second_is_lost() -> None:
    position = sniper_turn("c", "... .d. ...", hand=(TOMMY,), bag=(2, 0, 2, 0))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 3, 1))
    position.bag = (1, 0, 2, 0)
    assert told(position, moves.SHOOT[R1][3])[-1] == events.Revealed(at("c"))


@rule("SE-406")
def test_both_shots_are_one_action() -> None:
    position = sniper_turn("c", "... .d. ...", hand=(TOMMY,), bag=(0, 2, 0, 0))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 1, 1))
    assert all(isinstance(move, moves.Shoot) for move in dispatch.legal_moves(position, 0))
    play(position, moves.SHOOT[R1][1])
    play(position, moves.SHOOT[R1][1])
    assert legal(position, moves.Shoot) == legal(position, moves.Announce) == []


# ---- trench gun


@rule("SE-407")
def test_the_trench_gun_reveals_then_kills_all_around_and_adds_nothing() -> None:
    position = sniper_turn("l", "hg. pk. ul.", hand=(TRENCH,))
    play(position, moves.PLAY[TRENCH])
    assert legal(position, moves.Shoot) == []
    seen = told(position, moves.BLAST, 1)
    assert seen[:2] == (
        events.Revealed(at("l")),
        events.Blasted(at("l"), 1 << Y | 1 << R | 1 << R1 | 1 << B1),
    )
    assert position.units[Y1] == at("g"), "a corner is not adjacent"
    assert position.units[B] == at("u")
    assert position.bag == (6, 3, 2, 0)
    assert position.suppression == 0b111
    assert position.faults() == []


@rule("SE-407")
def test_the_trench_gun_reaches_only_spaces_of_its_own_type() -> None:
    position = sniper_turn("h", "A.. ... ...", hand=(TRENCH,))
    play(position, moves.PLAY[TRENCH])
    play(position, moves.BLAST)
    assert position.units[Y] == at("A")
