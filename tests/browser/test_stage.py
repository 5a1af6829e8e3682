"""The table page at every size and state: choices are seen and hit, and everything says what it means."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from kordon.engine.scene import Scene
from kordon.games import GAMES
from tests.browser.conftest import PHONE, Theme, context
from tests.browser.geometry import box, clipped, out_of_sight, overlap, share, unreachable, until_reachable
from tests.browser.staged import Moment, Stage, fullest, moments
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

SCREENS = [(1366, 768), (1280, 720), PHONE]
SIDEWAYS = (844, 390)  # a phone on its side
LEAST_SHARE = {(1280, 720): 0.5, SIDEWAYS: 0.5, (1366, 768): 0.5, (1280, 800): 0.5, (1920, 1080): 0.55}
LEAST_HEIGHT = 0.55  # of the board on a phone
LIT = ".play [data-lit]"
ALL_CHOICES = ".all-choices summary"
TEXTS = ", ".join(
    [
        ".question, .status, p.goal, .told, .steps li, p.note, .offers .button, button.number",
        ".track-name, .track-value, .panel strong, .panel-badge b, .zone-name, .tools button",
        ".play-top .button, .tabs button, .result h2, .result td, .result th",
    ]
)

at_every_size = pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: "x".join(map(str, screen)))
in_every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module")
def windows(browser: Browser, server: str) -> Iterator[dict[tuple[Any, ...], Visitor]]:
    """One window for each language, size and theme: a page that is staged again is there much sooner."""
    opened: dict[tuple[Any, ...], Visitor] = {}
    yield opened
    for visitor in opened.values():
        visitor.page.context.close()


@pytest.fixture
def arrive(browser: Browser, server: str, windows: dict[tuple[Any, ...], Visitor]) -> Iterator[Arrive]:
    """As everywhere, but in windows that stay open."""

    def come(
        language: str = "en-GB", screen: tuple[int, int] = SCREENS[0], theme: Theme = "light"
    ) -> Visitor:
        window = (language, screen, theme)
        if window not in windows:
            windows[window] = Visitor(context(browser, language, screen, theme).new_page(), server)
        windows[window].page.mouse.move(0, 0)
        return windows[window]

    yield come
    for visitor in windows.values():
        assert visitor.errors == []
        assert visitor.foreign == []


def numbers_in(scene: Scene) -> int:
    return sum(button.value is not None for button in scene.buttons)


def cards_in_hand(scene: Scene) -> int:
    return sum(piece.at == "zone:hand" for piece in scene.pieces)


@cache
def moment_of(name: str, what: str) -> Moment:
    """The fullest or first moment of its kind in some random games."""
    measures: dict[str, Callable[[Scene], int]] = {
        "choices": lambda scene: len(scene.choices),
        "numbers": numbers_in,
        "hand": cards_in_hand,
        "buttons": lambda scene: len(scene.buttons),
        "discards": lambda scene: cards_in_hand(scene) * (scene.prompt.id == "prompt-discard"),
        "zones": lambda scene: sum(len(group) for group in scene.groups),
        "owners": lambda scene: len({p.owner for p in scene.pieces if not p.at.startswith("zone:")}),
    }
    if what in measures:
        return fullest(name, measures[what])
    if what == "end":
        return next(moment for moment in moments(name, 1) if moment.state == "finished")
    return next(moment for moment in moments(name) if moment.scene.prompt.id == what)


def showing(
    arrive: Arrive, screen: tuple[int, int], moment: Moment, language: str = "en-GB"
) -> tuple[Page, Stage]:
    visitor = arrive(language, screen=screen)
    return visitor.page, Stage(visitor, moment)


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
    assert stage.asked[-1]["path"][-1] == f"tokens:{values[0]}"


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


@at_every_size
@in_every_game
def test_everybody_reads_who_won(arrive: Arrive, screen: tuple[int, int], game: str) -> None:
    page, _ = showing(arrive, screen, moment_of(game, "end"))
    result = page.locator(".result")
    expect(result).to_contain_text(re.compile("win|lost"))
    assert box(page, ".result")["height"] > 160
    assert unreachable(page, ".result h2, .result tbody tr, [data-close-result]") == []
    page.click("[data-close-result]")
    expect(result).to_have_count(0)
    page.click("[data-open-result]")
    expect(result).to_be_visible()


@at_every_size
def test_a_double_click_does_not_take_back_what_it_chose(arrive: Arrive, screen: tuple[int, int]) -> None:
    """Nor does it confirm at once, where the confirmation appears under the pointer."""
    page, stage = showing(arrive, screen, moment_of("sniper", "prompt-end"))
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
    assert stage.asked[-1]["path"] == ["act:end"]


@at_every_size
def test_a_refusal_names_its_rule_and_covers_no_card(arrive: Arrive, screen: tuple[int, int]) -> None:
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
    page.locator(".tray .thing button").first.click(force=True)
    code = page.locator(".toast code").first
    expect(code).to_be_visible()
    assert code.inner_text() in ("SE-303", "SE-401", "SE-408", "SE-405")
    assert [request["kind"] for request in stage.asked] == ["why_not"]
    for part in (".tray", ".dock", *([] if screen == PHONE else [".stage"])):
        assert overlap(page, ".toast", part) == 0


@at_every_size
def test_every_card_to_discard_from_is_seen_and_reached(arrive: Arrive, screen: tuple[int, int]) -> None:
    moment = moment_of("estoril", "discards")
    page, _ = showing(arrive, screen, moment)
    cards = page.locator('[data-zone="zone:hand"] .thing button[data-lit]')
    assert cards.count() >= 8
    tray = box(page, ".tray")
    for index in range(cards.count()):
        card = cards.nth(index).bounding_box()
        assert card is not None
        assert card["width"] >= 30
        assert tray["left"] <= card["x"] <= tray["right"] - 24
    page.evaluate("() => document.querySelector('.tray').scrollTo(0, 0)")
    assert unreachable(page, '[data-zone="zone:hand"] .thing button') == []
    cards.last.click()
    expect(page.locator(".steps li")).to_have_count(1)


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


@pytest.mark.parametrize("screen", [*LEAST_SHARE, PHONE], ids=lambda screen: "x".join(map(str, screen)))
@in_every_game
def test_the_board_has_its_share_of_the_screen(arrive: Arrive, screen: tuple[int, int], game: str) -> None:
    page, _ = showing(arrive, screen, moment_of(game, "choices"))
    if screen == PHONE:
        assert box(page, ".stage")["height"] >= LEAST_HEIGHT * screen[1]
    else:
        assert share(page, ".stage") >= LEAST_SHARE[screen]
    # The picture fills the window in one direction at least.
    stage, sheet = box(page, ".stage"), box(page, ".board .sheet")
    assert max(sheet["width"] / stage["width"], sheet["height"] / stage["height"]) > 0.97


@pytest.mark.parametrize("screen", [(1366, 768), PHONE], ids=lambda screen: "x".join(map(str, screen)))
def test_a_key_shows_the_board_alone(arrive: Arrive, screen: tuple[int, int]) -> None:
    page, _ = showing(arrive, screen, moment_of("estoril", "choices"))
    page.keyboard.press("b")
    assert share(page, ".stage") > 0.95
    page.keyboard.press("b")
    expect(page.locator(".dock")).to_be_visible()
    page.click("[data-alone]")
    page.keyboard.press("Escape")
    expect(page.locator(".dock")).to_be_visible()


def test_panels_fold_and_the_board_grows(arrive: Arrive) -> None:
    page, _ = showing(arrive, (1366, 768), moment_of("estoril", "choices"))
    before = share(page, ".stage")
    page.click("[data-fold]")
    expect(page.locator(".side")).to_be_hidden()
    assert share(page, ".stage") > before + 0.1
    page.click("[data-fold]")
    expect(page.locator(".side")).to_be_visible()


@at_every_size
def test_the_question_follows_the_steps(arrive: Arrive, screen: tuple[int, int]) -> None:
    page, stage = showing(arrive, screen, moment_of("sniper", "prompt-defend"))
    question = page.locator(".question")
    expect(question).to_have_text("Choose a unit, a squad or a specialist, or be done for this turn.")
    page.locator(".board .piece .glow[data-lit]").first.dispatch_event("click")
    expect(question).to_have_text("What shall it do?")
    # What the unit can do is offered beside it, for the pointer, and covers nothing that can be chosen.
    page.wait_for_selector(".offered:not(.unplaced)")
    until_reachable(page, ".offered button")  # it takes its place when the board has
    page.click(".offered [data-offer='act:move']")
    expect(question).to_have_text("Where to?")
    page.locator(".board .shape[data-lit]").first.dispatch_event("click")
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.click("[data-confirm]")
    assert stage.asked[-1]["path"][1] == "act:move"


def test_what_can_be_taken_back_needs_no_confirming(arrive: Arrive) -> None:
    found = next(
        moment
        for moment in moments("sniper")
        for choice in moment.scene.choices
        if moment.scene.prompt.id == "prompt-turn" and len(choice.path) == 2 and choice.path[1] == "act:go"
    )
    path = next(choice.path for choice in found.scene.choices if choice.path[1:] == ("act:go",))
    page, stage = showing(arrive, (1366, 768), found)
    page.locator(f'.shape[data-target="{path[0]}"]').dispatch_event("click")
    page.keyboard.press("1")
    expect(page.locator(".steps li")).to_have_count(0)
    assert [(request["kind"], request["path"]) for request in stage.asked] == [("play", list(path))]


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
    """Its edge is bright in a dark casing, it is hatched, and no neighbour is drawn over it."""
    visitor = arrive(screen=(1366, 768), theme=theme)
    asked = {"estoril": "prompt-lay", "sniper": "prompt-enter", "wolfenstein": "prompt-turn"}
    Stage(visitor, moment_of(game, asked[game]))
    page = visitor.page
    if not page.locator(".over.lit").count():
        page.locator(LIT).first.click()
    lit = page.locator(".over.lit").first
    edge, casing = (
        lit.locator(part).evaluate("one => getComputedStyle(one).stroke") for part in (".edge", ".casing")
    )
    assert contrast(edge, casing) > 7
    assert lit.locator(".film").evaluate("one => getComputedStyle(one).fill").startswith('url("#choosable")')
    last = page.locator(".board .shape").last
    assert (
        last.evaluate("one => document.querySelector('.glows').compareDocumentPosition(one)") == 2
    )  # before


def test_a_board_that_waits_is_at_rest(arrive: Arrive) -> None:
    """What can be chosen draws the eye a few times, with reduced motion not even once."""
    visitor = arrive(screen=(1366, 768))
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


@pytest.mark.parametrize("screen", [(1366, 768), PHONE], ids=lambda screen: "x".join(map(str, screen)))
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
    page, _ = showing(arrive, (1366, 768), moment_of("sniper", "owners"))
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
  const COLOURS = ['red', 'yellow', 'black', 'blue', 'green', 'white', 'purple', 'orange'];
  const drawn = ['.face .owner', '.k-figure > path.body', '.swatch path'].map(look => `${place} ${look}`);
  const marks = [...document.querySelectorAll(drawn.join())];
  return marks.map(mark => {
    const near = mark.closest('.face, svg');
    const colour = COLOURS.find(one => near.classList.contains(`l-${one}`));
    const seat = mark.closest('[data-owner]')?.dataset.owner;
    const { width } = mark.getBoundingClientRect();
    return [place, colour ? `colour ${colour}` : `seat ${seat}`, mark.getAttribute('d'), String(width)];
  });
})"""


