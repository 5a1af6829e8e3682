"""Deleting a player's data from a table's log.

Entries keep their numbers and kinds, so the log replays to the same game; the player's name, words and id are
removed, and an alias takes the place of the id.
"""

from __future__ import annotations

import msgspec

from kordon.tables.log import entries
from kordon.tables.log.entries import NOBODY, AnyEntry, PlayerId, Setup

NAMING = (entries.Sat, entries.Said, entries.Noted, entries.Marked, entries.SawAll, entries.Forgotten)


def nobody(sequence: int) -> PlayerId:
    """The alias of a deleted player, unique at the table; no real id looks like this."""
    return f"?{sequence}"


def without(player: PlayerId, alias: PlayerId, entry: AnyEntry) -> AnyEntry:
    """The entry with nothing of the player in it; itself if there was nothing."""
    if not isinstance(entry, NAMING) or entry.player != player:
        return entry
    emptied = {field: "" for field in ("name", "text") if hasattr(entry, field)}
    changed: AnyEntry = msgspec.structs.replace(entry, player=alias, **emptied)
    return changed


def setup_without(player: PlayerId, setup: Setup) -> Setup:
    """The set-up with nothing of the player in it."""
    return msgspec.structs.replace(setup, host=NOBODY) if setup.host == player else setup
