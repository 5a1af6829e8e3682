"""Solo: the six kinds of order cards (SE-906, SE-911 to SE-916)."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from kordon.games.sniper import events
from kordon.games.sniper.pieces import NO_SEAT, NO_SPACE
from tests.games.sniper.boards import BLACK, R1, R2, RED, WHITE, Y1, Y2, YELLOW, R, Y, at, spaces
from tests.games.sniper.solo.alone import called, on_launch, ordered, solo, where

# ---- the six kinds


@rule("SE-906", "SE-911")
def test_converge_goes_to_the_figure_and_attacks_who_is_there() -> None:
    position = solo("c", "a.. e.. ...")
    position.figure = at("c")
    told_of = ordered(position, "converge")
    assert where(position, Y, R) == "cd", "the yellow officer is there first"
    assert events.Attacked(NO_SEAT, Y, at("c"), wounded=True) in told_of
    assert position.wounds == 1


@rule("SE-911")
def test_converge_goes_to_the_last_known_sector_without_a_figure() -> None:
    position = solo("y", "... m.. ...")
    position.sector = YELLOW
    ordered(position, "converge")
    assert position.board.map.sector[position.units[R]] == WHITE, "on the way, through the building"


@rule("SE-911")
def test_the_figure_counts_more_than_the_last_known_sector() -> None:
    position = solo("y", "a.. ... ...")
    position.sector, position.figure = RED, at("k")
    ordered(position, "converge")
    assert where(position, Y) == "k"


@rule("SE-502", "SE-906")
def test_a_unit_attacks_once_a_turn_and_again_in_the_next() -> None:
    position = solo("c", "c.. ... ...")
    position.figure = at("c")
    ordered(position, "converge")
    assert position.wounds == 1
    ordered(position, "converge")
    assert position.wounds == 2


@rule("SE-911")
def test_who_is_in_the_last_known_sector_hunts_a_sniper_who_is_there_too() -> None:
    position = solo("k", "b.. ... ...")
    position.sector = YELLOW
    ordered(position, "converge")
    assert where(position, Y) == "g"
    position = solo("s", "b.. ... ...")
    position.sector = YELLOW
    ordered(position, "converge")
    assert where(position, Y) == "b", "not one who is elsewhere"


@rule("SE-912")
def test_sweep_searches_in_the_last_known_sector_and_goes_there_from_elsewhere() -> None:
    position = solo("b", "a.. i.. ...")
    position.sector = YELLOW
    told_of = ordered(position, "sweep")
    assert events.Swept(NO_SEAT, Y, spaces("abg"), found=True) in told_of
    assert where(position, Y) == "a"
    assert where(position, R) != "i"


@rule("SE-912")
def test_a_unit_that_comes_into_the_sector_sweeps_there_at_once() -> None:
    position = solo("b", "c.. ... ...")
    position.sector = YELLOW
    marched, swept, *_ = ordered(position, "sweep")
    assert marched == events.Marched(NO_SEAT, Y, at("c"), at("a"))
    assert swept == events.Swept(NO_SEAT, Y, spaces("abg"), found=True)


@rule("SE-912")
def test_a_sweep_takes_the_lowest_numbers_and_spaces_of_one_type_only() -> None:
    position = solo("y", "h.. ... ...")
    position.sector = YELLOW
    [swept] = ordered(position, "sweep")
    assert swept == events.Swept(NO_SEAT, Y, spaces("hbg"), found=False)


@rule("SE-912")
def test_a_sweep_that_finds_the_sniper_brings_the_squad_closer() -> None:
    position = solo("b", "al. ... ...")
    position.sector = YELLOW
    told_of = ordered(position, "sweep")
    assert where(position, Y, Y1) == "bh", "the soldier comes, searches, and the officer comes in turn"
    assert told_of.count(events.Attacked(NO_SEAT, Y, at("b"), wounded=True)) == 1


@rule("SE-904", "SE-912")
def test_a_sweep_across_the_border_tells_the_snipers_sector() -> None:
    position = solo("c", "b.. ... ...")
    position.sector = YELLOW
    assert events.SectorKnown(WHITE) in ordered(position, "sweep")


@rule("SE-913")
def test_spot_without_a_figure_looks_into_the_last_known_sector() -> None:
    position = solo("b", "a.. ... ...")
    position.sector = YELLOW
    assert events.Spotted(NO_SEAT, Y, at("b"), found=True) in ordered(position, "spot")
    assert position.figure == at("b")


@rule("SE-913")
def test_spot_goes_up_to_the_figure_and_looks_there() -> None:
    position = solo("c", "h.. ... ...")
    position.figure = at("c")
    told_of = ordered(position, "spot")
    assert events.Spotted(NO_SEAT, Y, at("c"), found=True) in told_of
    assert where(position, Y) == "b"
    assert position.bag == (6, 3, 3, 0)


@rule("SE-913")
def test_spot_looks_at_the_figures_space_before_lower_numbers() -> None:
    """The unit is next to the figure's space and to one around it with a lower number."""
    position = on_launch("West Barracks", officer="Parade Ground")
    assert called("Edge of the Wood") < called("West Barracks")
    told_of = ordered(position, "spot")
    assert events.Spotted(NO_SEAT, Y, called("West Barracks"), found=True) in told_of


