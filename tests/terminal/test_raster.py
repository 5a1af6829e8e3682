"""Outlines to box characters, on boards small enough to look at."""

from __future__ import annotations

from textwrap import dedent

import pytest

from kordon.engine.scene import Line, Shape
from kordon.engine.words import LITERAL
from kordon.terminal.raster import BOX, Raster, Run, Scale, choose_scale

UNIT = Scale(1, 1)


def shape(id: str, *outline: int, look: str = "", level: int = 0) -> Shape:
    return Shape(id, outline, look, LITERAL.say(id), level=level)


def rectangle(id: str, left: int, top: int, right: int, bottom: int, look: str = "", level: int = 0) -> Shape:
    return shape(id, left, top, right, top, right, bottom, left, bottom, look=look, level=level)


def drawn(raster: Raster) -> str:
    return "\n".join("".join(row).rstrip() for row in raster.characters()).rstrip()


def picture(text: str) -> str:
    return dedent(text).strip("\n").rstrip()


FOUR = (
    rectangle("nw", 0, 0, 6, 3),
    rectangle("ne", 6, 0, 12, 3),
    rectangle("sw", 0, 3, 6, 6),
    rectangle("se", 6, 3, 12, 6),
)


def test_every_crossing_of_light_and_heavy_lines_has_a_character() -> None:
    assert len(BOX) == 3**4
    assert BOX[1, 1, 1, 1] == "┼"
    assert BOX[2, 1, 2, 0] == "┠"
    assert BOX[0, 0, 0, 2] == "╸"


def test_a_grid_with_a_shape_over_its_middle() -> None:
    raster = Raster([*FOUR, rectangle("middle", 4, 2, 8, 4)], [], 12, 6, UNIT)
    assert drawn(raster) == picture(
        """
        ┌─────┬─────┐
        │     │     │
        │   ┌─┴─┐   │
        ├───┤   ├───┤
        │   └─┬─┘   │
        │     │     │
        └─────┴─────┘
        """
    )
    assert raster.runs()[4] == [Run(3, 5, 3)]
    assert raster.runs()[0] == [Run(1, 1, 5), Run(2, 1, 3)]


def test_polygons_join_without_gaps() -> None:
    shapes = [shape("left", 0, 0, 12, 0, 6, 6, 0, 6), shape("right", 12, 0, 18, 0, 18, 6, 6, 6)]
    assert drawn(Raster(shapes, [], 18, 6, UNIT)) == picture(
        """
        ┌──────────┬──────┐
        │         ┌┘      │
        │        ┌┘       │
        │       ┌┘        │
        │      ┌┘         │
        │     ┌┘          │
        └─────┴───────────┘
        """
    )


def test_a_covered_shape_makes_a_group_with_a_heavy_border() -> None:
    boards = [rectangle("one", 0, 0, 6, 6), rectangle("two", 6, 0, 12, 6)]
    raster = Raster([*boards, *FOUR], [], 12, 6, UNIT)
    assert drawn(raster) == picture(
        """
        ┏━━━━━┳━━━━━┓
        ┃     ┃     ┃
        ┃     ┃     ┃
        ┠─────╂─────┨
        ┃     ┃     ┃
        ┃     ┃     ┃
        ┗━━━━━┻━━━━━┛
        """
    )
    assert raster.frames() == {0: Run(0, 1, 5), 1: Run(0, 7, 5)}


def test_parts_of_different_sectors_have_a_heavy_border() -> None:
    shapes = [rectangle("a", 0, 0, 4, 2, "space sector-red"), rectangle("b", 4, 0, 8, 2, "space sector-blue")]
    assert drawn(Raster(shapes, [], 8, 2, UNIT)).splitlines()[1] == "┃   ┃   ┃"


def test_walls_are_heavy_doors_are_gaps_closed_doors_are_light() -> None:
    lines = [
        Line((0, 3, 12, 3), "wall"),
        Line((2, 3, 4, 3), "door"),
        Line((8, 3, 10, 3), "door closed"),
    ]
    assert drawn(Raster(FOUR, lines, 12, 6, UNIT)) == picture(
        """
        ┌─────┬─────┐
        │     │     │
        │     │     │
        ┝━╸ ╺━┿━╾─╼━┥
        │     │     │
        │     │     │
        └─────┴─────┘
        """
    )


def test_a_door_shorter_than_a_character_still_shows() -> None:
    scale = Scale(0.1, 0.1)
    shapes = [rectangle("a", 0, 0, 60, 40), rectangle("b", 60, 0, 120, 40)]
    wall = Line((60, 0, 60, 40), "wall")
    door = Line((60, 17, 60, 19), "door")
    with_door = Raster(shapes, [wall, door], 120, 40, scale)
    column = [row[6] for row in with_door.characters()]
    assert column == ["┰", "╹", "╻", "┃", "┸"]


def test_ladders_paths_and_arrows_are_signs() -> None:
    lines = [
        Line((6, 0, 6, 3), "ladder"),
        Line((0, 3, 6, 3), "ladder"),
        Line((2, 5, 10, 5), "path arrow"),
    ]
    rows = drawn(Raster(FOUR, lines, 12, 6, UNIT)).splitlines()
    assert rows[2][6] == "╫"
    assert rows[3][3] == "╪"
    assert rows[5] == "│ · · │ · → │"


def test_what_lies_under_something_higher_is_named() -> None:
    tunnel, walkway = rectangle("tunnel", 0, 0, 6, 3), rectangle("walkway", 0, 0, 12, 3, level=1)
    raster = Raster([tunnel, walkway], [], 12, 3, UNIT)
    assert raster.buried == [0]
    assert raster.frames() == {}


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_the_scale_fills_the_columns_but_keeps_room_for_letters(columns: int) -> None:
    shapes = [rectangle(f"{x}", x * 100, 0, x * 100 + 100, 100) for x in range(6)]
    scale = choose_scale(shapes, 600, 100, columns, 3)
    assert 8 <= scale.x * 100 <= 20
    assert (scale.x * 100).is_integer()
    assert scale.x * 600 < max(columns, 49)
    assert scale.y * 100 >= 2
