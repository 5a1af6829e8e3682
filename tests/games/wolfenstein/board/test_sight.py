"""Who sees whom, on boards drawn as text; each drawing is a clause, looked at from all eight sides."""

from __future__ import annotations

from kordon.engine.rule_ids import rule
from tests.games.wolfenstein.drawn import every_way


@rule("WO-408")
def test_two_see_each_other_over_open_floor() -> None:
    for board in every_way("""
        a . . .

        . . . b
    """):
        assert board.sees("ab")


@rule("WO-408")
def test_a_figure_in_a_straight_line_blocks() -> None:
    for board in every_way("""
        . . . .

        a . c b

        . . . .
    """):
        assert board.sees("ab")
        assert not board.sees("ab", figures="c")
        assert board.sees("cb", figures="abc"), "the two themselves never block"


@rule("WO-408")
def test_one_clear_line_is_not_enough() -> None:
    for board in every_way("""
        a . . .

        . c d .

        . e . b
    """):
        assert board.sees("ab", figures="ce"), "two lines pass above both figures"
        assert not board.sees("ab", figures="cd")


@rule("WO-408")
def test_the_two_lines_need_different_corners_at_both_ends() -> None:
    # Two lines are clear past both figures, from two corners of a, but they meet in one corner of b.
    for board in every_way("""
        a . . .

        c . d .

        . . . b
    """):
        assert board.sees("ab", figures="c")
        assert board.sees("ab", figures="d")
        assert not board.sees("ab", figures="cd")


@rule("WO-408")
def test_walls_block() -> None:
    for board in every_way("""
        . . .|. .

        a . .|. b

        . . .|. .
    """):
        assert not board.sees("ab")


@rule("WO-408", "WO-971")
def test_back_to_back_at_the_end_of_a_wall_is_no_sight() -> None:
    # Both stand at the wall's end: a line from the shared corner would have to turn around it.
    for board in every_way("""
        . a .
          - -
        . b .
    """):
        assert not board.sees("ab")
    for board in every_way("""
        . a .
          -
        . b .
    """):
        assert board.sees("ab"), "a wall as short as they are wide is only touched, at both ends"


@rule("WO-408")
def test_a_line_along_a_wall_is_blocked() -> None:
    # Without the wall in the middle the two lines run along both sides of the column.
    for board in every_way("""
        # a #

        # . #

        # b #
    """):
        assert board.sees("ab"), "they cross the corridor from wall to wall"
    for board in every_way("""
        a .|c

        . . .

        b . .
    """):
        assert board.sees("ab")
        assert board.sees("cb")
    for board in every_way("""
        a . .

        c|d .

        b . .
    """):
        assert board.sees("ab"), "from wall to wall again"
        assert not board.sees("ab", figures="c")


@rule("WO-408", "WO-971")
def test_one_sees_past_the_end_of_a_wall_on_either_hand() -> None:
    for board in every_way("""
        a .

        e|d

        c b
    """):
        assert board.sees("ab", figures="e")
        assert board.sees("ab", figures="d")
        assert board.sees("ab", figures="cd"), "between the wall's end and the figure's corner"
        assert not board.sees("ab", figures="de")


@rule("WO-408")
def test_a_line_that_starts_on_a_wall_is_clear_on_its_own_side() -> None:
    for board in every_way("""
        # # # #

        a . . b

        # # # #
    """):
        assert board.sees("ab")


@rule("WO-408")
def test_a_line_that_starts_on_a_wall_does_not_cross_it() -> None:
    for board in every_way("""
        a . . .
        - - - -
        . b . c
    """):
        assert not board.sees("ab")
        assert not board.sees("ac")


@rule("WO-408", "WO-971")
def test_touching_the_end_of_a_wall_is_clear() -> None:
    # a stands at the end of a wall and looks slantwise through the gap beside it.
    for board in every_way("""
        . a . . .
        - -     -
        . . . . .

        c . . b .
    """):
        assert board.sees("ab")
        assert not board.sees("ac"), "but not back behind the wall"


@rule("WO-408", "WO-971")
def test_nobody_sees_through_the_corner_where_walls_meet() -> None:
    for board in every_way("""
        a #

        # b
    """):
        assert not board.sees("ab")
    for board in every_way("""
        . a|.
        - -
        . . b
    """):
        assert not board.sees("ab"), "out of the inside of an angle"


