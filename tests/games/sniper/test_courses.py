"""What the courses answer is true of the move that was made, and what was found stays in sight."""

from __future__ import annotations

import pytest

from kordon.engine.lessons.course import find_course
from kordon.engine.lessons.walker import Moment, walk
from kordon.games.sniper import GAME
from kordon.games.sniper.pieces import OFFICER_OF


def at(course: str, lesson: str, step: str) -> Moment:
    """The moment at which a step of a course is to be done."""
    found = find_course(GAME, course)
    taught = found.lesson(lesson)
    number = [one.id for one in taught.steps].index(step)
    return walk(GAME, found, taught, tuple(one.right_path for one in taught.steps[:number]))


def answer_to(moment: Moment, *path: str) -> str:
    """The id of what is said about a wrong move: its last part; nothing for the general sentence."""
    taken = moment.take(path)
    assert taken.verdict != "right"
    return "" if taken.said is None else taken.said.id.rpartition(".")[2]


def test_a_run_that_is_heard_is_never_called_something_else() -> None:
    moment = at("sniper", "walk", "choice")
    runs = [
        path for path in GAME.paths(moment.match.observation(0)) if path[1:2] and path[1].startswith("space:")
    ]
    assert len(runs) > 10
    assert {answer_to(moment, *path) for path in runs} == {"ran", "heard"}


def test_a_spot_in_place_of_the_sweep_is_told_what_it_lacks() -> None:
    moment = at("defenders", "ears", "sweep")
    assert answer_to(moment, "unit:5", "act:spot", "space:57") == "guessed"


@pytest.mark.parametrize(
    ("spaces", "said"), [(("69", "85"), "half"), (("58", "85"), "half"), (("58", "59"), "known")]
)
def test_a_wrong_sweep_is_answered_by_what_was_wrong_with_it(spaces: tuple[str, ...], said: str) -> None:
    moment = at("defenders", "net", "sweep")
    assert answer_to(moment, "unit:3", "act:sweep", *[f"space:{space}" for space in spaces]) == said


def test_the_one_who_was_found_is_in_sight_when_the_lesson_ends() -> None:
    moment = at("defenders", "intel", "look")
    assert moment.step is not None
    after = moment.take(moment.step.right_path).after
    assert after.step is None
    pieces = GAME.scene(after.match.observation(1)).pieces
    assert [piece.at for piece in pieces if piece.id.startswith("figure")] == ["space:71"]


def test_a_squad_asks_by_its_officer() -> None:
    moment = at("defenders", "intel", "black")
    paths = {path for path in GAME.paths(moment.match.observation(1)) if "act:intel" in path}
    assert paths == {(f"unit:{officer}", "act:intel") for officer in OFFICER_OF}
