"""The table page at every size: the board has most of it, and what can be chosen is seen and hit."""

from __future__ import annotations

import json
import re
from itertools import islice

import pytest
from playwright.sync_api import FloatRect, Locator, Page, WebSocketRoute, expect

from kordon.engine.bits import members
from kordon.engine.play import why_not_path
from kordon.engine.scene import Scene
from kordon.games import GAMES
from kordon.games.estoril.rules.ground import NEXT_TO_MASK, RIM_MASK
from tests.browser.conftest import LAPTOP, PHONE, Arrive, Theme
from tests.browser.geometry import box, clipped, out_of_sight, overlap, share, unreachable, until_reachable
from tests.browser.staged import Stage, cards_in_hand, last_discard, moment_of, moments, showing

# What fits the smaller of two screens that are laid out alike fits the other.
SCREENS = [pytest.param(LAPTOP, marks=pytest.mark.full), (1280, 720), PHONE]
SIDEWAYS = (844, 390)  # a phone on its side
# Of the screen, by the box around all that is played on; on a phone held upright, of its height.
LEAST_SHARE = {(1280, 720): 0.6, SIDEWAYS: 0.38, LAPTOP: 0.6, (1920, 1080): 0.65}
LEAST_HEIGHT = 0.5
LEAST_LETTERS = {LAPTOP: 11, (1280, 720): 11, (1920, 1080): 11, PHONE: 10, SIDEWAYS: 10}  # pixels
LIT = ".play [data-lit]"

at_every_size = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: "x".join(map(str, screen)))
# All that can be seen of texts: how large their letters are.
LETTERS = """() => {
  const walker = document.createTreeWalker(document.querySelector('.table-page'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    const { width } = one.getBoundingClientRect();
    if (!walker.currentNode.data.trim() || width < 2 || one.closest('.spoken, script')) continue;
    const style = getComputedStyle(one);
    if (style.visibility === 'hidden') continue;
    const text = one.closest('text');
    const size = parseFloat(style.fontSize) * (text ? text.getScreenCTM().d : 1);
    found.push([Math.round(size * 100) / 100, walker.currentNode.data.trim()]);
  }
  return found;
}"""
PLAYED_ON = """() => {
  const boxes = [...document.querySelectorAll('.board .shape')].map(one => one.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map(one => one.left)), Math.min(...boxes.map(one => one.top))];
  const right = Math.max(...boxes.map(one => one.right));
  const bottom = Math.max(...boxes.map(one => one.bottom));
  return [(right - left) / innerWidth, (bottom - top) / innerHeight];
}"""
# Pairs of elements that cover each other.
OVERLAPPING = """look => {
  const boxes = [...document.querySelectorAll(look)].map(one => one.getBoundingClientRect());
  const isOn = (a, b) => a.left < b.right - 1 && a.top < b.bottom - 1;
  const meet = (a, b) => isOn(a, b) && isOn(b, a);
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => meet(a, b)).map(b => [a.left, b.left]));
}"""
LAST_LINES_WHOLE = """() => {
  const log = document.querySelector('.log-lines');
  const { top, bottom } = log.getBoundingClientRect();
  const room = { top: top + parseFloat(log.style.clipPath.slice(6)), bottom };
  const lines = [...log.querySelectorAll('li:not(.group), summary')]
    .map(one => one.getBoundingClientRect())
    .filter(one => one.bottom > room.top + 1 && one.top < room.bottom - 1);
  const isWhole = one => one.top >= room.top - 1 && one.bottom <= room.bottom + 1;
  const told = lines.reduce((sum, one) => sum + one.height, 0);
  return log.clientHeight >= 50 && told >= 25 && lines.every(isWhole);
}"""
CONTROLS = (
    ".play-top .button:enabled, .play-top summary, .panel .what, .offers .button, .tray button[data-lit]"
)

in_every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def arrive(stay: Arrive) -> Arrive:
    return stay


def choose_target(page: Page) -> None:
    """Aim at the first unit that can be shot at."""
    page.click('[data-target="act:shoot"]')
    page.keyboard.press("1")
    page.wait_for_selector("button.number")


