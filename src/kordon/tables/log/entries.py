"""What happens at a table: the set-up it is created with, and the entries of its log.

A table is a fold over these records. They are stored, so their tags and fields are a format: fields may
be added at the end with a default, nothing may be renamed or reordered. Every entry begins with the time
it was written, in milliseconds since 1970; that time never reaches a player.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, Final, Literal, TypeAlias

import msgspec

from kordon.bots.levels import StoredLevel
from kordon.engine.campaign import Result
from kordon.engine.records import Seat, Target

PlayerId: TypeAlias = str
TableId: TypeAlias = str
By: TypeAlias = Literal["person", "bot", "stand-in", "forced"]
ClockKind: TypeAlias = Literal["none", "move", "game"]
Agreement: TypeAlias = Literal["open-view", "hints"]
"""What is done only if every person at the table agreed before the start."""

Pace: TypeAlias = Literal["calm", "brisk", "at-once"]

NOBODY: Final[PlayerId] = ""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long a seat may think: no limit, or a number of seconds per move or for the whole game."""

    kind: ClockKind = "none"
    seconds: int = 0


class Setup(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything fixed when a table is created. It holds the seed: no part of it is ever sent as it is."""

    game: str
    rules_version: int = msgspec.field(name="rules")
    options: dict[str, Any]
    seats: int
    seed: bytes
    host: PlayerId
    invitation: str  # lets its holder watch and sit down at a table that is not public
    at: int
    public: bool = True
    languages: tuple[str, ...] = ()
    clock: Clock = Clock()
    chat: bool = True
    spectators: bool = True
    open_view: bool = False  # whether the delayed all-seeing view is proposed to those who sit down
    pace: Pace = "brisk"


class Entry(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Something that happened, and when."""

    at: int


class Sat(Entry, frozen=True, array_like=True, tag=True):
    """A player took a seat, or came back to one they had left."""

    player: PlayerId
    seat: Seat
    name: str
    agrees: bool = False  # to the delayed all-seeing view
    hints: bool = False  # agrees that players may ask for advice


class Stood(Entry, frozen=True, array_like=True, tag=True):
    """The player of the seat stood up; in a running game the seat stays theirs until somebody takes it."""

    seat: Seat


class BotSeated(Entry, frozen=True, array_like=True, tag=True):
    """The host put a bot on an open seat, before the start."""

    seat: Seat
    level: StoredLevel


class SeatOpened(Entry, frozen=True, array_like=True, tag=True):
    """The host cleared the seat, before the start."""

    seat: Seat


class Configured(Entry, frozen=True, array_like=True, tag=True):
    """The host changed what the table was set up with, before the start."""

    options: dict[str, Any]
    seats: int
    public: bool
    clock: Clock
    open_view: bool | None = None  # as it was, in logs from before it could be changed


class Agreed(Entry, frozen=True, array_like=True, tag=True):
    """The person of the seat agrees to something, or does not any more, before the start."""

    seat: Seat
    to: Agreement
    agrees: bool


class AdviceAsked(Entry, frozen=True, array_like=True, tag=True):
    """The person of the seat asked for advice: the first time since the last public change."""

    seat: Seat


class Started(Entry, frozen=True, array_like=True, tag=True):
    """The game began; `open_view` says whether all players had agreed to the delayed all-seeing view."""

    open_view: bool


class Played(Entry, frozen=True, array_like=True, tag=True):
    """A move was made: by the seat's person, a bot, a stand-in after the time was up, or as the only one."""

    seat: Seat
    move: Any  # a record of the game, plain data when it has just been read
    by: By
    thinking: int  # milliseconds since the seat was last given something to decide


class TakeBackAsked(Entry, frozen=True, array_like=True, tag=True):
    """A seat asked all others whether its last move may be taken back."""

    seat: Seat


class TakeBackAnswered(Entry, frozen=True, array_like=True, tag=True):
    """A seat answered that question."""

    seat: Seat
    agrees: bool


class TookBack(Entry, frozen=True, array_like=True, tag=True):
    """The seat's last move was undone: alone, unnoticed, or by consent with all that came after it."""

    seat: Seat
    by_consent: bool


class TookOver(Entry, frozen=True, array_like=True, tag=True):
    """A bot plays on for the person whose seat it is."""

    seat: Seat
    level: StoredLevel
    by_others: bool = False  # who took the person for gone; it ends as soon as the person is back


class GivenBack(Entry, frozen=True, array_like=True, tag=True):
    """The person took the seat back from the bot, or is back after having been called."""

    seat: Seat


class Called(Entry, frozen=True, array_like=True, tag=True):
    """The others miss the person of this seat, and will soon let a bot play on."""

    seat: Seat


class SawAll(Entry, frozen=True, array_like=True, tag=True):
    """A player opened the all-seeing view while the game ran: no seat is for them any more."""

    player: PlayerId


class Said(Entry, frozen=True, array_like=True, tag=True):
    """A line of the table's chat, for everybody or for the seats of one team."""

    player: PlayerId
    name: str
    text: str
    team: tuple[Seat, ...] = ()


class Noted(Entry, frozen=True, array_like=True, tag=True):
    """A player's private notes as they now stand."""

    player: PlayerId
    text: str


class Marked(Entry, frozen=True, array_like=True, tag=True):
    """A player put a mark on a place of the board, or took it off; a pencil mark is theirs alone."""

    player: PlayerId
    marker: str
    target: Target


class Rematched(Entry, frozen=True, array_like=True, tag=True):
    """The same people go on at another table: each one seat further, or where they sat.

    Onward, with the next game of a campaign.
    """

    table: TableId
    swaps: bool = True
    onward: bool = False


class Ended(Entry, frozen=True, array_like=True, tag=True):
    """The game came to its end by the rules."""

    result: Result | None = None  # of a campaign's chapter


class Abandoned(Entry, frozen=True, array_like=True, tag=True):
    """The table was given up before its end."""


class CarriedOver(Entry, frozen=True, array_like=True, tag=True):
    """The game goes on under another version of the rules; all its moves are legal there too."""

    rules_version: int


class Stopped(Entry, frozen=True, array_like=True, tag=True):
    """The rules that are installed can't replay the game, so it can't go on; or they can again."""

    stopped: bool


class Forgotten(Entry, frozen=True, array_like=True, tag=True):
    """A player's data was deleted: name, chat, notes and pencil marks are gone; the moves stay."""

    player: PlayerId


class Silenced(Entry, frozen=True, array_like=True, tag=True):
    """The server's host turned the table's chat off, or on again."""

    silent: bool


class Paced(Entry, frozen=True, array_like=True, tag=True):
    """From the next move that everybody sees, bots move at another pace."""

    pace: Pace


class Invited(Entry, frozen=True, array_like=True, tag=True):
    """The table has a new invitation; those given out before are worth nothing."""

    invitation: str


encode_entry = msgspec.json.Encoder().encode
decode_entry: Callable[[bytes], Entry] = msgspec.json.Decoder(reduce(or_, Entry.__subclasses__())).decode
encode_setup = msgspec.json.Encoder().encode
decode_setup = msgspec.json.Decoder(Setup).decode


# ---- deleting a player's data: entries keep their numbers and kinds, so the log replays to the same game

NAMING: Final = (Sat, Said, Noted, Marked, SawAll, Forgotten)


def nobody(sequence: int) -> PlayerId:
    """The alias of a deleted player, unique at the table; no real id looks like this."""
    return f"?{sequence}"


def without(player: PlayerId, alias: PlayerId, entry: Entry) -> Entry:
    """The entry with nothing of the player in it; itself if there was nothing."""
    if not isinstance(entry, NAMING) or entry.player != player:
        return entry
    emptied = {field: "" for field in ("name", "text") if hasattr(entry, field)}
    changed: Entry = msgspec.structs.replace(entry, player=alias, **emptied)
    return changed


def setup_without(player: PlayerId, setup: Setup) -> Setup:
    """The set-up with nothing of the player in it."""
    return msgspec.structs.replace(setup, host=NOBODY) if setup.host == player else setup
