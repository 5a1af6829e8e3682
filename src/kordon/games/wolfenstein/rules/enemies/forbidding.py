"""What enemies keep the heroes next to them from (WO-612)."""

from __future__ import annotations

from typing import Final, get_args

from kordon.engine.bits import members
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import ENEMIES, FIGURE_OF
from kordon.games.wolfenstein.pieces import Slot
from kordon.games.wolfenstein.position import Position


def _forbidding(what: tr.Manoeuvre) -> int:
    return sum(
        1 << figure
        for figure, kind in enumerate(FIGURE_OF)
        if any(isinstance(trait, tr.Forbid) and trait.what == what for trait in ENEMIES[kind].traits)
    )


FORBIDDING: Final[dict[tr.Manoeuvre, int]] = {what: _forbidding(what) for what in get_args(tr.Manoeuvre)}
"""By manoeuvre: the mask of the figures that forbid it."""


def is_forbidden(position: Position, slot: Slot, what: tr.Manoeuvre) -> bool:
    """Whether an enemy next to the hero, and not stunned, forbids a manoeuvre."""
    figures = position.enemies & FORBIDDING[what] & ~position.stunned_enemies
    if not figures:
        return False
    near = position.board.neighbours(position.hero_at[slot], position.closed, position.barred)
    return any(position.squares_of(figure) & near for figure in members(figures))
