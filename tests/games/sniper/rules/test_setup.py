"""Before the first turn, and the options of difficulty (SE-2xx, SE-86x)."""

from __future__ import annotations

from collections import Counter

import pytest

from kordon.engine.chance import seed_from
from kordon.engine.errors import Fault
from kordon.engine.play import Refused, leading_on, move_by_path
from kordon.engine.rule_ids import rule
from kordon.engine.tuples import replaced
from kordon.games.sniper import GAME, events, moves
from kordon.games.sniper.observe import observe
from kordon.games.sniper.options import SniperOptions, check
from kordon.games.sniper.phases import ASSIGNING, BURYING, ENTERING, PICKING, SHOWING
from kordon.games.sniper.pieces import (
    DISTRACTION,
    KENNEL,
    MASKING,
    MEDIC,
    MINE,
    RADIO,
    SCOUT,
    SILENCED,
    SNIPER,
    TOMMY,
    TRENCH,
    UNKNOWN,
)
from kordon.games.sniper.position import Position
from kordon.games.sniper.rules import dispatch
from kordon.games.sniper.rules.setup import set_up
from tests.games.sniper.boards import (
    EVERYBODY_HOME,
    at,
    defenders_turn,
    end_defenders_turn,
    end_sniper_turn,
    fresh,
    legal,
    options,
    play,
    sniper_turn,
    spaces,
    told,
)

HAND = (MASKING, MINE, MINE)


def burying(objectives: tuple[int, int], buried: int = 0) -> Position:
    position = fresh()
    position.phase, position.objectives, position.buried = BURYING, objectives, buried
    return position


def ready(seats: int = 2, **given: bool) -> Position:
    """The sniper has drawn objectives of different suits and picks next."""
    position = fresh(seats, **given)
    position.objectives, position.buried = (1, 6), 0
    position.phase = SHOWING if given.get("objective_shown") else PICKING
    return position


def assigning(seats: int = 2, **given: bool) -> Position:
    position = ready(seats, **given)
    if position.phase == SHOWING:
        play(position, moves.Show(0, 4))
    play(position, dispatch.legal_moves(position, 0)[0])
    return position


# ---- objectives


@rule("SE-201")
def test_objectives_of_different_suits_are_kept() -> None:
    for number in range(40):
        position = set_up(options(), 2, seed_from(f"suits {number}"))
        suits = {position.board.suit(objective) for objective in position.objectives}
        assert (position.phase == BURYING) == (len(suits) == 1)


@rule("SE-201")
def test_one_of_two_of_a_suit_goes_under_the_deck_and_another_is_drawn() -> None:
    position = burying((1, 2))
    [event] = told(position, moves.Bury(0, 2), seat=0)
    assert isinstance(event, events.Buried)
    assert position.objectives == tuple(sorted((1, event.drawn)))
    assert event.drawn > 2
    assert position.phase == PICKING


@rule("SE-201")
def test_burying_goes_on_while_the_suits_are_the_same() -> None:
    """Red has three cards: with 3 buried, 4 may be followed by 5, and once more one goes."""
    seen: Counter[int] = Counter()
    for number in range(60):
        position = burying((3, 4))
        position.chance.count = number
        play(position, moves.Bury(0, 3))
        seen[position.phase] += 1
        assert 3 not in position.objectives
        if position.phase == BURYING:
            assert position.objectives == (4, 5)
            play(position, moves.Bury(0, 5))
            assert position.phase == PICKING
    assert seen[BURYING]
    assert seen[PICKING]


@rule("SE-201")
def test_the_others_do_not_notice_that_a_card_was_buried() -> None:
    position = burying((1, 2))
    before = observe(position, 1)
    assert told(position, moves.Bury(0, 1), seat=1) == ()
    assert observe(position, 1) == before


# ---- bag and loadout


@rule("SE-202")
def test_the_bag_starts_with_six_aim_two_noise_three_recoil() -> None:
    position = fresh()
    assert position.bag == (6, 3, 2, 0)
    assert position.suppression == 0b111, "one on each specialist card"


@rule("SE-203")
def test_the_sniper_picks_any_three_cards_both_copies_if_wanted() -> None:
    hands = {move.cards for move in legal(ready(), moves.Equip)}
    assert (MASKING, MASKING, TRENCH) in hands
    assert (TOMMY, TOMMY, TRENCH) not in hands, "there is one tommy gun"
    assert (MINE, MINE, MINE) not in hands
    assert len(hands) == 40
    assert all(len(cards) == 3 for cards in hands)


