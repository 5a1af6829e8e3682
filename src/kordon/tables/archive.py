"""Games that are over: what is kept of them, and tables as files and files as tables.

Later rules may not be able to replay a game. So its log and the replays of all viewers are kept, as they were
when it ended. That is made in the background, a little later and with long pauses, so that it takes no time
from games that are played. A node that starts archives the games that are missing: those that ended while it
was stopped, or before there was an archive.

A game is written out under the rules it was played by. Where those are not installed any more, the log that
was kept when it ended is given, or else the moves as they are stored.
"""

from __future__ import annotations

import asyncio
import logging
import lzma
from collections.abc import Callable, Iterable, Mapping
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from kordon.bots.levels import usual_level
from kordon.engine import log
from kordon.engine.chance import seed_commitment
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.records import Seat
from kordon.tables.live.node import Node
from kordon.tables.log import decisions, entries, new_tables
from kordon.tables.log.entries import Entry, read_entry
from kordon.tables.log.setups import PlayerId, Setup, TableId, Viewer, decode_setup
from kordon.tables.log.table import Table, fold
from kordon.tables.people.admission import Admission
from kordon.tables.people.limits import OriginLimit
from kordon.tables.refusals import GAME_STOPPED, NOT_OVER, NOT_STARTED, Unreadable, refuse_if
from kordon.tables.requests import Person
from kordon.tables.store.base import Store

PRESET: Final = 1  # of LZMA: replays by several viewers have most in common, so the quickest is small enough
SHARE: Final = 50  # pause after making a record, in multiples of the time it took
PAGE: Final = 50

MakeReplays = Callable[[Match], Mapping[Seat, bytes]]
"""The replays of a game that is over by viewer, each as it is sent."""

logger = logging.getLogger(__name__)


class ArchivedGame(msgspec.Struct, frozen=True):
    """A game that is over."""

    log: str
    replays: dict[Seat, msgspec.Raw]


def packed(match: Match, make_replays: MakeReplays) -> bytes:
    """The record of a match, compressed."""
    replays = {viewer: msgspec.Raw(replay) for viewer, replay in make_replays(match).items()}
    return lzma.compress(msgspec.json.encode(ArchivedGame(log.write(match), replays)), preset=PRESET)


def unpacked(content: bytes) -> ArchivedGame:
    """The record that was packed."""
    return msgspec.json.decode(lzma.decompress(content), type=ArchivedGame)


class Archive:
    """Archives the games of this node, one at a time."""

    def __init__(self, node: Node, make_replays: MakeReplays | None) -> None:
        self._node = node
        self._make_replays = make_replays
        self._due: asyncio.Queue[TableId] = asyncio.Queue()

    def ended(self, table: TableId) -> None:
        """A game is over."""
        if self._make_replays is not None:
            self._due.put_nowait(table)

    async def run(self) -> None:
        """Archive games as they end, after those that are missing."""
        if self._make_replays is None:
            return
        await self._make_missing()
        while True:
            await self._make(await self._due.get())

    async def _make_missing(self) -> None:
        after = ""
        while True:
            try:
                missing = await self._node.store.without_record(PAGE, after)
            except Fault as fault:
                logger.warning("records of finished games could not be looked for: %s", fault)
                return
            if not missing:
                return
            for table in missing:
                await self._make(table)
            after = missing[-1]

    async def _make(self, id: TableId) -> None:
        assert self._make_replays is not None
        began = perf_counter()
        try:
            table = await self._node.table(id)
            if table.match is None or table.has_stopped or not table.seating.is_over:
                return
            if table.rules_version != table.game.version:
                return  # what these rules would show is not what was played
            content = await asyncio.to_thread(packed, table.match, self._make_replays)
            await self._node.store.put("record", id, content)
        except Exception as error:  # one game without a record must not cost others theirs
            logger.warning("no record was made of table %s: %s", id, error)
        await self._node.time.sleep(SHARE * (perf_counter() - began))


# ---- in and out


class Course(NamedTuple):
    """What a replay is made from."""

    match: Match | None
    viewer: Viewer
    is_over: bool
    record: bytes | None  # kept at the end of a game whose rules are not installed any more