@rule("SE-913")
def test_spot_looks_around_the_figure_where_a_unit_stands_in_its_space() -> None:
    position = on_launch("Edge of the Wood", officer="Parade Ground", soldier="West Barracks")
    position.figure = called("West Barracks")
    told_of = ordered(position, "spot")
    assert told_of[0] == events.Spotted(NO_SEAT, Y, called("Edge of the Wood"), found=True)


@rule("SE-913")
def test_who_ends_in_the_snipers_space_attacks_and_does_not_spot() -> None:
    position = solo("b", "d.. ... ...")
    position.figure = at("b")
    told_of = ordered(position, "spot")
    assert events.Attacked(NO_SEAT, Y, at("b"), wounded=True) in told_of
    assert not any(isinstance(event, events.Spotted) for event in told_of)


@rule("SE-914")
def test_patrol_goes_from_objective_to_objective() -> None:
    position = solo("y", "ab. ... ...")
    ordered(position, "patrol")
    assert where(position, Y, Y1) == "kg", "1 is reached, 2 is next; the soldier is on the way to 2"


@rule("SE-915")
def test_reinforce_brings_back_who_is_off_the_board() -> None:
    position = solo("y", "... m.. ...")
    ordered(position, "reinforce")
    assert where(position, Y, Y1, Y2) == "hbg", "the officer to his start, soldiers beside him by number"
    assert where(position, R1, R2) == "in"


@rule("SE-508", "SE-509", "SE-915")
def test_reinforce_keeps_to_the_rules_of_deployment() -> None:
    position = solo("y", ".g. h.. ...")
    ordered(position, "reinforce")
    assert where(position, Y, Y2) == "..", "another officer stands on the start space"
    position = solo("y", "m.. ... ...")
    ordered(position, "reinforce")
    assert where(position, Y1) == ".", "the officer is not at home yet"


@rule("SE-916")
def test_lockdown_stays_within_the_last_known_sector() -> None:
    position = solo("y", "D.. ... ...")
    position.sector = YELLOW
    ordered(position, "lockdown")
    assert where(position, Y) == "A", "from one doorway towards another, in h"


@rule("SE-916")
def test_lockdown_holds_ladders_too_and_who_holds_one_does_not_go_to_another() -> None:
    position = solo("c", "v.. u.. ...")
    position.sector = BLACK
    ordered(position, "lockdown")
    assert where(position, R) == "u"
    position = solo("c", "v.. ... ...")
    position.sector = BLACK
    ordered(position, "lockdown")
    assert where(position, Y) == "u"


@rule("SE-916")
def test_lockdown_holds_doorways_and_ladders_of_the_last_known_sector() -> None:
    position = solo("y", "gh. ... ...")
    position.sector = YELLOW
    ordered(position, "lockdown")
    assert where(position, Y1) == "h", "who holds one stays"
    position = solo("y", "a.. ... ...")
    position.sector = YELLOW
    ordered(position, "lockdown")
    assert where(position, Y) == "h"


@rule("SE-916")
def test_lockdown_goes_to_the_figure_or_the_sector_when_every_gate_is_held() -> None:
    position = solo("y", "c.. h.. ...")
    position.sector = YELLOW
    ordered(position, "lockdown")
    assert where(position, Y) == "a", "h is the only gate of the yellow sector"
    position = solo("y", "c.. h.. ...")
    position.sector, position.figure = YELLOW, at("d")
    ordered(position, "lockdown")
    assert where(position, Y) == "d"


@rule("SE-906")
def test_a_unit_of_any_order_that_ends_in_the_snipers_space_attacks() -> None:
    position = solo("k", "ag. ... ...")
    told_of = ordered(position, "patrol")
    assert events.Attacked(NO_SEAT, Y, at("k"), wounded=True) in told_of
    assert position.figure == at("k")


@rule("SE-906")
def test_a_mine_stops_a_unit_before_it_attacks() -> None:
    position = solo("c", "b.. ... ...")
    position.figure = at("c")
    position.played, position.played_round, position.mined = (1,), (1,), (at("c"),)
    ordered(position, "converge")
    assert (position.wounds, position.units[Y]) == (0, NO_SPACE)
