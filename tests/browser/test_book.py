"""The rules as a book: loaded when opened, its examples drawn, its words explained, one page on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kordon.games import OURS, find
from tests.browser.conftest import Arrive

# Tables that have to be moved sideways to be read.
SIDEWAYS = """[...document.querySelectorAll('.table-of')].filter(one => one.scrollWidth > one.clientWidth + 1)
  .map(one => one.getAttribute('aria-label'))"""

# Stops and commas that begin a line, away from the word before them.
STRAY = """[...document.querySelectorAll('.term, .rule-link')].flatMap((word) => {
  let after = word.nextSibling;
  while (after && (after.nodeType !== 3 || !after.textContent)) after = after.nextSibling;
  if (!/^[.,;:!?)]/.test(after?.textContent)) return [];
  const range = document.createRange();
  range.selectNode(after);
  return range.getClientRects()[0].top > word.getBoundingClientRect().bottom ? [word.textContent] : [];
})"""


def signs(game: str) -> int:
    """How many rows of the book's tables have an icon."""
    book = find(game).book()
    assert book is not None
    return sum(len(signs) for signs in book.signs.values())


def scenes(game: str) -> list[str]:
    book = find(game).book()
    assert book is not None
    return [*book.plan.scenes]


def test_the_book_loads_when_it_is_opened_and_explains_itself(arrive: Arrive, axe: str) -> None:
    visitor = arrive()
    page = visitor.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visitor.open()
    page.wait_for_selector("[data-quick]")
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/Book-" in url or "/books/" in url or "/book-" in url] == []
    page.click(".game-card[data-game=sniper] a.how-to")
    expect(page.locator(".chapter h2").first).to_have_text("What it is about")
    assert [url for url in asked if "/books/sniper/en" in url]
    expect(page.locator(".example .note").first).to_be_visible()
    assert visitor.findings(axe) == []
    # A word is explained when the pointer or the focus is on it.
    term = page.locator(".term").first
    expect(term.locator(".means")).to_be_hidden()
    term.focus()
    expect(term.locator(".means")).to_be_visible()
    # The contents and a rule's id lead to their places.
    page.click(".contents button:has-text('Who sees whom')")
    expect(page.locator("[data-chapter=seeing] h2")).to_be_in_viewport()
    page.click(".rule-link:has-text('SE-851')")
    expect(page.locator("#rule-SE-851.found")).to_be_in_viewport()
    page.reload()
    expect(page.locator("#rule-SE-851.found")).to_be_in_viewport()
    # A search finds parts of the book and rulings.
    page.fill(".rules [type=search]", "misfire")
    expect(page.locator(".chapter h2")).to_contain_text(
        ["A shot, step by step", "Words of the game", "Rulings by number"]
    )
    assert "SE-353" in page.locator(".rules dt").all_inner_texts()
    # So do the names of places, with what is special there; and no picture is in the way of what was found.
    page.fill(".rules [type=search]", "crater")
    expect(page.locator("[data-chapter=places] li")).to_contain_text(
        ["84 Bomb Crater Open ground. Difficult terrain: a move through it is 1 space shorter."]
    )
    expect(page.locator(".rules .empty")).to_have_count(0)
    page.fill(".rules [type=search]", "loot")
    expect(page.locator(".chapter").first).to_contain_text("something to loot")
    expect(page.locator(".example")).to_have_count(0)
    page.fill(".rules [type=search]", "")
    assert page.evaluate(STRAY) == []
    page.fill(".rules [type=search]", "no such thing at all")
    expect(page.locator(".rules .empty")).to_be_visible()


@pytest.mark.parametrize("game", OURS)
def test_every_example_is_drawn_and_the_turn_fits_on_one_sheet(arrive: Arrive, game: str) -> None:
    for language in ("en-GB", "pl-PL", "cs-CZ"):
        visitor = arrive(
            language, phone=language == "pl-PL", theme="dark" if language == "cs-CZ" else "light"
        )
        page = visitor.page
        visitor.open(f"rules/{game}")
        for scene in scenes(game):
            figure = page.locator(f"figure[data-scene='{scene}']")
            figure.scroll_into_view_if_needed()
            expect(figure.locator("svg .shape").first).to_be_attached()
            assert figure.locator(".note").count() == figure.locator(".notes-of li").count(), scene
        assert visitor.fits(), f"{game} in {language}"
        assert page.evaluate(SIDEWAYS) == [], f"{game} in {language}"
        assert page.locator(".table-of td path[d]").count() == signs(game)
        sheet = page.pdf(prefer_css_page_size=True)
        assert sheet.count(b"/Type /Page\n") + sheet.count(b"/Type /Page ") == 1, f"{game} in {language}"
        page.emulate_media(media="print")
        expect(page.locator(".p-steps.glance").first).to_be_visible()
        expect(page.locator(".example").first).to_be_hidden()
        expect(page.locator("header.top")).to_be_hidden()


def test_at_a_table_the_book_is_beside_the_board(arrive: Arrive) -> None:
    visitor = arrive()
    visitor.start("wolfenstein")
    visitor.settle()
    page = visitor.page
    page.click("#tab-rules")
    expect(page.locator(".side .example svg .shape").first).to_be_attached()
    own = page.locator(".stage svg .shape").count()
    page.click(".side .contents button:has-text('Noise and threat')")
    expect(page.locator(".side [data-chapter=noise] h2")).to_be_in_viewport()
    page.click(".side .rule-link:has-text('WO-601')")
    expect(page.locator(".side #rule-WO-601.found")).to_be_in_viewport()
    assert page.locator(".stage svg .shape").count() == own
    page.emulate_media(media="print")
    expect(page.locator(".side .p-steps.glance").first).to_be_visible()
    expect(page.locator(".stage")).to_be_hidden()
    page.emulate_media(media="screen")
    clips = page.locator("clipPath").evaluate_all("all => all.map(one => one.id)")
    assert len(clips) == len(set(clips))
