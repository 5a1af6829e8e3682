"""Who sees whom, and how far, on maps drawn as text: each drawing is a case of the rules."""

from __future__ import annotations

import pytest

from kordon.engine.rule_ids import rule
from tests.games.sniper.maps.sketch import Sketch


@rule("SE-851", "SE-852")
def test_one_shoots_past_a_building_but_not_through_it() -> None:
    alone = Sketch("""
        aaa
        AAA
        bbb
    """)
    with_a_way_round = Sketch("""
        aaaa
        AAAc
        bbbb
    """)
    assert not alone.sees("ab")
    assert with_a_way_round.distance("ab") == 2


@rule("SE-852")
def test_a_wall_does_not_block_but_a_room_does() -> None:
    board = Sketch("aABb")
    assert board.distance("aA") == 1
    assert not board.sees("aB")
    assert not board.sees("ab")


@rule("SE-852", "SE-107")
def test_open_ground_difficult_ground_and_water_never_block() -> None:
    board = Sketch("ab~c", difficult="b")
    assert board.distance("ac") == 3


@rule("SE-852", "SE-108")
def test_an_obstruction_always_blocks() -> None:
    assert not Sketch("a#b").sees("ab")
    assert not Sketch("A#B").sees("AB")
    assert not Sketch("1#2").sees("12")


@rule("SE-851")
def test_a_and_b_themselves_do_not_block() -> None:
    board = Sketch("""
        AAA
        Abb
        Ccc
    """)
    assert board.sees("Ac")


@rule("SE-851")
def test_a_line_may_touch_the_corner_where_two_rooms_meet() -> None:
    board = Sketch("""
        aB
        Cd
    """)
    assert board.distance("ad") == 1


@rule("SE-851")
def test_a_line_may_run_along_a_wall_that_has_free_ground_on_the_other_side() -> None:
    board = Sketch("""
        aAAb
        cccc
    """)
    assert board.distance("ab") == 2


@rule("SE-851", "SE-852")
def test_a_line_does_not_run_through_a_house_along_the_wall_between_two_rooms() -> None:
    board = Sketch("""
        aaaa
        AABB
        bbbb
    """)
    assert not board.sees("ab")


@rule("SE-851")
def test_along_an_edge_a_line_may_change_sides_where_it_touches_a_corner() -> None:
    board = Sketch("""
        aAAccb
        ddddBB
    """)
    assert board.distance("ab") == 3, "below A it is in d, above B in c"


@rule("SE-851")
def test_the_rim_of_the_board_is_no_way_past_a_building() -> None:
    assert not Sketch("aAb").sees("ab")


@rule("SE-859", "SE-351")
def test_a_line_along_a_kerb_counts_the_spaces_on_one_side_of_it() -> None:
    board = Sketch("""
        abcd
        efgh
    """)
    assert board.distance("ad") == 3
    assert board.distance("ah") == 3


@rule("SE-853")
def test_a_room_sees_every_room_of_its_building() -> None:
    board = Sketch("aABCDb")
    assert [board.distance(pair) for pair in ("AB", "AC", "AD")] == [1, 2, 3]


@rule("SE-853")
def test_from_a_room_no_line_leads_through_another_room_out_into_the_open() -> None:
    board = Sketch("aABb")
    assert board.distance("Bb") == 1
    assert not board.sees("Ab")


@rule("SE-853")
def test_rooms_of_two_buildings_see_each_other_over_open_ground_and_through_a_shared_wall() -> None:
    board = Sketch("ABcCDE", buildings={"C": "barn", "D": "barn", "E": "mill"})
    assert board.distance("BC") == 2
    assert not board.sees("AC")
    assert board.distance("DE") == 1
    assert board.distance("CE") == 2


@rule("SE-854")
def test_from_height_to_height_only_obstructions_block_and_what_lies_below_counts() -> None:
    board = Sketch("1aA2~3")
    assert board.distance("12") == 3
    assert board.distance("13") == 5
    assert not Sketch("1a#2").sees("12")


