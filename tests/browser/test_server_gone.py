"""When the server goes away: moves half made, an installed client, a client that was updated meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from kordon.web.build import build
from tests.browser.test_play import play_on
from tests.browser.visitor import Visitor
from tests.web.node import Node

MOST_MOVES = 12  # until the turn has gone round
# Records what would be shown: a browser without a desktop refuses, whatever was granted.
RECORD_NOTICES = """
window.shown = [];
Object.defineProperty(Notification, 'permission', {get: () => 'granted'});
Notification.requestPermission = async () => 'granted';
ServiceWorkerRegistration.prototype.showNotification = async (title, {body}) => shown.push([title, body]);
"""

HAND = ".zone.l-hand .thing button"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="pl-PL", reduced_motion="reduce")
    yield context
    context.close()


def test_nobody_notices_that_the_server_was_killed(context: BrowserContext, tmp_path: Path) -> None:
    build()
    database = str(tmp_path / "tables.sqlite")
    node = Node(database)
    try:
        visitor = Visitor(context.new_page(), node.address)
        visitor.start("estoril")
        visitor.settle()
        visitor.click(visitor.lit(".zone.l-hand")[0])
        expect(visitor.page.locator(".steps li")).to_have_count(1)
        node.kill()
        visitor.page.wait_for_selector(".table-page[data-online=false]")
        node = Node(database, port=node.port)
        visitor.page.wait_for_selector(".table-page[data-online=true]")
        expect(visitor.page.locator(".steps li")).to_have_count(1)
        visitor.click(visitor.lit(".stage")[0])
        visitor.confirm()
        expect(visitor.page.locator(HAND)).to_have_count(5)
    finally:
        node.kill()


def test_an_installed_client_waits_for_the_server(context: BrowserContext, tmp_path: Path) -> None:
    build()
    database = str(tmp_path / "tables.sqlite")
    node = Node(database)
    page = context.new_page()
    try:
        page.goto(node.address)
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        kept = page.evaluate(
            """async () => (await Promise.all((await caches.keys()).map(async name =>
                (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname)))).flat()"""
        )
        own = re.compile(
            r"/assets/[\w.-]+\.(js|css|ftl|woff2)|/(offline\.\w+|icon(-turn)?\.svg|manifest\.webmanifest)"
        )
        assert any(path.endswith(".css") for path in kept)
        assert [path for path in kept if not own.fullmatch(path)] == []
        node.kill()
        page.goto(node.address)
        expect(page.locator("h1:visible")).to_have_text("Serwer nie odpowiada")
        node = Node(database, port=node.port)
        expect(page.locator("[data-quick]").first).to_be_visible()
    finally:
        node.kill()


def test_no_old_client_stays_at_a_new_server(context: BrowserContext, tmp_path: Path) -> None:
    build()
    database = str(tmp_path / "tables.sqlite")
    node = Node(database)
    try:
        visitor = Visitor(context.new_page(), node.address)
        page = visitor.page
        visitor.start("estoril")
        # This page says that it was made by another client than the server's.
        page.evaluate("document.querySelector('head script').setAttribute('src', './assets/index-old.js')")
        node.kill()
        page.wait_for_selector(".table-page[data-online=false]")
        with page.expect_navigation():
            node = Node(database, port=node.port)
        page.wait_for_selector(".table-page[data-online=true]")
        assert "index-old" not in (page.get_attribute("head script[src]", "src") or "")
    finally:
        node.kill()


def test_a_notice_says_whose_turn_it_is_and_no_more(context: BrowserContext, tmp_path: Path) -> None:
    build()
    node = Node(str(tmp_path / "tables.sqlite"))
    try:
        visitor = Visitor(context.new_page(), node.address)
        page = visitor.page
        page.add_init_script(RECORD_NOTICES)
        visitor.open()
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        visitor.start("estoril")
        visitor.switch("notify")
        visitor.settle()
        # Another tab is in front.
        page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
        shown: list[list[str]] = []
        for _ in range(MOST_MOVES):
            play_on(visitor, Random(5), 1)
            visitor.settle()
            page.wait_for_timeout(100)
            shown = page.evaluate("shown")
            if shown:
                break
        table = page.url.rpartition("/")[2]
        assert shown == [["Estoril 1942", f"Stół {table}: twoja kolej."]]
    finally:
        node.kill()
