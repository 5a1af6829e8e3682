"""The tables of one node: what people may ask for, and what they are sent.

Every request is checked, then written, then sent to subscriptions. `Refused` carries rule ids with texts in
`text/*/tables.ftl` or in the game's folder; any other `Fault` is a sentence. `Missing` means no such table.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.records import OPEN, SPECTATOR, Path, RuleId, Seat, Target
from kordon.engine.scene import Survey
from kordon.engine.words import Text
from kordon.games import playable
from kordon.tables.archive import Archive, Exports, MakeReplays
from kordon.tables.bots.advice import Advisers
from kordon.tables.bots.turns import BotTurns
from kordon.tables.bots.workers import BotRunner
from kordon.tables.live import views
from kordon.tables.live.due_tables import DueTables
from kordon.tables.live.node import Node, Settings
from kordon.tables.live.presence import AND
from kordon.tables.live.subscription import Subscription
from kordon.tables.log import decisions, new_tables, playing
from kordon.tables.log.setups import PlayerId, TableId, Viewer, decode_setup
from kordon.tables.log.table import Table
from kordon.tables.messages import TableInfo
from kordon.tables.people import moderation
from kordon.tables.people.admission import Admission
from kordon.tables.people.limits import HOUR, LIMITS, RateLimit, an_hour
from kordon.tables.people.moderation import FROM, Ban, Moderation, ReportReason
from kordon.tables.people.shares import Shares
from kordon.tables.refusals import Unreadable
from kordon.tables.requests import Asker, NewTable, Person, Request
from kordon.tables.store.base import Store
from kordon.tables.store.interface import Exists
from kordon.tables.timing import Time
from kordon.tables.user_text import clean_line

REPORTS_AN_HOUR = (6, 20, 200)  # by a player, from an address, by all
BETWEEN_EXPIRIES = HOUR
FINELY = 1000  # how many moments a delay may end at
COMMITS_IN_DELAY = 8  # a request is delayed by up to so many times as long as a commit takes
LONGEST_DELAY = 1.0  # seconds, however slow the disk is

logger = logging.getLogger(__name__)


class TableService:
    """All tables of this node, over one store that other nodes may share."""

    def __init__(
        self,
        store: Store,
        bots: BotRunner | None = None,
        *,
        time: Time | None = None,
        settings: Settings | None = None,
        find: Callable[[str], AnyGame] = playable,
        called: Callable[[TableId, PlayerId], None] | None = None,
        make_replays: MakeReplays | None = None,
    ) -> None:
        """`called` gets players who have something to decide and are not connected.

        With `make_replays`, a record is kept of every game that ends.
        """
        self.store = store
        self.bots = BotRunner() if bots is None else bots
        self.time = Time() if time is None else time
        self.settings = Settings() if settings is None else settings
        self.node = Node(store, self.time, self.settings, find)
        self.shares = Shares(store)
        self.bot_turns = BotTurns(self.node, self.bots, self.shares.owners)
        self.advisers = Advisers(self.node, self.bots, self.bot_turns.queue)
        self.node.changed = self.bot_turns.wake
        self.node.signed_out = self.end_connections
        self.due_tables = DueTables(self.node)
        self.archive = Archive(self.node, make_replays)
        self.node.ended = self.archive.ended
        self.moderation = Moderation(store)
        if called is not None:
            self.node.called = called
        self.admission = Admission(self.node)
        self.exports = Exports(self.admission, an_hour(*self.settings.imports_an_hour))
        self.limits = {name: RateLimit(*rates) for name, rates in LIMITS.items()}
        self._new_tables = an_hour(*self.settings.tables_an_hour)
        self._reports = an_hour(*REPORTS_AN_HOUR)
        self._looked_at = 0
        self._expired_at = 0
        self._background: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start listening to other nodes, and the background work for clocks and idle tables."""
        loop = asyncio.get_running_loop()
        await self.refresh_bans()
        self._background = [
            loop.create_task(self.node.listen(self.store.notifications())),
            loop.create_task(self._keep_time()),
            loop.create_task(self.archive.run()),
        ]

    async def close(self) -> None:
        """End all subscriptions and tasks; the store stays open."""
        while tasks := [*self._background, *self.node.tasks]:
            self._background = []
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for room in self.node.rooms.values():
            for subscription in room.subscriptions():
                subscription.close()
        await asyncio.to_thread(self.bots.close)

    # ---- requests

    async def delay_request(self) -> None:
        """Wait for a random moment before a request about a table is handled.

        Nobody can then tell a request that waited behind a hidden step from one that did not. For that the
        time has to be long beside a commit: of requests sent with a hidden step, and others, the former take
        longer in a share of (1 + 1/64) / 2 of all pairs, so some 40,000 are needed to see it.
        """
        if self.settings.request_delay:
            commits = COMMITS_IN_DELAY * self.node.commits.most() / 1000
            longest = max(self.settings.request_delay, min(commits, LONGEST_DELAY))
            await self.time.sleep(secrets.randbelow(FINELY) / FINELY * longest)

    def moves_at_once(self, table: TableId, seat: Seat) -> bool:
        """Whether a move of this seat is handled at once, because it can't be used to time others.

        Either only this seat has something to decide, as far as it knows, or it has not taken a move back
        since the last public change: each of its moves can then be tried only once.
        """
        known = self.node.rooms[table].table if table in self.node.rooms else None
        if known is None or known.match is None or seat >= SPECTATOR:
            return False
        to_act = known.match.observation(seat).to_act
        return seat in to_act and (len(to_act) == 1 or seat not in known.took_back)

    # ---- the lobby

    async def create(self, host: Person, wanted: NewTable) -> TableId:
        """A new table without anybody in its seats; a `Fault` names a wrong option."""
        setup = new_tables.set_up(self.node.find, wanted, self.time.now(), host.id)
        self._new_tables.count(host.id, host.address, self.time.now())
        await self.admission.welcome(host)
        return await new_tables.create(self.store, new_tables.fresh_id(), setup)

    async def info(self, table: TableId, person: Person, key: str = "") -> TableInfo:
        """What the table is and who sits there; the invitation key opens one that is not public."""
        known = await self.admission.known(table, person, key)
        room = self.node.room(table)
        return views.info(known, room.present(), room.watchers())

    # ---- seats

    async def ask(self, table: TableId, person: Person, request: Request, key: str = "") -> Table:
        """Do what somebody asks of a table, or refuse it; the table after it."""
        if request.limit:
            self.limits[request.limit].count(person.id, self.time.now())
        asker = self._asker(table, person, key)
        if request.is_for_insiders:
            return await self.node.change(table, request.decide, asker)
        return await self.admission.change(table, person, key, request.decide, asker)

    def _asker(self, table: TableId, person: Person, key: str = "") -> Asker:
        return Asker(person, key, lambda player: self.node.room(table).away_since(player))

    async def sit(
        self, table: TableId, person: Person, seat: Seat | None = None, key: str = "", agrees: bool = False
    ) -> Seat:
        """Take a seat, the first open one by default, or come back to one's own; the seat taken.

        `agrees` is the player's consent to the delayed all-seeing view, if the table proposes one.
        """
        async with self.shares.sitting(table, person):
            after = await self.admission.change(table, person, key, decisions.sit, person, seat, key, agrees)
        return after.seating.own_seat(person.id)

    async def start(self, table: TableId, person: Person) -> None:
        """The host begins the game, once every seat is filled."""
        known = await self.admission.known(table, person, "")
        if decisions.start(known, self.time.now(), person.id):
            async with self.shares.starting(known, person):
                await self.admission.change(table, person, "", decisions.start, person.id)

    async def abandon(self, table: TableId, person: Person) -> None:
        """Give the table up: the host before the start, later the last person playing.

        Of a table that can't be opened here, the host and everybody seated may.
        """
        try:
            asker = self._asker(table, person)
            await self.admission.change(table, person, "", decisions.abandon, asker)
        except Unreadable:
            summary = await self.store.summary(table)
            seated = {member.player for member in summary.members if member.name}
            if person.id not in seated and person.id != decode_setup(await self.store.setup(table)).host:
                raise
            await self.node.close_unreadable(table)

    async def rematch(
        self, table: TableId, person: Person, swaps: bool = True, onward: bool = False
    ) -> tuple[TableId, bool]:
        """A new table for the same people, each one seat further or where they sat: the first to ask decides.

        Onward, it is for the next game of the campaign. The table, and whether sides are swapped.
        """
        self._new_tables.count(person.id, person.address, self.time.now())
        old = await self.admission.change(table, person, "", decisions.rematch, person.id, swaps, onward)
        with suppress(Exists):  # somebody was quicker; it is the same table
            game = self.node.find(old.setup.game)
            fresh = new_tables.again(old, game, self.time.now(), person.id)
            await new_tables.create(self.store, old.rematch, *fresh)
        return old.rematch, old.rematch_swaps

    # ---- play

    async def play(
        self,
        table: TableId,
        person: Person,
        seat: Seat,
        counter: int,
        path: Path | None = None,
        move: Any = None,
    ) -> bool:
        """Make a move, given as a click path or as plain data; True if it surely can't be taken back.

        `counter` is the last one that the client had been sent; if the seat has seen more since, the move
        is refused as stale (KO-105).
        """
        after = await self.node.change(table, playing.play, person.id, seat, counter, path, move)
        return views.is_final(after, seat)

    async def go_ahead(self, table: TableId, person: Person) -> None:
        """Let the bots that wait for one's own seat move before it, in this turn."""
        known = await self.node.table(table)
        seat = known.seating.own_seat(person.id)
        playing.match_of_own_seat(known, person.id, seat)
        self.bot_turns.go_ahead(self.node.room(table), known, seat)

    async def why_not(
        self, table: TableId, person: Person, seat: Seat, path: Path
    ) -> tuple[tuple[RuleId, ...], Text | None]:
        """The rules against the path's last step, none if it can be chosen; and a sentence about it."""
        known = await self._seen(table, person, seat)
        rules = playing.why_not(known, seat, path)
        return rules, playing.matter(known, seat, path) if rules else None

    async def survey(self, table: TableId, person: Person, seat: Seat, target: Target) -> Survey:
        """What a place of the board sees, and how far, as the seat knows the board."""
        return playing.survey(await self._seen(table, person, seat), seat, target)

    async def _seen(self, table: TableId, person: Person, seat: Seat) -> Table:
        """The table, for somebody who asks about the board as one of its viewers."""
        known = await self.node.table(table)
        decisions.viewer_for(known, person.id, seat)
        known.seating.require_started()
        return known

    async def reason(
        self, table: TableId, person: Person, number: int, key: str = ""
    ) -> tuple[Seat, Text | None]:
        """Whose a move of a game that is over was, and what spoke for it, if a bot made it."""
        known = await self.admission.known(table, person, key)
        return await self.advisers.reason(known, person, number)

    # ---- watching

    async def subscribe(
        self, table: TableId, person: Person, viewer: Viewer | None = None, key: str = ""
    ) -> Subscription:
        """Subscribe to everything that this viewer may see: by default one's own seat.

        `viewer` may be the own seat, SPECTATOR, or OPEN (delayed if all agreed; freely after the end).
        A player who sits down or stands up later becomes another viewer; a snapshot says so.
        """
        known = await self.admission.known(table, person, key)
        seen = decisions.viewer_for(known, person.id, viewer)
        if seen == OPEN:
            await self.admission.change(table, person, key, decisions.see_all, person.id)
        elif seen != SPECTATOR:
            await self.node.change(table, decisions.come_back, person.id)
        room = self.node.room(table)

        async def snapshot(subscription: Subscription) -> bytes:
            return room.snapshot(await self.node.table(table), subscription, self.time.now())

        subscription = Subscription(
            person.id, viewer, seen, snapshot, room.remove, person.network, person.name
        )
        room.add(subscription)
        self.node.came_back(table, person.id)
        self.node.changed(room)
        return subscription

    # ---- players

    def end_connections(self, player: PlayerId = "", network: str = "") -> None:
        """Close the subscriptions that a player, or a network, has on this node."""
        for room in list(self.node.rooms.values()):
            for subscription in room.subscriptions():
                if subscription.player == player or (network and subscription.network == network):
                    subscription.close()

    async def end_sessions(self, player: PlayerId) -> int:
        """Make all tokens of a player worthless, and close what is open with them; the next generation."""
        generation = await self.store.end_sessions(player)
        self.end_connections(player)
        self.store.tell(f"{AND}{player}", generation)
        return generation

    async def forget(self, player: PlayerId) -> None:
        """Delete a player's data: names, chat, notes, own marks, membership; the moves stay, nameless."""
        self.end_connections(player)
        async for table, _ in self.store.every_table_of(player):
            await self.node.erase(table, player)
        await self.moderation.forget(player)
        await self.store.delete_player(player)

    # ---- moderation

    async def report(
        self, table: TableId, person: Person, seat: Seat, reason: ReportReason, text: str = "", key: str = ""
    ) -> None:
        """Tell the server's host about the player of a seat."""
        known = await self.admission.known(table, person, key)
        decisions.viewer_for(known, person.id, None)
        made = moderation.report(known, self.time.now(), person, seat, reason, text)
        self._reports.count(person.id, person.address, self.time.now())
        await self.moderation.file(made)

    async def ban(self, key: str, note: str) -> None:
        """Ban a player or a network from all tables; connections end at once here, soon on other nodes."""
        await self.moderation.ban(key, Ban(self.time.now(), clean_line(note) if note.strip() else ""))
        await self.refresh_bans()

    async def lift_ban(self, key: str) -> None:
        """End a ban."""
        await self.moderation.lift(key)
        await self.refresh_bans()

    async def refresh_bans(self) -> None:
        """Read the bans, and close the connections of players who are newly banned."""
        for key in await self.moderation.refresh():
            self.end_connections(key, key.removeprefix(FROM) if key.startswith(FROM) else "")

    async def close_table(self, table: TableId) -> None:
        """End a table, regardless of who sits there and whether it can be opened."""
        try:
            await self.node.change(table, decisions.close)
        except Unreadable:
            await self.node.close_unreadable(table)

    async def silence(self, table: TableId, silent: bool) -> None:
        """Turn a table's chat off, or on again."""
        await self.node.change(table, decisions.silence, silent)

    # ---- background work

    async def tick(self) -> None:
        """Move for seats whose time is up, follow other nodes, and evict idle tables."""
        now = self.time.now()
        self.node.share_presence()
        await self.node.settle_due()
        await self.node.tidy()
        await self.due_tables.look()
        for room in list(self.node.rooms.values()):
            self.bot_turns.wake_stand_ins(room)
            self.bot_turns.wake(room)
        if now - self._expired_at >= BETWEEN_EXPIRIES:
            self._expired_at = now
            if self.settings.close_days:
                await self.node.close_idle()
            if self.settings.expire_days:
                await self.node.expire()
        if now - self._looked_at >= self.settings.look * 1000:
            self._looked_at = now
            await self.node.look_for_missed()
            await self.refresh_bans()

    async def settled(self) -> None:
        """Wait until no bot is thinking."""
        while self.node.tasks:
            await asyncio.gather(*self.node.tasks)

    async def _keep_time(self) -> None:
        while True:
            try:
                await self.tick()
            except Fault as fault:
                logger.warning("background work on the tables failed: %s", fault)
            await self.time.sleep(self.settings.tick)
