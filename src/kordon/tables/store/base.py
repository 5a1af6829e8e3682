"""What both databases share: every statement that reads, and every transaction that is the same in both.

Statements are written for PostgreSQL; `for_sqlite` turns one into SQLite's. A transaction is a generator that
yields statements: PostgreSQL awaits each of them, SQLite runs all of them on its writer thread.
"""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Generator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, TypeAlias, TypeVar
from zlib import crc32

from msgspec.structs import replace

from kordon.engine.errors import Fault
from kordon.tables.store import interface
from kordon.tables.store.appends import Appends, Lost, Run
from kordon.tables.store.interface import (
    NEVER,
    NEWEST,
    Collection,
    Exists,
    Listed,
    NameTaken,
    Notification,
    Notifications,
    Place,
    Player,
    Summary,
    TableState,
    Taken,
    looks_of,
)

T = TypeVar("T")
Script: TypeAlias = "Generator[tuple[Any, ...], list[Any], T]"
"""A transaction: it yields statements, each with its values, and is sent their rows."""

CREATE: Final = """
    INSERT INTO kordon.tables (id, setup, summary, state, public, changed_at, due_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id
"""
HAS_TABLE: Final = "SELECT 1 FROM kordon.tables WHERE id = $1"
HAS_ENTRY: Final = "SELECT 1 FROM kordon.entries WHERE table_id = $1 AND sequence = $2"
APPEND: Final = "INSERT INTO kordon.entries VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING sequence"
REWRITE: Final = "UPDATE kordon.entries SET entry = $3 WHERE table_id = $1 AND sequence = $2"
EXPIRED: Final = """
    SELECT id FROM kordon.tables WHERE state IN ('open', 'abandoned') AND public IN (0, 1) AND changed_at < $1
    LIMIT $2 FOR UPDATE SKIP LOCKED
"""
TABLES_OF_DELETED: Final = """
    SELECT id, summary FROM kordon.tables
    WHERE id IN (SELECT table_id FROM kordon.members WHERE player_id = $1)
    ORDER BY id FOR NO KEY UPDATE
"""
CREATE_PLAYER: Final = """
    INSERT INTO kordon.players (id, name, account, looks, passphrase_hash, settings, generation)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING RETURNING id
"""
CHANGE_PLAYER: Final = """
    UPDATE kordon.players SET name = $2, account = $3, looks = $4, passphrase_hash = $5, settings = $6,
        generation = $7
    WHERE id = $1
"""
LISTED: Final = """
    SELECT id, summary FROM {tables} WHERE {condition} AND (changed_at, id) < ($1, $2) {of_game}
    ORDER BY changed_at DESC, id DESC LIMIT $3
"""
DUE: Final = """
    SELECT due_at, id FROM kordon.tables WHERE due_at <= $1 AND (due_at, id) > ($2, $3)
    ORDER BY due_at, id LIMIT $4
"""
WITHOUT_RECORD: Final = """
    SELECT id FROM kordon.tables WHERE state IN ('finished', 'abandoned') AND id > $1
    AND NOT EXISTS (SELECT 1 FROM kordon.shelves WHERE shelf = 'record' AND shelves.id = tables.id)
    ORDER BY id LIMIT $2
"""
LONG_RUNNING: Final = """
    SELECT id FROM kordon.tables WHERE state = 'playing' AND changed_at < $1 AND id > $2 ORDER BY id LIMIT $3
"""
PUT: Final = """
    INSERT INTO kordon.shelves VALUES ($1, $2, $3)
    ON CONFLICT (shelf, id) DO UPDATE SET content = excluded.content
"""
DOCUMENTS: Final = "SELECT id, content FROM kordon.shelves WHERE shelf = $1 AND id > $2 ORDER BY id LIMIT $3"
ENTRIES: Final = """
    SELECT sequence, entry FROM kordon.entries WHERE table_id = $1 AND sequence > $2 ORDER BY sequence
"""
BEAT: Final = """
    INSERT INTO kordon.health VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at
"""
PLAYER: Final = "SELECT id, name, passphrase_hash, settings, generation FROM kordon.players WHERE "
LOCKS: Final = re.compile(r"\s+FOR (NO KEY )?(UPDATE|KEY SHARE)( SKIP LOCKED)?")


