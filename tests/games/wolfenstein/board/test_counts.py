"""Counts of each mission's board, so that no change of squares, walls or sight goes unnoticed."""

from __future__ import annotations

from itertools import combinations

import pytest

from kordon.engine.bits import members
from kordon.engine.rule_ids import rule
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.board.sight import sees

# By mission: squares; open sides with all doors closed and bars in place, and without; pairs of every fifth
# square that see each other with all doors closed, and open.
COUNTS = {
    "officers-room": (132, 214, 222, 85, 214),
    "cells": (180, 290, 302, 135, 244),
    "armoury": (192, 308, 320, 120, 193),
    "kennels": (192, 306, 322, 128, 347),
    "radio": (228, 364, 380, 120, 192),
    "drone-works": (240, 390, 400, 178, 230),
    "tunnels": (276, 442, 460, 177, 504),
    "bevli": (288, 460, 480, 177, 344),
    "von-grim": (324, 518, 546, 220, 437),
    "fuhrer": (384, 622, 648, 314, 551),
}


def counted(name: str) -> tuple[int, int, int, int, int]:
    board = load(name).board
    closed, barred = (1 << len(board.doors)) - 1, (1 << len(board.bars)) - 1
    shut, wide = board.open_edges(closed, barred), board.open_edges(0, 0)
    pairs = list(combinations(members(board.floor)[::5], 2))
    return (
        board.floor.bit_count(),
        shut.east.bit_count() + shut.south.bit_count(),
        wide.east.bit_count() + wide.south.bit_count(),
        sum(sees(board, a, b, closed, 0) for a, b in pairs),
        sum(sees(board, a, b, 0, 0) for a, b in pairs),
    )


@rule("WO-951", "WO-011", "WO-408")
@pytest.mark.parametrize("name", COUNTS)
def test_a_board_has_not_changed(name: str) -> None:
    assert counted(name) == COUNTS[name]
