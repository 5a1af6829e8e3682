"""Names and marks find room inside a space."""

from __future__ import annotations

from kordon.maps.lettering import place_mark, place_name, room_in, wraps


def test_names_are_broken_between_words_as_evenly_as_they_allow() -> None:
    assert list(wraps("Under the Gantry")) == [
        ("Under the Gantry",),
        ("Under the", "Gantry"),
        ("Under", "the", "Gantry"),
    ]


def test_a_name_turns_upright_in_a_narrow_space_and_is_left_out_where_nothing_fits() -> None:
    alley = room_in([(0, 0), (24, 0), (24, 200), (0, 200)], [], 2)
    lettering = place_name("Back Alley", alley, (12, 100))
    assert lettering is not None
    assert lettering.upright
    assert place_name("Back Alley", room_in([(0, 0), (20, 0), (20, 20), (0, 20)], [], 2), (10, 10)) is None


def test_marks_keep_clear_of_each_other() -> None:
    outline = [(0, 0), (100, 0), (100, 60), (0, 60)]
    x, y = place_mark(room_in(outline, [], 0), (50, 30), 15)
    assert (x, y) == (50, 30)
    taken = room_in([(30, 0), (70, 0), (70, 60), (30, 60)], [], 0)
    x, _ = place_mark(room_in(outline, [taken], 0), (50, 30), 15)
    assert not 15 < x < 85
