"""Solo (SE-9xx): how it ends, the deck of orders, what the defenders know, noise and misdirection."""

from __future__ import annotations

from collections import Counter

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.records import OPEN, SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.games.sniper import events, moves
from kordon.games.sniper.observe import observe
from kordon.games.sniper.phases import ENTERING
from kordon.games.sniper.pieces import NO_SECTOR, NO_SPACE, NO_SPECIALIST, SILENCED, TOMMY, UNKNOWN
from kordon.games.sniper.rules import dispatch
from kordon.games.sniper.rules.setup import set_up
from kordon.games.sniper.solo.order_cards import ORDERS, SquadName
from tests.games.sniper.boards import (
    BLACK,
    R1,
    R2,
    RED,
    WHITE,
    YELLOW,
    B,
    R,
    Y,
    at,
    fresh,
    legal,
    options,
    play,
    sniper_turn,
    spaces,
    told,
    walk,
)
from tests.games.sniper.solo.alone import ordered, solo, where

# ---- how it ends


@rule("SE-901")
def test_the_sniper_sets_up_alone_and_goes_first() -> None:
    position = fresh(1)
    while dispatch.legal_moves(position, 0)[0].__class__ in (moves.Bury, moves.Equip):
        play(position, dispatch.legal_moves(position, 0)[0])
    assert position.phase == ENTERING
    assert position.specialists == (NO_SPECIALIST,) * 3


@rule("SE-901")
def test_two_objectives_win() -> None:
    position = solo("a")
    position.completed = 1 << 6
    play(position, moves.COMPLETE)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


@rule("SE-901", "SE-906")
def test_two_wounds_lose() -> None:
    position = solo("c", "c.. ... ...")
    position.wounds, position.figure = 1, at("c")
    ordered(position, "converge")
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.rule) == ((), "SE-601")


@rule("SE-901")
def test_there_is_no_countdown() -> None:
    position = solo("c", "... ... ...")
    position.countdown = 1
    play(position, moves.END_TURN)
    assert position.outcome is None
    assert position.countdown == 1


@rule("SE-901", "SE-903")
def test_when_the_deck_runs_out_the_defenders_win_after_that_turn() -> None:
    position = solo("c", "... ... ...")
    assert position.orders.bit_count() == 18
    for left in range(17, -1, -1):
        play(position, moves.END_TURN)
        position.wounds = 0
        assert observe(position, 0).orders_left == left
        assert position.outcome is None
    play(position, moves.END_TURN)
    assert position.outcome is not None
    assert (position.outcome.winners, position.outcome.rule) == ((), "SE-901")


# ---- the order cards


@rule("SE-902", "SE-906")
def test_there_are_twenty_one_order_cards_of_six_kinds() -> None:
    assert len(ORDERS) == 21
    kinds = Counter(order.kind for order in ORDERS)
    assert set(kinds) == {"converge", "sweep", "spot", "patrol", "reinforce", "lockdown"}
    assert min(kinds.values()) >= 2


@rule("SE-902")
def test_two_orders_lie_face_up_and_the_third_face_down() -> None:
    position = solo()
    seen = observe(position, 0)
    assert seen.slots[:2] == tuple(position.slots[:2])
    assert seen.slots[2] == UNKNOWN
    assert len({*position.slots}) == 3
    assert not any(position.orders >> order & 1 for order in position.slots)


@rule("SE-903")
def test_the_die_picks_a_slot_and_later_ones_move_up() -> None:
    picked: Counter[int] = Counter()
    for number in range(600):
        position = solo("c", "... ... ...")
        position.chance.count = number
        before = position.slots[:]
        event = next(e for e in told(position, moves.END_TURN) if isinstance(e, events.OrderDrawn))
        assert (event.slot, event.order) == (event.die - 1, before[event.die - 1])
        assert position.slots[:2] == tuple([card for card in before if card != event.order])
        assert observe(position, 0).slots[2] == UNKNOWN
        assert event.order in observe(position, 0).orders_gone
        picked[event.die] += 1
    assert [picked[die] / 100 for die in (1, 2, 3)] == pytest.approx([3, 2, 1], abs=0.4)


@rule("SE-903")
def test_a_game_is_the_same_for_the_same_seed() -> None:
    def course() -> list[tuple[int, ...]]:
        position = set_up(options(), 1, seed_from("again"))
        course = []
        while position.outcome is None:
            move = dispatch.legal_moves(position, 0)[0]
            if legal(position, moves.EndTurn):
                move = moves.END_TURN
            play(position, move)
            course.append((*position.units, *position.slots))
        return course

    assert course() == course()


# ---- what the defenders know


@rule("SE-904")
def test_the_last_known_sector_starts_as_that_of_the_entrance() -> None:
    position = solo(".", objectives=(1, 6))
    assert position.sector == NO_SECTOR
    assert told(position, moves.Enter(0, spaces("c"))) == (events.SectorKnown(WHITE),)
    assert position.sector == WHITE


