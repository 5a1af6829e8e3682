"""A table: the fold over its log. It knows everything; `views` decides what each subscription gets of it."""

from __future__ import annotations

import logging
from collections import Counter, deque
from typing import Any, Final, Literal, TypeAlias

import msgspec

from kordon.engine.chance import seed_commitment
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.marks import Marks
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR, Seat, Target, everybody_at
from kordon.tables.log import clocks, entries
from kordon.tables.log.clocks import Beat, Clocks
from kordon.tables.log.entries import Entry
from kordon.tables.log.seating import Seating
from kordon.tables.log.setups import NOBODY, PlayerId, Setup, TableId, Viewer
from kordon.tables.messages import ChatLine, EndNews, News, Question, Seen, Sign
from kordon.tables.refusals import SAME_LUCK
from kordon.tables.timing import in_slices

CHAT_KEPT: Final = 50  # lines; older ones stay in the log only
EVERYBODY: Final[tuple[Seat, ...]] = ()  # whom a line of chat is for, unless it is for a team
Line: TypeAlias = tuple[int, PlayerId, ChatLine]
"""A line of chat, with the number of its entry and who said it."""

# What rules raise that do not fit a log: no such move, no such option, no such piece or place.
UNFIT: Final = (Fault, msgspec.ValidationError, LookupError, ValueError, TypeError, AssertionError)


