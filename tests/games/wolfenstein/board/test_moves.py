"""Steps, neighbours, distances and tiles, on boards drawn as text and looked at from all eight sides."""

from __future__ import annotations

from typing import Any

from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.board.approach import Approach, Ground, LargeGround, field_to, ground_of
from kordon.games.wolfenstein.board.grid import DIRECTIONS, spread
from kordon.games.wolfenstein.board.routes import FAR, pushed
from kordon.games.wolfenstein.pieces import NOWHERE
from tests.games.wolfenstein.drawn import Drawn, every_way

POINTS = 20  # enough to get anywhere on these boards


def steps(board: Drawn, start: str, *, closed: str = "", barred: str = "", blocked: str = "") -> str:
    """The letters of the squares one step away."""
    edges = board.board.open_edges(board.closed(closed), board.barred(barred))
    passable = ~board.mask(blocked)
    return board.written(spread(board.board.width, edges.east, edges.south, 1 << board.at(start), passable))


def large_steps(board: Drawn, blocked: str = "") -> int:
    """How many steps the large figure P can make."""
    edges = board.board.open_edges(0, 0)
    large = LargeGround(board.board, board.at("P"), edges, board.mask(blocked), 0, 2)
    return sum(large.shifted(1 << board.at("P"), n).bit_count() for n in range(len(DIRECTIONS)))


def ground(
    board: Drawn,
    start: str,
    *,
    closed: str = "",
    barred: str = "",
    blocked: str = "",
    no_stop: str = "",
    sure_footed: bool = False,
) -> Ground:
    """What limits the steps of a figure; one that is drawn four times is large."""
    return ground_of(
        board.board,
        board.at(start),
        board.closed(closed),
        board.barred(barred),
        board.mask(blocked),
        board.mask(no_stop),
        large=board.letters[start].bit_count() == 4,
        sure_footed=sure_footed,
    )


def cost(board: Drawn, pair: str, **limits: Any) -> int:
    """What the way from one letter to another costs a figure that opens doors."""
    return field_to(ground(board, pair[0], **limits), 1 << board.at(pair[1])).cost(board.at(pair[0]))


def ends(board: Drawn, pair: str, points: int = POINTS, **limits: Any) -> str:
    """Where a walk from one letter towards another ends, with so many points."""
    limit = ground(board, pair[0], **limits)
    walk = Approach(limit, field_to(limit, 1 << board.at(pair[1])), points, lambda squares, left: 0)
    return board.written(walk.ends)


# ---- steps


@rule("WO-305")
def test_a_step_goes_to_any_of_eight_squares() -> None:
    for board in every_way("""
        i j k l

        b c d m

        e a f n

        g h o p
    """):
        assert steps(board, "a") == "bcdefgho"


@rule("WO-305", "WO-011")
def test_walls_and_the_rim_of_the_map_stop_steps() -> None:
    for board in every_way("""
        a|b #
        - -
        c d e
    """):
        assert steps(board, "a") == ""
        assert steps(board, "b") == ""
        assert steps(board, "d") == "ce"


@rule("WO-305")
def test_a_diagonal_step_needs_one_of_its_side_squares() -> None:
    for board in every_way("""
        a #

        c b
    """):
        assert steps(board, "a") == "bc"
    for board in every_way("""
        a #

        # b
    """):
        assert steps(board, "a") == ""
    for board in every_way("""
        a|d
        -
        c b
    """):
        assert steps(board, "a") == "", "both side squares are behind walls"
    for board in every_way("""
        a|d

        c b
    """):
        assert steps(board, "a") == "bc", "around the wall's end"
    for board in every_way("""
        a|d

        c|b
    """):
        assert steps(board, "a") == "c"


@rule("WO-305", "WO-972")
def test_side_squares_taken_by_foes_or_tokens_are_not_passable() -> None:
    for board in every_way("""
        a d

        c b
    """):
        assert steps(board, "a", blocked="d") == "bc"
        assert steps(board, "a", blocked="cd") == ""


@rule("WO-305", "WO-308")
def test_a_closed_door_stops_steps_also_slantwise_and_an_open_one_does_not() -> None:
    for board in every_way("""
        # a b #
          1 1
        c d e f
    """):
        assert steps(board, "a", closed="1") == "b"
        assert steps(board, "d", closed="1") == "ce"
        assert steps(board, "a") == "bcde"