@rule("SE-855")
def test_a_walkway_stops_every_line_to_what_lies_lower() -> None:
    board = Sketch("ba12cD")
    assert board.distance("a1") == 1
    assert board.distance("b1") == 2
    assert not board.sees("a2")
    assert not board.sees("1c")
    assert not board.sees("ac")
    assert not board.sees("1D")


@rule("SE-856")
def test_a_room_beside_a_walkway_does_not_see_it() -> None:
    assert not Sketch("A1").sees("A1")
    flush = Sketch("""
        A1
        bb
    """)
    assert not flush.sees("A1")


@rule("SE-111")
def test_in_a_line_of_sight_water_counts_as_open_ground() -> None:
    assert Sketch("A~1").distance("A1") == 2, "a room and a walkway, with nothing but water between"
    assert Sketch("1~2").distance("12") == 2, "from height to height it is a space below"
    assert Sketch("A~B", buildings={"B": "barn"}).distance("AB") == 2
    assert not Sketch("A~21").sees("A1"), "behind the water a walkway blocks as ever"


@rule("SE-856")
def test_a_room_sees_a_walkway_over_open_ground_or_water_and_by_a_ladder() -> None:
    assert Sketch("Ab1").distance("A1") == 2
    assert Sketch("A~1").distance("A1") == 2
    assert Sketch("A1", ladders=["A1"]).distance("A1") == 1


@rule("SE-856")
def test_a_room_sees_a_walkway_around_an_inner_corner_of_the_open() -> None:
    board = Sketch("""
        Ab
        11
    """)
    assert board.distance("A1") == 2


@rule("SE-856")
def test_running_along_the_edge_of_the_open_is_not_passing_through_it() -> None:
    board = Sketch("""
        A22211
        bbbbbb
    """)
    assert not board.sees("A1")


@rule("SE-857")
def test_the_same_space_is_in_sight_at_distance_one() -> None:
    board = Sketch("aA1")
    assert [board.distance(pair) for pair in ("aa", "AA", "11")] == [1, 1, 1]


@rule("SE-107", "SE-859")
def test_water_counts_as_a_space() -> None:
    assert Sketch("1~b").distance("1b") == 2


@rule("SE-859", "SE-351")
def test_the_distance_is_the_fewest_spaces_over_all_lines() -> None:
    board = Sketch("""
        abcde
        fffff
    """)
    assert board.distance("ae") == 2


TUNNEL = """
    aaaaaa
    111111
    222222
    bbbbbb
"""
TUNNELS = {"T": ("1", (20, 10, 40, 20)), "U": ("2", (20, 20, 40, 30))}


@rule("SE-110")
def test_a_tunnel_and_the_walkway_over_it_do_not_see_each_other() -> None:
    board = Sketch(TUNNEL, tunnels=TUNNELS)
    assert not board.sees("T1")
    assert not board.sees("U2")


@rule("SE-858")
def test_between_tunnel_spaces_the_tunnel_counts() -> None:
    board = Sketch(TUNNEL, tunnels=TUNNELS)
    assert board.distance("TU") == 1
    long = Sketch(
        "a123b",
        tunnels={"T": ("1", (10, 0, 20, 10)), "U": ("2", (20, 0, 30, 10)), "V": ("3", (30, 0, 40, 10))},
    )
    assert long.distance("TV") == 2


@rule("SE-858")
def test_for_every_other_line_the_walkway_counts() -> None:
    board = Sketch(TUNNEL, tunnels=TUNNELS)
    assert board.distance("aT") == 1
    assert not board.sees("aU")
    assert not board.sees("ab")
    assert board.distance("12") == 1
    over = Sketch(
        """
        13333332
        """,
        tunnels={"T": ("3", (20, 0, 40, 10))},
    )
    assert over.distance("12") == 2


@pytest.mark.parametrize("pair", ["ab", "aT", "T1", "TU", "12", "a2"])
@rule("SE-859")
def test_sight_and_distance_are_the_same_both_ways(pair: str) -> None:
    board = Sketch(TUNNEL, tunnels=TUNNELS)
    assert board.distance(pair) == board.distance(pair[::-1])
