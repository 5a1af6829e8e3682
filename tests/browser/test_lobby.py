"""The lobby's list of tables to join: in pages, and of one game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.web.served import Guest

Arrive = Callable[..., Visitor]


def test_tables_to_join_come_in_pages_and_of_one_game(arrive: Arrive, server: str) -> None:
    for game, count in (("sniper", 9), ("estoril", 8), ("estoril", 8)):
        host = Guest(server)
        for _ in range(count):
            host.table(game=game)
        host.close()
    anna = arrive()
    anna.open("lobby")
    section = anna.page.locator("section[aria-labelledby=open]")
    tables = section.locator(".tables li")
    expect(tables).to_have_count(20)
    section.get_by_role("button", name="Show more").click()
    expect(tables).to_have_count(25)
    expect(section.get_by_role("button", name="Show more")).to_have_count(0)
    section.get_by_role("combobox").select_option("sniper")
    expect(tables).to_have_count(9)
    assert {one.get_attribute("data-game") for one in tables.all()} == {"sniper"}


def test_other_devices_are_signed_out(arrive: Arrive, server: str) -> None:
    anna = arrive()
    anna.open("lobby")
    anna.page.wait_for_selector(".new-table form")
    phone = Guest(server)
    phone.http.cookies.set("kordon", anna.page.context.cookies()[0]["value"])
    before = phone.get("/me")["name"]
    anna.page.click(".account summary")
    anna.page.get_by_role("button", name="Sign out all other devices").click()
    expect(anna.page.locator(".spoken p:last-child")).to_have_text("All other devices are signed out.")
    assert phone.get("/me")["name"] != before
    expect(anna.page.locator("#name")).to_have_value(before)
    phone.close()
