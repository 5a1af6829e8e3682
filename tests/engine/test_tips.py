"""Tips for first games and the course of turns: due by what a client is sent, and each comes up in play."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from kordon.engine.checks.texts import game_faults
from kordon.engine.errors import Fault
from kordon.engine.game import AnyGame
from kordon.engine.looks import Course, Step, Tip, Told, read
from kordon.engine.match import Match
from kordon.engine.scene import Scene
from kordon.engine.speech import LANGUAGES, Speech
from kordon.engine.words import Text
from kordon.games import GAMES, find

MOST_WORDS = 25
GAMES_PLAYED = (267, *range(80))  # chance wounds a sniper in the first of them, and hardly ever elsewhere


def looks_with(folder: Path, tips: str, looks: str = "") -> None:
    (folder / "looks.toml").write_text(looks)
    (folder / "tips.toml").write_text(tips)
    read(folder, "test")


def test_a_tip_names_when_it_is_due(tmp_path: Path) -> None:
    looks_with(tmp_path, '[first]\nlines = ["shot"]\n')
    with pytest.raises(Fault, match="a tip names"):
        looks_with(tmp_path, '[first]\nat = "track:threat"\n')
    with pytest.raises(Fault, match="target"):
        looks_with(tmp_path, '[first]\ntarget = "act:x\'],body{"\n')
    with pytest.raises(Fault, match=r"tips\.toml"):
        looks_with(tmp_path, "", '[tips.first]\nlines = ["shot"]\n')


def test_tips_wait_for_what_the_game_says_and_have_what_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("estoril")
    strange = {
        "one": Tip(lines=("no-such-line",)),
        "two": Tip(lines=("opened",), given=("unit",)),
        "three": Tip(asked=("no-such-prompt",)),
    }
    looks = msgspec.structs.replace(game.looks, tips={**game.looks.tips, **strange})
    monkeypatch.setitem(vars(game), "looks", looks)
    found = game_faults(game)
    for line in ("no-such-line", "no-such-prompt"):
        assert f"tips.toml waits for {line}, which the game never says" in found
    assert "tips.toml: two is given unit, which it does not always have" in found
    assert "pl: tip-one is missing" in found


@pytest.mark.parametrize("name", GAMES)
def test_tips_are_short_in_every_language(name: str) -> None:
    game = find(name)
    assert 5 <= len(game.looks.tips) <= 14
    for language in LANGUAGES:
        speech = Speech(game, language)
        for tip, data in game.looks.tips.items():
            said = speech.say(Text(f"tip-{tip}", dict.fromkeys(data.given, "16")))
            assert len(said.split()) <= MOST_WORDS, said


def due(tip: Tip, seat: int, scene: Scene, lines: set[str]) -> bool:
    """Whether the tip is due, as the client decides it; of a path every click is looked at."""
    if tip.seats and seat not in tip.seats:
        return False
    if tip.lines and lines.isdisjoint(tip.lines):
        return False
    if tip.asked and not (scene.choices and scene.prompt.id in tip.asked):
        return False
    clicks = {step for choice in scene.choices for step in choice.path}
    if tip.target and not any(click.startswith(tip.target) for click in clicks):
        return False
    tracks = {track.id: track.value for track in scene.tracks}
    return not tip.track or tip.least <= tracks.get(tip.track, -1) <= tip.most


@cache
def came_up(name: str) -> set[str]:
    """The tips that are due somewhere in games of chance, and the steps of courses, each for its seats."""
    game, found = find(name), set[str]()
    wanted = {*game.looks.tips, *steps_of(game)}
    for number in GAMES_PLAYED:
        source = Random(number)
        match = Match(game, game.parse_options({}), 2, number.to_bytes(32, "big"))
        while acting := game.to_act(match.position):
            move = source.choice(game.moves(match.position, acting[0]))
            for viewer, delivery in match.play(move).items():
                if viewer >= 2 or found == wanted:
                    continue
                lines = {game.tell(event).id for event in delivery.events}
                scene = game.scene(delivery.observation)
                found.update(
                    tip
                    for tip, data in game.looks.tips.items()
                    if tip not in found and due(data, viewer, scene, lines)
                )
                found.update(step for step, data in steps_of(game).items() if is_at(data, scene))
        if found == wanted:
            break
    return found


def steps_of(game: AnyGame) -> dict[str, Step]:
    """All steps of all courses, by the ids of their texts."""
    return {
        f"course-{name}-{step}": data
        for name, course in game.looks.courses.items()
        for step, data in course.steps.items()
    }


def is_at(step: Step, scene: Scene) -> bool:
    """Whether the viewer is at this step of the turn, as the client decides it."""
    if scene.status.id in step.status:
        return True
    is_open = bool(scene.prompt.args.get(step.open or ""))
    return bool(scene.choices) and (scene.prompt.id in step.asked or is_open)


@pytest.mark.parametrize("name", GAMES)
def test_everybody_who_is_asked_is_somewhere_in_the_course_of_the_turn(name: str) -> None:
    game, source = find(name), Random(3)
    match = Match(game, game.parse_options({}), 2, b"3" * 32)
    while acting := game.to_act(match.position):
        scene = game.scene(match.observation(acting[0]))
        courses = game.looks.courses.values()
        steps = next((one.steps for one in courses if scene.status.id in one.status), {})
        assert not steps or any(is_at(step, scene) for step in steps.values()), scene.prompt.id
        match.play(source.choice(game.moves(match.position, acting[0])))


def test_every_order_of_a_squad_says_what_the_sniper_learns() -> None:
    """By the client's rule: the first that the clicks begin with, each whole or by its kind."""
    game, source = find("sniper"), Random(1)
    match = Match(game, game.parse_options({}), 2, b"1" * 32)
    orders: set[tuple[str, ...]] = set()
    while acting := game.to_act(match.position):
        scene = game.scene(match.observation(acting[0]))
        if scene.prompt.id == "prompt-defend":
            orders.update(choice.path for choice in scene.choices)
        match.play(source.choice(game.moves(match.position, acting[0])))
    untold = {path for path in orders if not any(is_told(told, path) for told in game.looks.told.values())}
    assert untold == {("act:pass",)}
    first = next(id for id, told in game.looks.told.items() if is_told(told, ("unit:0", "act:intel")))
    assert first == "intel"


def is_told(told: Told, path: tuple[str, ...]) -> bool:
    """Whether a move of a squad begins as this says."""
    words = told.path.split()
    fits = [step == word or step.startswith(f"{word}:") for word, step in zip(words, path, strict=False)]
    return len(words) <= len(path) and all(fits) and set(told.asked) <= {"prompt-defend"}


@pytest.mark.parametrize("name", GAMES)
def test_every_tip_and_every_step_of_a_course_comes_up_in_play(name: str) -> None:
    game = find(name)
    assert {*game.looks.tips, *steps_of(game)} == came_up(name)


def test_courses_wait_for_what_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("estoril")
    strange = Course(("no-such-status",), {"one": Step(asked=("no-such-prompt",))})
    told = {"strange": Told("card area", asked=("no-such-question",))}
    looks = msgspec.structs.replace(game.looks, courses={"odd": strange}, told={**game.looks.told, **told})
    monkeypatch.setitem(vars(game), "looks", looks)
    found = game_faults(game)
    for id in ("no-such-status", "no-such-prompt", "no-such-question"):
        assert f"courses.toml waits for {id}, which the game never says" in found
    for text in ("course-odd-one", "told-strange"):
        assert f"cs: {text} is missing" in found
