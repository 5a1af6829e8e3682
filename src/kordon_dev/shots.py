"""Take pictures of every page and game in all languages, on a desktop and a phone, in light and dark.

They are made with Chromium, from a server of their own that ends with them.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal

from kordon.cli.progress import Progress
from kordon.engine import log
from kordon.engine.match import Match
from kordon.engine.speech import LANGUAGES
from kordon.games import GAMES, find
from kordon_dev.browser import opened, served

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True},
}
MOVES_MADE: Final = 3
PATIENCE: Final = 60_000  # milliseconds
BOTS_THINK: Final = 30_000  # no longer; after that the game is over


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("folder", type=Path, nargs="?", default=Path("shots"), help="where they go (shots)")
    parser.add_argument("--language", choices=LANGUAGES, help="one language only")
    parser.add_argument("--theme", choices=("light", "dark"), help="light or dark only")


def run(args: argparse.Namespace) -> int:
    """Take them all."""
    args.folder.mkdir(parents=True, exist_ok=True)
    languages = [args.language] if args.language else list(LANGUAGES)
    themes: list[Literal["light", "dark"]] = [args.theme] if args.theme else ["light", "dark"]
    with served() as address, opened() as browser:
        visitor = browser.new_context(locale="en-GB", viewport={"width": 1440, "height": 900})
        places = _laid_tables(visitor, address)
        known: Any = visitor.storage_state()
        wanted = list(product(languages, themes, SCREENS))
        done = 0
        with Progress("pictures", len(wanted) * len(places)) as progress:
            for language, theme, screen in wanted:
                context = browser.new_context(
                    locale=language,
                    color_scheme=theme,
                    storage_state=known,
                    reduced_motion="reduce",
                    **SCREENS[screen],
                )
                context.add_init_script("localStorage.removeItem('kordon-settings')")
                page = context.new_page()
                page.set_default_timeout(PATIENCE)
                for name, (place, sign) in places.items():
                    page.goto("about:blank")
                    page.goto(f"{address}#/{place}")
                    page.wait_for_selector(sign, state="attached")
                    picture = args.folder / f"{name}-{language}-{screen}-{theme}.png"
                    page.screenshot(path=picture, full_page=screen == "phone")
                    done += 1
                    progress.show(done)
                context.close()
    print(f"{done} pictures are in {args.folder}")
    return 0


def _laid_tables(visitor: BrowserContext, address: str) -> dict[str, tuple[str, str]]:
    """Tables to take pictures of: each place with the sign that it is there."""
    page = visitor.new_page()
    page.set_default_timeout(PATIENCE)
    places = {"front": ("", "[data-quick]"), "rules": ("rules", ".rules dl")}
    page.goto(f"{address}#/lobby")
    page.click(".new-table [type=submit]")
    page.wait_for_selector(".qr")
    places["before"] = (_place(page), ".qr")
    for game in GAMES:
        page.goto(f"{address}#/")
        page.click(f"[data-quick={game}]")
        _play_a_little(page)
        places[game] = (_place(page), ".log-lines li")
        match = _finished(game)
        made = visitor.request.post(f"{address}tables/import", data={"log": log.write(match)})
        if made.ok:
            table = f"table/{made.json()['table']}"
            places[f"{game}-end"] = (table, ".log-lines li")
            places[f"{game}-replay"] = (
                f"{table}/replay?viewer=0&step={len(match.history[0]) // 2}",
                ".timeline",
            )
    places["pass"] = ("pass/code", "[data-take-pass]")
    places["curtain"] = (_shared(page, address), ".curtain")
    places["lobby"] = ("lobby", ".tables a")
    page.close()
    return places


def _shared(page: Page, address: str) -> str:
    """A table at which two people play on one device."""
    page.goto(f"{address}#/lobby")
    page.select_option(
        ".new-table select >> nth=0", next(game for game in GAMES if 2 in find(game).seat_counts)
    )
    page.select_option(".new-table select >> nth=1", "2")
    page.click(".new-table [type=submit]")
    page.click("[data-add-here='1']")
    page.fill(".coming input", "Ewa")
    page.press(".coming input", "Enter")
    page.click("[data-start]")
    page.wait_for_selector(".curtain")
    return _place(page)


def _place(page: Page) -> str:
    return page.url.partition("#/")[2]


def _play_a_little(page: Page) -> None:
    """A few moves, the first ones offered; then as far as the next choice, if the game lasts that long."""
    made = 0
    while _can_choose(page) and made < MOVES_MADE:
        if page.query_selector("[data-confirm]"):
            page.click("[data-confirm]")
            made += 1
        else:
            page.keyboard.press("1")


def _can_choose(page: Page) -> bool:
    from playwright.sync_api import TimeoutError

    try:
        page.wait_for_selector("[data-confirm], .play [data-lit]", state="attached", timeout=BOTS_THINK)
    except TimeoutError:
        return False
    return True


def _finished(name: str) -> Match:
    """A game played at random to its end."""
    game, source = find(name), Random(name)
    seats = max(game.seat_counts[0], min(3, game.seat_counts[-1]))
    match = Match(game, game.parse_options({}), seats, source.randbytes(32))
    while acting := game.to_act(match.position):
        match.play(source.choice(game.moves(match.position, acting[0])))
    return match
