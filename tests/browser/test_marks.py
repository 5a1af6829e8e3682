"""Marks on the map: the game's own for all to see, and a pencil for oneself; by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.test_keyboard import pass_set_up
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

CUBES, PENCIL = '[data-tool="cube"]', '[data-tool="pencil"]'


def test_cubes_by_mouse_and_keyboard(arrive: Arrive, axe: str) -> None:
    visitor = arrive()
    visitor.sit_down("sniper", 1)
    pass_set_up(visitor, '[data-target="act:pass"]')
    page = visitor.page
    page.click(CUBES)
    expect(page.locator("[data-lit]")).to_have_count(0)
    expect(page.locator(".board [data-markable]:focus")).to_have_count(1)
    assert visitor.findings(axe) == []
    page.keyboard.press("Enter")
    expect(page.locator(".put .l-cube")).to_have_count(1)
    expect(page.locator(".board [aria-pressed=true]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".put .l-cube")).to_have_count(2)
    expect(page.locator(CUBES)).to_have_accessible_name("Tracking cube: 2 of 10")
    visitor.click(visitor.find('.shape[data-target="space:60"]'))
    expect(page.locator(".put .l-cube")).to_have_count(3)
    expect(page.locator('[data-target="space:60"]')).to_have_attribute("aria-pressed", "true")
    visitor.click(visitor.find('.shape[data-target="space:60"]'))
    expect(page.locator(".put .l-cube")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(CUBES)).to_be_focused()
    expect(page.locator("[data-lit]").first).to_be_visible()
    page.reload()
    expect(page.locator(".put .l-cube")).to_have_count(2)


def test_a_pencil_is_ones_own(arrive: Arrive) -> None:
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
    host.page.click(PENCIL)
    host.click(host.find('.shape[data-target="area:0"], .shape[data-target="reward:0"]'))
    expect(host.page.locator(".put .l-pencil")).to_have_count(1)
    host.page.click("[data-marking-done]")
    guest.page.reload()
    guest.page.wait_for_selector(".play .board")
    expect(guest.page.locator(".put path")).to_have_count(0)
    assert not any("pencil" in frame for frame in guest.frames)
