"""A real server, the built client, and a real browser."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Literal, NamedTuple, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

from kordon.web.build import build, install_tools
from kordon_dev.browser import opened
from tests.browser.visitor import PATIENCE, Visitor
from tests.web.served import served

Theme: TypeAlias = Literal["light", "dark"]
# The fonts of a page: ours; those of a machine that has DejaVu alone and could not load ours; ours, larger.
Letters: TypeAlias = Literal["ours", "dejavu", "larger"]
Arrive: TypeAlias = Callable[..., Visitor]


class Window(NamedTuple):
    """What a browser window is like."""

    language: str
    screen: tuple[int, int]
    theme: Theme = "light"
    tips: bool = False
    moves: bool = False  # whether things may move there
    script: str = ""  # that runs before ours

    @property
    def motion(self) -> Literal["no-preference", "reduce"]:
        return "no-preference" if self.moves else "reduce"


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
    with opened() as browser:
        yield browser


# Somebody who wants no tips, and has never been here otherwise.
NO_TIPS = """try {
  localStorage.getItem('kordon-settings') ?? localStorage.setItem('kordon-settings', '{"tips":false}');
} catch {}"""


def context(browser: Browser, window: Window) -> BrowserContext:
    """A browser window of somebody who has never been here; small ones are phones."""
    width, height = window.screen
    is_phone = min(window.screen) <= PHONE[0]
    opened = browser.new_context(
        locale=window.language,
        viewport={"width": width, "height": height},
        color_scheme=window.theme,
        has_touch=is_phone,
        is_mobile=is_phone,
        reduced_motion=window.motion,
        service_workers="block",  # test_server_gone lets them work
    )
    if not window.tips:
        opened.add_init_script(NO_TIPS)
    if window.script:
        opened.add_init_script(window.script)
    return opened


FACE = re.compile(r"@font-face\{[^}]*\}")


def set_in(context: BrowserContext, letters: Letters) -> None:
    """Let pages of this window be set in other letters than ours."""

    def other(face: re.Match[str]) -> str:
        if letters == "larger":
            return face[0].replace("{", "{size-adjust:115%;", 1) if "url(" in face[0] else ""
        return face[0] if "DejaVu" in face[0] else ""

    def serve(route: Route) -> None:
        response = route.fetch()
        changed = FACE.sub(other, response.text())
        assert changed != response.text()
        route.fulfill(response=response, body=changed)

    if letters != "ours":
        context.route("**/assets/style-*.css", serve)


@pytest.fixture(scope="module")
def idle() -> Iterator[defaultdict[Window, list[Visitor]]]:
    """The windows that earlier tests of a module have left."""
    left: defaultdict[Window, list[Visitor]] = defaultdict(list)
    yield left
    for visitor in chain.from_iterable(left.values()):
        visitor.page.context.close()


@pytest.fixture
def arrive(browser: Browser, server: str, idle: defaultdict[Window, list[Visitor]]) -> Iterator[Arrive]:
    """Lets visitors arrive, each with a window that has never seen us; none may have met an error.

    Windows are used again, emptied: they load in half the time. What can't be undone needs a fresh one:
    sessions with the page's debugger, its clock, sockets that are routed, another server.
    """
    here: list[tuple[Visitor, Window, bool]] = []

    def come(
        language: str = "en-GB",
        phone: bool = False,
        screen: tuple[int, int] | None = None,
        fresh: bool = False,
        **more: Any,
    ) -> Visitor:
        window = Window(language, screen or (PHONE if phone else DESKTOP), **more)
        if idle[window] and not fresh:
            visitor = idle[window].pop()
        else:
            visitor = Visitor(context(browser, window).new_page(), server)
        here.append((visitor, window, fresh))
        return visitor

    yield come
    for visitor, _, _ in here:
        assert visitor.errors == []
        assert visitor.foreign == []
    for visitor, window, fresh in here:
        if fresh:
            visitor.page.context.close()
        else:
            visitor.renew(window.theme, window.motion)
            idle[window].append(visitor)


@pytest.fixture(scope="module")
def windows() -> Iterator[dict[tuple[Any, ...], Visitor]]:
    """The windows of a module's tests that only look at staged moments."""
    opened: dict[tuple[Any, ...], Visitor] = {}
    yield opened
    for visitor in opened.values():
        visitor.page.context.close()


@pytest.fixture
def stay(browser: Browser, server: str, windows: dict[tuple[Any, ...], Visitor]) -> Iterator[Arrive]:
    """Like `arrive`, in windows that stay open, one of each kind: they load much sooner."""

    def come(
        language: str = "en-GB",
        screen: tuple[int, int] = LAPTOP,
        theme: Theme = "light",
        letters: Letters = "ours",
    ) -> Visitor:
        window = (language, screen, theme, letters)
        if window not in windows:
            opened = context(browser, Window(language, screen, theme))
            set_in(opened, letters)
            windows[window] = Visitor(opened.new_page(), server)
        windows[window].page.mouse.move(0, 0)
        return windows[window]

    yield come
    for visitor in windows.values():
        assert visitor.errors == []
        assert visitor.foreign == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker, from the client's own packages."""
    return (install_tools() / "axe-core" / "axe.min.js").read_text("utf-8")
