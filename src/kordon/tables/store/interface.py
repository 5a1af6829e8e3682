"""What every store keeps: the logs of tables, the lobby's summaries, and the players.

A table's log is append-only, and `(table, sequence)` is unique: that is the whole concurrency control.
Ids are short and plain; every other text may be any UTF-8. Times are milliseconds
since 1970.
"""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Container, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from kordon.engine.campaign import Result
from kordon.engine.errors import Fault
from kordon.tables.refusals import NAME_TAKEN, NO_SUCH_TABLE, OUT_OF_REACH
from kordon.tables.store.lookalikes import looks_of
from kordon.tables.store.notifications import Notifications
from kordon.tables.store.runs import Run

TableState: TypeAlias = Literal["open", "playing", "finished", "abandoned"]
Listed: TypeAlias = tuple[str, "Summary"]
Collection: TypeAlias = Literal["record", "report", "ban"]
"""Documents beside the logs: finished games by table, reports, bans; in databases the table `shelves`."""

Place: TypeAlias = tuple[int, str]
"""Where a page of a list ends: `changed_at` and the id of its last table; the next page comes before it."""

NEVER: Final = 2**63 - 1  # the `due_at` of a table that waits for no bot
NEWEST: Final[Place] = (2**63 - 1, "")
LARGEST: Final = 4 << 20  # bytes of an entry or a set-up
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Member(msgspec.Struct, frozen=True, array_like=True):
    """Somebody at a table: a player, a bot (no player id), or one whose data was deleted (neither)."""

    name: str
    player: str = ""


class Summary(msgspec.Struct, frozen=True):
    """What the lobby shows of a table without replaying it.

    Every player named in it must be one the store knows: a member who is not (because their data was deleted
    meanwhile) is kept as a place without name and id.
    """

    game: str
    state: TableState
    public: bool
    seats: int
    open_seats: int
    members: tuple[Member, ...]
    changed_at: int
    stopped: bool = False  # the game runs, but the rules that are installed can't replay it
    result: Result | None = None  # of a campaign's chapter that is over; its seats are the first members

    @property
    def players(self) -> frozenset[str]:
        """The ids of the players among the members."""
        return frozenset(member.player for member in self.members if member.player)

    def among(self, known: Container[str]) -> Summary:
        """The summary without the names and ids of players who are not known."""
        members = tuple(
            member if not member.player or member.player in known else Member("") for member in self.members
        )
        return self if members == self.members else msgspec.structs.replace(self, members=members)


class Player(msgspec.Struct, frozen=True):
    """A guest, or with a passphrase an account; only the names of accounts are unique."""

    id: str
    name: str
    passphrase_hash: str | None = None
    settings: bytes = b""
    generation: int = 0  # of the sessions that are good: a token of an earlier one is worth nothing


class Missing(Fault):
    """There is no such table, or no such player."""


class Exists(Fault):
    """The id is in use."""


class NameTaken(Fault):
    """Another account has that name, or one that looks the same."""


class Unavailable(Fault):
    """The database could not do it; whether an entry under way was written is known only by reading again."""

    rules = (OUT_OF_REACH,)


class Taken(Exception):
    """Somebody else's entry has that number: read on from `sequence`, it included."""

    def __init__(self, table_id: str, sequence: int) -> None:
        super().__init__(f"entry {sequence} of table {table_id} is already written")
        self.table_id = table_id
        self.sequence = sequence