class Exports:
    """Replays, exports and imports at the tables of a node."""

    def __init__(self, admission: Admission, imports: OriginLimit) -> None:
        self._admission = admission
        self._node = admission.node
        self._imports = imports
        self._importing = asyncio.Semaphore(1)  # checking a log takes a while; play goes on meanwhile

    async def course(
        self, table: TableId, person: Person, viewer: Viewer | None = None, key: str = ""
    ) -> Course:
        """What a replay is made from, for the viewer whose past the person may see."""
        known = await self._admission.known(table, person, key)
        seen = decisions.past_viewer(known, person.id, viewer)
        kept = None
        if known.seating.is_over and not is_as_played(known):
            kept = await self._node.store.get("record", table)
        refuse_if(known.match is None and kept is None, GAME_STOPPED)
        return Course(known.match, seen, known.seating.is_over, kept)

    async def export(self, table: TableId, person: Person, key: str = "") -> str:
        """A table that is over as a log that `kordon verify` accepts."""
        try:
            known = await self._admission.known(table, person, key)
        except Unreadable:
            if (await self._node.store.summary(table)).state not in ("finished", "abandoned"):
                raise
            return await stored(self._node.store, table)
        return await export(self._node.store, known)

    def count_import(self, person: Person) -> None:
        """Refuse an import, if there were too many; before the log is read, because logs are long."""
        self._imports.count(person.id, person.address, self._node.time.now())

    async def import_log(self, person: Person, text: str) -> TableId:
        """A table that is over from a log, checked move by move."""
        node = self._node
        async with self._importing:
            setup, course = await asyncio.to_thread(
                from_log, text, node.find, person.id, new_tables.key(), node.time.now()
            )
        await self._admission.welcome(person)
        return await new_tables.create(node.store, new_tables.fresh_id(), setup, course)


async def export(store: Store, table: Table) -> str:
    """The log of a table that is over, with its seed; `kordon verify` accepts it."""
    refuse_if(not table.seating.is_over, NOT_OVER)
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
    refuse_if(not any(isinstance(entry, entries.Started) for entry in course), NOT_STARTED)
    version = setup.rules_version
    for entry in course:
        if isinstance(entry, entries.Configured):
            setup = entry.applied_to(setup)
        elif isinstance(entry, entries.CarriedOver):
            version = entry.rules_version
    header = log.Header(
        log.FORMAT, setup.game, version, setup.seats, setup.options, seed_commitment(setup.seed)
    )
    finished = any(isinstance(entry, entries.Ended) for entry in course)
    return log.write_raw(header, _moves_left(course), setup.seed, finished)


def _moves_left(course: Iterable[Entry]) -> list[Any]:
    """The moves that were made and not taken back."""
    moves: list[tuple[Seat, Any]] = []
    asked: dict[Seat, int] = {}
    for entry in course:
        match entry:
            case entries.Played():
                moves.append((entry.seat, entry.move))
            case entries.TakeBackAsked():
                asked[entry.seat] = len(_places_of(entry.seat, moves))
            case entries.TookBack():
                own = _places_of(entry.seat, moves)
                if entry.by_consent:
                    del moves[own[min(asked[entry.seat], len(own)) - 1] if own else len(moves) :]
                else:
                    del moves[own[-1]]
    return [move for _, move in moves]


def _places_of(seat: Seat, moves: list[tuple[Seat, Any]]) -> list[int]:
    return [index for index, (mover, _) in enumerate(moves) if mover == seat]


async def _course(store: Store, id: TableId) -> tuple[Setup, list[Entry]]:
    setup = decode_setup(await store.setup(id))
    return setup, [read_entry(id, row) for _, row in await store.entries(id)]


async def read(store: Store, id: TableId, find: Callable[[str], AnyGame]) -> str:
    """The log of a table that is over, straight from a store; a running game is not read."""
    if (await store.summary(id)).state not in ("finished", "abandoned"):
        raise Fault(f"table {id} is not over; it can be exported when nothing in it is secret any more")
    setup, course = await _course(store, id)
    try:
        game = find(setup.game)
    except Fault:
        return await stored(store, id)
    table = await fold(id, setup, game, course)
    if not any(isinstance(entry, entries.Started) for entry in course):
        raise Fault(f"table {id} was given up before its game began; there is nothing to export")
    return await export(store, table)


def from_log(
    text: str, find: Callable[[str], AnyGame], host: PlayerId, invitation: str, at: int
) -> tuple[Setup, list[Entry]]:
    """A table that is over, from a log that keeps all its commitments.

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
    course: list[Entry] = [
        entries.BotSeated(at, seat, usual_level(match.game)) for seat in range(match.seats)
    ]
    course.append(entries.Started(at, open_view=False))
    course += [entries.Played(at, move.seat, move, "bot", 0) for move in match.moves]
    is_finished = match.game.outcome(match.position) is not None
    course.append(entries.Ended(at) if is_finished else entries.Abandoned(at))
    return setup, course
