"""The table page where it is fullest, in every language and size: all is seen whole, and can be hit."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from kordon.engine.speech import SHORT, Speech
from kordon.games import GAMES, OURS
from tests.browser.conftest import PHONE, Arrive, Letters
from tests.browser.geometry import clipped, out_of_sight, unreachable
from tests.browser.staged import Stage, find_places, moment_of, places_in

SIDEWAYS = (844, 390)  # a phone on its side
LIT = ".play [data-lit]"
ALL_CHOICES = ".all-choices summary"
TEXTS = ", ".join(
    [
        ".question, .status, p.goal, .told, .steps li, p.note, .offers .button, button.number",
        ".track-name, .track-value, .panel strong, .panel-badge b, .zone-name, .tools button",
        ".play-top .button, .tabs button, .result h2, .result td, .result th",
    ]
)

FULL = {
    "estoril": ["choices", "discards", "zones", "prompt-choose", "end"],
    "sniper": ["choices", "numbers", "zones", "prompt-pick", "end"],
    "wolfenstein": ["choices", "buttons", "zones", "prompt-pick", "end"],
}

SCREENS = ((1280, 720), PHONE, SIDEWAYS)
OTHER_LETTERS: tuple[Letters, ...] = ("dejavu", "larger")
FULLEST = [
    pytest.param(
        screen,
        language,
        "ours",
        # In Polish larger letters show what ours would.
        marks=[] if language == "en" or (screen, language) == (PHONE, "cs") else [pytest.mark.full],
    )
    for screen in SCREENS
    for language in ("en", "pl", "cs")
] + [
    pytest.param(
        PHONE, language, letters, marks=[] if (language, letters) == ("pl", "larger") else [pytest.mark.full]
    )
    for language in ("en", "pl", "cs")
    for letters in OTHER_LETTERS
]


@pytest.mark.full
@pytest.mark.parametrize("game", OURS)
def test_a_search_finds_the_moments_where_they_were_recorded(game: str) -> None:
    """If it does not: `python -m tests.browser.staged`. Where a game goes otherwise, every run searches."""
    assert places_in(game) == find_places(game)


@pytest.fixture
def arrive(stay: Arrive) -> Arrive:
    return stay


@pytest.mark.parametrize(("screen", "language", "letters"), FULLEST, ids=lambda value: str(value))
@pytest.mark.parametrize("game", GAMES)
def test_in_the_fullest_states_all_is_seen_and_hit(
    arrive: Arrive, screen: tuple[int, int], game: str, language: str, letters: Letters
) -> None:
    visitor = arrive(language, screen=screen, letters=letters)
    page = visitor.page
    first, *others = FULL[game]
    stage = Stage(visitor, moment_of(game, first))
    for what in FULL[game]:
        if what == "end":
            Stage(visitor, moment_of(game, what))
        elif what in others:
            for _ in range(3):
                page.keyboard.press("Escape")
            stage.replace(moment_of(game, what))
            expect(page.locator(".question")).to_have_text(asked(stage, language, screen))
        for step in range(3):
            assert out_of_sight(page, ALL_CHOICES) == [], (what, step)
            assert unreachable(page, f"{LIT}, .offers .button, [data-back], [data-confirm]") == [], (
                what,
                step,
            )
            assert clipped(page, TEXTS) == [], (what, step)
            assert is_whole(page, ".asks"), (what, step)
            if page.locator(ALL_CHOICES).count():
                page.click(ALL_CHOICES)
                assert unreachable(page, ".choice") == [], (what, step)
                assert out_of_sight(page, ALL_CHOICES) == [], (what, step)
                page.click(ALL_CHOICES)
            if not page.locator(LIT).count() or page.locator("[data-confirm]").count():
                break
            page.locator(LIT).first.dispatch_event("click")
        assert visitor.fits()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def asked(stage: Stage, language: str, screen: tuple[int, int]) -> str:
    """The question of the moment, in words: what the page shows once it is there, in short if it is small."""
    speech = Speech(stage.moment.game, language)
    prompt = stage.moment.scene.prompt
    short = replace(prompt, id=f"{prompt.id}.{SHORT}")
    return speech.say(short if screen[0] < 1000 and speech.has(short.id) else prompt)


def is_whole(page: Page, look: str) -> bool:
    """Whether all of it is seen without scrolling."""
    return bool(page.locator(look).evaluate("one => one.scrollHeight <= one.clientHeight + 2"))
