"""The sniper's turn: walks, alerts, loot, objectives (SE-30x, SE-37x); the yard is in `boards.py`."""

from __future__ import annotations

import pytest

from kordon.engine.records import OPEN, SPECTATOR
from kordon.engine.rule_ids import rule
from kordon.games.sniper import events, moves
from kordon.games.sniper.observe import observe
from kordon.games.sniper.phases import CHOOSING_LOOT, SNIPER_TURN
from kordon.games.sniper.pieces import MASKING, MINE, NO_SPACE, SILENCED, TOMMY, TRENCH, UNKNOWN
from kordon.games.sniper.rules import dispatch
from tests.games.sniper.boards import (
    R1,
    B,
    R,
    Y,
    at,
    defenders_turn,
    end_defenders_turn,
    end_sniper_turn,
    legal,
    letters,
    play,
    sniper_turn,
    spaces,
    told,
    walk,
    walks,
)


def enter(path: str) -> moves.Enter:
    return moves.Enter(0, spaces(path))


# ---- the first move


@rule("SE-301")
@pytest.mark.parametrize(
    ("objectives", "entrances"),
    [((1, 6), "cr"), ((1, 3), "cy"), ((6, 8), "br"), ((3, 9), "by")],
)
def test_the_entrance_is_in_a_sector_without_an_objective(
    objectives: tuple[int, int], entrances: str
) -> None:
    position = sniper_turn(".", objectives=objectives, units="... ... ...")
    assert letters({move.path[0] for move in legal(position, moves.Enter)}) == entrances


@rule("SE-301")
def test_entering_comes_before_anything_else_and_is_at_least_one_space() -> None:
    position = sniper_turn(".", units="b.. ... ...", hand=(MINE,))
    assert all(isinstance(move, moves.Enter) for move in dispatch.legal_moves(position, 0))
    play(position, enter("c"))
    assert position.space == at("c")
    assert legal(position, moves.Walk) == [], "it was this turn's move"
    assert legal(position, moves.Play)
    assert legal(position, moves.Shoot)


@rule("SE-301")
def test_the_space_of_the_arrow_is_the_first_of_up_to_three() -> None:
    paths = walks(sniper_turn(".", units="... ... ..."))
    assert {"c", "cd", "cba", "cbh"} <= set(paths)
    assert max(len(path) for path in paths) == 3


@rule("SE-301")
def test_an_entrance_that_a_unit_stands_on_is_closed() -> None:
    position = sniper_turn(".", units="c.. ... ...")
    assert {path[0] for path in walks(position)} == {"r"}


# ---- what a turn holds


@rule("SE-302")
def test_the_figure_is_taken_off_when_the_snipers_turn_begins() -> None:
    position = defenders_turn("c", "d.. ... ...")
    play(position, moves.Spot(1, Y, at("c")))
    assert position.figure == at("c")
    end_defenders_turn(position)
    assert position.figure == NO_SPACE


@rule("SE-303")
def test_one_move_one_card_one_action_in_any_order() -> None:
    position = sniper_turn("d", "e.. ... ...", hand=(MINE, MASKING))
    play(position, moves.SHOOT[Y][1])
    assert legal(position, moves.Shoot) == []
    play(position, walk("c"))
    assert legal(position, moves.Walk) == []
    play(position, moves.PLAY[MINE])
    assert dispatch.legal_moves(position, 0) == [moves.END_TURN]


@rule("SE-303")
def test_all_of_it_may_be_left_out() -> None:
    position = sniper_turn("d")
    end_sniper_turn(position)
    assert dispatch.to_act(position) == (1,)


@rule("SE-303")
def test_leaving_out_one_thing_gives_no_other_twice() -> None:
    position = sniper_turn("A", "B.. ... ...", hand=(MINE, MASKING), objectives=(1, 6))
    play(position, moves.LOOT)
    play(position, legal(position, moves.Keep)[0])
    assert legal(position, moves.Shoot) == []
    assert legal(position, moves.Loot) == []


@rule("SE-304")
def test_a_walk_is_up_to_three_spaces_and_never_returns() -> None:
    paths = walks(sniper_turn("a", "... ... ..."))
    assert {"b", "bc", "bcd"} <= set(paths)
    assert "ba" not in paths, "where the sniper has been this turn"
    assert all(len(set(path)) == len(path) <= 3 for path in paths)


@rule("SE-304")
def test_a_space_of_the_turn_before_may_be_entered_again() -> None:
    position = sniper_turn("a", "... ... ...")
    play(position, walk("b"))
    end_sniper_turn(position)
    end_defenders_turn(position)
    assert "a" in walks(position)