# ---- what a first visitor found broken


@at_every_size
def test_numbers_stand_in_order_in_their_own_place(arrive: Arrive, screen: tuple[int, int]) -> None:
    page, stage = showing(arrive, screen, moment_of("sniper", "numbers"))
    choose_target(page)
    values = [int(text) for text in page.locator("button.number:not(.fold)").all_inner_texts()]
    assert values == sorted(values)
    assert len(values) > 5
    best = page.locator("button.number.best")
    expect(best).to_have_count(1)
    expect(page.locator(".told")).to_contain_text("hit")
    assert unreachable(page, "button.number") == []
    assert overlap(page, ".numbers", ".stage") == 0
    assert overlap(page, ".numbers", ".tray") == 0
    # What can't hit is folded away, and there when it is asked for.
    page.click("button.number.fold")
    assert page.locator("button.number").count() > len(values)
    # The one that was chosen can be changed for another before it is confirmed.
    best.click()
    page.wait_for_selector("[data-confirm]")
    assert unreachable(page, "[data-confirm], [data-back], button.number") == []
    page.locator("button.number").first.click()
    page.click("[data-confirm]")
    assert stage.requests()[-1]["path"][-1] == f"tokens:{values[0]}"


@at_every_size
def test_all_choices_can_be_reached_in_their_own_place(arrive: Arrive, screen: tuple[int, int]) -> None:
    page, _ = showing(arrive, screen, moment_of("estoril", "choices"))
    page.locator(".tray [data-lit]").first.click()
    page.click(".all-choices summary")
    assert page.locator(".choice").count() > 6
    assert unreachable(page, ".choice") == []
    for part in (".stage", ".tray"):
        assert overlap(page, ".offers", part) == 0
    assert unreachable(page, ".board [data-lit]") == []


# Where the places lie, as columns and rows of equal squares.
GRID = """() => {
  const boxes = [...document.querySelectorAll('.board .shape[data-target^="area:"]')]
    .map(one => [one.dataset.target, one.getBoundingClientRect()]);
  const ranks = side => [...new Set(boxes.map(([, box]) => Math.round(box[side])))].sort((a, b) => a - b);
  const [xs, ys] = [ranks('left'), ranks('top')];
  const at = (box, side, all) => all.indexOf(Math.round(box[side]));
  return Object.fromEntries(boxes.map(([id, box]) => [id, [at(box, 'left', xs), at(box, 'top', ys)]]));
}"""


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=lambda screen: "x".join(map(str, screen)))
def test_neighbours_and_the_rim_on_the_screen_are_those_of_the_rules(
    arrive: Arrive, screen: tuple[int, int]
) -> None:
    """A phone held upright shows rows as columns; it must not move boards to other neighbours."""
    page, _ = showing(arrive, screen, moment_of("estoril", "choices"))
    grid = {int(id.removeprefix("area:")): (x, y) for id, (x, y) in page.evaluate(GRID).items()}
    size = max(x for x, _ in grid.values()) + 1, max(y for _, y in grid.values()) + 1
    assert size == ((4, 6) if screen == PHONE else (6, 4))
    for cell, (x, y) in grid.items():
        beside = {one for one, (u, v) in grid.items() if abs(u - x) + abs(v - y) == 1}
        assert beside == {one for one in members(NEXT_TO_MASK[cell]) if one in grid}
        assert (x in (0, size[0] - 1) or y in (0, size[1] - 1)) == bool(RIM_MASK >> cell & 1)


@at_every_size
@in_every_game
def test_everybody_reads_who_won(arrive: Arrive, screen: tuple[int, int], game: str) -> None:
    page, _ = showing(arrive, screen, moment_of(game, "end"))
    result = page.locator(".result")
    expect(result).to_contain_text(re.compile("win|lost"))
    assert box(page, ".result")["height"] > 160
    assert unreachable(page, ".result h2, .result tbody tr, [data-close-result]") == []
    assert out_of_sight(page, ".result h2, .result header p, .sheet-view[open] tbody tr") == []
    page.click("[data-close-result]")
    expect(result).to_have_count(0)
    page.click("[data-open-result]")
    expect(result).to_be_visible()