@rule("WO-305", "WO-309")
def test_bars_stop_steps_until_they_are_removed() -> None:
    for board in every_way("""
        # a b #
          x x
        c d e f
    """):
        assert steps(board, "a", barred="x") == "b"
        assert steps(board, "a") == "bcde"


# ---- through friends, not through foes


@rule("WO-306")
def test_friends_are_passed_and_foes_are_not() -> None:
    for board in every_way("""
        # # #

        a c b

        # # #
    """):
        assert cost(board, "ab") == 2
        assert cost(board, "ab", no_stop="c") == 2
        assert cost(board, "ab", blocked="c") == FAR


@rule("WO-306", "WO-307")
def test_nobody_ends_on_a_friend_or_a_marker() -> None:
    for board in every_way("a c b"):
        assert ends(board, "ab", 1) == "c"
        assert ends(board, "ab", 1, no_stop="c") == "", "it stays where it is"
        assert ends(board, "ab", 2, no_stop="c") == "b"


@rule("WO-307")
def test_nobody_enters_a_square_with_a_token() -> None:
    for board in every_way(
        """
        a t b

        c d e
    """,
        chests="t",
    ):
        assert cost(board, "ab", blocked="t") == 2, "around it"
        assert cost(board, "at", blocked="t") == FAR


@rule("WO-310")
def test_heroes_cross_a_secret_passage_and_enemies_go_around_it() -> None:
    for board in every_way("""
        # # #

        a p b
    """):
        assert cost(board, "ab", no_stop="p") == 2, "a hero"
        assert ends(board, "ab", 1, no_stop="p") == "", "who does not stop there"
        assert cost(board, "ab", blocked="p") == FAR, "an enemy"


@rule("WO-961", "WO-306")
def test_a_bleeding_friend_is_passed_like_any_other() -> None:
    for board in every_way("""
        # # #

        a c b
    """):
        assert cost(board, "ab", no_stop="c") == 2


# ---- costs


@rule("WO-301", "WO-305")
def test_difficult_terrain_costs_one_more_to_enter_and_nothing_to_leave() -> None:
    for board in every_way("""
        # # # #

        a ~ b c

        # # # #
    """):
        assert cost(board, "ab") == 3
        assert cost(board, "ac") == 4
        assert cost(board, "ba") == 3
        assert cost(board, "ab", sure_footed=True) == 2, "who ignores it pays the same as ever"


@rule("WO-605", "WO-308")
def test_a_door_in_the_way_costs_one_more_to_those_who_open_it() -> None:
    for board in every_way("""
        . a1b .

        . .1. c
    """):
        assert cost(board, "ab", closed="1") == 2
        assert cost(board, "ac", closed="1") == 3
        assert cost(board, "ab") == 1


@rule("WO-314", "WO-973")
def test_a_door_is_worked_from_a_square_that_touches_it() -> None:
    for board in every_way("""
        a . . #
        - 1 1
        c d e f
    """):
        door = board.board.touching_doors
        assert [door[board.at(letter)] for letter in "acdef"] == [0, 0, 1, 1, 0]
        assert cost(board, "ad", closed="1") == 3, "it goes to the door, opens it, steps through"
        assert cost(board, "ad") == 1


@rule("WO-309", "WO-314")
def test_nobody_walks_through_bars_and_they_are_worked_from_beside_them() -> None:
    for board in every_way("""
        a1bxc

        .1.x.
    """):
        assert cost(board, "bc", barred="x") == FAR
        assert cost(board, "bc") == 1
        assert [board.board.touching_bars[board.at(letter)] for letter in "abc"] == [0, 1, 1]


# ---- neighbours


