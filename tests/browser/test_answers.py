"""What answers a click: off what can be chosen, gone with the next one; and a take-back that is asked for."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import LAPTOP, PHONE, Arrive

# The orders beside the board that an answer lies on.
COVERED = """() => {
  const { left, right, top, bottom } = document.querySelector('.toast').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-offer]')].map((one) => one.getBoundingClientRect());
  const meets = (one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top;
  return boxes.filter(meets).length;
}"""


def test_an_answer_leaves_the_orders_free_and_goes_with_the_next_click(arrive: Arrive) -> None:
    for screen in (LAPTOP, PHONE):
        visitor = arrive(screen=screen)
        visitor.open("learn/sniper/defenders/strike")
        page = visitor.page
        page.locator(".board [data-target='unit:5'][data-lit]").dispatch_event("click")
        order = page.locator(".act[data-target='act:move'][data-lit]")
        expect(order).to_be_visible()
        page.locator(".board [data-target='space:45']").dispatch_event("click")
        answer = page.locator(".toast")
        expect(answer).to_contain_text("First choose what the unit does.")
        assert page.evaluate(COVERED) == 0
        order.click()
        expect(answer).to_have_count(0)


def test_a_take_back_says_why_not_waits_for_the_others_and_can_be_withdrawn(arrive: Arrive) -> None:
    anna, ben = arrive(screen=LAPTOP), arrive(screen=LAPTOP)
    anna.open("lobby")
    table = anna.ask("tables", game="sniper", seats=2)["table"]
    for seat, visitor in enumerate((anna, ben)):
        visitor.ask(f"tables/{table}/sit", seat=seat)
        visitor.open(f"table/{table}")
    anna.ask(f"tables/{table}/start")
    back = ben.page.locator("[data-take-back]")
    expect(back).to_be_disabled()
    back.dispatch_event("click")
    expect(ben.page.locator(".toast")).to_contain_text("no move in this turn that could be taken back")
    ben.put_away()
    anna.page.click("[data-set-up]")
    ben.page.click("[data-confirm]")  # a specialist, whom Anna sees
    expect(back).to_be_enabled()
    ben.hold_time()
    back.click()
    offer = ben.page.locator(".toast .button")
    expect(offer).to_have_text("Ask the others")
    ben.let_pass()
    expect(offer).to_be_visible()  # an offer waits
    offer.click()
    for visitor, said in ((ben, "Waiting for"), (anna, "asks to take back the last move")):
        expect(visitor.page.locator(".asking")).to_contain_text(said)
    ben.page.click("[data-withdraw]")
    for visitor in (ben, anna):
        expect(visitor.page.locator(".asking")).to_have_count(0)
