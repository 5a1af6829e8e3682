"""Lessons over HTTP, without any state: what the learner has done so far comes with every request.

The answer holds what a table's socket would send: a snapshot, or deltas after a move, and the step to go on
with.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kordon.bots.replies import reply, why_right
from kordon.engine.delta import Patches
from kordon.engine.game import AnyGame
from kordon.engine.lessons.course import courses, ending, hint, said, title
from kordon.engine.lessons.puzzles import PUZZLES, daily, find_taught, taught
from kordon.engine.lessons.walker import MOST_DONE, Frame, Moment, walk
from kordon.engine.play import Refused, matter_of_path
from kordon.engine.records import Path, RuleId, Seat, Target
from kordon.engine.scene import NOTHING
from kordon.engine.speech import LANGUAGES
from kordon.engine.words import Text
from kordon.games import playable, working
from kordon.tables.log.setups import Clock
from kordon.tables.messages import Delta, SeatInfo, Snapshot, TableInfo, You
from kordon.tables.requests import Person
from kordon.tables.service import TableService
from kordon.web.routes import Found, Routes, json_response, resource
from kordon.web.sessions import Sessions
from kordon.web.texts import in_one

LINES_SHOWN: Final = 30
LONGEST_PATH: Final = 40  # targets
LONGEST_LESSON_BODY: Final = 16 << 10

ClickPath = Annotated[tuple[str, ...], msgspec.Meta(max_length=LONGEST_PATH)]


class LessonBody(msgspec.Struct, frozen=True):
    """What the learner has done so far, step by step, and does now: nothing, to be shown where they are."""

    done: Annotated[tuple[ClickPath, ...], msgspec.Meta(max_length=MOST_DONE)] = ()
    path: ClickPath | None = None


class StepInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the learner is told to do or to read."""

    says: Text
    points: tuple[Target, ...] = ()  # what the words are about
    hint: Text | None = None
    answer: Path = ()  # a click path that is right; none where there is nothing to do but read


class LessonNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer: where the learner stands, or what came of a click path."""

    verdict: Literal["here", "right", "mistake", "other", "refused"]
    rules: tuple[RuleId, ...] = ()  # that refuse the click path
    why: Text | None = None  # what is the matter with it here, if the game has a sentence for it
    snapshot: Snapshot | None = None  # to be shown where they are
    deltas: tuple[Delta, ...] = ()
    says: Text | None = None  # about a mistake, or at the end of the lesson
    because: Text | None = None  # what speaks for a puzzle's answer, once it was given
    step: StepInfo | None = None  # that comes next; none at the end of the lesson


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson in the list of a course."""

    id: str
    title: Text
    steps: int


class CourseInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A course, or the puzzles."""

    id: str
    title: Text
    lessons: tuple[LessonInfo, ...]
    seat: Seat  # of the side that is taught
    puzzles: bool = False


class DailyInfo(msgspec.Struct, frozen=True):
    """The puzzle of the day."""

    game: str
    puzzle: str


@cache
def listed(game: AnyGame) -> list[CourseInfo]:
    """The courses of a game, and its puzzles after them."""
    return [
        CourseInfo(
            course.id,
            title(course),
            tuple(LessonInfo(one.id, title(course, one), len(one.steps)) for one in course.lessons),
            course.seat if course.game.seat is None else course.game.seat,
            course.id == PUZZLES,
        )
        for course in taught(game)
    ]


@cache
def texts_of(game: str, language: str) -> Found | None:
    """The words of a game's lessons in one language, and their tag; None if there are none."""
    known = working()[0].get(game)
    if known is None or language not in LANGUAGES or not courses(known):
        return None
    own = files("kordon.engine.lessons").joinpath("text", language)
    return in_one([known.lessons.joinpath("text", language), own])


