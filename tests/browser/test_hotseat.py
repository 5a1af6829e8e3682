"""Several players at one device: the curtain between them, frame by frame, and nothing of it for others."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from kordon.engine.chance import SEED_BYTES
from kordon.engine.speech import LANGUAGES
from tests.browser.recorder import COVERED, Recorder, targets
from tests.browser.test_play import HAND, play_on
from tests.browser.visitor import Visitor

Arrive = Callable[..., Visitor]

NAMES = ("Anna", "Ben")
SEED = SEED_BYTES * b"\n"  # its boards have enough places for secrets that nobody else may look at
COVER = "[data-cover].primary"
NEXT = f"{COVER}, .play [data-lit], .sheet-view"


def sit_together(visitor: Visitor, *others: str, seats: int = 2) -> None:
    """A table of Estoril at which the first seats are played on one device; bots have the rest."""
    page = visitor.page
    visitor.open("lobby")
    expect(page.locator("#name")).not_to_have_value("")  # known to the server by now
    page.fill("#name", "Anna")
    page.click(".name .button")
    page.wait_for_selector(".toast")
    page.select_option(".new-table select >> nth=0", "estoril")
    page.select_option(".new-table select >> nth=1", str(seats))
    page.click(".new-table [type=submit]")
    for seat, name in enumerate(others, 1):
        page.click(f"[data-add-here='{seat}']")
        page.fill(".coming input", name)
        page.press(".coming input", "Enter")
        expect(page.locator(".seat").nth(seat)).to_contain_text(name)
        expect(page.locator(".seat").nth(seat)).to_contain_text("on this device")
    if seats > len(others) + 1:
        page.click(".before .actions .button:not(.primary)")
    page.click("[data-start]")
    page.wait_for_selector(".curtain")


def uncover(visitor: Visitor, name: str = "") -> str:
    """Uncover the screen for a player, by default the one waited for; returns the name."""
    wanted = f"[data-open='{NAMES.index(name)}']" if name else "[data-open].primary"
    button = visitor.find(f".curtain {wanted}")
    seat = int(str(button.get_attribute("data-open")))
    button.click()
    visitor.page.wait_for_selector(".play .board")
    return NAMES[seat]


def cover(visitor: Visitor) -> None:
    visitor.page.click("[data-more]")
    visitor.page.click("[data-cover-now]")
    visitor.page.wait_for_selector(".curtain")


def lay_face_down(visitor: Visitor, source: Random) -> None:
    """A turn with a card that nobody else may know, laid where it lets nobody look at another's."""
    visitor.settle()
    visitor.click(visitor.find(f"{HAND}[data-lit]"))
    visitor.click(visitor.find(".shape.l-secret.l-peek-0[data-lit]"))
    visitor.confirm()
    while visitor.page.wait_for_selector(NEXT, state="attached") and not visitor.page.query_selector(COVER):
        play_on(visitor, source, 1)


def lying(visitor: Visitor) -> set[tuple[str, str]]:
    """What lies on the board, as the current player sees it."""
    found = targets(visitor.page.inner_html(".board"))
    return {(target, label) for target, label in found if target.startswith("on:")}


def note(visitor: Visitor, text: str) -> None:
    page = visitor.page
    page.click("#tab-notes")
    page.fill("#notes", text)
    page.wait_for_selector(".notes [data-saved=true]")
    page.click("#tab-log")