@rule("SE-904")
def test_it_is_the_snipers_when_the_figure_is_put_down() -> None:
    position = solo("a", "... ... ...")
    position.sector = RED
    assert events.SectorKnown(YELLOW) in told(position, moves.COMPLETE)
    assert position.sector == YELLOW


@rule("SE-904")
def test_it_is_that_of_the_nearest_alerted_unit() -> None:
    position = solo("d", "h.. e.. ...")
    assert told(position, walk("cb"))[-1] == events.SectorKnown(YELLOW)
    position = solo("c", "h.. e.. ...")
    position.sector = YELLOW
    play(position, walk("d"))
    assert position.sector == YELLOW, "a silent move tells nothing"


@rule("SE-904")
def test_the_nearest_alerted_unit_counts_whatever_its_number() -> None:
    position = solo("b", "h.. e.. ...")
    alerted, known = told(position, walk("cd"))
    assert alerted == events.Alerted(1 << Y | 1 << R)
    assert known == events.SectorKnown(RED)


@rule("SE-904", "SE-910")
@pytest.mark.parametrize(("units", "sector"), [("f.. A.. ...", RED), ("A.. f.. ...", WHITE)])
def test_of_two_alerted_units_as_near_the_first_in_order_counts(units: str, sector: int) -> None:
    """Both are three steps away from c: one by e, the other by the doorway and h."""
    position = solo("e", units)
    position.sector = BLACK
    assert told(position, walk("dc"))[-1] == events.SectorKnown(sector)


# ---- noise


@rule("SE-905")
def test_each_noise_brings_the_nearest_unit_that_was_no_target_a_step_closer() -> None:
    position = solo("c", "... .ej ...", bag=(0, 0, 2, 0))
    lured = [e for e in told(position, moves.SHOOT[R1][2]) if isinstance(e, events.Lured)]
    assert lured == [events.Lured(R2, at("j"), at("f"))], "after that the target is in the way"
    position = solo("c", "h.. .e. ...", bag=(0, 0, 2, 0))
    play(position, moves.SHOOT[R1][2])
    assert where(position, Y, R1) == "ce", "the officer came twice, up to the sniper"


@rule("SE-905", "SE-910")
def test_of_two_units_as_near_the_lower_number_comes() -> None:
    position = solo("c", "... d.e b..", bag=(0, 1, 1, 0))
    lured = [e for e in told(position, moves.SHOOT[R2][2]) if isinstance(e, events.Lured)]
    assert [event.unit for event in lured] == [R]


@rule("SE-403", "SE-905")
def test_a_unit_that_comes_closer_sets_off_a_mine() -> None:
    position = solo("c", "a.. .e. ...", bag=(0, 1, 1, 0))
    position.played, position.played_round, position.mined = (1,), (1,), (at("b"),)
    play(position, moves.SHOOT[R1][2])
    assert position.units[Y] == NO_SPACE


@rule("SE-905")
def test_silenced_noise_brings_nobody() -> None:
    position = solo("c", "h.. .e. ...", hand=(SILENCED,), bag=(0, 0, 2, 0))
    play(position, moves.PLAY[SILENCED])
    play(position, moves.SHOOT[R1][2])
    assert where(position, Y) == "h"


@rule("SE-905")
def test_the_tommy_gun_spares_both_targets_and_adds_up_the_noise() -> None:
    position = solo("c", "a.. .ed ...", hand=(TOMMY,), bag=(0, 0, 2, 0))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 1, 1))
    assert not any(isinstance(event, events.Lured) for event in told(position, moves.SHOOT[R2][1]))
    lured = [e for e in told(position, moves.SHOOT[R2][1]) if isinstance(e, events.Lured)]
    assert [event.unit for event in lured] == [Y, Y]


@rule("SE-905")
def test_the_tommy_gun_spares_each_of_two_targets() -> None:
    position = solo("c", "a.. .ed ...", hand=(TOMMY,), bag=(0, 0, 3, 0))
    play(position, moves.PLAY[TOMMY])
    play(position, moves.Announce(0, 1, 2))
    play(position, moves.SHOOT[R2][1])
    lured = [e for e in told(position, moves.SHOOT[R1][2]) if isinstance(e, events.Lured)]
    assert [event.unit for event in lured] == [Y, Y], "not the soldier in d, who was the first target"
    assert where(position, R1, R2) == "ed"


@rule("SE-905")
def test_who_was_shot_at_before_comes_closer_to_the_next_shot() -> None:
    position = solo("c", "b.. .e. ...", bag=(0, 1, 1, 0))
    play(position, moves.SHOOT[R1][2])
    assert where(position, Y, R1) == "ce"
    position.acted = False
    play(position, moves.SHOOT[Y][2])
    assert where(position, Y, R1) == "cd"


# ---- how units move


