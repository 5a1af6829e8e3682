"""Before and after a game: the quick start, the page before the start, and the story told at the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.geometry import clipped, out_of_sight, overlap, unreachable
from tests.browser.staged import Moment, Stage, moments
from tests.browser.test_replay import bring, finished
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

LAPTOP = (1366, 768)
PHONE = (390, 844)
LANGUAGES = ["en-GB", "pl-PL", "cs-CZ"]
at_both_sizes = pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["1366", "390"])
# The longest words have least room on a phone.
AT_THE_END = [
    pytest.param(
        screen, language, marks=[] if screen == PHONE or language == LANGUAGES[0] else pytest.mark.full
    )
    for screen in (LAPTOP, PHONE)
    for language in LANGUAGES
]
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def last_moment(game: str) -> Moment:
    *_, last = moments(game, games=1)
    return last


def info(page: Page, address: str) -> dict[str, Any]:
    """What the server knows about the table that is shown."""
    table = page.url.split("#/table/")[1].split("?")[0]
    found: dict[str, Any] = page.request.get(f"{address}/tables/{table}").json()
    return found


def is_checked(language: str) -> bool:
    """Whether the accessibility checker looks: what it judges is the same in all languages."""
    return language == LANGUAGES[0]


# ---- the quick start


def test_what_was_chosen_is_played_and_remembered(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    page = visitor.page
    visitor.open()
    card = page.locator("[data-game=sniper]")
    assert card.locator("select").first.is_hidden(), "nothing has to be chosen"
    card.locator(".preset > summary").click()
    card.locator("[data-option=side] select").select_option(label="Defender 1")
    card.locator("[data-option=players] select").select_option("2")
    card.locator("[data-option=level] select").select_option("beginner")
    card.locator("[data-option=map] select").select_option(label="Submarine Pens")
    card.locator(".variants summary").click()
    card.locator("[data-option=fewer_aim] input").check()
    expect(card.locator(".preset > summary")).to_contain_text("Defender 1 · Submarine Pens · 2 players")
    page.click("[data-quick=sniper]")
    page.wait_for_selector(".play .board")
    table = info(page, visitor.address)
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
    assert table["seats"][0]["level"] == "beginner"
    assert table["options"] == {**table["options"], "map": "pens", "fewer_aim": True, "extra_card": False}
    visitor.open()
    page.reload()
    card.locator(".preset > summary").click()
    expect(card.locator("[data-option=side] select")).to_have_value("1")
    expect(card.locator("[data-option=map] select")).to_have_value("pens")
    expect(card.locator(".variants summary")).to_have_text("Variants: 1 changed")
    card.locator("[data-option=players] select").select_option("1")
    expect(card.locator("[data-option=side]")).to_have_count(0)
    expect(card.locator("[data-option=level]")).to_have_count(0)
    expect(page.locator("[data-quick=sniper]")).to_have_text("Play alone")


def test_team_mates_play_their_best_and_first_opponents_are_gentle(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    visitor.open()
    for game, level, start in (
        ("wolfenstein", "master", "Play with bots"),
        ("sniper", "beginner", "Play against bots"),
    ):
        card = visitor.page.locator(f"[data-game={game}]")
        expect(card.locator(".quick > [data-option=level] select")).to_have_value(level)
        expect(card.locator(f"[data-quick={game}]")).to_have_text(start)


def test_what_the_device_remembers_wrongly_is_left_out(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    visitor.open()
    page = visitor.page
    odd = {"sniper": {"seats": 9, "seat": 5, "level": "god", "options": {"map": "moon", "fewer_aim": "yes"}}}
    page.evaluate("odd => localStorage.setItem('kordon-quick', JSON.stringify(odd))", odd)
    page.reload()
    page.click("[data-quick=sniper]")
    page.wait_for_selector(".play .board")
    table = info(page, visitor.address)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert (table["options"]["map"], table["options"]["fewer_aim"]) == ("launch", False)


# ---- before the start


@at_both_sizes
@in_every_language
def test_the_host_changes_how_we_play_and_the_others_see_it(
    arrive: Arrive, axe: str, screen: tuple[int, int], language: str
) -> None:
    host, guest = arrive(language, screen=screen), arrive(language, screen=screen)
    host.open()
    host.page.click("[data-friends=estoril]")
    guest.page.goto(host.page.input_value("#invitation"))
    guest.page.locator(".seat .button").first.click()
    guest.page.click(".options summary")  # for those who can't change it, it is folded
    for visitor in (host, guest):
        visitor.page.wait_for_selector(".options fieldset")
        assert visitor.fits()
        assert clipped(visitor.page, ".options label > span, .options small") == []
        assert not is_checked(language) or visitor.findings(axe) == []
    assert unreachable(host.page, ".options select, .options input, [data-start]") == []
    expect(guest.page.locator("[data-option=recruitment] input")).to_be_disabled()
    host.page.check("[data-option=recruitment] input")
    expect(guest.page.locator("[data-option=recruitment] input")).to_be_checked()
    expect(guest.page.locator(".toast").first).to_be_visible()
    host.page.locator(".seats [data-option=players] select").select_option("4")
    expect(guest.page.locator(".seat")).to_have_count(4)
    assert info(host.page, host.address)["options"]["recruitment"] is True


def test_a_change_that_is_refused_says_why_and_is_shown_as_it_was(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    page = visitor.page
    visitor.open()
    page.click("[data-friends=estoril]")
    page.locator(".seats [data-option=players] select").select_option("2")
    expect(page.locator(".seat")).to_have_count(2)
    page.click("[data-option=secret_missions] input")
    expect(page.locator(".toast p")).to_contain_text("three or four players")
    expect(page.locator("[data-option=secret_missions] input")).not_to_be_checked()
    visitor.forgive()


# ---- the end


@pytest.mark.parametrize(("screen", "language"), AT_THE_END)
@pytest.mark.parametrize("game", ["estoril", "sniper", "wolfenstein"])
def test_the_end_tells_who_won_what_decided_it_and_what_comes_next(
    stay: Arrive, axe: str, screen: tuple[int, int], language: str, game: str
) -> None:
    visitor = stay(language, screen=screen)
    page = visitor.page
    Stage(visitor, last_moment(game))
    expect(page.locator(".stats li")).to_have_count(3)
    parts = page.evaluate("[...document.querySelector('.result').children].map(one => one.className)")
    assert parts.index("stats") < parts.index("decided"), "figures come before the story"
    if game != "sniper":
        assert parts.index("sheet-view") < parts.index("stats"), "the score comes first"
    score = ".result h2, .result header p, .sheet-view[open] tbody tr"
    assert out_of_sight(page, f"{score}, .stats li, .decided summary, .result .button") == [], (
        "what matters is seen without scrolling"
    )
    page.evaluate("document.querySelector('.decided').open = true")
    expect(page.locator(".moments li").first).to_be_visible()
    assert unreachable(page, ".result h2, .moments a, .result .button, .result summary") == []
    assert clipped(page, ".result h2, .moments a, .result .button, .result summary") == []
    assert visitor.fits()
    assert not is_checked(language) or visitor.findings(axe) == []


def test_a_deciding_moment_leads_to_that_step_of_the_replay(arrive: Arrive) -> None:
    match = finished("estoril")
    visitor = arrive(screen=LAPTOP)
    visitor.open(f"table/{bring(visitor, match)}")
    moment = visitor.page.locator(".moments a").last
    said = moment.evaluate("one => one.lastChild.textContent.trim()")
    told = re.search(r"(.+) chooses (.+)\.$", said)  # the story's words for what the log says
    assert told is not None, moment.inner_text()
    moment.click()
    expect(visitor.page.locator(".timeline .question")).to_contain_text(f"{told[2]} takes {told[1]}")


@at_both_sizes
def test_the_hidden_way_is_drawn_step_by_step(arrive: Arrive, axe: str, screen: tuple[int, int]) -> None:
    visitor = arrive(screen=screen)
    page = visitor.page
    visitor.open(f"table/{bring(visitor, finished('sniper'))}")
    page.wait_for_selector("[data-unfold]")
    visitor.hold_time()
    page.locator("[data-unfold]").click()
    expect(page.locator("[data-leg]")).to_contain_text("The sniper walks")
    expect(page.locator(".line.leg")).to_have_count(1)
    # Whose numbers the words name can be found on the board.
    named = re.findall(r"(\d+) \w+", page.locator("[data-leg]").inner_text().partition("(")[0])
    for number in named:
        caption = page.locator(".board text.caption").get_by_text(number, exact=True)
        expect(caption).not_to_have_attribute("data-tiny", "")
    for leg in (2, 3):
        visitor.let_pass()
        expect(page.locator(f"[data-leg='{leg}']")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    visitor.let_pass()
    expect(page.locator("[data-leg='3']")).to_be_visible()
    assert page.locator(".line.l-path").count() == 0, "nothing is told before its time"
    expect(page.locator(".line.leg").last).to_be_visible()
    assert visitor.findings(axe) == []
    for step, leg in (("back", 2), ("back", 1), ("on", 2), ("on", 3)):
        page.click(f"[data-leg-{step}]")
        visitor.let_pass()
        expect(page.locator(f"[data-leg='{leg}']")).to_be_visible()
        expect(page.locator(".line.leg")).to_have_count(leg)
    assert unreachable(page, ".unfolding .button:enabled") == []
    assert overlap(page, ".unfolding", ".board") == 0
    drawn = page.locator(".line.leg").count()
    page.get_by_role("button", name="Play", exact=True).click()
    visitor.let_pass()
    expect(page.locator(".line.leg")).not_to_have_count(drawn)
    page.click("[data-end-unfolding]")
    expect(page.locator(".result h2")).to_be_visible()
    expect(page.locator(".line.leg")).to_have_count(0)
    assert page.locator(".line.l-path").count() > 0


def test_cards_that_lie_face_down_walk_nowhere(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    visitor.open(f"table/{bring(visitor, finished('estoril'))}")
    expect(visitor.page.locator(".moments li").first).to_be_visible()
    expect(visitor.page.locator("[data-unfold]")).to_have_count(0)


@pytest.mark.parametrize(
    ("press", "swaps", "onward"),
    [("[data-again]", False, False), ("[data-again-swapped]", True, False), ("[data-onward]", False, True)],
)
def test_playing_again_keeps_or_swaps_the_sides_or_goes_on_with_the_campaign(
    arrive: Arrive, press: str, swaps: bool, onward: bool
) -> None:
    visitor = arrive(screen=LAPTOP)
    asked: list[dict[str, Any]] = []
    visitor.open()
    visitor.page.wait_for_selector("[data-quick]")
    fresh = visitor.ask("tables", game="sniper", seats=2)["table"]

    def answer(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}"))
        route.fulfill(json={"table": fresh, "swaps": swaps})

    visitor.page.route("**/tables/staged/rematch", answer)
    Stage(visitor, last_moment("sniper"), onward=onward)
    visitor.page.wait_for_selector(".result [data-again]")
    expect(visitor.page.locator(".result [data-onward]")).to_have_count(int(onward))
    visitor.page.click(f".result {press}")
    visitor.page.wait_for_selector(".before")
    assert asked == [{"swaps": swaps, "onward": onward}]


def test_who_all_play_together_have_no_sides_to_swap(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    Stage(visitor, last_moment("wolfenstein"))
    expect(visitor.page.locator(".result [data-again]")).to_have_text("Play again")
    expect(visitor.page.locator("[data-again-swapped]")).to_have_count(0)
