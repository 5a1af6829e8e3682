"""Playing in a browser: by mouse, by keys, on a phone, through a broken line, in three languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

HAND = ".zone.l-hand .thing button"


def play_on(visitor: Visitor, source: Random, moves: int) -> None:
    """Click lit things at random until so many moves are made, or the game is over."""
    made = 0
    while made < moves:
        visitor.settle()
        if visitor.is_over():
            return
        if visitor.page.query_selector("[data-confirm]"):
            visitor.confirm()
            made += 1
        else:
            visitor.click_any(source)


def test_arrows_go_from_place_to_place(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.start("estoril")
    visitor.settle()
    visitor.page.keyboard.press("1")
    visitor.page.focus('[data-target="area:0"], [data-target="reward:0"]')
    before = visitor.page.evaluate("document.activeElement.getBoundingClientRect().x")
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate("document.activeElement.getBoundingClientRect().x") > before


def test_what_cannot_be_chosen_says_why(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.start("estoril")
    visitor.settle()
    visitor.click(visitor.find('.shape[data-target^="reward"]'))
    expect(visitor.page.locator(".toast code").first).to_have_text("ES-203")
    expect(visitor.page.locator("[role=log].spoken")).not_to_be_empty()


def test_the_language_changes_at_any_time(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.start("estoril")
    play_on(visitor, Random(3), 1)
    visitor.settle()
    lines = visitor.page.locator(".log-lines")
    expect(lines).to_contain_text("Red lays")
    visitor.choose_language("pl")
    expect(lines).to_contain_text("Czerwony")
    expect(visitor.page.locator("html")).to_have_attribute("lang", "pl")
    visitor.choose_language("cs")
    expect(lines).to_contain_text("Červený")
    visitor.page.reload()
    expect(visitor.page.locator(".tabs")).to_contain_text("Průběh")


def test_a_cut_line_mends_itself(arrive: Arrive) -> None:
    visitor = arrive(fresh=True)
    lines: list[WebSocketRoute] = []

    def hold(route: WebSocketRoute) -> None:
        lines.append(route)
        route.connect_to_server()

    visitor.page.route_web_socket("**/socket*", hold)
    visitor.start("estoril")
    visitor.settle()
    visitor.click(visitor.lit(".zone.l-hand")[0])
    lines[0].close(code=1012)
    visitor.until(lambda: len(lines) == 2)
    visitor.page.wait_for_selector(".table-page[data-online=true]")
    expect(visitor.page.locator(".steps li")).to_have_count(1)
    visitor.click(visitor.lit(".stage")[0])
    visitor.confirm()
    expect(visitor.page.locator(HAND)).to_have_count(5)
    assert len(lines) == 2


def test_a_phone_held_upright(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    visitor.start("estoril")
    visitor.settle()
    visitor.page.tap(f"{HAND}[data-lit]")
    visitor.tap(visitor.find(".stage [data-lit]"))
    visitor.page.tap("[data-confirm]")
    expect(visitor.page.locator(HAND)).to_have_count(5)
    assert visitor.fits()


def test_on_a_phone_the_log_shows_the_board_and_refusals_the_rule(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    visitor.start("estoril")
    visitor.hold_time()
    play_on(visitor, Random(4), 1)
    visitor.settle()
    page = visitor.page
    line = page.locator(".latest span")
    expect(line).to_be_visible()
    # A line may be longer than the screen is wide: its end is left out, and nothing grows by it.
    assert line.evaluate(
        """line => {
            const more = document.createTextNode(' and so on'.repeat(20));
            line.append(more);
            const dock = line.closest('.dock');
            const isCut = line.scrollWidth > line.clientWidth && dock.scrollWidth <= dock.clientWidth;
            more.remove();
            return isCut;
        }"""
    )
    page.tap(".latest")
    visitor.let_pass()
    expect(page.locator(".rings circle")).to_have_count(0)  # what has just happened rings no more
    page.locator(".log-lines button").filter(has_text="area").last.tap()
    expect(page.locator(".stage")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".rings circle").first).to_be_attached()
    visitor.tap(visitor.find('.shape[data-target^="reward"]:not([data-lit])'))
    page.tap(".toast .rule")
    expect(page.locator(".rules .found")).to_be_in_viewport()


def test_a_finger_may_miss_a_place_by_a_little(arrive: Arrive) -> None:
    """The board stays as it is, and a tap just beside what can be chosen means that."""
    visitor = arrive(phone=True)
    visitor.sit_down("sniper", 0)
    page = visitor.page
    while not page.query_selector(".shape[data-lit]"):
        visitor.settle()
        page.keyboard.press("1")
        if page.query_selector("[data-confirm]"):
            visitor.confirm()
    whole = page.get_attribute(".board", "viewBox")
    beside = page.evaluate(
        """() => {
            for (const shape of document.querySelectorAll('.shape[data-lit]')) {
                const {left, right, top, bottom} = shape.getBoundingClientRect();
                for (const [x, y] of [[left - 8, (top + bottom) / 2], [right + 8, (top + bottom) / 2]]) {
                    const hit = document.elementFromPoint(x, y)?.closest('.shape');
                    if (hit && !hit.matches('[data-lit]')) return [x, y];
                }
            }
        }"""
    )
    page.touchscreen.tap(*beside)
    expect(page.locator(".steps li, [data-confirm]").first).to_be_visible()
    assert page.get_attribute(".board", "viewBox") == whole


def test_no_secret_reaches_the_other_browser(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    host.open("lobby")
    host.page.select_option(".new-table select >> nth=0", "estoril")
    host.page.select_option(".new-table select >> nth=1", "2")
    host.page.click(".new-table [type=submit]")
    guest.page.goto(host.page.input_value("#invitation"))
    guest.page.click(".seat .button")
    host.page.click("[data-start]")
    for visitor in (host, guest):
        visitor.page.wait_for_selector(".play .board")
    asked_or_not = f"{HAND}[data-lit], .panel.active:not(:has-text('you'))"
    host.page.wait_for_selector(asked_or_not, state="attached")
    hider, other = (host, guest) if host.page.query_selector(f"{HAND}[data-lit]") else (guest, host)
    hider.settle()

    card = hider.find(f"{HAND}[data-lit]")
    name = str(card.get_attribute("aria-label")).split(",")[0]
    hider.click(card)
    area = hider.find(".shape.l-secret[data-lit]")
    cell = str(area.get_attribute("data-target")).partition(":")[2]
    before = len(other.frames)
    hider.click(area)
    hider.confirm()

    lying = other.find(f'[data-target="on:{cell}"]')
    assert name in str(hider.page.get_attribute(f'[data-target="on:{cell}"]', "aria-label"))
    assert "Face-down card" in str(lying.get_attribute("aria-label"))
    assert name not in str(lying.evaluate("element => element.outerHTML"))
    sent = "".join(other.frames[before:])
    assert f"on:{cell}" in sent
    assert name not in sent
    other.page.reload()
    other.page.wait_for_selector(f'[data-target="on:{cell}"]')
    hidden = other.pieces()[f"on:{cell}"]
    assert hidden["look"] == "card back"
    assert not hidden.get("badges")
    assert name not in json.dumps(hidden)
