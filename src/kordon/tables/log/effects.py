"""What each kind of entry does to a table, and what there is to tell about it.

Who sits where is the part of `seating`, which has come first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from kordon.engine.marks import PENCIL, changed_by
from kordon.engine.match import Match
from kordon.engine.records import SPECTATOR, Seat
from kordon.tables import messages
from kordon.tables.log import beat, entries, news, take_backs
from kordon.tables.log.beat import Beat
from kordon.tables.log.entries import NOBODY
from kordon.tables.log.news import News
from kordon.tables.log.seating import configured

if TYPE_CHECKING:
    from kordon.tables.log.table import Table

CHAT_KEPT: Final = 50  # lines; older ones stay in the log only

# ---- the game


def started(table: Table, entry: entries.Started) -> list[News]:
    """The game begins."""
    table.open_view = entry.open_view
    table.match = Match(table.game, table.options, table.setup.seats, table.setup.seed)
    table.started_at = entry.at
    _public_change(table, entry.at)
    return [news.REFRESH, news.Call(tuple(seat for seat in range(table.setup.seats) if table.is_asked(seat)))]


def played(table: Table, entry: entries.Played) -> list[News]:
    """A move is made."""
    match = table.running()
    move, is_persons = entry.move, entry.by == "person"
    if not isinstance(move, msgspec.Struct):
        move = msgspec.convert(move, table.game.move_type)
    table.acted[entry.seat] += is_persons
    table.moves_at[entry.seat] += entry.by != "forced"
    table.moves_by[entry.seat, table.seating.chairs[entry.seat].player] += is_persons
    commitments = len(match.commitments)
    deliveries = match.play(move)
    if is_persons:
        table.moved[entry.seat] = len(match.history[entry.seat])
    asked: list[Seat] = []
    for viewer, delivery in deliveries.items():
        table.counters[viewer] += 1
        table.asked_at[viewer] = entry.at
        if viewer in delivery.observation.to_act and not table.is_asked(viewer, -2):
            asked.append(viewer)
    commitment = match.commitments[-1] if len(match.commitments) > commitments else None
    is_public = SPECTATOR in deliveries
    forced = entry.seat if entry.by == "forced" else None
    told: list[News] = [news.Seen(deliveries, commitment, is_public, forced)]
    if asked:
        told.append(news.Call(tuple(asked)))
    if is_public:
        # A hidden step must not end the question: that would reveal it.
        _public_change(table, entry.at, _is_brief(table, deliveries[SPECTATOR].events))
        told += _close_question(table)
    return told


def ended(table: Table, entry: entries.Ended | entries.Abandoned) -> list[News]:
    """The game is over, or given up: the all-seeing view catches up, and the seed opens every commitment."""
    end = messages.EndNews(table.seating.state, table.setup.seed.hex(), table.sequel() is not None)
    return [news.Seen({}), *_close_question(table), end]


def _is_brief(table: Table, events: Sequence[Any]) -> bool:
    """Whether all that the spectators were told is taken in at a glance."""
    return bool(events) and all(table.game.is_brief(event) for event in events)


def _public_change(table: Table, at: int, is_brief: bool = False) -> None:
    """The spectators' picture has changed."""
    table.public_at = at
    _begin_beat(table, at, is_brief)
    table.took_back.clear()
    table.advised.clear()
    table.was_refused = False
    if table.clocks is not None:
        table.clocks.public_change(at, table.running().observation(SPECTATOR).to_act)


def _begin_beat(table: Table, at: int, is_brief: bool = False) -> None:
    """Begin a beat; its length follows from the pace, the bots as they are now, and what was seen."""
    if table.beat_length is None:
        levels = [chair.level for chair in table.seating.chairs if chair.level is not None]
        table.beat_length = beat.length(table.pace, levels)
    match = table.match
    is_set_up = match is not None and table.game.is_setting_up(match.observation(SPECTATOR))
    if is_set_up:
        table.beat = Beat(at, beat.set_up_length(table.pace))
    else:
        table.beat = Beat(at, beat.brief_length(table.pace) if is_brief else table.beat_length)


