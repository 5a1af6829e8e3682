"""The front page: what was begun, a game that is played while one looks, covers that live."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

import pytest
from playwright.sync_api import Request, expect

from kordon.engine.speech import LANGUAGES
from kordon.games import GAMES
from kordon.web.replays import preview_of
from tests.browser.geometry import clipped, unreachable
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]
Screen: TypeAlias = tuple[int, int]

# What is chosen in a list, where the list is too narrow to show it whole.
CUT_CHOICES = """() => [...document.querySelectorAll('.preset[open] select')].filter((list) => {
  const alone = list.cloneNode();
  alone.append(list.selectedOptions[0].cloneNode(true));
  Object.assign(alone.style, { position: 'absolute', width: 'auto', minWidth: 0 });
  list.after(alone);
  const isCut = list.offsetWidth && list.offsetWidth < alone.offsetWidth;
  alone.remove();
  return isCut;
}).map((list) => list.selectedOptions[0].textContent)"""
SCREENS: list[list[Screen]] = [[(1366, 768), (1280, 720)], [(390, 844)]]


@pytest.mark.parametrize("screens", SCREENS, ids=["wide", "phone"])
def test_every_game_is_one_press_away_and_says_what_it_takes(
    arrive: Arrive, axe: str, screens: list[Screen]
) -> None:
    visitor = arrive(screen=screens[0])
    page = visitor.page
    visitor.open()
    for language in LANGUAGES:
        visitor.read_in(language)
        page.wait_for_selector("[data-quick]")
        assert page.locator("[data-go-on]").count() == 0
        for screen in sizes(visitor, screens):
            in_sight(visitor, GAMES if screen[0] > 1000 else ("sniper",))
            for game in GAMES:
                card = page.locator(f".game-card[data-game={game}]")
                expect(card.locator(".signs li")).to_have_count(3)
                expect(card.locator(".signs")).to_contain_text("min")
                assert card.locator("select").first.is_hidden()
            assert clipped(page, ".game-card .button, .signs li") == []
            assert visitor.fits()
        for summary in page.locator(".preset > summary, .variants summary").all():
            summary.click()
        for _ in sizes(visitor, screens):
            assert page.evaluate(CUT_CHOICES) == []
            assert unreachable(page, ".quick select, .quick input, .game-card .button") == []
            assert clipped(page, ".quick label > span, .game-card .button, .variants small") == []
            assert visitor.fits()
    assert visitor.findings(axe) == []  # judges nothing that a language changes
    # A returning visitor goes on with one press, and what is above the fold stays there.
    page.click("[data-quick=estoril]")
    page.wait_for_selector(".play .board")
    table = page.url
    visitor.open()
    for language in LANGUAGES:
        visitor.read_in(language)
        expect(page.locator("[data-go-on]")).to_contain_text("Estoril 1942")
        for screen in sizes(visitor, screens):
            in_sight(visitor, GAMES if screen[0] > 1000 else ())
            assert visitor.fits()
    page.click("[data-go-on]")
    expect(page).to_have_url(table)


def sizes(visitor: Visitor, screens: list[Screen]) -> Iterator[Screen]:
    """The top of the page in a window of each size."""
    for width, height in screens:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate("scrollTo(0, 0)")
        yield width, height


def in_sight(visitor: Visitor, games: Iterable[str]) -> None:
    """Nobody has to scroll to begin these."""
    for game in games:
        expect(visitor.page.locator(f"[data-quick={game}]")).to_be_in_viewport(ratio=1)


def test_a_recorded_game_is_played_beside_the_title_but_first_comes_what_can_be_pressed(
    arrive: Arrive, axe: str
) -> None:
    visitor = arrive(screen=(1366, 768))
    page = visitor.page
    asked: list[str] = []
    lists: list[str] = []

    def note(request: Request) -> None:
        if "/games" in request.url:
            lists.append(request.url)
        if "preview" in request.url or "Miniature" in request.url:
            asked.append(page.evaluate("document.querySelectorAll('[data-quick]').length > 0"))

    page.on("requestfinished", note)
    visitor.open()
    page.wait_for_selector("[data-quick]")
    before = page.locator(".games").bounding_box()
    page.wait_for_selector(".miniature .piece", state="attached")
    assert page.locator(".games").bounding_box() == before, "nothing moves when it comes"
    assert all(asked)
    assert len(lists) == 1, "what changes with the server alone is fetched once"
    assert visitor.findings(axe) == []
    # Nothing of it can be pressed or is read aloud; where nothing shall move, it is a still picture.
    expect(page.locator(".miniature")).to_have_attribute("inert", "")
    assert page.locator(".spoken p").count() == 0
    still = page.get_attribute(".miniature", "data-step")
    assert page.locator(".game-picture").first.evaluate("one => one.src").endswith("cover.svg")
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    page.wait_for_selector(".miniature")
    assert page.locator(".game-picture").first.evaluate("one => one.src").endswith("living.svg")
    begun = page.get_attribute(".miniature", "data-step")
    expect(page.locator(".miniature")).not_to_have_attribute("data-step", begun or "")
    assert still != begun


def test_a_first_game_is_set_up_for_newcomers_and_says_so(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.open()
    card = page.locator(".game-card[data-game=wolfenstein]")
    expect(card.locator(".preset > summary small")).to_contain_text("Can I play, Daddy?")
    page.click("[data-quick=wolfenstein]")
    page.wait_for_selector(".play .board")
    assert page.evaluate("location.hash").startswith("#/table/")
    table = page.evaluate("location.hash.split(/[/?]/)[2]")
    assert page.request.get(f"{visitor.address}/tables/{table}").json()["options"]["level"] == "daddy"


def test_a_card_says_how_much_of_its_course_is_done(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    visitor.open()
    for finished, shown in ((["inside"], "1/2"), (["inside", "shot"], "✓")):
        place = {"wolfenstein/wolfenstein": {"lesson": "shot", "done": [], "finished": finished, "of": 2}}
        page.evaluate("place => localStorage.setItem('kordon-lessons', JSON.stringify(place))", place)
        page.reload()
        expect(page.locator('[data-learn="wolfenstein"] [data-learned]')).to_have_text(shown)
        expect(page.locator('[data-learn="sniper"] [data-learned]')).to_have_count(0)


def test_a_phone_loads_no_miniature(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    visitor.hold_time()
    visitor.open()
    visitor.page.wait_for_selector("[data-quick]")
    visitor.page.evaluate("window.letPass?.()")
    assert not [path for path in visitor.fetched if "preview" in path or "Miniature" in path]


@pytest.mark.parametrize("game", GAMES)
def test_each_game_s_recording_fits_its_rules(game: str) -> None:
    found = preview_of(game)
    assert found is not None, "record it again: kordon previews"
    assert len(found[0]) < 200 << 10