# ---- everything says what it means


@in_every_game
def test_everything_says_what_it_is(arrive: Arrive, game: str) -> None:
    page, _ = showing(arrive, (1366, 768), moment_of(game, "zones"))
    for what in (".track .what", ".panel .what", ".thing .cover", ".board .shape[data-target]", ".zone-name"):
        says_what_it_is(page, what)


def says_what_it_is(page: Page, what: str) -> None:
    """Under the pointer, beside it, and no longer than the pointer is there."""
    thing = page.locator(what).first
    thing.hover(force=True)
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    assert len(tip.text_content() or "") > len(thing.text_content() or "")
    place, tip_place = thing.bounding_box(), box(page, "#tip")
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    inside = tip_place["left"] < x < tip_place["right"] and tip_place["top"] < y < tip_place["bottom"]
    assert not inside
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)


def test_under_a_finger_a_card_explains_itself_off_the_question(arrive: Arrive) -> None:
    page, _ = showing(arrive, PHONE, moment_of("estoril", "choices"))
    page.locator(".tray [data-lit]").first.tap()
    expect(page.locator("#tip")).to_be_visible()
    for part in (".question", ".offers", ".tray"):
        assert overlap(page, "#tip", part) == 0
    assert page.locator(".board .shape[data-lit]").count() > 3
    assert out_of_sight(page, ".board .shape[data-lit]") == []
    assert lit_under(page, "#tip") == 0
    stage = box(page, ".stage")
    page.touchscreen.tap(stage["left"] + 20, stage["top"] + 8)
    expect(page.locator("#tip")).to_have_count(0, timeout=1500)  # long before it would go by itself


