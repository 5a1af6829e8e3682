"""What was won of a campaign, on a page of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.visitor import Visitor
from tests.web.missions import win
from tests.web.served import Guest, guests

Arrive = Callable[..., Visitor]


def come_back(visitor: Visitor, guest: Guest) -> None:
    """The browser is the guest's."""
    cookie = {"name": "kordon", "value": guest.token, "url": visitor.address}
    visitor.page.context.add_cookies([cookie])  # type: ignore[list-item]


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_sheet_is_one_click_from_the_game_and_can_be_taken_along(
    arrive: Arrive, server: str, axe: str, screen: tuple[int, int]
) -> None:
    with guests() as come:
        ada, bo = come(server), come(server)
        bo.post("/me", name="Bo")
        win(ada, bo, mission="cells")
        win(ada)
        visitor = arrive(screen=screen)
        come_back(visitor, ada)
        page = visitor.page
        visitor.open()
        page.wait_for_selector("[data-quick=wolfenstein]")
        assert page.locator("[data-campaign]").count() == 1  # of the games only one has any
        assert not [path for path in visitor.fetched if "ampaign" in path]
        page.click("[data-campaign=wolfenstein]")
        expect(page.locator(".campaign .chapters > li")).to_have_count(10)
        expect(page.locator("[data-won='2']")).to_be_visible()
        cells = page.locator("[data-chapter=cells]")
        expect(cells.locator(".medal.earned")).to_have_count(3)
        expect(cells.locator(".level")).to_contain_text("Don’t hurt me")
        expect(page.locator("[data-chapter=armoury]")).to_contain_text("not played yet")
        assert visitor.findings(axe) == []
        page.click(".campaign .groups button:has-text('Bo')")
        expect(page.locator("[data-won='1']")).to_be_visible()
        expect(page.locator("[data-chapter=officers-room] .medal")).to_have_count(0)
        with page.expect_download() as saved:
            page.click(".campaign [data-save]")
        sheet = json.loads(Path(saved.value.path()).read_text("utf-8"))
        assert sheet["won"] == ada.get("/campaigns/wolfenstein")["won"]
        for language, missions in (("pl", "Cele"), ("cs", "Cely"), ("en", "The cells")):
            visitor.choose_language(language)
            expect(cells.locator("h2")).to_have_text(missions)
            assert visitor.fits()


def test_the_next_mission_is_one_click_from_the_sheet(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.open("campaign/wolfenstein")
    expect(visitor.page.locator("[data-won='0']")).to_be_visible()
    visitor.page.click(".campaign .chapters .button")
    visitor.page.wait_for_selector(".play .board")
    assert "status-set-up" in json.dumps(visitor.scene["status"])
    visitor.open("campaign/estoril")
    expect(visitor.page.locator(".campaign h1")).to_be_visible()
    visitor.forgive()
