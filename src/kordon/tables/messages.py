"""What a subscription is sent: one snapshot, then deltas and news, JSON objects with their kind in `kind`.

None of these records holds a sequence number or a time of the table's log. `counter` belongs to the viewer;
it moves only when what that viewer sees does.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec

from kordon.bots.levels import Level
from kordon.engine.delta import Patch
from kordon.engine.marks import Marks
from kordon.engine.records import Delivery, Path, RuleId, Seat
from kordon.engine.words import Text
from kordon.tables.log.setups import Agreement, Clock, Pace, PlayerId, TableId, Viewer
from kordon.tables.store.interface import TableState

TurnCommitment: TypeAlias = tuple[int, str]
"""A turn and the hash over what was done in it, published when it ends."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there. A person may be away, and a bot may play for them meanwhile."""

    kind: Literal["open", "person", "bot"]
    name: str = ""  # of the person whose seat it is
    level: Level | None = None  # of the bot that plays it now
    here: bool = False  # the person is connected
    left: bool = False  # the person stood up while the game ran: the seat may be taken
    called: bool = False  # the person is away and was called: a bot may soon play on
    agrees: tuple[Agreement, ...] = ()  # to what needs everybody's consent
    advised: int = 0  # how often the person asked for advice; once at most between two public changes
    host: bool = False  # the table is theirs


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody at the table may know about it."""

    id: TableId
    game: str
    rules_version: int
    options: dict[str, Any]
    state: TableState
    seats: tuple[SeatInfo, ...]
    public: bool
    languages: tuple[str, ...]
    clock: Clock
    chat: bool
    spectators: bool
    open_view: bool  # proposed before the start; agreed by all from then on
    seed_hash: str
    seed: str = ""  # shown when the game is over
    rematch: TableId = ""
    onward: bool = False  # the game is over, and a campaign goes on after it
    pace: Pace = "brisk"  # of bots
    stopped: bool = False  # the rules that are installed can't carry the game on
    watchers: tuple[str, ...] = ()  # spectators without a seat, by name; of very many, the first


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """What concerns this subscription alone."""

    viewer: Seat  # whose picture this is: a seat, SPECTATOR or OPEN
    seat: Seat | None = None  # the seat that is theirs
    host: bool = False
    invitation: str = ""  # for those who have a seat, and the host
    notes: str = ""
    undoable: int = 0  # how many moves the viewer has made in this turn: none, and nothing can be taken back
    team: tuple[Seat, ...] = ()  # the seats with which the viewer's has a chat of its own, itself among them


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="said"):
    """A line of chat; `seat` tells a player from a spectator."""

    name: str  # empty for a bot
    text: str  # empty with an event or words
    seat: Seat | None = None
    team: bool = False  # said to the viewer's team alone
    event: Literal["", "left", "sat", "advised"] = ""  # left or joined a running game, asked for advice
    words: Text | None = None  # a bot's


class ClockNews(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="clock"):
    """Milliseconds left for each seat, and whose are running. Seats of bots have no clock."""

    left: tuple[int | None, ...]
    running: tuple[Seat, ...]


class Question(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="question"):
    """The take-back question: who asks and who has not answered yet; `asker` is missing when it is closed.

    `taken_back` tells that everybody agreed, after a snapshot that shows how the question stands: a client
    that is behind may see the next question in it, so this message does not close one.
    """

    asker: Seat | None = None
    waiting: tuple[Seat, ...] = ()
    taken_back: bool = False  # everybody agreed
    rules: tuple[RuleId, ...] = ()  # what those who agree should know


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="snapshot"):
    """The whole state for one subscription; its size does not grow with the game's length."""

    table: TableInfo
    you: You
    counter: int = 0
    scene: Patch | None = None  # a patch on the board it names (see `delta`); none before the start
    log: tuple[Text, ...] = ()  # the last lines
    private: tuple[int, ...] = ()  # which of them were kept from the public: indices
    since: int = 0  # how many of them, at the end, came after the viewer's own last move
    chat: tuple[ChatLine, ...] = ()
    commitments: tuple[TurnCommitment, ...] = ()  # the last ones
    question: Question | None = None
    clock: ClockNews | None = None
    marks: Marks = {}


class Delta(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="delta"):
    """What changed for this viewer; `scene` is a patch (see `delta.patch`)."""

    counter: int
    log: tuple[Text, ...] = ()
    scene: Patch = {}
    private: tuple[int, ...] = ()  # which lines of the log were kept from the public: indices
    commitment: TurnCommitment | None = None
    clock: ClockNews | None = None
    forced: Seat | None = None  # whose only move it was, made by the table because nothing is hidden (KO-007)


class SeatNews(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="seats"):
    """The seats as they are now: somebody sat down, stood up, came or went."""

    seats: tuple[SeatInfo, ...]


class WatcherNews(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="watchers"):
    """The spectators without a seat, after somebody came or went."""

    watchers: tuple[str, ...]


class NotesNews(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="notes"):
    """The player's own notes, saved from another device."""

    notes: str


class MarksNews(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="marks"):
    """What bears a mark now, by marker: all marks that the player sees."""

    marks: Marks


class VersionNews(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="rules_version"):
    """The game goes on under another version of the rules."""

    rules_version: int


class PaceNews(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="pace"):
    """Bots move at another pace from now on."""

    pace: Pace


class RematchNews(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="rematch"):
    """The same people go on at another table."""

    table: TableId


class Advised(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move worth considering, in the reply to `advise`: its click path, what speaks for it."""

    path: Path
    why: Text
    chance: int | None = None  # to win with it, in per cent, if that can be told


class EndNews(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="end"):
    """The game is over, or was given up; the seed opens every commitment."""

    state: TableState
    seed: str
    onward: bool = False


AnyMessage: TypeAlias = (
    Snapshot
    | Delta
    | SeatNews
    | WatcherNews
    | ChatLine
    | ClockNews
    | Question
    | NotesNews
    | MarksNews
    | VersionNews
    | PaceNews
    | RematchNews
    | EndNews
)

encode_message = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(AnyMessage).decode


# ---- what an entry has to tell, as the fold returns it: messages alone are for everybody at the table


class Seen(NamedTuple):
    """What each viewer saw of a move. If it was public, the clocks changed, too."""

    deliveries: dict[Viewer, Delivery]
    commitment: TurnCommitment | None = None
    is_public: bool = False
    forced: Seat | None = None  # whose only move it was, if the table made it


class ToSeats(NamedTuple):
    """A message to the viewers of these seats alone."""

    seats: tuple[Seat, ...]
    message: AnyMessage


class ToPlayer(NamedTuple):
    """A message about a player's own things, not to be shown where a screen lies open on the table."""

    player: PlayerId
    message: AnyMessage


class Sign(Enum):
    """News that hold nothing."""

    MARKS = "the marks that everybody sees have changed; each player sees them among their own"
    SEATS = "somebody took or lost a seat, or the table's state changed"
    UNINVITED = "the invitation changed: who neither sits nor hosts is let go, unless the table is public"


class Refresh(NamedTuple):
    """Everybody gets a fresh snapshot; the reason is public. `then` is what no snapshot shows."""

    then: Question | None = None


class Call(NamedTuple):
    """These seats have something to decide since now; those who are away are called."""

    seats: tuple[Seat, ...]


class Miss(NamedTuple):
    """The others miss the player of this seat."""

    seat: Seat


News: TypeAlias = Sign | Seen | ToSeats | ToPlayer | Refresh | Call | Miss | AnyMessage

REFRESH: Final = Refresh()
