"""While the line is down nothing that was typed or chosen is lost, and the page says what is not done yet."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.staged import Moment, Stage, moment_of, moments
from tests.browser.visitor import Visitor

SIZES = [LAPTOP, (1280, 720), PHONE]


@pytest.fixture
def arrive(stay: Arrive) -> Arrive:
    return stay


class Interrupted(Stage):
    """A stage whose line can go down: then it connects no more, and what is asked has no reply."""

    is_down = False
    is_deaf = False

    def _serve(self, line: WebSocketRoute) -> None:
        if self.is_down:
            line.close(code=1012)
            return
        super()._serve(line)

    def hear(self, line: WebSocketRoute, said: str | bytes) -> None:
        if self.is_deaf:
            self.asked.append(json.loads(said))
        else:
            super().hear(line, said)

    def go_down(self) -> None:
        self.is_down = True
        self.lines[-1].close(code=1012)
        self.visitor.page.wait_for_selector(".table-page[data-online=false]")

    def come_back(self) -> None:
        self.is_down = self.is_deaf = False
        self.visitor.page.evaluate("dispatchEvent(new Event('online'))")
        self.visitor.page.wait_for_selector(".table-page[data-online=true]")


def open_tab(page: Page, tab: str) -> None:
    if not page.locator(f"#tab-{tab}").is_visible():
        page.click("[data-fold]")
    page.click(f"#tab-{tab}")


@pytest.mark.parametrize("screen", SIZES, ids=lambda screen: "x".join(map(str, screen)))
def test_notes_and_words_outlast_the_line(arrive: Arrive, screen: tuple[int, int]) -> None:
    visitor = arrive(screen=screen)
    page = visitor.page
    stage = Interrupted(visitor, moment_of("estoril", "choices"))
    open_tab(page, "notes")
    stage.go_down()
    page.fill("#notes", "It is Linda.")
    page.locator("#notes").blur()
    expect(page.locator("[data-saved]")).to_have_attribute("data-saved", "false")
    expect(page.locator("[data-saved]")).to_contain_text("Connection lost")
    # Another tab and back: they are still there.
    open_tab(page, "chat")
    page.fill(".chat input", "Hello?")
    page.click(".chat form [type=submit]")
    expect(page.locator(".chat input")).to_have_value("Hello?")
    expect(page.locator(".toast")).to_contain_text("Connection lost")
    open_tab(page, "notes")
    expect(page.locator("#notes")).to_have_value("It is Linda.")
    stage.come_back()
    # The snapshot has no notes; it does not overwrite those that were typed, and they are sent.
    expect(page.locator("[data-saved]")).to_have_attribute("data-saved", "true")
    expect(page.locator("#notes")).to_have_value("It is Linda.")
    assert [one["text"] for one in stage.asked if one["kind"] == "note"] == ["It is Linda."]
    assert [one for one in stage.asked if one["kind"] == "say"] == []
    put_away(visitor)


def test_a_walk_that_has_no_answer_ends_with_the_line(arrive: Arrive) -> None:
    """What comes after it is told as news, not as part of the walk."""
    visitor = arrive(screen=LAPTOP)
    page = visitor.page
    course = walk()
    stage = Interrupted(visitor, course[0])
    stage.is_deaf = True
    page.locator(f'.shape[data-target="{course[0].scene.far[0].targets[0]}"]').dispatch_event("click")
    if page.locator("[data-confirm]").count():
        page.click("[data-confirm]")
    assert stage.requests()[-1]["kind"] == "play"
    stage.go_down()
    stage.come_back()
    assert page.locator(".play [data-lit]").count() > 0, "what can be chosen is offered again"
    for moment in course[1:3]:
        stage.show(moment, moment.log[-1:])
    expect(page.locator("[data-recap] small")).to_have_text("2")
    put_away(visitor)


def walk() -> list[Moment]:
    """A moment with far targets, and the next ones of the same game."""
    found: list[Moment] = []
    for moment in moments("wolfenstein", 1):
        if found or moment.scene.far:
            found.append(moment)
        if len(found) > 3:
            break
    return found


def put_away(visitor: Visitor) -> None:
    """The window stays open for the next test."""
    visitor.put_away()
    visitor.errors.clear()
