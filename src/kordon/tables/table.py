"""A table: the fold over its log. It knows everything; `views` decides what each subscription gets of it."""

from __future__ import annotations

import logging
from collections import deque
from typing import Any, Final, TypeAlias

import msgspec

from kordon.engine.chance import seed_commitment
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.marks import PENCIL, Marks, changed_by
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR, Seat, Sight, everybody_at
from kordon.tables import entries, pace, take_backs
from kordon.tables.clocks import Clocks
from kordon.tables.entries import NOBODY, AnyEntry, PlayerId, Setup, TableId
from kordon.tables.messages import ChatLine, Question, TurnPromise
from kordon.tables.pace import Beat
from kordon.tables.refusals import SAME_LUCK
from kordon.tables.requests import Viewer
from kordon.tables.seating import Seating, configured

CHAT_KEPT: Final = 50  # lines; older ones stay in the log only
EVERYBODY: Final[tuple[Seat, ...]] = ()  # whom a line of chat is for, unless it is for a team
Line: TypeAlias = tuple[int, PlayerId, ChatLine]
"""A line of chat, with the number of its entry and who said it."""

OF_THE_GAME: Final = (
    entries.Started,
    entries.Played,
    entries.TookBack,
    entries.TakeBackAsked,
    entries.TakeBackAnswered,
    entries.Marked,
)
# What rules raise that do not fit a log: no such move, no such option, no such piece or place.
UNFIT: Final = (Fault, msgspec.ValidationError, LookupError, ValueError, TypeError, AssertionError)


logger = logging.getLogger(__name__)


class Change:
    """What an entry changed, to be sent to subscriptions."""

    __slots__ = (
        "called",
        "carried_over",
        "ended",
        "marks_of",
        "missed",
        "notes_of",
        "paced",
        "promise",
        "public",
        "question",
        "rematched",
        "rewound",
        "said",
        "said_to",
        "seats",
        "sights",
        "started",
    )

    def __init__(self) -> None:
        self.sights: dict[Viewer, Sight] = {}  # who saw something, and what
        self.called: list[Seat] = []  # seats that now have something to decide and had nothing before
        self.missed: Seat | None = None  # the seat whose player the others have called
        self.promise: TurnPromise | None = None
        self.public = False  # whether the spectators' picture changed, and with it the clocks
        self.started = False
        self.rewound = False
        self.seats = False
        self.ended = False
        self.question: Question | None = None
        self.said: ChatLine | None = None
        self.said_to: tuple[Seat, ...] = EVERYBODY
        self.notes_of: PlayerId | None = None
        self.marks_of: PlayerId | None = None  # NOBODY for those that everybody sees
        self.rematched = False
        self.paced = False
        self.carried_over = False


