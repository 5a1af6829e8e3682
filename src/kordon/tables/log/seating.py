"""Who sits where, who has seen what, and the table's state: the part of the fold without moves."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Final

from kordon.bots.levels import Level
from kordon.engine.campaign import Result
from kordon.engine.records import Seat
from kordon.tables import refusals as rules
from kordon.tables.log.setups import NOBODY, Agreement, PlayerId, Setup
from kordon.tables.messages import SeatInfo
from kordon.tables.refusals import refuse_if, refused
from kordon.tables.store.interface import Member, Summary, TableState

GONE: Final[PlayerId] = "?"  # whose seat it was, after their data was deleted; no id looks like this


@dataclass(slots=True)
class Chair:
    """One seat: whose it is and whether a bot plays it now."""

    player: PlayerId = NOBODY
    name: str = ""
    level: Level | None = None
    left: bool = False
    agrees: frozenset[Agreement] = frozenset()
    advised: int = 0
    called_at: int = 0  # when the others missed the player; 0 once the player is back
    is_replaced: bool = False  # a bot plays because the others wanted it

    @property
    def is_open(self) -> bool:
        """Whether neither a player nor a bot has the seat."""
        return self.player == NOBODY and self.level is None

    def shown(self, here: bool, host: bool) -> SeatInfo:
        """The seat as everybody sees it."""
        if self.player == NOBODY:
            return SeatInfo("open" if self.level is None else "bot", level=self.level)
        called, agrees = self.called_at > 0 and self.level is None and not here, tuple(sorted(self.agrees))
        return SeatInfo("person", self.name, self.level, here, self.left, called, agrees, self.advised, host)


class Seating:
    """The chairs of a table and the table's state."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.chairs = [Chair() for _ in range(setup.seats)]
        self.state: TableState = "open"
        self.stopped = False  # as lists show it
        self.result: Result | None = None  # of a campaign's chapter that is over
        self.seat_known: dict[PlayerId, Seat] = {}  # who has looked on as a seat since the start
        self.saw_all: set[PlayerId] = set()
        self.known: dict[PlayerId, None] = {}  # everybody named in the log, in order
        self.removed: dict[PlayerId, str] = {}  # by the host, and the invitation that counted then

    def copy(self) -> Seating:
        """A seating that can be changed on its own."""
        other = copy(self)
        other.chairs = [copy(chair) for chair in self.chairs]
        other.seat_known = dict(self.seat_known)
        other.saw_all = set(self.saw_all)
        other.known = dict(self.known)
        other.removed = dict(self.removed)
        return other

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
    def people(self) -> frozenset[Seat]:
        """The seats that are played by people."""
        return frozenset(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.player and chair.level is None and not chair.left
        )

    @property
    def has_people(self) -> bool:
        """Whether any seat is played by a person."""
        return bool(self.people)

    def agreed(self, to: Agreement) -> bool:
        """Whether every person agrees; also those who left, or have a bot play for them."""
        return all(to in chair.agrees for chair in self.chairs if chair.player)

    @property
    def may_advise(self) -> bool:
        """Whether players may be advised: one person among bots, or all have agreed."""
        return sum(bool(chair.player) for chair in self.chairs) == 1 or self.agreed("hints")

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
            raise refused(rules.NOT_YOUR_SEAT)
        return seat

    def chair(self, seat: Seat) -> Chair:
        """The chair with this number, or a refusal."""
        refuse_if(not 0 <= seat < len(self.chairs), rules.NO_SUCH_SEAT)
        return self.chairs[seat]

    def require_host(self, player: PlayerId) -> None:
        """Refuse everybody but the host."""
        refuse_if(player != self.setup.host, rules.HOST_ONLY)

    def require_open(self) -> None:
        """Refuse what can only be done before the start."""
        refuse_if(self.state != "open", rules.ALREADY_STARTED)

    def chair_for_host(self, player: PlayerId, seat: Seat) -> Chair:
        """The chair with this number, for the host before the start; or a refusal."""
        self.require_host(player)
        self.require_open()
        return self.chair(seat)

    def require_started(self) -> None:
        """Refuse what can only be done once the game has begun."""
        refuse_if(self.state == "open", rules.NOT_STARTED)

    def _any_seat(self, player: PlayerId) -> Seat:
        """A free seat, if possible one that the player may have."""
        free = [seat for seat in range(len(self.chairs)) if self._is_free(seat)]
        if not free:
            raise refused(rules.SEAT_TAKEN if self.state == "open" else rules.ALREADY_STARTED)
        return next((seat for seat in free if self._may_know(player, seat)), free[0])

    def seat_for(self, player: PlayerId, wanted: Seat | None) -> Seat:
        """The seat that a player who wants to sit down gets, or a refusal."""
        refuse_if(self.is_over, rules.ALREADY_STARTED)
        own = self.seat_of(player)
        if own is not None:
            refuse_if(wanted not in (None, own) or not self.chairs[own].left, rules.SITS_ALREADY)
            return own
        if wanted is None:
            wanted = self._any_seat(player)
        self.chair(wanted)
        refuse_if(not self._is_free(wanted), rules.SEAT_TAKEN)
        refuse_if(not self._may_know(player, wanted), rules.KNOWS_TOO_MUCH)
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
        host = self.setup.host
        return tuple(chair.shown(chair.player in here, chair.player == host) for chair in self.chairs)

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
        free, stopped = sum(chair.is_open for chair in self.chairs), self.stopped and self.state == "playing"
        setup, everybody = self.setup, tuple(members)
        return Summary(
            setup.game, self.state, setup.public, setup.seats, free, everybody, at, stopped, self.result
        )
