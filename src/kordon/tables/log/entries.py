"""What happens at a table: the entries of its log, each with what it does and what there is to tell.

A table is a fold over these records. They are stored, so their tags and fields are a format: fields may
be added at the end with a default, nothing may be renamed or reordered. Every entry begins with the time
it was written, in milliseconds since 1970; that time never reaches a player.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kordon.bots.levels import StoredLevel, current
from kordon.engine.campaign import Result
from kordon.engine.marks import PENCIL, changed_by
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR, Seat, Target
from kordon.engine.words import Text
from kordon.tables import messages
from kordon.tables.log.seating import GONE, Chair, Seating
from kordon.tables.log.setups import NOBODY, Agreement, By, Clock, Pace, PlayerId, Setup, TableId
from kordon.tables.messages import News
from kordon.tables.refusals import Unreadable

if TYPE_CHECKING:
    from kordon.tables.log.table import Table


class Entry(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Something that happened, and when."""

    at: int

    def apply_to(self, seating: Seating) -> bool:
        """Change the seats and note whom it names; whether it has to do with seats or the table's state."""
        self.change_seats(seating)
        return type(self).change_seats is not Entry.change_seats

    def change_seats(self, seating: Seating) -> None:
        """What it does to the seats and the table's state."""

    def change(self, table: Table) -> list[News]:
        """What it does to the rest of the table, after the seats, and what there is to tell."""
        return []


class OfSeat(Entry, frozen=True, array_like=True, tag=True):
    """What happened to a seat, or was done by the person who has it."""

    seat: Seat


class OfPlayer(Entry, frozen=True, array_like=True, tag=True):
    """What names a player."""

    player: PlayerId

    def apply_to(self, seating: Seating) -> bool:
        seating.known[self.player] = None
        return super().apply_to(seating)


class Sat(OfPlayer, frozen=True, array_like=True, tag=True):
    """A player took a seat, or came back to one they had left."""

    seat: Seat
    name: str
    agrees: bool = False  # to the delayed all-seeing view
    hints: bool = False  # agrees that players may ask for advice

    def change_seats(self, seating: Seating) -> None:
        before = seating.chairs[self.seat]
        said: dict[Agreement, bool] = {"open-view": self.agrees, "hints": self.hints}
        agrees = frozenset(to for to, agrees in said.items() if agrees)
        chair = seating.chairs[self.seat] = Chair(self.player, self.name, agrees=agrees)
        if before.player == self.player:
            chair.advised = before.advised
        if seating.state == "playing":
            seating.seat_known[self.player] = self.seat

    def change(self, table: Table) -> list[News]:
        return table.happened(self.seat, "sat") if table.seating.state == "playing" else []


class Stood(OfSeat, frozen=True, array_like=True, tag=True):
    """The player of the seat stood up; in a running game the seat stays theirs until somebody takes it."""

    def change_seats(self, seating: Seating) -> None:
        if seating.state == "playing":
            seating.chairs[self.seat].left = True
        else:
            seating.chairs[self.seat] = Chair()

    def change(self, table: Table) -> list[News]:
        told = table.happened(self.seat, "left") if table.seating.state == "playing" else []
        return told + table.without_person(self.seat, self.at)


class BotSeated(OfSeat, frozen=True, array_like=True, tag=True):
    """The host put a bot on an open seat, before the start."""

    level: StoredLevel

    def change_seats(self, seating: Seating) -> None:
        seating.chairs[self.seat] = Chair(level=current(self.level))


class SeatOpened(OfSeat, frozen=True, array_like=True, tag=True):
    """The host cleared the seat, before the start."""

    def change_seats(self, seating: Seating) -> None:
        player = seating.chairs[self.seat].player
        if player not in (NOBODY, seating.setup.host):
            seating.removed[player] = seating.setup.invitation
        seating.chairs[self.seat] = Chair()


class Configured(Entry, frozen=True, array_like=True, tag=True):
    """The host changed what the table was set up with, before the start."""

    options: dict[str, Any]
    seats: int
    public: bool
    clock: Clock
    open_view: bool | None = None  # as it was, in logs from before it could be changed

    def change_seats(self, seating: Seating) -> None:
        seating.setup = self.applied_to(seating.setup)
        more = seating.setup.seats - len(seating.chairs)
        seating.chairs = seating.chairs[: seating.setup.seats] + [Chair() for _ in range(more)]

    def change(self, table: Table) -> list[News]:
        table.set_up(self.applied_to(table.setup))
        return [messages.REFRESH]

    def applied_to(self, setup: Setup) -> Setup:
        """The set-up as the host changed it."""
        said = {name: getattr(self, name) for name in ("options", "seats", "public", "clock", "open_view")}
        return msgspec.structs.replace(setup, **{name: said[name] for name in said if said[name] is not None})