@at_every_size
def test_a_double_click_does_not_take_back_what_it_chose(arrive: Arrive, screen: tuple[int, int]) -> None:
    """Nor does it confirm at once, where the confirmation appears under the pointer."""
    page, stage = showing(arrive, screen, moment_of("sniper", "prompt-end"))
    page.click("[data-back]")  # the only choice is chosen already
    page.dblclick('[data-target="act:end"]')
    expect(page.locator(".steps li")).to_have_text("End the turn")
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert stage.asked == []
    # Wherever the buttons lie, the second click of a double one does nothing on either.
    for button in ("[data-confirm]", "[data-back]"):
        page.dispatch_event(button, "click", {"detail": 2, "bubbles": True})
        expect(page.locator(".steps li")).to_have_text("End the turn")
    assert stage.asked == []
    page.click("[data-confirm]")
    assert stage.requests()[-1]["path"] == ["act:end"]


@at_every_size
def test_a_refusal_names_its_rule_and_covers_no_control(arrive: Arrive, screen: tuple[int, int]) -> None:
    """A card that can't be played now, clicked in the middle of a walk."""
    found = next(
        moment
        for moment in moments("sniper", 12)
        if moment.scene.prompt.id == "prompt-turn"
        and any(choice.path[0].startswith("space:") for choice in moment.scene.choices)
        and cards_in_hand(moment.scene)
        and not any(choice.path[0].startswith("loadout:") for choice in moment.scene.choices)
    )
    page, stage = showing(arrive, screen, found)
    page.locator(".board .shape[data-lit]").first.dispatch_event("click")
    expect(page.locator(".steps li")).to_have_count(1)
    tray = box(page, ".tray")
    stage.visitor.hold_time()  # what is said stays
    page.locator(".tray .thing button").first.click(force=True)
    code = page.locator(".toast code").first
    expect(code).to_be_visible()
    assert code.inner_text() in ("SE-303", "SE-401", "SE-408", "SE-405")
    assert [request["kind"] for request in stage.requests()] == ["why_not"]
    for part in (".tray", ".stage", ".standing", ".play-top"):
        assert overlap(page, ".toast", part) == 0
    assert unreachable(page, CONTROLS) == []
    if screen != PHONE:
        assert unreachable(page, ".tabs button") == []
        assert box(page, ".tray") == tray
    # What was said about a click there is gone with the table.
    page.goto(f"{stage.visitor.address}/#/")
    page.wait_for_selector("[data-quick]")
    expect(page.locator(".toast")).to_have_count(0)


def test_a_click_on_what_can_never_be_chosen_asks_what_it_is(arrive: Arrive) -> None:
    page, stage = showing(arrive, LAPTOP, moment_of("estoril", "choices"))
    mission = page.locator('[data-zone="zone:missions"] button').first
    mission.click(force=True)
    expect(page.locator(".looking strong")).to_have_text(mission.get_attribute("aria-label") or "")
    expect(page.locator(".looking p").last).to_contain_text("6 VP")
    assert stage.asked == []
    expect(page.locator(".toast")).to_have_count(0)


class Unhelpful(Stage):
    """A stage where there is nothing to do with what is clicked."""

    def hear(self, line: WebSocketRoute, said: str | bytes) -> None:
        request = json.loads(said)
        self.asked.append(request)
        reply = {"kind": "reply", "id": request["id"], "rules": ["KO-003"], "why": ["matter-look"]}
        line.send(json.dumps(reply))


def test_a_tap_that_asks_what_a_card_is_is_not_scolded(arrive: Arrive) -> None:
    for screen in (PHONE, LAPTOP):
        stage = Unhelpful(arrive(screen=screen), moment_of("wolfenstein", "prompt-turn"))
        page = stage.visitor.page
        stage.visitor.hold_time()
        look = '.tray [data-target^="sheet:"]'
        if screen == PHONE:
            stage.visitor.tap(stage.visitor.find(look))
            stage.requests()
            expect(page.locator(".looking:not(.unplaced) strong")).to_be_visible()
            assert page.locator(".toast").count() == 0
        else:
            stage.visitor.click(stage.visitor.find(look))
            expect(page.locator(".toast")).to_contain_text("There is nothing to do with this now.")


