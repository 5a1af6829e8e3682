"""Who is next to whom, and where a figure may step, on maps drawn as text."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from tests.games.sniper.maps.sketch import Sketch


@rule("SE-101")
def test_a_shared_edge_makes_adjacent_and_a_corner_does_not() -> None:
    board = Sketch("""
        aab
        ccd
    """)
    assert board.adjacent("a") == "bc"
    assert board.adjacent("d") == "bc"


@rule("SE-101")
def test_a_part_of_an_edge_is_enough() -> None:
    board = Sketch("""
        aaabbb
        ccdddd
    """)
    assert board.adjacent("d") == "abc"


@rule("SE-101")
def test_walls_and_height_do_not_matter_for_being_adjacent() -> None:
    board = Sketch("aA1~#")
    assert [board.adjacent(letter) for letter in "aA1~"] == ["A", "1a", "A~", "#1"]


@rule("SE-105")
def test_a_building_is_entered_by_its_doorway_only() -> None:
    board = Sketch(
        """
        aaa
        bAB
        ccc
        """,
        doors=["Aa", "Bc"],
    )
    assert board.steps("A") == "Ba"
    assert board.steps("B") == "Ac"
    assert board.steps("b") == "ac"


@rule("SE-105")
def test_two_buildings_side_by_side_need_a_doorway_between_them() -> None:
    walled = Sketch("AB", buildings={"B": "barn"})
    joined = Sketch("AB", buildings={"B": "barn"}, doors=["AB"])
    assert (walled.steps("A"), joined.steps("A")) == ("", "B")


@rule("SE-105")
def test_a_walkway_is_left_by_its_ladder_only() -> None:
    board = Sketch(
        """
        123
        abc
        """,
        ladders=["2b"],
    )
    assert board.steps("1") == "2"
    assert board.steps("2") == "13b"
    assert board.steps("a") == "b"


@rule("SE-105")
def test_from_a_room_to_a_walkway_the_ladder_is_the_opening() -> None:
    assert Sketch("A1", ladders=["A1"]).steps("A") == "1"
    assert Sketch("A1").steps("A") == ""


@rule("SE-107", "SE-108")
def test_nobody_enters_water_or_obstructions() -> None:
    board = Sketch("""
        a~b
        c#d
    """)
    assert board.steps("a") == "c"
    assert board.steps("~") == ""
    assert board.steps("#") == ""


@rule("SE-110")
def test_a_tunnel_is_adjacent_to_its_mouths_and_not_to_the_walkway_over_it() -> None:
    board = Sketch(
        """
        aaaaaa
        111111
        222222
        bbbbbb
        """,
        tunnels={"T": ("1", (20, 10, 40, 20)), "U": ("2", (20, 20, 40, 30))},
        doors=["Ta", "Ub"],
    )
    assert board.adjacent("T") == "Ua"
    assert board.adjacent("1") == "2a"
    assert board.steps("T") == "Ua"
    assert board.steps("U") == "Tb"