logger = logging.getLogger(__name__)


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
        self.moves_at: Counter[Seat] = Counter()  # that were chosen, by anybody
        self.moves_by: Counter[tuple[Seat, PlayerId]] = Counter()  # of them by this person
        self.started_at = 0
        self.public_at = 0  # when the spectators' picture last changed
        self.took_back: Counter[Seat] = Counter()  # how often each seat has undone a move since then
        self.advised: set[Seat] = set()  # who has asked for advice since then
        self.pace = setup.pace
        self.beat = Beat()
        self.beat_length: int | None = None  # of the next beats, once known; until seats or pace change
        self.was_refused = False  # a take-back, since the last public change
        self.times_rewound = 0
        self.asker: Seat | None = None
        self.asked_move = 0  # which of the asker's own moves it is about, counted from 1
        self.waiting: tuple[Seat, ...] = ()
        # Lines to everybody, and apart from them those to each team: nobody may count what others say.
        self.chat: dict[tuple[Seat, ...], deque[Line]] = {EVERYBODY: deque(maxlen=CHAT_KEPT)}
        self.notes: dict[PlayerId, str] = {}
        self.marks: dict[PlayerId, Marks] = {NOBODY: {}}  # NOBODY's are everybody's
        self.has_chat = setup.chat
        self.is_silenced = False
        self.rematch: TableId = ""
        self.rematch_swaps = True
        self.rematch_onward = False
        self.set_up(setup)

    def set_up(self, setup: Setup) -> None:
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

    def apply(self, entry: Entry) -> list[News]:
        """Apply the next entry; what there is to tell about it.

        Entries are checked before they are written, so none is refused here. Unless the rules have changed
        since: then the game stops before the first move that they don't allow, and what comes after it
        changes nothing but seats, words and the table's state.
        """
        self.sequence += 1
        news: list[News] = []
        if entry.apply_to(self.seating):
            self.beat_length = None
            news.append(Sign.SEATS)
        if type(entry) not in entries.OF_THE_GAME:
            news += entry.change(self)
        elif not self.has_stopped:
            try:
                news += entry.change(self)
            except UNFIT as error:
                logger.warning(
                    "table %s can't be replayed beyond entry %d: %r", self.id, self.sequence, error
                )
                self.has_stopped = True
                self.asker, self.waiting = None, ()
        return news

    def public_change(self, at: int, is_brief: bool = False) -> None:
        """The spectators' picture has changed; brief is what is taken in at a glance."""
        self.public_at = at
        self.begin_beat(at, is_brief)
        self.took_back.clear()
        self.advised.clear()
        self.was_refused = False
        if self.clocks is not None:
            self.clocks.public_change(at, self.running().observation(SPECTATOR).to_act)

    def begin_beat(self, at: int, is_brief: bool = False) -> None:
        """Begin a beat; its length follows from the pace, the bots as they are now, and what was seen."""
        if self.beat_length is None:
            levels = [chair.level for chair in self.seating.chairs if chair.level is not None]
            self.beat_length = clocks.length(self.pace, levels)
        match = self.match
        if match is not None and self.game.is_setting_up(match.observation(SPECTATOR)):
            self.beat = Beat(at, clocks.set_up_length(self.pace))
        else:
            self.beat = Beat(at, clocks.brief_length(self.pace) if is_brief else self.beat_length)

    def without_person(self, seat: Seat, at: int) -> list[News]:
        """Nobody plays the seat in person any more, can be waited for, or consents by keeping silent."""
        news = self.close_question() if seat in self.waiting else []
        self.begin_beat(at)
        return news

    def close_question(self) -> list[News]:
        """Nobody is asked any more whether a move may be taken back."""
        if self.asker is None:
            return []
        self.asker, self.waiting = None, ()
        return [self.question()]

    def ended(self) -> list[News]:
        """The game is over: the all-seeing view catches up, and the seed opens every commitment."""
        end = EndNews(self.seating.state, self.setup.seed.hex(), self.sequel() is not None)
        return [Seen({}), *self.close_question(), end]

    def happened(self, seat: Seat, event: Literal["left", "sat", "advised"]) -> list[News]:
        """Everybody reads in the chat what the person of the seat has done."""
        chair = self.seating.chairs[seat]
        line = ChatLine(chair.name, "", seat, event=event)
        self.add_line(EVERYBODY, chair.player, line)
        return [line]

    def add_line(self, team: tuple[Seat, ...], player: PlayerId, line: ChatLine) -> None:
        """Keep a line of chat."""
        self.chat.setdefault(team, deque(maxlen=CHAT_KEPT)).append((self.sequence, player, line))

    def forget(self, player: PlayerId) -> None:
        """Delete what a player has written and marked."""
        self.notes.pop(player, None)
        self.marks.pop(player, None)
        for team, lines in self.chat.items():
            self.chat[team] = deque((line for line in lines if line[1] != player), maxlen=CHAT_KEPT)

    # ---- questions

    def sequel(self) -> dict[str, Any] | None:
        """The options with which a campaign goes on after this game, if it does."""
        if self.match is None or self.has_stopped or self.seating.state != "finished":
            return None
        options = self.game.sequel(self.match.position)
        return None if options is None else msgspec.to_builtins(options)

    def played_by_people(self) -> tuple[Seat, ...]:
        """The seats whose people are still there and made at least half of the seat's moves themselves.

        Moves that the table makes because there is no other count for nobody.
        """
        return tuple(
            seat
            for seat, chair in enumerate(self.seating.chairs)
            if chair.player
            and not chair.left
            and 2 * self.moves_by[seat, chair.player] >= max(1, self.moves_at[seat])
        )

    @property
    def is_running(self) -> bool:
        """Whether moves can be made."""
        return self.seating.state == "playing" and not self.has_stopped

    def is_asked(self, seat: Seat, delivery: int = -1) -> bool:
        """Whether the seat knows, or knew by an earlier message, that it has something to decide."""
        return seat in self.running().history[seat][delivery].observation.to_act

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

    def pointed_out(self) -> tuple[Target, ...]:
        """Where people want bots to go, as everybody sees."""
        return self.marks[NOBODY].get(self.game.pointer, ())

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

    def own_moves(self, seat: Seat) -> list[int]:
        """The indices of the moves that the seat has made."""
        return [index for index, move in enumerate(self.running().moves) if move.seat == seat]

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

    def only_moves(self) -> list[Any]:
        """The moves that are forced as everybody can see: the table makes them (KO-007).

        Not where the player may still want the move before it back, nor in a game that was rewound by
        consent: there it would undo what was agreed.
        """
        if self.match is None or not self.is_running or self.asker is not None or self.times_rewound:
            return []
        match, game = self.match, self.game
        offered = {seat: match.observation(seat).moves for seat in game.to_act(match.position)}
        only = [moves[0] for seat, moves in offered.items() if len(moves) == 1 and not match.has_moved(seat)]
        viewers = everybody_at(match.seats) if only else ()
        is_open = all(game.sees_everything(match.position, viewer) for viewer in viewers)
        return only if is_open else []

    def forced(self) -> list[Seat]:
        """The seats that the table moves for, for there is only one thing they can do."""
        return [move.seat for move in self.only_moves()]

    def overdue(self, at: int) -> list[Seat]:
        """The people who have something to decide and no time left."""
        if self.match is None or self.clocks is None or not self.is_running:
            return []
        return [
            seat
            for seat in self.game.to_act(self.match.position)
            if self.seating.chairs[seat].level is None and self.clocks.is_up(at, seat)
        ]

    def next_deadline(self) -> int | None:
        """When the next clock of a person runs out, if one runs."""
        if self.clocks is None or not self.is_running:
            return None
        bots = self.played_by_bots()
        ends = [self.clocks.end(seat) for seat in self.clocks.running if not bots[seat]]
        return min(ends, default=None)


async def fold(id: TableId, setup: Setup, game: AnyGame, log: list[Entry], until: int | None = None) -> Table:
    """The table after these entries, under the version of the rules that they were written under.

    If the game's package does not have that version any more, the current one is tried. With `until`, only so
    many entries are applied.
    """
    version = setup.rules_version
    async for entry in in_slices(log):
        if isinstance(entry, entries.CarriedOver):
            version = entry.rules_version
    table = Table(id, setup, game.under(version) or game)
    async for entry in in_slices(log[:until]):
        table.apply(entry)
    return table


def legal_move(table: Table, observation: Any, given: Any) -> Any:
    """The offered move that this plain data means, or None."""
    try:
        move = msgspec.convert(given, table.game.move_type)
    except msgspec.ValidationError:
        return None
    return move if move in observation.moves else None