@cache
def for_sqlite(statement: str) -> str:
    """The same statement without schemas and row locks, which SQLite lacks, and with its sign for values."""
    return LOCKS.sub("", statement).replace("kordon.", "").replace("$", "?")


def following(script: Script[T], rows: Any = None) -> tuple[tuple[Any, ...], Any] | tuple[None, T]:
    """The next statement of a transaction, given the rows of the last one; at the end its result."""
    try:
        return script.send(rows), None
    except StopIteration as end:
        return None, end.value


def append_first(run: Run) -> Script[None]:
    """Append the first entry of a run, or raise why that can't be: then nothing is written."""
    if run.first:
        before = yield HAS_ENTRY, run.table_id, run.first - 1
    else:
        before = yield HAS_TABLE, run.table_id
    if not before or not (yield APPEND, run.table_id, run.first, run.entries[0]):
        raise (yield from why_not(run))


def why_not(run: Run) -> Script[Exception]:
    """Why a run was not written."""
    ((last,),) = yield "SELECT max(sequence) FROM kordon.entries WHERE table_id = $1", run.table_id
    if last is not None and run.first <= last:
        return Taken(run.table_id, run.first)
    if last is None and not (yield HAS_TABLE, run.table_id):
        return interface.no_table(run.table_id)
    return ValueError(f"entry {run.first} of table {run.table_id} would leave a gap")


