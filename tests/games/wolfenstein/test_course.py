"""The course and the first game teach the same mission; every attack that does the job is right."""

from __future__ import annotations

import pytest

from kordon.engine.lessons.course import find_course, fits
from kordon.engine.lessons.walker import Moment, walk
from kordon.games.wolfenstein import GAME
from kordon.games.wolfenstein.board.mission import load
from kordon.games.wolfenstein.options import WolfensteinOptions

COURSE = find_course(GAME, "wolfenstein")


def at(lesson: str, step: str) -> Moment:
    """The moment at which a step of the course is to be done."""
    found = COURSE.lesson(lesson)
    number = [one.id for one in found.steps].index(step)
    return walk(GAME, COURSE, found, tuple(one.right_path for one in found.steps[:number]))


def test_the_first_game_is_what_the_course_teaches() -> None:
    first = GAME.parse_options(dict(GAME.first_game))
    taught = [COURSE.options, {**COURSE.options, **COURSE.game.options}]
    for options in taught:
        assert (options["mission"], options["level"]) == (first.mission, first.level)
    assert WolfensteinOptions().mission == first.mission
    # "At 6 the alarm sounds", "one hero beside the entrance is enough".
    mission = load(first.mission, first.level)
    assert mission.threat_limit == 6
    assert mission.leaving


@pytest.mark.parametrize(
    ("lesson", "step"), [("shot", "choice"), ("noise", "attack"), ("friend", "again"), ("goal", "officer")]
)
def test_every_attack_that_does_the_job_is_right_and_leads_to_the_end(lesson: str, step: str) -> None:
    moment = at(lesson, step)
    assert moment.step is not None
    aim = moment.step.right_path[0]
    ways = [path for path in GAME.paths(moment.match.observation(0)) if path[0] == aim and len(path) == 2]
    assert len(ways) > 1
    for path in ways:
        taken = moment.take(path)
        assert taken.verdict == "right", path
        after = taken.after
        while after.step is not None:
            after = after.take(after.step.right_path).after


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.id)
def test_an_attack_is_never_called_something_else(lesson: object) -> None:
    for one in COURSE.lessons:
        if one is not lesson:
            continue
        for step in one.steps:
            if step.is_read:
                continue
            moment = at(one.id, step.id)
            for path in GAME.paths(moment.match.observation(0)):
                if path[0].startswith("enemy:") or path[-1] == "act:help":
                    known = any(fits(pattern, path) for pattern in step.wants)
                    assert known or step.mistake_in(path) is not None, (one.id, step.id, path)


def test_what_is_ringed_on_the_board_is_what_is_right() -> None:
    """The way out and the friend who bleeds: a click on the ring is taken."""
    out = at("goal", "choice")
    assert out.take(("square:110",)).verdict == "right"
    friend = at("friend", "choice")
    assert friend.step is not None
    assert friend.step.points == ("hero:2",)
    assert ("hero:2", "act:help") in GAME.paths(friend.match.observation(0))
    for moment in (out, friend):
        assert moment.step is not None
        squares = [point for point in moment.step.points if point.startswith(("square:", "hero:"))]
        assert all(moment.step.right_path[0] == square for square in squares)
