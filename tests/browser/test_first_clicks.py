"""Few clicks, and sure ones: to the first move, and what a wrong click or a finger that stays is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Arrive

MOST_CLICKS = 4
COUNTS_CLICKS = "window.clicks = 0; addEventListener('click', (event) => (clicks += event.isTrusted), true)"
# What one clicks from the front page to the first move of one's own, and the log line that tells of it.
FIRST_CLICKS = {
    "estoril": (["[data-quick=estoril]", ".tray [data-lit]", ".board [data-lit]", "[data-confirm]"], "laid"),
    "sniper": (
        ["[data-quick=sniper]", "[data-set-up]", ".board .shape[data-lit]", ".act[data-target='act:go']"],
        "entered",
    ),
    "wolfenstein": (["[data-quick=wolfenstein]", "[data-set-up]", ".board .shape[data-lit]"], "moved"),
}


@pytest.mark.parametrize("game", FIRST_CLICKS)
def test_from_the_front_page_four_clicks_lead_to_the_first_own_move(arrive: Arrive, game: str) -> None:
    clicks, told = FIRST_CLICKS[game]
    visitor = arrive(screen=LAPTOP, script=COUNTS_CLICKS)
    visitor.open()
    for look in clicks:
        visitor.click(visitor.find(look))
    visitor.until(lambda: any(line[0].startswith(told) for line in visitor.log))
    assert visitor.page.evaluate("clicks") <= MOST_CLICKS
    assert visitor.page.locator(".toast").count() == 0


def test_what_is_suggested_can_be_changed_before_it_is_done(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    visitor.start("sniper")
    page = visitor.page
    expect(page.locator(".steps .suggestion")).to_be_visible()
    expect(page.locator("[data-confirm]")).to_be_visible()
    chosen = page.locator(".tray [data-chosen]")
    if "objectives" in page.inner_text(".question"):  # both may lie in one sector: then one is chosen first
        page.click("[data-confirm]")
    expect(chosen).to_have_count(3)
    chosen.first.click(force=True)
    expect(chosen).to_have_count(2)
    expect(page.locator("[data-set-up]")).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_a_bot_waits_for_a_defender_who_reads_and_a_verb_says_what_it_does(arrive: Arrive) -> None:
    """The black squad is Ada's and a bot's: it is left to her, unless she lets the bot go first."""
    visitor = arrive(screen=LAPTOP)
    visitor.sit_down("sniper", 1)
    page = visitor.page
    page.click("[data-set-up]")
    waits = page.locator(".waiting-bots")
    expect(page.locator(".act[data-target='act:pass']")).to_be_visible()
    expect(waits).to_contain_text("Defender 2 waits for you")
    visitor.click(visitor.find(".board [data-target^='unit:'][data-lit]"))  # the sniper may have hit some
    page.hover("[data-offer='act:sweep']")
    expect(page.locator(".looking")).to_contain_text("Asks: is the sniper in one of three spaces")
    page.keyboard.press("Escape")
    taken = {piece["at"] for piece in visitor.scene["pieces"]}
    free = next(shape["id"] for shape in visitor.scene["shapes"] if not {shape["id"]} & taken)
    page.locator(f".board [data-target='{free}']").click(force=True)
    expect(page.locator(".toast")).to_contain_text(
        "First choose one of your units, then what it does. Rule SE-501"
    )
    page.click("[data-go-ahead]")
    expect(waits).to_have_count(0)


def test_a_finger_that_stays_asks_and_does_not_choose(arrive: Arrive) -> None:
    visitor = arrive(screen=PHONE, fresh=True)
    visitor.sit_down("sniper", 1)
    page = visitor.page
    page.click("[data-set-up]")
    button = page.locator(".act[data-target='act:pass']")
    expect(button).to_be_visible()
    place = button.bounding_box()
    assert place is not None
    point = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".looking")).to_contain_text("unused actions are lost")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(button).to_be_visible()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    page.touchscreen.tap(point["x"], point["y"])
    expect(page.locator("[data-confirm]")).to_be_visible()
