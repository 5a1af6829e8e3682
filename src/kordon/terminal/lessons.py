"""Lessons at the keyboard: a table that a course moves, and the loop that says its steps."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final

from kordon.bots.replies import reply, why_right
from kordon.engine.game import AnyGame
from kordon.engine.lessons import words as lesson_words
from kordon.engine.lessons.course import Course, Lesson, ending, hint, said, title
from kordon.engine.lessons.walker import ON, Moment, walk
from kordon.engine.match import NOTHING_TO_TAKE_BACK
from kordon.engine.play import Refused, why_not_path
from kordon.engine.records import Path, RuleId, Seat, Target
from kordon.engine.scene import Scene, labels
from kordon.engine.speech import Speech
from kordon.engine.words import Text
from kordon.terminal.console import Leaving, Terminal
from kordon.terminal.decision import Decision
from kordon.terminal.letters import wrap
from kordon.terminal.screen import Screen
from kordon.terminal.session import Session
from kordon.terminal.table import Advised, Line, Table

TEXTS: Final = files("kordon.engine.lessons").joinpath("text")
SIGN: Final = "► "  # before what the lesson says


class LessonTable(Table):
    """The learner's seat; everybody else is moved by the lesson."""

    def __init__(self, game: AnyGame, course: Course, lesson: Lesson) -> None:
        super().__init__(course.seat if lesson.seat is None else lesson.seat, game.looks)
        self.game, self.course, self.lesson = game, course, lesson
        self.done: tuple[Path, ...] = ()
        self.answered: Text | None = None  # to a wrong move
        self._news: list[Line] = []

    @property
    def moment(self) -> Moment:
        """Where the learner stands."""
        return walk(self.game, self.course, self.lesson, self.done)

    @property
    def scene(self) -> Scene:
        return self.moment.scene

    @property
    def is_over(self) -> bool:
        return self.moment.step is None

    def news(self) -> list[Line]:
        new, self._news = self._news, []
        return new

    def go_on(self) -> bool:
        """Go on from a step that is only read."""
        return self.play(ON)

    def play(self, path: Path) -> bool:
        """Do what the step wants, or something else, which is played out and taken back."""
        taken = self.moment.take(path, reply)
        for lines, _, scene in taken.frames:
            names = labels(scene)
            self._news += [(line, names) for line in lines]
        if taken.verdict == "right":
            self.done = (*self.done, path)
        else:
            self.answered = taken.said or (lesson_words.WORSE if self.lesson.kind else lesson_words.OTHER)()
        return True

    def why_not(self, path: Path) -> tuple[RuleId, ...]:
        return why_not_path(self.game, self.moment.history[-1].observation, path)

    def advise(self) -> list[Advised]:
        """The lesson's own hint."""
        step = self.moment.step
        words = None if step is None else hint(self.course, self.lesson, step)
        return [] if step is None or words is None else [(step.right_path, words, None)]

    def take_back(self, ask: bool) -> bool:
        """Go back to the step before."""
        if not self.done:
            raise Refused((NOTHING_TO_TAKE_BACK,))
        self.done = self.done[:-1]
        return True

    def mark(self, marker: str, target: Target) -> None:
        """Nothing is marked in a lesson."""


class Teacher:
    """One person in a course, from one lesson on to its end or to leaving."""

    def __init__(
        self,
        game: AnyGame,
        course: Course,
        speech: Speech,
        make_screen: Callable[[Seat], Screen],
        terminal: Terminal,
    ) -> None:
        self.game, self.course = game, course
        self.speech, self.terminal = speech, terminal
        self.make_screen, self.screen = make_screen, make_screen(course.seat)
        self.table: LessonTable | None = None  # that is taught at now

    def teach(self, first: int = 0, most: int | None = None) -> bool:
        """All lessons from this one on, or so many; whether the end was reached."""
        lessons = self.course.lessons
        try:
            for number in range(first, len(lessons))[:most]:
                is_puzzle = bool(lessons[number].kind)
                numbered = lesson_words.PUZZLE_NUMBER if is_puzzle else lesson_words.NUMBER
                heading = self.speech.say(numbered(number=number + 1, of=len(lessons)))
                name = self.speech.say(title(self.course, lessons[number]))
                self.terminal.write(["", f"{heading}: {name}", ""])
                self._walk(lessons[number])
                if number + 1 < len(lessons):
                    self._await((lesson_words.NEXT_PUZZLE if is_puzzle else lesson_words.ONWARD)())
        except (Leaving, KeyboardInterrupt):
            return False
        return True

    def _walk(self, lesson: Lesson) -> None:
        table = self.table = LessonTable(self.game, self.course, lesson)
        if lesson.kind:  # a puzzle, which follows from no other
            self.screen = self.make_screen(table.seat)
        session = Session(table, self.speech, self.screen, self.terminal)
        while (step := table.moment.step) is not None:
            self._say(said(self.course, lesson, step))
            if step.is_read:
                self._await(lesson_words.NEXT())
                table.go_on()
            else:
                Decision(session).make()
            session.tell()
            session.has_changed = True
            if table.answered is not None:
                self._say(table.answered)
                table.answered = None
        self._say(ending(self.course, lesson))
        why = why_right(walk(self.game, self.course, lesson), table.done[-1]) if lesson.kind else None
        if why is not None:
            self._say(lesson_words.BECAUSE(why=self.speech.say(why, labels(table.scene))))

    def _say(self, text: Text) -> None:
        self.terminal.write(["", *wrap(SIGN + self.speech.say(text), self.screen.columns, "  "), ""])

    def _await(self, text: Text) -> None:
        """Wait for Enter; `q` leaves."""
        typed = self.terminal.read(f"{self.speech.say(text)} [Enter, q] ")
        if typed is not None and typed.strip().lower() == "q":
            raise Leaving
