"""What has just happened is staged over the board: large, from what the viewer was sent, in no one's way."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.engine.scene import Choice, without_choices
from kordon.engine.speech import Speech
from kordon.engine.words import Text
from kordon.games import GAMES, find
from kordon.web.build import WEB
from tests.browser.conftest import LAPTOP, Arrive
from tests.browser.staged import Moment, Stage
from tests.browser.visitor import HELD, Visitor

MOMENTS = ".scenes"
STAGED = {
    "throw": ("wolfenstein", ("attacked", "attacked-mode", "enemy-attacked"), ".thrown"),
    "shot": ("sniper", ("shot-hit", "shot-missed"), ".scope"),
    "fall": ("wolfenstein", ("killed",), ".fallen"),
    "turn-up": ("sniper", ("card-played",), ".flip"),
    "open": ("wolfenstein", ("door-opened", "enemy-opened"), ".leaf"),
    "alarm": ("sniper", ("revealed",), ".beam"),
    "light": ("estoril", ("opened",), ".lit-place i"),
    "take": ("estoril", ("won", "won-tie"), ".taken"),
}


@cache
def told(name: str, ids: tuple[str, ...], times: int = 1) -> tuple[Moment, Moment, tuple[Text, ...]]:
    """Two moments of a random game, before and after seat 0 was told so many such lines; and all lines."""
    game = find(name)
    for number in range(12):
        source = Random(f"{name} {number}")
        match = Match(game, game.parse_options({}), 3, seed_from(f"{name} {number}"))
        before = Moment(match, 0)
        while acting := game.to_act(match.position):
            sent = len(match.history[0])
            match.play(source.choice(game.moves(match.position, acting[0])))
            lines = tuple(game.tell(event) for sight in match.history[0][sent:] for event in sight.events)
            after = Moment(match, 0)
            if sum(line.id in ids for line in lines) >= times:
                return before, after, lines
            before = after
    raise AssertionError(f"{ids} is never told")


@pytest.fixture
def visitor(arrive: Arrive) -> Visitor:
    """Somebody whose device lets things move; what ends by itself ends when the test says so."""
    return arrive("en", screen=LAPTOP, tips=True, moves=True, script=f"({HELD})(600)")


def staged(
    visitor: Visitor, name: str, ids: tuple[str, ...], only: bool = True
) -> tuple[Page, tuple[Text, ...]]:
    """The page right after the line was told: that line alone, or all that were told with it."""
    before, after, lines = told(name, ids)
    lines = tuple(line for line in lines if line.id in ids)[:1] if only else lines
    stage = Stage(visitor, before)
    stage.show(after, lines)
    return visitor.page, lines


@pytest.mark.parametrize("kind", STAGED)
def test_each_kind_of_moment_is_staged_and_goes_by_itself(visitor: Visitor, kind: str) -> None:
    name, ids, look = STAGED[kind]
    page, _ = staged(visitor, name, ids)
    expect(page.locator(f".m-{kind} {look}").first).to_be_attached()
    page.evaluate("letPass()")
    expect(page.locator(MOMENTS)).to_have_count(0)


def test_as_many_dice_fall_as_were_thrown(visitor: Visitor) -> None:
    page, [line] = staged(visitor, *STAGED["throw"][:2])
    faces = line.args["faces"]
    assert isinstance(faces, Text)
    expect(page.locator(".m-throw .thrown")).to_have_count(sum(int(str(n)) for n in faces.args.values()))
    assert page.locator(".m-throw .thrown svg").first.bounding_box()["width"] >= 60  # type: ignore[index]


def test_a_moment_is_in_nobodys_way_and_any_press_ends_it(visitor: Visitor) -> None:
    for end in ("key", "click"):
        page, _ = staged(visitor, *STAGED["shot"][:2])
        expect(page.locator(MOMENTS)).to_have_count(1)
        hit = page.evaluate(
            """() => {
              const {left, top, width, height} = document.querySelector('.stage').getBoundingClientRect();
              return !document.elementFromPoint(left + width / 2, top + height / 2).closest('.scenes');
            }"""
        )
        assert hit
        if end == "key":
            page.keyboard.press("x")
        else:
            page.mouse.click(400, 300)
        expect(page.locator(MOMENTS)).to_have_count(0)


def test_what_led_to_a_question_is_not_told_late(visitor: Visitor) -> None:
    """Another's dice go when the viewer is asked; they would be taken for the viewer's own."""
    before, after, lines = told("wolfenstein", STAGED["throw"][1])
    still = without_choices(after.scene)
    after.scene, before.scene = still, without_choices(before.scene)
    stage = Stage(visitor, before)
    stage.show(after, tuple(line for line in lines if line.id in STAGED["throw"][1])[:1])
    expect(visitor.page.locator(".m-throw")).to_have_count(1)
    asked = Moment(after.match, 0)
    asked.scene = replace(still, choices=(Choice(("act:end",)), Choice(("act:exhaust",))))
    stage.show(asked)
    expect(visitor.page.locator(".m-throw")).to_have_count(0)


def test_every_board_that_is_won_is_told_even_when_a_question_comes_with_it(visitor: Visitor) -> None:
    """Several boards may be resolved by one move, and the viewer be asked before all are told."""
    before, after, lines = told("estoril", STAGED["take"][1], times=3)
    won = [line for line in lines if line.id in STAGED["take"][1]]
    page = visitor.page
    asked = Moment(after.match, 0)
    after.scene, before.scene = without_choices(after.scene), without_choices(before.scene)
    asked.scene = replace(after.scene, choices=(Choice(("act:decline",)), Choice(("act:end",))))
    stage = Stage(visitor, before)
    stage.show(after, tuple(line for line in lines if line.id in ("opened", "won", "won-tie")))
    stage.show(asked)
    said = []
    expect(page.locator(MOMENTS)).to_have_count(1)
    while page.locator(MOMENTS).count():
        now = page.locator(".moment p")
        said.append(now.inner_text())
        page.evaluate("letPass()")
        expect(now.filter(has_text=said[-1])).to_have_count(0)
    assert [text for text in said if " takes " in text] == [game_says(line) for line in won]


def game_says(line: Text) -> str:
    return Speech(find("estoril"), "en").say(line)


def test_who_moved_which_card_is_told_with_its_face(visitor: Visitor) -> None:
    page, [line] = staged(visitor, "estoril", ("seduced",))
    expect(page.locator(".m-turn-up p")).to_have_text(game_says(line))
    expect(page.locator(".front .bust-ground")).to_have_count(1)


def test_a_new_round_says_that_other_boards_lie_there(visitor: Visitor) -> None:
    page, _ = staged(visitor, "estoril", ("round-began",))
    cry = page.locator(".m-light .cry")
    expect(cry).to_contain_text("new boards")
    assert "Deco" not in cry.evaluate("one => getComputedStyle(one).fontFamily")  # it has capitals alone


def test_where_nothing_may_move_it_is_told_in_words_alone(arrive: Arrive) -> None:
    visitor = arrive("en", screen=LAPTOP, tips=True)
    page, [line] = staged(visitor, *STAGED["throw"][:2])
    assert line.id in ("attacked", "attacked-mode", "enemy-attacked")
    expect(page.locator(".spoken", has_text="attacks")).not_to_have_count(0)
    assert page.locator(MOMENTS).count() == 0
    assert not any("Scenes-" in path for path in visitor.fetched)


def test_scenes_are_loaded_with_the_first_of_them(visitor: Visitor) -> None:
    before, after, lines = told(*STAGED["throw"][:2])
    stage = Stage(visitor, before)
    assert not any("Scenes-" in path for path in visitor.fetched)
    stage.show(after, lines)
    expect(visitor.page.locator(MOMENTS)).to_have_count(1)
    assert any("Scenes-" in path for path in visitor.fetched)


def test_a_sides_whole_turn_is_one_picture_and_one_line(visitor: Visitor) -> None:
    """The enemies' turn: arrows and how many did what; in the log a line that opens."""
    game = find("wolfenstein")
    source = Random("a turn")
    match = Match(game, game.parse_options({}), 3, seed_from("a turn"))
    stage = None
    began = False
    while game.to_act(match.position):
        before = Moment(match, 0)
        _ = before.scene
        sent = len(match.history[0])
        match.play(source.choice(game.moves(match.position, game.to_act(match.position)[0])))
        lines = tuple(game.tell(event) for sight in match.history[0][sent:] for event in sight.events)
        began = began or any(line.id == "enemy-phase" for line in lines)
        if began:
            stage = stage or Stage(visitor, before)
            stage.show(Moment(match, 0), lines)
            if any(line.id == "round-began" for line in lines):
                break
    page = visitor.page
    while page.locator(".m-sum").count() == 0:
        expect(page.locator(MOMENTS)).to_have_count(1)
        page.evaluate("letPass()")
    said = page.locator(".m-sum .cry").inner_text()
    moved = re.search(r"the enemies: (?:\d+ \w+.*, )?(\d+) close", said, re.IGNORECASE)
    assert moved, said
    assert page.locator(".m-sum .arrow-up").count() == int(moved[1]), "as many arrows as are counted"
    group = page.locator(".log-lines .group", has_text="The enemies:")
    expect(group).to_have_count(1)
    assert group.locator("li").count() > 5
    group.locator("summary").click()
    expect(group.locator("li").nth(3)).to_be_visible()


