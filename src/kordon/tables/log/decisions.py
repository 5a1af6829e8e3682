"""What is allowed at a table: each request becomes the entries to write, or a refusal.

Nothing here changes a table. A refusal is computed from what the player asking may know.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import Any, ClassVar, Final

from msgspec.structs import asdict, replace

from kordon.bots.levels import LEVELS, Level, usual_level
from kordon.engine.errors import Fault
from kordon.engine.marks import toggled
from kordon.engine.play import GAME_OVER, NOT_OFFERED
from kordon.engine.records import OPEN, SPECTATOR, Seat
from kordon.tables import refusals as rules
from kordon.tables.log import entries, new_tables, playing
from kordon.tables.log.entries import Entry
from kordon.tables.log.seating import Chair
from kordon.tables.log.setups import Agreement, Clock, Pace, PlayerId, Setup, Viewer
from kordon.tables.log.table import Table
from kordon.tables.refusals import refuse_if, refused
from kordon.tables.requests import Asker, AwaySince, Person, Request, SocketRequest, check_clock
from kordon.tables.user_text import LONGEST_NAME, clean_line, clean_notes

# All in milliseconds.
AWAY: Final = 180_000  # from when a player went until the others may call them
GRACE: Final = 120_000  # from the call until a bot may play on
LONG_GONE: Final = 3_600_000  # until a player whom a bot replaced no longer keeps a game going
DAY: Final = 24 * 3_600_000

# ---- who may come near


def admit(table: Table, player: PlayerId, key: str) -> None:
    """Refuse players who are neither invited nor already at the table, unless it is public."""
    setup = table.setup
    if setup.public or player == setup.host or table.seating.seat_of(player) is not None:
        return
    refuse_if(not has_key(setup, key), rules.INVITED_ONLY)


def has_key(setup: Setup, key: str) -> bool:
    """Whether the key is the table's at present."""
    return compare_digest(key.encode(), setup.invitation.encode())


def viewer_for(table: Table, player: PlayerId, wanted: Viewer | None) -> Viewer:
    """Whose picture the player is shown, or a refusal."""
    own = table.seating.seat_of(player)
    usual = own if own is not None else SPECTATOR
    viewer = usual if wanted is None else wanted
    if viewer == OPEN:
        refuse_if(not table.seating.is_over and not _may_see_all(table, player), rules.MAY_NOT_LOOK)
    elif viewer == SPECTATOR:
        if own is None and not table.setup.spectators and table.seating.state != "open":
            raise refused(rules.MAY_NOT_LOOK)
    elif viewer != own:
        raise refused(rules.NOT_YOUR_SEAT)
    return viewer


def _may_see_all(table: Table, player: PlayerId) -> bool:
    """Not for anyone who plays or has played: they would see other seats' secrets."""
    running = table.seating.state == "playing" and table.open_view and table.setup.spectators
    return running and player not in table.seating.seat_known


def past_viewer(table: Table, player: PlayerId, wanted: Viewer | None) -> Viewer:
    """Whose past the player may replay: anybody's after the end, before it only that of their own viewer."""
    table.seating.require_started()
    refuse_if(table.match is None and not table.has_stopped, rules.NOT_STARTED)
    if not table.seating.is_over:
        refuse_if(wanted == OPEN, rules.MAY_NOT_LOOK)
        return viewer_for(table, player, wanted)
    if wanted is not None:
        return wanted
    own = table.seating.seat_of(player)
    return OPEN if own is None else own


def see_all(table: Table, at: int, player: PlayerId) -> list[Entry]:
    """Open the all-seeing view; while the game runs, the log records it."""
    viewer_for(table, player, OPEN)
    if table.seating.is_over or player in table.seating.saw_all:
        return []
    return [entries.SawAll(at, player)]


# ---- seats


