"""Finished tables as files, and files as finished tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kordon.bots.levels import DEFAULT_LEVEL
from kordon.engine import log
from kordon.engine.errors import Fault
from kordon.tables import entries
from kordon.tables.entries import AnyEntry, PlayerId, Setup, TableId, decode_entry, decode_setup
from kordon.tables.refusals import NOT_OVER, NOT_STARTED, refused
from kordon.tables.table import fold

if TYPE_CHECKING:
    from collections.abc import Callable

    from kordon.engine.game import AnyGame
    from kordon.tables.store.interface import Store
    from kordon.tables.table import Table


def export(table: Table) -> str:
    """The log of a table that is over, with its seed; `kordon verify` accepts it."""
    if not table.seating.is_over:
        raise refused(NOT_OVER)
    if table.match is None:
        raise refused(NOT_STARTED)
    return log.write(table.match)


async def read(store: Store, id: TableId, find: Callable[[str], AnyGame]) -> str:
    """The log of a table that is over, straight from a store; a running game is not read."""
    if (await store.summary(id)).state not in ("finished", "abandoned"):
        raise Fault(f"table {id} is not over; it can be exported when nothing in it is secret any more")
    setup = decode_setup(await store.setup(id))
    try:
        course = [decode_entry(row) for _, row in await store.entries(id)]
    except msgspec.ValidationError:
        raise Fault(f"table {id} holds an entry that this version of Kordon can't read") from None
    table = fold(id, setup, find(setup.game), course)
    if table.match is None:
        raise Fault(f"table {id} was given up before its game began; there is nothing to export")
    return export(table)


def from_log(
    text: str, find: Callable[[str], AnyGame], host: PlayerId, invitation: str, at: int
) -> tuple[Setup, list[AnyEntry]]:
    """A table that is over, from a log that keeps all its promises.

    The person importing a log may have read the seed in it, so the game can't go on: an unfinished game
    becomes an abandoned one.
    """
    match = log.verify(text, find)
    setup = Setup(
        game=match.game.name,
        rules_version=match.game.version,
        options=msgspec.to_builtins(match.options),
        seats=match.seats,
        seed=match.seed,
        host=host,
        invitation=invitation,
        at=at,
        public=False,
        chat=False,
    )
    course: list[AnyEntry] = [entries.BotSeated(at, seat, DEFAULT_LEVEL) for seat in range(match.seats)]
    course.append(entries.Started(at, open_view=False))
    course += [entries.Played(at, move.seat, move, "bot", 0) for move in match.moves]
    is_finished = match.game.outcome(match.position) is not None
    course.append(entries.Ended(at) if is_finished else entries.Abandoned(at))
    return setup, course