def test_what_the_enemies_do_after_ones_own_move_can_be_stepped_through(visitor: Visitor) -> None:
    """It comes with the move; the recap since the viewer's last move begins with it all the same."""
    game = find("wolfenstein")
    source = Random("turn 7")
    match = Match(game, game.parse_options({}), 3, seed_from("turn 7"))
    while True:
        seat = game.to_act(match.position)[0]
        before = Moment(match, seat)
        _ = before.scene
        sent = len(match.history[seat])
        match.play(source.choice(game.moves(match.position, seat)))
        lines = tuple(game.tell(event) for sight in match.history[seat][sent:] for event in sight.events)
        told = [line.id for line in lines]
        is_full = "enemy-moved" in told and told.count("enemy-after") + told.count("enemy-towards") > 3
        if "enemy-phase" in told and is_full:
            break
    stage = Stage(visitor, before)
    page = visitor.page
    page.locator('.offers [data-target="act:end"], [data-confirm]').first.click()
    if page.locator("[data-confirm]").count():
        page.click("[data-confirm]")
    stage.requests()
    stage.show(Moment(match, seat), lines)
    page.click("[data-recap]")
    expect(page.locator(".recap li").first).to_contain_text("Enemy phase.")
    # A step for each enemy, one after the other; whoever moves in it has an arrow.
    acts = [told.split(":")[0].split(" goes ")[0] for told in page.locator(".recap li").all_inner_texts()]
    assert len(acts) > 3
    assert all(one != other for one, other in pairwise(acts))
    page.locator(".recap li button", has_text="→").first.click()
    expect(page.locator(".way.now .tip")).to_have_count(1)


