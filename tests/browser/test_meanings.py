"""Everything on the table page says what it means: pieces, signs, numbers, questions and the log."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from kordon.games import GAMES
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.geometry import box, out_of_sight, overlap, unreachable
from tests.browser.staged import Stage, last_discard, moment_of, moments, showing

in_every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def arrive(stay: Arrive) -> Arrive:
    return stay


@in_every_game
def test_everything_says_what_it_is(arrive: Arrive, game: str) -> None:
    page, _ = showing(arrive, LAPTOP, moment_of(game, "zones"))
    for what in (".track .what", ".panel .what", ".thing .cover", ".board .shape[data-target]", ".zone-name"):
        says_what_it_is(page, what)


def says_what_it_is(page: Page, what: str) -> None:
    """Under the pointer, beside it, and no longer than the pointer is there."""
    thing = page.locator(what).first
    thing.hover(force=True)
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    assert len(tip.text_content() or "") > len(thing.text_content() or "")
    place, tip_place = thing.bounding_box(), box(page, "#tip")
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    inside = tip_place["left"] < x < tip_place["right"] and tip_place["top"] < y < tip_place["bottom"]
    assert not inside
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)


def test_under_a_finger_a_card_explains_itself_off_the_question(arrive: Arrive) -> None:
    page, stage = showing(arrive, PHONE, moment_of("estoril", "choices"))
    stage.visitor.hold_time()
    page.locator(".tray [data-lit]").first.tap()
    expect(page.locator(".steps li")).to_have_count(1)
    expect(page.locator("#tip")).to_be_visible()
    for part in (".question", ".offers", ".tray"):
        assert overlap(page, "#tip", part) == 0
    assert page.locator(".board .shape[data-lit]").count() > 3
    assert out_of_sight(page, ".board .shape[data-lit]") == []
    # Where the board fills the screen it may lie over places, but a finger reaches them through it.
    assert page.evaluate("getComputedStyle(document.querySelector('#tip')).pointerEvents") == "none"
    place = box(page, ".stage")
    page.touchscreen.tap(place["left"] + 20, place["top"] + 8)
    expect(page.locator("#tip")).to_have_count(0)


def test_a_finger_on_what_can_never_be_chosen_only_asks_what_it_is(arrive: Arrive) -> None:
    page, stage = showing(arrive, PHONE, moment_of("estoril", "prompt-lay"))
    page.locator(".tray .zone:not(.large) .thing button").first.tap(force=True)
    expect(page.locator("#tip")).to_be_visible()
    assert [request["kind"] for request in stage.asked] == []
    expect(page.locator(".toast")).to_have_count(0)


@in_every_game
def test_a_phone_says_which_seat_is_yours(arrive: Arrive, game: str) -> None:
    page, _ = showing(arrive, PHONE, moment_of(game, "choices"))
    expect(page.locator(".panel.own small")).to_have_text("you")
    expect(page.locator(".panel.own small")).to_be_visible()
    assert page.locator(".panel small:visible").count() == 1


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "cs-CZ"])
def test_on_a_phone_the_step_to_confirm_can_be_read(arrive: Arrive, language: str) -> None:
    page, _ = showing(arrive, PHONE, last_discard(), language)
    page.locator('[data-zone="zone:hand"] .thing button[data-lit]').first.tap()
    expect(page.locator("[data-confirm]")).to_be_visible()
    for part in (".question", ".steps li", "[data-back]"):
        assert out_of_sight(page, part) == []
    assert overlap(page, "[data-confirm]", ".steps li") == 0
    assert overlap(page, "[data-confirm]", "[data-back]") == 0


@pytest.mark.parametrize("language", ["en-GB", "pl-PL", "cs-CZ"])
@pytest.mark.parametrize("asked", ["prompt-conspirator", "prompt-nationalist"])
def test_on_a_phone_both_answers_are_seen_at_once(arrive: Arrive, language: str, asked: str) -> None:
    page, _ = showing(arrive, PHONE, moment_of("estoril", asked), language)
    assert page.locator(".offers .act").count() == 2
    assert out_of_sight(page, ".offers .act") == []
    dock = box(page, ".dock")
    for index in range(2):
        answer = page.locator(".offers .act").nth(index).bounding_box()
        assert answer is not None
        assert answer["y"] + answer["height"] <= dock["bottom"]


def test_the_owners_sign_lies_on_the_lit_edge(arrive: Arrive) -> None:
    page, _ = showing(arrive, PHONE, moment_of("estoril", "prompt-peek"))
    assert page.locator(".board .piece .glow[data-lit]").count() > 0
    assert (
        page.locator(".board .piece .glow ~ .turn .owner").count()
        == page.locator(".board .piece .owner").count()
        > 0
    )


@in_every_game
def test_the_goal_is_always_there(arrive: Arrive, game: str) -> None:
    for screen in (LAPTOP, (1280, 720), PHONE):
        page, _ = showing(arrive, screen, moment_of(game, "choices"))
        assert page.locator("p.goal:visible").count() == 1
        expect(page.locator("p.goal:visible")).to_contain_text("win")


def test_keys_reach_what_a_number_means(arrive: Arrive) -> None:
    visitor = arrive(screen=LAPTOP)
    Stage(visitor, moment_of("sniper", "prompt-defend"))
    visitor.tab_to(".track .what")
    tip = visitor.page.locator("#tip")
    expect(tip).to_contain_text("How many turns the sniper has left.")
    assert visitor.page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip"


def test_a_question_shows_the_cards_it_is_about(arrive: Arrive) -> None:
    page, _ = showing(arrive, LAPTOP, moment_of("estoril", "prompt-choose"))
    expect(page.locator(".about .face")).to_have_count(2)
    assert unreachable(page, ".about li, .offers .button") == []


def test_the_log_tells_which_lines_are_secret(arrive: Arrive) -> None:
    found = next(moment for moment in moments("sniper") if moment.private and moment.seat == 0)
    page, _ = showing(arrive, LAPTOP, found)
    marked = page.locator(".log-lines li.private")
    expect(marked).to_have_count(len(found.private))
    expect(marked.first).to_contain_text("secret")
    lines = page.locator(".log-lines li").all_inner_texts()
    assert [index for index, line in enumerate(lines) if "secret" in line] == list(found.private)


def test_dice_and_tokens_come_with_a_caption_and_off_the_board(arrive: Arrive) -> None:
    found = next(
        (before, after)
        for before, after in zip(moments("sniper"), islice(moments("sniper"), 1, None), strict=False)
        if any(line.id.startswith("shot-") for line in after.log[-3:])
        and before.scene.width == after.scene.width
    )
    line = next(line for line in found[1].log if line.id.startswith("shot-"))
    for screen in (LAPTOP, (1280, 720), PHONE):
        page, stage = showing(arrive, screen, found[0])
        stage.show(found[1], (line,))
        expect(page.locator(".turned-up p")).to_contain_text("token")
        assert page.locator(".turned-up li").count() > 0
        assert overlap(page, ".turned-up", ".stage") == 0
        assert overlap(page, ".turned-up", ".tray") == 0
