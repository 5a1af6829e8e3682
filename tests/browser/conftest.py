"""A real server, the built client, and the system's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from kordon.cli.browser import chromium
from kordon.web.build import build
from tests.browser.visitor import PATIENCE, Visitor
from tests.web.served import served

Theme: TypeAlias = Literal["light", "dark"]
Arrive: TypeAlias = Callable[..., Visitor]

PHONE = (390, 844)
LAPTOP = (1366, 768)
DESKTOP = (1440, 900)

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the client as its sources are now."""
    build()
    with served(tmp_path_factory.mktemp("browser")) as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for this folder: while it is open no other test of the process may run an event loop."""
    found = chromium()
    if found is None:
        pytest.fail("no Chromium is installed here, and the browser tests need one: install `chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


def context(browser: Browser, language: str, screen: tuple[int, int], theme: Theme) -> BrowserContext:
    """A browser window of somebody who has never been here; small ones are phones."""
    width, height = screen
    is_phone = min(screen) <= PHONE[0]
    return browser.new_context(
        locale=language,
        viewport={"width": width, "height": height},
        color_scheme=theme,
        has_touch=is_phone,
        is_mobile=is_phone,
        reduced_motion="reduce",
    )


@pytest.fixture
def arrive(browser: Browser, server: str) -> Iterator[Arrive]:
    """Lets visitors arrive, each with a browser window of their own; none may have met an error."""
    contexts: list[BrowserContext] = []
    visitors: list[Visitor] = []

    def come(
        language: str = "en-GB",
        phone: bool = False,
        screen: tuple[int, int] | None = None,
        theme: Theme = "light",
    ) -> Visitor:
        contexts.append(context(browser, language, screen or (PHONE if phone else DESKTOP), theme))
        visitors.append(Visitor(contexts[-1].new_page(), server))
        return visitors[-1]

    yield come
    for visitor in visitors:
        assert visitor.errors == []
        assert visitor.foreign == []
    for one in contexts:
        one.close()


@pytest.fixture(scope="module")
def windows() -> Iterator[dict[tuple[Any, ...], Visitor]]:
    """The windows of a module's tests that only look at staged moments."""
    opened: dict[tuple[Any, ...], Visitor] = {}
    yield opened
    for visitor in opened.values():
        visitor.page.context.close()


@pytest.fixture
def stay(browser: Browser, server: str, windows: dict[tuple[Any, ...], Visitor]) -> Iterator[Arrive]:
    """Like `arrive`, in windows that stay open, one a language, size and theme: they load much sooner."""

    def come(language: str = "en-GB", screen: tuple[int, int] = LAPTOP, theme: Theme = "light") -> Visitor:
        window = (language, screen, theme)
        if window not in windows:
            windows[window] = Visitor(context(browser, language, screen, theme).new_page(), server)
        windows[window].page.mouse.move(0, 0)
        return windows[window]

    yield come
    for visitor in windows.values():
        assert visitor.errors == []
        assert visitor.foreign == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker, from the client's own packages."""
    folder = Path(build()).parent / "client" / "node_modules" / "axe-core"
    return (folder / "axe.min.js").read_text("utf-8")