class Table:
    """Everything about one table, from its set-up and its entries."""

    def __init__(self, id: TableId, setup: Setup, game: AnyGame) -> None:
        self.id = id
        self.game = game
        self.has_stopped = False  # the rules that are installed can't replay the log: the game has stopped
        self.rules_version = setup.rules_version
        self.seed_hash = seed_commitment(setup.seed)
        self.sequence = -1  # the number of the last entry
        self.seating = Seating(setup)
        self.match: Match | None = None
        self.open_view = setup.open_view
        self.asked_at: dict[Seat, int] = {}  # when the seat was last shown something
        self.moved: dict[Seat, int] = {}  # messages sent to each seat up to its person's last move
        self.started_at = 0
        self.public_at = 0  # when the spectators' picture last changed
        self.took_back: set[Seat] = set()  # who undid a move since then
        self.pace = setup.pace
        self.beat = Beat()
        self._beat_length: int | None = None  # of the next beats, once known; until seats or pace change
        self.times_rewound = 0
        self.asker: Seat | None = None
        self.asked_move = 0  # which of the asker's own moves it is about, counted from 1
        self.waiting: tuple[Seat, ...] = ()
        # Lines to everybody, and apart from them those to each team: nobody may count what others say.
        self.chat: dict[tuple[Seat, ...], deque[Line]] = {EVERYBODY: deque(maxlen=CHAT_KEPT)}
        self.notes: dict[PlayerId, str] = {}
        self.marks: dict[PlayerId, Marks] = {NOBODY: {}}  # NOBODY's are everybody's
        self._has_chat = setup.chat
        self.is_silenced = False
        self.rematch: TableId = ""
        self.rematch_swaps = True
        self.rematch_onward = False
        self._set_up(setup)

    def _set_up(self, setup: Setup) -> None:
        """Take the set-up: at first, and again when the host changes it before the start."""
        self.setup = setup
        try:
            self.options = self.game.parse_options(setup.options)
        except Fault:
            self.options, self.has_stopped = None, True
        self.counters: dict[Viewer, int] = dict.fromkeys(everybody_at(setup.seats), 0)
        self.acted = [0] * setup.seats  # how often each seat's person has moved
        self.clocks = Clocks(setup.clock, setup.seats) if setup.clock.kind != "none" else None

    # ---- the fold

    def apply(self, entry: AnyEntry) -> Change:
        """Apply the next entry. Entries are checked before they are written, so none is refused here.

        Unless the rules have changed since: then the game stops before the first move that they don't allow,
        and what comes after it changes nothing but seats, words and the table's state.
        """
        self.sequence += 1
        change = Change()
        change.seats = self.seating.apply(entry)
        if change.seats:
            self._beat_length = None
        if isinstance(entry, OF_THE_GAME):
            if self.has_stopped:
                return change
            try:
                self._apply(entry, change)
            except UNFIT as error:
                logger.warning(
                    "table %s can't be replayed beyond entry %d: %r", self.id, self.sequence, error
                )
                self.has_stopped = True
                self.asker, self.waiting = None, ()
        else:
            self._apply(entry, change)
        return change

    def _apply(self, entry: AnyEntry, change: Change) -> None:
        match entry:
            case entries.Played():
                self._played(entry, change)
            case entries.Started(open_view=open_view):
                self.open_view = open_view
                self.match = Match(self.game, self.options, self.setup.seats, self.setup.seed)
                self.started_at = entry.at
                change.started = True
                change.called = [seat for seat in range(self.setup.seats) if self._is_asked(seat)]
                self._public_change(entry.at, change)
            case entries.TookBack(seat=seat, by_consent=by_consent):
                self._took_back(seat, by_consent, entry.at, change)
            case entries.TakeBackAsked(seat=seat):
                self.asker = seat
                self.asked_move = take_backs.moves_of(self.running(), seat)
                self.waiting = self.others_asked(seat)
                change.question = self.question()
            case entries.TakeBackAnswered(seat=seat, agrees=agrees):
                self.waiting = tuple(other for other in self.waiting if other != seat)
                if not agrees:
                    self.asker, self.waiting = None, ()
                change.question = self.question()
            case entries.Said(player=player, name=name, text=text, team=team):
                change.said = ChatLine(name, text, self.seating.seat_of(player), bool(team))
                change.said_to = team
                lines = self.chat.setdefault(team, deque(maxlen=CHAT_KEPT))
                lines.append((self.sequence, player, change.said))
            case entries.Noted(player=player, text=text):
                self.notes[player] = text
                change.notes_of = player
            case entries.Marked(player=player, marker=marker, target=target):
                change.marks_of = player if marker == PENCIL.id else NOBODY
                marks = self.marks.setdefault(change.marks_of, {})
                marks[marker] = changed_by(marks, marker, target)
            case entries.Configured():
                self._set_up(configured(self.setup, entry))
                change.rewound = True  # everybody gets a fresh snapshot
            case entries.Rematched(table=table, swaps=swaps, onward=onward):
                self.rematch, self.rematch_swaps, self.rematch_onward = table, swaps, onward
                change.rematched = True
            case entries.Ended() | entries.Abandoned():
                change.ended = True
                self._close_question(change)
            case entries.Paced():
                # A beat keeps its length: a bot that has chosen and one that has not must not differ.
                self.pace = entry.pace
                self._beat_length = None
                change.paced = True
            case entries.Called(seat=seat):
                change.missed = seat
            case entries.CarriedOver(rules_version=version):
                self.rules_version = version
                change.carried_over = True
            case entries.Forgotten(player=player):
                self._forget(player)
            case entries.Silenced(silent=silent):
                self.is_silenced = silent
                self.setup = msgspec.structs.replace(self.setup, chat=self._has_chat and not silent)
                change.rewound = True  # everybody gets a fresh snapshot
            case entries.Stood(seat=seat) | entries.TookOver(seat=seat):
                if seat in self.waiting:
                    # A player who left can't be waited for; nor does their silence count as consent.
                    self._close_question(change)
                self._begin_beat(entry.at)

    def _played(self, entry: entries.Played, change: Change) -> None:
        match = self.running()
        move = entry.move
        if not isinstance(move, msgspec.Struct):
            move = msgspec.convert(move, self.game.move_type)
        self.acted[entry.seat] += entry.by == "person"
        promises = len(match.commitments)
        change.sights = match.play(move)
        if entry.by == "person":
            self.moved[entry.seat] = len(match.history[entry.seat])
        for viewer, sight in change.sights.items():
            self.counters[viewer] += 1
            self.asked_at[viewer] = entry.at
            if viewer in sight.observation.to_act and not self._is_asked(viewer, -2):
                change.called.append(viewer)
        if len(match.commitments) > promises:
            change.promise = match.commitments[-1]
        if SPECTATOR in change.sights:
            # A hidden step must not end the question: that would reveal it.
            self._public_change(entry.at, change)
            self._close_question(change)

    def _is_asked(self, seat: Seat, sight: int = -1) -> bool:
        """Whether the seat knows, or knew by an earlier message, that it has something to decide."""
        return seat in self.running().history[seat][sight].observation.to_act

    def _took_back(self, seat: Seat, by_consent: bool, at: int, change: Change) -> None:
        match = self.running()
        if not by_consent:
            change.sights = match.take_back(seat)
            for viewer in change.sights:
                self.counters[viewer] += 1
            self.took_back.add(seat)
            if SPECTATOR in change.sights:
                self._public_change(at, change)
            return
        self.match = take_backs.rewound(match, take_backs.move_of(match, seat, self.asked_move))
        self.times_rewound += 1
        self.moved.clear()
        # Everybody was asked and answered: that something changed is no secret from anyone.
        for viewer in self.counters:
            self.counters[viewer] += 1
        change.rewound = True
        self.asker, self.waiting = None, ()
        change.question = Question(taken_back=True)
        self._public_change(at, change)

    def _public_change(self, at: int, change: Change) -> None:
        change.public = True
        self.public_at = at
        self._begin_beat(at)
        self.took_back.clear()
        if self.clocks is not None:
            self.clocks.public_change(at, self.running().observation(SPECTATOR).to_act)

    def _begin_beat(self, at: int) -> None:
        """Begin a beat; its length follows from the pace and the bots, as they are now."""
        if self._beat_length is None:
            levels = [chair.level for chair in self.seating.chairs if chair.level is not None]
            self._beat_length = pace.length(self.pace, levels)
        self.beat = Beat(at, self._beat_length)

    def _close_question(self, change: Change) -> None:
        if self.asker is not None:
            self.asker, self.waiting = None, ()
            change.question = self.question()

    def _forget(self, player: PlayerId) -> None:
        self.notes.pop(player, None)
        self.marks.pop(player, None)
        for team, lines in self.chat.items():
            self.chat[team] = deque((line for line in lines if line[1] != player), maxlen=CHAT_KEPT)

    # ---- questions

    def sequel(self) -> dict[str, Any] | None:
        """The options with which a campaign goes on after this game, if it does."""
        if self.match is None or self.has_stopped or self.seating.state != "finished":
            return None
        outcome = self.game.outcome(self.match.position)
        options = None if outcome is None else self.game.sequel(self.options, outcome)
        return None if options is None else msgspec.to_builtins(options)

    @property
    def is_running(self) -> bool:
        """Whether moves can be made."""
        return self.seating.state == "playing" and not self.has_stopped

    def running(self) -> Match:
        """The match; only for a game that has begun."""
        assert self.match is not None, f"table {self.id} has not begun"
        return self.match

    def question(self) -> Question:
        """The take-back question as it stands."""
        return Question() if self.asker is None else Question(self.asker, self.waiting, rules=(SAME_LUCK,))

    def marks_seen_by(self, player: PlayerId) -> Marks:
        """The marks on the board that everybody sees, and the player's own."""
        return {**self.marks[NOBODY], **self.marks.get(player, {})}

    def team_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats that have a chat of their own with this one, itself among them; none if it is alone."""
        if self.match is None or not 0 <= seat < self.setup.seats:
            return ()
        team = tuple(sorted(self.game.team(self.match.position, seat)))
        return team if len(team) > 1 else ()

    def chat_seen_by(self, viewer: Viewer) -> tuple[ChatLine, ...]:
        """The last lines that were said to everybody, and those to teams of the viewer's."""
        heard = [line for team, lines in self.chat.items() if not team or viewer in team for line in lines]
        return tuple(line for _, _, line in sorted(heard, key=lambda one: one[0]))

    def others_asked(self, seat: Seat) -> tuple[Seat, ...]:
        """The people who must agree when this seat wants to take a move back."""
        return tuple(
            other
            for other, chair in enumerate(self.seating.chairs)
            if other != seat and chair.player and chair.level is None and not chair.left
        )

    def played_by_bots(self) -> list[bool]:
        """For each seat whether a bot plays it now."""
        return [chair.level is not None for chair in self.seating.chairs]

    def bots_to_act(self) -> list[Seat]:
        """The bots that have something to decide."""
        if self.match is None or not self.is_running:
            return []
        acting = self.game.to_act(self.match.position)
        return [seat for seat in acting if self.seating.chairs[seat].level is not None]

    def overdue(self, at: int) -> list[Seat]:
        """The people who have something to decide and no time left."""
        if self.match is None or self.clocks is None or not self.is_running:
            return []
        return [
            seat
            for seat in self.game.to_act(self.match.position)
            if self.seating.chairs[seat].level is None and self.clocks.is_up(at, seat)
        ]

    def awaits_bot(self, at: int) -> bool:
        """Whether a bot or a stand-in is to move now."""
        return bool(self.bots_to_act() or self.overdue(at))

    def next_deadline(self) -> int | None:
        """When the next clock of a person runs out, if one runs."""
        if self.clocks is None or not self.is_running:
            return None
        bots = self.played_by_bots()
        ends = [self.clocks.end(seat) for seat in self.clocks.running if not bots[seat]]
        return min(ends, default=None)


def fold(id: TableId, setup: Setup, game: AnyGame, log: list[AnyEntry], until: int | None = None) -> Table:
    """The table after these entries, under the version of the rules that they were written under.

    If the game's package does not have that version any more, the current one is tried. With `until`, only so
    many entries are applied.
    """
    version = setup.rules_version
    for entry in log:
        if isinstance(entry, entries.CarriedOver):
            version = entry.rules_version
    table = Table(id, setup, game.under(version) or game)
    for entry in log[:until]:
        table.apply(entry)
    return table


def legal_move(table: Table, observation: Any, given: Any) -> Any:
    """The offered move that this plain data means, or None."""
    try:
        move = msgspec.convert(given, table.game.move_type)
    except msgspec.ValidationError:
        return None
    return move if move in observation.moves else None