@rule("SE-910")
def test_of_two_ways_as_short_the_lower_number_is_taken() -> None:
    position = solo("c", "g.. .d. ...", bag=(0, 1, 1, 0))
    lured = [e for e in told(position, moves.SHOOT[R1][2]) if isinstance(e, events.Lured)]
    assert lured == [events.Lured(Y, at("g"), at("a"))], "by a or by h it is three steps to c"


@rule("SE-910")
def test_a_unit_that_cannot_get_nearer_stays() -> None:
    position = solo("y", "b.. ac. ...")
    position.figure = at("b")
    told_of = ordered(position, "converge")
    assert where(position, R, R1) == "ac", "the officer of the other squad stands on the goal"
    assert not any(isinstance(event, events.Marched) for event in told_of)


@rule("SE-910")
@pytest.mark.parametrize("units", ["ac. ... ...", "ca. ... ...", "a.. c.. ...", "c.. a.. ..."])
@pytest.mark.parametrize(("first", "officer"), [("yellow", Y), ("red", R)])
def test_squads_act_as_the_card_lists_them_and_the_officer_first(
    units: str, first: SquadName, officer: int
) -> None:
    """Two units are next to the figure: the one that acts first gets there."""
    position = solo("y", units)
    position.figure = at("b")
    ordered(position, "converge", first, "red" if first == "yellow" else "yellow")
    there = position.units.index(at("b"))
    assert there == (officer if position.units[R] != NO_SPACE else Y)


@rule("SE-502", "SE-910")
def test_the_squads_act_as_often_as_the_card_says() -> None:
    position = solo("y", "a.. ... ...")
    position.figure = at("d")
    ordered(position, "converge", "yellow")
    assert where(position, Y) == "c"
    position = solo("y", "a.. ... ...")
    position.figure = at("d")
    ordered(position, "converge", "yellow", times=2)
    assert where(position, Y) == "d"


@rule("SE-502", "SE-910")
def test_a_unit_that_acts_twice_attacks_once() -> None:
    position = solo("c", "a.. ... ...")
    position.figure = at("c")
    ordered(position, "converge", "yellow", times=2)
    assert where(position, Y) == "c"
    assert position.wounds == 1


@rule("SE-910")
def test_every_order_is_carried_out_by_all_squads_in_turn_and_converge_most_often() -> None:
    for order in ORDERS:
        assert sorted(order.squads) == ["black", "red", "yellow"]
        assert order.times == (3 if order.kind == "converge" else 2)


# ---- misdirection


@rule("SE-907")
def test_looking_at_the_face_down_order_is_the_turns_action() -> None:
    position = solo("c")
    hidden = position.slots[2]
    assert told(position, moves.PEEK, 0) == (events.OrderSeen(hidden),)
    assert observe(position, 0).slots[2] == hidden
    assert legal(position, moves.Shoot) == legal(position, moves.Swap) == legal(position, moves.Peek) == []
    play(position, moves.END_TURN)
    assert observe(position, 0).slots[2] == UNKNOWN, "another card lies there now"


@rule("SE-907")
def test_who_looks_on_sees_the_look_and_not_the_card() -> None:
    position = solo("c")
    assert told(position, moves.PEEK) == (events.OrderSeen(UNKNOWN),)
    assert observe(position, SPECTATOR).slots[2] == UNKNOWN
    assert not any(isinstance(event, events.OrderSeen) and event.order >= 0 for event in position.news)
    assert observe(position, OPEN).slots[2] == position.slots[2]


@rule("SE-907")
def test_who_looks_on_knows_a_card_that_was_laid_face_down_before_their_eyes() -> None:
    position = solo("c")
    one, two, three = position.slots
    play(position, moves.SWAPS[1])
    assert observe(position, SPECTATOR).slots == (three, two, one)


@rule("SE-907")
def test_swapping_two_slots() -> None:
    position = solo("c")
    one, two, three = position.slots
    play(position, moves.SWAPS[0])
    assert legal(position, moves.Shoot) == legal(position, moves.Swap) == [], "it was the turn's action"
    assert position.slots == (two, one, three)
    assert observe(position, 0).slots[2] == UNKNOWN
    position = solo("c")
    one, two, three = position.slots
    assert told(position, moves.SWAPS[1], 0) == (events.OrdersSwapped(0, 2), events.OrderTurned(three))
    assert observe(position, 0).slots == (three, two, one), "a card that was seen stays known"


@rule("SE-907")
def test_no_misdirection_with_players_on_the_other_side() -> None:
    position = sniper_turn("c")
    assert legal(position, moves.Swap) == legal(position, moves.Peek) == []


@rule("SE-908")
def test_a_killed_officer_gives_his_suppression_token() -> None:
    position = solo("c", "... d.. ...", bag=(3, 0, 0, 0))
    assert events.Killed(R, 3) in told(position, moves.SHOOT[R][3])
    assert position.bag == (3, 0, 0, 1)
    assert position.units[B] == NO_SPACE