@rule("SE-203")
def test_any_three_cards_are_clicked_in_any_order() -> None:
    seen = observe(ready(), 0)
    assert move_by_path(GAME, seen, ("loadout:5", "loadout:0", "loadout:1")) == moves.Equip(0, (0, 1, 5))
    assert move_by_path(GAME, seen, ("loadout:1", "loadout:0", "loadout:1")) == moves.Equip(0, (0, 1, 1))
    with pytest.raises(Refused, match="SE-203"):
        move_by_path(GAME, seen, ("loadout:5", "loadout:1", "loadout:5"))
    leads_on = leading_on(GAME, seen)
    assert leads_on(("loadout:5", "loadout:1"))
    assert not leads_on(("loadout:5", "loadout:5"))


@rule("SE-203")
def test_the_other_seven_are_the_deck_and_the_hand_is_secret() -> None:
    position = ready()
    notices = play(position, moves.Equip(0, HAND))
    assert position.hand == (1, 2, 0, 0, 0, 0)
    assert position.deck == (1, 0, 2, 2, 1, 1)
    seen = observe(position, 1)
    assert (seen.hand_size, seen.deck_size, seen.hand, seen.deck) == (3, 7, (), ())
    assert events.Equipped((UNKNOWN,) * 3) in [event for _, event in notices]


@rule("SE-203", "SE-204")
def test_the_defenders_choose_only_after_the_sniper() -> None:
    position = ready()
    assert dispatch.to_act(position) == (0,)
    play(position, moves.Equip(0, HAND))
    assert position.phase == ASSIGNING
    assert dispatch.to_act(position) == (1,)


# ---- specialists


@rule("SE-204")
def test_three_different_specialists_go_to_the_squads_with_two_uses_each() -> None:
    position = assigning()
    assert len(legal(position, moves.Assign)) == 6
    assert told(position, moves.Assign(1, 0, MEDIC), seat=0) == (events.Assigned(1, 0, MEDIC),)
    assert MEDIC not in [move.specialist for move in legal(position, moves.Assign)]
    play(position, moves.Assign(1, 1, SCOUT))
    play(position, moves.Assign(1, 2, RADIO))
    assert position.specialists == (MEDIC, SCOUT, RADIO)
    assert position.uses == (2, 2, 2)
    assert position.phase == ENTERING


@rule("SE-208")
@pytest.mark.parametrize(
    ("seats", "asked"),
    [(2, [(1,), (1,), (1,)]), (3, [(1,), (2,), (1, 2)]), (4, [(1,), (2,), (3,)])],
)
def test_squads_choose_in_order_each_by_its_own_player(seats: int, asked: list[tuple[int, ...]]) -> None:
    position = assigning(seats)
    for squad, who in enumerate(asked):
        assert dispatch.to_act(position) == who
        assert {move.squad for move in legal(position, moves.Assign, who[-1])} == {squad}
        play(position, moves.Assign(who[-1], squad, squad))


@rule("SE-205")
def test_units_start_on_their_marks() -> None:
    assert tuple(fresh().units) == spaces(EVERYBODY_HOME.replace(" ", ""))


@rule("SE-206")
def test_the_countdown_stands_on_ten_and_the_sniper_goes_first_unhurt() -> None:
    position = assigning()
    for squad, card in enumerate((MEDIC, SNIPER, KENNEL)):
        play(position, moves.Assign(1, squad, card))
    assert (position.countdown, position.wounds) == (10, 0)
    assert dispatch.to_act(position) == (0,)


