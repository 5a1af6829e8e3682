"""Text on a grid of characters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kordon.terminal.letters import (
    BOLD,
    Ink,
    clip,
    colour_style,
    glyphs,
    in_columns,
    joined,
    listed,
    pad,
    plain_letters,
    width_of,
    wrap,
)


def test_wide_letters_take_two_columns_and_combining_marks_none() -> None:
    assert width_of("Łódź") == 4
    assert width_of("東京") == 4
    assert width_of("e\N{COMBINING ACUTE ACCENT}") == 1
    assert glyphs("e\N{COMBINING ACUTE ACCENT}x") == [("e\N{COMBINING ACUTE ACCENT}", 1), ("x", 1)]
    assert width_of(Ink(True)("abc", BOLD)) == 3


@given(st.text(max_size=30), st.integers(min_value=1, max_value=20))
def test_clipped_text_fits(text: str, columns: int) -> None:
    clipped = clip(text, columns)
    assert width_of(clipped) <= columns
    assert clipped == text or clipped.endswith("…")


def test_padding_counts_columns_not_letters() -> None:
    assert pad("東", 4) == "東  "
    assert pad("7", 3, right=True) == "  7"


def test_wrapped_lines_fit_and_keep_every_word() -> None:
    text = "Kasyno Estoril, obszar III: a very long line about nothing at all"
    lines = wrap(text, 20, "  ")
    assert all(width_of(line) <= 20 for line in lines)
    assert " ".join(line.strip() for line in lines) == text
    assert all(line.startswith("  ") for line in lines[1:])
    assert wrap("", 20) == []


def test_columns_are_read_downwards() -> None:
    entries = ["one", "two", "three", "four", "five"]
    assert in_columns(entries, 22) == ["  one    three  five", "  two    four"]
    assert in_columns(entries, 5) == [f"  {entry}" for entry in entries]
    assert in_columns([], 20) == []


def test_lists_break_between_entries_only() -> None:
    assert joined(["a a", "b b", "c c"], 10) == ["a a · b b", "c c"]
    assert listed("Hand: ", ["Hans R.", "Linda X.", "Roque"], 24) == ["Hand: Hans R., Linda X.,", "  Roque"]


def test_no_colour_means_no_codes_at_all() -> None:
    assert Ink(False)("x", BOLD) == "x"
    assert Ink(True)("x", BOLD, "") == "\x1b[1mx\x1b[0m"
    assert Ink(True)("x", "") == "x"


@pytest.mark.parametrize(
    ("shade", "code"),
    [
        ((0.65, 0.2, 0.12), "31"),
        ((0.77, 0.56, 0.07), "33"),
        ((0.23, 0.48, 0.3), "32"),
        ((0.18, 0.37, 0.62), "34"),
        ((0.99, 0.99, 0.99), "37"),
        ((0.2, 0.2, 0.21), "90"),
    ],
)
def test_a_shade_is_the_nearest_colour_of_the_terminal(shade: tuple[float, float, float], code: str) -> None:
    assert colour_style(shade) == code


def test_letters_are_compared_as_people_type_them() -> None:
    assert plain_letters("Łódź, Pláž") == "lodz, plaz"
