"""The vocabulary of what is shown: one generic client draws it and walks its click paths.

A scene holds no language (only `Text`) and no game. Everything that can be clicked has an id, its
*target*: `area:13`, `card:27`, `act:leave`. A legal move is a path of targets; the client lights up
what can come next and takes the move when a path is complete.

What a sign means is not sent again and again. A game's texts hold a message `sign-WORD` for the icons of
badges and the words of pieces' looks, and `ground-WORD` for the words of shapes' looks; clients say it with
the thing. An icon or ground without a message of its own has the one of its first part: `sign-flag` for
`flag-PT`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any

import msgspec

from kordon.engine.records import Observation, Path, RuleId, Seat, Target
from kordon.engine.words import (
    SEAT,
    TITLE,
    WON_BY,
    YOU_LOST,
    YOU_LOST_TOGETHER,
    YOU_WON,
    YOU_WON_TOGETHER,
    Text,
)

NOBODY = -1


class Shape(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A part of the board: a closed outline in board units, x and y in turn; later shapes lie on top."""

    id: Target  # what is clicked to choose it
    outline: tuple[int, ...]  # the corners in turn: x, y, x, y, …
    look: str  # words for the style: "area secret", "space open difficult sector-red"
    label: Text  # the full name, read aloud
    caption: Text | None = None  # the few letters drawn on it
    level: int = 0  # 0 ground, 1 what lies above it (a walkway over a tunnel)
    detail: Text | None = None  # what is special here
    motto: Text | None = None  # the same in two or three words, printed beside the name where there is room


