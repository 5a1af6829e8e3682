"""What a reader is shown of a table: everything here is made from what one pair of eyes may see."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from kordon.engine.records import OPEN, SPECTATOR
from kordon.engine.scene import NOTHING
from kordon.tables.delta import patch
from kordon.tables.entries import NOBODY
from kordon.tables.messages import Delta, EndNews, Snapshot, TableInfo, You

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kordon.engine.game import AnyGame
    from kordon.engine.marks import Marks
    from kordon.engine.records import Sight
    from kordon.engine.scene import Scene
    from kordon.engine.words import Text
    from kordon.tables.entries import PlayerId
    from kordon.tables.matches import OpenView
    from kordon.tables.messages import ClockNews
    from kordon.tables.requests import Eyes
    from kordon.tables.table import Change, Table

LINES_SHOWN: Final = 30
PROMISES_SHOWN: Final = 8


def info(table: Table, here: frozenset[PlayerId]) -> TableInfo:
    """What everybody at the table may know about it."""
    setup = table.setup
    return TableInfo(
        id=table.id,
        game=setup.game,
        rules=table.rules,
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
    )


def you(table: Table, player: PlayerId, eyes: Eyes) -> You:
    """What concerns one reader alone."""
    seat = table.seating.seat_of(player)
    is_host = player == table.setup.host
    invitation = table.setup.invitation if is_host or seat is not None else ""
    return You(eyes, seat, is_host, invitation, "" if is_for_all(eyes) else table.notes.get(player, ""))


def is_for_all(eyes: Eyes) -> bool:
    """Whether a screen may lie open on the table: then a player's own notes and marks don't belong there."""
    return eyes == SPECTATOR


def marks(table: Table, player: PlayerId, eyes: Eyes) -> Marks:
    """The marks on the board that a reader sees."""
    return table.marks_seen_by(NOBODY if is_for_all(eyes) else player)


def snapshot(
    table: Table,
    player: PlayerId,
    eyes: Eyes,
    here: frozenset[PlayerId],
    at: int,
    scene: Scene | None,
    open_view: OpenView | None,
) -> Snapshot:
    """All that a reader needs to go on from here."""
    shown = open_view if eyes == OPEN else None
    return Snapshot(
        table=info(table, here),
        you=you(table, player, eyes),
        counter=counter(table, eyes, shown),
        scene=None if scene is None else on_its_board(table.game, scene),
        log=tuple(shown.lines) if shown else last_lines(table, eyes),
        chat=tuple(line for _, line in table.chat),
        promises=tuple(table.match.commitments[-PROMISES_SHOWN:]) if table.match else (),
        question=table.question() if table.asker is not None else None,
        clock=clock(table, at),
        marks=marks(table, player, eyes),
    )


def on_its_board(game: AnyGame, scene: Scene) -> dict[str, Any]:
    """A scene as a reader gets it who has seen none yet."""
    return patch(game.board(scene.board) if scene.board else NOTHING, scene)


def counter(table: Table, eyes: Eyes, open_view: OpenView | None) -> int:
    """How often what these eyes see has changed."""
    return table.counters.get(eyes, 0) if open_view is None else len(open_view.moves)


def last_lines(table: Table, eyes: Eyes) -> tuple[Text, ...]:
    """The last lines of what these eyes witnessed, in order."""
    if table.match is None or eyes == OPEN:
        return ()
    latest = list(islice(_lines_backwards(table, eyes), LINES_SHOWN))
    return tuple(reversed(latest))


def _lines_backwards(table: Table, eyes: Eyes) -> Iterator[Text]:
    for sight in reversed(table.running().history[eyes]):
        for event in reversed(sight.events):
            yield table.game.tell(event)


def clock(table: Table, at: int) -> ClockNews | None:
    """The clocks, if there are any and the game runs."""
    if table.clocks is None or table.seating.state != "playing":
        return None
    return table.clocks.news(at, table.played_by_bots())


def delta(
    table: Table,
    change: Change,
    count: int,
    sight: Sight | None,
    scene: dict[str, Any],
    clock: ClockNews | None,
) -> Delta:
    """What changed for one pair of eyes."""
    log = () if sight is None else tuple(map(table.game.tell, sight.events))
    return Delta(count, log, scene, change.promise, clock)


def end_news(table: Table) -> EndNews:
    """The end, and the seed that opens every promise."""
    return EndNews(table.seating.state, table.setup.seed.hex())