# ---- alerts


@rule("SE-305")
def test_a_run_alerts_the_units_beside_its_spaces_as_the_rulebook_shows() -> None:
    """The officers in h and e are next to the start and the end; the one in i is next to neither."""
    position = sniper_turn("b", "h.. e.. i..")
    assert told(position, walk("cd")) == (events.Alerted(1 << Y | 1 << R),)


@rule("SE-305")
@pytest.mark.parametrize("path", ["c", "h"])
def test_one_space_is_silent(path: str) -> None:
    position = sniper_turn("b", "a.. .d. .g.")
    assert told(position, walk(path)) == ()


@rule("SE-305")
def test_a_unit_hears_through_walls_and_heights() -> None:
    position = sniper_turn("b", "A.. ... ...")
    assert told(position, walk("cd")) == (events.Alerted(1 << Y),)
    position = sniper_turn("y", "1.. ... ...")
    assert told(position, walk("zt")) == (events.Alerted(1 << Y),)


@rule("SE-305")
def test_each_unit_is_named_once_and_neither_number_nor_order_of_spaces_is_told() -> None:
    there, back = sniper_turn("g", "b.. ... ..."), sniper_turn("c", "b.. ... ...")
    three, two = sniper_turn("g", "b.. ... ..."), sniper_turn("l", "b.. ... ...")
    play(back, walk("d"))
    assert told(there, walk("hA")) == told(two, walk("hA")) == (events.Alerted(1 << Y),)
    assert told(three, walk("hAB")) == (events.Alerted(1 << Y),)


@rule("SE-305")
def test_the_defender_in_the_space_left_is_alerted() -> None:
    position = sniper_turn("c", "c.. ... ...")
    assert told(position, walk("de")) == (events.Alerted(1 << Y),)


@rule("SE-305")
def test_the_arrow_off_the_board_alerts_nobody() -> None:
    position = sniper_turn(".", units="... .b. ..B")
    assert told(position, enter("c")) == ()
    position = sniper_turn(".", units="... .b. ..i")
    assert told(position, enter("cd")) == (events.Alerted(1 << R1),)


# ---- what the others are told


@rule("SE-306")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_a_silent_walk_leaves_no_trace_at_all(seat: int) -> None:
    position = sniper_turn("c", hand=(MINE,))
    before = observe(position, seat)
    assert told(position, walk("d"), seat) == ()
    assert observe(position, seat) == before


@rule("SE-306")
def test_a_run_that_nobody_hears_leaves_no_trace() -> None:
    position = sniper_turn("c", "... ... y..")
    before = observe(position, 1)
    assert told(position, walk("de"), 1) == ()
    assert observe(position, 1) == before


@rule("SE-306")
def test_the_target_of_a_miss_stays_secret() -> None:
    position = sniper_turn("c", "b.. .d. ...", bag=(0, 1, 1, 0))
    seen = told(position, moves.SHOOT[Y][2], 1)
    assert seen == (events.Shot(2, (0, 1, 1, 0), misfire=False, unit=-1),)
    other = sniper_turn("c", "b.. .d. ...", bag=(0, 1, 1, 0))
    assert told(other, moves.SHOOT[R1][2], 1) == seen
    assert observe(position, 1) == observe(other, 1)


@rule("SE-306")
def test_a_card_is_told_but_not_which() -> None:
    position = sniper_turn("c", hand=(MINE, MASKING))
    other = position.copy()
    assert told(position, moves.PLAY[MINE], 1) == (events.CardPlayed(UNKNOWN),)
    assert told(other, moves.PLAY[MASKING], 1) == (events.CardPlayed(UNKNOWN),)
    assert observe(position, 1) == observe(other, 1)


@rule("SE-306")
def test_the_sniper_sees_the_own_record() -> None:
    position = sniper_turn("c", hand=(MINE,))
    play(position, walk("d"))
    play(position, moves.PLAY[MINE])
    end_sniper_turn(position)
    seen = observe(position, 0)
    assert seen.space == at("d")
    assert seen.record == ((10, at("d"), spaces("d")),)
    assert seen.mined == (at("d"),)
    assert seen.objectives == (1, 6)