def test_a_round_ends_with_a_sheet_of_who_took_what(visitor: Visitor) -> None:
    game = find("estoril")
    source = Random("a round")
    match = Match(game, game.parse_options({}), 3, seed_from("a round"))
    stage = None
    won = 0
    while True:
        before = Moment(match, 0)
        _ = before.scene
        sent = len(match.history[0])
        match.play(source.choice(game.moves(match.position, game.to_act(match.position)[0])))
        lines = tuple(game.tell(event) for sight in match.history[0][sent:] for event in sight.events)
        won += sum(line.id in ("won", "won-tie", "unclaimed") for line in lines)
        if stage or any(line.id == "opened" for line in lines):
            stage = stage or Stage(visitor, before)
            stage.show(Moment(match, 0), lines)
        if Moment(match, 0).scene.status.id == "status-discarding":
            break
    page = visitor.page
    while page.locator(".round-sheet").count() == 0:
        expect(page.locator(MOMENTS)).to_have_count(1)
        page.evaluate("letPass()")
    assert won == 6
    expect(page.locator(".round-sheet li")).to_have_count(won)
    # Every board is counted, whoever took it.
    counts = re.findall(r"\d+", page.locator(".round-sheet h2").inner_text())
    assert sum(map(int, counts)) == won


def test_a_card_that_somebody_looks_at_is_shown_with_its_face(visitor: Visitor) -> None:
    """The deck's top card lies nowhere before; then it is known by another label than the line's."""
    page, _ = staged(visitor, "estoril", ("looked-at",))
    expect(page.locator(".front .bust-ground")).to_have_count(1)
    assert page.locator(".front .number").count() >= 2


def test_scenes_move_by_transforms_and_opacity_alone() -> None:
    """Anything else makes a browser lay out or paint in every frame."""
    source = (WEB / "client" / "src" / "styles" / "moments.css").read_text("utf-8")
    frames = re.findall(r"@keyframes [^{]+\{((?:[^{}]*\{[^{}]*\})+)\s*\}", source)
    assert len(frames) > 10
    moved = {name for block in frames for name in re.findall(r"([a-z-]+):", re.sub(r"[^{}]*\{", "{", block))}
    assert moved == {"transform", "opacity"}
    # What fades is drawn flat: turned round, it would show its face in mirror writing.
    assert not [block for block in frames if "rotateY" in block and "opacity" in block]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_stages_something(name: str) -> None:
    looks = find(name).looks
    assert looks.moments
    assert any(group.staged for group in looks.groups.values())
