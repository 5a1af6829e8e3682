"""Walking a lesson: what the learner has done so far leads to a moment, and the next click path on from it.

All that the learner is shown follows from what the learner's seat was sent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.lessons.course import Course, Lesson, Mistake, Step, about_mistake, fits, seed_of
from kordon.engine.lessons.puzzles import taught
from kordon.engine.lessons.words import LOST
from kordon.engine.match import Match
from kordon.engine.play import NOT_OFFERED, NOT_YOUR_TURN, Refused, move_by_path, moves_by_path
from kordon.engine.records import Delivery, Path, Seat
from kordon.engine.scene import Scene, without_choices
from kordon.engine.words import Text

ON: Final[Path] = ()  # what is done where there is nothing to do but read
MOST_DONE: Final = 40  # steps of a lesson

Verdict = Literal["right", "mistake", "other"]
Reply: TypeAlias = Callable[[Match, Seat], None]
"""Plays on after a seat's wrong move, as the others would."""


class Frame(NamedTuple):
    """What the learner is shown next: lines of the log, and the scene after them."""

    lines: tuple[Text, ...]
    private: tuple[int, ...]  # which of the lines were kept from the public: indices
    scene: Scene


class Moment:
    """Where a learner stands in a lesson. It never changes: `take` leads to another."""

    def __init__(self, course: Course, lesson: Lesson, match: Match, done: int) -> None:
        self.course = course
        self.lesson = lesson
        self.match = match
        self.done = done  # steps

    @property
    def seat(self) -> Seat:
        """The learner's."""
        return self.course.seat if self.lesson.seat is None else self.lesson.seat

    @property
    def step(self) -> Step | None:
        """What is to be done or read now; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.done] if self.done < len(steps) else None

    @property
    def history(self) -> list[Delivery]:
        """All that the learner's seat was sent."""
        return self.match.history[self.seat]

    @property
    def scene(self) -> Scene:
        """What the learner is shown now; where there is nothing to do but read, nothing can be chosen."""
        return _shown(self.match.game, self.history[-1], self.step is not None and not self.step.is_read)

    def _answer(self, match: Match, verdict: Verdict, lines: Sequence[str], reply: Reply | None) -> None:
        """Play what follows a move."""
        if verdict != "other":
            for line in lines:
                play_line(match, line)
        elif self.lesson.kind and reply is not None:
            reply(match, self.seat)

    def _judge(self, match: Match, step: Step, path: Path) -> tuple[Verdict, Mistake | None]:
        """Play the path, and say whether that was what the step wants."""
        if step.is_read:
            return "right", None
        clicked = _play_as(match, self.seat, path, by_first=bool(self.lesson.kind))
        is_wanted = not step.wants or any(fits(pattern, clicked) for pattern in step.wants)
        if is_wanted and all(holds.is_true(match.observation(self.seat)) for holds in step.holds):
            return "right", None
        mistake = step.mistake_in(clicked)
        return "other" if mistake is None else "mistake", mistake

    def take(self, path: Path, reply: Reply | None = None) -> Taken:
        """Do this; `Refused` says why it can't be done.

        What is legal is played out. If it is not what the step wants, the moment after it is this one. In a
        puzzle a wrong move is answered by `reply`.
        """
        step, match, game = self.step, self.match.copy(), self.match.game
        if step is None or (path == ON) != step.is_read:
            raise Refused((NOT_OFFERED if step is None or path == ON else NOT_YOUR_TURN,))
        sent = len(self.history)
        verdict, mistake = self._judge(match, step, path)
        said = None if mistake is None else about_mistake(self.course, self.lesson, step, mistake)
        self._answer(match, verdict, step.then if mistake is None else mistake.replies, reply)
        if verdict == "other" and _has_lost(match, self.seat):
            said = LOST()
        after = Moment(self.course, self.lesson, match, self.done + 1)
        frames = [
            Frame(tuple(map(game.tell, one.events)), one.private, _shown(game, one, False))
            for one in match.history[self.seat][sent:]
        ]
        if verdict != "right":
            return Taken(verdict, said, frames, self)
        if frames:
            frames[-1] = frames[-1]._replace(scene=after.scene)
        elif after.scene != self.scene:
            frames.append(Frame((), (), after.scene))
        return Taken(verdict, None, frames, after)


class Taken(NamedTuple):
    """What came of a click path."""

    verdict: Verdict
    said: Text | None  # about a typical mistake, or a game that is lost
    frames: list[Frame]  # nothing can be chosen in any but the last
    after: Moment


def walk(game: AnyGame, course: Course, lesson: Lesson, done: tuple[Path, ...] = ()) -> Moment:
    """The moment after this was done, which must be right step by step."""
    if len(done) > MOST_DONE:
        raise Fault(f"a lesson has {MOST_DONE} steps at most")
    # Where the lesson is found among those of its game: short to compare.
    return _walked(game, (taught(game).index(course), course.lessons.index(lesson)), done)


@lru_cache(maxsize=64)
def _walked(game: AnyGame, key: tuple[int, int], done: tuple[Path, ...]) -> Moment:
    if not done:
        return _begun(game, key)
    taken = _walked(game, key, done[:-1]).take(done[-1])
    if taken.verdict != "right":
        raise Fault(f"step {len(done)} of the lesson is not done by {' '.join(done[-1])}")
    return taken.after


@lru_cache(maxsize=64)
def _begun(game: AnyGame, key: tuple[int, int]) -> Moment:
    course = taught(game)[key[0]]
    return begin(game, course, course.lessons[key[1]])


def begin(game: AnyGame, course: Course, lesson: Lesson) -> Moment:
    """The lesson's position, from its set-up and moves."""
    options = game.parse_options({**course.options, **lesson.options})
    match = Match(game, options, lesson.seats or course.seats, seed_of(lesson))
    for line in lesson.moves:
        play_line(match, line)
    return Moment(course, lesson, match, 0)


def play_line(match: Match, line: str) -> None:
    """Make a move of a course's data: `SEAT TARGET TARGET …`."""
    seat, *path = line.split()
    match.play(move_by_path(match.game, match.observation(int(seat)), tuple(path)))


def _play_as(match: Match, seat: Seat, path: Path, by_first: bool) -> Path:
    """Make the learner's move, or moves; its click path in the order that patterns know.

    A far walk is known by the far place, or, as in puzzles, by its first move.
    """
    game, seen = match.game, match.observation(seat)
    moves = moves_by_path(game, seen, path)
    clicked = game.path(seen, moves[0]) if len(moves) == 1 or by_first else path
    for move in moves:
        match.play(move)
    return clicked


def _has_lost(match: Match, seat: Seat) -> bool:
    outcome = match.game.outcome(match.position)
    return outcome is not None and seat not in outcome.winners


def _shown(game: AnyGame, delivery: Delivery, is_asked: bool) -> Scene:
    scene = game.scene(delivery.observation)
    return scene if is_asked else without_choices(scene)
