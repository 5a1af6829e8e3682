"""Rematches: the same people at a new table, everybody one seat further or where they sat.

It may be the next game of a campaign.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kordon.tables import entries
from kordon.tables.seating import GONE

if TYPE_CHECKING:
    from kordon.tables.entries import AnyEntry, Setup
    from kordon.tables.table import Table


def again(
    old: Table, rules_version: int, seed: bytes, invitation: str, at: int
) -> tuple[Setup, list[AnyEntry]]:
    """The new table's set-up and who sits where at its beginning; it shares no secret with the old one."""
    setup = msgspec.structs.replace(
        old.setup, seed=seed, invitation=invitation, at=at, rules_version=rules_version, pace=old.pace
    )
    if old.rematch_onward and (options := old.sequel()) is not None:
        setup = msgspec.structs.replace(setup, options=options)
    seated: list[AnyEntry] = []
    further = 1 if old.rematch_swaps else 0
    for seat, chair in enumerate(old.seating.chairs):
        next_seat = (seat + further) % setup.seats
        if chair.player and chair.player != GONE:
            seated.append(entries.Sat(at, chair.player, next_seat, chair.name, chair.agrees))
        elif chair.level is not None:
            seated.append(entries.BotSeated(at, next_seat, chair.level))
    return setup, seated