class Store(ABC):
    """One database. All of its methods belong to the event loop it was opened in."""

    is_shared: ClassVar[bool]
    """Whether other nodes may serve the same tables."""

    @abstractmethod
    async def create(self, table_id: str, setup: bytes, summary: Summary) -> None:
        """Add a table with an empty log; `Exists` if the id is in use."""

    async def append(
        self,
        table_id: str,
        sequence: int,
        entry: bytes,
        summary: Summary | None = None,
        due_at: int | None = None,
    ) -> None:
        """Write an entry, and the summary that goes with it; see `append_many`."""
        await self.append_many(table_id, sequence, [entry], summary, due_at)

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
        await self._append(Run(table_id, sequence, list(entries), summary, due_at))

    @abstractmethod
    async def _append(self, run: Run) -> None:
        """Write a run."""

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
        check_erasure(table_id, sequence, entries, setup, rewritten)
        await self._erase(Run(table_id, sequence, list(entries), summary, None), setup, rewritten)

    @abstractmethod
    async def _erase(self, run: Run, setup: bytes, rewritten: Mapping[int, bytes]) -> None:
        """Write a run, and with it the set-up and older entries once more."""

    @abstractmethod
    async def due(self, until: int, limit: int, after: Place = (-1, "")) -> list[Place]:
        """The tables whose time has come, the longest waiting first, as pairs of `due_at` and id."""

    @abstractmethod
    async def settle_due(self, settled: Mapping[str, tuple[int, int]]) -> None:
        """For each table replace the first `due_at` by the second, if the first is still stored.

        A table that is being written to may be skipped: that write sets its own `due_at`.
        """

    @abstractmethod
    async def setup(self, table_id: str) -> bytes:
        """What the table was created with; `Missing` if there is no such table."""

    @abstractmethod
    async def summary(self, table_id: str) -> Summary:
        """What the lobby shows of the table; `Missing` if there is no such table."""

    @abstractmethod
    async def entries(self, table_id: str, after: int = -1) -> list[tuple[int, bytes]]:
        """The log, or what came after a number, in order; `Missing` if there is no such table."""

    @abstractmethod
    async def last(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that has any."""

    @abstractmethod
    async def open_tables(self, limit: int = 50, before: Place = NEWEST, game: str = "") -> list[Listed]:
        """The public tables with a free seat, of one game or of all, the last changed first."""

    @abstractmethod
    async def tables_of(
        self, player_id: str, limit: int = 50, before: Place = NEWEST, game: str = ""
    ) -> list[Listed]:
        """The tables that the player is a member of, of one game or of all, the last changed first."""

    @abstractmethod
    async def all_tables(self, limit: int = 50, after: str = "") -> list[Listed]:
        """Every table, in the order of ids."""

    @abstractmethod
    async def counts(self) -> dict[TableState, int]:
        """How many tables there are in each state that any is in."""

    @abstractmethod
    async def expire(self, before: int, limit: int = 100) -> list[str]:
        """Delete tables that did not start, or were given up, and have not changed since; their ids.

        Records of them go with them.
        """

    @abstractmethod
    async def long_running(self, before: int, limit: int, after: str = "") -> list[str]:
        """Tables that are played and whose summary has not changed since; moves do not change it."""

    @abstractmethod
    async def put(self, collection: Collection, id: str, content: bytes) -> None:
        """Keep a document, in place of any with the same id."""

    @abstractmethod
    async def get(self, collection: Collection, id: str) -> bytes | None:
        """The document with this id."""

    @abstractmethod
    async def documents(
        self, collection: Collection, limit: int = 100, after: str = ""
    ) -> list[tuple[str, bytes]]:
        """Documents in the order of their ids."""

    @abstractmethod
    async def drop(self, collection: Collection, id: str) -> None:
        """Throw a document away, if there is one."""

    @abstractmethod
    async def without_record(self, limit: int, after: str = "") -> list[str]:
        """Tables that are over and of which no record is kept, in the order of ids."""

    @abstractmethod
    async def create_player(self, player: Player) -> None:
        """Add a player; `Exists` if the id is in use, `NameTaken` if an account has the account's name."""

    @abstractmethod
    async def player(self, player_id: str) -> Player | None:
        """The player with this id."""

    @abstractmethod
    async def by_name(self, name: str) -> Player | None:
        """The account with this name; case and Unicode normal form make no difference."""

    @abstractmethod
    async def lookalike(self, name: str) -> Player | None:
        """The account that has this name, or one that looks the same."""

    @abstractmethod
    async def end_sessions(self, player_id: str) -> int:
        """Begin the next generation of a player's sessions, which it returns; `Missing`."""

    @abstractmethod
    async def set_name(self, player_id: str, name: str) -> None:
        """Rename a player; `Missing`, or `NameTaken` by another account."""

    @abstractmethod
    async def set_passphrase_hash(self, player_id: str, passphrase_hash: str | None) -> None:
        """Make a guest an account, change its passphrase, or make it a guest; `Missing` or `NameTaken`."""

    @abstractmethod
    async def set_settings(self, player_id: str, settings: bytes) -> None:
        """Store a player's settings, opaque to the store; `Missing` if there is no such player."""

    @abstractmethod
    async def delete_player(self, player_id: str) -> None:
        """Forget a player: the row, the membership at every table and the name in every summary."""

    @abstractmethod
    def tell(self, key: str, number: int) -> None:
        """Notify the listening nodes of something that is in no log; the latest number of a key counts."""

    @abstractmethod
    def notifications(self) -> Notifications:
        """Entries that other nodes write from now on, as the table and the number of its last entry.

        `MISSED` says that some may have been lost. A node that dies can't notify of its last entries: nodes
        with loaded tables should also poll their `last`.
        """

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write a snapshot of everything to a SQLite file; any store can restore it."""

    @abstractmethod
    async def restore(self, path: Path) -> None:
        """Read a backup into this store, which must be empty."""

    @abstractmethod
    async def trouble(self) -> str:
        """What is wrong with the database, tried out now by reading and writing; empty if nothing is."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, end all notifications and close the database."""


def is_id(text: str) -> bool:
    """Whether the text could be an id; one that can't be is never looked for."""
    return ID.fullmatch(text) is not None


def check_id(text: str) -> None:
    """Refuse to create what could not be found again."""
    if not is_id(text):
        raise ValueError(f"{text!r} is not an id: 1 to 64 letters, digits, hyphens and underscores")


def check_entries(sequence: int, entries: Sequence[bytes]) -> None:
    """Refuse what no store could keep, so that one bad entry can't spoil the commit it shares with others."""
    if not entries or sequence < 0 or sequence + len(entries) >= 2**63:
        raise ValueError(f"{len(entries)} entries from number {sequence} on can't be written")
    for entry in entries:
        check_size(entry)


def check_erasure(
    table_id: str, sequence: int, entries: Sequence[bytes], setup: bytes, rewritten: Mapping[int, bytes]
) -> None:
    """Refuse what is not a table, and what would not be an older entry of one."""
    if not is_id(table_id):
        raise no_table(table_id)
    check_entries(sequence, entries)
    for content in (setup, *rewritten.values()):
        check_size(content)
    if not all(0 <= number < sequence for number in rewritten):
        raise ValueError("only older entries can be rewritten")


def check_size(content: bytes) -> None:
    """Refuse a set-up, an entry or settings of absurd size."""
    if len(content) > LARGEST:
        raise ValueError(f"{len(content)} bytes are more than the {LARGEST} that a store keeps in one piece")


def account_key(name: str) -> bytes:
    """The key that two names share if they read the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).encode()


def keys_of(player: Player) -> tuple[bytes | None, bytes | None]:
    """The account's key, and what its name looks like; a guest has neither."""
    is_account = player.passphrase_hash is not None
    return (account_key(player.name), looks_of(player.name)) if is_account else (None, None)


def no_table(table_id: str) -> Missing:
    """The refusal of a table that is not there."""
    named = f"table {table_id!r}" if is_id(table_id) else "such table"
    return Missing(f"there is no {named}", NO_SUCH_TABLE)


def no_player() -> Missing:
    """The refusal of a player who is not there."""
    return Missing("there is no such player")


def name_taken() -> NameTaken:
    """The refusal of a name that an account has."""
    return NameTaken("another account has that name", NAME_TAKEN)


def not_empty() -> Fault:
    """The refusal to restore over what is there."""
    return Fault("the database already holds tables or players; a backup is restored into an empty one")


def reading_only() -> Fault:
    """The refusal to change what was opened for reading."""
    return Fault("the database was opened for reading only")


encode_summary = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(Summary).decode