def lit_under(page: Page, look: str) -> int:
    """How many lit places of the board an element lies on."""
    found: int = page.evaluate(
        """look => {
            const over = document.querySelector(look).getBoundingClientRect();
            const isUnder = ({ left, right, top, bottom }) =>
                left < over.right && right > over.left && top < over.bottom && bottom > over.top;
            const lit = [...document.querySelectorAll('.board [data-lit]')];
            return lit.filter(one => isUnder(one.getBoundingClientRect())).length;
        }""",
        look,
    )
    return found


def test_a_finger_on_what_can_never_be_chosen_only_asks_what_it_is(arrive: Arrive) -> None:
    page, stage = showing(arrive, PHONE, moment_of("estoril", "prompt-lay"))
    page.locator(".tray .zone:not(.large) .thing button").first.tap(force=True)
    expect(page.locator("#tip")).to_be_visible()
    assert [request["kind"] for request in stage.asked] == []
    expect(page.locator(".toast")).to_have_count(0)


@in_every_game
def test_a_phone_says_which_seat_is_yours(arrive: Arrive, game: str) -> None:
    page, _ = showing(arrive, PHONE, moment_of(game, "choices"))
    expect(page.locator(".panel.own small")).to_have_text("you")
    expect(page.locator(".panel.own small")).to_be_visible()
    assert page.locator(".panel small:visible").count() == 1


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "cs-CZ"])
def test_on_a_phone_the_step_to_confirm_can_be_read(arrive: Arrive, language: str) -> None:
    page, _ = showing(arrive, PHONE, moment_of("estoril", "discards"), language)
    page.locator('[data-zone="zone:hand"] .thing button[data-lit]').first.tap()
    expect(page.locator("[data-confirm]")).to_be_visible()
    for part in (".question", ".steps li", "[data-back]"):
        assert out_of_sight(page, part) == []
    assert overlap(page, "[data-confirm]", ".steps li") == 0
    assert overlap(page, "[data-confirm]", "[data-back]") == 0


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "cs-CZ"])
@pytest.mark.parametrize("asked", ["prompt-conspirator", "prompt-nationalist"])
def test_on_a_phone_both_answers_are_seen_at_once(arrive: Arrive, language: str, asked: str) -> None:
    page, _ = showing(arrive, PHONE, moment_of("estoril", asked), language)
    assert page.locator(".offers .act").count() == 2
    assert out_of_sight(page, ".offers .act") == []
    dock = box(page, ".dock")
    for index in range(2):
        answer = page.locator(".offers .act").nth(index).bounding_box()
        assert answer is not None
        assert answer["y"] + answer["height"] <= dock["bottom"]


