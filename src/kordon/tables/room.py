"""A table on this node: the lock that orders its changes, and the subscriptions that are sent them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from kordon.engine.delta import patch
from kordon.engine.play import Refused
from kordon.engine.records import OPEN
from kordon.engine.scene import without_choices
from kordon.tables import decisions, views
from kordon.tables.entries import NOBODY
from kordon.tables.messages import (
    AnyMessage,
    Delta,
    MarksNews,
    NotesNews,
    PaceNews,
    RematchNews,
    SeatNews,
    VersionNews,
    encode_message,
)
from kordon.tables.open_view import OpenView, shown_to_all

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Iterator

    from kordon.engine.records import Seat, Sight
    from kordon.engine.scene import Scene
    from kordon.engine.words import Text
    from kordon.tables.entries import PlayerId, TableId
    from kordon.tables.requests import Viewer
    from kordon.tables.table import Change, Table

MOST_WAITING: Final = 32  # messages; a larger backlog is replaced by a snapshot


class Subscription:
    """One subscription to a table: an async iterator of encoded messages, the first a snapshot.

    Its backlog is limited: a subscription that falls behind gets a fresh snapshot instead.

    A server has thousands of them, nearly all idle, and a task that waits takes more memory than all else
    that a subscription has. So an owner may set `hurry`: it is called when there is something to send, and
    the owner calls `deliver` soon after.
    """

    __slots__ = (
        "_is_behind",
        "_is_closed",
        "_is_hurried",
        "_leave",
        "_replies",
        "_snapshot",
        "_waiting",
        "_wakes",
        "hurry",
        "player",
        "viewer",
        "wanted",
    )

    def __init__(
        self,
        player: PlayerId,
        wanted: Viewer | None,
        viewer: Viewer,
        snapshot: Callable[[Subscription], Awaitable[bytes]],
        leave: Callable[[Subscription], None],
    ) -> None:
        self.player = player
        self.wanted = wanted
        self.viewer = viewer
        self._snapshot = snapshot
        self._leave = leave
        self.hurry: Callable[[], object] | None = None
        self._waiting: list[bytes] = []
        self._replies: list[bytes] = []
        self._wakes: asyncio.Future[None] | None = None  # the task waiting for the next message
        self._is_hurried = False
        self._is_behind = True
        self._is_closed = False

    def send(self, message: bytes) -> None:
        """Queue the message; too large a backlog becomes one snapshot."""
        if self._is_behind:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.refresh()
            return
        self._waiting.append(message)
        self._hurry()

    def reply(self, message: bytes) -> None:
        """Queue a reply after all messages: what the request changed is sent first."""
        self._replies.append(message)
        self._hurry()

    def refresh(self) -> None:
        """Send a fresh snapshot instead of the backlog; also after a stale click."""
        self._is_behind = True
        self._waiting.clear()
        self._hurry()

    def caught_up(self) -> None:
        """Queue messages from here on: the snapshot before them is being made."""
        self._is_behind = False
        self._waiting.clear()

    def close(self) -> None:
        """End the subscription; a player's presence ends with the last one."""
        if not self._is_closed:
            self._is_closed = True
            self._waiting.clear()
            self._hurry()
            self._leave(self)

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> bytes:
        while not self._is_closed:
            if self._is_behind:
                return await self._snapshot(self)
            if self._waiting:
                return self._waiting.pop(0)
            if self._replies:
                return self._replies.pop(0)
            self._wakes = asyncio.get_running_loop().create_future()
            await self._wakes
        raise StopAsyncIteration

    def _hurry(self) -> None:
        if self.hurry is None:
            if self._wakes is not None and not self._wakes.done():
                self._wakes.set_result(None)
        elif not self._is_hurried:
            self._is_hurried = True
            self.hurry()

    def deliver(self, write: Callable[[list[bytes]], bool]) -> bool:
        """Write the backlog at once; False if it needs a task: for a snapshot, a slow client, or the end."""
        self._is_hurried = False
        if self._is_behind or self._is_closed:
            return False
        due = [*self._waiting, *self._replies]
        if due and not write(due):
            return False
        self._waiting.clear()
        self._replies.clear()
        return True

    async def batch(self) -> list[bytes]:
        """The backlog, as soon as there is one; empty when the subscription has ended."""
        first = await anext(self, None)
        if first is None:
            return []
        due = [first]
        if not self._is_behind:
            due += self.take()
            due += self._replies
            self._replies.clear()
        return due

    def take(self) -> list[bytes]:
        """The queued messages."""
        taken = list(self._waiting)
        self._waiting.clear()
        return taken

    @property
    def is_closed(self) -> bool:
        """Whether it has ended."""
        return self._is_closed

    def has_news(self) -> bool:
        """Whether there is a backlog, or a snapshot is due."""
        return self._is_behind or bool(self._waiting) or bool(self._replies)