class Lessons(Routes):
    """The handlers."""

    def __init__(self, service: TableService, sessions: Sessions) -> None:
        super().__init__(service, sessions)
        self._one_at_a_time = asyncio.Lock()
        self._patches = Patches()

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            Route("/puzzles/today", self.today),
            Route("/lessons/{game}", self.courses),
            resource("/lessons/{game}/{language}", texts_of, "text/plain", "there are no such texts"),
            self.route(
                "POST", "/lessons/{game}/{course}/{lesson}", self.walk, LessonBody, LONGEST_LESSON_BODY
            ),
        ]

    async def courses(self, request: Request) -> Response:
        """The courses of a game."""
        game = working()[0].get(request.path_params["game"])
        if game is None:
            return json_response({"error": "there is no such game"}, 404)
        return json_response(listed(game))

    async def today(self, request: Request) -> Response:
        """The puzzle of the day, which is everybody's: days are counted in UTC."""
        games, _ = working()
        found = daily([games[name] for name in sorted(games)], datetime.now(UTC).date())
        if found is None:
            return json_response({"error": "there are no puzzles"}, 404)
        return json_response(DailyInfo(found.game.name, found.puzzle))

    async def walk(self, request: Request, person: Person, body: LessonBody) -> LessonNews:
        """Where a learner stands, or what comes of a click path there."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._news, request.path_params, body)

    def _news(self, asked: dict[str, str], body: LessonBody) -> LessonNews:
        game = playable(asked["game"])
        course = find_taught(game, asked["course"])
        moment = walk(game, course, course.lesson(asked["lesson"]), body.done)
        if body.path is None:
            return LessonNews(
                "here",
                snapshot=self._snapshot(moment),
                says=_ending(moment),
                because=_because(moment, body.done),
                step=_step(moment),
            )
        try:
            taken = moment.take(body.path, reply)
        except Refused as fault:
            seen = moment.match.observation(moment.seat)
            return LessonNews("refused", fault.rules, matter_of_path(game, seen, body.path))
        return LessonNews(
            taken.verdict,
            deltas=tuple(self._deltas(moment, taken.frames)),
            says=taken.said or _ending(taken.after),
            because=_because(taken.after, (*body.done, body.path)),
            step=_step(taken.after),
        )

    def _snapshot(self, moment: Moment) -> Snapshot:
        match, scene = moment.match, moment.scene
        lines = [
            (match.game.tell(event), index in sent.private)
            for sent in moment.history
            for index, event in enumerate(sent.events)
        ][-LINES_SHOWN:]
        return Snapshot(
            table=_table(moment),
            you=You(moment.seat, moment.seat),
            scene=self._patches.patch(match.game.board(scene.board) if scene.board else NOTHING, scene),
            log=tuple(line for line, _ in lines),
            private=tuple(index for index, (_, is_private) in enumerate(lines) if is_private),
        )

    def _deltas(self, moment: Moment, frames: list[Frame]) -> list[Delta]:
        deltas: list[Delta] = []
        scene = moment.scene
        for lines, private, after in frames:
            deltas.append(Delta(0, lines, self._patches.patch(scene, after), private))
            scene = after
        return deltas


def _table(moment: Moment) -> TableInfo:
    """A table that is none: the learner's seat, and others that the lesson moves."""
    match = moment.match
    seats = [
        SeatInfo("person", here=True) if seat == moment.seat else SeatInfo("bot", level="beginner")
        for seat in range(match.seats)
    ]
    return TableInfo(
        id="",
        game=match.game.name,
        rules_version=match.game.version,
        options=msgspec.to_builtins(match.options),
        state="playing",
        seats=tuple(seats),
        public=False,
        languages=LANGUAGES,
        clock=Clock(),
        chat=False,
        spectators=False,
        open_view=False,
        seed_hash="",
    )


def _step(moment: Moment) -> StepInfo | None:
    step = moment.step
    if step is None:
        return None
    course, lesson = moment.course, moment.lesson
    return StepInfo(said(course, lesson, step), step.points, hint(course, lesson, step), step.right_path)


def _ending(moment: Moment) -> Text | None:
    return None if moment.step else ending(moment.course, moment.lesson)


def _because(moment: Moment, done: tuple[Path, ...]) -> Text | None:
    """What speaks for the answer that was given to a puzzle."""
    if not moment.lesson.kind or moment.step is not None:
        return None
    return why_right(walk(moment.match.game, moment.course, moment.lesson), done[-1])
