"""Every course at the keyboard, by the same data that browsers get."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from io import BytesIO, TextIOWrapper

import pytest

from kordon.engine.lessons import words as lesson_words
from kordon.engine.lessons.course import courses, ending, find_course, said
from kordon.engine.lessons.puzzles import PUZZLES, find_taught
from kordon.engine.lessons.walker import begin
from kordon.engine.records import Path
from kordon.engine.speech import LANGUAGES, Speech
from kordon.games import GAMES, find
from kordon.terminal.console import Console
from kordon.terminal.lessons import TEXTS as LESSONS
from kordon.terminal.lessons import Teacher
from kordon.terminal.screen import PlainScreen
from kordon.terminal.walk import DONE, Walk
from kordon.terminal.words import TEXTS

COURSES = [(name, course.id) for name in GAMES for course in courses(find(name))]


class Learner:
    """Types what a script says, then the numbers of the right answers."""

    def __init__(self, first: Iterable[str]) -> None:
        self.lines: list[str] = []
        self.teacher: Teacher
        self._first = iter(first)
        self._path: Path = ()
        self._walk = Walk(())

    def write(self, lines: Iterable[str]) -> None:
        self.lines += lines

    def read(self, prompt: str, wake: int | None = None) -> str:
        typed = next(self._first, None)
        if typed is not None:
            return typed
        if "[Enter" in prompt:
            return ""
        table = self.teacher.table
        assert table is not None
        if not self._path:
            step = table.moment.step
            assert step is not None
            self._path, self._walk = step.right_path, Walk(table.scene.choices, table.scene.any_order)
        offered = self._walk.next()
        target = next(iter(self._path[len(self._walk.path) :]), DONE)
        if self._walk.choose(target) is not None:
            self._path = ()
        return "0" if target == DONE else str(offered.index(target) + 1)


def taught(name: str, course: str, language: str, first: Iterable[str] = ()) -> tuple[bool, str]:
    """Whether the course was walked to its end, and all that was printed."""
    game = find(name)
    speech = Speech(game, language, strict=True, client=(TEXTS, LESSONS, game.lessons.joinpath("text")))
    learner = Learner(first)
    found = find_course(game, course)
    learner.teacher = Teacher(game, found, speech, partial(PlainScreen, speech), learner)
    return learner.teacher.teach(), " ".join(" ".join(learner.lines).split())


@pytest.mark.parametrize(("name", "course"), COURSES)
def test_every_course_is_walked_to_its_end_at_the_keyboard(name: str, course: str) -> None:
    language = LANGUAGES[COURSES.index((name, course)) % len(LANGUAGES)]
    is_done, printed = taught(name, course, language)
    assert is_done
    game = find(name)
    speech = Speech(None, language, strict=True, client=game.lessons.joinpath("text"))
    for lesson in find_course(game, course).lessons:
        for step in lesson.steps:
            assert speech.say(said(find_course(game, course), lesson, step)) in printed


def test_a_mistake_is_played_out_answered_and_taken_back() -> None:
    names = ["107 s", "85 b", "69 d", "end", "59 c", "52 s", "stop"]
    is_done, printed = taught("sniper", "sniper", "en", names)
    assert is_done
    told = [printed.index(text) for text in ("Alerted: Red soldier 2", "He heard you!")]
    assert told == sorted(told)
    assert printed.count("The red soldier on 58 hears a run") == 2


def test_hints_and_steps_back_are_commands_of_the_table() -> None:
    is_done, printed = taught("sniper", "sniper", "en", ["??", "107 s", "85 b", "69 d", "u", "u"])
    assert is_done
    assert "107 Shingle Beach → 85 Boat Beach → 69 Drying Nets: Three spaces is the longest walk." in printed
    assert printed.count("You are the sniper, and only you see where you are.") == 2
    assert "KO-004" in printed


def test_a_puzzle_is_solved_at_the_keyboard_after_a_wrong_answer() -> None:
    game, found = find("estoril"), find_taught(find("estoril"), PUZZLES)
    number, lesson = next((n, one) for n, one in enumerate(found.lessons) if one.kind == "agent")
    speech = Speech(game, "cs", strict=True, client=(TEXTS, LESSONS, game.lessons.joinpath("text")))
    moment = begin(game, found, lesson)
    right = lesson.steps[0].right_path
    scene = moment.scene
    wrong = next(choice.path for choice in scene.choices if choice.path[0] != right[0])
    offered = Walk(scene.choices, scene.any_order)
    typed = []
    for target in wrong:
        typed.append(str(offered.next().index(target) + 1))
        offered.choose(target)
    learner = Learner(typed)
    learner.teacher = Teacher(game, found, speech, partial(PlainScreen, speech), learner)
    assert learner.teacher.teach(number, 1)
    printed = " ".join(" ".join(learner.lines).split())
    assert speech.say(said(found, lesson, lesson.steps[0])) in printed
    told = [printed.index(speech.say(text)) for text in (lesson_words.WORSE(), ending(found, lesson))]
    assert told == sorted(told)


def test_a_second_lesson_reads_on_where_the_first_has_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"first\nsecond\n")))
    assert [Console().read("> "), Console().read("> ")] == ["first", "second"]


def test_one_can_leave() -> None:
    assert taught("sniper", "sniper", "cs", ["q", "q"])[0] is False
