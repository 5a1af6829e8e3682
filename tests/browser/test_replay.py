"""Replays in a browser: every moment of a finished game by link, and one's own past while it is played."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from kordon.engine import log
from kordon.engine.match import Match
from kordon.engine.speech import LANGUAGES
from kordon.games import find
from tests.browser.geometry import box
from tests.browser.test_play import HAND, play_on
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

SLIDER = ".timeline [type=range]"


def finished(name: str, seats: int = 3) -> Match:
    game, source = find(name), Random(f"replay {name}")
    match = Match(game, game.parse_options({}), seats, source.randbytes(32))
    while acting := game.to_act(match.position):
        match.play(source.choice(game.moves(match.position, acting[0])))
    return match


def bring(visitor: Visitor, match: Match) -> str:
    """The table of an imported game."""
    made = visitor.page.request.post(f"{visitor.address}/tables/import", data={"log": log.write(match)})
    return str(made.json()["table"])


def open_replay(visitor: Visitor, table: str, **query: int) -> None:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    visitor.open(f"table/{table}/replay?{asked}")
    visitor.page.wait_for_selector(SLIDER)


def step(visitor: Visitor) -> int:
    return int(str(visitor.page.get_attribute("[data-step]", "data-step")))


def shows_step(visitor: Visitor, wanted: int) -> None:
    expect(visitor.page.locator("[data-step]")).to_have_attribute("data-step", str(wanted))


def plays_to(visitor: Visitor, wanted: int) -> None:
    """Wait until the replay, which goes on by itself, is there or further."""
    visitor.page.wait_for_function(
        "wanted => Number(document.querySelector('[data-step]').dataset.step) >= wanted", arg=wanted
    )


@pytest.mark.parametrize("name", ["estoril", "sniper"])
def test_from_the_end_screen_through_an_imported_game(arrive: Arrive, axe: str, name: str) -> None:
    match = finished(name)
    visitor = arrive()
    visitor.open(f"table/{bring(visitor, match)}")
    expect(visitor.page.locator(".sheet-view").first).to_be_visible()
    visitor.page.click("[data-replay]")
    expect(visitor.page.locator("[data-step]")).to_have_attribute("data-step", "0")
    expect(visitor.page.locator(".sheet-view")).to_have_count(0)
    assert visitor.findings(axe) == []
    visitor.page.keyboard.press("End")
    shows_step(visitor, len(match.moves))
    expect(visitor.page.locator(".sheet-view").first).to_be_visible()
    expect(visitor.page.locator("[data-lit]")).to_have_count(0)
    assert visitor.findings(axe) == []


def test_by_keys_and_slider(arrive: Arrive) -> None:
    visitor = arrive()
    table = bring(visitor, finished("estoril"))
    open_replay(visitor, table, viewer=0)
    keys = visitor.page.keyboard
    for _ in range(3):
        keys.press("ArrowRight")
    keys.press("ArrowLeft")
    shows_step(visitor, 2)
    expect(visitor.page.locator(".log-lines li:not(.empty)").first).to_be_visible()
    keys.press("End")
    last = step(visitor)
    keys.press("ArrowRight")
    shows_step(visitor, last)
    keys.press("Home")
    shows_step(visitor, 0)
    visitor.page.focus(SLIDER)
    keys.press("PageUp")
    assert 1 < step(visitor) < last
    # What was told at that moment is spoken once, as lines of the log, and not by the slider too.
    expect(visitor.page.locator(SLIDER)).to_have_attribute("aria-valuetext", re.compile(r"^\d+ of \d+$"))
    keys.press("Home")
    visitor.page.evaluate("document.activeElement.blur()")
    visitor.page.select_option(".timeline select >> nth=0", "4")
    visitor.page.evaluate("document.activeElement.blur()")
    keys.press("Space")
    plays_to(visitor, 3)
    keys.press("Space")
    expect(visitor.page.locator("[data-play]")).to_have_attribute("aria-label", "Play")
    held = step(visitor)
    keys.press("ArrowRight")
    shows_step(visitor, held + 1)


def test_a_link_shows_the_very_moment(arrive: Arrive) -> None:
    visitor, friend = arrive(), arrive("pl-PL")
    match = finished("estoril")
    open_replay(visitor, bring(visitor, match), viewer=1)
    for _ in range(9):
        visitor.page.keyboard.press("ArrowRight")
    said = visitor.page.inner_text(".log-lines")
    hand = visitor.page.locator(HAND).count()
    visitor.page.goto("about:blank")
    visitor.page.go_back()
    visitor.page.wait_for_selector(SLIDER)
    shows_step(visitor, 9)
    assert visitor.page.inner_text(".log-lines") == said
    # Imported tables are private: a link without the key shows nothing.
    friend.page.goto(visitor.page.url)
    expect(friend.page.locator("h1")).to_have_text("Nie ma tu powtórki")
    friend.forgive()
    key = invitation(visitor)
    friend.page.goto(f"{visitor.page.url}&key={key}")
    friend.page.wait_for_selector(SLIDER)
    shows_step(friend, 9)
    expect(friend.page.locator(HAND)).to_have_count(hand)


def invitation(visitor: Visitor) -> str:
    """The key in the address of the replay, as its host's end screen links to it."""
    page = visitor.page.context.new_page()
    page.goto(re.sub(r"/replay.*", "", visitor.page.url))
    address = str(page.get_attribute("[data-replay]", "href"))
    page.close()
    return address.partition("key=")[2]


