"""A game's courses, walked to their ends: right answers, mistakes, other moves; their words and pointers."""

# Not compiled: needs packages that only development has.
from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kordon.engine.checks.texts import compare
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.lessons import puzzles
from kordon.engine.lessons.course import Course, Lesson, Step, courses, fits, is_pattern, text_ids
from kordon.engine.lessons.walker import Moment, Taken, begin
from kordon.engine.records import Path
from kordon.engine.scene import labels
from kordon.engine.speech import Speech, Unsaid
from kordon.engine.words import Text

MOST_WORDS = 25
SAMPLE = 6  # puzzles walked in the daily check
LEAST_GAP = 10  # points that the answer of a puzzle is better by
MOST_LESSONS = 7
MOST_TRIED = 12  # moves that are the same typical mistake
WORLDS = 4  # that look the same to the learner


def game_faults(game: AnyGame) -> list[str]:
    """Everything wrong with the courses of a game."""
    found = courses(game)
    if not found:
        return []
    faults = [f"{course.id}/{fault}" for course in found for fault in course_faults(game, course)]
    named = [id for course in found for id in text_ids(course)] + puzzles.text_ids(game)
    declared = dict.fromkeys(named, frozenset[str]())
    return [
        *faults,
        *puzzle_faults(game, SAMPLE),
        *compare(game.lessons.joinpath("text"), declared, spoken=game.languages),
        *_long_texts(game, declared),
    ]


