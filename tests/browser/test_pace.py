"""What was missed is told once more on the board; sound, motion, title and icon say whose turn it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, get_args

import pytest
from playwright.sync_api import Page, Route, expect

from kordon.engine.chance import seed_from
from kordon.engine.looks import Sound
from kordon.engine.match import Match
from kordon.engine.words import Text
from kordon.games import find
from kordon.games.sniper import events
from kordon.games.sniper.screen.log_lines import LINES
from kordon.web.build import WEB
from tests.browser.staged import Moment, Stage
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

CURRENT = ".recap [aria-current]"
COVERED = """() => {
  const {left, right, top, bottom} = document.querySelector('.recap').getBoundingClientRect();
  const covers = (one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top;
  const places = [...document.querySelectorAll('.board .shape.pointed')];
  return places.filter((one) => covers(one.getBoundingClientRect())).map(({dataset}) => dataset.target);
}"""

# The log's lines without the headings of groups and the marks of secret lines: a step may cross both.
LOGGED = """() => [...document.querySelectorAll('.log-lines li:not(.group)')].map((line) => {
  const parts = [...line.childNodes].filter((part) => !part.matches?.('.secret'));
  return parts.map(({textContent}) => textContent.trim()).join('');
}).join(' ')"""

# Counts what is played, in place of the loudspeaker; `ended` lets the first of what still sounds end.
DEAF = """
window.played = [];
window.sounding = [];
window.ended = () => (window.sounding.shift().onended(), window.state);
window.AudioContext = class {
  currentTime = 0; sampleRate = 8000; destination = {};
  async resume() { window.state = 'running'; }
  async suspend() { window.state = 'suspended'; }
  #node(kind) {
    const parameter = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = { connect: (to) => to, stop() {}, gain: parameter, frequency: parameter };
    const start = () => (window.played.push(kind), window.sounding.push(node));
    return Object.assign(node, { start });
  }
  createGain() { return this.#node('gain'); }
  createOscillator() { return this.#node('tone'); }
  createBufferSource() { return this.#node('noise'); }
  createBiquadFilter() { return this.#node('filter'); }
  createBuffer() { return { getChannelData: () => [] }; }
};
"""


def missed(visitor: Visitor, least: int = 4) -> int:
    """Play until others have done this much since; how much it is."""
    source = Random(4)
    for _ in range(400):
        visitor.settle()
        counted = visitor.page.query_selector("[data-recap] small")
        if counted and int(counted.inner_text()) >= least and visitor.page.query_selector(".prompt.asked"):
            return int(counted.inner_text())
        visitor.step(source)
    raise AssertionError("nothing was missed")


def turns(name: str, seat: int) -> tuple[Moment, Moment]:
    """A moment at which the seat is asked, and a later one at which it is not."""
    game = find(name)
    source = Random("turns")
    match = Match(game, game.parse_options({}), 3, seed_from("turns"))
    asked = None
    while acting := game.to_act(match.position):
        moment = Moment(match, seat)
        if seat in acting and len(match.moves) > 8:
            asked = moment
        elif asked is not None and not moment.scene.choices:
            return asked, moment
        match.play(source.choice(game.moves(match.position, acting[0])))
    raise AssertionError("the seat is always asked")


def heard(page: Page) -> list[str]:
    return list(page.evaluate("played.splice(0)"))


# ---- what was missed


@pytest.mark.parametrize(("game", "seat"), [("sniper", 0), ("estoril", 1)])
def test_what_was_missed_is_stepped_through_by_keyboard(
    arrive: Arrive, axe: str, game: str, seat: int
) -> None:
    visitor = arrive(screen=(1366, 768))
    visitor.sit_down(game, seat)
    page = visitor.page
    count = missed(visitor)
    page.keyboard.press("n")
    expect(page.locator(".recap li")).to_have_count(count)
    told = []
    for _ in range(count):
        told.append(page.inner_text(CURRENT))
        page.keyboard.press("n")
    assert told == page.locator(".recap li").all_inner_texts()
    assert page.inner_text(CURRENT) == told[-1]
    page.keyboard.press("p")
    assert page.inner_text(CURRENT) == told[-2]
    logged = page.evaluate(LOGGED)
    assert [line for line in told if line not in logged] == []
    assert visitor.findings(axe) == []
    page.keyboard.press("Escape")
    expect(page.locator(".recap")).to_have_count(0)


def test_the_ways_of_pieces_are_drawn_and_their_places_stay_in_sight(arrive: Arrive) -> None:
    visitor = arrive(screen=(1280, 720))
    visitor.sit_down("sniper", 0)
    page = visitor.page
    missed(visitor, 6)
    page.keyboard.press("n")
    drawn = 0
    for _ in range(page.locator(".recap li").count()):
        assert page.evaluate(COVERED) == [], page.inner_text(CURRENT)
        drawn += page.locator(".way.now").count()
        if "moves:" in page.inner_text(CURRENT):
            expect(page.locator(".way.now")).to_have_count(1)
        page.keyboard.press("n")
    assert drawn > 0
    page.keyboard.press("Escape")
    expect(page.locator(".way")).to_have_count(0)


def walked_onto_a_mine() -> tuple[Moment, Moment, tuple[Text, ...]]:
    """The moments before and after it, as the sniper sees them, and what is told."""
    game = find("sniper")
    for number in range(100):
        source = Random(number)
        match = Match(game, game.parse_options({}), 3, seed_from(f"mines {number}"))
        while acting := game.to_act(match.position):
            before = Moment(match, 0)
            sent = match.play(source.choice(game.moves(match.position, acting[0])))
            lines = tuple(map(game.tell, sent[0].events)) if 0 in sent else ()
            if [line.id for line in lines[:2]] == ["marched", "mine-went-off"]:
                return before, Moment(match, 0), lines
    raise AssertionError("nobody walked onto a mine")


def test_the_way_of_one_who_left_the_board_leads_to_where_that_was(arrive: Arrive) -> None:
    before, after, lines = walked_onto_a_mine()
    visitor = arrive()
    stage = Stage(visitor, before)
    stage.show(after, lines)
    visitor.page.keyboard.press("n")
    expect(visitor.page.locator(CURRENT)).to_contain_text("moves:")
    expect(visitor.page.locator(".way.now")).to_have_count(1)


def test_what_was_missed_on_a_phone_and_after_coming_back(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    visitor.sit_down("sniper", 0)
    page = visitor.page
    missed(visitor)
    before = list(visitor.log)
    visitor.tap(visitor.find("[data-recap]"))
    first = page.inner_text(CURRENT)
    visitor.tap(visitor.find("[data-recap-next]"))
    expect(page.locator(CURRENT)).not_to_have_text(first)
    assert visitor.fits()
    everything = " ".join(page.locator(".recap li").all_inner_texts())
    visitor.tap(visitor.find("[data-recap-close]"))
    page.reload()
    visitor.settle()
    assert visitor.log[-3:] == before[-3:]
    visitor.tap(visitor.find("[data-recap]"))
    expect(page.locator(".recap ol")).to_be_visible()
    assert " ".join(page.locator(".recap li").all_inner_texts()) == everything


def test_an_own_move_begins_it_anew(arrive: Arrive) -> None:
    asked, _ = turns("sniper", 1)
    visitor = arrive()
    stage = Stage(visitor, asked)
    page = visitor.page
    expect(page.locator("[data-recap]")).to_have_count(0)
    stage.show(asked, (Text("shot-lost"), LINES.tell(events.SniperDone(0))))
    stage.show(asked, (LINES.tell(events.SniperDone(0)),))
    expect(page.locator("[data-recap] small")).to_have_text("2")
    source = Random(1)
    while not [one for one in stage.asked if one["kind"] == "play"]:
        visitor.step(source)
    stage.show(asked, (Text("shot-lost"),))
    expect(page.locator("[data-recap]")).to_have_count(0)
    stage.show(asked, (LINES.tell(events.SniperDone(0)),))
    expect(page.locator("[data-recap] small")).to_have_text("1")


# ---- the pace


@pytest.mark.parametrize("is_late", [False, True])
def test_the_pace_is_chosen_in_the_menu_and_a_key_hurries_bots(arrive: Arrive, is_late: bool) -> None:
    """Hurried bots go back to the pace that was chosen, also if the server has not answered yet."""
    visitor = arrive()
    visitor.sit_down("estoril", 0)
    page = visitor.page
    held: list[Route] = []
    if is_late:
        page.route("**/pace", lambda route: held.append(route), times=1)
    page.click("[data-more]")
    expect(page.locator("[data-pace]")).to_have_value("brisk")
    page.select_option("[data-pace]", "calm")
    page.click("[data-more]")
    expect(page.locator("[data-hurry]")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("h")
    if is_late:
        visitor.until(lambda: bool(held))
        held[0].continue_()
    expect(page.locator("[data-hurry]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("h")
    expect(page.locator("[data-hurry]")).to_have_attribute("aria-pressed", "false")
    page.click("[data-more]")
    expect(page.locator("[data-pace]")).to_have_value("calm")


def test_nobody_hurries_bots_while_others_play(arrive: Arrive) -> None:
    """The host sets the pace, and the others are told."""
    host, guest = arrive(), arrive()
    host.open()
    table = host.ask("tables", game="estoril", seats=3)["table"]
    host.ask(f"tables/{table}/sit", seat=0)
    guest.open(f"table/{table}")
    guest.page.wait_for_selector(".seats")
    guest.ask(f"tables/{table}/sit", seat=1)
    host.ask(f"tables/{table}/bot", seat=2, level="beginner")
    host.open(f"table/{table}")
    host.page.select_option("[data-pace]", "calm")
    expect(guest.page.locator(".toast")).to_contain_text("calm")
    guest.put_away()
    host.page.click("[data-start]")
    for visitor in (host, guest):
        visitor.page.wait_for_selector(".play .board")
        expect(visitor.page.locator("[data-hurry]")).to_have_count(0)
    guest.page.click("[data-more]")
    expect(guest.page.locator("[data-pace]")).to_have_count(0)


# ---- sound, motion, title and icon


def test_the_client_plays_every_sound_that_a_game_may_name() -> None:
    source = (WEB / "client" / "src" / "state" / "sound.ts").read_text("utf-8")
    tunes = set(re.findall(r"^  (\w+): \[\s*\[", source, re.MULTILINE))
    assert set(get_args(Sound)) < tunes


def test_lines_sound_and_ring_as_the_game_says_until_switched_off(arrive: Arrive) -> None:
    asked, _ = turns("sniper", 1)
    visitor = arrive(script=DEAF)
    page = visitor.page
    stage = Stage(visitor, asked)
    visitor.hold_time()
    heard(page)
    blast: Any = LINES.tell(events.Blasted(12, 0))
    stage.show(asked, (LINES.tell(events.SniperDone(0)),))
    expect(page.locator("[data-recap] small")).to_have_text("1")
    assert heard(page) == []
    stage.show(asked, (blast,))
    page.wait_for_selector(".rings.shot circle", state="attached")
    assert heard(page) == ["noise", "tone"]
    while page.evaluate("sounding.length") > 1:
        assert page.evaluate("ended()") == "running"
    assert page.evaluate("ended()") == "suspended"
    stage.show(asked, (blast,))
    expect(page.locator("[data-recap] small")).to_have_text("3")
    assert heard(page) == ["noise", "tone"]
    assert page.evaluate("state") == "running"
    visitor.switch("sound")
    stage.show(asked, (blast,))
    expect(page.locator("[data-recap] small")).to_have_text("4")
    assert heard(page) == []


# Whoever changes a style and measures, as letters that have to be readable do, gets the new one.
HOLDS_AT_ONCE = """() => {
  const { style } = document.querySelector('.question');
  const size = () => getComputedStyle(document.querySelector('.question')).fontSize;
  const before = size();
  style.fontSize = '5px';
  const after = size();
  style.fontSize = '';
  return after === '5px' && size() === before;
}"""


def test_nothing_moves_if_that_is_switched_off_or_the_device_says_so(arrive: Arrive) -> None:
    asked, _ = turns("sniper", 1)
    visitor = arrive()
    page = visitor.page
    stage = Stage(visitor, asked)
    visitor.hold_time()
    blast: Any = LINES.tell(events.Blasted(12, 0))

    def lasts() -> float:
        stage.show(asked, (blast,))
        ring = page.locator(".rings.shot circle").first
        duration: str = ring.evaluate("one => getComputedStyle(one).animationDuration")
        return float(duration.removesuffix("s"))

    assert lasts() < 0.001
    assert page.evaluate(HOLDS_AT_ONCE)
    page.emulate_media(reduced_motion="no-preference")
    assert lasts() == 0.5
    visitor.switch("motion")
    assert lasts() < 0.001
    assert page.evaluate(HOLDS_AT_ONCE)


def test_title_and_icon_tell_whose_turn_it_is(arrive: Arrive) -> None:
    asked, waits = turns("sniper", 1)
    visitor = arrive()
    page = visitor.page
    stage = Stage(visitor, asked)
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title("● Your turn · Sniper Elite · Kordon")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    assert page.request.get(f"{visitor.address}/icon-turn.svg").headers["content-type"] == "image/svg+xml"
    stage.show(waits)
    expect(page).to_have_title("Sniper Elite · Kordon")
    expect(icon).to_have_attribute("href", "/icon.svg")
    stage.show(asked)
    expect(icon).to_have_attribute("href", "/icon-turn.svg")
    visitor.open("lobby")
    expect(icon).to_have_attribute("href", "/icon.svg")
