"""Help in the game: hints that everybody hears of, tips that come once, the delayed open view."""

from __future__ import annotations

import json
from functools import partial
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, Arrive
from tests.browser.staged import moment_of, showing
from tests.browser.visitor import Visitor

CONTROLS = ".prompt button, .prompt summary, .zoom button, .tools button, .play-top, .tray [data-lit]"
OVERLAPPING = """(controls) => {
  const box = (one) => one.getBoundingClientRect();
  const tip = box(document.querySelector('[data-tip]'));
  const meets = ({ left, right, top, bottom, width }) =>
    width && left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
  const covered = [...document.querySelectorAll(controls)].filter((one) => meets(box(one)));
  return covered.map((one) => one.outerHTML.slice(0, 80));
}"""


def covers_nothing(visitor: Visitor, controls: str = CONTROLS) -> bool:
    """Whether the tip lies over no control."""
    return visitor.page.evaluate(OVERLAPPING, controls) == []  # type: ignore[no-any-return]


def advised(visitor: Visitor) -> list[dict[str, object]]:
    """What the server last advised."""
    replies = [message for frame in visitor.frames if (message := json.loads(frame))["kind"] == "reply"]
    return replies[-1]["advice"]  # type: ignore[no-any-return]


def test_a_hint_is_drawn_chosen_and_told_to_everybody(arrive: Arrive) -> None:
    anna, eve = arrive(), arrive(phone=True, language="pl")
    anna.sit_down("estoril", 0, 2)
    table = anna.page.url.partition("#/table/")[2]
    link = json.loads(anna.frames[0])["you"]["invitation"]
    eve.open(f"table/{table}?key={link}")
    eve.page.wait_for_selector(".play .board")
    expect(eve.page.locator("[data-ask-hint]")).to_have_count(0)  # she only looks on
    anna.page.wait_for_selector("[data-ask-hint]:not([disabled])")
    anna.page.keyboard.press("?")
    expect(anna.page.locator("[data-course=course-round-lay][aria-current=step]")).to_be_visible()
    expect(anna.page.locator(".course [aria-current]")).to_have_count(1)
    options = anna.page.locator(".hint li button")
    expect(options.first).to_be_visible()
    told = advised(anna)
    assert 1 < options.count() == len(told) <= 3
    chances = [one["chance"] for one in told]
    assert chances == sorted(chances, reverse=True)  # type: ignore[type-var]
    expect(anna.page.locator(".hint")).to_contain_text("if everybody plays like a master")
    for index in (1, 0):
        options.nth(index).click()
        path = told[index]["path"]
        assert isinstance(path, list)
        for number, click in enumerate(path, 1):
            expect(anna.page.locator(f'[data-target="{click}"][data-hint="{number}"]').first).to_be_attached()
        expect(anna.page.locator(".hinted .ghost")).to_have_count(1)  # the card, where it would lie
    expect(anna.page.locator(".panel.own")).to_contain_text("one hint")
    expect(eve.page.locator(".toasts")).to_contain_text("prosi o podpowiedź")
    expect(eve.page.locator(".unread")).to_have_count(0)  # the chat is for what people say
    said = [json.loads(frame) for frame in eve.frames if '"advised"' in frame and '"said"' in frame]
    assert [(line["event"], line["text"], line["seat"]) for line in said] == [("advised", "", 0)]
    anna.page.click("[data-hint-take]")
    expect(anna.page.locator(".hint")).to_have_count(0)
    expect(anna.page.locator(".steps li")).to_have_count(len(told[0]["path"]))  # type: ignore[arg-type]
    # What others will learn by it, where the turn's course was told before.
    area = str(told[0]["path"][-1])  # type: ignore[index]
    look = next(shape["look"] for shape in anna.scene["shapes"] if shape["id"] == area)
    learned = "hidden" if "secret" in look.split() else "open"
    expect(anna.page.locator(f"[data-told=told-{learned}]")).to_be_visible()
    anna.page.click("[data-confirm]")
    expect(anna.page.locator("[data-hint]")).to_have_count(0)