class Store(ABC):
    """One database. All of its methods belong to the event loop it was opened in."""

    is_shared: ClassVar[bool]
    """Whether other nodes may serve the same tables."""

    def __init__(self, read_only: bool) -> None:
        self._is_read_only = read_only
        self._is_closed = False
        self._appends = Appends(self._write_group)
        self._listeners: set[Notifications] = set()

    @abstractmethod
    async def _read(self, statement: str, *values: Any) -> list[Any]:
        """The rows of a statement."""

    @abstractmethod
    async def _write(self, script: Script[T]) -> T:
        """Run a transaction, which is durable on return; see `_check_writable`."""

    @abstractmethod
    async def _write_group(self, runs: list[Run]) -> Lost:
        """Write what can be written of these runs, of one table each."""

    @abstractmethod
    def _put_summaries(self, summaries: Mapping[str, Summary]) -> Script[None]:
        """Write summaries and who is a member by them; deleted players are not named."""

    async def _wipe(self) -> None:  # noqa: B027 - PostgreSQL has nothing to do
        """Let nothing stay behind that was overwritten, where that is possible at once."""

    @abstractmethod
    async def _disconnect(self) -> None:
        """Close all connections."""

    def _check_writable(self) -> None:
        if self._is_read_only:
            raise Fault("the database was opened for reading only")

    # ---- the logs

    async def create(self, table_id: str, setup: bytes, summary: Summary) -> None:
        """Add a table with an empty log; `Exists` if the id is in use."""
        interface.check_id(table_id)
        interface.check_size(setup)

        row = (table_id, setup, b"", summary.state, int(summary.public), summary.changed_at, NEVER)

        def script() -> Script[None]:
            if not (yield CREATE, *row):
                raise Exists(f"there already is a table {table_id}")
            yield from self._put_summaries({table_id: summary})

        await self._write(script())

    async def append_many(
        self,
        table_id: str,
        sequence: int,
        entries: Sequence[bytes],
        summary: Summary | None = None,
        due_at: int | None = None,
    ) -> None:
        """Write consecutive entries, the first with this number: all or none, and durable on return.

        `due_at` is when a bot may have to move at the table without a request, or NEVER.
        `Taken` if the number is in use, `Missing` if there is no such table; a number that would leave a gap
        is a `ValueError`. Appends to one table are written in the order of the calls, also if one does not
        wait for the other; when one fails, those that were waiting behind it fail with it. A call that is
        cancelled may still be written.
        """
        self._check_writable()
        await self._appends.add(Run(table_id, sequence, list(entries), summary, due_at))

    async def erase(
        self,
        table_id: str,
        sequence: int,
        entries: Sequence[bytes],
        summary: Summary | None,
        setup: bytes,
        rewritten: Mapping[int, bytes],
    ) -> None:
        """Append entries as `append_many` does and, with them, put others in the place of older ones.

        Also the set-up is replaced. This is the only way in which a log ever changes. SQLite overwrites
        the old bytes; PostgreSQL frees them with the next vacuum.
        """
        interface.check_erasure(table_id, sequence, entries, setup, rewritten)
        run = Run(table_id, sequence, list(entries), summary, None)

        def script() -> Script[None]:
            yield from append_first(run)
            for row in run.rest:
                yield APPEND, *row
            if summary is not None:
                yield from self._put_summaries({table_id: summary})
            for number, entry in rewritten.items():
                yield REWRITE, table_id, number, entry
            yield "UPDATE kordon.tables SET setup = $2 WHERE id = $1", table_id, setup

        await self._write(script())
        await self._wipe()
        self.tell(table_id, run.last)

    async def setup(self, table_id: str) -> bytes:
        """What the table was created with; `Missing` if there is no such table."""
        return bytes(await self._of_table(table_id, "SELECT setup FROM kordon.tables WHERE id = $1"))

    async def summary(self, table_id: str) -> Summary:
        """What the lobby shows of the table; `Missing` if there is no such table."""
        content = await self._of_table(table_id, "SELECT summary FROM kordon.tables WHERE id = $1")
        return interface.decode_summary(content)

    async def _of_table(self, table_id: str, statement: str) -> bytes:
        rows = await self._read(statement, table_id) if interface.is_id(table_id) else []
        if not rows:
            raise interface.no_table(table_id)
        content: bytes = rows[0][0]
        return content

    async def entries(self, table_id: str, after: int = -1) -> list[tuple[int, bytes]]:
        """The log, or what came after a number, in order; `Missing` if there is no such table."""
        if interface.is_id(table_id) and (rows := await self._read(ENTRIES, table_id, after)):
            return rows
        await self.setup(table_id)
        return []

    @abstractmethod
    async def last(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that has any."""

    # ---- lists of tables

    async def open_tables(self, limit: int = 50, before: Place = NEWEST, game: str = "") -> list[Listed]:
        """The public tables with a free seat, of one game or of all, the last changed first."""
        to_join = "state = 'open' AND public = 1 AND free > 0"
        return await self._page("kordon.tables", to_join, (*before, limit), game)

    async def tables_of(
        self, player_id: str, limit: int = 50, before: Place = NEWEST, game: str = ""
    ) -> list[Listed]:
        """The tables that the player is a member of, of one game or of all, the last changed first."""
        if not interface.is_id(player_id):
            return []
        joined = "kordon.members JOIN kordon.tables ON id = table_id"
        return await self._page(joined, "player_id = $4", (*before, limit, player_id), game)

    async def every_table_of(self, player: str, at_once: int = 50, game: str = "") -> AsyncIterator[Listed]:
        """All of them, read so many at once."""
        before = NEWEST
        while page := await self.tables_of(player, at_once, before, game):
            for listed in page:
                yield listed
            last, summary = page[-1]
            before = summary.changed_at, last

    async def all_tables(self, limit: int = 50, after: str = "") -> list[Listed]:
        """Every table, in the order of ids."""
        return await self._listed(
            "SELECT id, summary FROM kordon.tables WHERE id > $1 ORDER BY id LIMIT $2", after, limit
        )

    async def _page(self, tables: str, condition: str, values: tuple[Any, ...], game: str) -> list[Listed]:
        of_game = f"AND game = ${len(values) + 1}" if game else ""
        statement = LISTED.format(tables=tables, condition=condition, of_game=of_game)
        return await self._listed(statement, *values, *([game.encode()] if game else []))

    async def _listed(self, statement: str, *values: Any) -> list[Listed]:
        rows = await self._read(statement, *values)
        return [(table_id, interface.decode_summary(summary)) for table_id, summary in rows]

    async def counts(self) -> dict[TableState, int]:
        """How many tables there are in each state that any is in."""
        rows = await self._read("SELECT state, count(*) FROM kordon.tables GROUP BY state")
        return {state: count for state, count in rows}  # noqa: C416 - a record is no pair to dict()

    async def due(self, until: int, limit: int, after: Place = (-1, "")) -> list[Place]:
        """The tables whose time has come, the longest waiting first, as pairs of `due_at` and id."""
        return [(due_at, table_id) for due_at, table_id in await self._read(DUE, until, *after, limit)]

    @abstractmethod
    async def settle_due(self, settled: Mapping[str, tuple[int, int]]) -> None:
        """For each table replace the first `due_at` by the second, if the first is still stored.

        A table that is being written to may be skipped: that write sets its own `due_at`.
        """

    async def without_record(self, limit: int, after: str = "") -> list[str]:
        """Tables that are over and of which no record is kept, in the order of ids."""
        return [id for (id,) in await self._read(WITHOUT_RECORD, after, limit)]

    async def long_running(self, before: int, limit: int, after: str = "") -> list[str]:
        """Tables that are played and whose summary has not changed since; moves do not change it."""
        return [id for (id,) in await self._read(LONG_RUNNING, before, after, limit)]

    async def expire(self, before: int, limit: int = 100) -> list[str]:
        """Delete tables that did not start, or were given up, and have not changed since; their ids.

        Records of them go with them. A table that is being written to is in use: it is skipped.
        """

        def script() -> Script[list[str]]:
            ids = [table_id for (table_id,) in (yield EXPIRED, before, limit)]
            for table_id in ids:
                yield "DELETE FROM kordon.entries WHERE table_id = $1", table_id
                yield "DELETE FROM kordon.members WHERE table_id = $1", table_id
                yield "DELETE FROM kordon.tables WHERE id = $1", table_id
                yield "DELETE FROM kordon.shelves WHERE shelf = 'record' AND id = $1", table_id
            return ids

        return await self._write(script())

    # ---- documents

    async def put(self, collection: Collection, id: str, content: bytes) -> None:
        """Keep a document, in place of any with the same id."""
        interface.check_size(content)
        await self._do(PUT, collection, id, content)

    async def drop(self, collection: Collection, id: str) -> None:
        """Throw a document away, if there is one."""
        await self._do("DELETE FROM kordon.shelves WHERE shelf = $1 AND id = $2", collection, id)
        await self._wipe()

    async def _do(self, *statement: Any) -> None:
        """Run a single statement with its values."""

        def script() -> Script[None]:
            yield statement

        await self._write(script())

    async def get(self, collection: Collection, id: str) -> bytes | None:
        """The document with this id."""
        rows = await self._read(
            "SELECT content FROM kordon.shelves WHERE shelf = $1 AND id = $2", collection, id
        )
        return bytes(rows[0][0]) if rows else None

    async def documents(
        self, collection: Collection, limit: int = 100, after: str = ""
    ) -> list[tuple[str, bytes]]:
        """Documents in the order of their ids."""
        return [(id, bytes(content)) for id, content in await self._read(DOCUMENTS, collection, after, limit)]

    # ---- players

    async def create_player(self, player: Player) -> None:
        """Add a player; `Exists` if the id is in use, `NameTaken` if an account has the account's name."""
        interface.check_id(player.id)
        interface.check_size(player.settings)

        def script() -> Script[None]:
            yield from self._check_name(player)
            if not (yield CREATE_PLAYER, *_row_of(player)):
                raise Exists("there already is a player with that id")

        await self._write(script())

    async def player(self, player_id: str) -> Player | None:
        """The player with this id."""
        return await self._player("id = $1", player_id) if interface.is_id(player_id) else None

    async def by_name(self, name: str) -> Player | None:
        """The account with this name; case and Unicode normal form make no difference."""
        return await self._player("account = $1", interface.account_key(name))

    async def lookalike(self, name: str) -> Player | None:
        """The account that has this name, or one that looks the same."""
        return await self._player("account = $1 OR looks = $2", interface.account_key(name), looks_of(name))

    async def _player(self, condition: str, *values: Any) -> Player | None:
        rows = await self._read(PLAYER + condition, *values)
        return _player_of(rows[0]) if rows else None

    async def end_sessions(self, player_id: str) -> int:
        """Begin the next generation of a player's sessions, which it returns; `Missing`."""
        after = await self._change_player(
            player_id, lambda player: replace(player, generation=player.generation + 1)
        )
        return after.generation

    async def set_name(self, player_id: str, name: str) -> None:
        """Rename a player; `Missing`, or `NameTaken` by another account."""
        await self._change_player(player_id, lambda player: replace(player, name=name))

    async def set_passphrase_hash(self, player_id: str, passphrase_hash: str | None) -> None:
        """Make a guest an account, change its passphrase, or make it a guest; `Missing` or `NameTaken`."""
        await self._change_player(player_id, lambda player: replace(player, passphrase_hash=passphrase_hash))

    async def change_settings(self, player_id: str, change: Callable[[Player], bytes]) -> Player:
        """Replace a player's settings, opaque to the store; `Missing` if there is no such player.

        They follow from the player as stored, in the same transaction: of two changes at once, on any nodes,
        the second one sees the first. What `change` raises leaves everything as it is.
        """

        def changed(player: Player) -> Player:
            settings = change(player)
            interface.check_size(settings)
            return replace(player, settings=settings)

        return await self._change_player(player_id, changed)

    async def _change_player(self, player_id: str, change: Callable[[Player], Player]) -> Player:
        if not interface.is_id(player_id):
            raise interface.no_player()

        def script() -> Script[Player]:
            rows = yield PLAYER + "id = $1 FOR NO KEY UPDATE", player_id
            if not rows:
                raise interface.no_player()
            before = _player_of(rows[0])
            player = change(before)
            if interface.keys_of(player) != interface.keys_of(before):
                yield from self._check_name(player)
            yield CHANGE_PLAYER, *_row_of(player)
            return player

        return await self._write(script())

    def _check_name(self, player: Player) -> Script[None]:
        """Refuse an account a name that another one has, or could be taken for."""
        account, looks = interface.keys_of(player)
        if looks is None:
            return
        if self.is_shared:
            # Two accounts that take such names at once take turns; nothing else waits for this lock.
            yield "SELECT pg_advisory_xact_lock($1)", crc32(looks)
        others = "SELECT 1 FROM kordon.players WHERE (account = $1 OR looks = $2) AND id <> $3"
        if (yield others, account, looks, player.id):
            raise NameTaken()

    async def delete_player(self, player_id: str) -> None:
        """Forget a player: the row, the membership at every table and the name in every summary."""
        if not interface.is_id(player_id):
            raise interface.no_player()

        def script() -> Script[None]:
            # Waits for every transaction that is writing this player into a summary, so that none is missed.
            if not (yield "DELETE FROM kordon.players WHERE id = $1 RETURNING id", player_id):
                raise interface.no_player()
            theirs = yield TABLES_OF_DELETED, player_id
            yield from self._put_summaries({id: interface.decode_summary(summary) for id, summary in theirs})

        await self._write(script())
        await self._wipe()

    # ---- the whole store

    @abstractmethod
    def tell(self, key: str, number: int) -> None:
        """Notify the listening nodes of something that is in no log; the latest number of a key counts."""

    def notifications(self) -> Notifications:
        """Entries that other nodes write from now on, as the table and the number of its last entry.

        `MISSED` says that some may have been lost. A node that dies can't notify of its last entries: nodes
        with loaded tables should also poll their `last`.
        """
        listener = Notifications(self._listeners.discard)
        self._listeners.add(listener)
        return listener

    def _hear(self, notification: Notification) -> None:
        for listener in self._listeners:
            listener.put(notification)

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write a snapshot of everything to a SQLite file; any store can restore it."""

    @abstractmethod
    async def restore(self, path: Path) -> None:
        """Read a backup into this store, which must be empty."""

    async def trouble(self) -> str:
        """What is wrong with the database, tried out now by reading and writing; empty if nothing is."""
        now, tried = time.time_ns() // 1_000_000, "the database can't be read"
        with suppress(Fault):
            await self._read("SELECT count(*) FROM kordon.health")
            tried = "the database can't be written to"
            if not self._is_read_only:
                await self._do(BEAT, now)
            tried = ""
        return self._trouble(tried, now)

    @abstractmethod
    def _trouble(self, tried: str, now: int) -> str:
        """What is wrong, by what was tried out and by what else is known."""

    async def close(self) -> None:
        """Finish what is being written, end all notifications and close the database; once."""
        if self._is_closed:
            return
        await self._appends.close()
        self._is_closed = True
        for listener in list(self._listeners):
            listener.end()
        await self._disconnect()


def columns_of(summary: Summary) -> tuple[Any, ...]:
    """What a table's row holds of its summary: `summary`, `state`, `public`, `changed_at`, `game`, `free`."""
    content, game = interface.encode_summary(summary), summary.game.encode()
    return content, summary.state, int(summary.public), summary.changed_at, game, summary.open_seats


def _row_of(player: Player) -> tuple[Any, ...]:
    name, keys = player.name.encode(), interface.keys_of(player)
    return player.id, name, *keys, player.passphrase_hash, player.settings, player.generation


def _player_of(row: Any) -> Player:
    player_id, name, passphrase_hash, settings, generation = row
    return Player(player_id, name.decode(), passphrase_hash, settings, generation)
