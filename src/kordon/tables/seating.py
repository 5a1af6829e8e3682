"""Who sits where, who has seen what, and the table's state: the part of the fold without moves."""

from __future__ import annotations

from typing import Final

import msgspec

from kordon.bots.levels import Level, current
from kordon.engine.records import Seat
from kordon.tables import entries
from kordon.tables.entries import NOBODY, AnyEntry, PlayerId, Setup
from kordon.tables.messages import SeatInfo
from kordon.tables.refusals import (
    ALREADY_STARTED,
    HOST_ONLY,
    KNOWS_TOO_MUCH,
    NO_SUCH_SEAT,
    NOT_STARTED,
    NOT_YOUR_SEAT,
    SEAT_TAKEN,
    SITS_ALREADY,
    refused,
)
from kordon.tables.store.interface import Member, Summary, TableState

GONE: Final[PlayerId] = "?"  # whose seat it was, after their data was deleted; no id looks like this


class Chair:
    """One seat: whose it is and whether a bot plays it now."""

    __slots__ = ("agrees", "called_at", "is_replaced", "left", "level", "name", "player")

    def __init__(self) -> None:
        self.player: PlayerId = NOBODY
        self.name = ""
        self.level: Level | None = None
        self.left = False
        self.agrees = False
        self.called_at = 0  # when the others missed the player; 0 once the player is back
        self.is_replaced = False  # a bot plays because the others wanted it

    @property
    def is_open(self) -> bool:
        """Whether neither a player nor a bot has the seat."""
        return self.player == NOBODY and self.level is None

    def copy(self) -> Chair:
        """A chair that can be changed on its own."""
        chair = Chair()
        chair.player, chair.name, chair.level = self.player, self.name, self.level
        chair.left, chair.agrees = self.left, self.agrees
        chair.called_at, chair.is_replaced = self.called_at, self.is_replaced
        return chair