def sit(table: Table, at: int, person: Person, seat: Seat | None, key: str, agrees: bool) -> list[Entry]:
    """Take a seat, or come back to one's own; before the start also sit there under another name.

    Somebody whom the host removed needs a newer invitation.
    """
    admit(table, person.id, key)
    seating = table.seating
    refuse_if(_stays_removed(table, person.id, key), rules.WAS_REMOVED)
    name = clean_line(person.name, LONGEST_NAME)
    own = seating.seat_of(person.id)
    is_renamed = (
        own is not None and own == seat and seating.state == "open" and seating.chairs[own].name != name
    )
    taken = own if own is not None and is_renamed else seating.seat_for(person.id, seat)
    # One's own seat keeps what its player agreed to: nobody could agree again after the start.
    kept = seating.chairs[taken].agrees if taken == own else frozenset[Agreement]()
    return [entries.Sat(at, person.id, taken, name, agrees or "open-view" in kept, "hints" in kept)]


def _stays_removed(table: Table, player: PlayerId, key: str) -> bool:
    removed_under = table.seating.removed.get(player)
    return removed_under is not None and not (has_key(table.setup, key) and key != removed_under)


class Stand(Request, frozen=True):
    """Stand up; in a running game the seat stays one's own until somebody else takes it."""

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        seat = table.seating.own_seat(by.person.id)
        if table.seating.chairs[seat].left or table.seating.is_over:
            return []
        return [entries.Stood(at, seat)]


class SeatBody(Request, frozen=True):
    """What the requests about a seat hold."""

    seat: int | None = None
    key: str = ""
    level: Level | None = None
    agrees: bool = False

    @property
    def chosen(self) -> Seat:
        """The seat that it is about."""
        if self.seat is None:
            raise Fault("seat: say which one")
        return self.seat


class SeatBot(SeatBody, frozen=True):
    """The host puts a bot on an open seat, or changes its level."""

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        chair = table.seating.chair_for_host(by.person.id, self.chosen)
        refuse_if(chair.player, rules.SEAT_TAKEN)
        return [entries.BotSeated(at, self.chosen, _level_or_usual(table, self.level))]


def _level_or_usual(table: Table, level: Level | None) -> Level:
    if level is None:
        return usual_level(table.game)
    refuse_if(level not in LEVELS, NOT_OFFERED)
    return level


class OpenSeat(SeatBody, frozen=True):
    """The host clears a seat before the start."""

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        chair = table.seating.chair_for_host(by.person.id, self.chosen)
        return [] if chair.is_open else [entries.SeatOpened(at, self.chosen)]


class TableChange(Request, frozen=True, forbid_unknown_fields=True):
    """What the host wants changed before the start; what is missing stays as it is.

    Bots on seats that go are gone with them; people are asked to another seat first. A table that is no
    longer public gets another invitation, as anybody could have seen the old one.
    """

    limit: ClassVar = "changes"

    options: dict[str, Any] | None = None
    seats: int | None = None
    public: bool | None = None
    clock: Clock | None = None
    open_view: bool | None = None

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        admit(table, by.person.id, by.key)
        if self.clock is not None:
            check_clock(self.clock)
        table.seating.require_host(by.person.id)
        table.seating.require_open()
        setup = table.setup
        changed = self._configured(table, at)
        table.game.check_options(table.game.parse_options(changed.options), changed.seats)
        refuse_if(any(chair.player for chair in table.seating.chairs[changed.seats :]), rules.SEAT_TAKEN)
        if changed.applied_to(setup) == setup:
            return []
        is_closed = setup.public and not changed.public
        return [changed, entries.Invited(at, new_tables.another_key(setup))] if is_closed else [changed]

    def _configured(self, table: Table, at: int) -> entries.Configured:
        """The setup as it is asked for; what is not named, or came from the game before, stays."""
        named = {name: value for name, value in asdict(self).items() if value is not None}
        if self.options is not None:
            known, carried = table.setup.options, new_tables.carried_options(table.game)
            chosen = {name: value for name, value in self.options.items() if name not in carried}
            named["options"] = chosen | {name: value for name, value in known.items() if name in carried}
        setup = replace(table.setup, **named)
        return entries.Configured(at, setup.options, setup.seats, setup.public, setup.clock, setup.open_view)


class RenewInvitation(Request, frozen=True):
    """The host replaces the invitation; anyone with the old one and no seat is no longer invited."""

    limit: ClassVar = "changes"

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        admit(table, by.person.id, by.key)
        table.seating.require_host(by.person.id)
        refuse_if(table.seating.is_over, GAME_OVER)
        return [entries.Invited(at, new_tables.another_key(table.setup))]