class Room:
    """One table and its subscriptions; an idle table may be evicted, its subscriptions stay."""

    def __init__(self, id: TableId, delay: int, now: Callable[[], int] = int) -> None:
        self.id = id
        self._now = now
        self._opened_at = now()
        self._gone_at: dict[PlayerId, int] = {}  # of the seated players who were connected and went
        self.delay = delay  # of the all-seeing view, in turns
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.told = -1  # the last entry that the subscriptions were sent
        self.used_at = 0
        self.due_at: int | None = None  # when a clock of an evicted table runs out
        self.written_here = True  # whether the last entry came from this node, which then moves the bots
        self.thinking: set[Seat] = set()
        self.elsewhere: Callable[[], Collection[PlayerId]] = tuple  # who is connected to other nodes
        self._seated: frozenset[PlayerId] = frozenset()
        self._subscriptions: dict[Viewer, list[Subscription]] = {}
        self._scenes: dict[Viewer, Scene] = {}  # what each viewer that somebody looks as has been shown
        self._open_view: OpenView | None = None

    # ---- subscriptions

    def subscriptions(self) -> Iterator[Subscription]:
        """All subscriptions."""
        for some in list(self._subscriptions.values()):
            yield from list(some)

    def has_subscriptions(self) -> bool:
        """Whether there are any subscriptions."""
        return any(self._subscriptions.values())

    @property
    def is_paused(self) -> bool:
        """Whether only bots play, and nobody watches them."""
        if self.table is None or self.table.seating.has_people:
            return False
        return not self.has_subscriptions() and not self.elsewhere()

    def present(self) -> frozenset[PlayerId]:
        """The players connected to any node."""
        return self._connected().union(self.elsewhere())

    def away_since(self, player: PlayerId) -> int | None:
        """When the player's last connection to any node ended, as far as this one can know; None if here."""
        return None if player in self.present() else self._gone_at.get(player, self._opened_at)

    def seated_here(self) -> frozenset[PlayerId]:
        """The seated players connected to this node; the same for an evicted table."""
        return self._connected() & self._players()

    def _players(self) -> frozenset[PlayerId]:
        if self.table is not None:
            self._seated = frozenset(chair.player for chair in self.table.seating.chairs)
        return self._seated

    def _connected(self) -> frozenset[PlayerId]:
        return frozenset(subscription.player for subscription in self.subscriptions())

    def add(self, subscription: Subscription) -> None:
        """Add a subscription."""
        came = subscription.player not in self.present()
        self._subscriptions.setdefault(subscription.viewer, []).append(subscription)
        if came:
            self.tell_presence(subscription.player)

    def remove(self, subscription: Subscription) -> None:
        """Remove a subscription."""
        self._take_out(subscription)
        if subscription.player not in self.present():
            self.tell_presence(subscription.player)

    def _take_out(self, subscription: Subscription) -> None:
        others = self._subscriptions[subscription.viewer]
        others.remove(subscription)
        if not others:
            del self._subscriptions[subscription.viewer]
            self._scenes.pop(subscription.viewer, None)
            if subscription.viewer == OPEN:
                self._open_view = None

    def tell_presence(self, player: PlayerId) -> None:
        """A player connected or disconnected; only players with a seat are announced."""
        if player in self.present():
            self._gone_at.pop(player, None)
        elif player in self._players():
            self._gone_at.setdefault(player, self._now())
        if self.table is not None and self.table.seating.seat_of(player) is not None:
            self._tell_all(SeatNews(self.table.seating.seats(self.present())))

    # ---- snapshots

    def snapshot(self, table: Table, subscription: Subscription, at: int) -> bytes:
        """The subscription's snapshot of this moment."""
        subscription.caught_up()
        viewer = subscription.viewer
        scene = self._scene(table, viewer)
        made = views.snapshot(table, subscription.player, viewer, self.present(), at, scene, self._open_view)
        return encode_message(made)

    def _scene(self, table: Table, viewer: Viewer) -> Scene | None:
        """What this viewer has been shown last; subscriptions of the same viewer share it."""
        if table.match is None:
            return None
        if viewer not in self._scenes:
            if viewer == OPEN:
                self._open_view = OpenView(table.match, views.LINES_SHOWN)
                self._open_view.follow(table.match, self._moves_open_to_all(table))
                observation = self._open_view.observation
            else:
                observation = table.match.observation(viewer)
            scene = table.game.scene(observation)
            self._scenes[viewer] = without_choices(scene) if table.has_stopped else scene
        return self._scenes[viewer]

    def _moves_open_to_all(self, table: Table) -> int:
        return shown_to_all(table.running(), table.seating.is_over, self.delay)

    def bring_back(self, table: Table) -> None:
        """Load the table in the state that its subscriptions were last sent."""
        self.table = table
        self.told = table.sequence
        for viewer in self._subscriptions:
            self._scene(table, viewer)

    def put_away(self) -> None:
        """Evict the table; it is rebuilt from its log when needed."""
        self.due_at = None if self.table is None else self.table.next_deadline()
        self._players()
        self.table = None
        self._scenes.clear()
        self._open_view = None

    # ---- sending

    def tell(self, change: Change, at: int) -> None:
        """Send every subscription what an entry changed for its viewer, and nothing else."""
        table = self.table
        assert table is not None, "only a loaded table can change"
        self.told = table.sequence
        if not self._subscriptions:
            return
        if change.seats:
            self._change_viewer(table)
        if change.started or change.rewound:
            self._refresh_all(change, table)
            return
        if change.sights or change.promise or change.public:
            self._tell_sights(table, change, at)
        if change.ended or change.sights:
            self._tell_open(table, change)
        for message in self._news(table, change):
            self._tell_all(message)
        if change.said is not None:
            for seat in change.said_to:
                _send(self._subscriptions.get(seat, []), change.said)
        if change.notes_of is not None:
            self._tell_notes(table, change.notes_of)
        if change.marks_of is not None:
            self._tell_marks(table, change.marks_of)

    def _refresh_all(self, change: Change, table: Table) -> None:
        """Send everybody a fresh snapshot; the reason is public.

        That all have agreed to a take-back is told after it, for no snapshot shows it.
        """
        self._scenes.clear()
        self._open_view = None
        is_agreed = change.question is not None and change.question.taken_back
        for subscription in self.subscriptions():
            subscription.refresh()
            if is_agreed and change.question is not None:
                subscription.reply(encode_message(change.question))

    def _tell_sights(self, table: Table, change: Change, at: int) -> None:
        clock = views.clock(table, at) if change.public else None
        promise = change.promise
        events: tuple[Any, ...] = ()  # of the last viewer: most witness the same, and are told the same lines
        lines: tuple[Text, ...] = ()
        for viewer, subscriptions in self._subscriptions.items():
            sight = change.sights.get(viewer)
            if viewer == OPEN or viewer not in self._scenes:
                continue
            count = table.counters[viewer]
            if sight is not None:
                if sight.events is not events:
                    events, lines = sight.events, tuple(map(table.game.tell, sight.events))
                changes = self._next_scene(table, viewer, sight)
                _send(subscriptions, Delta(count, lines, changes, sight.private, promise, clock))
            elif promise is not None or clock is not None:
                _send(subscriptions, Delta(count, (), {}, (), promise, clock))

    def _next_scene(self, table: Table, viewer: Viewer, sight: Sight) -> dict[str, Any]:
        """Store the viewer's new scene; returns the patch to it."""
        old = self._scenes[viewer]
        new = self._scenes[viewer] = table.game.scene(sight.observation)
        return patch(old, new)

    def _tell_open(self, table: Table, change: Change) -> None:
        """Send the all-seeing view what has become old enough."""
        if self._open_view is None or OPEN not in self._scenes:
            return
        sight = self._open_view.follow(table.running(), self._moves_open_to_all(table))
        if sight is not None:
            changes = self._next_scene(table, OPEN, sight)
            count = len(self._open_view.moves)
            lines = tuple(map(table.game.tell, sight.events))
            _send(self._subscriptions[OPEN], Delta(count, lines, changes, sight.private, change.promise))

    def _news(self, table: Table, change: Change) -> Iterator[AnyMessage]:
        if change.seats:
            yield SeatNews(table.seating.seats(self.present()))
        if change.question is not None:
            yield change.question
        if change.said is not None and not change.said_to:
            yield change.said
        if change.carried_over:
            yield VersionNews(table.rules_version)
        if change.paced:
            yield PaceNews(table.pace)
        if change.rematched:
            yield RematchNews(table.rematch)
        if change.ended:
            yield views.end_news(table)

    def _tell_notes(self, table: Table, player: PlayerId) -> None:
        notes = encode_message(NotesNews(table.notes.get(player, "")))
        for subscription in self.subscriptions():
            if subscription.player == player and not views.is_for_all(subscription.viewer):
                subscription.send(notes)

    def _tell_marks(self, table: Table, of: PlayerId) -> None:
        for subscription in self.subscriptions():
            if of == NOBODY or (of == subscription.player and not views.is_for_all(subscription.viewer)):
                subscription.send(
                    encode_message(MarksNews(views.marks(table, subscription.player, subscription.viewer)))
                )

    def _tell_all(self, message: AnyMessage) -> None:
        _send(self.subscriptions(), message)

    def _change_viewer(self, table: Table) -> None:
        """A player who has taken or lost a seat becomes another viewer, or none."""
        for subscription in self.subscriptions():
            try:
                viewer = decisions.viewer_for(table, subscription.player, subscription.wanted)
            except Refused:
                subscription.wanted = None
                try:
                    viewer = decisions.viewer_for(table, subscription.player, None)
                except Refused:
                    subscription.close()
                    continue
            if viewer != subscription.viewer:
                self._take_out(subscription)
                subscription.viewer = viewer
                self._subscriptions.setdefault(viewer, []).append(subscription)
                subscription.refresh()


def _send(subscriptions: list[Subscription] | Iterator[Subscription], message: AnyMessage) -> None:
    encoded = encode_message(message)
    for subscription in subscriptions:
        subscription.send(encoded)