def test_without_confirmations_a_hint_is_played_at_once(arrive: Arrive) -> None:
    anna = arrive(phone=True)
    anna.sit_down("estoril", 0, 2)
    anna.switch("confirm")
    anna.page.locator("[data-ask-hint]:not([disabled])").tap()
    expect(anna.page.locator("[data-hint-take]")).to_be_visible()
    card = advised(anna)[0]["path"][0]  # type: ignore[index]
    laid = anna.page.locator(f'.tray [data-target="{card}"]')
    expect(laid).to_have_count(1)
    anna.page.locator("[data-hint-take]").tap()
    expect(laid).to_have_count(0)


def test_among_people_hints_and_the_open_view_need_everybody(arrive: Arrive) -> None:
    anna, ben, eve = arrive(), arrive(phone=True), arrive()
    anna.open("lobby")
    anna.page.wait_for_selector(".new-table")
    table = anna.ask("tables", game="estoril", seats=2, open_view=True)["table"]
    anna.ask(f"tables/{table}/sit", seat=0)
    anna.open(f"table/{table}")
    ben.open(f"table/{table}")
    ben.ask(f"tables/{table}/sit", seat=1)
    for agreement in ("hints", "open-view"):
        anna.page.check(f"[data-agree={agreement}] input")
        ben.page.check(f"[data-agree={agreement}] input")
        expect(anna.page.locator(f"[data-agree={agreement}]")).to_contain_text("2 of 2")
    anna.page.click("[data-start]")
    for visitor in (anna, ben):
        expect(visitor.page.locator("[data-ask-hint]")).to_have_count(1)
    eve.open(f"table/{table}")
    eve.page.wait_for_selector(".play .board")
    eve.page.click("[data-more]")
    eve.page.click("[data-open-view]")
    eve.page.click("[data-sure]")
    expect(eve.page.locator(".sees-all")).to_be_visible()
    assert "viewer=7" in eve.page.url
    # Without the consent of one there is no button.
    other = anna.ask("tables", game="estoril", seats=2)["table"]
    anna.ask(f"tables/{other}/sit", seat=0)
    ben.ask(f"tables/{other}/sit", seat=1)
    anna.ask(f"tables/{other}/agree", to="hints", agrees=True)
    anna.ask(f"tables/{other}/start")
    anna.open(f"table/{other}")
    anna.page.wait_for_selector(".play .board")
    expect(anna.page.locator(".zoom button").first).to_be_visible()
    expect(anna.page.locator("[data-ask-hint]")).to_have_count(0)


def test_a_tip_comes_once_beside_what_it_means_and_covers_no_control(arrive: Arrive) -> None:
    anna = arrive(tips=True, phone=True)
    for visitor in (arrive(tips=True), anna):
        visitor.sit_down("estoril", 0, 2)
        tip = visitor.page.locator("[data-tip]:not(.unplaced)")
        expect(tip).to_have_attribute("data-tip", "lay")
        # It finds its place again when something around it has changed its size.
        visitor.until(partial(covers_nothing, visitor))
        visitor.page.click("[data-tip-close]")
        expect(visitor.page.locator("[data-tip=lay]")).to_have_count(0)
        assert "estoril/lay" in visitor.page.evaluate("localStorage['kordon-tips']")
    # Told once ever; and the switch ends all of them.
    anna.sit_down("estoril", 0, 2)
    anna.page.wait_for_selector(".prompt.asked")
    expect(anna.page.locator("[data-tip=lay]")).to_have_count(0)
    anna.page.evaluate("localStorage.removeItem('kordon-tips')")
    anna.switch("tips")
    anna.sit_down("estoril", 0, 2)
    anna.page.wait_for_selector(".prompt.asked")
    expect(anna.page.locator("[data-tip]")).to_have_count(0)


def test_a_tip_covers_no_place_to_go_and_goes_with_the_next_click(arrive: Arrive) -> None:
    visitor = arrive(tips=True, screen=LAPTOP)
    visitor.sit_down("sniper", 0, 2)
    page = visitor.page
    page.click("[data-set-up]")
    page.wait_for_selector(".board .shape[data-lit]")
    name = visitor.find("[data-tip]:not(.unplaced)").get_attribute("data-tip")
    visitor.until(partial(covers_nothing, visitor, ".board [data-lit]"))
    page.locator(".board .shape[data-lit]").first.dispatch_event("click")
    expect(page.locator(f"[data-tip={name}]")).to_have_count(0)


