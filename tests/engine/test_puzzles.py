"""Puzzles are lessons of one step, cut from whole games; a day has one for everybody."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import Any

import msgspec
import pytest

from kordon.bots.replies import reply
from kordon.engine.checks.lessons import SAMPLE, puzzle_faults
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.lessons import puzzles
from kordon.engine.lessons.course import Lesson, ending, fits
from kordon.engine.lessons.puzzles import PUZZLES, daily, find_taught, kind_of, kinds_of, taught
from kordon.engine.lessons.walker import begin, walk
from kordon.engine.records import encode
from kordon.games import GAMES, find

OURS = sorted(GAMES)
HAVING = [name for name in OURS if puzzles.puzzles(find(name))]


def lessons(name: str) -> tuple[Lesson, ...]:
    return find_taught(find(name), PUZZLES).lessons


def test_every_game_has_puzzles() -> None:
    assert HAVING == OURS
    for name in HAVING:
        assert puzzles.count(find(name)) == len({one.id for one in lessons(name)})


@pytest.mark.full
@pytest.mark.parametrize("name", HAVING)
def test_every_puzzle_can_be_walked_rightly_and_wrongly(name: str) -> None:
    """`kordon check lessons` walks a sample of them every day."""
    assert puzzle_faults(find(name)) == []


@pytest.mark.parametrize("name", HAVING)
def test_a_wrong_answer_is_replied_to_and_taken_back(name: str) -> None:
    game, course = find(name), find_taught(find(name), PUZZLES)
    lesson = lessons(name)[0]
    moment = walk(game, course, lesson)
    step = moment.step
    assert step is not None
    assert moment.seat == lesson.seat
    wrong = next(
        path for path in game.paths(moment.history[-1].observation) if " ".join(path) not in step.wants
    )
    plain, replied = moment.take(wrong), moment.take(wrong, reply)
    assert (plain.verdict, replied.verdict, replied.after) == ("other", "other", moment)
    assert len(replied.frames) > len(plain.frames), "somebody replies"
    assert encode([frame.scene for frame in replied.frames]) == encode(
        [frame.scene for frame in moment.take(wrong, reply).frames]
    ), "always the same"
    right = moment.take(step.right_path, reply)
    assert (right.verdict, right.after.step) == ("right", None)
    assert ending(course, lesson).args == dict(zip(("chance", "next"), lesson.chances or (), strict=True))


def test_a_far_click_counts_by_its_first_step() -> None:
    """Who clicks where the walk leads to has found the way."""
    game, course = find("wolfenstein"), find_taught(find("wolfenstein"), PUZZLES)
    for lesson in course.lessons:
        moment = begin(game, course, lesson)
        seen = moment.history[-1].observation
        for shape in moment.scene.shapes:
            way = game.way(seen, (shape.id,))
            if len(way) > 1:
                is_right = " ".join(game.path(seen, way[0])) in lesson.steps[0].wants
                assert (moment.take((shape.id,)).verdict == "right") == is_right
                if is_right:
                    return
    raise AssertionError("no puzzle can be solved by a far click")


def broken(game: AnyGame, monkeypatch: pytest.MonkeyPatch, **more: Any) -> list[str]:
    """The faults of a game whose first puzzle has something else."""
    course = find_taught(game, PUZZLES)
    first = msgspec.structs.replace(course.lessons[0], **more)
    monkeypatch.setattr(
        puzzles, "puzzles", lambda game: msgspec.structs.replace(course, lessons=(first, course.lessons[1]))
    )
    return puzzle_faults(game, SAMPLE)


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({}, ""),
        ({"kind": "none"}, "it is of the kind"),
        ({"chances": (50, 41)}, "its answer is not 10 points better"),
        ({"moves": ("0 act:nothing",)}, "its moves don't lead to its position"),
        ({"id": "twice"}, ""),
    ],
)
def test_what_is_wrong_with_a_puzzle_is_found(
    more: dict[str, Any], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if more == {"id": "twice"}:
        more, fault = {"id": lessons("estoril")[1].id}, "there are two of it"
    found = broken(find("estoril"), monkeypatch, **more)
    assert found == [] if not fault else any(fault in one for one in found)


def test_an_answer_that_is_not_legal_any_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    [step] = lessons("estoril")[0].steps
    steps = (msgspec.structs.replace(step, wants=("card:99 area:99",)),)
    assert any("should be right" in one for one in broken(find("estoril"), monkeypatch, steps=steps))


@pytest.mark.parametrize("name", HAVING)
def test_a_puzzle_shows_what_its_seat_was_sent_and_nothing_else(name: str) -> None:
    """Another truth behind the same messages is the same puzzle."""
    game, course = find(name), find_taught(find(name), PUZZLES)
    for lesson in lessons(name)[:2]:
        moment = begin(game, course, lesson)
        for draw in range(3):
            world = game.swap_secrets(moment.match.position, moment.seat, Random(draw))
            seen = game.observe(world, moment.seat)
            assert encode(game.scene(seen)) == encode(moment.scene)
            assert kind_of(game, seen, lesson.steps[0].right_path) == lesson.kind


def test_the_first_kind_that_fits_counts() -> None:
    game = find("estoril")
    for lesson in lessons("estoril"):
        ids = [kind.id for kind in kinds_of(game).kinds if fits(kind.path, lesson.steps[0].right_path)]
        assert lesson.kind in ids


def test_puzzles_come_after_the_courses() -> None:
    game = find("sniper")
    assert [course.id for course in taught(game)] == ["sniper", "defenders", PUZZLES]
    with pytest.raises(Fault, match="no such course"):
        find_taught(game, "nothing")


def test_a_day_has_one_puzzle_for_everybody_and_games_take_turns() -> None:
    games = [find(name) for name in OURS]
    first = date(2026, 11, 18)
    days = [daily(games, first + timedelta(number)) for number in range(3 * 30)]
    assert days[0] == daily(games, first)
    assert {one.game.name for one in days[:3] if one} == set(OURS)
    for game in games:
        shown = [one.puzzle for one in days if one and one.game is game]
        most = min(len(shown), puzzles.count(game))
        assert len(set(shown[:most])) == most, "none comes again before all were there"
    assert daily([], first) is None
