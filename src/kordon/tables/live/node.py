"""The tables that this node holds in memory: loading, changing, and following what other nodes write.

The store decides who comes first. A change is decided on what this node knows, written, and only then
applied and sent; if another node's entry has that number, this node reads it and decides again.

The time that an answer takes must not reveal a hidden step. So a refusal waits for nothing: it is decided on
the loaded table, without the lock that is held while an entry is written.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeAlias, TypeVarTuple

import msgspec

from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.records import Seat
from kordon.tables.live.presence import AND, Presence
from kordon.tables.live.room import Room
from kordon.tables.log import decisions, entries
from kordon.tables.log.entries import Entry, read_entry
from kordon.tables.log.new_tables import may_be_key
from kordon.tables.log.seating import Seating
from kordon.tables.log.setups import NOBODY, PlayerId, TableId, decode_setup, encode_setup
from kordon.tables.log.table import Table, fold
from kordon.tables.messages import Call, Miss, News
from kordon.tables.refusals import INVITED_ONLY, Unreadable, refused
from kordon.tables.store.base import Store
from kordon.tables.store.interface import MISSED, NEVER, Missing, Notifications, Summary, Taken
from kordon.tables.timing import Recent, Time, in_slices

logger = logging.getLogger(__name__)

# Entries that change nothing the lobby shows. Moves above all: a summary's time would reveal hidden ones.
UNLISTED: Final = frozenset(
    (entries.Played, entries.Marked, entries.TookBack, entries.TakeBackAsked, entries.TakeBackAnswered)
)

CALLS_REMEMBERED: Final = 50_000
LONG_RUNNING_AT_ONCE: Final = 100
DAY: Final = 24 * 3_600_000


Given = TypeVarTuple("Given")
Decide: TypeAlias = "Callable[[Table, int, *Given], list[Entry]]"
"""A decision: the entries to write at a table at this time, by what is given beyond that."""


class Settings(msgspec.Struct, frozen=True):
    """What a host may tune; times in seconds."""

    idle: float = 120.0  # until an unused table is evicted from memory
    beat: float | None = None  # between bots' moves, in place of what tables choose; 0: no beat, for tests
    stand_by: float = 15.0  # until this node moves a bot that another node should have moved
    request_delay: float = 0.1  # requests about a table are handled within this time (see `delay_request`)
    tick: float = 1.0  # between checks of the clocks
    look: float = 10.0  # between checks for entries whose notification was lost
    open_view_delay: int = 8  # turns that the all-seeing view lies behind
    expire_days: float = 30.0  # until a table that did not start, or was given up, is deleted; 0 for never
    close_days: float = 90.0  # until a game in which nothing happens is given up; 0 for never
    tables_an_hour: tuple[int, int, int] = (20, 60, 1000)  # new ones by a player, from an address, by all
    imports_an_hour: tuple[int, int, int] = (10, 30, 300)
    requests_a_second: tuple[float, float] = (5.0, 30.0)  # of a player and an address, over the API


class Node:
    """All rooms of one process."""

    def __init__(self, store: Store, time: Time, settings: Settings, find: Callable[[str], AnyGame]) -> None:
        self.store = store
        self.time = time
        self.settings = settings
        self.find = find
        self.rooms: dict[TableId, Room] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.commits = Recent()  # how long the store takes to write
        self.due: dict[TableId, int] = {}  # the stored due times of our tables that may be too early
        self.changed: Callable[[Room], None] = lambda room: None
        self.ended: Callable[[TableId], None] = lambda table: None
        self.called: Callable[[TableId, PlayerId], None] = lambda table, player: None
        self.signed_out: Callable[[PlayerId], None] = lambda player: None
        self._calls: OrderedDict[tuple[TableId, PlayerId], int] = OrderedDict()
        self.presence = Presence(store.tell, time.now, settings.look)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # ---- reading

    def room(self, id: TableId) -> Room:
        """The room of a table, whether the table is loaded or not."""
        if id not in self.rooms:
            self.rooms[id] = Room(id, self.settings.open_view_delay, self.time.now)
            if self.store.is_shared:
                self.rooms[id].elsewhere = partial(self.presence.elsewhere, id)
        return self.rooms[id]

    async def table(self, id: TableId) -> Table:
        """The table as this node knows it, loaded if necessary; `Missing` if there is none."""
        room = self.room(id)
        room.used_at = self.time.now()
        if room.table is not None:
            return room.table
        async with room.lock:
            table = await self._loaded(room)
        self.changed(room)
        return table

    async def admit(self, id: TableId, player: PlayerId, key: str) -> None:
        """Refuse strangers at a table that is not public; it is not loaded for that. `Missing` if none."""
        if id in self.rooms and (table := self.rooms[id].table) is not None:
            decisions.admit(table, player, key)
            return
        summary = await self.store.summary(id)
        if summary.public or player in summary.players:
            return
        if not may_be_key(decode_setup(await self.store.setup(id)), key):
            raise refused(INVITED_ONLY)

    async def _loaded(self, room: Room) -> Table:
        if room.table is not None:
            return room.table
        try:
            setup = decode_setup(await self.store.setup(room.id))
            rows = await self.store.entries(room.id)
        except Missing:
            self.rooms.pop(room.id, None)
            raise
        log = [read_entry(room.id, row) async for _, row in in_slices(rows)]
        try:
            game = self.find(setup.game)
        except Fault as fault:
            raise Unreadable(f"table {room.id} can't be opened: {fault}") from None
        # Subscriptions that stayed while the table was evicted are sent only what is new to them.
        known = room.told + 1 if room.has_subscriptions() else len(log)
        table = await fold(room.id, setup, game, log, until=known)
        room.bring_back(table)
        for entry in log[known:]:
            self._apply(room, entry)
        if not table.seating.is_over:
            await self._note_rules(room, table)
        return table

    async def _note_rules(self, room: Room, table: Table) -> None:
        """Record that the game goes on under other rules, as all its moves are legal there; or that it can't.

        Everybody is informed, and lists show it. A node whose rules are the older ones says nothing.
        """
        now, noted = self.time.now(), list[Entry]()
        if table.rules_version > table.game.version:
            return
        if table.has_stopped != table.seating.stopped:
            noted.append(entries.Stopped(now, table.has_stopped))
        if table.rules_version < table.game.version and not table.has_stopped:
            noted.append(entries.CarriedOver(now, table.game.version))
        if not noted:
            return
        try:
            await self._write(room, table, noted)
        except Taken:
            await self._catch_up(room)
        else:
            for entry in noted:
                self._apply(room, entry)

    # ---- changing

    async def change(self, id: TableId, decide: Decide[*Given], *given: *Given) -> Table:
        """Decide on the newest state, write the entries, then apply and send them.

        What is refused on the loaded table, or changes nothing, does not wait for the lock. What waited for
        it is decided again, unless nothing happened meanwhile.
        """
        room = self.room(id)
        room.used_at = self.time.now()
        known, decided_at = room.table, -1
        made: list[Entry] = []
        if known is not None:
            made, decided_at = decide(known, self.time.now(), *given), known.sequence
            if not made:
                return known
        async with room.lock:
            table = room.table or await self._loaded(room)
            if table is not known or table.sequence != decided_at:
                made = decide(table, self.time.now(), *given)
            while made:
                try:
                    await self._write(room, table, made)
                except Taken:
                    table = await self._catch_up(room)
                    made = decide(table, self.time.now(), *given)
                    continue
                except BaseException:
                    # Only reading again shows whether it was written.
                    self.spawn(self._read_again(room))
                    raise
                for entry in made:
                    self._call(room, table, self._apply(room, entry))
                room.written_here = True
                break
        self.changed(room)
        return table

    async def _write(self, room: Room, table: Table, made: list[Entry]) -> None:
        after = _seating_after(table, made)
        due_at = _due_after(table, after, made)
        begun = self.time.now()
        written, summary = list(map(entries.encode_entry, made)), _summary_after(table, after, made)
        await self.store.append_many(room.id, table.sequence + 1, written, summary, due_at)
        self.commits.count(self.time.now() - begun)
        if due_at is not None:
            self.due[room.id] = due_at

    def _call(self, room: Room, table: Table, news: list[News]) -> None:
        """Notify players who have something to decide and are not connected: once until they return.

        A player whom the others miss is notified in any case.
        """
        for one in news:
            if isinstance(one, Miss):
                self.called(room.id, table.seating.chairs[one.seat].player)
            elif isinstance(one, Call) and table.seating.state == "playing":
                self._call_absent(room, table, one.seats)

    def _call_absent(self, room: Room, table: Table, seats: tuple[Seat, ...]) -> None:
        for seat in seats:
            chair = table.seating.chairs[seat]
            call, acted = (room.id, chair.player), table.acted[seat]
            is_persons = chair.player and chair.level is None and not chair.left
            if is_persons and self._calls.get(call) != acted and not room.is_here(chair.player):
                self._calls[call] = acted
                self.called(*call)
        while len(self._calls) > CALLS_REMEMBERED:
            self._calls.popitem(last=False)

    def came_back(self, id: TableId, player: PlayerId) -> None:
        """The player is connected again, so they may be notified again later."""
        self._calls.pop((id, player), None)

    def _apply(self, room: Room, entry: Entry) -> list[News]:
        assert room.table is not None, "entries are applied to a loaded table"
        had_stopped = room.table.has_stopped
        news = room.table.apply(entry)
        if room.table.has_stopped and not had_stopped:
            room.put_away()
            raise Unreadable(f"table {room.id} is played under rules that this node does not know")
        room.tell(news, self.time.now())
        if isinstance(entry, entries.Ended | entries.Abandoned):
            self.ended(room.id)
        return news

    async def erase(self, id: TableId, player: PlayerId) -> None:
        """Delete a player's data at a table, also from entries already written."""
        room = self.room(id)
        room.used_at = self.time.now()
        async with room.lock:
            table = await self._catch_up(room)
            while made := decisions.forget(table, self.time.now(), player):
                try:
                    with suppress(Taken):
                        await self._rewrite(room, table, made, player)
                except BaseException:
                    self.spawn(self._read_again(room))
                    raise
                table = await self._catch_up(room)
        self.changed(room)

    async def _rewrite(self, room: Room, table: Table, made: list[Entry], player: PlayerId) -> None:
        alias = entries.nobody(table.sequence + 1)
        log = [read_entry(room.id, row) for _, row in await self.store.entries(room.id)]
        rewritten = {
            number: entries.encode_entry(changed)
            for number, entry in enumerate(log)
            if (changed := entries.without(player, alias, entry)) is not entry
        }
        setup = decode_setup(await self.store.setup(room.id))
        if setup.host == player:
            setup = msgspec.structs.replace(setup, host=NOBODY)
        after = _seating_after(table, made)
        after.setup = setup
        await self.store.erase(
            room.id,
            table.sequence + 1,
            [entries.encode_entry(entries.without(player, alias, entry)) for entry in made],
            after.summary(made[-1].at),
            encode_setup(setup),
            rewritten,
        )

    async def _catch_up(self, room: Room) -> Table:
        """Apply what other nodes have written; the lock is held."""
        table = await self._loaded(room)
        fresh = [read_entry(room.id, row) for _, row in await self.store.entries(room.id, table.sequence)]
        room.written_here = room.written_here and not fresh
        if any(isinstance(entry, entries.Forgotten | entries.CarriedOver) for entry in fresh):
            # Older entries were rewritten as well, or mean something else: reload the whole table.
            room.put_away()
            return await self._loaded(room)
        for entry in fresh:
            self._apply(room, entry)
        return table

    async def _read_again(self, room: Room) -> None:
        try:
            async with room.lock:
                await self._catch_up(room)
        except Fault as fault:
            logger.warning("table %s could not be read again: %s", room.id, fault)
        else:
            self.changed(room)

    async def close_unreadable(self, id: TableId) -> None:
        """End a table that can't be loaded here."""
        while True:
            summary = await self.store.summary(id)
            if summary.state in ("finished", "abandoned"):
                return
            at = self.time.now()
            last = (await self.store.last([id])).get(id, -1)
            closed = msgspec.structs.replace(summary, state="abandoned", changed_at=at, stopped=False)
            entry = entries.encode_entry(entries.Abandoned(at))
            try:
                await self.store.append_many(id, last + 1, [entry], closed, NEVER)
            except Taken:
                continue
            return

    # ---- other nodes

    async def listen(self, notifications: Notifications) -> None:
        """Follow what other nodes write, as long as the store sends notifications."""
        async for notification in notifications:
            if notification == MISSED:
                try:
                    await self.look_for_missed()
                except Fault as fault:
                    logger.warning("the check for missed entries failed: %s", fault)
            elif notification[0].startswith(AND):
                self.signed_out(notification[0].removeprefix(AND))
            elif AND in notification[0]:
                self._hear_of(*notification)
            elif self._concerns(*notification):
                await self._read_again(self.rooms[notification[0]])

    def _concerns(self, id: TableId, sequence: int) -> bool:
        room = self.rooms.get(id)
        if room is None or (room.table is None and not room.has_subscriptions()):
            return False
        return sequence > (room.told if room.table is None else room.table.sequence)

    def _hear_of(self, key: str, number: int) -> None:
        """A player connected to one of our tables on another node, or disconnected."""
        id, player, is_here, is_news = self.presence.hear(key, number)
        if is_here:
            self.came_back(id, player)
        if is_news and id in self.rooms:
            self.rooms[id].tell_presence(player)

    def share_presence(self) -> None:
        """Tell other nodes who is connected here, and drop players no node reports any more."""
        if not self.store.is_shared:
            return
        rooms = [room for room in self.rooms.values() if room.has_subscriptions()]
        self.presence.tell(frozenset((room.id, player) for room in rooms for player in room.seated_here()))
        for id, player in self.presence.forget():
            if id in self.rooms:
                self.rooms[id].tell_presence(player)

    async def look_for_missed(self) -> None:
        """Ask the store for entries of our tables whose notification was lost."""
        followed = [
            id for id, room in self.rooms.items() if room.table is not None or room.has_subscriptions()
        ]
        for id, sequence in (await self.store.last(followed)).items() if followed else ():
            if self._concerns(id, sequence):
                await self._read_again(self.rooms[id])

    # ---- tables that wait for a bot

    async def settle_due(self) -> None:
        """Tell the store when our tables really need a bot next."""
        now = self.time.now()
        settled: dict[TableId, tuple[int, int]] = {}
        for id, known in list(self.due.items()):
            room = self.rooms.get(id)
            table = None if room is None else room.table
            if table is not None:
                if (table.bots_to_act() or table.overdue(now)) and not self.rooms[id].is_paused:
                    continue
                settled[id] = known, table.next_deadline() or NEVER
            del self.due[id]
        changes = {id: times for id, times in settled.items() if times[0] != times[1]}
        if changes:
            await self.store.settle_due(changes)

    async def wake(self, id: TableId, due_at: int) -> bool:
        """Load a table that waits for a bot; False if this node has it already."""
        if id in self.rooms and self.rooms[id].table is not None:
            return False
        self.due.setdefault(id, due_at)
        await self.table(id)
        return True

    # ---- tidying

    async def expire(self) -> None:
        """Delete old tables that did not start or were given up, and forget them."""
        before = self.time.now() - int(self.settings.expire_days * DAY)
        while gone := await self.store.expire(before):
            logger.info("%d old tables have expired", len(gone))
            for id in gone:
                if (room := self.rooms.pop(id, None)) is not None:
                    for subscription in room.subscriptions():
                        subscription.close()

    async def close_idle(self) -> None:
        """Give up games in which nobody has done anything for long: no move, no word, no clock that runs."""
        before = self.time.now() - int(self.settings.close_days * DAY)
        after = ""
        while candidates := await self.store.long_running(before, LONG_RUNNING_AT_ONCE, after):
            for id, last in (await self.store.last(candidates)).items():
                _, entry = (await self.store.entries(id, last - 1))[-1]
                if written_at(entry) < before:
                    await self._close_idle(id, before)
            after = candidates[-1]

    async def _close_idle(self, id: TableId, before: int) -> None:
        try:
            await self.change(id, decisions.close_idle, before)
        except Unreadable:
            await self.close_unreadable(id)
        except Missing:
            return
        logger.info("table %s was given up, because nothing happened there for long", id)

    async def tidy(self) -> None:
        """Evict idle tables, and reload those whose clock runs out."""
        now = self.time.now()
        long_ago = now - int(self.settings.idle * 1000)
        for room in list(self.rooms.values()):
            if room.table is None and room.due_at is not None and room.due_at <= now:
                room.due_at = None
                await self._read_again(room)
            elif self._is_idle(room, long_ago):
                if room.table is not None:
                    room.put_away()
                if room.due_at is None:
                    del self.rooms[room.id]

    def _is_idle(self, room: Room, long_ago: int) -> bool:
        """Whether a table may be evicted: never while anybody is connected.

        A hidden step counts as use, so strangers could find out by the time of a reload that there was none.
        """
        is_used = room.used_at > long_ago or room.lock.locked() or bool(room.thinking)
        return not is_used and not room.has_subscriptions()


def written_at(entry: bytes) -> int:
    """When an entry was written, also one of an unknown kind."""
    try:
        _, at, *_ = msgspec.json.decode(entry)
    except (msgspec.DecodeError, ValueError, TypeError):
        return 0
    return at if isinstance(at, int) else 0


def _seating_after(table: Table, made: list[Entry]) -> Seating:
    """The seating after these entries; the current one if they don't change it."""
    if UNLISTED.issuperset(map(type, made)):
        return table.seating
    after = table.seating.copy()
    for entry in made:
        entry.apply_to(after)
    return after


def _summary_after(table: Table, after: Seating, made: list[Entry]) -> Summary | None:
    """What the lobby will show, if that changes."""
    if after is table.seating:
        return None
    at = made[-1].at
    summary = after.summary(at)
    return None if summary == table.seating.summary(at) else summary


def _due_after(table: Table, after: Seating, made: list[Entry]) -> int | None:
    """When a bot may have to move, if that changes.

    Who is to move is known only once the entries are applied, so this may be too early, but never too late;
    `settle_due` corrects it.
    """
    if after.may_await_bots:
        return made[-1].at
    return NEVER if after is not table.seating and table.seating.may_await_bots else None