def test_a_tip_that_was_gone_too_soon_to_be_read_comes_again(arrive: Arrive) -> None:
    visitor, source = arrive(tips=True, fresh=True), Random(1)
    page = visitor.page
    page.add_init_script("let now = 1e12; Date.now = () => now; window.later = () => (now += 5000);")
    visitor.sit_down("estoril", 0, 2)
    tip = page.locator("[data-tip=lay]:not(.unplaced)")
    for kept in (False, True):
        visitor.until(lambda: tip.count() or (visitor.step(source) and False))
        if kept:
            page.evaluate("later()")
        visitor.until(lambda: visitor.step(source) and not page.locator("[data-tip=lay]").count())
        assert ("estoril/lay" in page.evaluate("localStorage['kordon-tips'] ?? ''")) == kept


def test_a_tip_about_an_order_covers_neither_the_question_nor_another_order(arrive: Arrive) -> None:
    for phone in (False, True):
        visitor = arrive(tips=True, phone=phone)
        visitor.sit_down("sniper", 1)
        page = visitor.page
        page.click("[data-set-up]")
        expect(page.locator(".act[data-target='act:pass']")).to_be_visible()
        assert page.locator("[data-course=course-round-squads][aria-current=step]").is_visible() != phone
        page.locator(".board [data-target^='unit:'][data-lit]").first.click(force=True)
        while visitor.find("[data-tip]:not(.unplaced)").get_attribute("data-tip") != "questions":
            page.click("[data-tip-close]")
        visitor.until(partial(covers_nothing, visitor, ".asks, .offers > *, [data-offer]"))


def test_the_question_before_a_move_can_be_ended_where_it_is_asked(arrive: Arrive) -> None:
    page, stage = showing(arrive, LAPTOP, moment_of("estoril", "choices"))
    page.locator(".tray [data-lit]").first.click()
    page.locator(".board [data-lit]").first.click(force=True)
    page.click("[data-ask-no-more]")
    assert [request["kind"] for request in stage.requests()] == ["play"]
    assert page.evaluate("JSON.parse(localStorage['kordon-settings']).confirm") is False
    expect(page.locator(".toast")).to_contain_text("settings")
    # The next move asks no more.
    page.reload()
    page.locator(".tray [data-lit]").first.click()
    page.locator(".board [data-lit]").first.click(force=True)
    page.wait_for_function("() => !document.querySelector('[data-confirm]')")
    expect(page.locator("[data-ask-no-more]")).to_have_count(0)
    assert [request["kind"] for request in stage.requests()] == ["play", "play"]


def test_a_place_that_is_pointed_at_shows_what_it_sees(arrive: Arrive) -> None:
    anna = arrive()
    anna.sit_down("sniper", 1, 2)
    anna.page.wait_for_selector(".prompt.asked")
    anna.page.keyboard.press("l")
    expect(anna.page.locator("[data-sight][aria-pressed=true]")).to_be_visible()
    expect(anna.page.locator(".told")).to_contain_text("yellow is in sight")
    unit = next(piece for piece in anna.scene["pieces"] if piece["id"].startswith("unit:"))
    anna.page.hover(f'.board [data-target="{unit["id"]}"]')
    expect(anna.page.locator(".sight .in-sight").first).to_be_attached()
    expect(anna.page.locator(".sight .in-reach").first).to_be_attached()
    assert anna.page.locator(".sight text").first.inner_html().isdecimal()
    # A click points, and chooses nothing; in the set-up a choice is suggested already.
    chosen = anna.page.locator(".steps li").count()
    anna.page.locator(f'.board [data-target="{unit["id"]}"]').dispatch_event("click")
    expect(anna.page.locator(".steps li")).to_have_count(chosen)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".sight")).to_have_count(0)
