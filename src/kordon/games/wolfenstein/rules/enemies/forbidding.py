"""What enemies keep the heroes next to them from (WO-612)."""

from __future__ import annotations

from typing import Final, get_args

from kordon.engine.bits import mask_of, members
from kordon.games.wolfenstein.content import traits as tr
from kordon.games.wolfenstein.content.tables import FIGURE_KINDS
from kordon.games.wolfenstein.pieces import Slot
from kordon.games.wolfenstein.position import Position

FORBIDDING: Final[dict[tr.Manoeuvre, int]] = {
    what: mask_of([n for n, kind in enumerate(FIGURE_KINDS) if tr.Forbid(what) in kind.traits])
    for what in get_args(tr.Manoeuvre)
}
"""By manoeuvre: the mask of the figures that forbid it."""


def is_forbidden(position: Position, slot: Slot, what: tr.Manoeuvre) -> bool:
    """Whether an enemy next to the hero, and not stunned, forbids a manoeuvre."""
    figures = position.enemies & FORBIDDING[what] & ~position.stunned_enemies
    if not figures:
        return False
    near = position.board.neighbours(position.hero_at[slot], position.closed, position.barred)
    return any(position.squares_of(figure) & near for figure in members(figures))