class Agree(Request, frozen=True):
    """What somebody agrees to, or does not any more; before the start."""

    limit: ClassVar = "changes"

    to: Agreement
    agrees: bool

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        seat = table.seating.own_seat(by.person.id)
        table.seating.require_open()
        has_agreed = self.to in table.seating.chairs[seat].agrees
        return [] if has_agreed == self.agrees else [entries.Agreed(at, seat, self.to, self.agrees)]


def start(table: Table, at: int, player: PlayerId) -> list[Entry]:
    """Begin the game."""
    table.seating.require_host(player)
    table.seating.require_open()
    chairs = table.seating.chairs
    refuse_if(any(chair.is_open for chair in chairs), rules.SEATS_ARE_OPEN)
    return [entries.Started(at, table.setup.open_view and table.seating.agreed("open-view"))]


class TakeOver(SeatBody, frozen=True):
    """Let a bot play on: for oneself, for somebody who left, or for somebody who has been away for long.

    Somebody who is away is called first, and has some time to come back. Nothing here depends on moves, so
    hidden steps do not show.
    """

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        playing.require_running(table)
        own, seat = table.seating.own_seat(by.person.id), self.chosen
        chair = table.seating.chair(seat)
        refuse_if(chair.level is not None, rules.SEAT_TAKEN)
        if seat == own or chair.left:
            return [entries.TookOver(at, seat, _level_or_usual(table, self.level))]
        since = by.away_since(chair.player)
        if since is None:
            raise refused(rules.SEAT_TAKEN)
        refuse_if(_time_for_a_move(table) >= DAY, rules.DAYS_TO_MOVE)
        gone_at = max(since, table.started_at)
        refuse_if(at - gone_at < AWAY, rules.JUST_GONE)
        if chair.called_at < gone_at:
            return [entries.Called(at, seat)]
        refuse_if(at - chair.called_at < GRACE, rules.WAS_CALLED)
        return [entries.TookOver(at, seat, _level_or_usual(table, self.level), by_others=True)]


def _time_for_a_move(table: Table) -> int:
    """Milliseconds, or 0 without a clock."""
    return table.setup.clock.seconds * 1000 if table.setup.clock.kind != "none" else 0


def come_back(table: Table, at: int, player: PlayerId) -> list[Entry]:
    """Undo what the others did because the player was away."""
    seat = table.seating.seat_of(player)
    if seat is None or table.seating.state != "playing":
        return []
    chair = table.seating.chairs[seat]
    return [entries.GivenBack(at, seat)] if chair.is_replaced or chair.called_at else []


class GiveBack(Request, frozen=True):
    """Take one's own seat back: from the bot, or after having left."""

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        playing.require_running(table)
        seat = table.seating.own_seat(by.person.id)
        chair = table.seating.chairs[seat]
        if chair.left:
            return [entries.sat_again(at, chair, seat)]
        return [] if chair.level is None else [entries.GivenBack(at, seat)]


class SetPace(Request, frozen=True):
    """How fast bots should move: the host, or the only person among bots, may say."""

    limit: ClassVar = "pace"
    is_for_insiders: ClassVar = True

    pace: Pace

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        own = table.seating.seat_of(by.person.id)
        if own is None or table.others_asked(own):
            table.seating.require_host(by.person.id)
        refuse_if(table.seating.is_over, GAME_OVER)
        return [] if table.pace == self.pace else [entries.Paced(at, self.pace)]


def close_idle(table: Table, at: int, before: int) -> list[Entry]:
    """Give a game up in which nothing has happened since then, unless a player still has time to move."""
    deadline = table.next_deadline()
    if table.seating.state != "playing" or (deadline is not None and deadline > before):
        return []
    return [entries.Abandoned(at)]