@at_every_size
def test_the_missions_stay_in_sight(arrive: Arrive, screen: tuple[int, int]) -> None:
    page, _ = showing(arrive, screen, moment_of("estoril", "discards"))
    missions = '[data-zone="zone:missions"] .thing'

    def are_seen() -> bool:
        bottom = min(box(page, ".tray")["bottom"], page.viewport_size["height"]) if page.viewport_size else 0
        return all(
            one["y"] + one["height"] <= bottom + 1 for one in map(bounds, page.locator(missions).all())
        )

    assert page.locator(missions).count() == 4
    assert are_seen()
    if screen == LAPTOP:
        page.click(".all-choices summary")
        assert are_seen()


def bounds(element: Locator) -> FloatRect:
    found = element.bounding_box()
    assert found is not None
    return found


# Signs on cards that lie on numbers; signs that meet a reward in the middle, which has one of its own.
COVERED_SIGNS = """() => {
  const boxes = (root, look) => [...root.querySelectorAll(look)].map(one => one.getBoundingClientRect());
  const isBefore = (a, b) => a.left < b.right - 2 && a.top < b.bottom - 2;
  const meet = (some, others) => some.filter(a => others.some(b => isBefore(a, b) && isBefore(b, a))).length;
  const cards = [...document.querySelectorAll('.board .piece')]
    .map(card => meet(boxes(card, '.badge'), boxes(card, '.sign.numbered .icon')));
  const tile = boxes(document, '.board .shape.l-board')[0];
  const middle = boxes(document, '.board .shape.l-reward').filter(one => one.width < tile.width * 0.4);
  const signs = boxes(document, '.captions .shape-sign');
  return [cards.reduce((sum, one) => sum + one, 0), meet(signs, middle), cards.length, middle.length];
}"""


@pytest.mark.parametrize("has_cards", [False, True])
def test_no_sign_covers_a_number_or_lies_under_a_reward(arrive: Arrive, has_cards: bool) -> None:
    """Three signs on a card at the museum, whose reward lies in the middle."""

    def fits(scene: Scene) -> bool:
        on_board = [piece for piece in scene.pieces if piece.at.startswith(("area:", "reward:"))]
        signs = [sum(badge.icon.startswith("symbol-") for badge in piece.badges) for piece in on_board]
        laid = sum(piece.at.startswith("area:") for piece in on_board)
        return (
            3 in signs and (laid > 8) == has_cards and any("board-8" in shape.look for shape in scene.shapes)
        )

    page, _ = showing(arrive, LAPTOP, next(one for one in moments("estoril", 40) if fits(one.scene)))
    on_numbers, under_rewards, cards, rewards = page.evaluate(COVERED_SIGNS)
    assert cards
    assert rewards == 1
    assert on_numbers == 0
    assert under_rewards <= 1


def test_before_a_move_is_confirmed_its_question_is_still_read(arrive: Arrive) -> None:
    page, _ = showing(arrive, LAPTOP, last_discard())
    asked = page.locator(".question").inner_text()
    page.locator(".tray [data-lit]").first.click()
    expect(page.locator(".answered")).to_have_text(asked)
    expect(page.locator(".question")).to_have_text("Do this?")


def test_on_a_phone_what_was_asked_stays_above_what_was_chosen(arrive: Arrive) -> None:
    """A discard says what comes of the card: the button says that it is to be confirmed."""
    page, _ = showing(arrive, PHONE, last_discard())
    asked = page.locator(".question").inner_text()
    page.locator(".tray [data-lit]").first.tap()
    expect(page.locator("[data-confirm]")).to_be_visible()
    expect(page.locator(".question")).to_have_text(asked)