@rule("SE-307")
def test_the_whole_path_is_shown_after_the_end() -> None:
    position = sniper_turn("b", objectives=(1, 6))
    position.completed = 1 << 6
    play(position, walk("c"))
    end_sniper_turn(position)
    end_defenders_turn(position)
    play(position, walk("ba"))
    last = told(position, moves.COMPLETE)
    record = ((10, at("c"), spaces("c")), (9, at("a"), spaces("ba")))
    assert last[-1] == events.RecordShown(record, ())
    for seat in (0, 1, SPECTATOR, OPEN):
        assert observe(position, seat).record == record
        assert observe(position, seat).objectives == (1, 6)


# ---- loot


@rule("SE-371")
def test_loot_on_a_numbered_space_that_is_no_objective() -> None:
    position = sniper_turn("A", objectives=(1, 6), hand=(MINE, MINE, TOMMY))
    assert legal(position, moves.Loot)
    assert told(position, moves.LOOT, 1) == (events.Looted((UNKNOWN,) * 3),)
    assert position.phase == CHOOSING_LOOT
    looked = position.looked
    assert len(looked) == 3
    before = observe(position, 1)
    kept = legal(position, moves.Keep)[0]
    assert told(position, kept, 1) == ()
    assert observe(position, 1) == before, "nobody notices what was kept, or when"
    assert position.hand[kept.card] >= 1
    assert sum(position.hand) == 4
    assert sum(position.deck) == 6
    assert position.phase == SNIPER_TURN


@rule("SE-371")
@pytest.mark.parametrize("space", "acs")
def test_no_loot_without_a_number_or_on_an_own_objective(space: str) -> None:
    assert legal(sniper_turn(space, "... ... ...", objectives=(1, 6)), moves.Loot) == []


@rule("SE-371")
def test_no_space_is_looted_twice() -> None:
    position = sniper_turn("A", "... ... ...")
    play(position, moves.LOOT)
    play(position, legal(position, moves.Keep)[0])
    end_sniper_turn(position)
    end_defenders_turn(position)
    assert legal(position, moves.Loot) == []


@rule("SE-371")
def test_fewer_cards_are_looked_at_when_fewer_are_left_and_none_is_no_loot() -> None:
    position = sniper_turn("A", "... ... ...")
    position.deck = (0, 0, 1, 0, 0, 1)
    play(position, moves.LOOT)
    assert position.looked == (SILENCED, TRENCH)
    position = sniper_turn("A", "... ... ...")
    position.deck = (0,) * 6
    assert legal(position, moves.Loot) == []


@rule("SE-371")
def test_the_defenders_learn_that_the_sniper_is_on_a_numbered_space_but_not_which() -> None:
    one, other = sniper_turn("A"), sniper_turn("D")
    assert told(one, moves.LOOT, 1) == told(other, moves.LOOT, 1)
    assert observe(one, 1) == observe(other, 1)


# ---- objectives


@rule("SE-372")
def test_completing_shows_the_card_puts_the_figure_adds_noise_and_resets_the_countdown() -> None:
    position = sniper_turn("a", objectives=(1, 6))
    position.countdown = 4
    assert told(position, moves.COMPLETE, 1) == (events.Completed(1, at("a")), events.Revealed(at("a")))
    assert position.figure == at("a")
    assert position.bag == (6, 3, 3, 0)
    assert position.countdown == 10
    assert observe(position, 1).completed == (1,)
    assert position.outcome is None


@rule("SE-372")
def test_only_an_own_objective_not_yet_completed() -> None:
    assert legal(sniper_turn("k", objectives=(1, 6)), moves.Complete) == []
    position = sniper_turn("a", objectives=(1, 6))
    position.completed = 1 << 1
    assert legal(position, moves.Complete) == []


@rule("SE-373")
def test_the_second_objective_wins_at_once() -> None:
    position = sniper_turn("s", objectives=(1, 6))
    position.completed = 1 << 1
    play(position, moves.COMPLETE)
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    assert dispatch.to_act(position) == ()


@rule("SE-306")
def test_news_hold_what_everybody_was_told_in_this_turn_and_the_one_before() -> None:
    position = sniper_turn("b", "h.. e.. i..")
    play(position, walk("cd"))
    end_sniper_turn(position)
    assert observe(position, 1).news == (events.Alerted(1 << Y | 1 << R), events.SniperDone(10))
    assert observe(position, 1).older_news == 1
    play(position, moves.Attack(1, B))
    end_defenders_turn(position)
    news = observe(position, 0).news
    assert events.Alerted(1 << Y | 1 << R) not in news
    assert news[0] == events.SniperDone(10)
    assert news[-1] == events.SniperBegan(3, 9)