class Line(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something drawn along the board that is not a place: a wall, a door, a ladder, an arrow, a path."""

    points: tuple[int, ...]  # along it: x, y, x, y, …
    look: str  # "wall", "door open", "arrow"
    label: Text | None = None  # its name, read aloud; None for what needs none


class Badge(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A symbol with an optional number, on a piece or a panel: strength 3, a flag, two lives left."""

    icon: str  # the look word of its picture
    label: Text  # what it says, read aloud
    value: int | None = None  # the number beside it


class Piece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A card, figure, token or die that lies on a shape or in a zone."""

    id: Target  # what is clicked to choose it
    at: Target  # the shape or zone that it lies on
    look: str  # "card", "figure officer", "token noise", "die heart"
    label: Text  # its name
    owner: Seat = NOBODY  # whose it is, by seat
    hidden: bool = False  # face down, or known to the viewer only: it must look hidden
    badges: tuple[Badge, ...] = ()  # drawn on it, in this order
    detail: tuple[Text, ...] = ()  # what is special about it, a line each
    caption: Text | None = None  # the few letters drawn on it where its name has no room


class Zone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place beside the board: a hand, a row of missions, a deck, a bag."""

    id: Target  # what is clicked to choose it
    look: str  # "hand", "row", "pile", "bag"; "kept" stays in sight below a hand that scrolls
    label: Text  # its name
    owner: Seat = NOBODY  # whose it is, by seat
    count: int | None = None  # how many things lie there, where not all are shown
    detail: Text | None = None  # what it is for


class Track(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number on a scale: the countdown, the threat, the round."""

    id: Target  # what texts and tips name it by
    label: Text  # what is counted
    value: int  # where it stands
    low: int  # the lowest that it can be
    high: int  # the highest that it can be
    owner: Seat = NOBODY  # whose it is, by seat
    detail: Text | None = None  # what the number means and what changes it


class Panel(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is shown of one seat beside the board."""

    seat: Seat  # whose panel it is
    label: Text  # who plays there
    active: bool  # whether the game waits for this seat
    badges: tuple[Badge, ...] = ()  # what the seat has, in numbers and signs
    look: str = ""  # words for the colours of what the seat leads, if they are not the seat's own
    detail: Text | None = None  # who that is


class Button(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A target that is nowhere on the board: an action, a number, a yes or no."""

    id: Target  # what is clicked to choose it
    label: Text  # the words on it
    detail: Text | None = None  # what comes of it
    value: int | None = None  # of a number: clients offer numbers in a row, in their order


class Sheet(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A table of words and numbers, such as the final score."""

    label: Text  # its title
    heads: tuple[Text, ...]  # of the columns
    rows: tuple[tuple[Text | int, ...], ...]  # a cell for each column


USELESS = -1
SENSIBLE = 1


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The click path of one legal move; choices stand in the order of the observation's moves."""

    path: Path  # the targets to click, in order
    note: Text | None = None  # what is known about the result: odds, a cost
    # SENSIBLE for the one most people want, USELESS for what can't help; clients fold those away.
    worth: int = 0


class Far(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Targets that several moves in a row lead to, each by a click of its own (see `Game.way`)."""

    note: Text  # what it costs to get there
    targets: tuple[Target, ...]  # each can be clicked alone
    # How each is reached, from where one stands or from another far target: the places, with spaces between.
    after: tuple[str, ...] = ()
    asks: bool = False  # whether the last move is for good, so that clients ask first


class Marker(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing without rules that players put on the board and take off: a cube, a flag (see `marks`)."""

    id: str  # its kind
    label: Text  # its name
    look: str  # words for the style
    on: str  # how the targets begin that it may be put on
    limit: int  # how many of it there are
    rule: RuleId  # says who may put it where
    mine: bool = False  # the viewer may put it down and take it off now


class Survey(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What can be told of a place that a player points at."""

    sees: tuple[tuple[Target, int], ...] = ()  # the places in sight of it, and how far each is
    reach: tuple[Target, ...] = ()  # where what stands there could go in one move


class Scene(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything one seat is shown at one moment."""

    status: Text  # where the game stands: "Round 2 of 4, laying cards"
    prompt: Text  # what the viewer is asked, or whom everybody waits for
    width: int  # of the board, in its units
    height: int  # of the board, in its units
    board: str = ""  # the name of what never changes of the picture, if `Game.board` knows it by one
    shapes: tuple[Shape, ...] = ()  # the places of the board; later ones lie on top
    lines: tuple[Line, ...] = ()  # what is drawn along the board
    groups: tuple[tuple[Piece, ...], ...] = ()  # the pieces; a group that did not change is the same object
    zones: tuple[Zone, ...] = ()  # the places beside the board
    tracks: tuple[Track, ...] = ()  # numbers on a scale
    panels: tuple[Panel, ...] = ()  # one for each seat
    buttons: tuple[Button, ...] = ()  # what can be clicked beside the board
    sheets: tuple[Sheet, ...] = ()  # tables of numbers, such as the final score
    choices: tuple[Choice, ...] = ()  # the viewer's legal moves as click paths
    markers: tuple[Marker, ...] = ()  # what players may put on the board themselves
    goal: Text | None = None  # what the viewer plays for, in one line
    # What is asked after the first clicks of a path, by them, each in full or by its kind: `unit act:move`.
    prompts: tuple[tuple[str, Text], ...] = ()
    about: tuple[Target, ...] = ()  # the pieces that the question is about: they are shown with it
    # How the paths begin of moves that can be taken back, for nobody else notices them; not one with a note.
    free: tuple[str, ...] = ()
    # Where the order of clicks means nothing: after the clicks before the last word, each in full or by its
    # kind, consecutive targets of the last word's kind can be clicked in any order: `unit act:sweep space`.
    any_order: tuple[str, ...] = ()
    # Targets that mean the same, such as equal cards: paths go through the first, any can be clicked.
    alike: tuple[tuple[Target, ...], ...] = ()
    far: tuple[Far, ...] = ()  # what can be chosen beside the choices and is played as several moves
    set_up: bool = False  # before the first turn: clients offer to take all that is SENSIBLE at once
    title: Text | None = None  # once the game is over: what is read over the board
    how: Text | None = None  # then: how it was decided
    won: bool | None = None  # then: whether the viewer won it; None for those who did not play
    shared: tuple[Seat, ...] = ()  # who can act now on something that is the viewer's as well

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces of all groups, in order."""
        return tuple(chain(*self.groups))


NOTHING = Scene(Text(""), Text(""), 0, 0)


def rectangle(left: int, top: int, width: int, height: int) -> tuple[int, ...]:
    """The outline of a rectangle, clockwise from the top left corner."""
    right, bottom = left + width, top + height
    return left, top, right, top, right, bottom, left, bottom


def hexagon(x: int, y: int, radius: int) -> tuple[int, ...]:
    """The outline of a hexagon around a point, clockwise from the corner at the top.

    Its neighbours lie 1.74 radii beside it, and 1.5 radii above and below it, half as far to the side.
    """
    side, half = round(radius * 0.866), round(radius / 2)
    corners = ((0, -radius), (side, -half), (side, half), (0, radius), (-side, half), (-side, -half))
    return tuple(chain(*[(x + right, y + down) for right, down in corners]))


def question(scene: Scene, steps: Path) -> Text:
    """What is asked after these steps of a click path; `prompts` names targets whole or by their kind."""
    for clicked, text in scene.prompts:
        parts = clicked.split(" ")
        if len(parts) == len(steps) and all(map(_fits, parts, steps)):
            return text
    return scene.prompt


def verdict(seen: Observation, how: Text) -> Text:
    """The prompt after the end: a player reads whether they won, everybody how the game was decided."""
    assert seen.outcome is not None
    winners = seen.outcome.winners
    if seen.seat >= seen.seats:
        return how
    if seen.seat in winners:
        return (YOU_WON if len(winners) == 1 else YOU_WON_TOGETHER)(how=how)
    return (YOU_LOST if winners or seen.seats == 1 else YOU_LOST_TOGETHER)(how=how)


def with_ending(scene: Scene, seen: Observation, how: Text) -> Scene:
    """The scene of a game that is over, with what the viewer reads over the board."""
    assert seen.outcome is not None
    winners, seats = seen.outcome.winners, seen.seats
    won = seen.seat in winners if seen.seat < seats else None
    if seats > 1 and len(winners) in (0, seats):
        title = TITLE("team-won" if winners else "team-lost")
    elif won is None:
        title = WON_BY(who=SEAT(winners[0])) if len(winners) == 1 else TITLE("over")
    else:
        title = TITLE(("won-together" if len(winners) > 1 else "won") if won else "lost")
    return msgspec.structs.replace(scene, title=title, how=how, won=won)


def meant(path: Path, alike: tuple[tuple[Target, ...], ...]) -> Path:
    """The path through the first of several targets that mean the same."""
    if not alike:
        return path
    firsts = {target: group[0] for group in alike for target in group}
    return tuple([firsts.get(target, target) for target in path])


def unordered(path: Path, any_order: tuple[str, ...]) -> tuple[int, int]:
    """Where the targets of the path begin and end that can be clicked in any order; (0, 0) if none can."""
    for pattern in any_order:
        *before, kind = pattern.split(" ")
        start = end = len(before)
        if len(path) > start and all(map(_fits, before, path)):
            while end < len(path) and _fits(kind, path[end]):
                end += 1
            if end > start:
                return start, end
    return 0, 0


def arranged(path: Path, steps: Path, any_order: tuple[str, ...]) -> Path:
    """The path with the steps taken so far in front, as far as their order means nothing."""
    start, end = unordered(path, any_order)
    clicked, rest = steps[start:end], list(path[start:end])
    for step in clicked:
        if step not in rest:
            return path
        rest.remove(step)
    return *path[:start], *clicked, *rest, *path[end:]


def following(path: Path, steps: Path, any_order: tuple[str, ...]) -> Path:
    """What can be clicked after these steps on the way to the end of this path."""
    way, taken = arranged(path, steps, any_order), len(steps)
    if way[:taken] != steps:
        return ()
    start, end = unordered(path, any_order)
    return way[taken:end] if start <= taken < end else way[taken : taken + 1]


def _fits(part: str, step: Target) -> bool:
    """Whether a word of a pattern means this target: in full, or by its kind."""
    return step == part or step.startswith(f"{part}:")


def labels(scene: Scene) -> dict[Target, Text]:
    """The name of every target of the scene."""
    named: Iterable[Any] = chain(scene.shapes, scene.zones, scene.tracks, scene.pieces, scene.buttons)
    return {thing.id: thing.label for thing in named}


def without_choices(scene: Scene) -> Scene:
    """The scene with nothing to choose: of the past, or of a game that has stopped."""
    return msgspec.structs.replace(scene, choices=(), far=(), buttons=(), markers=())
