"""Puzzles as data: decisions cut from whole games of bots. Each is a lesson of one step, for the same walker.

`lessons/puzzles/kinds.toml` of a game says which decisions can be puzzles and what they are called;
`lessons/puzzles/games.jsonl` has a game a line, with the puzzles in it. `kordon puzzles` finds them: the
answer is the move that wins more often than every other in worlds drawn from the seat's own belief.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.lessons.course import Course, Holds, Lesson, Record, Step, courses, find_course, fits
from kordon.engine.records import Path, Seat

PUZZLES: Final = "puzzles"  # the course that they are lessons of
FOLDER: Final = "puzzles"
KINDS_FILE: Final = "kinds.toml"
GAMES_FILE: Final = "games.jsonl"
STEP: Final = "find"


class Kind(Record, frozen=True):
    """What a decision is called, by its answer and by what its seat observes."""

    id: str
    path: str  # a pattern
    seat: Seat | None = None
    holds: tuple[Holds, ...] = ()


class Setting(Record, frozen=True):
    """What the games are played with, each in turn."""

    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: int = 2


class Kinds(Record, frozen=True):
    """Which decisions of a game can be puzzles; the first kind that fits counts."""

    kinds: tuple[Kind, ...]
    settings: tuple[Setting, ...] = (Setting(),)
    late: float = 0.5  # the part of a game before which none is looked for: too much is left to play


class Cut(Record, frozen=True, array_like=True):
    """A puzzle: after how many moves, whose, what kind, the right click paths, chances to win in percent."""

    at: int
    seat: Seat
    kind: str
    wants: tuple[str, ...]
    chance: int
    next: int  # with the best of all other moves


class Source(Record, frozen=True):
    """A game of bots, and the puzzles in it."""

    seed: int
    seats: int
    options: dict[str, Any]
    moves: tuple[str, ...]  # as far as the last puzzle
    puzzles: tuple[Cut, ...]


class Daily(NamedTuple):
    """The puzzle of a day."""

    game: AnyGame
    puzzle: str


@lru_cache(maxsize=64)
def kinds_of(game: AnyGame) -> Kinds:
    """Which decisions can be puzzles; none where the game says nothing of them."""
    file = game.lessons.joinpath(FOLDER, KINDS_FILE)
    if not file.is_file():
        return Kinds(())
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Kinds)
    except msgspec.DecodeError as error:
        raise Fault(f"the kinds of puzzles of {game.name} can't be read: {error}") from None


def kind_of(game: AnyGame, observation: Any, path: Path) -> str:
    """What a decision is called if this is its answer; empty if it makes no puzzle."""
    for kind in kinds_of(game).kinds:
        if (
            kind.seat in (None, observation.seat)
            and fits(kind.path, path)
            and all(holds.is_true(observation) for holds in kind.holds)
        ):
            return kind.id
    return ""


def sources(game: AnyGame) -> list[Source]:
    """The games that the puzzles are cut from."""
    file = game.lessons.joinpath(FOLDER, GAMES_FILE)
    if not file.is_file():
        return []
    try:
        return [msgspec.json.decode(line, type=Source) for line in file.read_bytes().splitlines()]
    except msgspec.MsgspecError as error:
        raise Fault(f"the puzzles of {game.name} can't be read: {error}") from None


@lru_cache(maxsize=64)
def puzzles(game: AnyGame) -> Course | None:
    """The puzzles of a game, as lessons of one course; None if it has none."""
    found = [_lesson(source, cut) for source in sources(game) for cut in source.puzzles]
    return Course(id=PUZZLES, seat=0, seats=2, lessons=tuple(found)) if found else None


def count(game: AnyGame) -> int:
    """How many puzzles a game has."""
    found = puzzles(game)
    return 0 if found is None else len(found.lessons)


def text_ids(game: AnyGame) -> list[str]:
    """Every message and attribute that the puzzles of a game need, whichever were found."""
    kinds = dict.fromkeys([kind.id for kind in kinds_of(game).kinds])
    ids = [f"lesson-{PUZZLES}"] if kinds else []
    for kind in kinds:
        named = f"lesson-{PUZZLES}-{kind}"
        ids += [named, f"{named}-{STEP}", f"{named}-{STEP}.hint"]
    return ids


def _lesson(source: Source, cut: Cut) -> Lesson:
    return Lesson(
        id=f"{source.seed}-{cut.at}",
        kind=cut.kind,
        seat=cut.seat,
        seats=source.seats,
        seed=source.seed,
        options=source.options,
        moves=source.moves[: cut.at],
        steps=(Step(id=STEP, wants=cut.wants),),
        chances=(cut.chance, cut.next),
    )


@lru_cache(maxsize=64)
def taught(game: AnyGame) -> tuple[Course, ...]:
    """All that can be walked: the courses, and the puzzles after them."""
    found = puzzles(game)
    return courses(game) if found is None else (*courses(game), found)


def find_taught(game: AnyGame, id: str) -> Course:
    """The course of that name; the puzzles are one."""
    found = puzzles(game) if id == PUZZLES else None
    return find_course(game, id) if found is None else found


def daily(games: list[AnyGame], day: date) -> Daily | None:
    """The puzzle of a day, the same for everybody: the games in turn, and of each its puzzles in turn."""
    having = [game for game in games if puzzles(game) is not None]
    if not having:
        return None
    number = day.toordinal()
    game = having[number % len(having)]
    course = puzzles(game)
    assert course is not None, "only those that have some"
    return Daily(game, course.lessons[number // len(having) % len(course.lessons)].id)
