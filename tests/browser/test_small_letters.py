"""Names and words find room on cards, boards and sheets: read where they fit, never over something else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kordon.engine.chance import seed_from
from kordon.engine.match import Match
from kordon.games import find
from tests.browser.conftest import LAPTOP, PHONE, Arrive
from tests.browser.geometry import box, out_of_sight
from tests.browser.staged import Moment, Stage, moment_of, moments, showing
from tests.browser.test_wolfenstein import turn_of

LANGUAGES = ["en-GB", "pl-PL", "cs-CZ"]

# The lines of names on cards in a hand: their words, whether they can be seen, and how far they stick out.
NAMES = """() => [...document.querySelectorAll('.tray .large .name')].map((line) => {
  const text = line.getBoundingClientRect();
  const card = line.parentElement.querySelector('.body').getBoundingClientRect();
  const out = Math.max(card.left - text.left, text.right - card.right);
  return [line.textContent, !line.matches('[data-tiny]'), out];
})"""
# Visible texts of one look that lie over things of another.
OVER = """([texts, things]) => {
  const isOn = (a, b) => a.left < b.right && a.top < b.bottom && b.left < a.right && b.top < a.bottom;
  const boxes = [...document.querySelectorAll(things)].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll(texts)]
    .filter((text) => !text.matches('[data-tiny]'))
    .filter((text) => boxes.some((one) => isOn(text.getBoundingClientRect(), one)))
    .map((text) => text.textContent.trim());
}"""


def none_over(page: Page, texts: str, things: str) -> None:
    """Wait until no such text lies over such a thing: letters that are still to come may be narrower."""
    page.wait_for_function(f"looks => !({OVER})(looks).length", arg=[texts, things])


@pytest.fixture
def arrive(stay: Arrive) -> Arrive:
    return stay


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_to_choose_from_are_named_on_a_phone(arrive: Arrive, language: str) -> None:
    page, _ = showing(arrive, PHONE, moment_of("sniper", "prompt-pick"), language)
    assert len(page.evaluate(NAMES)) >= 6
    page.wait_for_function(f"() => ({NAMES})().every(([, isSeen, out]) => isSeen && out <= 0)")


def test_what_a_card_does_is_read_before_it_is_confirmed(arrive: Arrive) -> None:
    page, stage = showing(arrive, PHONE, playable())
    moves = alone(stage.moment)
    card = next(one for one in stage.moment.scene.pieces if one.at == "zone:hand" and one.id in moves)
    page.locator(f'.tray [data-target="{card.id}"]').tap()
    effect = page.locator("[data-effect]")
    expect(effect).to_be_visible()
    assert out_of_sight(page, "[data-effect], [data-confirm], .question") == []
    page.click("[data-back]")
    expect(effect).to_have_count(0)


def alone(moment: Moment) -> set[str]:
    """What is a whole move by itself."""
    return {choice.path[0] for choice in moment.scene.choices if len(choice.path) == 1 and not choice.note}


def playable() -> Moment:
    """A moment at which a card in hand is a whole move."""
    return next(
        moment
        for moment in moments("sniper")
        if any(piece.at == "zone:hand" and piece.id in alone(moment) for piece in moment.scene.pieces)
    )


def test_a_heros_words_leave_a_phone_its_board(arrive: Arrive) -> None:
    page, _ = showing(arrive, PHONE, turn_of("bj"))
    page.locator(".tray .cover").first.tap(force=True)
    tip = page.locator(".looking:not(.unplaced)")
    expect(tip).to_contain_text("B.J. Blazkowicz")
    expect(tip).to_contain_text("life 5 of 5 · armour")
    expect(tip).to_contain_text("No mercy")
    assert box(page, ".looking")["height"] < box(page, ".stage")["height"] * 0.45


def every_board() -> list[Moment]:
    """First moments of a few games that have all boards between them."""
    game = find("estoril")
    found: dict[str, Moment] = {}
    for number in range(20):
        moment = Moment(Match(game, game.parse_options({}), 3, seed_from(f"boards {number}")), 0)
        mottos = {shape.motto.id: moment for shape in moment.scene.shapes if shape.motto}
        found = mottos | found
    return list({id(moment): moment for moment in found.values()}.values())


@pytest.mark.parametrize("language", ["en-GB", "pl-PL"])
def test_what_is_special_about_a_board_never_runs_into_its_name(arrive: Arrive, language: str) -> None:
    for moment in every_board():
        page, _ = showing(arrive, PHONE, moment, language)
        assert page.locator(".plate .order").count() == 6
        none_over(page, ".plate .motto", ".plate .motto + text")


def test_names_of_rooms_lie_on_no_sign_and_no_furniture(arrive: Arrive) -> None:
    page, _ = showing(arrive, LAPTOP, turn_of("bj", "officers-room"))
    assert page.locator(".plate .inside").count() >= 5
    none_over(page, ".plate .inside", ".props > g, .shape-sign, .board .piece")


def test_a_sheet_has_its_numbers_under_their_heads_and_no_row_on_another(arrive: Arrive) -> None:
    page = Stage(arrive(screen=LAPTOP), moment_of("wolfenstein", "end")).visitor.page
    assert page.locator(".sheet-view td.number").count() > 3
    ends = page.evaluate(
        "() => ['thead th:last-child', 'tbody td:last-child'].map((look) => "
        "getComputedStyle(document.querySelector(`.sheet-view ${look}`)).textAlign)"
    )
    assert ends == ["right", "right"]
    page = Stage(arrive("pl-PL", screen=PHONE), moment_of("estoril", "end")).visitor.page
    assert page.locator(".wide thead th").count() > 5
    assert (
        page.evaluate(
            "() => [...document.querySelectorAll('.wide thead th')]"
            ".filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
        )
        == []
    )