def test_the_owners_sign_lies_on_the_lit_edge(arrive: Arrive) -> None:
    page, _ = showing(arrive, PHONE, moment_of("estoril", "prompt-peek"))
    assert page.locator(".board .piece .glow[data-lit]").count() > 0
    assert (
        page.locator(".board .piece .glow ~ .turn .owner").count()
        == page.locator(".board .piece .owner").count()
        > 0
    )


@in_every_game
def test_the_goal_is_always_there(arrive: Arrive, game: str) -> None:
    for screen in SCREENS:
        page, _ = showing(arrive, screen, moment_of(game, "choices"))
        assert page.locator("p.goal:visible").count() == 1
        expect(page.locator("p.goal:visible")).to_contain_text("win")


def test_keys_reach_what_a_number_means(arrive: Arrive) -> None:
    visitor = arrive(screen=(1366, 768))
    Stage(visitor, moment_of("sniper", "prompt-defend"))
    visitor.tab_to(".track .what")
    tip = visitor.page.locator("#tip")
    expect(tip).to_contain_text("The sniper’s turns that are left.")
    assert visitor.page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip"


def test_a_question_shows_the_cards_it_is_about(arrive: Arrive) -> None:
    page, _ = showing(arrive, (1366, 768), moment_of("estoril", "prompt-choose"))
    expect(page.locator(".about .face")).to_have_count(2)
    assert unreachable(page, ".about li, .offers .button") == []


