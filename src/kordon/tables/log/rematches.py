"""Rematches: those who stayed to the end at a new table, everybody one seat further or where they sat.

It may be the next game of a campaign.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kordon.tables.log import entries
from kordon.tables.log.entries import AnyEntry, PlayerId, Setup
from kordon.tables.log.seating import GONE, sat_again
from kordon.tables.log.table import Table


def again(
    old: Table, rules_version: int, seed: bytes, invitation: str, at: int, asker: PlayerId
) -> tuple[Setup, list[AnyEntry]]:
    """The new table's set-up and who sits where at its beginning; it shares no secret with the old one.

    Who has left is not seated; if that was the host, the asker is the new one.
    """
    left = {chair.player for chair in old.seating.chairs if chair.left}
    setup = msgspec.structs.replace(
        old.setup,
        seed=seed,
        invitation=invitation,
        at=at,
        rules_version=rules_version,
        pace=old.pace,
        host=asker if old.setup.host in left else old.setup.host,
    )
    if old.rematch_onward and (options := old.sequel()) is not None:
        setup = msgspec.structs.replace(setup, options=options)
    return setup, list(_seated(old, at))


def _seated(old: Table, at: int) -> Iterator[AnyEntry]:
    """Who plays again, on the same seats or each on the next one."""
    for seat, chair in enumerate(old.seating.chairs):
        next_seat = (seat + old.rematch_swaps) % old.setup.seats
        if chair.player and chair.player != GONE and not chair.left:
            yield sat_again(at, chair, next_seat)
        elif chair.level is not None:
            yield entries.BotSeated(at, next_seat, chair.level)