@rule("WO-314")
def test_neighbours_are_not_reached_through_walls_doors_or_bars() -> None:
    for board in every_way("""
        c|a1b
          x
        f d e
    """):
        at = board.at

        def near(
            letter: str, closed: str = "", barred: str = "", through: bool = False, board: Drawn = board
        ) -> bool:
            bars = 0 if through else board.barred(barred)
            near = board.board.neighbours(board.at("a"), board.closed(closed), bars)
            return bool(near >> board.at(letter) & 1)

        assert not near("c")
        assert near("b")
        assert not near("b", closed="1")
        assert near("d")
        assert not near("d", barred="x")
        assert near("d", barred="x", through=True), "attacks and two grenades reach through bars"
        assert near("e", closed="1")
        assert near("e", barred="x")
        assert not near("e", closed="1", barred="x")
        assert near("e", closed="1", barred="x", through=True)
        assert near("f")
        assert not near("f", barred="x")
        assert board.written(board.board.neighbours(at("a"), 0, 0)) == "bdef"
        assert board.written(board.board.near[at("a")]) == "bcdef", "distance is another matter"


@rule("WO-409", "WO-965")
def test_distance_is_the_larger_of_the_two_differences() -> None:
    for board in every_way("""
        a b . . .
          - - - -
        . c . . d

        . . e . .
    """):

        def far(pair: str, board: Drawn = board) -> int:
            return board.board.distance(board.at(pair[0]), board.at(pair[1]))

        assert far("aa") == 0
        assert far("ab") == far("ac") == far("bc") == 1
        assert far("ad") == 4
        assert far("ae") == 2
        assert far("da") == 4


# ---- large figures


@rule("WO-804")
def test_a_large_figure_shifts_all_four_squares() -> None:
    for board in every_way("""
        . . . . .

        . P P . .

        . P P . .

        . . t . .
    """):
        assert large_steps(board) == 8
        assert large_steps(board, blocked="P") == 8
        assert large_steps(board, blocked="t") == 6


@rule("WO-804", "WO-305")
def test_a_large_figure_needs_room_for_all_of_it() -> None:
    for board in every_way("""
        # # # # #

        P P . Q Q

        P P t Q Q

        # # # # #
    """):
        assert cost(board, "PQ") == 3
        assert cost(board, "PQ", blocked="t") == FAR
        assert cost(board, "PQ", blocked="P") == 3, "it is not in its own way"


@rule("WO-804", "WO-305")
def test_a_large_figure_does_not_stand_on_a_wall() -> None:
    for board in every_way("""
        P P . . Q Q
              -
        P P . . Q Q
    """):
        assert cost(board, "PQ") == FAR, "a wall's end in the way is enough"


@rule("WO-804")
def test_a_large_figures_step_costs_one_more_if_it_newly_covers_difficult_ground() -> None:
    for board in every_way("""
        P P . . Q Q

        P P . ~ Q Q
    """):
        assert cost(board, "PQ") == 5, "paid once, when the difficult square is first covered"
    for board in every_way("""
        P P . ~ Q Q

        P P . ~ Q Q
    """):
        assert cost(board, "PQ") == 5, "one more, not two"
        assert cost(board, "PQ", sure_footed=True) == 4


@rule("WO-804")
def test_a_large_figures_distance_is_that_of_its_nearest_square() -> None:
    for board in every_way("""
        P P . . .

        P P . . a

        . . . . b
    """):
        drawn = board.board
        assert drawn.distance_large(board.mask("P"), board.mask("a")) == 3
        assert drawn.distance_large(board.mask("b"), board.mask("P")) == 3
        assert drawn.distance_large(board.mask("P"), board.mask("P")) == 0


# P is before the door, S beyond it, and halfway between them a figure is across the doorway.
DOORWAY = """
    # P P1S S .

    # P P1S S .
"""


def halfway(board: Drawn) -> int:
    return (board.at("P") + board.at("S")) // 2


@rule("WO-801", "WO-012")
def test_a_large_figure_never_ends_across_a_doorway() -> None:
    for board in every_way(DOORWAY):
        assert board.board.is_across(halfway(board))
        assert not board.board.is_across(board.at("P"))
        assert not board.board.is_across(board.at("S"))
        walk = ground(board, "P")
        assert walk.no_stop >> halfway(board) & 1
        assert ends(board, "PS", 1) == "S", "with one point it is pushed through"
    for board in every_way(DOORWAY.replace("1", "x")):
        assert board.board.is_across(halfway(board)), "nor where bars were"


