"""A real server, the built client, and a real browser."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

from kordon.cli.serve import listen
from kordon.web.build import build, install_tools
from kordon_dev.browser import opened
from tests.browser.visitor import PATIENCE, Visitor
from tests.web.served import served

Theme: TypeAlias = Literal["light", "dark"]
# The fonts of a page: ours; those of a machine that has DejaVu alone and could not load ours; ours, larger.
Letters: TypeAlias = Literal["ours", "dejavu", "larger"]
Arrive: TypeAlias = Callable[..., Visitor]
Kind: TypeAlias = tuple[str, bool, bool, str, bool]


class Window(NamedTuple):
    """What a browser window is like."""

    language: str
    screen: tuple[int, int]
    theme: Theme = "light"
    tips: bool = False
    moves: bool = False  # whether things may move there
    script: str = ""  # that runs before ours
    is_drawn: bool = True

    @property
    def motion(self) -> Literal["no-preference", "reduce"]:
        return "no-preference" if self.moves else "reduce"

    @property
    def is_phone(self) -> bool:
        return min(self.screen) <= PHONE[0]

    @property
    def kind(self) -> Kind:
        """What can't be changed once it is open."""
        return self.language, self.is_phone, self.tips, self.script, self.is_drawn


LOCALES = {"en": "en-GB", "pl": "pl-PL", "cs": "cs-CZ"}  # a window has one of them; a new one is dear
PHONE = (390, 844)
LAPTOP = (1366, 768)
DESKTOP = (1440, 900)

# Pages live for seconds here: optimising their script and GC on several threads take longer than they save.
# With --full it runs as everywhere else, and how smooth things are is measured.
IS_FULL = bool(os.environ.get("KORDON_FULL"))
SWITCHES = [] if IS_FULL else ["--js-flags=--no-opt --single-threaded-gc"]
MOST_IDLE = 12  # windows that wait for their next visitor: each is a process

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def port() -> Iterator[socket.socket]:
    """One port for the servers of all modules: windows that stay open have our files already."""
    with listen("127.0.0.1", 0) as held:
        yield held


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, port: socket.socket) -> Iterator[str]:
    """The address of a server with the client as its sources are now."""
    build()
    with served(tmp_path_factory.mktemp("browser"), port=port) as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for this folder: while it is open no other test of the process may run an event loop."""
    with opened(*SWITCHES) as browser:
        yield browser


# Tests measure where things are; drawing their pixels, too, would take a quarter of the time. Fresh windows
# are drawn, prints too, and all with --full; `Visitor.findings` draws pages.
UNDRAWN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen { html { opacity: 0 } }');
  document.adoptedStyleSheets = [sheet];
}"""

# Somebody who wants no tips, and has never been here otherwise.
NO_TIPS = """try {
  localStorage.getItem('kordon-settings') ?? localStorage.setItem('kordon-settings', '{"tips":false}');
} catch {}"""


def context(browser: Browser, window: Window) -> BrowserContext:
    """A browser window of somebody who has never been here; small ones are phones."""
    width, height = window.screen
    opened = browser.new_context(
        locale=window.language,
        viewport={"width": width, "height": height},
        color_scheme=window.theme,
        has_touch=window.is_phone,
        is_mobile=window.is_phone,
        reduced_motion=window.motion,
        service_workers="block",  # test_server_gone lets them work
    )
    if not window.is_drawn:
        opened.add_init_script(UNDRAWN)
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


class Left(NamedTuple):
    """A window that a test has left, emptied."""

    visitor: Visitor
    kind: Kind
    module: Path


class Idle:
    """The windows that wait for their next visitor: they load in half the time."""

    def __init__(self) -> None:
        self._left: list[Left] = []

    def take(self, window: Window, server: str, module: Path, staged: bool = False) -> Visitor | None:
        """A window of this kind that knows this server, if there is one.

        One whose sockets were served in the server's place is taken only in the same module, or for a stage.
        """
        for left in reversed(self._left):
            visitor = left.visitor
            is_plain = not visitor.stands_in or staged or left.module == module
            if left.kind == window.kind and visitor.address == server and is_plain:
                self._left.remove(left)
                visitor.become(window.screen, window.theme, window.motion)
                return visitor
        return None

    def leave(self, visitor: Visitor, window: Window, module: Path) -> None:
        visitor.renew()
        self._left.append(Left(visitor, window.kind, module))
        if len(self._left) > MOST_IDLE:
            self._left.pop(0).visitor.page.context.close()

    def close(self) -> None:
        for left in self._left:
            left.visitor.page.context.close()


@pytest.fixture(scope="package")
def idle(browser: Browser) -> Iterator[Idle]:
    """The windows that earlier tests have left."""
    left = Idle()
    yield left
    left.close()


@pytest.fixture
def arrive(browser: Browser, server: str, idle: Idle, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Lets visitors arrive, each with a window that has never seen us; none may have met an error.

    Windows are used again, emptied. What can't be undone needs a fresh one: sessions with the page's
    debugger, its clock, its scripts, sockets that are routed, another server.
    """
    here: list[tuple[Visitor, Window, bool]] = []

    def come(
        language: str = "en-GB",
        phone: bool = False,
        screen: tuple[int, int] | None = None,
        fresh: bool = False,
        **more: Any,
    ) -> Visitor:
        is_drawn = IS_FULL or fresh
        screen = screen or (PHONE if phone else DESKTOP)
        window = Window(LOCALES[language[:2]], screen, is_drawn=is_drawn, **more)
        visitor = None if fresh else idle.take(window, server, request.path)
        if visitor is None:
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
            idle.leave(visitor, window, request.path)


Kept: TypeAlias = dict[tuple[Kind, Letters], tuple[Visitor, Window]]


@pytest.fixture(scope="module")
def windows(idle: Idle, request: pytest.FixtureRequest) -> Iterator[Kept]:
    """The windows of a module's tests that only look at staged moments."""
    opened: Kept = {}
    yield opened
    for (_, letters), (visitor, window) in opened.items():
        if letters == "ours":
            idle.leave(visitor, window, request.path)
        else:
            visitor.page.context.close()


@pytest.fixture
def stay(
    browser: Browser, server: str, idle: Idle, windows: Kept, request: pytest.FixtureRequest
) -> Iterator[Arrive]:
    """Like `arrive`, in windows that stay open, one of each kind: they load much sooner.

    What is staged there is redrawn, in the size and theme that the test asks for.
    """

    def come(
        language: str = "en-GB",
        screen: tuple[int, int] = LAPTOP,
        theme: Theme = "light",
        letters: Letters = "ours",
    ) -> Visitor:
        window = Window(LOCALES[language[:2]], screen, theme, is_drawn=IS_FULL)
        visitor, last = windows.get((window.kind, letters), (None, window))
        if visitor is None and letters == "ours":
            visitor = idle.take(window, server, request.path, staged=True)
        if visitor is None:
            opened = context(browser, window)
            set_in(opened, letters)
            visitor = Visitor(opened.new_page(), server)
        windows[window.kind, letters] = visitor, window
        if window != last:
            visitor.become(window.screen, window.theme, window.motion)
        visitor.page.mouse.move(0, 0)
        return visitor

    yield come
    for visitor, _ in windows.values():
        assert visitor.errors == []
        assert visitor.foreign == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker, from the client's own packages."""
    return (install_tools() / "axe-core" / "axe.min.js").read_text("utf-8")
