"""What the host of a house sees at 127.0.0.1: links and codes that a friend's phone can open."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from ipaddress import ip_address

import pytest
from playwright.sync_api import expect

from kordon.web.build import build
from kordon.web.machine import Machine
from tests.browser.test_second_screen import asked_codes, open_table
from tests.browser.visitor import Visitor
from tests.web.served import served

Arrive = Callable[..., Visitor]

WIFI = "192.168.1.5"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, port: socket.socket) -> Iterator[str]:
    """A server that is open to a house, as the host opens it."""
    build()
    machine = Machine(lambda: [ip_address(WIFI)], lambda: "pi")
    folder = tmp_path_factory.mktemp("house")
    with served(folder, machine=machine, port=port, address="0.0.0.0") as address:
        yield address


def at_wifi(server: str) -> str:
    return f"http://{WIFI}:{server.rpartition(':')[2]}/"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_front_page_shows_the_host_what_phones_open(
    arrive: Arrive, server: str, axe: str, phone: bool
) -> None:
    host = arrive(phone=phone)
    host.open()
    for language, title in {"pl": "telefonie", "cs": "v telefonu", "en": "your phone"}.items():
        host.choose_language(language)
        codes = asked_codes(host)
        host.page.reload()
        box = host.page.locator(".on-phone")
        expect(box.locator("h2")).to_contain_text(title)
        expect(box.locator("a")).to_have_text(at_wifi(server))
        expect(box).to_contain_text("Ctrl-C")
        expect(box.locator(".qr")).to_be_visible()
        assert codes == [at_wifi(server)]
        assert host.fits()
    assert host.findings(axe) == []  # judges nothing that a language changes


def test_invitations_and_codes_made_at_127_0_0_1_name_the_address_in_the_house(
    arrive: Arrive, server: str
) -> None:
    host = arrive()
    codes = asked_codes(host)
    open_table(host)
    invitation = host.page.input_value("#invitation")
    assert invitation.startswith(f"{at_wifi(server)}#/table/")
    assert codes == [invitation]
    expect(host.page.locator(".invitation")).to_contain_text("Ctrl-C")
    # The same link, at the address that this test can reach.
    friend = arrive(phone=True)
    friend.page.goto(invitation.replace(at_wifi(server), f"{server}/"))
    expect(friend.page.locator(".seat .button").first).to_be_visible()


def test_the_code_for_a_second_screen_names_the_address_in_the_house(arrive: Arrive, server: str) -> None:
    host = arrive()
    host.start("estoril")
    codes = asked_codes(host)
    host.settle()
    host.page.click("[data-more]")
    host.page.click("[data-second-screen]")
    host.page.wait_for_selector(".second-screen .qr")
    assert len(codes) == 1
    assert codes[0].startswith(f"{at_wifi(server)}#/pass/")