@rule("SE-207")
@pytest.mark.parametrize(
    ("seats", "squads"),
    [(2, {1: {0, 1, 2}}), (3, {1: {0, 2}, 2: {1, 2}}), (4, {1: {0}, 2: {1}, 3: {2}})],
)
def test_squads_belong_to_players_and_two_share_the_third(seats: int, squads: dict[int, set[int]]) -> None:
    position = defenders_turn("c", seats=seats)
    assert dispatch.to_act(position) == tuple(squads)
    for seat, own in squads.items():
        assert {move.unit // 3 for move in legal(position, moves.March, seat)} == own
        assert {move.squad for move in legal(position, moves.Intel, seat)} == own


@rule("SE-207")
def test_either_of_two_players_acts_with_the_shared_squad() -> None:
    position = defenders_turn("c", seats=3)
    play(position, moves.Attack(1, 6))
    assert position.actions == (2, 2, 1)
    play(position, moves.Attack(2, 7))
    assert position.actions == (2, 2, 0)


# ---- difficulty


@rule("SE-861")
def test_two_random_cards_instead_of_three_chosen() -> None:
    found = set()
    for number in range(30):
        position = set_up(options(two_random_cards=True), 2, seed_from(f"cards {number}"))
        while position.phase == BURYING:
            play(position, legal(position, moves.Bury)[0])
        [move] = legal(position, moves.Equip)
        found.add(move.cards)
        play(position, move)
        assert sum(position.hand) == 2
        assert position.faults() == []
        assert observe(position, 1).hand_size == 2
    assert len(found) > 5


@rule("SE-862")
def test_five_aim_in_the_bag() -> None:
    assert fresh(fewer_aim=True).bag == (5, 3, 2, 0)


@rule("SE-863")
def test_a_card_that_is_no_objective_is_shown() -> None:
    position = ready(objective_shown=True)
    assert [move.objective for move in legal(position, moves.Show)] == [2, 3, 4, 5, 7, 8, 9]
    assert told(position, moves.Show(0, 4)) == (events.ObjectiveShown(4),)
    assert observe(position, 1).shown == 4
    assert position.phase == PICKING


@rule("SE-864")
def test_the_countdown_starts_on_seven_and_goes_back_to_seven() -> None:
    position = sniper_turn("a", short_countdown=True)
    assert position.countdown == 7
    position.countdown = 3
    play(position, moves.COMPLETE)
    assert position.countdown == 7


@rule("SE-865")
def test_one_more_card() -> None:
    position = ready(extra_card=True)
    assert all(len(move.cards) == 4 for move in legal(position, moves.Equip))
    play(position, moves.Equip(0, (SILENCED, DISTRACTION, TOMMY, TRENCH)))
    assert sum(position.hand) == 4
    assert observe(position, 1).deck_size == 6


@rule("SE-866")
def test_each_specialist_has_one_use() -> None:
    position = assigning(single_use_specialists=True)
    play(position, moves.Assign(1, 0, MEDIC))
    assert position.uses[0] == 1


@rule("SE-867")
def test_no_intel_in_the_first_two_turns() -> None:
    for round, expected in ((1, 0), (2, 0), (3, 3)):
        assert len(legal(defenders_turn("c", round=round, late_intel=True), moves.Intel)) == expected
    assert len(legal(defenders_turn("c", round=1), moves.Intel)) == 3


@rule("SE-868")
def test_one_squad_a_turn_gathers_intel() -> None:
    position = defenders_turn("c", single_intel=True)
    play(position, moves.INTEL[1][1])
    assert legal(position, moves.Intel) == []
    end_defenders_turn(position)
    end_sniper_turn(position)
    assert len(legal(position, moves.Intel)) == 3


@rule("SE-861", "SE-908")
@pytest.mark.parametrize(
    ("given", "seats", "reason"),
    [
        ({"two_random_cards": True, "extra_card": True}, 2, r"extra_card: .*SE-861"),
        ({"objective_shown": True}, 1, r"objective_shown: .*SE-908"),
        ({"short_countdown": True}, 1, r"short_countdown: .*SE-908"),
        ({"single_use_specialists": True}, 1, r"single_use_specialists: .*SE-908"),
        ({"late_intel": True}, 1, r"late_intel: .*SE-908"),
        ({"single_intel": True}, 1, r"single_intel: .*SE-908"),
    ],
)
def test_options_that_do_not_go_together_are_refused(given: dict[str, bool], seats: int, reason: str) -> None:
    with pytest.raises(Fault, match=reason):
        check(SniperOptions(**given), seats)  # type: ignore[arg-type]


@rule("SE-861", "SE-862", "SE-865", "SE-908")
@pytest.mark.parametrize(
    ("name", "aim", "cards"),
    [(None, 6, 3), ("fewer_aim", 5, 3), ("extra_card", 6, 4), ("two_random_cards", 6, 2)],
)
def test_three_changes_of_difficulty_apply_alone(name: str | None, aim: int, cards: int) -> None:
    """In solo, each changes what it names and nothing else."""
    given = {name: True} if name else {}
    check(SniperOptions(**given), 1)  # type: ignore[arg-type]
    position = ready(1, **given)
    assert position.bag == (aim, 3, 2, 0)
    picks = legal(position, moves.Equip)
    assert {len(move.cards) for move in picks} == {cards}
    assert (len(picks) == 1) == (name == "two_random_cards"), "only drawn cards leave no choice"
    play(position, picks[0])
    assert (sum(position.hand), sum(position.deck)) == (cards, 10 - cards)
    assert position.phase == ENTERING


@rule("SE-861", "SE-908")
def test_the_two_cards_of_solo_are_drawn_at_random() -> None:
    drawn = set()
    for number in range(40):
        position = set_up(options(two_random_cards=True), 1, seed_from(f"two cards {number}"))
        position.phase = PICKING
        drawn.add(legal(position, moves.Equip)[0].cards)
    assert len(drawn) > 8


def test_a_position_names_its_faults() -> None:
    position = sniper_turn("c")
    assert position.faults() == []
    position.units = replaced(position.units, 1, at("h"))
    position.hand = replaced(position.hand, TOMMY, 2)
    position.bag = (12, 3, 2, 0)
    found = " ".join(position.faults())
    assert "both stand in" in found
    assert "tommy" in found
    assert "aim" in found
