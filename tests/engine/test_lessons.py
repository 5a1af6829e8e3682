"""Courses are walked to their ends, and the checks find what is wrong with one."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from kordon.engine.checks import lessons as checks
from kordon.engine.checks.lessons import course_faults, game_faults, lesson_faults
from kordon.engine.errors import Fault
from kordon.engine.lessons.course import Holds, Lesson, Step, courses, fits
from kordon.engine.lessons.walker import MOST_DONE, ON, begin, walk
from kordon.engine.match import Match
from kordon.engine.play import Refused
from kordon.engine.records import encode
from kordon.games import GAMES, find

TAUGHT = [name for name in GAMES if courses(find(name))]
SNIPER = find("sniper")
COURSE = courses(SNIPER)[0]
WALK = COURSE.lessons[0]
STEPS = {step.id: step for step in WALK.steps}


@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_can_be_walked_to_its_end_rightly_and_wrongly(name: str) -> None:
    assert game_faults(find(name)) == []


def changed(step: str, **more: Any) -> Lesson:
    """The lesson with something else in one of its steps."""
    steps = [msgspec.structs.replace(one, **more) if one.id == step else one for one in WALK.steps]
    return msgspec.structs.replace(WALK, steps=tuple(steps))


def mistakes(step: str, **more: Any) -> tuple[Any, ...]:
    return tuple(msgspec.structs.replace(one, **more) for one in STEPS[step].mistakes)


@pytest.mark.parametrize(
    ("lesson", "fault"),
    [
        (changed("enter", answer="space:106 act:go"), "the right answer or what follows is refused"),
        (changed("sneak", then=("1 act:pass",)), "the right answer or what follows is refused"),
        (changed("sneak", points=("space:999",)), "it points at space:999"),
        (changed("sneak", mistakes=mistakes("sneak", path="space:0 *")), "no legal move is the mistake ran"),
        (changed("sneak", mistakes=mistakes("sneak", replies=("1 act:pass",))), "should be the mistake ran"),
        (changed("choice", mistakes=()), "the last choice can't be lost"),
        (
            changed("choice", wants=("space:52 act:go", "space:999 act:go")),
            "space:999 act:go should be",
        ),
        (changed("choice", holds=(Holds("wounds", equals=1),)), "is not right"),
        (msgspec.structs.replace(WALK, moves=WALK.moves[1:]), "its moves don't lead to its position"),
        (msgspec.structs.replace(WALK, steps=(Step("read"),)), "nothing is to be done in it"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_found(lesson: Lesson, fault: str) -> None:
    assert any(fault in found for found in lesson_faults(SNIPER, COURSE, lesson))


def test_a_text_with_too_many_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MOST_WORDS", 5)
    assert any(fault.startswith("pl: lesson-sniper-walk-enter has ") for fault in game_faults(SNIPER))


def test_a_small_game_that_can_t_be_set_up_is_found() -> None:
    game = msgspec.structs.replace(COURSE.game, options={"no_such": True})
    assert course_faults(SNIPER, msgspec.structs.replace(COURSE, game=game, lessons=()))[0].startswith(
        "game:"
    )


def test_a_wrong_move_is_played_out_and_leads_back() -> None:
    moment = walk(SNIPER, COURSE, WALK, done_to("sneak"))
    taken = moment.take(("space:59", "space:52", "act:go"))
    assert (taken.verdict, taken.after) == ("mistake", moment)
    assert taken.said is not None
    assert taken.said.id == "lesson-sniper-walk-sneak.ran"
    told = [line.id for frame in taken.frames for line in frame.lines]
    assert told.count("alerted") == 1
    other = moment.take(("act:end",))
    assert (other.verdict, other.said, other.after) == ("other", None, moment)
    assert all(not frame.scene.choices for frame in (*taken.frames, *other.frames))


@pytest.mark.parametrize(
    ("lesson", "step", "way"),
    [
        ("walk", "enter", "space:107 space:86 space:69"),
        ("gear", "run", "space:52 space:38 space:45"),
        ("gear", "shoot", "act:shoot unit:5 tokens:7"),
    ],
)
def test_what_achieves_the_aim_is_right_whatever_the_way(lesson: str, step: str, way: str) -> None:
    found = COURSE.lesson(lesson)
    before = [one.id for one in found.steps].index(step)
    moment = walk(SNIPER, COURSE, found, tuple(one.right_path for one in found.steps[:before]))
    assert moment.take(tuple(way.split())).verdict == "right"


@pytest.mark.parametrize("lesson", ["shot", "gear"])
def test_every_number_of_tokens_is_right_or_explained(lesson: str) -> None:
    found = COURSE.lesson(lesson)
    before = [one.id for one in found.steps].index("shoot")
    moment = walk(SNIPER, COURSE, found, tuple(one.right_path for one in found.steps[:before]))
    shots = [
        path for path in SNIPER.paths(moment.match.observation(0)) if path[:2] == ("act:shoot", "unit:5")
    ]
    assert len(shots) > 8
    assert {moment.take(path).verdict for path in shots} == {"right", "mistake"}


def test_who_finds_the_sniper_sees_him() -> None:
    course = courses(SNIPER)[1]
    lesson = course.lessons[0]
    moment = walk(SNIPER, course, lesson, tuple(step.right_path for step in lesson.steps))
    assert [piece.at for piece in moment.scene.pieces if piece.id == "figure:0"] == ["space:52"]


def test_what_is_illegal_is_refused_by_a_rule() -> None:
    moment = walk(SNIPER, COURSE, WALK)
    with pytest.raises(Refused) as refused:
        moment.take(("space:45", "act:go"))
    assert refused.value.rules[0].startswith("SE-")
    with pytest.raises(Refused):
        moment.take(ON)


def test_what_was_done_must_be_right_and_not_endless() -> None:
    with pytest.raises(Fault, match="step 1 of the lesson is not done"):
        walk(SNIPER, COURSE, WALK, (("space:107", "act:go"),))
    with pytest.raises(Fault, match="at most"):
        walk(SNIPER, COURSE, WALK, (ON,) * (MOST_DONE + 1))


def test_after_the_last_step_nothing_is_left_to_do() -> None:
    moment = walk(SNIPER, COURSE, WALK, tuple(step.right_path for step in WALK.steps))
    assert moment.step is None
    assert moment.scene.choices == ()
    with pytest.raises(Refused):
        moment.take(ON)


def test_where_something_is_read_nothing_can_be_chosen_and_others_may_move_on() -> None:
    read = Step("read", then=STEPS["end"].then)
    lesson = msgspec.structs.replace(
        WALK, moves=(*WALK.moves, "0 space:107 act:go", "0 act:end"), steps=(read,)
    )
    moment = begin(SNIPER, COURSE, lesson)
    assert moment.scene.choices == ()
    taken = moment.take(ON)
    assert taken.verdict == "right"
    assert [line.id for line in taken.frames[0].lines] == ["marched"]


@pytest.mark.parametrize(
    ("holds", "is_true"),
    [
        (Holds("wounds", equals=0), True),
        (Holds("wounds", equals=1), False),
        (Holds("wounds", least=1), False),
        (Holds("wounds", most=0), True),
        (Holds("units", index=5, equals=44), True),
        (Holds("units", index=5, equals=45), False),
        (Holds("objectives", has=4), True),
        (Holds("objectives", has=5), False),
    ],
)
def test_conditions_are_about_the_observation(holds: Holds, is_true: bool) -> None:
    assert holds.is_true(begin(SNIPER, COURSE, WALK).history[-1].observation) is is_true


def test_a_pattern_fits_whole_paths() -> None:
    assert fits("space:59 *", ("space:59", "space:52", "act:go"))
    assert not fits("space:59", ("space:59", "act:go"))


@pytest.mark.parametrize("name", TAUGHT)
def test_a_learner_is_shown_what_the_seat_was_sent_and_nothing_else(name: str) -> None:
    game = find(name)
    for course in courses(game):
        for lesson in course.lessons:
            moment = begin(game, course, lesson)
            shown = encode(moment.scene)
            other = game.swap_secrets(moment.match.position, moment.seat, Random(1))
            moment.match.position = other
            assert encode(moment.scene) == shown
            assert game.observe(other, moment.seat) == moment.history[-1].observation


def test_a_copy_of_a_match_goes_on_by_itself() -> None:
    match = begin(SNIPER, COURSE, WALK).match
    before = state(match)
    copy = match.copy()
    assert state(copy) == before
    copy.play(copy.observation(0).moves[0])
    assert state(match) == before
    assert copy.moves == [*match.moves, copy.moves[-1]]


def state(match: Match) -> Any:
    return encode(
        [match.moves, match.commitments, {str(k): v for k, v in match.history.items()}, match.turn_ends]
    )


def done_to(step: str) -> tuple[Any, ...]:
    return tuple(one.right_path for one in WALK.steps[: list(STEPS).index(step)])
