"""Questions are counted with the bits that they bring."""

from __future__ import annotations

from collections import Counter

import pytest

from kordon.lab.questions import ASKED, FOUND, WON, entropy, play


def test_entropy_counts_halvings() -> None:
    assert entropy([0.25] * 4) == pytest.approx(2.0)
    assert entropy([2.0, 2.0, 0.0]) == pytest.approx(1.0), "chances need not add up to 1"
    assert entropy([0.0, 1.0]) == entropy([0.0]) == 0.0


def test_a_game_tells_what_was_asked_and_what_it_brought() -> None:
    """Strikes of masters who miss rule spaces out; the same seed gives the same counts."""
    totals: Counter[str] = Counter()
    for number in range(3):
        cell, counts = play(("steady", "master"), ("pens", 2 + number, f"asked {number}"))
        assert cell == ("pens", 2 + number)
        assert counts[WON] in (0, 1)
        totals.update(counts)
    asked = [kind for kind in ASKED.values() if totals[kind]]
    assert "strikes" in asked
    assert len(asked) > 1, "masters ask, too"
    assert sum([totals[f"{kind}, bits"] for kind in asked]) > 0
    assert totals[FOUND] <= totals["strikes"]
    again = [play(("steady", "master"), ("pens", 2, "asked 0"))[1] for _ in range(2)]
    assert again[0] == again[1]
