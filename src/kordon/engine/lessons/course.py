"""A course as data: positions reached by moves, and steps that say, point, want and answer.

`docs/lessons.md` explains how to write one. A move of the data is a line `SEAT TARGET TARGET …`, a pattern a
click path with `*` for anything, `?` for a letter and `[…]` for one of some.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Final

import msgspec

from kordon.engine.chance import SEED_BYTES
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.lessons.words import WORTH
from kordon.engine.records import Path, Seat, Target
from kordon.engine.words import Text

SUFFIX: Final = ".toml"


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a course's file."""


class Holds(Record, frozen=True):
    """What is true of the learner's observation: of a field, or of one place in it."""

    field: str
    index: int | None = None
    equals: Any = msgspec.UNSET
    has: Any = msgspec.UNSET  # an element
    least: int | None = None
    most: int | None = None

    def is_true(self, observation: Any) -> bool:
        """Whether it is true now."""
        value = getattr(observation, self.field)
        if self.index is not None:
            value = value[self.index]
        return (
            (self.equals is msgspec.UNSET or value == self.equals)
            and (self.has is msgspec.UNSET or self.has in value)
            and (self.least is None or value >= self.least)
            and (self.most is None or value <= self.most)
        )


class Mistake(Record, frozen=True):
    """A typical wrong move, what is said about it, and how the others punish it."""

    id: str
    path: str  # a pattern
    replies: tuple[str, ...] = ()  # moves


class Step(Record, frozen=True):
    """One thing that the learner reads, or does.

    The right move fits one of `wants`, if there are any, and makes all of `holds` true. A step with neither
    is read, and the learner goes on by a press.
    """

    id: str
    points: tuple[Target, ...] = ()  # what the words are about
    wants: tuple[str, ...] = ()  # patterns of click paths
    holds: tuple[Holds, ...] = ()
    answer: str = ""  # a click path that is right; without it, the first of `wants`
    mistakes: tuple[Mistake, ...] = ()
    then: tuple[str, ...] = ()  # moves that follow, of others or of the learner's own seat

    @property
    def is_read(self) -> bool:
        """Whether nothing is to be done but to read."""
        return not self.wants and not self.holds

    @property
    def right_path(self) -> Path:
        """The click path that is shown to those who ask for it."""
        return tuple((self.answer or next(iter(self.wants), "")).split())

    def mistake_in(self, path: Path) -> Mistake | None:
        """The mistake that this move is, if it is a typical one."""
        return next((mistake for mistake in self.mistakes if fits(mistake.path, path)), None)


class Lesson(Record, frozen=True):
    """A position of its own and the steps from there."""

    id: str
    steps: tuple[Step, ...]
    seed: int = 0
    options: dict[str, Any] = {}  # beside those of the course
    seats: int | None = None  # instead of the course's
    moves: tuple[str, ...] = ()  # that lead to the position
    # Of a puzzle, which is a lesson made from data (`puzzles`):
    seat: Seat | None = None  # instead of the course's
    kind: str = ""  # what its texts go by, instead of its id
    chances: tuple[int, int] | None = None  # to win with the answer and with the next best move, in percent


class SmallGame(Record, frozen=True):
    """The real game at the end of a course: what its table is set up with."""

    options: dict[str, Any] = {}
    seats: int | None = None
    seat: Seat | None = None


class Course(Record, frozen=True):
    """What one side of a game is taught by."""

    seat: Seat  # whose eyes the learner has
    seats: int  # how many play
    lessons: tuple[Lesson, ...]
    order: int = 0  # among the courses of the game
    id: str = ""  # the name of its file
    options: dict[str, Any] = {}
    game: SmallGame = SmallGame()

    def lesson(self, id: str) -> Lesson:
        """The lesson of that name."""
        for lesson in self.lessons:
            if lesson.id == id:
                return lesson
        raise Fault(f"there is no such lesson in the course {self.id}: {id}")


def fits(pattern: str, path: Path) -> bool:
    """Whether a click path fits a pattern."""
    return fnmatchcase(" ".join(path), pattern)


def is_pattern(path: str) -> bool:
    """Whether it stands for more than one click path."""
    return any(sign in path for sign in "*?[")


def seed_of(lesson: Lesson) -> bytes:
    """The seed of a lesson's luck."""
    return lesson.seed.to_bytes(SEED_BYTES, "big")


@lru_cache(maxsize=64)
def courses(game: AnyGame) -> tuple[Course, ...]:
    """The courses that a game brings, in their order."""
    if not game.lessons.is_dir():
        return ()
    found = []
    for file in game.lessons.iterdir():
        if file.name.endswith(SUFFIX):
            id = file.name.removesuffix(SUFFIX)
            try:
                course = msgspec.toml.decode(file.read_bytes(), type=Course)
            except msgspec.DecodeError as error:
                raise Fault(f"the course {id} of {game.name} can't be read: {error}") from None
            found.append(msgspec.structs.replace(course, id=id))
    return tuple(sorted(found, key=lambda course: (course.order, course.id)))


def find_course(game: AnyGame, id: str) -> Course:
    """The course of that name."""
    for course in courses(game):
        if course.id == id:
            return course
    raise Fault(f"{game.name} has no such course: {id}")


# ---- its texts, by ids that follow from the data


def title(course: Course, lesson: Lesson | None = None) -> Text:
    """What a course is called, or a lesson of it."""
    if lesson is None:
        return Text(f"lesson-{course.id}")
    return Text(f"lesson-{course.id}-{lesson.kind or lesson.id}")


def said(course: Course, lesson: Lesson, step: Step) -> Text:
    """What a step says."""
    return Text(f"{title(course, lesson).id}-{step.id}")


def hint(course: Course, lesson: Lesson, step: Step) -> Text | None:
    """The first hint: a step that wants a move has one."""
    return None if step.is_read else Text(f"{said(course, lesson, step).id}.hint")


def about_mistake(course: Course, lesson: Lesson, step: Step, mistake: Mistake) -> Text:
    """What is said about a typical mistake."""
    return Text(f"{said(course, lesson, step).id}.{mistake.id}")


def ending(course: Course, lesson: Lesson) -> Text:
    """What the learner takes along from a lesson; from a puzzle it is what the answer is worth."""
    if lesson.chances is None:
        return Text(f"{title(course, lesson).id}.end")
    return WORTH(chance=lesson.chances[0], next=lesson.chances[1])


def text_ids(course: Course) -> list[str]:
    """Every message and attribute that the course needs, in its order."""
    ids = [title(course).id]
    for lesson in course.lessons:
        ids.append(title(course, lesson).id)
        if lesson.chances is None:
            ids.append(ending(course, lesson).id)
        for step in lesson.steps:
            texts = [said(course, lesson, step), hint(course, lesson, step)]
            texts += [about_mistake(course, lesson, step, mistake) for mistake in step.mistakes]
            ids += [text.id for text in texts if text is not None]
    return list(dict.fromkeys(ids))