@at_every_size
def test_a_refusal_by_two_rules_stands_beside_what_was_clicked(
    arrive: Arrive, screen: tuple[int, int]
) -> None:
    enemy = "enemy:2"
    found = next(
        moment
        for moment in moments("wolfenstein", 1)
        if moment.scene.prompt.id == "prompt-turn"
        and len(why_not_path(moment.game, moment.observation, (enemy,))) == 2
    )
    page, _ = showing(arrive, screen, found)
    page.locator(f'.board [data-target="{enemy}"]').first.dispatch_event("click")
    expect(page.locator(".toast code")).to_have_count(2)
    assert out_of_sight(page, ".toast .rule") == []
    assert unreachable(page, f"{CONTROLS}, .board [data-lit]") == []
    if page.locator(".toast.near").count():
        toast, thing = box(page, ".toast"), box(page, f'.board [data-target="{enemy}"]')
        assert abs(toast["left"] - thing["left"]) < toast["width"] + thing["width"] + 12
        assert abs(toast["top"] - thing["top"]) < toast["height"] + thing["height"] + 12


def test_the_log_shows_its_last_lines_whole(arrive: Arrive) -> None:
    """Beside the fullest hand: two lines of text at least, and no line is cut."""
    page, _ = showing(arrive, LAPTOP, moment_of("estoril", "discards"))
    page.wait_for_function(LAST_LINES_WHOLE)
    # Nor when the question has grown and the room for the log is less.
    page.locator(".tray [data-lit]").first.click()
    page.wait_for_function(LAST_LINES_WHOLE)


@at_every_size
def test_no_card_of_a_full_hand_covers_another(arrive: Arrive, screen: tuple[int, int]) -> None:
    page, _ = showing(arrive, screen, moment_of("estoril", "discards"))
    assert page.locator('[data-zone="zone:hand"] .thing').count() == 10
    assert page.evaluate(OVERLAPPING, '[data-zone="zone:hand"] .thing') == []


@at_every_size
def test_every_card_to_discard_from_is_seen_and_reached(arrive: Arrive, screen: tuple[int, int]) -> None:
    moment = moment_of("estoril", "discards")
    page, stage = showing(arrive, screen, moment)
    cards = page.locator('[data-zone="zone:hand"] .thing button[data-lit]')
    assert cards.count() >= 8
    tray = box(page, ".tray")
    for index in range(cards.count()):
        cards.nth(index).scroll_into_view_if_needed()  # a phone shows that its row of cards goes on
        card = cards.nth(index).bounding_box()
        assert card is not None
        assert card["width"] >= 30
        assert tray["left"] <= card["x"] <= tray["right"] - 24
    page.evaluate("() => document.querySelector('.tray').scrollTo(0, 0)")
    assert unreachable(page, '[data-zone="zone:hand"] .thing button') == []
    cards.last.click()
    # All but the last go by one press.
    assert [request["kind"] for request in stage.requests()] == ["play"]


@at_every_size
def test_numbers_fit_their_boxes(arrive: Arrive, screen: tuple[int, int]) -> None:
    moment = moment_of("sniper", "prompt-defend")
    spaces = [f"space:{number}" for number in range(10)]
    visitor = arrive(screen=screen)
    Stage(visitor, moment, marks={"cube": spaces})
    expect(visitor.page.locator("[data-tool=cube]")).to_contain_text("10/10")
    assert clipped(visitor.page, ".tools button, .track .what, .panel .what, button.number") == []


