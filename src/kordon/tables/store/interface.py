"""What goes into a store and comes out of it: summaries for the lobby, players, and what may be wrong.

Ids are short and plain; every other text may be any UTF-8. Times are milliseconds since 1970.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from kordon.engine.campaign import Result
from kordon.engine.errors import Fault
from kordon.tables.refusals import NAME_TAKEN, NO_SUCH_TABLE, OUT_OF_REACH

TableState: TypeAlias = Literal["open", "playing", "finished", "abandoned"]
Listed: TypeAlias = tuple[str, "Summary"]
Collection: TypeAlias = Literal["record", "report", "ban"]
"""Documents beside the logs: finished games by table, reports, bans; in databases the table `shelves`."""

Place: TypeAlias = tuple[int, str]
"""Where a page of a list ends: `changed_at` and the id of its last table; the next page comes before it."""

NEVER: Final = 2**63 - 1  # the `due_at` of a table that waits for no bot
NEWEST: Final[Place] = (2**63 - 1, "")
LARGEST: Final = 4 << 20  # bytes of an entry or a set-up

Notification: TypeAlias = tuple[str, int]
"""From another node: a table, and the latest number of its log; or any other key with a number that grows."""

MISSED: Final[Notification] = ("", -1)
"""Some notifications may have been lost: look at every table that matters."""

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

    def parts(self) -> dict[str, Any]:
        """The settings, which are one object of named parts."""
        return msgspec.json.decode(self.settings, type=dict[str, Any]) if self.settings else {}

    def settings_with(self, name: str, part: Any) -> bytes:
        """The settings with one part replaced, or removed if it is empty."""
        parts = {**self.parts(), name: part}
        if not part:
            del parts[name]
        return msgspec.json.encode(parts) if parts else b""


class Missing(Fault):
    """There is no such table, or no such player."""


class Exists(Fault):
    """The id is in use."""


class NameTaken(Fault):
    """Another account has that name, or one that looks the same."""

    def __init__(self) -> None:
        super().__init__("another account has that name", NAME_TAKEN)


class Unavailable(Fault):
    """The database could not do it; whether an entry under way was written is known only by reading again."""

    rules = (OUT_OF_REACH,)


class Taken(Exception):
    """Somebody else's entry has that number: read on from `sequence`, it included."""

    def __init__(self, table_id: str, sequence: int) -> None:
        super().__init__(f"entry {sequence} of table {table_id} is already written")
        self.table_id = table_id
        self.sequence = sequence


class Notifications:
    """An asynchronous iterator of notifications; it receives from its creation on and ends with its store."""

    def __init__(self, forget: Callable[[Notifications], object]) -> None:
        self._latest: dict[str, int] = {}
        self._news = asyncio.Event()
        self._ended = False
        self._forget = forget

    def put(self, notification: Notification) -> None:
        """Keep a notification until it is read; a later one of the same table takes its place."""
        table_id, sequence = notification
        self._latest[table_id] = max(sequence, self._latest.get(table_id, -1))
        self._news.set()

    def end(self) -> None:
        """End the iteration once everything is read."""
        self._ended = True
        self._news.set()
        self._forget(self)

    def __aiter__(self) -> Notifications:
        return self

    async def __anext__(self) -> Notification:
        while not self._latest:
            if self._ended:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        table_id = next(iter(self._latest))
        return table_id, self._latest.pop(table_id)


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


def no_table(table_id: str) -> Missing:
    """The refusal of a table that is not there."""
    named = f"table {table_id!r}" if is_id(table_id) else "such table"
    return Missing(f"there is no {named}", NO_SUCH_TABLE)


def no_player() -> Missing:
    """The refusal of a player who is not there."""
    return Missing("there is no such player")


def not_empty() -> Fault:
    """The refusal to restore over what is there."""
    return Fault("the database already holds tables or players; a backup is restored into an empty one")


encode_summary = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(Summary).decode


# ---- names: a guest must not pass for somebody who keeps an account

# Letters that are drawn like a Latin one, beside that one: the idea of Unicode's “skeletons” (UTS #39), for
# the names people here have. Capitals are told apart before case is dropped: a capital I looks like a small
# l, a small i does not.
ALIKE: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԌԚԜѴΑΒΕΖΗΙΚΜΝΟΡΤΥΧІӀаеіјорсухѕԁһԛԝѵӏαοριυνχτɑɡıɩℓǀ|I10",
    "ABESLJKMHOPCTYXGQWVABEZHLKMNOPTYXLLaeijopcyxsdhqwvlaopiuvxtagiilllllo",
)
TOGETHER: Final = (("rn", "m"), ("vv", "w"))


def account_key(name: str) -> bytes:
    """The key that two names share if they read the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).encode()


def keys_of(player: Player) -> tuple[bytes | None, bytes | None]:
    """The account's key, and what its name looks like; a guest has neither."""
    is_account = player.passphrase_hash is not None
    return (account_key(player.name), looks_of(player.name)) if is_account else (None, None)


def looks_of(name: str) -> bytes:
    """What two names share if one can be taken for the other: neither case nor punctuation counts."""
    drawn = unicodedata.normalize("NFKC", name).translate(ALIKE).casefold()
    drawn = unicodedata.normalize("NFKC", drawn)
    for letter in "ij":  # their dot may be written apart
        drawn = drawn.replace(f"{letter}\u0307", letter)
    for letters, letter in TOGETHER:
        drawn = drawn.replace(letters, letter)
    kept = "".join(letter for letter in drawn if letter.isalnum() or unicodedata.combining(letter))
    return (kept or drawn).encode()


# Names of those who run a server or play by themselves: nobody may pass for them.
RESERVED: Final = frozenset(
    map(looks_of, ("Host", "Kordon", "Bot", "Admin", "Administrator", "Moderator", "Gospodarz", "Hostitel"))
)
