"""A phone as the private screen, the big one as the board, and invitations for one seat."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Request, expect

from kordon.engine.speech import LANGUAGES
from tests.browser.test_play import HAND
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]


def open_table(visitor: Visitor, seats: int = 2) -> None:
    visitor.open("lobby")
    expect(visitor.page.locator("#name")).not_to_have_value("")
    visitor.page.select_option(".new-table select >> nth=0", "estoril")
    visitor.page.select_option(".new-table select >> nth=1", str(seats))
    visitor.page.click(".new-table [type=submit]")
    visitor.page.wait_for_selector(".qr")


def asked_codes(visitor: Visitor) -> list[str]:
    """The texts of the QR codes that the page requests from now on."""
    texts: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/qr"):
            texts.append(json.loads(request.post_data or "")["text"])

    visitor.page.on("request", note)
    return texts


def test_a_phone_joins_the_seat_it_is_invited_to(arrive: Arrive, axe: str) -> None:
    host, phone = arrive(), arrive(phone=True)
    open_table(host, 3)
    codes = asked_codes(host)
    host.page.select_option("[data-invite-seat]", "2")
    expect(host.page.locator("#invitation")).to_have_value(re.compile("seat=2"))
    address = host.page.input_value("#invitation")
    host.until(lambda: codes)
    assert codes == [address]
    phone.page.goto(address)
    expect(phone.page.locator(".invited")).to_contain_text("Blue")
    assert phone.findings(axe) == []
    assert phone.fits()
    phone.page.tap(".seat .button.primary")
    expect(host.page.locator(".seat").nth(2)).to_contain_text("Guest")
    expect(phone.page.locator(".invited")).to_have_count(0)
    # A seat that is taken can't be what the link is for any more.
    expect(host.page.locator("#invitation")).not_to_have_value(address)


def test_a_phone_becomes_the_private_screen_and_the_big_one_the_board(arrive: Arrive, axe: str) -> None:
    big, phone, thief = arrive(), arrive("pl-PL", phone=True), arrive()
    big.start("estoril")
    big.settle()
    codes, addresses = asked_codes(big), []
    for visitor in (big, phone):
        visitor.page.on("request", lambda request: addresses.append(request.url))
    big.page.click("[data-more]")
    big.page.click("[data-second-screen]")
    big.page.wait_for_selector(".second-screen .qr")
    assert big.findings(axe) == []
    (link,) = codes
    code = link.partition("#/pass/")[2].partition("?")[0]
    phone.page.goto(link)
    phone.page.wait_for_selector("[data-take-pass]")
    assert phone.findings(axe) == []
    assert phone.fits()
    cookies = phone.page.context.cookies()
    assert not cookies or cookies != big.page.context.cookies()
    phone.page.tap("[data-take-pass]")
    phone.page.wait_for_selector(HAND)
    own = big.page.locator(HAND).count()
    expect(phone.page.locator(HAND)).to_have_count(own)
    assert code not in phone.page.url
    assert not any(code in address for address in addresses), "no server's log may hold a code"

    big.page.click(".second-screen a")
    big.page.wait_for_selector("[data-more]")
    expect(big.page.locator(HAND)).to_have_count(0)
    expect(big.page.locator("[data-lit]")).to_have_count(0)
    assert big.page.url.endswith("viewer=6")
    assert big.findings(axe) == []
    # A move on the phone shows on the board.
    phone.page.tap(f"{HAND}[data-lit]")
    phone.page.wait_for_selector(".stage [data-lit]", state="attached")
    phone.click(phone.lit(".stage")[0])
    phone.page.tap("[data-confirm]")
    expect(phone.page.locator(HAND)).to_have_count(own - 1)
    expect(big.page.locator(".log-lines li:not(.empty)").first).to_be_visible()
    big.page.click("[data-more]")
    big.page.click("[data-own-view]")
    expect(big.page.locator(HAND)).to_have_count(own - 1)

    thief.page.goto(link)
    thief.page.click("[data-take-pass]")
    expect(thief.page.locator(".toast")).to_contain_text("has been used")
    thief.forgive()


def test_the_dialog_fits_a_phone_and_closes_by_key(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    page = visitor.page
    visitor.start("estoril")
    table = page.url
    for language in LANGUAGES:
        visitor.open()
        visitor.read_in(language)
        page.goto(table)
        page.tap("[data-more]")
        page.tap("[data-second-screen]")
        page.wait_for_selector(".second-screen .qr")
        assert visitor.fits()
        page.keyboard.press("Escape")
        expect(page.locator(".second-screen")).to_have_count(0)