def test_the_curtain_never_shows_anothers_secrets(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = secrets.token_bytes
    monkeypatch.setattr(secrets, "token_bytes", lambda count: SEED if count == len(SEED) else draw(count))
    visitor = arrive(fresh=True)
    page, source = visitor.page, Random(3)
    sit_together(visitor, "Ben")
    visitor.hold_time()
    # Both come to have secrets: notes, and a card that lies face down.
    notes = {name: f"what only {name} knows" for name in NAMES}
    first = uncover(visitor)
    note(visitor, notes[first])
    lay_face_down(visitor, source)
    page.click("[data-cover]")
    second = uncover(visitor)
    assert second != first
    note(visitor, notes[second])
    lay_face_down(visitor, source)
    page.click("[data-cover]")
    assert uncover(visitor) == first
    lay_face_down(visitor, source)
    page.click("#tab-notes")
    expect(page.locator("#notes")).to_have_value(notes[first])
    visitor.put_away()
    page.locator(HAND).first.click(force=True)  # it is not their turn, and the refusal names the card
    expect(page.locator(".toast")).to_have_count(1)

    recorder = Recorder(page, "data-cover", "data-cover-now", "data-open")
    known_to_first, view = lying(visitor), recorder.picture()
    box = page.locator(".stage").bounding_box()
    assert box is not None
    sent = len(visitor.frames)
    page.click("[data-cover]")
    expect(page.locator(".curtain h2")).to_have_text(f"{second}, it is your turn")
    expect(page.locator(".spoken")).to_be_empty()
    expect(page.locator(".toast")).to_have_count(0)  # and not because its time is up: that is held
    recorder.rest()
    reachable = recorder.heap()
    assert notes[first] not in reachable
    assert notes[second] not in reachable
    heard = len(visitor.frames)
    kept = page.evaluate("JSON.stringify([localStorage, sessionStorage, history.state, document.cookie])")
    uncover(visitor)
    recorder.rest()
    reachable = recorder.heap()
    assert notes[first] not in reachable
    assert notes[second] in reachable, "a heap in which nothing is found proves nothing"
    known_to_second, then = lying(visitor), recorder.picture()
    only_first, only_second = known_to_first - known_to_second, known_to_second - known_to_first
    assert len(only_first) > 1
    assert only_second

    # What the page held, change by change and frame by frame.
    covered, opened = recorder.shown("data-cover"), recorder.shown("data-open")
    assert any("it is your turn" in text for text in covered)
    for text in covered:
        assert "data-target" not in text
        assert "data-piece" not in text
        assert "card" not in text.lower()
        for _, label in only_first | only_second:
            assert label.partition(",")[0] not in text
    for text in [*covered, kept]:
        assert not any(note in text for note in notes.values())
    shown = set().union(*map(targets, opened))
    assert only_second <= shown
    assert not only_first & shown
    assert not any(notes[first] in text for text in opened)

    # What it was sent meanwhile: only what everybody may see.
    for told in map(json.loads, visitor.frames[sent:heard]):
        assert told.get("you", {}).get("viewer", 6) == 6
        assert not told.get("you", {}).get("notes")
        assert told["kind"] != "reply"

    # What was really on the screen: once the old picture is gone, it never comes back, and the next one's is
    # not there before the next press.
    (_, pressed), (_, uncovered) = recorder.presses()
    while_covered = recorder.between(pressed, uncovered, [view, then], box)
    assert while_covered
    assert all(min(unlike) > COVERED for unlike in while_covered)
    later = recorder.apart([shot for shot in recorder.shots if shot.at >= uncovered], [view, then], box)
    assert all(from_view > 0.004 for from_view, _ in later)
    assert later[-1][1] < 0.002, "the last picture is the next one's"

    # A picture that flashes up for three frames behind the curtain would be found.
    cover(visitor)
    recorder.flash(then)
    uncover(visitor, second)
    recorder.rest()
    (_, pressed), (_, uncovered) = recorder.presses()[-2:]
    assert min(unlike for (unlike,) in recorder.between(pressed, uncovered, [then], box)) < 0.01


def test_two_at_one_device_from_the_lobby_to_the_end(arrive: Arrive, axe: str) -> None:
    visitor = arrive()
    page, source = visitor.page, Random(4)
    sit_together(visitor, "Ben")
    assert visitor.findings(axe) == []
    turns: list[str] = []
    while len(turns) < 4:
        turns.append(uncover(visitor))
        expect(page.locator(".panel small").filter(has_text="away")).to_have_count(0)
        while page.wait_for_selector(NEXT, state="attached") and not page.query_selector(COVER):
            play_on(visitor, source, 1)
        page.click(COVER)
        page.wait_for_selector(".curtain")
    assert turns == [turns[0], turns[1]] * 2
    assert set(turns) == set(NAMES)
    # Bots finish it for both.
    for _ in NAMES:
        uncover(visitor)
        page.click("[data-more]")
        page.click("[data-bot-for-me]")
        page.wait_for_selector(f"{COVER}, .sheet-view", timeout=120_000)
        if page.query_selector(COVER):
            page.click(COVER)
    page.wait_for_selector(".sheet-view")
    # After the end there is no curtain, not even for one who comes back; and all go on together.
    page.reload()
    page.wait_for_selector(".sheet-view")
    page.click(".result [data-again]")
    page.wait_for_selector(".before")
    expect(page.locator(".seat").nth(1)).to_contain_text("Ben · on this device")
    expect(page.locator(".seat.own .own-name")).to_have_value("Anna")


def test_whoever_comes_back_finds_the_curtain(arrive: Arrive, axe: str) -> None:
    visitor = arrive()
    page = visitor.page
    sit_together(visitor, "Ben")
    name = uncover(visitor)
    visitor.settle()
    assert visitor.findings(axe) == []
    page.reload()
    expect(page.locator(".curtain h2")).to_have_text(f"{name}, it is your turn")
    assert visitor.findings(axe) == []


def test_a_key_held_down_and_a_double_click_open_nothing(arrive: Arrive) -> None:
    visitor = arrive()
    page = visitor.page
    sit_together(visitor, "Ben")
    for key in ("Enter", "Space"):
        page.keyboard.down(key)
        page.keyboard.down(key)
        page.keyboard.up(key)
    expect(page.locator(".curtain")).to_be_visible()
    page.keyboard.press("Tab")
    page.wait_for_selector("[data-open].primary:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".play .board")
    cover(visitor)
    page.dispatch_event("[data-open].primary", "click", {"detail": 2})
    expect(page.locator(".curtain")).to_be_visible()


def test_everybody_at_the_device_is_here_for_the_others(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    page = host.page
    host.open("lobby")
    page.select_option(".new-table select >> nth=0", "estoril")
    page.select_option(".new-table select >> nth=1", "3")
    page.click(".new-table [type=submit]")
    page.click("[data-add-here='1']")
    page.fill(".coming input", "Ben")
    page.press(".coming input", "Enter")
    expect(page.locator(".seat").nth(1)).to_contain_text("Ben · on this device")
    guest.page.goto(page.input_value("#invitation"))
    guest.page.click(".seat .button")
    expect(page.locator(".seat").nth(2)).to_contain_text("Guest")
    page.click("[data-start]")
    guest.page.wait_for_selector(".panel")
    expect(guest.page.locator(".panel.away")).to_have_count(0)
    for seat in (0, 1):
        page.wait_for_selector(".curtain")
        page.evaluate("location.reload()")
        page.wait_for_selector(".curtain")
        expect(guest.page.locator(".panel").nth(seat)).not_to_have_class(re.compile(r"\baway\b"))


def test_where_several_are_asked_they_choose(arrive: Arrive) -> None:
    """The hunt asks one at a time, so the panels of two are lit by hand in what the table says."""
    visitor = arrive(fresh=True)
    page = visitor.page
    page.route_web_socket("**/socket*", lambda line: alter(line))
    sit_together(visitor, "Ben")
    expect(page.locator(".curtain h2")).to_have_text("Who is next?")
    expect(page.locator("[data-open].primary")).to_have_count(2)
    page.click("[data-open='1']")
    page.wait_for_selector(".play .board")
    expect(page.locator(".hand-over")).to_contain_text("Anna")
    page.click("[data-cover]")
    page.wait_for_selector(".curtain")


def alter(line: object) -> None:
    """Let every panel of a snapshot be active."""
    server = line.connect_to_server()  # type: ignore[attr-defined]

    def tell(said: str) -> None:
        message = json.loads(said)
        for panel in message.get("scene", {}).get("panels", []) if message["kind"] == "snapshot" else []:
            panel["active"] = True
        line.send(json.dumps(message))  # type: ignore[attr-defined]

    server.on_message(tell)


def test_who_plays_alone_notices_nothing(arrive: Arrive) -> None:
    visitor = arrive()
    sockets: list[str] = []
    visitor.page.on("websocket", lambda socket: sockets.append(socket.url))
    visitor.start("estoril")
    visitor.settle()
    play_on(visitor, Random(8), 2)
    assert len(sockets) == 1
    assert "viewer" not in sockets[0]
    expect(visitor.page.locator(".hand-over, .curtain")).to_have_count(0)
    visitor.page.click("[data-more]")
    expect(visitor.page.locator("[data-cover-now]")).to_have_count(0)
    assert visitor.page.evaluate("localStorage.getItem('kordon-hands')") is None


def test_no_token_stands_in_an_address(arrive: Arrive) -> None:
    visitor = arrive()
    addresses: list[str] = []
    visitor.page.on("request", lambda request: addresses.append(request.url))
    visitor.page.on("websocket", lambda socket: addresses.append(socket.url))
    sit_together(visitor, "Ben")
    uncover(visitor)
    kept = json.loads(visitor.page.evaluate("localStorage.getItem('kordon-hands')"))
    tokens = [hand["token"] for hands in kept.values() for hand in hands]
    assert len(tokens) == 1
    assert len(tokens[0]) > 30
    assert not any(tokens[0] in address for address in [*addresses, visitor.page.url])


def test_the_curtain_fits_a_phone(arrive: Arrive) -> None:
    visitor = arrive(phone=True)
    page = visitor.page
    visitor.open("lobby")
    page.select_option(".new-table select >> nth=0", "estoril")
    page.select_option(".new-table select >> nth=1", "2")
    page.click(".new-table [type=submit]")
    page.tap("[data-add-here='1']")
    page.fill(".coming input", "Bartłomiej Březina")
    page.press(".coming input", "Enter")
    page.wait_for_selector(".seat >> nth=1 >> text=Bartłomiej")
    table = page.url
    for language in LANGUAGES:
        visitor.read_in(language)
        page.wait_for_selector(".seat >> nth=1 >> text=Bartłomiej")
        assert visitor.fits(), f"before the start in {language}"
    page.tap("[data-start]")
    page.wait_for_selector(".curtain")
    for language in LANGUAGES:
        visitor.open("lobby")
        visitor.read_in(language)
        page.goto(table)
        page.wait_for_selector(".curtain")
        assert visitor.fits(), f"the curtain in {language}"
        page.tap("[data-open].primary")
        page.wait_for_selector(".play .board")
        assert visitor.fits(), f"playing in {language}"
