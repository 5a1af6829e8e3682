"""Replays: a game as one viewer saw it, step by step; the first scene, then what changed.

While a game is played, a replay is what that viewer was sent and nothing else: one step a message, without a
number or a time. When it is over, it is the course that stands, and a step also says how many moves had been
made, so that the same moment can be found as another viewer.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from kordon.engine.delta import Patch, apply, patch
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.match import Match
from kordon.engine.play import play
from kordon.engine.records import OPEN, Delivery, Seat, everybody_at, witnessed
from kordon.engine.scene import NOTHING, without_choices
from kordon.engine.words import Text
from kordon.tables.archive import Course, unpacked
from kordon.tables.live.views import on_its_board
from kordon.tables.refusals import MAY_NOT_LOOK, NO_SUCH_SEAT, refuse_if

MOST_BYTES: Final = 8 << 20
MOMENTS: Final = 6

Sent: TypeAlias = list[tuple[Delivery, int]]
"""What a viewer is sent in turn, and after how many moves."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one message changed; `scene` is a patch (see `kordon.engine.delta`)."""

    log: tuple[Text, ...] = ()
    scene: Patch = {}
    private: tuple[int, ...] = ()  # which lines of the log were kept from the public: indices
    moves: int = 0  # made by then; only of a game that is over
    moments: tuple[int, ...] = ()  # which lines of the log decided the game: indices; only when it is over


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as one viewer saw it. Nothing can be chosen in the past, so no scene holds a choice."""

    viewer: Seat
    scene: Patch  # as in a snapshot: a patch on the game's board
    steps: tuple[Step, ...] = ()
    # Of a game that is over, with everything open: what each seat did, in a few numbers.
    statistics: tuple[tuple[Seat, tuple[Text, ...]], ...] = ()


class Reason(msgspec.Struct, frozen=True):
    """Whose a move was, and what spoke for it: of bots' moves, where the game has words for that."""

    seat: Seat
    why: Text | None


def of(course: Course) -> bytes:
    """The replay of a table as it is sent: from the kept record, if the installed rules can't make it."""
    if course.record is not None:
        kept = unpacked(course.record).replays
        refuse_if(course.viewer not in kept, NO_SUCH_SEAT)
        return bytes(kept[course.viewer])
    assert course.match is not None, "what has neither a match nor a record can't be replayed"
    show = in_full if course.is_over else so_far
    return encoded(show(course.match, course.viewer))


def all_of(match: Match) -> dict[Seat, bytes]:
    """The replays of a game that is over, to be kept: none needs a board, for boards may change too."""
    game, found = match.game, {}
    for viewer, course in {**_as_sent(match), OPEN: _with_everything(match)}.items():
        first = replace(without_choices(game.scene(course[0][0].observation)), board="")
        found[viewer] = encoded(replace(_told(game, viewer, course), scene=patch(NOTHING, first)))
    return found


def so_far(match: Match, viewer: Seat) -> Replay:
    """What a viewer has been sent of a game that is played.

    It may run beside the game: the copy of the history holds all it needs, and none of it ever changes.
    """
    refuse_if(viewer not in match.history, MAY_NOT_LOOK)
    return _replay(match.game, viewer, ((delivery, 0) for delivery in list(match.history[viewer])))


def in_full(match: Match, viewer: Seat) -> Replay:
    """The course of a game that is over, for any viewer."""
    refuse_if(viewer not in (*everybody_at(match.seats), OPEN), NO_SUCH_SEAT)
    return _told(match.game, viewer, _with_everything(match) if viewer == OPEN else _as_sent(match)[viewer])


def _told(game: AnyGame, viewer: Seat, course: Sent) -> Replay:
    """The replay of a course, with what decided the game and what each seat did."""
    replay = _replay(game, viewer, course)
    decisive = _decisive(game, [delivery.events for delivery, _ in course[1:]])
    steps = [
        replace(step, moments=moments) if moments else step
        for step, moments in zip(replay.steps, decisive, strict=True)
    ]
    events = (event for delivery, _ in course for event in delivery.events)
    statistics = game.statistics(course[-1][0].observation, events) if viewer == OPEN else ()
    return replace(replay, steps=tuple(steps), statistics=statistics)


def decisive(replay: Replay) -> list[tuple[Text, Text]]:
    """The lines that decided the game, in their order, each after the status under which it was told."""
    told = []
    known: dict[str, Any] = {}
    changes = (replay.scene, *(step.scene for step in replay.steps))
    for change, step in zip(changes, replay.steps, strict=False):
        known = apply(known, msgspec.to_builtins({"status": change["status"]} if "status" in change else {}))
        status = msgspec.convert(known["status"], Text)
        told += [(status, step.log[index]) for index in step.moments]
    return told


def _decisive(game: AnyGame, course: list[tuple[Any, ...]]) -> list[tuple[int, ...]]:
    """For each step the events that decided the game: the weightiest of all, the later of equal ones."""
    weighed = [
        (game.weight(event), step, index)
        for step, events in enumerate(course)
        for index, event in enumerate(events)
    ]
    chosen = {(step, index) for weight, step, index in sorted(weighed)[-MOMENTS:] if weight > 0}
    if not chosen and weighed:
        chosen = {weighed[-1][1:]}
    return [
        tuple(index for index in range(len(events)) if (step, index) in chosen)
        for step, events in enumerate(course)
    ]


def encoded(replay: Replay) -> bytes:
    """A replay as it is sent; a `Fault` if no client could be expected to take it."""
    content = msgspec.json.encode(replay)
    if len(content) > MOST_BYTES:
        raise Fault("the game is too long for a replay")
    return content


def _as_sent(match: Match) -> dict[Seat, Sent]:
    """By viewer what is sent when the moves that stand are made again, and after how many of them."""
    again = Match(match.game, match.options, match.seats, match.seed)
    sent = {viewer: [(first, 0)] for viewer, (first,) in again.history.items()}
    for number, move in enumerate(match.moves, 1):
        for viewer, delivery in again.play(move).items():
            sent[viewer].append((delivery, number))
    return sent


def _with_everything(match: Match) -> Sent:
    """Every move with everything open."""
    game = match.game
    position = game.start(match.options, match.seats, match.seed)
    sent = [(Delivery((), game.observe(position, OPEN)), 0)]
    for number, move in enumerate(match.moves, 1):
        events = witnessed(play(game, position, move), OPEN)
        sent.append((Delivery(events, game.observe(position, OPEN)), number))
    return sent


def _replay(game: AnyGame, viewer: Seat, course: Iterable[tuple[Delivery, int]]) -> Replay:
    shown = [
        (delivery, without_choices(game.scene(delivery.observation)), moves) for delivery, moves in course
    ]
    steps = tuple(
        Step(tuple(map(game.tell, delivery.events)), patch(before, after), delivery.private, moves)
        for (_, before, _), (delivery, after, moves) in pairwise(shown)
    )
    return Replay(viewer, on_its_board(game, shown[0][1]), steps)
