"""Every page is fit for everybody: named, reachable, readable; in light and dark, on screens of all sizes."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from kordon.engine.speech import LANGUAGES
from tests.browser.conftest import DESKTOP, IS_FULL, Theme
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

THEMES: tuple[Theme, ...] = ("light", "dark")


def test_no_page_shuts_anybody_out(arrive: Arrive, axe: str) -> None:
    visitor = arrive()
    page = visitor.page
    found: dict[tuple[str, str], list[str]] = {}

    def look(place: str) -> None:
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            found[place, theme] = visitor.findings(axe)

    visitor.open()
    page.wait_for_selector("[data-quick]")
    look("front")
    visitor.open("lobby")
    page.wait_for_selector(".new-table form")
    look("lobby")
    page.click(".new-table [type=submit]")
    page.wait_for_selector(".qr")
    look("before the start")
    visitor.open("rules/estoril")
    page.wait_for_selector(".book .example .shape")
    look("rules")
    for game in ("estoril", "sniper"):
        visitor.start(game)
        visitor.settle()
        look(game)
        page.keyboard.press("1")
        page.wait_for_selector(".steps li")
        look(f"{game}, choosing")
    for tab in ("chat", "notes", "rules"):
        page.click(f"#tab-{tab}")
        look(tab)
    assert {place: findings for place, findings in found.items() if findings} == {}


def test_pages_fit_a_phone(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    visitor.open()
    for language in LANGUAGES:
        visitor.read_in(language)
        for place, sign in (("", "[data-quick]"), ("lobby", ".new-table form"), ("rules", ".book .shape")):
            visitor.open(place)
            visitor.page.wait_for_selector(sign)
            assert visitor.fits(), place
        visitor.open("lobby")
        visitor.page.click(".new-table [type=submit]")
        visitor.page.wait_for_selector(".qr")
        assert visitor.fits(), "before the start"


def test_the_host_seats_bots_and_changes_their_levels(arrive: Arrive, axe: str) -> None:
    visitor, guest = arrive(phone=True), arrive()
    visitor.open()
    table = visitor.ask("tables", game="wolfenstein", seats=3)["table"]
    visitor.ask(f"tables/{table}/sit", seat=0)
    visitor.open(f"table/{table}")
    guest.open(f"table/{table}")
    seen = guest.page.locator(".seat .who small")
    page = visitor.page
    page.select_option("[data-bot='2']", "sharp")
    expect(page.locator("[data-bot='2'][aria-label='Level of the bot']")).to_have_value("sharp")
    page.get_by_text("Bots on open seats").click()
    expect(page.locator("[data-bot='1']")).to_have_value("master")  # a team-mate
    page.select_option("[data-bot='1']", "steady")
    expect(page.locator("[data-bot='1']")).to_have_value("steady")
    expect(seen.nth(1)).to_have_text("Bot, steady")
    expect(seen.nth(2)).to_have_text("Bot, sharp")
    expect(guest.page.locator("[data-bot]")).to_have_count(0)
    assert visitor.fits()
    assert visitor.findings(axe) == []
    page.locator(".seat >> nth=2").get_by_role("button").click()
    expect(seen.nth(2)).to_have_text("open")
    expect(page.locator("[data-bot='2']")).to_have_value("")
    expect(page.locator("[data-start]")).to_be_disabled()


def test_chat_and_notes_reach_whom_they_should(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    host.open("lobby")
    expect(host.page.locator("#name")).not_to_have_value("")  # what the server says has arrived
    host.page.fill("#name", "Anna")
    host.page.click(".name .button")
    expect(host.page.locator(".toast")).to_contain_text("Anna")
    host.page.click(".new-table [type=submit]")
    address = host.page.input_value("#invitation")
    guest.page.goto(address)
    guest.page.click(".seat .button")
    expect(host.page.locator(".seat").nth(1)).to_contain_text("Guest")
    host.page.click(".before .actions .button:not(.primary)")
    host.page.click("[data-start]")
    guest.page.wait_for_selector(".play .board")
    host.page.click("#tab-chat")
    host.page.fill(".chat input", "<b>Hello</b>")
    host.page.press(".chat input", "Enter")
    guest.page.click("#tab-chat")
    expect(guest.page.locator(".chat-lines")).to_contain_text("Anna <b>Hello</b>")
    host.page.click("#tab-notes")
    host.page.fill("#notes", "It is Linda.")
    host.page.wait_for_selector(".notes [data-saved=true]")
    host.page.reload()
    host.page.click("#tab-notes")
    expect(host.page.locator("#notes")).to_have_value("It is Linda.")


def test_a_table_that_is_not_there(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.open("table/nothing-like-this")
    expect(visitor.page.locator("h1")).to_have_text("There is no such table.")


def test_tables_are_kept_under_a_passphrase_until_their_owner_is_forgotten(arrive: Arrive, axe: str) -> None:
    anna, elsewhere = arrive(), arrive("pl-PL")
    anna.open("lobby")
    anna.page.click(".new-table [type=submit]")
    anna.page.wait_for_selector(".qr")
    for visitor in (anna, elsewhere):
        visitor.open("lobby")
        visitor.page.click(".account summary")
        expect(visitor.page.locator("#name")).not_to_have_value("")
        visitor.page.fill("#name", "Anna Kept")
        visitor.page.fill("#passphrase", "a long passphrase")
    assert anna.findings(axe) == []
    anna.page.click(".account [type=submit]")
    expect(anna.page.locator(".toast")).to_contain_text("Anna Kept")
    elsewhere.page.fill("#passphrase", "a wrong passphrase")
    elsewhere.page.click(".account form [type=button]")
    expect(elsewhere.page.locator(".toast")).to_contain_text("hasło")
    elsewhere.forgive()
    elsewhere.page.fill("#passphrase", "a long passphrase")
    elsewhere.page.click(".account form [type=button]")
    expect(elsewhere.page.locator("[aria-labelledby=mine] li[data-game]")).to_have_count(1)
    elsewhere.page.click("[data-forget]")
    with elsewhere.page.expect_navigation():
        elsewhere.page.click("[data-forget]")
    expect(elsewhere.page.locator("[aria-labelledby=mine] .empty")).to_be_visible()


def test_only_the_texts_of_ones_own_language_are_waited_for(arrive: Arrive) -> None:
    """No page is first shown in English and then in Polish."""
    visitor = arrive("pl-PL")
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    visitor.open()
    visitor.page.wait_for_selector("[data-quick]")
    texts = [url.rpartition("/")[2][:3] for url in fetched if url.endswith(".ftl")]
    assert texts == ["pl-"]


def test_whoever_comes_to_a_used_window_has_never_been_here(arrive: Arrive) -> None:
    """What the tests rely on: nothing of one is left for the next."""
    visitor = arrive()
    page = visitor.page
    visitor.start("estoril")
    page.evaluate("localStorage.left = sessionStorage.left = 'something'")
    page.route("**/games?*", lambda route: route.abort())
    page.emulate_media(color_scheme="dark", reduced_motion="no-preference")
    page.set_viewport_size({"width": 800, "height": 600})
    page.context.new_page()
    visitor.errors.append("an error")
    visitor.renew()
    visitor.become(DESKTOP, "light", "reduce")
    assert page.context.cookies() == []
    assert page.context.pages == [page]
    assert page.evaluate("localStorage.length + sessionStorage.length") == 0
    assert not page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    assert page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    assert page.evaluate("[innerWidth, innerHeight, screen.width, screen.height]") == [*DESKTOP, *DESKTOP]
    assert (visitor.errors, visitor.frames, visitor.scene, visitor.log) == ([], [], {}, [])
    visitor.open()
    page.wait_for_selector("[data-quick]")


def test_the_accessibility_checker_sees_pages_that_are_not_drawn(arrive: Arrive, axe: str) -> None:
    """What the tests rely on: grey on grey is found."""
    visitor = arrive()
    visitor.open()
    visitor.page.wait_for_selector("[data-quick]")
    assert visitor.findings(axe) == []
    button = visitor.page.locator("[data-quick]").first
    button.evaluate("one => Object.assign(one.style, { color: '#888', background: '#999' })")
    assert ["color-contrast" in found for found in visitor.findings(axe)] == [True]
    assert IS_FULL or visitor.page.evaluate("getComputedStyle(document.documentElement).opacity") == "0"