# ---- taking back


def took_back(table: Table, entry: entries.TookBack) -> list[News]:
    """A move is undone: alone and unnoticed, or by consent with all that came after it."""
    if entry.by_consent:
        return _rewound(table, entry)
    deliveries = table.running().take_back(entry.seat, was_allowed=True)
    for viewer in deliveries:
        table.counters[viewer] += 1
    table.took_back[entry.seat] += 1
    is_public = SPECTATOR in deliveries
    if is_public:
        _public_change(table, entry.at)
    return [news.Seen(deliveries, is_public=is_public)]


def _rewound(table: Table, entry: entries.TookBack) -> list[News]:
    match = table.running()
    table.match = take_backs.rewound(match, take_backs.move_of(match, entry.seat, table.asked_move))
    table.times_rewound += 1
    table.moved.clear()
    # Everybody was asked and answered: that something changed is not secret from anyone.
    for viewer in table.counters:
        table.counters[viewer] += 1
    table.asker, table.waiting = None, ()
    _public_change(table, entry.at)
    return [news.Refresh(then=messages.Question(taken_back=True))]


def take_back_asked(table: Table, entry: entries.TakeBackAsked) -> list[News]:
    """A seat asks all others for its last move."""
    table.asker = entry.seat
    table.asked_move = take_backs.moves_of(table.running(), entry.seat)
    table.waiting = table.others_asked(entry.seat)
    return [table.question()]


def take_back_answered(table: Table, entry: entries.TakeBackAnswered) -> list[News]:
    """A seat answers; a no ends the question."""
    table.waiting = tuple(other for other in table.waiting if other != entry.seat)
    if not entry.agrees:
        table.asker, table.waiting, table.was_refused = None, (), True
    return [table.question()]


def _close_question(table: Table) -> list[News]:
    if table.asker is None:
        return []
    table.asker, table.waiting = None, ()
    return [table.question()]


# ---- seats


def sat(table: Table, entry: entries.Sat) -> list[News]:
    """Somebody sits down; in a running game everybody reads it in the chat."""
    return _happened(table, entry.seat, "sat") if table.seating.state == "playing" else []


def stood(table: Table, entry: entries.Stood) -> list[News]:
    """Somebody stands up; in a running game everybody reads it in the chat."""
    told = _happened(table, entry.seat, "left") if table.seating.state == "playing" else []
    return told + took_over(table, entry)


def took_over(table: Table, entry: entries.Stood | entries.TookOver) -> list[News]:
    """A person no longer plays the seat: they can't be waited for, nor does their silence mean consent."""
    told = _close_question(table) if entry.seat in table.waiting else []
    _begin_beat(table, entry.at)
    return told


def _happened(table: Table, seat: Seat, event: Literal["left", "sat", "advised"]) -> list[News]:
    chair = table.seating.chairs[seat]
    line = messages.ChatLine(chair.name, "", seat, event=event)
    table.chat[()].append((table.sequence, chair.player, line))
    return [line]


def advice_asked(table: Table, entry: entries.AdviceAsked) -> list[News]:
    """Somebody asks for advice: everybody reads that, and nothing of what is advised."""
    table.advised.add(entry.seat)
    return _happened(table, entry.seat, "advised")


def called(table: Table, entry: entries.Called) -> list[News]:
    """The others miss somebody."""
    return [news.Miss(entry.seat)]


def saw_all(table: Table, entry: entries.SawAll) -> list[News]:
    """Somebody has opened the all-seeing view; nobody is told."""
    table.seating.saw_all.add(entry.player)
    return []


# ---- words and marks


def said(table: Table, entry: entries.Said) -> list[News]:
    """A line of chat."""
    line = messages.ChatLine(entry.name, entry.text, table.seating.seat_of(entry.player), bool(entry.team))
    lines = table.chat.setdefault(entry.team, deque(maxlen=CHAT_KEPT))
    lines.append((table.sequence, entry.player, line))
    return [news.ToSeats(entry.team, line) if entry.team else line]


