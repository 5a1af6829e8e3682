"""Whole turns by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kordon.engine.play import move_by_path
from tests.browser.staged import Stage, moments
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

HAND = ".zone.l-hand .thing button"
FOCUSED_OR_GONE = """() => {
  const button = document.querySelector('[data-confirm]');
  return !button || button === document.activeElement;
}"""


def choose(visitor: Visitor, look: str) -> None:
    visitor.settle()
    visitor.tab_to(look)
    visitor.page.keyboard.press("Enter")


def confirm(visitor: Visitor) -> None:
    expect(visitor.page.locator("[data-confirm]")).to_be_focused()
    before = visitor.answers()
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda: visitor.answers() > before)


def pass_set_up(visitor: Visitor, until: str) -> None:
    """Take what comes first, by number keys, until something that looks like this can be chosen."""
    while True:
        visitor.settle()
        if visitor.page.query_selector(until):
            return
        if visitor.page.query_selector("[data-confirm]"):
            # Others set up meanwhile, and may take the choice away.
            visitor.page.wait_for_function(FOCUSED_OR_GONE)
            visitor.page.keyboard.press("Enter")
        else:
            visitor.page.keyboard.press("1")


def test_a_turn_of_estoril(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.start("estoril")
    visitor.settle()
    keys = visitor.page.keyboard
    expect(visitor.page.locator(HAND)).to_have_count(6)
    choose(visitor, ".thing [data-lit]")
    expect(visitor.page.locator(".thing [data-chosen]")).to_have_count(1)
    keys.press("Escape")
    expect(visitor.page.locator("[data-chosen]")).to_have_count(0)
    keys.press("2")
    expect(visitor.page.locator(".steps li")).to_have_count(1)
    choose(visitor, ".shape[data-lit]")
    confirm(visitor)
    expect(visitor.page.locator(HAND)).to_have_count(5)


def test_a_turn_of_the_sniper(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.sit_down("sniper", 0)
    pass_set_up(visitor, ".shape[data-lit]")
    choose(visitor, ".shape[data-lit]")
    choose(visitor, '[data-target="act:go"]')  # it can be taken back: nothing is asked
    expect(visitor.page.locator(".board .l-self")).to_have_count(1)
    choose(visitor, '[data-target="act:end"]')
    confirm(visitor)
    expect(visitor.page.locator(".log-lines")).to_contain_text("The sniper’s turn is over.")


def test_a_turn_of_a_defender(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.sit_down("sniper", 1, seats=2)
    pass_set_up(visitor, '[data-target="act:pass"]')
    paths = [choice["path"] for choice in visitor.scene["choices"]]
    unit = next(path[0] for path in paths if path[0].startswith("unit:") and path[1] == "act:move")
    choose(visitor, f'[data-target="{unit}"]')
    choose(visitor, '[data-target="act:move"]')
    # On the board arrows go from place to place.
    choose(visitor, ".shape[data-lit]")
    confirm(visitor)
    expect(visitor.page.locator(".log-lines")).to_contain_text("moves:")
    choose(visitor, '[data-target="act:pass"]')
    confirm(visitor)
    expect(visitor.page.locator(".log-lines")).to_contain_text("is done for this turn.")


def test_a_rule_that_forbids_a_click_is_read_by_keyboard(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.start("estoril")
    visitor.settle()
    keys = visitor.page.keyboard
    visitor.tab_to(".thing [data-lit]")
    keys.press("Enter")
    visitor.hold_time()  # what is said stays
    visitor.page.focus('.shape[data-target^="reward"]')
    keys.press("Enter")
    visitor.page.wait_for_selector(".toast .rule")
    visitor.tab_to(".toast .rule")
    keys.press("Enter")
    expect(visitor.page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
    expect(visitor.page.locator("#rule-ES-205.found")).to_be_visible()
    visitor.page.fill(".rules [type=search]", "es-301")
    expect(visitor.page.locator(".rules dt")).to_have_text(["ES-301"])


def test_the_log_points_at_the_board(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.sit_down("sniper", 0)
    pass_set_up(visitor, ".shape[data-lit]")
    choose(visitor, ".shape[data-lit]")
    choose(visitor, '[data-target="act:go"]')  # it can be taken back: nothing is asked
    visitor.settle()
    visitor.tab_to(".log-lines button")
    last = visitor.page.locator(".log-lines button").last
    expect(last).to_be_focused()
    expect(visitor.page.locator('.shape.pointed[data-target^="space:"]').first).to_be_visible()
    visitor.page.keyboard.press("ArrowUp")
    expect(last).not_to_be_focused()
    expect(visitor.page.locator(".log-lines button:focus")).to_have_count(1)


@pytest.mark.parametrize("by", ["click", "keys"])
def test_a_hand_is_picked_in_any_order(arrive: Arrive, by: str) -> None:
    visitor = arrive()
    page = visitor.page
    stage = Stage(visitor, next(one for one in moments("sniper") if one.scene.prompt.id == "prompt-pick"))

    def pick(card: int) -> None:
        look = f'.thing [data-target="loadout:{card}"]'
        if by == "click":
            page.click(look, force=True)
        else:
            page.focus(look)
            page.keyboard.press("Enter")

    chosen = page.locator(".thing [data-chosen]")
    expect(chosen).to_have_count(3)  # a suggestion
    for _ in range(3):
        page.keyboard.press("Escape")
    for card in (5, 3, 3):
        pick(card)
    expect(page.locator(".steps li")).to_have_count(3)
    expect(chosen).to_have_count(2)
    # Another one instead of the last; one that was chosen before goes back.
    pick(0)
    pick(5)
    expect(page.locator(".steps li")).to_have_count(2)
    pick(1)
    page.click("[data-confirm]")
    page.wait_for_selector("[data-confirm]", state="detached")
    assert [asked["kind"] for asked in stage.requests()] == ["play"]
    assert stage.asked[0]["path"] == ["loadout:3", "loadout:0", "loadout:1"]
    move = move_by_path(stage.moment.game, stage.moment.observation, tuple(stage.asked[0]["path"]))
    assert move.cards == (0, 1, 3)


def test_a_menu_closes_when_something_in_it_is_chosen(arrive: Arrive) -> None:
    """By click and by key; the focus is never left on something hidden, and settings leave it open."""
    visitor = arrive()
    visitor.start("estoril")
    page = visitor.page
    table, settings = page.locator(".table-menu details"), page.locator("details.settings")
    is_focused = "node => node.querySelector('summary') === document.activeElement"

    page.click("[data-more]")
    page.click("[data-second-screen]")
    page.wait_for_selector(".second-screen")
    expect(table).not_to_have_attribute("open", "")
    page.keyboard.press("Escape")
    expect(page.locator(".second-screen")).to_have_count(0)
    assert table.evaluate(is_focused), "a dialog gives the focus back"

    page.keyboard.press("Enter")
    expect(table).to_have_attribute("open", "")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(table).not_to_have_attribute("open", "")
    assert table.evaluate(is_focused)

    settings.locator("summary").click()
    page.click("[data-setting=motion]")
    expect(settings).to_have_attribute("open", "")
    page.click("[data-more]")
    expect(settings).not_to_have_attribute("open", "")
    page.click("[data-bot-for-me]")
    expect(table).not_to_have_attribute("open", "")