def test_the_log_tells_which_lines_are_secret(arrive: Arrive) -> None:
    found = next(moment for moment in moments("sniper") if moment.private and moment.seat == 0)
    page, _ = showing(arrive, (1366, 768), found)
    marked = page.locator(".log-lines li.private")
    expect(marked).to_have_count(len(found.private))
    expect(marked.first).to_contain_text("secret")
    lines = page.locator(".log-lines li").all_inner_texts()
    assert [index for index, line in enumerate(lines) if "secret" in line] == list(found.private)


def test_dice_and_tokens_come_with_a_caption_and_off_the_board(arrive: Arrive) -> None:
    found = next(
        (before, after)
        for before, after in zip(moments("sniper"), islice(moments("sniper"), 1, None), strict=False)
        if any(line.id.startswith("shot-") for line in after.log[-3:])
        and before.scene.width == after.scene.width
    )
    line = next(line for line in found[1].log if line.id.startswith("shot-"))
    for screen in SCREENS:
        page, stage = showing(arrive, screen, found[0])
        stage.show(found[1], (line,))
        expect(page.locator(".turned-up p")).to_contain_text("token")
        assert page.locator(".turned-up li").count() > 0
        assert overlap(page, ".turned-up", ".stage") == 0
        assert overlap(page, ".turned-up", ".tray") == 0


# ---- the fullest states, in every language


FULL = {
    "estoril": ["choices", "discards", "zones", "prompt-choose", "end"],
    "sniper": ["choices", "numbers", "zones", "prompt-pick", "end"],
    "wolfenstein": ["choices", "buttons", "zones", "prompt-pick", "end"],
}


FULLEST = [
    pytest.param(screen, language, marks=[] if language == "en" or screen == PHONE else [pytest.mark.full])
    for screen in ((1280, 720), PHONE, SIDEWAYS)
    for language in ("en", "pl", "cs")
]


@pytest.mark.parametrize(("screen", "language"), FULLEST, ids=lambda value: str(value))
@in_every_game
def test_in_the_fullest_states_all_is_seen_and_hit(
    arrive: Arrive, screen: tuple[int, int], game: str, language: str
) -> None:
    for what in FULL[game]:
        visitor = arrive(language, screen=screen)
        Stage(visitor, moment_of(game, what))
        page = visitor.page
        for step in range(3):
            assert out_of_sight(page, ALL_CHOICES) == [], (what, step)
            assert unreachable(page, f"{LIT}, .offers .button, [data-back], [data-confirm]") == [], (
                what,
                step,
            )
            assert clipped(page, TEXTS) == [], (what, step)
            assert is_whole(page, ".asks"), (what, step)
            if page.locator(ALL_CHOICES).count():
                page.click(ALL_CHOICES)
                assert unreachable(page, ".choice") == [], (what, step)
                assert out_of_sight(page, ALL_CHOICES) == [], (what, step)
                page.click(ALL_CHOICES)
            if not page.locator(LIT).count() or page.locator("[data-confirm]").count():
                break
            page.locator(LIT).first.dispatch_event("click")
        assert visitor.fits()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def is_whole(page: Page, look: str) -> bool:
    """Whether all of it is seen without scrolling."""
    return bool(page.locator(look).evaluate("one => one.scrollHeight <= one.clientHeight + 2"))
