"""Order at the table: leaving, giving up, reporting, talking to one's team, and the host's page."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kordon.web.build import build
from tests.browser.geometry import clipped
from tests.browser.visitor import Visitor
from tests.web.served import ADMIN, Guest, served

Arrive = Callable[..., Visitor]

SECRET = "hobbyhorse"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("order")


@pytest.fixture(scope="module")
def server(folder: Path, port: socket.socket) -> Iterator[str]:
    """A server with a host."""
    build()
    with served(folder, port=port, admin_token=ADMIN) as address:
        yield address


def more(page: Page) -> None:
    page.click("[data-more]")


def together(visitors: list[Visitor], game: str, names: list[str]) -> str:
    """A running game of these people."""
    for visitor, name in zip(visitors, names, strict=True):
        visitor.open()
        visitor.page.wait_for_selector("[data-quick]")
        visitor.ask("me", name=name)
    host = visitors[0]
    table: str = host.ask("tables", game=game, seats=len(visitors))["table"]
    for seat, visitor in enumerate(visitors):
        visitor.ask(f"tables/{table}/sit", seat=seat)
    host.ask(f"tables/{table}/start")
    for visitor in visitors:
        visitor.open(f"table/{table}")
        visitor.page.wait_for_selector(".play .board")
    return table


@pytest.mark.parametrize(("language", "phone"), [("en-GB", False), ("pl-PL", True)])
def test_a_game_against_bots_is_given_up_after_a_question(
    arrive: Arrive, axe: str, language: str, phone: bool
) -> None:
    visitor = arrive(language, phone)
    visitor.sit_down("estoril", 0)
    page = visitor.page
    more(page)
    assert page.locator("[data-report]").count() == 0, "there is nobody else"
    page.locator("[data-give-up]").click()
    expect(page.locator("dialog")).to_be_visible()
    assert visitor.findings(axe) == []
    assert visitor.fits()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    if page.locator("[data-give-up]").is_hidden():
        more(page)
    page.locator("[data-give-up]").click()
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Enter")  # the first button has the focus
    page.wait_for_selector("[data-replay]")


def test_who_leaves_may_come_back_and_nobody_gives_up_for_others(arrive: Arrive) -> None:
    anna, ben = arrive(), arrive(phone=True)
    together([anna, ben], "estoril", ["Anna", "Ben"])
    more(anna.page)
    anna.page.locator("[data-give-up]").click()
    anna.page.locator("[data-sure]").click()
    expect(anna.page.locator(".toast")).to_contain_text("Others still want to play here.")
    anna.forgive()
    more(ben.page)
    ben.page.locator("[data-leave]").tap()
    ben.page.locator("[data-sure]").tap()
    # The leaver can't play on; the others see it at once, and can let a bot play.
    expect(ben.page.locator("[data-left] h1")).to_have_text("You have left the table")
    assert ben.page.locator(".board, [data-lit]").count() == 0
    left = anna.page.locator(".panel", has_text="has left")
    expect(left).to_have_count(1)
    expect(left.get_by_role("button", name="Let a bot play")).to_be_visible()
    assert clipped(anna.page, ".panel strong, .panel .button") == []
    expect(anna.page.locator(".log-lines li", has_text="Ben has left the table.")).to_have_count(1)
    anna.page.click("#tab-chat")
    expect(anna.page.locator(".chat-lines")).to_contain_text("has left the table")
    ben.page.locator("[data-come-back]").tap()
    ben.page.wait_for_selector("[data-leave]", state="attached")
    expect(left).to_have_count(0)


def test_a_team_talks_among_itself(arrive: Arrive, axe: str) -> None:
    sniper, ben, cyd, eve = (arrive() for _ in range(4))
    table = together([sniper, ben, cyd], "sniper", ["Anna", "Ben", "Cyd"])
    eve.open(f"table/{table}")
    eve.page.wait_for_selector(".play .board")
    for visitor in (sniper, ben, cyd, eve):
        visitor.page.click("#tab-chat")
        visitor.page.wait_for_selector(".chat form")
    assert sniper.page.locator("[data-to-team]").count() == 0
    ben.page.locator("[data-to-team]").focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page.locator("[data-to-team]")).to_have_attribute("aria-pressed", "true")
    ben.page.fill(".chat input", SECRET)
    ben.page.press(".chat input", "Enter")
    for visitor in (ben, cyd):
        expect(visitor.page.locator(".chat-lines")).to_contain_text(f"Ben Team {SECRET}")
    assert ben.findings(axe) == []
    ben.page.locator("[data-to-team]").click()
    ben.page.fill(".chat input", "good luck")
    ben.page.press(".chat input", "Enter")
    for visitor in (sniper, eve):
        expect(visitor.page.locator(".chat-lines")).to_contain_text("good luck")
        assert SECRET not in visitor.page.content()
        assert not any(SECRET in frame for frame in visitor.frames)


def test_the_host_sees_a_report_and_bans_on_a_phone(arrive: Arrive, axe: str) -> None:
    anna, ben, host = arrive(), arrive(), arrive(phone=True)
    table = together([anna, ben], "estoril", ["Anna", "Ben"])
    more(anna.page)
    anna.page.locator("[data-report]").click()
    anna.page.locator("dialog textarea").fill("he is rude")
    assert anna.findings(axe) == []
    anna.page.locator("[data-sure]").click()
    expect(anna.page.locator(".toast")).to_have_count(1)

    page = host.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    host.open("admin")
    page.fill("#token", "no such token")
    page.keyboard.press("Enter")
    page.wait_for_selector(".toast")
    host.forgive()
    host.put_away()
    assert page.locator("#reports").count() == 0
    page.fill("#token", ADMIN)
    page.keyboard.press("Enter")
    report = page.locator("section li", has_text="he is rude")
    expect(report).to_contain_text("Ben")
    assert host.findings(axe) == []
    for code, title in (
        ("pl", "Moderacja"),
        ("cs", "Moderování"),
        ("en", "Moderation"),
    ):
        host.choose_language(code)
        expect(page.locator("h1")).to_have_text(title)
        assert host.fits()
        assert "admin-" not in page.inner_text("main")
    report.locator("[data-ban]").tap()
    page.locator("[data-sure]").tap()
    page.wait_for_selector("[data-lift]")
    expect(ben.page.locator("main.alone h1")).to_be_visible()
    report.locator("[data-settle]").tap()
    expect(page.locator("section li", has_text="he is rude")).to_have_count(0)
    page.locator(f"[data-table='{table}'] [data-close]").tap()
    page.locator("[data-sure]").tap()
    anna.page.wait_for_selector("[data-replay]")
    page.locator("[data-lift]").tap()
    expect(page.locator("[data-lift]")).to_have_count(0)
    page.fill("#address", "127.0.0.1")
    page.keyboard.press("Enter")
    host.forgive()
    kept = page.evaluate(
        "JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, location.href])"
    )
    assert ADMIN not in kept
    assert not any(ADMIN in url or ADMIN.split()[-1] in url for url in asked)
    ben.errors.clear()
    page.reload()
    expect(page.locator("#token")).to_have_value("")


def test_the_hosts_page_can_be_framed_by_nobody(server: str, arrive: Arrive) -> None:
    visitor = arrive()
    answer = visitor.page.request.get(f"{server}/")
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


def test_a_game_that_the_rules_can_t_carry_on_says_so_and_is_closed(
    arrive: Arrive, tmp_path: Path, axe: str
) -> None:
    with served(tmp_path) as address:
        guest = Guest(address)
        table = guest.table()
        guest.post(f"/tables/{table}/bot", seat=1)
        guest.post(f"/tables/{table}/start")
        guest.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file, file:
        (last,) = file.execute("SELECT max(sequence) FROM entries").fetchone()
        illegal = b'["Played",1,0,["never"],"person",0]'
        file.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, last + 1, illegal))
    visitor = arrive("cs-CZ", phone=True, fresh=True)
    page = visitor.page
    with served(tmp_path) as address:
        page.context.add_cookies([{"name": "kordon", "value": guest.token, "url": address}])
        visitor.address = address
        visitor.open(f"table/{table}")
        page.wait_for_selector(".play .board")
        expect(page.locator(".stopped p")).to_contain_text("nemůže tato hra pokračovat")
        assert page.locator(".play [data-lit]").count() == 0
        assert visitor.findings(axe) == []
        assert visitor.fits()
        page.locator(".stopped [data-close]").tap()
        page.locator("[data-sure]").tap()
        page.wait_for_selector("main.alone [data-export]")
        expect(page.locator("main.alone h1")).to_have_text("Estoril 1942")
        expect(page.locator("main.alone p")).to_contain_text("podle pravidel, která tu už nejsou")
        log = page.request.get(f"{address}/tables/{table}/export").text()
        assert '["never"]' in log
        visitor.open("lobby")
        page.wait_for_selector(f'.tables a[href="#/table/{table}"]')
        page.goto("about:blank")
        visitor.address = ""