class Agreed(OfSeat, frozen=True, array_like=True, tag=True):
    """The person of the seat agrees to something, or does not any more, before the start."""

    to: Agreement
    agrees: bool

    def change_seats(self, seating: Seating) -> None:
        chair = seating.chairs[self.seat]
        chair.agrees = chair.agrees | {self.to} if self.agrees else chair.agrees - {self.to}


class AdviceAsked(OfSeat, frozen=True, array_like=True, tag=True):
    """The person of the seat asked for advice: the first time since the last public change."""

    def change_seats(self, seating: Seating) -> None:
        seating.chairs[self.seat].advised += 1

    def change(self, table: Table) -> list[News]:
        table.advised.add(self.seat)
        return table.happened(self.seat, "advised")


class Started(Entry, frozen=True, array_like=True, tag=True):
    """The game began; `open_view` says whether all players had agreed to the delayed all-seeing view."""

    open_view: bool

    def change_seats(self, seating: Seating) -> None:
        seating.state = "playing"
        seating.seat_known = {chair.player: seat for seat, chair in enumerate(seating.chairs) if chair.player}

    def change(self, table: Table) -> list[News]:
        table.open_view = self.open_view
        table.match = Match(table.game, table.options, table.setup.seats, table.setup.seed)
        table.started_at = self.at
        table.public_change(self.at)
        asked = tuple(seat for seat in range(table.setup.seats) if table.is_asked(seat))
        return [messages.REFRESH, messages.Call(asked)]


class Played(OfSeat, frozen=True, array_like=True, tag=True):
    """A move was made: by the seat's person, a bot, a stand-in after the time was up, or as the only one."""

    move: Any  # a record of the game, plain data when it has just been read
    by: By
    thinking: int  # milliseconds since the seat was last given something to decide

    def change(self, table: Table) -> list[News]:
        match = table.running()
        move, is_persons = self.move, self.by == "person"
        if not isinstance(move, msgspec.Struct):
            move = msgspec.convert(move, table.game.move_type)
        table.acted[self.seat] += is_persons
        table.moves_at[self.seat] += self.by != "forced"
        table.moves_by[self.seat, table.seating.chairs[self.seat].player] += is_persons
        commitments = len(match.commitments)
        deliveries = match.play(move)
        if is_persons:
            table.moved[self.seat] = len(match.history[self.seat])
        asked: list[Seat] = []
        for viewer, delivery in deliveries.items():
            table.counters[viewer] += 1
            table.asked_at[viewer] = self.at
            if viewer in delivery.observation.to_act and not table.is_asked(viewer, -2):
                asked.append(viewer)
        commitment = match.commitments[-1] if len(match.commitments) > commitments else None
        is_public = SPECTATOR in deliveries
        forced = self.seat if self.by == "forced" else None
        told: list[News] = [messages.Seen(deliveries, commitment, is_public, forced)]
        if asked:
            told.append(messages.Call(tuple(asked)))
        if is_public:
            # A hidden step must not end the question: that would reveal it.
            seen = deliveries[SPECTATOR].events
            table.public_change(self.at, is_brief=bool(seen) and all(map(table.game.is_brief, seen)))
            told += table.close_question()
        return told


class TakeBackAsked(OfSeat, frozen=True, array_like=True, tag=True):
    """A seat asked all others whether its last move may be taken back."""

    def change(self, table: Table) -> list[News]:
        table.asker = self.seat
        table.asked_move = len(table.own_moves(self.seat))
        table.waiting = table.others_asked(self.seat)
        return [table.question()]


class TakeBackAnswered(OfSeat, frozen=True, array_like=True, tag=True):
    """A seat answered that question."""

    agrees: bool

    def change(self, table: Table) -> list[News]:
        table.waiting = tuple(other for other in table.waiting if other != self.seat)
        if not self.agrees:
            table.asker, table.waiting, table.was_refused = None, (), True
        return [table.question()]


