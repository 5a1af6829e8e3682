"""Campaigns: sheets are counted from results, and options are handed on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from kordon.engine.campaign import Campaign, ChapterLine, LevelWon, Result, result_of, sheet, values_of
from kordon.engine.chance import seed_from
from kordon.engine.checks.fuzz import configurations
from kordon.engine.checks.texts import game_faults
from kordon.games import find
from tests.engine.tiny.burrow import GAME as BURROW

WOLFENSTEIN: Any = find("wolfenstein")


def test_a_sheet_has_every_chapter_in_order_and_counts_victories_by_level() -> None:
    won = Result("cells", "hurt", (0,), ("in-time",))
    results = [
        (won, True),
        (msgspec.structs.replace(won, medals=("quiet",)), True),
        (msgspec.structs.replace(won, level="daddy", medals=()), True),
        (msgspec.structs.replace(won, level="bring"), False),
    ]
    lines = sheet(WOLFENSTEIN, results)
    assert tuple(line.chapter for line in lines) == values_of(WOLFENSTEIN, "mission")
    assert lines[0] == ChapterLine("officers-room", 0, ())
    assert lines[1] == ChapterLine(
        "cells", 4, (LevelWon("daddy", 1, ()), LevelWon("hurt", 2, ("quiet", "in-time")))
    )


def test_results_are_stored_so_that_older_ones_can_be_read() -> None:
    assert msgspec.json.decode(b'["cells","hurt",[0],[]]', type=Result) == Result("cells", "hurt", (0,), ())


def test_a_game_without_a_campaign_has_no_result() -> None:
    estoril = find("estoril")
    assert estoril.campaign is None
    assert result_of(estoril, estoril.parse_options({}), 2, seed_from("none"), ()) is None
    assert values_of(estoril, "recruitment") == ()


def test_what_a_game_hands_on_is_no_choice_and_shows_nowhere_while_unset() -> None:
    assert list(WOLFENSTEIN.offered_options()) == ["mission", "level", "heroes", "ties"]
    plain = WOLFENSTEIN.parse_options({})
    assert b"brought" not in msgspec.json.encode(plain)
    assert WOLFENSTEIN.parse_options({"brought": "gear:vest"}).brought == "gear:vest"
    tried = {options.brought for options, _ in configurations(WOLFENSTEIN)}
    assert tried == {msgspec.UNSET, *WOLFENSTEIN.carried["brought"]}


def test_every_medal_has_its_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert game_faults(BURROW) == []
    monkeypatch.setattr(type(BURROW), "campaign", Campaign("rounds", "rounds", ("golden",)))
    faults = game_faults(BURROW)
    assert "pl: medal-golden is missing" in faults
    assert "pl: medal-golden.how is missing" in faults