def test_the_same_moment_with_other_viewer(arrive: Arrive) -> None:
    visitor = arrive()
    match = finished("sniper")
    open_replay(visitor, bring(visitor, match), viewer=7, step=40)
    hunted = visitor.page.locator(".board [data-piece^=sniper]")
    expect(hunted).to_have_count(1)
    visitor.page.select_option(".timeline select >> nth=1", "1")
    visitor.page.wait_for_url("**viewer=1**")
    again = Match(match.game, match.options, match.seats, match.seed)
    for move in match.moves[:40]:
        again.play(move)
    shows_step(visitor, len(again.history[1]) - 1)
    expect(hunted).to_have_count(0)
    visitor.page.select_option(".timeline select >> nth=1", "7")
    visitor.page.wait_for_url("**viewer=7**")
    expect(hunted).to_have_count(1)


def test_ones_own_past_while_the_game_goes_on(arrive: Arrive, axe: str) -> None:
    visitor = arrive()
    visitor.start("estoril")
    play_on(visitor, Random(5), 3)
    visitor.settle()
    hand = visitor.page.locator(HAND).count()
    visitor.page.click("[data-rewind]")
    visitor.page.wait_for_selector(SLIDER)
    now = step(visitor)
    assert now > 3
    assert visitor.findings(axe) == []
    visitor.page.keyboard.press("Home")
    expect(visitor.page.locator(HAND)).to_have_count(6)
    expect(visitor.page.locator("[data-lit]")).to_have_count(0)
    expect(visitor.page.locator("[data-now]")).to_have_text("Your turn: back to now")
    visitor.page.click("[data-now]")
    expect(visitor.page.locator(HAND)).to_have_count(hand)
    play_on(visitor, Random(6), 1)


def test_live_play_continues_underneath(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    host.open("lobby")
    host.page.select_option(".new-table select >> nth=0", "estoril")
    host.page.select_option(".new-table select >> nth=1", "2")
    host.page.click(".new-table [type=submit]")
    guest.page.goto(host.page.input_value("#invitation"))
    guest.page.click(".seat .button")
    host.page.click("[data-start]")
    for visitor in (host, guest):
        visitor.page.wait_for_selector(".play .board")
    asked_or_not = f"{HAND}[data-lit], .panel.active:not(:has-text('you'))"
    host.page.wait_for_selector(asked_or_not, state="attached")
    mover, other = (host, guest) if host.page.query_selector(f"{HAND}[data-lit]") else (guest, host)
    other.page.click("[data-rewind]")
    other.page.wait_for_selector(SLIDER)
    expect(other.page.locator("[data-now]")).to_have_text("Back to now")
    expect(mover.page.locator(".panel.away")).to_have_count(0)
    source = Random(7)
    while mover.page.query_selector(".play [data-lit], [data-confirm]"):
        play_on(mover, source, 1)
        mover.page.wait_for_selector(
            ".play [data-lit], .panel.active:not(:has-text('you'))", state="attached"
        )
    expect(other.page.locator("[data-now]")).to_have_text("Your turn: back to now")
    assert step(other) == 0
    other.page.click("[data-now]")
    other.settle()
    expect(other.page.locator(".log-lines li:not(.empty)").first).to_be_visible()


def test_on_a_phone_held_upright(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    table = bring(visitor, finished("estoril"))
    for language in LANGUAGES:
        visitor.open()
        visitor.read_in(language)
        open_replay(visitor, table, viewer=0)
        visitor.hold_time()
        visitor.page.tap("[data-play]")
        visitor.let_pass()
        shows_step(visitor, 1)
        visitor.page.tap("[data-play]")
        assert visitor.fits()
        assert box(visitor.page, ".panel .what")["bottom"] <= box(visitor.page, ".standing")["bottom"], (
            "the score is seen whole"
        )


# Every step at which each scene over the board was seen.
SEEN = """() => {
  window.seen = {};
  const look = () => {
    const said = document.querySelector('.moment .cry')?.textContent;
    const step = document.querySelector('.timeline [type=range]').value;
    if (said) (window.seen[said] ??= new Set()).add(step);
    requestAnimationFrame(look);
  };
  look();
}"""


def before_four_moments(match: Match) -> int:
    """The step of the first seat's replay after which four lines are staged soonest."""
    lines = (
        (step, match.game.tell(event)) for step, one in enumerate(match.history[0]) for event in one.events
    )
    steps = [step for step, line in lines if line.id in match.game.looks.moments]
    return min(zip(steps, steps[3:], strict=False), key=lambda four: four[1] - four[0])[0] - 1


def test_a_fast_replay_tells_of_each_step_while_it_shows_it(arrive: Arrive) -> None:
    visitor = arrive(moves=True)
    match = finished("sniper", 2)
    open_replay(visitor, bring(visitor, match), viewer=0, step=before_four_moments(match))
    page = visitor.page
    page.select_option(".timeline select", "4")
    page.evaluate(SEEN)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    page.wait_for_function("() => Object.keys(seen).length > 3")
    assert page.evaluate("Object.values(seen).map(({ size }) => size)") == [1] * page.evaluate(
        "Object.keys(seen).length"
    )