class TookBack(OfSeat, frozen=True, array_like=True, tag=True):
    """The seat's last move was undone: alone, unnoticed, or by consent with all that came after it."""

    by_consent: bool

    def change(self, table: Table) -> list[News]:
        if self.by_consent:
            return self._rewound(table)
        deliveries = table.running().take_back(self.seat, was_allowed=True)
        for viewer in deliveries:
            table.counters[viewer] += 1
        table.took_back[self.seat] += 1
        is_public = SPECTATOR in deliveries
        if is_public:
            table.public_change(self.at)
        return [messages.Seen(deliveries, is_public=is_public)]

    def _rewound(self, table: Table) -> list[News]:
        """Play the match again up to the move that was asked about, or the seat's last if it has fewer now.

        The luck stays the same: the seed, and with it every later draw, and everybody who is asked is told so
        (KO-143). Dice could be rolled again, but a deck is shuffled at the start, so part of the luck would
        stay the same anyway, and players could not tell which part. With one seed the log needs no record of
        what was taken back, and `kordon verify` checks it like any other.
        """
        match, own = table.running(), table.own_moves(self.seat)
        kept = own[min(table.asked_move, len(own)) - 1] if own else len(match.moves)
        earlier = Match(match.game, match.options, match.seats, match.seed)
        for move in match.moves[:kept]:
            earlier.play(move)
        table.match = earlier
        table.times_rewound += 1
        table.moved.clear()
        # Everybody was asked and answered: that something changed is not secret from anyone.
        for viewer in table.counters:
            table.counters[viewer] += 1
        table.asker, table.waiting = None, ()
        table.public_change(self.at)
        return [messages.Refresh(then=messages.Question(taken_back=True))]


class TookOver(OfSeat, frozen=True, array_like=True, tag=True):
    """A bot plays on for the person whose seat it is."""

    level: StoredLevel
    by_others: bool = False  # who took the person for gone; it ends as soon as the person is back

    def change_seats(self, seating: Seating) -> None:
        seating.chairs[self.seat].level = current(self.level)
        seating.chairs[self.seat].is_replaced = self.by_others

    def change(self, table: Table) -> list[News]:
        return table.without_person(self.seat, self.at)


class GivenBack(OfSeat, frozen=True, array_like=True, tag=True):
    """The person took the seat back from the bot, or is back after having been called."""

    def change_seats(self, seating: Seating) -> None:
        chair = seating.chairs[self.seat]
        chair.level, chair.left, chair.called_at, chair.is_replaced = None, False, 0, False


class Called(OfSeat, frozen=True, array_like=True, tag=True):
    """The others miss the person of this seat, and will soon let a bot play on."""

    def change_seats(self, seating: Seating) -> None:
        seating.chairs[self.seat].called_at = self.at

    def change(self, table: Table) -> list[News]:
        return [messages.Miss(self.seat)]


class SawAll(OfPlayer, frozen=True, array_like=True, tag=True):
    """A player opened the all-seeing view while the game ran: no seat is for them any more."""

    def change(self, table: Table) -> list[News]:
        table.seating.saw_all.add(self.player)
        return []


class Said(OfPlayer, frozen=True, array_like=True, tag=True):
    """A line of the table's chat, for everybody or for the seats of one team."""

    name: str
    text: str
    team: tuple[Seat, ...] = ()

    def change(self, table: Table) -> list[News]:
        line = messages.ChatLine(self.name, self.text, table.seating.seat_of(self.player), bool(self.team))
        table.add_line(self.team, self.player, line)
        return [messages.ToSeats(self.team, line) if self.team else line]


class BotSaid(OfSeat, frozen=True, array_like=True, tag=True):
    """What a bot told its team that it is about."""

    words: Text

    def change(self, table: Table) -> list[News]:
        team = table.team_of(self.seat)
        line = messages.ChatLine("", "", self.seat, team=True, words=self.words)
        table.add_line(team, NOBODY, line)
        return [messages.ToSeats(team, line)]


class Noted(OfPlayer, frozen=True, array_like=True, tag=True):
    """A player's private notes as they now stand."""

    text: str

    def change(self, table: Table) -> list[News]:
        table.notes[self.player] = self.text
        return [messages.ToPlayer(self.player, messages.NotesNews(self.text))]


class Marked(OfPlayer, frozen=True, array_like=True, tag=True):
    """A player put a mark on a place of the board, or took it off; a pencil mark is theirs alone."""

    marker: str
    target: Target

    def change(self, table: Table) -> list[News]:
        owner = self.player if self.marker == PENCIL.id else NOBODY
        marks = table.marks.setdefault(owner, {})
        marks[self.marker] = changed_by(marks, self.marker, self.target)
        if not owner:
            return [messages.Sign.MARKS]
        return [messages.ToPlayer(owner, messages.MarksNews(table.marks_seen_by(owner)))]


class Rematched(Entry, frozen=True, array_like=True, tag=True):
    """The same people go on at another table: each one seat further, or where they sat.

    Onward, with the next game of a campaign.
    """

    table: TableId
    swaps: bool = True
    onward: bool = False

    def change(self, table: Table) -> list[News]:
        table.rematch, table.rematch_swaps, table.rematch_onward = self.table, self.swaps, self.onward
        return [messages.RematchNews(self.table)]


