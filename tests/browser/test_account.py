"""The lobby's forms: what is stored for a player, and the errors in their language."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from kordon.web.build import build
from tests.browser.visitor import Visitor
from tests.web.served import served

Arrive = Callable[..., Visitor]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, port: socket.socket) -> Iterator[str]:
    """A server that knows its own address, so that webhooks may be set."""
    build()
    folder = tmp_path_factory.mktemp("account")
    with served(folder, port=port, public_url="http://kordon.example") as address:
        yield address


def open_account(visitor: Visitor) -> None:
    visitor.open("lobby")
    visitor.page.wait_for_selector(".new-table form")
    expect(visitor.page.locator("#name")).not_to_have_value("")  # what the server says has arrived
    visitor.page.click(".account summary")


def test_a_webhook_is_set_and_ended_by_keys_and_shown_to_its_owner_alone(arrive: Arrive, axe: str) -> None:
    anna, ben = arrive(), arrive()
    anna.open("lobby")
    anna.page.wait_for_selector(".new-table form")
    anna.tab_to(".account summary")
    anna.page.keyboard.press("Enter")
    anna.tab_to("#webhook")
    anna.page.keyboard.type("https://example.org/for-anna")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".spoken p:last-child")).to_have_text(
        "From now on links of tables are sent there."
    )
    assert anna.findings(axe) == []
    anna.page.reload()
    ben.open("lobby")
    expect(anna.page.locator("#webhook")).to_have_value("https://example.org/for-anna")
    ben.page.wait_for_selector(".new-table form")
    expect(ben.page.locator("#webhook")).to_have_value("")
    anna.page.click(".account summary")
    anna.page.fill("#webhook", "")
    anna.page.press("#webhook", "Enter")
    expect(anna.page.locator(".spoken p:last-child")).to_have_text("No links are sent any more.")
    anna.page.reload()
    anna.page.wait_for_selector(".new-table form")
    expect(anna.page.locator("#webhook")).to_have_value("")


def test_who_signs_in_finds_their_own_webhook(arrive: Arrive) -> None:
    anna, elsewhere = arrive(), arrive()
    for visitor in (anna, elsewhere):
        open_account(visitor)
    anna.page.fill("#webhook", "https://example.org/of-anna")
    anna.page.press("#webhook", "Enter")
    expect(anna.page.locator(".toast")).to_have_count(1)
    for visitor, button in ((anna, "[type=submit]"), (elsewhere, "[type=button]")):
        visitor.page.fill("#name", "Anna Called")
        visitor.page.fill("#passphrase", "a long passphrase")
        visitor.page.click(f"form:has(#passphrase) {button}")
        expect(visitor.page.locator(".spoken p:last-child")).to_contain_text("Anna Called")
    expect(elsewhere.page.locator("#webhook")).to_have_value("https://example.org/of-anna")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en-GB", "The address must begin with https://"),
        ("pl-PL", "Adres musi zaczynać się od https://"),
        ("cs-CZ", "Adresa musí začínat na https://"),
    ],
)
def test_an_address_that_will_not_do_is_told_in_one_sentence(
    arrive: Arrive, axe: str, language: str, sentence: str
) -> None:
    visitor = arrive(language, phone=True)
    open_account(visitor)
    field = visitor.page.locator("#webhook")
    field.fill("http://example.org/hook")
    field.press("Enter")
    expect(visitor.page.locator(".toast p")).to_contain_text(sentence)
    expect(visitor.page.locator(".spoken p:last-child")).to_have_text(sentence)
    expect(field).to_have_attribute("aria-invalid", "true")
    assert visitor.fits()
    assert language != "en-GB" or visitor.findings(axe) == []  # judges nothing that a language changes
    visitor.forgive()
    field.fill("https://example.org/hook")
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "false")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en-GB", "You need the invitation link to this table."),
        ("pl-PL", "Do tego stołu potrzebny jest link z zaproszeniem."),
        ("cs-CZ", "K tomuto stolu potřebujete odkaz s pozvánkou."),
    ],
)
def test_a_private_table_says_why_it_does_not_open(arrive: Arrive, language: str, sentence: str) -> None:
    host, visitor = arrive(), arrive(language)
    host.open()
    host.page.wait_for_selector("[data-quick]")
    table = host.ask("tables", game="estoril", seats=2, public=False)["table"]
    visitor.open(f"table/{table}")
    expect(visitor.page.locator("h1")).to_have_text(sentence)


def test_a_name_that_is_taken_is_told_in_polish(arrive: Arrive) -> None:
    for visitor, answer in ((arrive(), "Anna Taken"), (arrive("pl-PL"), "Pod tym imieniem")):
        open_account(visitor)
        visitor.page.fill("#name", "Anna Taken")
        visitor.page.fill("#passphrase", "a long passphrase")
        visitor.page.click("form:has(#passphrase) [type=submit]")
        expect(visitor.page.locator(".toast p")).to_contain_text(answer)
    visitor.forgive()


def test_options_that_do_not_go_together_are_told_by_their_rule(arrive: Arrive) -> None:
    visitor = arrive("cs-CZ")
    visitor.open("lobby")
    form = visitor.page.locator(".new-table form")
    players, ticks = form.locator("select").nth(1), form.locator(".tick input")
    form.locator("select").first.select_option("sniper")
    expect(players).to_have_value("3")
    form.locator("select").first.select_option("estoril")
    players.select_option("2")
    ticks.first.check()
    form.locator("[type=submit]").click()
    expect(visitor.page.locator(".toast p")).to_contain_text("Tajné mise (tři nebo čtyři hráči)")
    visitor.forgive()
    players.select_option("4")
    form.locator("[type=submit]").click()
    expect(visitor.page.locator(".options")).to_contain_text("Tajné mise")


def test_a_guest_is_named_in_the_language_that_was_chosen(arrive: Arrive) -> None:
    visitor = arrive("cs-CZ")
    visitor.open("lobby")
    expect(visitor.page.locator("#name")).to_have_value(re.compile(r"Návštěva \d{4}"))
    visitor.choose_language("pl")
    visitor.page.reload()
    expect(visitor.page.locator("#name")).to_have_value(re.compile(r"Gość \d{4}"))