@rule("WO-408", "WO-971")
def test_one_sees_past_the_outside_of_an_angle() -> None:
    for board in every_way("""
        a .

        # b
    """):
        assert board.sees("ab")
    for board in every_way("""
        a . .

        . # .

        . . b
    """):
        assert board.sees("ab"), "past a block, along both its corners"
    for board in every_way("""
        a . .

        . # c

        . . b
    """):
        assert not board.sees("ab", figures="c")


@rule("WO-408", "WO-011")
def test_the_rim_of_the_map_is_wall() -> None:
    # Two tiles touch at a corner only; and the way around outside the floor is no way for a line.
    for board in every_way("""
        . a # #

        . . # #

        # # . .

        # # b .
    """):
        assert not board.sees("ab")
    for board in every_way("""
        a # b

        . . .
    """):
        assert not board.sees("ab")


@rule("WO-408", "WO-308")
def test_a_closed_door_blocks_like_a_wall_and_an_open_one_not_at_all() -> None:
    for board in every_way("""
        a . .|. . .

        . . c1d . .

        . . .1. . b

        . . .|. . .
    """):
        for pair in ("cd", "ab", "cb", "ad"):
            assert not board.sees(pair, closed="1")
            assert board.sees(pair)


@rule("WO-408", "WO-308")
def test_a_closed_door_is_not_seen_along() -> None:
    for board in every_way("""
        . a .

        c .1.

        . b1.
    """):
        assert board.sees("ab", closed="1")
        assert board.sees("ab", figures="c", closed="")


@rule("WO-408")
def test_one_open_door_of_two_is_enough_at_a_corner() -> None:
    # The line from a to b touches a corner where door 1 ends on one hand and door 2 on the other.
    for board in every_way("""
        a .2.
          1
        . . .

        . . b
    """):
        assert board.sees("ab")
        assert board.sees("ab", closed="1") or board.sees("ab", closed="2")


@rule("WO-309", "WO-408")
def test_bars_do_not_block_sight() -> None:
    for board in every_way("""
        # a #
          x
        # b #
    """):
        assert board.sees("ab")


@rule("WO-414")
def test_tokens_and_difficult_terrain_do_not_block_sight() -> None:
    for board in every_way(
        """
        # # # #

        a ~ t b

        # # # #
    """,
        chests="t",
    ):
        assert board.sees("ab")


@rule("WO-414")
def test_touching_a_figures_corner_is_clear() -> None:
    for board in every_way("""
        a c

        d b
    """):
        assert board.sees("ab", figures="c")
        assert board.sees("ab", figures="cd"), "between two that stand corner to corner"


@rule("WO-414")
def test_running_along_a_figures_edge_is_blocked() -> None:
    # The clear lines of a and b run along both sides of the column between them.
    for board in every_way("""
        . a .

        c . d

        . b .
    """):
        assert board.sees("ab", figures="cd"), "from corner to corner inside the column"
    for board in every_way("""
        a c

        . d

        b .
    """):
        assert board.sees("ab", figures="cd")
    for board in every_way("""
        a .

        e c

        . .

        b .
    """):
        assert not board.sees("ab", figures="e"), "what is left on the right needs two lines"
        assert not board.sees("ab", figures="ec")


@rule("WO-801")
def test_a_large_figure_is_seen_by_any_of_its_squares() -> None:
    for board in every_way("""
        a .|. .

        . .|. .

        . . P P

        . . P P
    """):
        assert board.sees("aP")
    for board in every_way("""
        a .|. .
          -
        . .|P P

        . .|P P
    """):
        assert not board.sees("aP")


@rule("WO-801", "WO-414")
def test_a_large_figure_does_not_block_itself_but_blocks_others() -> None:
    for board in every_way("""
        # # # # # #

        a . P P . b

        . . P P . .

        # # # # # #
    """):
        assert board.sees("aP", figures="abP")
        assert board.sees("bP", figures="abP")
        assert not board.sees("ab", figures="P")


@rule("WO-961")
def test_a_bleeding_hero_is_left_out_of_the_figures_that_block() -> None:
    for board in every_way("""
        # # #

        a c b

        # # #
    """):
        assert not board.sees("ab", figures="abc")
        assert board.sees("ab", figures="ab")