@at_every_size
@in_every_game
def test_the_page_never_scrolls_and_the_board_keeps_its_size(
    arrive: Arrive, screen: tuple[int, int], game: str
) -> None:
    course = [moment for moment in islice(moments(game, 1), 400) if moment.seat == 0]
    page, stage = showing(arrive, screen, course[0])
    first = box(page, ".stage")
    for moment in course[:: max(1, len(course) // 10)]:
        if moment.state != "playing":
            continue
        stage.show(moment, moment.log[-4:])
        for _ in range(2):
            if page.locator(LIT).count():
                page.locator(LIT).first.dispatch_event("click")
            assert box(page, ".stage") == first
            assert page.evaluate("[scrollX, scrollY]") == [0, 0]
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@in_every_game
def test_the_top_bar_fits_a_phone(arrive: Arrive, game: str, language: str) -> None:
    for what, bot in (("choices", False), ("choices", True), ("end", False)):
        visitor = arrive(language, screen=PHONE)
        Stage(visitor, moment_of(game, what), bot)
        assert visitor.fits()
        assert clipped(visitor.page, ".play-top .button, .play-top summary") == []
        assert unreachable(visitor.page, ".play-top .button, .play-top summary, .play-top [data-fold]") == []


# ---- the board is the stage


@pytest.mark.parametrize("screen", LEAST_LETTERS, ids=lambda screen: "x".join(map(str, screen)))
@in_every_game
def test_the_board_fills_the_screen_and_can_be_read(
    arrive: Arrive, screen: tuple[int, int], game: str
) -> None:
    page, _ = showing(arrive, screen, moment_of(game, "choices"))
    width, height = page.evaluate(PLAYED_ON)
    if screen == PHONE:
        assert height >= LEAST_HEIGHT
    else:
        assert width * height >= LEAST_SHARE[screen]
    least = LEAST_LETTERS[screen] - 0.05
    page.wait_for_function(f"least => ({LETTERS})().every(([size]) => size >= least)", arg=least)
    # What had no room is there for those who look closer.
    before = page.locator(".board text:not([data-tiny])").count()
    if page.locator(".board [data-tiny]").count():
        for _ in range(4):
            page.click('button[aria-label="Zoom in"]')
        readable = "document.querySelectorAll('.board text:not([data-tiny])').length"
        page.wait_for_function(f"before => {readable} > before", arg=before)


@in_every_game
def test_the_board_keeps_its_zoom_from_tap_to_tap(arrive: Arrive, game: str) -> None:
    page, stage = showing(arrive, PHONE, moment_of(game, "choices"))
    before = page.get_attribute(".board", "viewBox")
    for _ in range(3):
        if page.locator(LIT).count():
            page.locator(LIT).first.dispatch_event("click")
        assert page.get_attribute(".board", "viewBox") == before
    stage.replace(moment_of(game, "zones"))
    assert page.get_attribute(".board", "viewBox") == before


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=lambda screen: "x".join(map(str, screen)))
def test_a_key_shows_the_board_alone(arrive: Arrive, screen: tuple[int, int]) -> None:
    page, _ = showing(arrive, screen, moment_of("estoril", "choices"))
    page.keyboard.press("b")
    assert share(page, ".stage") > 0.95
    page.keyboard.press("b")
    expect(page.locator(".dock")).to_be_visible()
    page.click("[data-alone]")
    page.keyboard.press("Escape")
    expect(page.locator(".dock")).to_be_visible()


def test_on_a_phone_the_panels_come_when_they_are_asked_for(arrive: Arrive) -> None:
    page, _ = showing(arrive, PHONE, moment_of("estoril", "choices"))
    expect(page.locator(".side")).to_be_hidden()
    page.click("[data-fold]")
    expect(page.locator(".side")).to_be_visible()
    page.click("[data-fold]")
    expect(page.locator(".side")).to_be_hidden()


@at_every_size
def test_the_question_follows_the_steps(arrive: Arrive, screen: tuple[int, int]) -> None:
    page, stage = showing(arrive, screen, moment_of("sniper", "prompt-defend"))
    question = page.locator(".question")
    expect(question).to_have_text("Choose a unit or a specialist, or be done for this turn.")
    page.locator(".board .piece .glow[data-lit]").first.dispatch_event("click")
    expect(question).to_have_text("What should it do?")
    if screen[0] < 1000:
        page.click(".offers [data-target='act:move']")  # right below the board
    else:
        # What the unit can do is offered beside it, for the pointer, and covers nothing that can be chosen.
        page.wait_for_selector(".offered:not(.unplaced)")
        until_reachable(page, ".offered button")  # it takes its place when the board has
        page.click(".offered [data-offer='act:move']")
    expect(question).to_have_text("Where to?")
    page.locator(".board .shape[data-lit]").first.dispatch_event("click")
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.click("[data-confirm]")
    assert stage.requests()[-1]["path"][1] == "act:move"


def test_what_can_be_taken_back_needs_no_confirming(arrive: Arrive) -> None:
    found = next(
        moment
        for moment in moments("sniper")
        for choice in moment.scene.choices
        if moment.scene.prompt.id == "prompt-turn" and len(choice.path) == 2 and choice.path[1] == "act:go"
    )
    path = next(choice.path for choice in found.scene.choices if choice.path[1:] == ("act:go",))
    page, stage = showing(arrive, LAPTOP, found)
    page.locator(f'.shape[data-target="{path[0]}"]').dispatch_event("click")
    page.keyboard.press("1")
    expect(page.locator(".steps li")).to_have_count(0)
    assert [(request["kind"], request["path"]) for request in stage.requests()] == [("play", list(path))]


def test_what_can_not_help_is_not_lit_and_says_why(arrive: Arrive) -> None:
    """A look at a card that is known already."""
    found = next(
        moment
        for moment in moments("estoril")
        if {choice.worth for choice in moment.scene.choices} == {0, -1}
    )
    shapes = {shape.id for shape in found.scene.shapes}
    useful = [choice for choice in found.scene.choices if choice.worth == 0 and choice.path[0] in shapes]
    known = next(choice for choice in found.scene.choices if choice.worth < 0)
    page, stage = showing(arrive, (1366, 768), found)
    expect(page.locator(".over.lit")).to_have_count(len(useful))
    page.locator(f'.shape[data-target="{known.path[0]}"]').dispatch_event("click")
    expect(page.locator("p.note")).to_contain_text("You know this card already")
    assert stage.asked == []
    page.click("[data-confirm]")
    assert stage.asked[-1]["path"] == list(known.path)


@pytest.mark.parametrize("theme", ["light", "dark"])
@in_every_game
def test_what_can_be_chosen_stands_out_without_colour(arrive: Arrive, game: str, theme: Theme) -> None:
    """Its edge, or that of the whole area, is bright in a dark casing, it is hatched, and on top."""
    visitor = arrive(screen=LAPTOP, theme=theme)
    asked = {"estoril": "prompt-lay", "sniper": "prompt-enter", "wolfenstein": "prompt-turn"}
    Stage(visitor, moment_of(game, asked[game]))
    page = visitor.page
    if not page.locator(".over.lit").count():
        page.locator(LIT).first.click()
    lit = page.locator(".over.lit").first
    framed = page.locator(".area") if page.locator(".area").count() else lit
    edge, casing = (
        framed.locator(part).evaluate("one => getComputedStyle(one).stroke") for part in (".edge", ".casing")
    )
    assert contrast(edge, casing) > 7
    assert lit.locator(".film").evaluate("one => getComputedStyle(one).fill").startswith('url("#choosable")')
    last = page.locator(".board .shape").last
    assert (
        last.evaluate("one => document.querySelector('.glows').compareDocumentPosition(one)") == 2
    )  # before


def test_a_board_that_waits_is_at_rest(arrive: Arrive) -> None:
    """What can be chosen draws the eye a few times, with reduced motion not even once."""
    visitor = arrive(screen=LAPTOP)
    page = visitor.page
    moving = """() => document.getAnimations().map(one =>
        [one.animationName, one.playState, one.effect.getComputedTiming().iterations])"""
    try:
        page.emulate_media(reduced_motion="no-preference")
        Stage(visitor, moment_of("sniper", "prompt-enter"))
        page.wait_for_function(f"() => ({moving})().some(([name]) => name == 'breathe')")
        assert all(1 <= times <= 10 for name, state, times in page.evaluate(moving))
        page.emulate_media(reduced_motion="reduce")
        page.wait_for_function(f"() => ({moving})().every(([name, state]) => state != 'running')")
    finally:
        page.emulate_media(reduced_motion="reduce")


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG counts it."""

    def light(colour: str) -> float:
        parts = [int(part) / 255 for part in colour.removeprefix("rgb(").removesuffix(")").split(",")[:3]]
        red, green, blue = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted([light(one), light(other)])
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=lambda screen: "x".join(map(str, screen)))
@in_every_game
def test_owners_and_squads_are_told_by_their_shapes(
    arrive: Arrive, screen: tuple[int, int], game: str
) -> None:
    """On the board, in the panels and in hand: one shape for each owner or colour, no two the same."""
    page, _ = showing(arrive, screen, moment_of(game, "owners"))
    page.wait_for_function(f"() => ({SHAPES})().every(([, , , width]) => width >= 5)")  # turned face up
    found: list[list[str]] = page.evaluate(SHAPES)
    shapes: dict[str, set[str]] = {}
    for place in (".board", ".panel", ".tray"):
        for whose, outline, _ in (one[1:] for one in found if one[0] == place):
            shapes.setdefault(whose, set()).add(outline)
    assert len(shapes) >= 3
    assert all(len(outlines) == 1 for outlines in shapes.values())
    for kind in ("seat", "colour"):
        alike = [next(iter(outlines)) for whose, outlines in shapes.items() if whose.startswith(kind)]
        assert len(set(alike)) == len(alike), kind


def test_sectors_are_told_by_the_marks_of_their_squads(arrive: Arrive) -> None:
    """Not by the colour of their ground alone."""
    page, _ = showing(arrive, LAPTOP, moment_of("sniper", "owners"))
    for colour, mark in (("yellow", "square"), ("red", "diamond"), ("black", "circle"), ("white", None)):
        spaces = page.locator(f".board .shape.l-sector-{colour}")
        assert spaces.count() > 15
        strewn = spaces.locator(".strewn")
        assert strewn.count() == (spaces.count() if mark else 0)
        if mark:
            fills = strewn.evaluate_all("all => [...new Set(all.map(one => one.getAttribute('fill')))]")
            assert fills == [f"url(#of-{mark})"]
            outline = page.locator(f"#of-{mark} path").first.get_attribute("d")
            assert outline == page.locator(f".board .k-figure.l-{colour} path.body").first.get_attribute("d")


# Whose each shape on the page is, by seat or by colour word; its outline; how wide it is on the screen.
SHAPES = """() => ['.board', '.panel', '.tray'].flatMap(place => {
  const COLOURS = [
    'red', 'yellow', 'black', 'blue', 'green', 'white', 'purple', 'orange',
    'bj', 'klaus', 'anya', 'set', 'bombate', 'max',
  ];
  const drawn = ['.face .owner', '.k-figure path.body', '.swatch path'].map(look => `${place} ${look}`);
  const marks = [...document.querySelectorAll(drawn.join())];
  return marks.map(mark => {
    const whose = [mark.closest('.face, svg'), mark.closest('.zone')].filter(Boolean);
    const colour = COLOURS.find(one => whose.some(near => near.classList.contains(`l-${one}`)));
    const seat = mark.closest('[data-owner]')?.dataset.owner;
    const { width } = mark.getBoundingClientRect();
    return [place, colour ? `colour ${colour}` : `seat ${seat}`, mark.getAttribute('d'), String(width)];
  });
})"""


def test_many_places_side_by_side_have_one_outline(arrive: Arrive) -> None:
    """Not a frame around each: edges that two of them share are not drawn."""
    page, stage = showing(arrive, LAPTOP, moment_of("wolfenstein", "choices"))
    lit = page.locator(".over.lit.in-area")
    assert lit.count() >= 5
    drawn = page.locator(".area .edge").get_attribute("d") or ""
    assert 4 <= drawn.count("L") < lit.count() * 4
    strokes = lit.locator(".edge").evaluate_all("all => all.map(one => getComputedStyle(one).stroke)")
    assert set(strokes) == {"none"}
    far = next(target for one in stage.moment.scene.far for target in one.targets)
    page.locator(f'.shape[data-target="{far}"]').hover()
    expect(page.locator(".cost text")).not_to_be_empty()