@rule("WO-804", "WO-605")
def test_a_large_figure_opens_a_door_once() -> None:
    for board in every_way(DOORWAY):
        assert cost(board, "PS", closed="1") == 3
        assert cost(board, "PS") == 2


@rule("WO-305", "WO-804")
def test_a_large_figure_does_not_step_diagonally_around_a_closed_door() -> None:
    for board in every_way("""
        P P1. .

        P P . .

        t . S S

        . . S S
    """):
        assert cost(board, "PS", closed="1") == 2
        assert cost(board, "PS", blocked="t") == 2
        assert cost(board, "PS", blocked="t", closed="1") == 4, "open, to the right, and on"


@rule("WO-306", "WO-605")
def test_a_large_figure_opens_no_door_from_where_a_friend_stands() -> None:
    for board in every_way("""
        P P . f1S S

        P P . .1S S
    """):
        # Ways are kept with the board: the friend's coming must not be missed, nor its leaving.
        assert cost(board, "PS", closed="1") == 5
        assert cost(board, "PS", closed="1", no_stop="f") == FAR
        assert cost(board, "PS", closed="1") == 5
        assert cost(board, "PS", no_stop="f") == 4, "through an open door it passes the friend"


@rule("WO-801")
def test_a_large_figure_across_a_doorway_is_pushed_one_square_on() -> None:
    for board in every_way(DOORWAY):
        for first, last in ("PS", "SP"):
            before, across = board.at(first), halfway(board)
            assert pushed(board.board, before, across, 0, 0, 0, 0) == board.at(last)
            assert pushed(board.board, before, across, 0, 0, board.mask(first), 0) == board.at(last)


@rule("WO-801")
def test_without_room_beyond_a_large_figure_does_not_get_through_the_door() -> None:
    for board in every_way(DOORWAY):
        before, across = board.at("P"), halfway(board)
        beyond = board.mask("S") & ~board.board.large(across)
        assert pushed(board.board, before, across, 0, 0, beyond, 0) == NOWHERE, "a figure is in the way"
        assert pushed(board.board, before, across, 0, 0, 0, beyond) == NOWHERE, "a marker is"
    for board in every_way("""
        P P1a

        P P1b
    """):
        before, nearest = board.at("P"), min(board.at("a"), board.at("b"))
        across = before + (nearest - before) // 2 if nearest > before else nearest
        assert board.board.is_across(across)
        assert pushed(board.board, before, across, 0, 0, 0, 0) == NOWHERE, "a wall is"


# ---- tiles


@rule("WO-011")
def test_tiles_that_touch_are_open_to_each_other_and_neighbours() -> None:
    for board in every_way(
        """
        a .|. . c

        . b . . .
    """,
        areas="""
        1 1 2 2 3

        1 1 2 2 3
    """,
    ):
        beside = [board.board.beside[board.areas[name]] for name in "123"]
        two, one, three = board.areas["2"], board.areas["1"], board.areas["3"]
        assert beside == [(two,), tuple(sorted((one, three))), (two,)]
        assert cost(board, "ac") == 4


@rule("WO-011", "WO-012")
def test_a_door_or_bars_between_tiles_leave_them_neighbours() -> None:
    for board in every_way(
        """
        . .1. .x.

        . .1. .x.
    """,
        areas="""
        1 1 2 2 3

        1 1 2 2 3
    """,
    ):
        assert len(board.board.beside[board.areas["2"]]) == 2
        assert set(board.board.doors[0].areas) == {board.areas["1"], board.areas["2"]}
        assert set(board.board.bars[0].areas) == {board.areas["2"], board.areas["3"]}


@rule("WO-011")
def test_tiles_that_meet_in_a_corner_are_no_neighbours() -> None:
    for board in every_way(
        """
        . #

        # .
    """,
        areas="""
        1 #

        # 2
    """,
    ):
        assert board.board.beside == ((), ())


@rule("WO-974", "WO-011")
def test_tiles_are_neighbours_also_behind_a_whole_wall() -> None:
    for board in every_way(
        """
        a|b

        .|.
    """,
        areas="""
        1 2

        1 2
    """,
    ):
        assert board.board.beside == ((1,), (0,))
        assert steps(board, "a") == "."
