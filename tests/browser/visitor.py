"""Somebody at a browser: what they see, click and type."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Literal
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import ConsoleMessage, ElementHandle, Page, WebSocket, WebSocketRoute

from kordon.engine import delta

PATIENCE = 30_000  # milliseconds: a busy machine is slow, and only a failing test waits this long
SHORTEST_PAUSE, LONGEST_PAUSE = 5, 40  # milliseconds between two looks
LONG = 1000  # milliseconds: a shorter timer is over before anybody looks
LIT = ".play [data-lit]"
CHOOSABLE = f"[data-confirm], {LIT}, .sheet-view"
NOT_OVER = "body:not(:has(.sheet-view))"

# Long timers go off when the test says so: until then what they end can be looked at, however slowly.
HELD = """(long) => {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map();
  let last = 0; // their ids: none is a real one's
  window.setTimeout = (run, time, ...more) => {
    if (!(time >= long)) return start(run, time, ...more);
    held.set((last -= 1), run);
    return last;
  };
  window.clearTimeout = (id) => held.delete(id) || stop(id);
  window.letPass = () => {
    const due = [...held.values()];
    held.clear();
    due.forEach((run) => run());
  };
}"""

# What the accessibility checker finds; nothing that is serious needs other files, which it would load again.
# It judges what can be seen, so the page is drawn meanwhile.
SERIOUS = """async () => {
  const sheets = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false });
  document.adoptedStyleSheets = sheets;
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = ({ html, failureSummary = '' }) => `${html.slice(0, 160)} (${failureSummary})`;
  return serious.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}"""


class Visitor:
    """One page, with everything that went wrong on it and everything that was sent to it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.stands_in: dict[str, Callable[[WebSocketRoute], object]] = {}
        self._begin()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)
        page.on("request", lambda request: self._note(request.url))
        page.on("response", lambda response: self.fetched.add(urlsplit(response.url).path))
        page.on("websocket", self._listen)

    def _begin(self) -> None:
        self.errors: list[str] = []
        self.foreign: list[str] = []  # requests to anybody but our server
        self.frames: list[str] = []
        self.fetched: set[str] = set()
        self._scene: dict[str, Any] = {}
        self._log: list[Any] = []
        self._taken = 0
        self.holds_time = False

    def _hear(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.errors.append(f"{line.text} {urlsplit(line.location['url']).path}".strip())

    def _note(self, url: str) -> None:
        if not url.startswith((self.address, "data:", "blob:")):
            self.foreign.append(url)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def scene(self) -> dict[str, Any]:
        """The scene as the frames make it."""
        self._take_frames()
        return self._scene

    @property
    def log(self) -> list[Any]:
        """The lines of the log that were sent."""
        self._take_frames()
        return self._log

    def _take_frames(self) -> None:
        while self._taken < len(self.frames):
            message = json.loads(self.frames[self._taken])
            self._taken += 1
            if message["kind"] == "snapshot":
                scene = message.get("scene") or {}
                self._scene = delta.apply(self._board(message["table"]["game"], scene.get("board")), scene)
                self._log = message.get("log", [])
            elif message["kind"] == "delta":
                self._scene = delta.apply(self._scene, message.get("scene", {}))
                self._log += message.get("log", [])

    def _board(self, game: str, name: str | None) -> dict[str, Any]:
        if not name:
            return {}
        board: dict[str, Any] = httpx.get(f"{self.address}/boards/{game}/{name}").json()
        return board

    # ---- going about

    def open(self, place: str = "") -> None:
        self.page.goto(f"{self.address}/#/{place}")

    def leave(self) -> None:
        """Away from our pages, whose state ends; a page of our server needs no new process."""
        self.page.goto(f"{self.address}/livez")
        self.holds_time = False

    def renew(self) -> None:
        """Leave and forget everything: whoever comes to this window next has never been here."""
        for page in self.page.context.pages:
            if page is not self.page:
                page.close()
        self.page.unroute_all()
        self.leave()
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.page.context.clear_cookies()
        self._begin()

    def become(
        self,
        screen: tuple[int, int],
        theme: Literal["light", "dark"],
        motion: Literal["no-preference", "reduce"],
    ) -> None:
        """Be another window, as if it had been opened so."""
        self.page.set_viewport_size({"width": screen[0], "height": screen[1]})
        self.page.emulate_media(media="null", color_scheme=theme, reduced_motion=motion)
        self.page.mouse.move(0, 0)

    def stand_in(self, sockets: str, serve: Callable[[WebSocketRoute], object]) -> None:
        """Serve these sockets in the server's place, for as long as the page is open."""
        if sockets not in self.stands_in:
            self.page.route_web_socket(sockets, lambda line: self.stands_in[sockets](line))
        self.stands_in[sockets] = serve

    def start(self, game: str) -> None:
        """From the front page into a game against bots, by one click."""
        self.open()
        self.page.click(f"[data-quick={game}]")
        self.page.wait_for_selector(".play .board")

    def sit_down(self, game: str, seat: int, seats: int = 3) -> None:
        """Into a game at the given seat, with bots in all others."""
        table = self.ask("tables", game=game, seats=seats, public=False)["table"]
        self.ask(f"tables/{table}/sit", seat=seat)
        for other in range(seats):
            if other != seat:
                self.ask(f"tables/{table}/bot", seat=other, level="beginner")
        self.ask(f"tables/{table}/start")
        self.open(f"table/{table}")
        self.page.wait_for_selector(".play .board")

    def ask(self, path: str, **body: Any) -> Any:
        """Something of the API, as this visitor."""
        answer = self.page.request.post(f"{self.address}/{path}", data=body, max_retries=2)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def switch(self, setting: str) -> None:
        """Turn one of the settings on or off."""
        menu = f".settings:has([data-setting={setting}]) summary"
        self.page.click(menu)
        self.page.click(f"[data-setting={setting}]")
        self.page.click(menu)

    def tab_to(self, look: str) -> None:
        """Press Tab until something that looks like this has the focus."""
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("look => document.activeElement.matches(look)", look):
                return
        steps = self.page.locator(".steps li").all_inner_texts()
        raise AssertionError(f"{look} can't be reached by Tab; chosen so far: {steps}")

    def until(self, happened: Callable[[], object]) -> None:
        """Wait for something that the page shows nowhere: a request, an error, another line."""
        end, pause = monotonic() + PATIENCE / 1000, SHORTEST_PAUSE
        while not happened():
            assert monotonic() < end, "it never happened"
            self.page.wait_for_timeout(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def hold_time(self) -> None:
        """Hold the long timers that this page starts from now on."""
        self.page.evaluate(HELD, LONG)
        self.holds_time = True

    def let_pass(self) -> None:
        """Let the timers that are held go off."""
        self.page.evaluate("letPass()")

    def forgive(self) -> None:
        """Wait until the browser has noted a refused request as an error, and drop that."""
        self.until(lambda: self.errors)
        self.errors.clear()

    def put_away(self) -> None:
        """Close the messages at the screen's edge: they lie over buttons until they go by themselves."""
        for message in self.page.locator(".toast .close").all():
            message.click()

    def settle(self) -> None:
        """Wait until there is something to choose, or the game is over."""
        self.page.wait_for_selector(CHOOSABLE, state="attached")

    def is_over(self) -> bool:
        return self.page.query_selector(".sheet-view") is not None

    def find(self, look: str) -> ElementHandle:
        """The first thing that looks like this, as soon as it is there."""
        found = self.page.wait_for_selector(look)
        assert found is not None
        return found

    def lit(self, within: str = ".play") -> list[ElementHandle]:
        return self.page.query_selector_all(f"{within} [data-lit]")

    def click(self, element: ElementHandle) -> None:
        """Press the mouse where the thing is, even if something lies on it."""
        element.scroll_into_view_if_needed()
        box = element.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def tap(self, element: ElementHandle) -> None:
        """Touch the screen where the thing is."""
        element.evaluate("element => element.scrollIntoView({block: 'center'})")
        box = element.bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def click_any(self, source: Random, *looks: str) -> bool:
        """Press the mouse on one of the things of the first look that is there, by default on what is lit.

        They are found and measured at one moment.
        """
        point = self.page.evaluate(
            """([looks, chance]) => {
                const all = looks.map((look) => document.querySelectorAll(look));
                const lit = all.find(({ length }) => length);
                if (!lit) return null;
                const one = lit[Math.floor(chance * lit.length)];
                one.scrollIntoView({block: 'nearest'});
                const {x, y, width, height} = one.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            }""",
            [looks or (LIT,), source.random()],
        )
        if point is not None:
            self.page.mouse.click(*point)
        return point is not None

    def step(self, source: Random) -> bool:
        """One click towards a move, if there is anything to choose and the game is not over."""
        return self.click_any(source, f"{NOT_OVER} [data-confirm]", f"{NOT_OVER} {LIT}")

    def answers(self) -> int:
        """How many requests the table has answered."""
        return sum('"kind":"reply"' in frame for frame in self.frames)

    def confirm(self) -> None:
        """Confirm what is chosen, and wait for the answer; the next choice may be ready for it at once."""
        before = self.answers()
        self.page.click("[data-confirm]")
        self.until(lambda: self.answers() > before)

    def choose_language(self, code: str) -> None:
        menu = ".settings:has([data-setting=language]) summary"
        self.page.click(menu)
        self.page.select_option("[data-setting=language]", code)
        self.page.click(menu)

    def read_in(self, language: str) -> None:
        """Load the page in another language, as for somebody who has always read it so."""
        self.choose_language(language)
        self.page.reload()
        assert self.page.locator("html").get_attribute("lang") == language

    def fits(self) -> bool:
        """Whether nothing sticks out at the page's right edge."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= screen.width"))

    # ---- what was sent

    def pieces(self) -> dict[str, dict[str, Any]]:
        """The pieces of the scene by id."""
        return {piece["id"]: piece for piece in self.scene["pieces"]}

    def findings(self, axe: str) -> list[str]:
        """What the accessibility checker finds serious."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe)
        found: list[str] = self.page.evaluate(SERIOUS)
        return found