def puzzle_faults(game: AnyGame, most: int | None = None) -> list[str]:
    """Everything wrong with the puzzles of a game, or with so many spread over all of them."""
    course = puzzles.puzzles(game)
    if course is None:
        return []
    ids = [lesson.id for lesson in course.lessons]
    faults = [f"puzzle {id}: there are two of it" for id in {id for id in ids if ids.count(id) > 1}]
    step = 1 if most is None else max(1, len(ids) // most)
    for lesson in course.lessons[::step]:
        faults += [f"puzzle {lesson.id}: {fault}" for fault in _one_puzzle(game, course, lesson)]
    return faults


def _one_puzzle(game: AnyGame, course: Course, lesson: Lesson) -> Iterator[str]:
    [step] = lesson.steps
    try:
        moment = begin(game, course, lesson)
    except Fault as fault:
        yield f"its moves don't lead to its position: {fault}"
        return
    yield from moment_faults(moment, step)
    seen = moment.history[-1].observation
    if len(seen.moves) <= len(step.wants):
        yield "there is nothing to choose"
    kind = puzzles.kind_of(game, seen, step.right_path)
    if kind != lesson.kind:
        yield f"it is of the kind {kind}, not {lesson.kind}"
    assert lesson.chances is not None, "a puzzle has chances"
    if lesson.chances[0] < lesson.chances[1] + LEAST_GAP:
        yield f"its answer is not {LEAST_GAP} points better"


def course_faults(game: AnyGame, course: Course) -> list[str]:
    """Everything wrong with a course but its texts."""
    faults: list[str] = []
    if len(course.lessons) > MOST_LESSONS:
        faults.append(f": more than {MOST_LESSONS} lessons")
    try:
        game.check_options(
            game.parse_options({**course.options, **course.game.options}), course.game.seats or course.seats
        )
    except Fault as fault:
        faults.append(f"game: {fault}")
    for lesson in course.lessons:
        faults += [f"{lesson.id}: {fault}" for fault in lesson_faults(game, course, lesson)]
    return faults


def lesson_faults(game: AnyGame, course: Course, lesson: Lesson) -> list[str]:
    """Everything wrong with a lesson but its texts: it is walked to its end."""
    faults = _choice_faults(lesson)
    try:
        moment = begin(game, course, lesson)
    except Fault as fault:
        return [*faults, f"its moves don't lead to its position: {fault}"]
    while (step := moment.step) is not None:
        faults += [f"{step.id}: {fault}" for fault in moment_faults(moment, step)]
        try:
            taken = moment.take(step.right_path)
        except Fault as fault:
            return [*faults, f"{step.id}: the right answer or what follows is refused: {fault}"]
        if taken.verdict != "right":
            return [*faults, f"{step.id}: {' '.join(step.right_path)} is not right"]
        moment = taken.after
    return faults


def _choice_faults(lesson: Lesson) -> list[str]:
    """A lesson has a choice, and the last one can be lost."""
    wanting = [step for step in lesson.steps if not step.is_read]
    if not wanting:
        return ["nothing is to be done in it"]
    if any(mistake.replies for mistake in wanting[-1].mistakes):
        return []
    return [f"{wanting[-1].id}: the last choice can't be lost: no mistake in it has replies"]


def moment_faults(moment: Moment, step: Step) -> Iterator[str]:
    """Everything wrong with a step where it is reached."""
    shown = {*labels(moment.scene), *(f"panel:{panel.seat}" for panel in moment.scene.panels)}
    yield from [f"it points at {target}, which is not there" for target in step.points if target not in shown]
    yield from _leaks(moment)
    if not step.is_read:
        near = moment.match.game.paths(moment.history[-1].observation)
        paths = [*near, *((target,) for far in moment.scene.far for target in far.targets)]
        yield from _wanted_faults(moment, step, paths)
        # If a wanted move makes something else than is wanted, `holds` says so.
        unwanted = [path for path in paths if not _is_wanted(step, path)]
        yield from _mistake_faults(moment, step, unwanted)
    elif step.mistakes:
        yield "it is only read, so no mistake can be made"


def _is_wanted(step: Step, path: Path) -> bool:
    return any(fits(pattern, path) for pattern in step.wants)


def _wanted_faults(moment: Moment, step: Step, paths: list[Path]) -> Iterator[str]:
    accepted = ("right", "mistake", "other") if step.holds else ("right",)
    for pattern in step.wants:
        if is_pattern(pattern):
            right = [path for path in paths if fits(pattern, path)]
        else:
            right = [tuple(pattern.split())]
        if not right:
            yield f"no legal move is {pattern}"
        yield from _verdict_faults(moment, right[:MOST_TRIED], accepted, "should be right")


def _mistake_faults(moment: Moment, step: Step, paths: list[Path]) -> Iterator[str]:
    made: dict[str, list[Path]] = {mistake.id: [] for mistake in step.mistakes}
    others: list[Path] = []
    for path in paths:
        mistake = step.mistake_in(path)
        (others if mistake is None else made[mistake.id]).append(path)
    for id, mistaken in made.items():
        if not mistaken:
            yield f"no legal move is the mistake {id}"
        yield from _verdict_faults(moment, mistaken[:MOST_TRIED], ("mistake",), f"should be the mistake {id}")
    yield from _verdict_faults(moment, others[:1], ("other", "right"), "is neither right nor another move")


def _verdict_faults(
    moment: Moment, paths: list[Path], accepted: tuple[str, ...], complaint: str
) -> Iterator[str]:
    for path in paths:
        verdict = _verdict(moment, path)
        if verdict not in accepted:
            yield f"{' '.join(path)} {complaint}: {verdict}"


def _verdict(moment: Moment, path: Path) -> str:
    """What comes of a path, or why it is refused; a wrong one must lead back to where it began."""
    try:
        taken: Taken = moment.take(path)
    except Fault as fault:
        return str(fault)
    if taken.verdict != "right" and taken.after is not moment:
        return "it does not lead back"
    return taken.verdict


def _leaks(moment: Moment) -> Iterator[str]:
    """What the learner is shown must be the same in every world that looks the same."""
    game, match, seat = moment.match.game, moment.match, moment.seat
    for number in range(WORLDS):
        other = game.swap_secrets(match.position, seat, Random(number))
        if game.observe(other, seat) != moment.history[-1].observation:
            yield "what the learner is shown depends on what others hide"
            return


def _long_texts(game: AnyGame, ids: dict[str, frozenset[str]]) -> Iterator[str]:
    for language in game.languages:
        speech = Speech(None, language, strict=True, client=game.lessons.joinpath("text"))
        for id in ids:
            try:
                words = len([word for word in speech.say(Text(id)).split() if any(map(str.isalnum, word))])
            except Unsaid:
                continue  # it is missing, which is told already
            if words > MOST_WORDS:
                yield f"{language}: {id} has {words} words; {MOST_WORDS} are the most"