def noted(table: Table, entry: entries.Noted) -> list[News]:
    """Notes as they now stand."""
    table.notes[entry.player] = entry.text
    return [news.ToPlayer(entry.player, messages.NotesNews(entry.text))]


def marked(table: Table, entry: entries.Marked) -> list[News]:
    """A mark on the board: a pencil's for the player alone, any other for everybody."""
    owner = entry.player if entry.marker == PENCIL.id else NOBODY
    marks = table.marks.setdefault(owner, {})
    marks[entry.marker] = changed_by(marks, entry.marker, entry.target)
    return [
        news.ToPlayer(owner, messages.MarksNews(table.marks_seen_by(owner))) if owner else news.SharedMarks()
    ]


def forgotten(table: Table, entry: entries.Forgotten) -> list[News]:
    """A player's data is deleted."""
    table.notes.pop(entry.player, None)
    table.marks.pop(entry.player, None)
    for team, lines in table.chat.items():
        table.chat[team] = deque((line for line in lines if line[1] != entry.player), maxlen=CHAT_KEPT)
    return []


# ---- the table itself


def set_up_again(table: Table, entry: entries.Configured) -> list[News]:
    """The host has changed the set-up, before the start."""
    table.set_up(configured(table.setup, entry))
    return [news.REFRESH]


def invited(table: Table, entry: entries.Invited) -> list[News]:
    """There is another invitation, for those who may invite; who came by the old one alone has to go."""
    table.setup = msgspec.structs.replace(table.setup, invitation=entry.invitation)
    return [news.UNINVITED, news.REFRESH]


def silenced(table: Table, entry: entries.Silenced) -> list[News]:
    """The server's host has turned the chat off, or on again."""
    table.is_silenced = entry.silent
    table.setup = msgspec.structs.replace(table.setup, chat=table.has_chat and not entry.silent)
    return [news.REFRESH]


def paced(table: Table, entry: entries.Paced) -> list[News]:
    """Bots have another pace; the beat that runs keeps its length.

    Else a bot that has chosen and one that has not would differ.
    """
    table.pace = entry.pace
    table.beat_length = None
    return [messages.PaceNews(entry.pace)]


def rematched(table: Table, entry: entries.Rematched) -> list[News]:
    """The same people go on at another table."""
    table.rematch, table.rematch_swaps, table.rematch_onward = entry.table, entry.swaps, entry.onward
    return [messages.RematchNews(entry.table)]


def carried_over(table: Table, entry: entries.CarriedOver) -> list[News]:
    """The game goes on under another version of the rules."""
    table.rules_version = entry.rules_version
    return [messages.VersionNews(entry.rules_version)]


# What follows from moves, and can't be applied where the rules don't fit them.
OF_THE_GAME: Final[Mapping[type, Callable[[Any, Any], list[News]]]] = {
    entries.Played: played,
    entries.Started: started,
    entries.TookBack: took_back,
    entries.TakeBackAsked: take_back_asked,
    entries.TakeBackAnswered: take_back_answered,
    entries.Marked: marked,
}
OF_THE_TABLE: Final[Mapping[type, Callable[[Any, Any], list[News]]]] = {
    entries.Ended: ended,
    entries.Abandoned: ended,
    entries.Sat: sat,
    entries.Stood: stood,
    entries.TookOver: took_over,
    entries.Called: called,
    entries.AdviceAsked: advice_asked,
    entries.SawAll: saw_all,
    entries.Said: said,
    entries.Noted: noted,
    entries.Forgotten: forgotten,
    entries.Configured: set_up_again,
    entries.Invited: invited,
    entries.Silenced: silenced,
    entries.Paced: paced,
    entries.Rematched: rematched,
    entries.CarriedOver: carried_over,
}