def abandon(table: Table, at: int, by: Asker) -> list[Entry]:
    """Give the table up: the host before the start, later a player whom no other could contradict.

    Everybody who has not left could, also while a bot plays for them, unless they have been away for long.
    Nobody can where the game has stopped for good.
    """
    player = by.person.id
    if table.seating.is_over:
        return []
    if table.seating.state == "open":
        table.seating.require_host(player)
    elif table.has_stopped:
        if player != table.setup.host:
            table.seating.own_seat(player)
    else:
        is_host = player == table.setup.host
        own = table.seating.seat_of(player) if is_host else table.seating.own_seat(player)
        if any(
            _wants_to_play(table, at, chair, by.away_since)
            for seat, chair in enumerate(table.seating.chairs)
            if seat != own
        ):
            raise refused(rules.OTHERS_PLAY_ON)
    return [entries.Abandoned(at)]


def _wants_to_play(table: Table, at: int, chair: Chair, away_since: AwaySince) -> bool:
    if not chair.player or chair.left:
        return False
    since = away_since(chair.player)
    patience = max(LONG_GONE, _time_for_a_move(table))
    return chair.level is None or since is None or at - since < patience


def close(table: Table, at: int) -> list[Entry]:
    """End the table for everybody; only the server's host may."""
    return [] if table.seating.is_over else [entries.Abandoned(at)]


def rematch(table: Table, at: int, player: PlayerId, swaps: bool, onward: bool = False) -> list[Entry]:
    """Go on at another table; the first one named is the one. Who has left is not among those who go on."""
    seat = table.seating.own_seat(player)
    refuse_if(table.seating.chairs[seat].left, rules.HAVE_LEFT)
    refuse_if(not table.seating.is_over, rules.NOT_OVER)
    goes_on = onward and table.sequel() is not None
    if table.rematch:
        return []
    return [entries.Rematched(at, new_tables.fresh_id(), swaps and not goes_on, goes_on)]


# ---- words


class Say(SocketRequest, frozen=True, tag="say"):
    """Say something to the table, or to one's team alone."""

    limit: ClassVar = "lines"

    text: str
    team: bool = False

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        person = by.person
        admit(table, person.id, by.key)
        refuse_if(not table.setup.chat, rules.CHAT_IS_OFF)
        # Who has opened the all-seeing view can't say anything until the end.
        refuse_if(person.id in table.seating.saw_all and not table.seating.is_over, rules.MUST_KEEP_QUIET)
        viewer_for(table, person.id, None)
        team: tuple[Seat, ...] = ()
        if self.team:
            team = table.team_of(table.seating.own_seat(person.id))
            refuse_if(not team, rules.NO_TEAM)
        seat = table.seating.seat_of(person.id)
        name = person.name if seat is None else table.seating.chairs[seat].name  # by which they sit there
        return [entries.Said(at, person.id, clean_line(name, LONGEST_NAME), clean_line(self.text), team)]


def silence(table: Table, at: int, silent: bool) -> list[Entry]:
    """Take the chat away, or give it back."""
    return [] if table.is_silenced == silent else [entries.Silenced(at, silent)]


class Note(SocketRequest, frozen=True, tag="note"):
    """Keep these notes."""

    limit: ClassVar = "notes"
    is_for_insiders: ClassVar = True

    text: str

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        player = by.person.id
        table.seating.own_seat(player)
        notes = clean_notes(self.text)
        return [] if table.notes.get(player, "") == notes else [entries.Noted(at, player, notes)]


class PutMark(SocketRequest, frozen=True, tag="mark"):
    """Put a mark on the board, or take it off."""

    limit: ClassVar = "marks"
    is_for_insiders: ClassVar = True

    marker: str
    target: str

    def decide(self, table: Table, at: int, by: Asker) -> list[Entry]:
        player = by.person.id
        seat = table.seating.own_seat(player)
        scene = table.game.scene(playing.match_of_own_seat(table, player, seat).observation(seat))
        seen = table.marks_seen_by(player)
        before, after = seen.get(self.marker, ()), toggled(scene, seen, self.marker, self.target)
        return [entries.Marked(at, player, self.marker, target) for target in sorted({*before} ^ {*after})]


def forget(table: Table, at: int, player: PlayerId) -> list[Entry]:
    """Let the table forget a player who has left a trace in it; one that waits for its host is given up."""
    is_host = player == table.setup.host
    if not is_host and player not in table.seating.known:
        return []
    forgotten: list[Entry] = [entries.Forgotten(at, player)]
    if is_host and table.seating.state == "open":
        forgotten.append(entries.Abandoned(at))
    return forgotten