class Ended(Entry, frozen=True, array_like=True, tag=True):
    """The game came to its end by the rules."""

    result: Result | None = None  # of a campaign's chapter

    def change_seats(self, seating: Seating) -> None:
        seating.state, seating.result = "finished", self.result

    def change(self, table: Table) -> list[News]:
        return table.ended()


class Abandoned(Entry, frozen=True, array_like=True, tag=True):
    """The table was given up before its end."""

    def change_seats(self, seating: Seating) -> None:
        seating.state = "abandoned"

    def change(self, table: Table) -> list[News]:
        return table.ended()


class CarriedOver(Entry, frozen=True, array_like=True, tag=True):
    """The game goes on under another version of the rules; all its moves are legal there too."""

    rules_version: int

    def change(self, table: Table) -> list[News]:
        table.rules_version = self.rules_version
        return [messages.VersionNews(self.rules_version)]


class Stopped(Entry, frozen=True, array_like=True, tag=True):
    """The rules that are installed can't replay the game, so it can't go on; or they can again."""

    stopped: bool

    def change_seats(self, seating: Seating) -> None:
        seating.stopped = self.stopped


class Forgotten(OfPlayer, frozen=True, array_like=True, tag=True):
    """A player's data was deleted: name, chat, notes and pencil marks are gone; the moves stay."""

    def change_seats(self, seating: Seating) -> None:
        seating.known.pop(self.player, None)
        seating.removed.pop(self.player, None)
        for seat, chair in enumerate(seating.chairs):
            if chair.player == self.player:
                if seating.state == "open":
                    seating.chairs[seat] = Chair()
                else:
                    chair.player, chair.name, chair.left = GONE, "", True

    def change(self, table: Table) -> list[News]:
        table.forget(self.player)
        return []


class Silenced(Entry, frozen=True, array_like=True, tag=True):
    """The server's host turned the table's chat off, or on again."""

    silent: bool

    def change(self, table: Table) -> list[News]:
        table.is_silenced = self.silent
        table.setup = msgspec.structs.replace(table.setup, chat=table.has_chat and not self.silent)
        return [messages.REFRESH]


class Paced(Entry, frozen=True, array_like=True, tag=True):
    """From the next move that everybody sees, bots move at another pace."""

    pace: Pace

    def change(self, table: Table) -> list[News]:
        # The beat that runs keeps its length: else a bot that has chosen and one that has not would differ.
        table.pace = self.pace
        table.beat_length = None
        return [messages.PaceNews(self.pace)]


class Invited(Entry, frozen=True, array_like=True, tag=True):
    """The table has a new invitation; those given out before are worth nothing."""

    invitation: str

    def change_seats(self, seating: Seating) -> None:
        seating.setup = msgspec.structs.replace(seating.setup, invitation=self.invitation)

    def change(self, table: Table) -> list[News]:
        table.setup = msgspec.structs.replace(table.setup, invitation=self.invitation)
        return [messages.Sign.UNINVITED, messages.REFRESH]


# What follows from moves, and can't be applied where the rules don't fit them.
OF_THE_GAME: Final = frozenset((Played, Started, TookBack, TakeBackAsked, TakeBackAnswered, Marked, BotSaid))
BASES: Final = (Entry, OfSeat, OfPlayer)
KINDS: Final = {kind for base in BASES for kind in base.__subclasses__() if kind not in BASES}

encode_entry = msgspec.json.Encoder().encode
decode_entry: Callable[[bytes], Entry] = msgspec.json.Decoder(reduce(or_, KINDS)).decode


def read_entry(table: TableId, row: bytes) -> Entry:
    """A stored entry of a table; `Unreadable` if it is of an unknown kind."""
    try:
        return decode_entry(row)
    except msgspec.ValidationError:
        raise Unreadable(f"table {table} holds an entry that this version of Kordon can't read") from None


def sat_again(at: int, chair: Chair, seat: Seat) -> Sat:
    """The person of a chair sits down with all that they agreed to."""
    agrees = chair.agrees
    return Sat(at, chair.player, seat, chair.name, "open-view" in agrees, "hints" in agrees)


# ---- deleting a player's data: entries keep their numbers and kinds, so the log replays to the same game


def nobody(sequence: int) -> PlayerId:
    """The alias of a deleted player, unique at the table; no real id looks like this."""
    return f"?{sequence}"


def without(player: PlayerId, alias: PlayerId, entry: Entry) -> Entry:
    """The entry with nothing of the player in it; itself if there was nothing."""
    if not isinstance(entry, OfPlayer) or entry.player != player:
        return entry
    emptied = {field: "" for field in ("name", "text") if hasattr(entry, field)}
    changed: Entry = msgspec.structs.replace(entry, player=alias, **emptied)
    return changed
