"""Lessons over HTTP: nothing is kept, all is bounded, and only the learner's seat speaks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import httpx
import pytest

from kordon.bots.replies import why_right
from kordon.engine import delta
from kordon.engine.lessons.course import courses
from kordon.engine.lessons.puzzles import PUZZLES, count, find_taught
from kordon.engine.lessons.walker import MOST_DONE, begin
from kordon.engine.records import encode
from kordon.games import GAMES, find
from kordon.web.lessons import Lessons
from tests.web.served import served

WALK = "lessons/sniper/sniper/walk"
ENTER = ["space:107", "space:85", "space:69"]
TO_SNEAK = [ENTER, ["act:end"]]


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., httpx.Response]]:
    with served(tmp_path_factory.mktemp("lessons")) as address, httpx.Client(base_url=address) as client:
        yield lambda place, /, **body: client.post(place, json=body) if body else client.get(place)


def bare(thing: Any) -> Any:
    """Without what is the same as if it were not there."""
    if isinstance(thing, dict):
        return {name: bare(value) for name, value in thing.items() if value}
    return [bare(one) for one in thing] if isinstance(thing, list) else thing


def test_the_courses_and_their_words_are_listed(ask: Callable[..., httpx.Response]) -> None:
    first, second, puzzles = ask("lessons/sniper").json()
    assert (puzzles["id"], puzzles["puzzles"]) == ("puzzles", True)
    assert (first["id"], first["seat"], second["id"], second["seat"]) == ("sniper", 0, "defenders", 1)
    assert first["lessons"][0] == {"id": "walk", "title": ["lesson-sniper-walk", {}], "steps": 4}
    for language in ("en", "pl", "cs"):
        words = ask(f"lessons/sniper/{language}").text
        assert "\nlesson-sniper = " in words
        assert "\nlearn-hint = " in words
    games = {game["name"]: game["courses"] for game in ask("games").json()}
    assert games == {name: [course.id for course in courses(find(name))] for name in games}
    counts = {game["name"]: game["puzzles"] for game in ask("games").json()}
    assert counts == {name: count(find(name)) for name in counts}
    for missing in ("lessons/nothing", "lessons/sniper/de", "lessons/nothing/en"):
        assert ask(missing).status_code == 404


def test_a_lesson_is_told_like_a_table(ask: Callable[..., httpx.Response]) -> None:
    here = ask(WALK, done=TO_SNEAK).json()
    snapshot = here["snapshot"]
    assert here["verdict"] == "here"
    assert here["step"]["says"] == ["lesson-sniper-walk-sneak", {}]
    assert here["step"]["answer"] == ["space:59", "act:go"]
    assert (snapshot["kind"], snapshot["table"]["id"], snapshot["you"]["seat"]) == ("snapshot", "", 0)
    board = ask(f"boards/sniper/{snapshot['scene']['board']}").json()
    scene = delta.apply(board, snapshot["scene"])

    right = ask(WALK, done=TO_SNEAK, path=["space:59", "act:go"]).json()
    assert right["verdict"] == "right"
    for message in right["deltas"]:
        scene = delta.apply(scene, message.get("scene", {}))
    after = ask(WALK, done=[*TO_SNEAK, ["space:59", "act:go"]]).json()
    assert bare(scene) == bare(delta.apply(board, after["snapshot"]["scene"]))
    assert after["step"] == right["step"]

    wrong = ask(WALK, done=TO_SNEAK, path=["space:59", "space:52", "act:go"]).json()
    assert (wrong["verdict"], wrong["step"]) == ("mistake", here["step"])
    assert wrong["says"] == ["lesson-sniper-walk-sneak.ran", {}]
    refused = ask(WALK, done=TO_SNEAK, path=["space:45"]).json()
    assert (refused["verdict"], refused["rules"][0][:3]) == ("refused", "SE-")
    assert "deltas" not in refused


def test_a_refused_click_is_answered_by_what_is_the_matter(ask: Callable[..., httpx.Response]) -> None:
    done = [["enemy:16", "act:attack"], ["square:12"]]
    refused = ask("lessons/wolfenstein/wolfenstein/goal", done=done, path=["square:13"]).json()
    assert (refused["verdict"], refused["why"]) == ("refused", ["matter-far", {"ap": 6}])


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("lessons/sniper/sniper/nothing", {"done": []}, 400),
        ("lessons/sniper/nothing/walk", {"done": []}, 400),
        ("lessons/nothing/sniper/walk", {"done": []}, 400),
        (WALK, {"done": [["space:103", "act:go"]]}, 400),  # legal, but not what the step wants
        (WALK, {"done": [[]] * (MOST_DONE + 1)}, 400),
        (WALK, {"done": [], "path": ["space:1"] * 41}, 400),
        (WALK, {"done": [["x" * 20_000]]}, 413),
        (WALK, {"done": 5}, 400),
    ],
)
def test_nothing_but_a_walk_is_answered(
    ask: Callable[..., httpx.Response], path: str, body: dict[str, Any], status: int
) -> None:
    assert ask(path, **body).status_code == status


@pytest.mark.parametrize("name", [name for name in GAMES if courses(find(name))])
def test_an_answer_is_the_same_whatever_others_hide(name: str) -> None:
    game = find(name)
    handlers = Lessons(cast("Any", None), cast("Any", None))
    for course in courses(game):
        for lesson in course.lessons:
            moment = begin(game, course, lesson)
            sent = encode(handlers._snapshot(moment))
            moment.match.position = game.swap_secrets(moment.match.position, moment.seat, Random(1))
            assert encode(handlers._snapshot(moment)) == sent


def test_the_puzzle_of_the_day_is_one_for_everybody_and_a_lesson(ask: Callable[..., httpx.Response]) -> None:
    today = ask("puzzles/today").json()
    assert today == ask("puzzles/today").json()
    game = find(today["game"])
    lesson = find_taught(game, PUZZLES).lesson(today["puzzle"])
    place = f"lessons/{game.name}/{PUZZLES}/{lesson.id}"
    here = ask(place, done=[]).json()
    assert (here["verdict"], here["snapshot"]["you"]["seat"]) == ("here", lesson.seat)
    assert here["step"]["says"] == [f"lesson-puzzles-{lesson.kind}-find", {}]
    moment = begin(game, find_taught(game, PUZZLES), lesson)
    [step] = lesson.steps
    wrong = next(
        path for path in game.paths(moment.match.observation(moment.seat)) if " ".join(path) not in step.wants
    )
    answered = ask(place, done=[], path=wrong).json()
    assert (answered["verdict"], answered["step"]) == ("other", here["step"])
    assert len(answered["deltas"]) > 1, "the others reply"
    right = ask(place, done=[], path=step.right_path).json()
    assert (right["verdict"], right["says"][0], "step" in right) == ("right", "puzzle-worth", False)


def test_an_answer_to_a_puzzle_gets_its_reason_and_a_lost_game_is_called_one(
    ask: Callable[..., httpx.Response],
) -> None:
    """A discard in Estoril's last round: one card costs the game, another does not."""
    puzzle = find_taught(find("estoril"), PUZZLES).lesson("22-120")
    place = f"lessons/estoril/puzzles/{puzzle.id}"
    assert "because" not in ask(place, done=[]).json()
    lost = ask(place, done=[], path=["card:24"]).json()
    assert (lost["verdict"], lost["says"][0], lost.get("because")) == ("other", "learn-lost", None)
    right = [*puzzle.steps[0].right_path]
    told = ask(place, done=[], path=right).json()
    assert told["verdict"] == "right"
    assert told["says"][0] == "puzzle-worth"
    assert told["because"][0].startswith("advice-")
    assert ask(place, done=[right]).json()["because"] == told["because"]  # after a reload, too
    # A rule of thumb that has nothing to say for the answer says nothing.
    silent = [
        lesson
        for lesson in find_taught(find("wolfenstein"), PUZZLES).lessons[:12]
        if why_right(
            begin(find("wolfenstein"), find_taught(find("wolfenstein"), PUZZLES), lesson),
            lesson.steps[0].right_path,
        )
        is None
    ]
    assert silent
