"""What a subscription is sent of a table: everything here is built from what one viewer may see."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from kordon.engine.delta import patch
from kordon.engine.game import AnyGame
from kordon.engine.marks import Marks
from kordon.engine.match import Match
from kordon.engine.play import play
from kordon.engine.records import OPEN, SPECTATOR, Delivery, Seat, witnessed
from kordon.engine.scene import NOTHING, Scene
from kordon.engine.words import Text
from kordon.tables.log.setups import NOBODY, PlayerId, Viewer
from kordon.tables.log.table import Table
from kordon.tables.messages import ClockNews, TableInfo, You

LINES_SHOWN: Final = 30


def info(table: Table, here: frozenset[PlayerId], watchers: tuple[str, ...] = ()) -> TableInfo:
    """What everybody at the table may know about it."""
    setup = table.setup
    return TableInfo(
        id=table.id,
        game=setup.game,
        rules_version=table.rules_version,
        options=setup.options,
        state=table.seating.state,
        seats=table.seating.seats(here),
        public=setup.public,
        languages=setup.languages,
        clock=setup.clock,
        chat=setup.chat,
        spectators=setup.spectators,
        open_view=table.open_view,
        seed_hash=table.seed_hash,
        seed=setup.seed.hex() if table.seating.is_over else "",
        rematch=table.rematch,
        onward=table.sequel() is not None,
        pace=table.pace,
        stopped=table.has_stopped,
        watchers=watchers,
    )


def you(table: Table, player: PlayerId, viewer: Viewer) -> You:
    """What concerns one subscription alone."""
    seat = table.seating.seat_of(player)
    is_host = player == table.setup.host
    invitation = table.setup.invitation if is_host or seat is not None else ""
    notes = "" if is_for_all(viewer) else table.notes.get(player, "")
    undoable = _undoable(table, seat) if seat is not None and viewer == seat else 0
    return You(viewer, seat, is_host, invitation, notes, undoable, table.team_of(viewer))


def _undoable(table: Table, seat: Seat) -> int:
    """How many moves the seat may try to take back; others can be asked about those that they saw."""
    match = table.match
    if match is None:
        return 0
    return match.moves_in_turn(seat) if _has_others(table, seat) or match.can_take_back(seat) else 0


def is_final(table: Table, seat: Seat) -> bool:
    """Whether the seat's last move surely stays made, since nobody can be asked to let it be taken back."""
    return not _has_others(table, seat) and table.running().is_final(seat)


def _has_others(table: Table, seat: Seat) -> bool:
    return any(chair.player for other, chair in enumerate(table.seating.chairs) if other != seat)


def is_for_all(viewer: Viewer) -> bool:
    """Whether a screen may lie open on the table: then a player's own notes and marks don't belong there."""
    return viewer == SPECTATOR


def marks(table: Table, player: PlayerId, viewer: Viewer) -> Marks:
    """The marks on the board that a subscription sees."""
    return table.marks_seen_by(NOBODY if is_for_all(viewer) else player)


def on_its_board(game: AnyGame, scene: Scene) -> dict[str, Any]:
    """A scene as a new subscription gets it: a patch on its board."""
    return patch(game.board(scene.board) if scene.board else NOTHING, scene)


def last_lines(table: Table, viewer: Viewer) -> tuple[tuple[Text, ...], tuple[int, ...]]:
    """The last lines of what this viewer witnessed, in order, and which of them were kept from the public."""
    if table.match is None or viewer == OPEN:
        return (), ()
    latest = list(islice(_lines_backwards(table, viewer), LINES_SHOWN))[::-1]
    return tuple([line for line, _ in latest]), tuple([i for i, (_, private) in enumerate(latest) if private])


def lines_since(table: Table, viewer: Viewer) -> int:
    """How many of the last lines came after the viewer's own last move."""
    if table.match is None or viewer not in table.moved:
        return 0
    deliveries = table.match.history[viewer][table.moved[viewer] :]
    return min(LINES_SHOWN, sum(len(delivery.events) for delivery in deliveries))


def _lines_backwards(table: Table, viewer: Viewer) -> Iterator[tuple[Text, bool]]:
    for delivery in reversed(table.running().history[viewer]):
        for index in reversed(range(len(delivery.events))):
            yield table.game.tell(delivery.events[index]), index in delivery.private


def clock(table: Table, at: int) -> ClockNews | None:
    """The clocks, if there are any and the game runs."""
    if table.clocks is None or not table.is_running:
        return None
    return table.clocks.news(at, table.played_by_bots())


# ---- the all-seeing view


class OpenView:
    """The game with everything open, some turns behind until the game is over."""

    def __init__(self, match: Match, lines: int) -> None:
        self.game = match.game
        self.position = match.game.start(match.options, match.seats, match.seed)
        self.moves: list[Any] = []
        self.lines: deque[Text] = deque(maxlen=lines)

    def follow(self, match: Match, moves: int) -> Delivery | None:
        """Advance to this number of moves; what there is to see, or None if there is nothing new."""
        if moves <= len(self.moves):
            return None
        events: list[Any] = []
        for move in match.moves[len(self.moves) : moves]:
            events += witnessed(play(self.game, self.position, move), OPEN)
            self.moves.append(move)
        self.lines.extend(self.game.tell(event) for event in events)
        return Delivery(tuple(events), self.observation)

    @property
    def observation(self) -> Any:
        """All there is to know at the moment that is shown."""
        return self.game.observe(self.position, OPEN)
