"""A table on this node: the lock that orders its changes, and the subscriptions that are sent them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import chain
from typing import Any, Final

from kordon.engine.delta import patch
from kordon.engine.play import Refused
from kordon.engine.records import OPEN, Delivery, Seat
from kordon.engine.scene import Scene, without_choices
from kordon.engine.words import Text
from kordon.tables import messages
from kordon.tables.live import views
from kordon.tables.live.subscription import Subscription
from kordon.tables.log import decisions
from kordon.tables.log.setups import PlayerId, TableId, Viewer
from kordon.tables.log.table import Table
from kordon.tables.messages import AnyMessage, News, encode_message

COMMITMENTS_SHOWN: Final = 8
MOST_WATCHERS: Final = 20  # of whom everybody is told: however many come and go, the others are left in peace


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
        self.gone_ahead: dict[Seat, int] = {}  # in which turn a seat last let bots go ahead of it
        self.elsewhere: Callable[[], Collection[PlayerId]] = tuple  # who is connected to other nodes
        self._seated: frozenset[PlayerId] = frozenset()
        self._watchers: tuple[str, ...] = ()  # as everybody was told
        self._subscriptions: dict[Viewer, list[Subscription]] = {}
        self._scenes: dict[Viewer, Scene] = {}  # what each viewer that somebody looks as has been shown
        self._open_view: views.OpenView | None = None

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

    def is_here(self, player: PlayerId) -> bool:
        """Whether the player is connected to any node."""
        here = any(player == one.player for some in self._subscriptions.values() for one in some)
        return here or player in self.elsewhere()

    def away_since(self, player: PlayerId) -> int | None:
        """When the player's last connection to any node ended, as far as this one can know; None if here."""
        return None if self.is_here(player) else self._gone_at.get(player, self._opened_at)

    def seated_here(self) -> frozenset[PlayerId]:
        """The seated players connected to this node; the same for an evicted table."""
        return self._connected() & self._players()

    def _players(self) -> frozenset[PlayerId]:
        if self.table is not None:
            self._seated = frozenset(chair.player for chair in self.table.seating.chairs)
        return self._seated

    def _connected(self) -> frozenset[PlayerId]:
        return frozenset(subscription.player for subscription in self.subscriptions())

    def watchers(self) -> tuple[str, ...]:
        """The names of spectators on this node without a seat; of very many, the first."""
        seated = self._players()
        names = {each.player: each.name for each in self.subscriptions() if each.player not in seated}
        return tuple(names.values())[:MOST_WATCHERS]

    def _tell_watchers(self) -> None:
        watchers = self.watchers()
        if watchers != self._watchers:
            self._watchers = watchers
            self._tell_all(messages.WatcherNews(watchers))

    def add(self, subscription: Subscription) -> None:
        """Add a subscription."""
        came = not self.is_here(subscription.player)
        self._subscriptions.setdefault(subscription.viewer, []).append(subscription)
        if came:
            self.tell_presence(subscription.player)

    def remove(self, subscription: Subscription) -> None:
        """Remove a subscription."""
        self._take_out(subscription)
        if not self.is_here(subscription.player):
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
        """A player connected or disconnected, with or without a seat."""
        if self.is_here(player):
            self._gone_at.pop(player, None)
        elif player in self._players():
            self._gone_at.setdefault(player, self._now())
        if self.table is not None and self.table.seating.seat_of(player) is not None:
            self._tell_all(messages.SeatNews(self.table.seating.seats(self.present())))
        self._tell_watchers()

    # ---- snapshots

    def snapshot(self, table: Table, subscription: Subscription, at: int) -> bytes:
        """All that a subscription needs to go on from here."""
        subscription.caught_up()
        player, viewer = subscription.player, subscription.viewer
        scene = self._scene(table, viewer)
        shown = self._open_view if viewer == OPEN else None
        lines, private = (tuple(shown.lines), ()) if shown else views.last_lines(table, viewer)
        made = messages.Snapshot(
            table=views.info(table, self.present(), self.watchers()),
            you=views.you(table, player, viewer),
            counter=table.counters.get(viewer, 0) if shown is None else len(shown.moves),
            scene=None if scene is None else views.on_its_board(table.game, scene),
            log=lines,
            private=private,
            since=views.lines_since(table, viewer),
            chat=table.chat_seen_by(viewer),
            commitments=tuple(table.match.commitments[-COMMITMENTS_SHOWN:]) if table.match else (),
            question=table.question() if table.asker is not None else None,
            clock=views.clock(table, at),
            marks=views.marks(table, player, viewer),
        )
        return encode_message(made)

    def _scene(self, table: Table, viewer: Viewer) -> Scene | None:
        """What this viewer has been shown last; subscriptions of the same viewer share it."""
        if table.match is None:
            return None
        if viewer not in self._scenes:
            if viewer == OPEN:
                self._open_view = views.OpenView(table.match, views.LINES_SHOWN)
                self._open_view.follow(table.match, self._moves_open_to_all(table))
                observation = self._open_view.observation
            else:
                observation = table.match.observation(viewer)
            scene = table.game.scene(observation)
            self._scenes[viewer] = without_choices(scene) if table.has_stopped else scene
        return self._scenes[viewer]

    def _moves_open_to_all(self, table: Table) -> int:
        """How many moves the all-seeing view may show: all of them after the end, else whole turns only."""
        match = table.running()
        if table.seating.is_over:
            return len(match.moves)
        return match.turn_ends[-1 - self.delay] if len(match.turn_ends) > self.delay else 0

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

    def tell(self, told: Iterable[News], at: int) -> None:
        """Send every subscription what an entry changed for its viewer, and nothing else."""
        table = self.table
        assert table is not None, "only a loaded table can change"
        self.told = table.sequence
        if not self._subscriptions:
            return
        for one in told:
            self._tell(table, one, at)

    def _tell(self, table: Table, one: News, at: int) -> None:
        match one:
            case messages.Seen():
                self._tell_seen(table, one, at)
                self._tell_open(table, one)
            case messages.Sign.SEATS:
                self._change_viewer(table)
                self._tell_all(messages.SeatNews(table.seating.seats(self.present())))
                self._tell_watchers()
            case messages.Sign.UNINVITED:
                self._let_go(table)
            case messages.Refresh(then=question):
                self._refresh_all(question)
            case messages.ToSeats(seats=seats, message=message):
                _send(chain(*[self._subscriptions.get(seat, ()) for seat in seats]), message)
            case messages.ToPlayer(player=player, message=message):
                self._tell_player(player, message)
            case messages.Sign.MARKS:
                for each in self.subscriptions():
                    _send([each], messages.MarksNews(views.marks(table, each.player, each.viewer)))
            case messages.Call() | messages.Miss():
                pass  # for the node: the players it concerns are not connected
            case message:
                self._tell_all(message)

    def _tell_player(self, player: PlayerId, message: AnyMessage) -> None:
        """On screens that are the player's own, not on one for all."""
        own = [each for each in self.subscriptions() if each.player == player]
        _send([each for each in own if not views.is_for_all(each.viewer)], message)

    def _let_go(self, table: Table) -> None:
        """End the subscriptions of those who are no longer invited."""
        for subscription in self.subscriptions():
            try:
                decisions.admit(table, subscription.player, "")
            except Refused:
                subscription.close()

    def _refresh_all(self, question: messages.Question | None) -> None:
        """Send everybody a fresh snapshot, and after it what no snapshot shows."""
        self._scenes.clear()
        self._open_view = None
        for subscription in self.subscriptions():
            subscription.refresh()
            if question is not None:
                subscription.reply(encode_message(question))

    def _tell_seen(self, table: Table, seen: messages.Seen, at: int) -> None:
        clock = views.clock(table, at) if seen.is_public else None
        commitment = seen.commitment
        events: tuple[Any, ...] = ()  # of the last viewer: most witness the same, and are told the same lines
        lines: tuple[Text, ...] = ()
        for viewer, subscriptions in self._subscriptions.items():
            delivery = seen.deliveries.get(viewer)
            if viewer == OPEN or viewer not in self._scenes:
                continue
            count = table.counters[viewer]
            if delivery is not None:
                if delivery.events is not events:
                    events, lines = delivery.events, tuple(map(table.game.tell, delivery.events))
                changes = self._next_scene(table, viewer, delivery)
                delta = messages.Delta(
                    count, lines, changes, delivery.private, commitment, clock, seen.forced
                )
                _send(subscriptions, delta)
            elif commitment is not None or clock is not None:
                _send(subscriptions, messages.Delta(count, (), {}, (), commitment, clock))

    def _next_scene(self, table: Table, viewer: Viewer, delivery: Delivery) -> dict[str, Any]:
        """Store the viewer's new scene; returns the patch to it."""
        old = self._scenes[viewer]
        new = self._scenes[viewer] = table.game.scene(delivery.observation)
        return patch(old, new)

    def _tell_open(self, table: Table, seen: messages.Seen) -> None:
        """Send the all-seeing view what has become old enough."""
        if self._open_view is None or OPEN not in self._scenes:
            return
        delivery = self._open_view.follow(table.running(), self._moves_open_to_all(table))
        if delivery is not None:
            changes = self._next_scene(table, OPEN, delivery)
            count = len(self._open_view.moves)
            lines = tuple(map(table.game.tell, delivery.events))
            _send(
                self._subscriptions[OPEN],
                messages.Delta(count, lines, changes, delivery.private, seen.commitment),
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