class Seating:
    """The chairs of a table and the table's state."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.chairs = [Chair() for _ in range(setup.seats)]
        self.state: TableState = "open"
        self.stopped = False  # as lists show it
        self.seat_known: dict[PlayerId, Seat] = {}  # who has looked on as a seat since the start
        self.saw_all: set[PlayerId] = set()
        self.known: dict[PlayerId, None] = {}  # everybody named in the log, in order

    def copy(self) -> Seating:
        """A seating that can be changed on its own."""
        other = Seating(self.setup)
        other.chairs = [chair.copy() for chair in self.chairs]
        other.state, other.stopped = self.state, self.stopped
        other.seat_known = dict(self.seat_known)
        other.saw_all = set(self.saw_all)
        other.known = dict(self.known)
        return other

    def apply(self, entry: AnyEntry) -> bool:
        """Apply an entry; whether it changed the seats or the state."""
        if isinstance(entry, entries.Played):
            return False  # as nearly all entries are
        if isinstance(entry, entries.Sat | entries.Said | entries.Noted | entries.SawAll):
            self.known[entry.player] = None
        match entry:
            case entries.Sat(player=player, seat=seat, name=name, agrees=agrees):
                chair = self.chairs[seat] = Chair()
                chair.player, chair.name, chair.agrees = player, name, agrees
                if self.state == "playing":
                    self.seat_known[player] = seat
            case entries.Stood(seat=seat):
                if self.state == "playing":
                    self.chairs[seat].left = True
                else:
                    self.chairs[seat] = Chair()
            case entries.BotSeated(seat=seat, level=level):
                self.chairs[seat] = Chair()
                self.chairs[seat].level = current(level)
            case entries.SeatOpened(seat=seat):
                self.chairs[seat] = Chair()
            case entries.Configured():
                self.setup = configured(self.setup, entry)
                more = self.setup.seats - len(self.chairs)
                self.chairs = self.chairs[: self.setup.seats] + [Chair() for _ in range(more)]
            case entries.Started():
                self.state = "playing"
                self.seat_known = {
                    chair.player: seat for seat, chair in enumerate(self.chairs) if chair.player
                }
            case entries.TookOver(seat=seat, level=level, by_others=by_others):
                self.chairs[seat].level = current(level)
                self.chairs[seat].is_replaced = by_others
            case entries.Called(seat=seat):
                self.chairs[seat].called_at = entry.at
            case entries.GivenBack(seat=seat):
                chair = self.chairs[seat]
                chair.level, chair.left, chair.called_at, chair.is_replaced = None, False, 0, False
            case entries.Ended():
                self.state = "finished"
            case entries.Abandoned():
                self.state = "abandoned"
            case entries.Stopped(stopped=stopped):
                self.stopped = stopped
            case entries.SawAll(player=player):
                self.saw_all.add(player)
                return False
            case entries.Forgotten(player=player):
                self._forget(player)
            case _:
                return False
        return True

    def _forget(self, player: PlayerId) -> None:
        self.known.pop(player, None)
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                if self.state == "open":
                    self.chairs[seat] = Chair()
                else:
                    chair.player, chair.name, chair.left = GONE, "", True

    # ---- questions

    @property
    def is_over(self) -> bool:
        """Whether nothing is secret here any more."""
        return self.state in ("finished", "abandoned")

    @property
    def may_await_bots(self) -> bool:
        """Whether a bot may have to move without a request: for a bot's seat, or when time is up."""
        has_clock = self.setup.clock.kind != "none"
        return self.state == "playing" and (has_clock or any(chair.level for chair in self.chairs))

    @property
    def has_people(self) -> bool:
        """Whether any seat is played by a person."""
        return any(chair.player and chair.level is None and not chair.left for chair in self.chairs)

    def seat_of(self, player: PlayerId) -> Seat | None:
        """The seat that is this player's."""
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return None

    def own_seat(self, player: PlayerId) -> Seat:
        """The seat that is this player's, or a refusal."""
        seat = self.seat_of(player)
        if seat is None:
            raise refused(NOT_YOUR_SEAT)
        return seat

    def chair(self, seat: Seat) -> Chair:
        """The chair with this number, or a refusal."""
        if not 0 <= seat < len(self.chairs):
            raise refused(NO_SUCH_SEAT)
        return self.chairs[seat]

    def require_host(self, player: PlayerId) -> None:
        """Refuse everybody but the host."""
        if player != self.setup.host:
            raise refused(HOST_ONLY)

    def require_open(self) -> None:
        """Refuse what can only be done before the start."""
        if self.state != "open":
            raise refused(ALREADY_STARTED)

    def require_started(self) -> None:
        """Refuse what can only be done once the game has begun."""
        if self.state == "open":
            raise refused(NOT_STARTED)

    def seat_for(self, player: PlayerId, wanted: Seat | None) -> Seat:
        """The seat that a player who wants to sit down gets, or a refusal."""
        if self.is_over:
            raise refused(ALREADY_STARTED)
        own = self.seat_of(player)
        if own is not None:
            if wanted not in (None, own) or not self.chairs[own].left:
                raise refused(SITS_ALREADY)
            return own
        if wanted is None:
            free = [seat for seat in range(len(self.chairs)) if self._is_free(seat)]
            if not free:
                raise refused(SEAT_TAKEN if self.state == "open" else ALREADY_STARTED)
            wanted = next((seat for seat in free if self._may_know(player, seat)), free[0])
        self.chair(wanted)
        if not self._is_free(wanted):
            raise refused(SEAT_TAKEN)
        if not self._may_know(player, wanted):
            raise refused(KNOWS_TOO_MUCH)
        return wanted

    def _is_free(self, seat: Seat) -> bool:
        chair = self.chairs[seat]
        return chair.is_open or chair.left

    def _may_know(self, player: PlayerId, seat: Seat) -> bool:
        """Whether the player has seen nothing that this seat must not know."""
        return player not in self.saw_all and self.seat_known.get(player, seat) == seat

    # ---- what others are shown

    def seats(self, here: frozenset[PlayerId]) -> tuple[SeatInfo, ...]:
        """The seats as everybody sees them."""
        shown: list[SeatInfo] = []
        for chair in self.chairs:
            if chair.player == NOBODY:
                shown.append(SeatInfo("open" if chair.level is None else "bot", level=chair.level))
            else:
                present = chair.player in here
                is_called = chair.called_at > 0 and chair.level is None and not present
                shown.append(SeatInfo("person", chair.name, chair.level, present, chair.left, is_called))
        return tuple(shown)

    def summary(self, at: int) -> Summary:
        """What the lobby shows: the seats that are filled; then, without a name, who else was ever here."""
        members = [
            Member(chair.name, "" if chair.player == GONE else chair.player)
            for chair in self.chairs
            if not chair.is_open
        ]
        others = dict(self.known)
        if self.setup.host:
            others[self.setup.host] = None
        members += [Member("", player) for player in others if self.seat_of(player) is None]
        free = sum(chair.is_open for chair in self.chairs)
        return Summary(
            self.setup.game,
            self.state,
            self.setup.public,
            self.setup.seats,
            free,
            tuple(members),
            at,
            self.stopped and self.state == "playing",
        )


def configured(setup: Setup, entry: entries.Configured) -> Setup:
    """The set-up as the host changed it."""
    return msgspec.structs.replace(
        setup, options=entry.options, seats=entry.seats, public=entry.public, clock=entry.clock
    )
