"""Finished tables as files, and files as finished tables.

A game is written out under the rules it was played by. Where those are not installed any more, the log that
was kept when it ended is given, or else the moves as they are stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from kordon.bots.levels import DEFAULT_LEVEL
from kordon.engine import log
from kordon.engine.chance import seed_commitment
from kordon.engine.errors import Fault
from kordon.tables import entries
from kordon.tables.entries import AnyEntry, PlayerId, Setup, TableId, decode_entry, decode_setup
from kordon.tables.records import unpacked
from kordon.tables.refusals import NOT_OVER, NOT_STARTED, Unreadable, refused
from kordon.tables.seating import configured
from kordon.tables.table import fold

if TYPE_CHECKING:
    from collections.abc import Callable

    from kordon.engine.game import AnyGame
    from kordon.engine.records import Seat
    from kordon.tables.store.interface import Store
    from kordon.tables.table import Table


async def export(store: Store, table: Table) -> str:
    """The log of a table that is over, with its seed; `kordon verify` accepts it."""
    if not table.seating.is_over:
        raise refused(NOT_OVER)
    if table.match is not None and is_as_played(table):
        return log.write(table.match)
    return await stored(store, table.id)


def is_as_played(table: Table) -> bool:
    """Whether the table was replayed under the rules that it was played by."""
    return not table.has_stopped and table.rules_version == table.game.version


async def stored(store: Store, id: TableId) -> str:
    """The log of a table that is over as it is stored, without any rules."""
    kept = await store.get("record", id)
    if kept is not None:
        return unpacked(kept).log
    setup, course = await _course(store, id)
    version = setup.rules_version
    moves: list[tuple[Seat, Any]] = []
    asked: dict[Seat, int] = {}
    has_begun = False
    for entry in course:
        match entry:
            case entries.Configured():
                setup = configured(setup, entry)
            case entries.Started():
                has_begun = True
            case entries.CarriedOver():
                version = entry.rules_version
            case entries.Played():
                moves.append((entry.seat, entry.move))
            case entries.TakeBackAsked():
                asked[entry.seat] = sum(seat == entry.seat for seat, _ in moves)
            case entries.TookBack():
                own = [index for index, (seat, _) in enumerate(moves) if seat == entry.seat]
                if entry.by_consent:
                    del moves[own[min(asked[entry.seat], len(own)) - 1] if own else len(moves) :]
                else:
                    del moves[own[-1]]
    if not has_begun:
        raise refused(NOT_STARTED)
    header = log.Header(
        log.FORMAT, setup.game, version, setup.seats, setup.options, seed_commitment(setup.seed)
    )
    finished = any(isinstance(entry, entries.Ended) for entry in course)
    return log.write_raw(header, [move for _, move in moves], setup.seed, finished)


async def _course(store: Store, id: TableId) -> tuple[Setup, list[AnyEntry]]:
    setup = decode_setup(await store.setup(id))
    try:
        return setup, [decode_entry(row) for _, row in await store.entries(id)]
    except msgspec.ValidationError:
        raise Unreadable(f"table {id} holds an entry that this version of Kordon can't read") from None


async def read(store: Store, id: TableId, find: Callable[[str], AnyGame]) -> str:
    """The log of a table that is over, straight from a store; a running game is not read."""
    if (await store.summary(id)).state not in ("finished", "abandoned"):
        raise Fault(f"table {id} is not over; it can be exported when nothing in it is secret any more")
    setup, course = await _course(store, id)
    try:
        game = find(setup.game)
    except Fault:
        return await stored(store, id)
    table = fold(id, setup, game, course)
    if not any(isinstance(entry, entries.Started) for entry in course):
        raise Fault(f"table {id} was given up before its game began; there is nothing to export")
    return await export(store, table)


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
